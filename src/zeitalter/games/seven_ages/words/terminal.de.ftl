# Kurze Wörter für den Tisch von 7 Ages im Terminal; Zeilen sind 80 Spalten breit. Was getippt wird, steht in typed.de.ftl.

terminal-you = { $name } (du)
terminal-turn = Runde { $turn }
terminal-round = { $action }
terminal-acts = { $empire }: { $action }
terminal-rank-heads = Spieler|Ruhm|Reiche|Gebiete|Stufe|Geld|Hand|Marker
terminal-nothing = nichts
terminal-no-seat = Hier sitzt niemand; wähle einen Platz.
terminal-how-to = Antworte mit einer Zahl oder in Worten, wie die Beispiele zeigen. „hilfe“ nennt, was du sonst noch tippen kannst.
terminal-no-card = Ich kenne keine Karte, kein Reich, kein Gebiet, keine Region, keine Errungenschaft, kein Ereignis, keinen Anführer und keine Einheit mit „{ $words }“ im Namen.
terminal-card-usage = Tippe das Wort und einen Namen, zum Beispiel: karte forum, karte legion, reich römer, region italien, gebiet rom
terminal-play-help =
    Antworte mit einer Zahl der Liste oder in Worten: Verb, dann Namen mit Zahlen.
      lege produktion schicksal      ziehe von rom nach sizilien legion 2
      baue krieger in rom            setze front legion 2 stütze bogenschützen
      handle mit griechen            ereignis vulkan in rom
    Marker nennst du in der Folge deiner Reiche, den letzten für den leeren Platz.
    Namen gelten auf Deutsch und Englisch; ihr Anfang genügt. „fertig“ beendet, was
    sich beenden lässt. Lange Listen: mehr, oder Wörter zum Suchen; die Eingabetaste
    zeigt sie wieder. Ein Verb allein oder mit einem Teil listet auf: ziehe rom
    tisch        der ganze Tisch        tafeln     was vor jedem liegt
    weltkarte    wer wo ist             umgebung   deine Gebiete und ihre Nachbarn
    leiste       Fortschrittstabelle    einheiten  was du noch bauen kannst
    hand         deine Karten           ablage     der Ablagestapel
    reich NAME   ein Reich              region NAME, gebiet NAME  Teil der Karte
    karte NAME   Karte, Errungenschaft, Ereignis, Anführer, Einheit, Gebiet
    warum WÖRTER warum etwas nicht geht, mit der Regel
    regel        die Regel zu dieser Frage; regel S68 oder regel WORT für andere
    tipp         was ein Bot hier täte, und warum
    zurück       deine letzte Antwort zurücknehmen, solange nichts aufgedeckt ist
    log N        die letzten N Zeilen des Protokolls
    speichern DATEI   die Partie speichern      ende   aufhören

## Wörter für Bilder

terminal-words-near = umgebung
terminal-words-track = leiste, fortschritt
terminal-words-discard = ablage, ablagestapel
terminal-words-units = einheiten, vorrat
terminal-words-region = region
terminal-words-empire = reich
terminal-words-area = gebiet

## Spielplan

terminal-piles = Stapel
terminal-deck = Zugstapel { $n }
terminal-discarded = Ablagestapel { $n }
terminal-cup = { $n } Anführer im Vorratsbehälter
terminal-aside = Offen liegen
terminal-world = Welt
terminal-level = Stufe { $n }
terminal-crusade = Kreuzzug
terminal-age = Zeitalter { $n }
terminal-track-legend = Hinter jeder Stufe die Reiche, die dort stehen; x ist ein dunkles Feld, ohne kostenlosen Fortschritt am Rundenende.
terminal-beyond = Darüber
terminal-year = { $year } n. Chr.
terminal-year-bc = { $year } v. Chr.
terminal-region-africa = Afrika
terminal-region-americas = Amerika
terminal-region-asia = Asien
terminal-region-europe = Europa
terminal-region-north_america = Nordamerika
terminal-region-south_america = Südamerika
terminal-region-australasia = Australasien
terminal-region-china = China
terminal-region-india = Indien
terminal-region-north_east_asia = Nordostasien
terminal-region-south_east_asia = Südostasien
terminal-region-britain = Britannien
terminal-region-italy = Italien
terminal-islands = Inseln
terminal-seas = Seegebiete
terminal-free-areas =
    { $n ->
        [one] 1 neutrales Gebiet
       *[other] { $n } neutrale Gebiete
    }
terminal-map-legend = Röm 3: Einheiten eines Reichs; #1 Stadt, @1 Hauptstadt mit ihrer Stufe, + Befestigung, ! Aufruhr, & Anführer, * Errungenschaft
terminal-raided = gegen { $code } { $n }
terminal-area = { $name } ({ $ground }, Einkommen { $income })
terminal-arrow = Pfeil
terminal-river = Fluss
terminal-fort = Befestigung
terminal-disorder = Aufruhr
terminal-city-level = Stadt der Stufe { $n }
terminal-capital-level = Hauptstadt der Stufe { $n }

## Reiche und Spieler

terminal-at-level = Zeitalter { $age }, Stufe { $level } ({ $year })
terminal-money = Geld { $n }
terminal-trade-number = Handelszahl { $n }
terminal-elite = Elite { $n }
terminal-go = +1 go: { $n }
terminal-barbarian = barbarisch
terminal-marks = Errungensch.
terminal-leaders = Anführer
terminal-areas = Gebiete
terminal-glory =
    { $n ->
        [one] 1 Ruhmespunkt
       *[other] { $n } Ruhmespunkte
    }
terminal-pair = Farbpaar mit { $colour }
terminal-markers = Marker
terminal-empty-slot = leerer Platz
terminal-empty-slot-may = leerer Platz (Reich gründen, Schicksal, Zivilisierung oder Joker; oder nichts)
terminal-order = Lege auf
terminal-hand = Hand
terminal-hand-hidden =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
terminal-hand-more = { $n } weitere
terminal-uses = Zeitalter { $ages }; { $artefact }; { $event }
terminal-use-empire = Reich
terminal-use-artefact = Errungensch.
terminal-use-event = Ereignis
terminal-discard = Ablagestapel
terminal-pool = Vorrat
terminal-unit = { $front }/{ $support }, Bewegung { $move }, Preis { $cost }
terminal-carries = trägt { $n }
terminal-counters = { $colour }: { $n } Einheiten, bis Zeitalter { $age } { $units }
terminal-empire = { $name }, Stufe { $level }, Gebiete { $areas }, Geld { $n }
terminal-founding = Wert { $value }; beginnt mit { $n } Geld ({ $areas }); Anführerwert { $leaders }

## Szenen

terminal-move-legend = Stapel und wohin ihre Einheiten können: [Bewegungspunkte, wer dort ist]. In jedem Landgebiet, das du verlässt, bleibt eine Einheit.
terminal-raids = Konflikte
terminal-odds = zu { $wins } % gewonnen, zu { $loses } % verloren, wenn beide alles einsetzen
terminal-aboard = An Bord
terminal-conflict = Konflikt ({ $area }, { $ground }), Kampfrunde { $round }
terminal-attacker = Angreifer
terminal-defender = Verteidiger
terminal-side-available = Verfügbar
terminal-side-used = Verbraucht
terminal-side-front = Frontlinie
terminal-side-support = Unterstütz.
terminal-drawn = Karte
terminal-face-down = verdeckt
terminal-total = Summe
terminal-so-far = Bis jetzt
terminal-worth = Einheiten { $n }, mit deiner Karte und allem anderen { $total }
terminal-partners = Partner
terminal-partner = { $name }: Stufe { $level }, Handel { $n }, { $where }
terminal-partner-of =
    { $cards ->
        [one] { $name }, Stufe { $level }, Handel { $n }, 1 Karte
       *[other] { $name }, Stufe { $level }, Handel { $n }, { $cards } Karten
    }
terminal-in-range = in Reichweite
terminal-out-of-range = außer Reichweite
terminal-costs = Bewegung { $n }

## Das Ende

terminal-sum = Ruhmespunkte
terminal-best-level = Höchste Stufe
