# Kurze Wörter für den Tisch von A New Dawn im Terminal; Zeilen sind 80 Spalten breit.

terminal-you = { $name } (du)
terminal-round = Runde { $round }
terminal-round-turn = Runde { $round }, { $name } ist am Zug (Startspieler: { $first })
terminal-events = Ereignisse
terminal-rank-heads = Spieler, Volk|Agenden|Tech.|Felder|Städte|Wunder|Marker übrig|Handel
terminal-technology = Technologie
terminal-nothing = nichts
terminal-no-seat = Hier sitzt niemand; wähle einen Platz.
terminal-how-to = Antworte mit einer Zahl oder in Worten, wie die Beispiele zeigen. „hilfe“ nennt, was du sonst noch tippen kannst.
terminal-no-card = Ich kenne keine Karte, kein Wunder, keinen Anführer, keinen Stadtstaat, keine Ressource, kein Gelände, kein Spielplanteil und kein Feld mit „{ $words }“ im Namen.
terminal-card-usage = Tippe „karte“ und einen Namen oder eine Nummer, zum Beispiel: karte keramik, karte petra, karte seoul, karte 7.3
terminal-play-help =
    Antworte mit einer Zahl der Liste oder in Worten: Verb, dann Namen oder Nummern.
      platziere 7.3           schicke 1 nach seoul    greife an 12.0
      handle keramik          baue petra              lege 14 a gedreht 2 auf 4,-3
    Ein Feld heißt nach Spielplanteil und Nummer darauf, wie auf der Karte. Namen
    gelten auf Deutsch und Englisch; ihr Anfang genügt. „fertig“ beendet, was sich
    beenden lässt.
    Lange Listen: mehr, oder Wörter zum Suchen; die Eingabetaste zeigt sie wieder.
    Ein Verb allein oder mit einem Teil listet seine Antworten auf: schicke 1
    tisch      der ganze Tisch          tafeln     was vor jedem liegt
    weltkarte  Karte mit Zeichen        umgebung   die Karte um deine Figuren
    orte       Stadtstaaten, Natur- und Weltwunder, Barbaren
    hand       deine Reihe in Worten    karten     alle Fokuskarten
    wunder     offene, gebaute Wunder   ziele      Spielzielkarten und Stand
    teile      Spielplanteile, die du noch legst (beim Aufbau der Karte)
    karte NAME    Karte, Wunder, Anführer, Stadtstaat, Teil oder Feld in Worten
    warum WÖRTER  warum etwas nicht geht, mit der Regel
    regel         die Regel zu dieser Frage; regel N42 oder regel WORT für andere
    tipp          was ein Bot hier täte, und warum
    zurück        deine letzte Antwort zurücknehmen, solange nichts aufgedeckt ist
    log N         die letzten N Zeilen des Protokolls
    speichern DATEI   die Partie speichern      ende   aufhören

## Wörter für Bilder

terminal-words-near = umgebung
terminal-words-places = orte
terminal-words-wonders = wunder, weltwunder
terminal-words-goals = ziele, spielziele
terminal-words-tiles = teile, spielplanteile

## Die Karte

terminal-letter-grassland = g
terminal-letter-hills = h
terminal-letter-forest = w
terminal-letter-desert = ü
terminal-letter-mountains = b
terminal-letter-water = ~
terminal-letter-natural_wonder = ^
terminal-map-legend =
    { $terrains }, ~ Wasser
    A Kontrollmarker, A+ verstärkt, A# Stadt, A@ Hauptstadt, A#* mit Wunder, a Wagen
    ^ Naturwunder, { $wild } Barbar, &Seo Stadtstaat, @ freier Stern
    { $resources }
terminal-states = Stadtstaaten
terminal-natures = Naturwunder
terminal-built = Gebaut
terminal-wild = Barbaren
terminal-conquered = erobert von { $name }
terminal-held = bei { $name }
terminal-envoys = Karten: { $names }
terminal-caravan-of = Wagen von { $name }
terminal-beside = daneben { $names }
terminal-next-to = Daneben: { $names }
terminal-token-of = Kontrollmarker von { $name }
terminal-strong-of = verstärkter Kontrollmarker von { $name }
terminal-city-of = Stadt von { $name }
terminal-capital-of = Hauptstadt von { $name }
terminal-sites = Orte
terminal-sites-help =
    „4,-3 A05 B2“: Das erste Feld (.0) eines Teils darf auf 4,-3 liegen, mit Seite A um 0 oder 5 Sechstel (im Uhrzeigersinn) oder mit Seite B um 2 Sechstel gedreht. Unten liegen deine Teile ungedreht.
terminal-tile = Teil { $tile }, Seite { $side }
terminal-tile-name = Spielplanteil { $tile }
terminal-touches = berührt { $names }

## Vor den Spielern

terminal-row = Reihe
terminal-resources = Ressourcen
terminal-wonders = Weltwunder
terminal-store = Gr.-Simbabwe
terminal-conquered-states = Erobert
terminal-diplomacy = Diplomatie
terminal-caravans = Wagen
terminal-on-card = auf der Karte
terminal-mature = Entwickelt
terminal-no-wonder = der Stapel ist leer
terminal-left =
    { $n ->
        [0] die letzte Karte
       *[other] darunter noch { $n }
    }
terminal-either = -
terminal-or = od.
terminal-way-or = { " oder " }
terminal-completed = erfüllt
terminal-status = Scheibe { $dial }; übrig: Kontrollmarker { $tokens }, Städte { $cities }; Ressourcen: { $resources }.
terminal-resolving =
    { $trade ->
        [0] { $name }, Platz { $slot }, keine Handelsmarker.
       *[other] { $name }, Platz { $slot }, { $trade } Handelsmarker.
    }
terminal-combat = { $name } greift { $space } an: { $mine } gegen { $theirs }; bei Gleichstand hält die Verteidigung.
terminal-slot =
    { $trade ->
        [0] Platz { $slot }, { $type }
       *[other] Platz { $slot }, { $type }, { $trade } Handelsmarker
    }
terminal-prospect = { $mine } + Würfel gegen { $theirs } + Würfel: Sieg zu { $percent } %
terminal-prospect-own =
    { $n ->
        [one] mit deinem Handelsmarker zu { $percent } %
       *[other] mit deinen { $n } Handelsmarkern zu { $percent } %
    }
terminal-prospect-other =
    { $n ->
        [one] gegen 1 Handelsmarker zu { $percent } %
       *[other] gegen { $n } Handelsmarker zu { $percent } %
    }
terminal-advance = um { $n }, auf { $to }
terminal-overflow = um { $n }, über das Ende hinaus, auf { $to }
terminal-more-targets = und { $n } weitere
terminal-reach = In Reichweite: { $names }.
terminal-have = du hast { $n }
terminal-fits = passt zu { $names }
terminal-full = voll, der Marker ginge verloren
terminal-paid = { $name } kostet dich { $price }; bezahlt: { $paid }
terminal-price = für dich { $price }
terminal-moves = { $number } { $place }, noch { $steps } weit
terminal-pool = zusammen { $steps } mehr

## Das Ende

terminal-total = Spielzielkarten
terminal-spaces = Felder

## Antworten in Worten: womit eine Zeile beginnt, und was ihre Werte ankündigt

typed-star = Wähle das Teil deiner Hauptstadt
    .words = hauptstadt, stern
    .fields = auf, teil
typed-lay_tile = Lege ein Spielplanteil
    .words = lege, lege teil
    .fields = teil|seite|gedreht, um|auf, an
typed-focus = Handle eine Karte ab
    .words = handle, abhandeln, handle ab
    .fields = -
typed-effect = Wähle, was die Karte tut
    .words = wähle
    .fields = -
typed-resolve = Handle noch eine Karte ab
    .words = handle, abhandeln, handle ab
    .fields = -
typed-done = Fertig
    .words = fertig, nein, passe
typed-spend = Gib einen Handelsmarker aus
    .words = ausgeben, gib aus, marker
typed-spend_state = Nutze einen Stadtstaat wie einen Handelsmarker
    .words = nutze, gib aus
    .fields = -
typed-spend_nature = Nutze ein Naturwunder wie einen Handelsmarker
    .words = nutze, gib aus
    .fields = -
typed-swap = Tausche zwei Karten
    .words = tausche
    .fields = -|mit, gegen
typed-put = Lege einen Handelsmarker auf eine Karte
    .words = lege, handelsmarker
    .fields = auf
typed-put_store = Lagere einen Handelsmarker auf Groß-Simbabwe
    .words = lagere
typed-unload = Hole einen Handelsmarker von Groß-Simbabwe
    .words = entlade, hole
    .fields = auf
typed-place_nature = Lege ein Naturwunder auf eine Karte
    .words = lege
    .fields = -|auf
typed-place_state = Lege einen Stadtstaat auf eine Karte
    .words = lege
    .fields = -|auf
typed-claim = Platziere einen Kontrollmarker
    .words = platziere, setze
    .fields = auf
typed-take_back = Nimm einen Kontrollmarker zurück
    .words = nimm zurück, entferne
    .fields = von
typed-shift = Versetze einen Kontrollmarker
    .words = versetze
    .fields = von|nach, auf
typed-convert = Wandle einen fremden Kontrollmarker um
    .words = wandle um, wandle
    .fields = -
typed-raze = Zerstöre einen fremden Kontrollmarker
    .words = zerstöre
    .fields = -
typed-name_tokens = Nenne zwei Kontrollmarker
    .words = nenne
    .fields = -|und
typed-yield_token = Gib einen Kontrollmarker her
    .words = gib her, gib
    .fields = -
typed-advance = Drehe die Technologiescheibe weiter
    .words = weiter, drehe, drehe weiter
typed-replace = Tausche eine Karte aus
    .words = ersetze, tausche aus
    .fields = -|durch, gegen
typed-strike = Setze Kernkraft ein
    .words = kernkraft, setze kernkraft ein
    .fields = auf
typed-gain = Nimm eine Ressource
    .words = nimm
    .fields = -
typed-exchange = Tausche eine Ressource
    .words = tausche
    .fields = -|gegen
typed-send = Schicke einen Wagen
    .words = schicke, ziehe, wagen
    .fields = -|nach, auf
typed-take_pact = Nimm eine Diplomatiekarte
    .words = nimm
    .fields = von|-
typed-change_pact = Tausche eine Diplomatiekarte
    .words = tausche, wechsle
    .fields = von|-|gegen, nimm
typed-give_back = Gib eine Diplomatiekarte zurück
    .words = gib zurück, gib
    .fields = an|-
typed-city = Baue eine Stadt
    .words = stadt, baue stadt, baue
    .fields = auf
typed-build = Baue ein Weltwunder
    .words = baue
    .fields = -
typed-pay = Bezahle mit einer Ressource
    .words = bezahle, zahle, gib aus
    .fields = mit
typed-pay_nature = Bezahle mit einem Naturwunder
    .words = bezahle, zahle, nutze
    .fields = mit
typed-under = Wähle die Stadt
    .words = unter
    .fields = -
typed-reinforce = Verstärke einen Kontrollmarker
    .words = verstärke
    .fields = -
typed-attack = Greife an
    .words = greife an, greife, angriff, angreifen
    .fields = -
typed-conquer = Erobere den Stadtstaat
    .words = erobere
typed-liberate = Befreie den Stadtstaat
    .words = befreie
typed-steal = Nimm einen Handelsmarker
    .words = nimm, stiehl
    .fields = von
typed-discard = Gib einen Handelsmarker ab
    .words = gib ab, gib
    .fields = von
typed-drive = Versetze einen Barbaren
    .words = versetze, treibe
    .fields = -|nach, auf
