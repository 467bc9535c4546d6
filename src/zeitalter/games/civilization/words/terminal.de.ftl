# Kurze Wörter für den Tisch im Terminal; Zeilen sind 80 Spalten breit. Auch die Karten und Gebiete in Worten stehen hier.

terminal-you = { $name } (du)
terminal-round = Runde { $round }, Phase { $phase }
terminal-census = Reihenfolge der Bewegung: { $order }
terminal-rank-heads = Spieler, Volk|Feld|Ep.|Städte|Steine|Vorrat|Schatz|Schf.|Hand|Ziv.|Pkt
terminal-succession = Entwicklung
terminal-stacks = Stapel
terminal-calamities = Katastrophen
terminal-calamity-of = { $name } trifft { $victim }
terminal-calamity-sold = { $name } trifft { $victim } (von { $seller })
terminal-nothing = nichts
terminal-no-seat = Hier sitzt niemand; wähle einen Platz.
terminal-how-to = Antworte mit einer Zahl oder in Worten, wie die Beispiele zeigen. „hilfe“ nennt, was du sonst noch tippen kannst.
terminal-no-card = Ich kenne keine Karte, kein Gebiet, kein Volk, keine Region und keinen Vulkan mit „{ $words }“ im Namen.
terminal-card-usage = Tippe „karte“ und einen Namen, zum Beispiel: karte töpfern, karte knossos, karte piraterie
terminal-play-help =
    Antworte mit einer Zahl der Liste oder in Worten: Verb, dann Namen mit Zahlen.
      ziehe 2 von knossos nach phaistos    kaufe töpfern mit salz 3 korn
      wachse knossos 2 rhodos              verliere knossos 2 stadt:rhodos
    Namen gelten auf Deutsch und Englisch; ihr Anfang genügt.
    Lange Listen: mehr, oder Wörter zum Suchen; die Eingabetaste zeigt sie wieder.
    tisch        der ganze Tisch        tafeln        was vor jedem liegt
    weltkarte    wer wo steht           umgebung      deine Gebiete und Nachbarn
    entwicklung  Entwicklungstabelle    stapel        Stapel der Handelskarten
    angebote     Pakete auf dem Tisch   katastrophen  offene Katastrophen
    handel       im Handel: wer was hat, sagte und sucht
    hand         deine Hand in Worten   karten        alle Karten mit deinem Preis
    karte NAME    eine Karte, ein Gebiet oder ein Volk in Worten
    warum WÖRTER  warum etwas nicht geht, mit der Regel
    regel         die Regel zu dieser Frage; regel 43.7 oder regel WORT für andere
    fertig        Schiffbau, Bewegung, Städtebau oder Handel beenden
    warte         im Handel: abwarten, bis jemand etwas Neues sagt
    lehne ab NAME WORT   ein Angebot ablehnen: lehne ab ada zu wenig
    tipp          was ein Bot hier täte, und warum
    zurück        deine letzte Antwort zurücknehmen, solange nichts aufgedeckt ist
    log N         die letzten N Zeilen des Protokolls
    speichern DATEI   die Partie speichern      ende   aufhören

## Wörter für Bilder

terminal-words-near = umgebung, nachbarn
terminal-words-succession = entwicklung, tabelle
terminal-words-stacks = stapel
terminal-words-offers = angebote, pakete
terminal-words-trade = handel, überblick
terminal-words-calamities = katastrophen

## Völker und Gebiete

terminal-status =
    Feld { $field } (Epoche { $epoch }), Steine { $tokens }, Städte { $cities }, Vorrat { $stock }, Schatz { $treasury }
terminal-cities = Städte
terminal-city-in = Stadt { $area }
terminal-ships = Schiffe
terminal-ships-paid = Schiffe: { $n }, davon bezahlt: { $paid }
terminal-ship = { $coast }, noch { $left } weit, { $aboard } an Bord
terminal-sails-to = > { $names }
terminal-cards = Karten
terminal-marked = Gekennz.
terminal-units =
    { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    }
terminal-starts-in = beginnt in { $area }
terminal-free-areas =
    { $n ->
        [one] 1 freies Gebiet
       *[other] { $n } freie Gebiete
    }
terminal-map-legend = [2#] ernährt 2, Bauplatz; ~ Hochwasser, ^ Vulkan; A3 Steine, A* Stadt von A.
terminal-near-legend = Gebiet [ernährt 2, # Bauplatz] wer da ist: was zu Land angrenzt
terminal-rested = ({ $n } noch beweglich)
terminal-no-neighbours = zu Land nichts

## Karten und Angebote

terminal-hand = Hand
terminal-hand-hidden =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
terminal-in-package = Im Paket
terminal-worth = Wert { $n }
terminal-offer-all = Nr. { $number }, { $name } an alle: { $package }.
terminal-offer-to = Nr. { $number }, { $name } an { $to }: { $package }.
terminal-offer-reply = Nr. { $number }, { $name } antwortet auf Nr. { $answers } von { $to }: { $package }.
terminal-package = { $count } Karten, Wert { $value }, genannt { $good }
terminal-claim = Behauptet: { $cards }.
terminal-inside = Darin: { $cards }.
terminal-trade-round = Handelsrunde { $round } von { $rounds }: Jeder kommt einmal dran.
terminal-in-trade =
    Du darfst { $n ->
        [0] kein neues Angebot mehr machen, aber antworten und zustimmen
        [one] noch 1 Angebot machen
       *[other] noch { $n } Angebote machen
    }. { terminal-how-trade-ends }
terminal-in-free-trade = Biete an, so oft du willst. { terminal-how-trade-ends }
terminal-how-trade-ends = „warte“ lässt erst andere handeln, „fertig“ beendet deinen Handel; sind alle fertig, ist Schluss. „handel“ zeigt, wer was hat, sagte und sucht.
terminal-wish = Sucht: { $cards }.
terminal-declined = { $name } lehnt ab: „{ $word }“.
terminal-trade-seat = { $name }: { $n ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $n } Karten
}{ $named ->
    [none] {""}
   *[other] ; genannt { $named }
}{ $claimed ->
    [none] {""}
   *[other] ; behauptet { $claimed }
}{ $wished ->
    [none] {""}
   *[other] ; sucht { $wished }
}.
terminal-trade-swap = Mit { $name } getauscht: { $gave } gegeben, { $got } bekommen.
terminal-trade-calamity-open = { $card } liegt offen bei { $name }.
terminal-trade-calamity-own = { $card } hast du.
terminal-trade-calamity-stack = { $card } liegt im Stapel.
terminal-trade-calamity-about = { $card } ist vielleicht im Spiel ({ $n ->
    [one] 1 Karte des Stapels
   *[other] { $n } Karten des Stapels
} bei den anderen).
terminal-shop-heads = Karte|Preis|Für dich|Übrig|Gruppen, wer sie hat
terminal-means =
    Du kannst { $sum } bezahlen: Waren { $goods }, Staatsschatz { $treasury }. Platz ist für { $room ->
        [one] 1 weitere Karte
       *[other] { $room } weitere Karten
    }.

## Das Ende

terminal-field = Feld
terminal-card-points = Zivilisationskarten
terminal-hand-points = Handelskarten
terminal-treasury = Staatsschatz
terminal-total = Summe
terminal-areas = Gebiete

## Antworten in Worten: womit eine Zeile beginnt, und was ihre Werte ankündigt

typed-nation = Ein Volk wählen
    .words = volk
    .fields = -
typed-tax = Steuern erheben
    .words = steuer, steuern
    .fields = -
typed-take = Eine Stadt übernehmen
    .words = nimm
    .fields = -
typed-grow = Sagen, wo dein Volk wächst
    .words = wachse
    .fields = -
typed-keep_ship = Ein Schiff behalten
    .words = behalte
    .fields = bei|durch, aus
typed-give_up_ship = Ein Schiff aufgeben
    .words = gib auf
    .fields = bei
typed-build_ship = Ein Schiff bauen; die Zahl sagt, wie viele Steine du aushebst
    .words = schiff, baue schiff
    .fields = bei|aushebung
typed-end_ships = Schiffbau beenden
    .words = fertig, schluss
typed-move = Steine bewegen
    .words = ziehe
    .fields = von|nach|-
typed-load = Ein Schiff beladen
    .words = lade
    .fields = -|-
typed-sail = Fahren
    .words = fahre
    .fields = -|nach
typed-unload = Ein Schiff entladen
    .words = entlade
    .fields = -|-
typed-end_moves = Bewegung beenden
    .words = fertig, schluss
typed-fight = Einen Konflikt austragen
    .words = kämpfe
    .fields = in
typed-dissolve = Eine Stadt auflösen
    .words = löse auf
    .fields = -
typed-build = Eine Stadt bauen
    .words = baue
    .fields = in
typed-end_building = Städtebau beenden
    .words = fertig, schluss
typed-gold = Eine Karte von Stapel 9 kaufen
    .words = gold
typed-no_gold = Keine Karte kaufen
    .words = kein gold, nein
typed-buy = Zivilisationskarten kaufen
    .words = kaufe
    .fields = -|mit, für
typed-pass = Nichts kaufen
    .words = passe
typed-discard = Karten abgeben
    .words = gib ab
    .fields = -
typed-offer = Jemandem ein Paket anbieten
    .words = biete
    .fields = an|-|genannt|sagt, behauptet|sucht
typed-offer_all = Allen ein Paket anbieten
    .words = biete allen
    .fields = -|genannt|sagt, behauptet|sucht
typed-reply = Auf ein Angebot antworten
    .words = antworte
    .fields = an|nr|-|genannt|sagt, behauptet|sucht
typed-decline = Ein Angebot ablehnen
    .words = lehne ab
    .fields = von|nr|-
typed-accept = Pakete tauschen
    .words = tausche
    .fields = mit|nr
typed-withdraw = Dein Paket zurückziehen
    .words = nimm zurück
typed-wait = Auf die anderen warten
    .words = warte, warten
typed-end_trade = Deinen Handel beenden
    .words = fertig, schluss
typed-erupt = Einen Vulkan ausbrechen lassen
    .words = ausbruch
    .fields = -
typed-quake = Eine eigene Stadt auflösen
    .words = beben
    .fields = -
typed-shake = Eine fremde Stadt auflösen lassen
    .words = triff
    .fields = -
typed-spare = Andere verschonen
    .words = verschone
typed-flood = Eine Hochwasserregion wählen
    .words = hochwasser
    .fields = -
typed-assign = Anderen Verluste zuteilen
    .words = verteile
    .fields = -
typed-lose = Wählen, was du verlierst
    .words = verliere
    .fields = steine|stadt, städte
typed-mark = Einheiten kennzeichnen
    .words = kennzeichne
    .fields = steine|stadt, städte
typed-name = Einen Spieler nennen
    .words = nenne
    .fields = -
typed-keep_marked = Den gekennzeichneten Teil behalten
    .words = behalte gekennzeichnet
typed-keep_rest = Den anderen Teil behalten
    .words = behalte rest
typed-claim = Steine übernehmen
    .words = übernimm
    .fields = -
typed-demand = Städte von anderen verlangen, oder keine
    .words = verlange
    .fields = -
typed-raid = Eine Stadt überfallen
    .words = überfalle
    .fields = -

## Karten in Worten

describe-good =
    Eine Ware von Stapel { $stack }, Wert { $value }; es gibt { $count }. Gleiche Karten zusammen: { $sets }.
describe-set = { $n } = { $value }
describe-calamity-red = Stapel { $stack }, roter Rücken: trifft den, der sie zieht, und wird nie getauscht.
describe-calamity-black = Stapel { $stack }, schwarzer Rücken: trifft den, der sie im Tausch bekommen hat.
describe-calamity-vulkan_erdbeben =
    Ein Vulkan, an dem du Einheiten hast, zerstört in seinen Gebieten alles, auch was anderen gehört. Stehst du an keinem, löst ein Erdbeben eine deiner Städte auf, und du darfst eine fremde Stadt daneben mit auflösen lassen.
describe-calamity-hochwasser =
    Du verlierst { $flood } Einheiten in einer Hochwasserregion, Städte nur auf weißen Bauplätzen; andere verlieren dort zusammen bis zu { $flood_shared }. Mit Ingenieurwesen verliert niemand mehr als { $flood_least }.
describe-calamity-hungersnot =
    Du verlierst { $famine } Einheiten und verteilst bis zu { $famine_shared } weitere auf andere, höchstens { $famine_each } auf einen. Mit Töpfern rettet jedes Korn auf der Hand { $grain }.
describe-calamity-buergerkrieg =
    Ab { $war } Einheiten auf dem Spielplan kennzeichnest du { $war_own } eigene, und ein Spieler, den du nennst, { $war_other } weitere; einen Teil behältst du, der andere wechselt den Besitzer. Mit Demokratie kennzeichnet der andere { $war_democracy }; mit Philosophie sind es nur { $war_philosophy }, gekennzeichnet vom größten Vorrat.
describe-calamity-seuche =
    Du verlierst { $epidemic } Einheiten (mit Medizin { $epidemic_medicine }) und verteilst bis zu { $epidemic_shared } weitere auf andere, höchstens { $epidemic_each } auf einen (mit Medizin { $epidemic_each_medicine }), keine auf den, der die Karte zog. Kein Gebiet wird leer; eine verlorene Stadt zählt { $epidemic_city }, und 1 Stein bleibt.
describe-calamity-aufruhr =
    Deine Städte über { $kept } hinaus werden aufgelöst; mit Gesetz behältst du { $kept_law }, mit Demokratie { $kept_democracy }.
describe-calamity-bildersturm =
    Du löst { $heresy } Städte auf (mit Gesetz { $heresy_law }, mit Philosophie { $heresy_philosophy }) und darfst { $heresy_shared } weitere von anderen verlangen, mit Gesetz von einem höchstens { $heresy_shared_law }, mit Philosophie keine.
describe-calamity-piraterie =
    Für jedes Schiff des Verkäufers wird eine deiner Küstenstädte zerstört; der Verkäufer sucht sie aus.

describe-civilization = Kostet { $cost } und zählt ebenso viele Punkte; { $groups }.
describe-civilization-weben = Deine Schiffe fahren { $range } statt { $usual_range } Gebiete weit.
describe-civilization-toepfern = Bei Hungersnot rettet jedes Korn auf deiner Hand { $grain } Einheiten.
describe-civilization-astronomie = Deine Schiffe dürfen über die Hochsee fahren.
describe-civilization-metallverarbeitung = Im Konflikt verlieren Gegner ohne diese Karte ihre Steine vor dir.
describe-civilization-landwirtschaft = Wo nur eigene Steine sind, darf 1 mehr stehen, als die Bevölkerungsgrenze erlaubt.
describe-civilization-muenzwesen = Du erhebst je Stadt nach Wahl { $lowest_tax } bis { $highest_tax } Steine Steuern statt { $tax }.
describe-civilization-ingenieurwesen =
    Deine Städte fallen erst gegen { $attackers } Angreifer statt { $usual_attackers }; Hochwasser kostet dich höchstens { $flood_least } Einheiten.
describe-civilization-medizin =
    Eine Seuche kostet dich { $epidemic_medicine } statt { $epidemic } Einheiten, als Nebenwirkung höchstens { $epidemic_each_medicine }.
describe-civilization-gesetz =
    Bei Aufruhr behältst du { $kept_law } Städte; bei Bildersturm & Ketzerei verlierst du { $heresy_law }, durch die Karte eines anderen höchstens { $heresy_shared_law }.
describe-civilization-demokratie =
    Bei Aufruhr behältst du { $kept_democracy } Städte; im Bürgerkrieg werden { $war_own } und { $war_democracy } Einheiten gekennzeichnet.
describe-civilization-philosophie =
    Im Bürgerkrieg stehen nur { $war_philosophy } Einheiten auf dem Spiel; bei Bildersturm & Ketzerei verlierst du { $heresy_philosophy } Städte, durch die Karte eines anderen keine.
describe-needs = Setzt aus einer früheren Runde voraus: { $name }.
describe-credit = Gutschrift von { $n } für { $names }.
describe-copies =
    { $n ->
        [one] Diese Karte gibt es einmal.
       *[other] Diese Karte gibt es { $n }-mal.
    }
describe-group = Karten dieser Gruppe: { $names }.

## Gebiete und Völker in Worten

describe-area =
    Ernährt { $limit ->
        [one] 1 Stein
       *[other] { $limit } Steine
    }, { $site ->
        [black] Bauplatz
        [white] weißer Bauplatz
       *[none] kein Bauplatz
    }, Region { $region }.
describe-area-plain = Hochwasserregion: { $name }.
describe-area-volcano = Vulkan: { $name }.
describe-land = Zu Land nach { $names }.
describe-inland = Ohne Küste.
describe-water = Mit dem Schiff nach { $names } ({ $water }).
describe-water-alone = Eine Küste ohne Fahrten ({ $water }).
describe-open-sea = Hochsee; ohne Astronomie verschlossen, und kein Schiff darf hier seine Fahrt beenden.
describe-sea-coasts = Mit dem Schiff nach { $names }.
describe-plain = Hochwasserregion mit { $names }.
describe-volcano = Zerstört alles in { $names }.
describe-region = { $areas } Gebiete; im Spiel, wenn so viele spielen: { $players }.
describe-nation = Nummer { $place } in der Reihenfolge der Entwicklungstabelle.
describe-start = Beginnt in { $area }, wenn so viele spielen: { $players }.
describe-epochs = Die Epochen 2 bis { $last } beginnen auf den Feldern { $fields }.
describe-points = Die Felder der Epoche { $last } verlangen { $points } Punkte.
