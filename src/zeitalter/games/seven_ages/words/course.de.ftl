# Der Ablauf des Spiels: Eröffnung, Marker, Aktionen, Fähigkeiten davor, Ruhmespunkte, Ende.

## Namen

category-domination = Herrschaft
category-city_value = Stadtwert
category-money = Geld
category-most_advanced = am weitesten fortgeschritten
category-artefacts = Errungenschaften
category-most_units = meiste Einheiten
category-fertile_areas = fruchtbare Gebiete
category-water_areas = Wassergebiete
category-leaders = Anführer
category-empires_with_own_religion = eigene Religion
category-hold_area = ein Gebiet halten

phrase-points =
    { $points ->
        [one] 1 Ruhmespunkt
       *[other] { $points } Ruhmespunkten
    }
phrase-place = { $number }. Platz
phrase-gain =
    { $number2 ->
        [one] 1 Ruhmespunkt
       *[other] { $number2 } Ruhmespunkte
    }

## Wie eine Partie endete

result-last-level = Das letzte Zeitalter ist vorbei. Sieg für { $winners } mit { phrase-points }.
result-internet = Mit dem Internet endet die Menschheitsgeschichte. Sieg für { $winners } mit { phrase-points }.
result-turn-limit = Die letzte Runde ist vorbei. Sieg für { $winners } mit { phrase-points }.

## Einstellungen

switch-scenario = Länge
    .help = Mit welchem Zeitalter die Partie beginnt und welches das letzte ist.
switch-scenario-full = ganze Geschichte (Zeitalter 1 bis 7)
switch-scenario-ancient = Altertum (Zeitalter 1 bis 3)
switch-scenario-middle = Glaube und Entdeckung (Zeitalter 3 bis 5)
switch-scenario-modern = Neuzeit (Zeitalter 5 bis 7)
switch-scenario-short = erste Schritte (Zeitalter 1 und 2)
switch-scenario-free = freie Wahl
switch-start_age = Erstes Zeitalter
    .help = Das Zeitalter der ersten Reiche. Ist es offen, entscheidet das erste Reich, das gegründet wird.
switch-start_age-scenario = wie bei der Länge angegeben
switch-start_age-open = offen
switch-start_age-1 = Zeitalter 1
switch-start_age-2 = Zeitalter 2
switch-start_age-3 = Zeitalter 3
switch-start_age-4 = Zeitalter 4
switch-start_age-5 = Zeitalter 5
switch-start_age-6 = Zeitalter 6
switch-start_age-7 = Zeitalter 7
switch-end_age = Letztes Zeitalter
    .help = Lässt ein Reich die letzte Stufe dieses Zeitalters hinter sich, endet die Partie mit dieser Runde.
switch-end_age-scenario = wie bei der Länge angegeben
switch-end_age-1 = Zeitalter 1
switch-end_age-2 = Zeitalter 2
switch-end_age-3 = Zeitalter 3
switch-end_age-4 = Zeitalter 4
switch-end_age-5 = Zeitalter 5
switch-end_age-6 = Zeitalter 6
switch-end_age-7 = Zeitalter 7

## Antworten

option-opening = { $card } zeigen
option-colours = Das Farbpaar mit { $colour } nehmen
option-place =
    { $action_count ->
        [0] Keinen Marker legen
       *[other] { $action } legen
    }
option-turn_over = Marker aufdecken: { $empire }
option-turn_over_slot = Marker des leeren Platzes aufdecken
option-end_heresy = Die Ketzerei beenden
option-act = Die Aktion ausführen
option-save_action = Passen und einen Marker „+1 go“ nehmen
option-second_action = Zweite Aktion: { $action }
option-calm = Aufruhr entfernen: { $area }
option-preach = Bekehren: { $area2 } (von hier aus: { $area }, { $unit })
option-disturb = Nachbarn stören: { $area }
option-consult = Orakel: Handkarten ansehen ({ $empire })
option-hide = { $card } verbergen
option-watch =
    { $number ->
        [one] Satelliten: 1 Karte von { $seat } ansehen
       *[other] Satelliten: { $number } Karten von { $seat } ansehen
    }
option-buy_glory =
    { $number ->
        [one] 1 Ruhmespunkt kaufen
       *[other] { $number } Ruhmespunkte kaufen
    }

## Fragen

prompt-LayOpeningCards = { $name }, welche Karte zeigst du? Wer den höchsten Wert hat, beginnt; alle diese Karten werden abgeworfen.
prompt-ChooseColours = { $name }, welches Farbpaar nimmst du für die ganze Partie?
prompt-PlaceMarkers = { $name }, welche Marker legst du: auf jedes Reich einen und, wenn du willst, einen auf einen leeren Platz?
prompt-TurnMarkers = { $name }, { $action }: Welchen Marker deckst du auf? Bleibt einer dieser Aktion liegen, verfällt er. Handelt zuerst jemand vor dir, wirst du danach wieder gefragt.
prompt-EndHeresy = { $name }, { $empire }: Beendet der Religionsführer die Ketzerei?
prompt-UseForum = { $name }, { $empire }: Führst du die Aktion aus, oder passt du für einen Marker „+1 go“?
prompt-BeforeAction = { $name }, { $empire }: Welche Fähigkeit nutzt du vor der Aktion?
prompt-HideCard = { $name }, das Orakel zeigt { $seat2 } deine Karten. Deine Hauptstadt ist in Aufruhr: Welche Karte verbirgst du?
prompt-GoOn = { $name }, { $empire }: Gibst du einen Marker „+1 go“ für eine zweite Aktion ab?
prompt-BuyGlory = { $name }, { $empire }: Wie viele Ruhmespunkte kaufst du?

## Das Protokoll: Eröffnung und Runden

event-shows-opening-card = { $seat } zeigt { $card }.
event-start-player = { $seat } ist Startspieler.
event-takes-colours = { $seat } nimmt { $colour } und { $colour2 }.
event-turn = Runde { $number } beginnt.
event-markers-placed = Alle Aktionsmarker liegen verdeckt.
event-round = Aktionsphase: { $action }.
event-turns-over = { $seat } deckt einen Marker auf: { $action } ({ $empire }).
event-turns-over-wild = { $seat } deckt den Joker auf: { $action } ({ $empire }).
event-turns-over-slot = { $seat } deckt den Marker eines leeren Platzes auf: { $action }.
event-turns-over-slot-wild = { $seat } deckt den Joker auf einem leeren Platz auf: { $action }.
event-forfeits-wild = { $seat } hat den Joker nicht genutzt ({ $empire }).
event-resumes = { $seat } fährt fort: { $action } ({ $empire }).
event-resumes-slot = { $seat } fährt auf dem leeren Platz fort: { $action }.
event-turn-ends = Runde { $number } endet: Jedes Reich rückt eine Stufe vor, wenn nichts es aufhält; dann zählt der Ruhm.

## Das Protokoll: Aktionen

event-becomes-vote = Ketzerei: Die Aktion wird zur Abstimmung ({ $empire }).
event-saves-action = { $empire }: gepasst für einen Marker „+1 go“.
event-goes-on = { $empire }, zweite Aktion für einen Marker „+1 go“: { $action }.
event-converts-area = { $empire }, zum Christentum bekehrt: { $area }.
event-disturbs = { $empire }, ein Nachbar wird gestört: { $area }.
event-looks-at-hand =
    { $number ->
        [0] { $seat } sieht keine Karte von { $seat2 }.
       *[other] { $seat } sieht Karten von { $seat2 } an: { $card }.
    }
event-looks-at-hand-veiled =
    { $number ->
        [0] { $seat } sieht keine Karte von { $seat2 }.
        [one] { $seat } sieht 1 Karte von { $seat2 } an.
       *[other] { $seat } sieht { $number } Karten von { $seat2 } an.
    }
event-gives-up = { $seat } gibt ein Reich auf: { $empire }.

## Das Protokoll: Ruhmespunkte und Ende

event-scores = { $empire }, { $category }: { phrase-place }, { phrase-gain }.
event-scores-region = { $empire }, Herrschaft ({ $region }): { phrase-place }, { phrase-gain }.
event-scores-units = { $empire }, meiste Einheiten ({ $unit_class }): { phrase-place }, { phrase-gain }.
event-scores-area = { $empire }, ein Gebiet gehalten ({ $area }): { phrase-glory }.
event-scores-artefact = { $empire }, { $artefact }: { phrase-glory }.
event-artefact-costs = { $empire }, { $artefact }: { phrase-glory } weniger.
event-reaps-glory = { $seat } gewinnt { phrase-glory } für diese Runde ({ $empire }).
event-buys-glory = { $empire }: { phrase-glory } für { $number2 } Geld gekauft.
event-game-over =
    { $number ->
        [one] Die Partie ist zu Ende. Am meisten Ruhm: { $seat } mit 1 Punkt.
       *[other] Die Partie ist zu Ende. Am meisten Ruhm: { $seat } mit { $number } Punkten.
    }

## Absagen

objection-card-not-in-hand = { $card } ist nicht auf deiner Hand.
objection-not-a-pair = { $colour } ist nicht die helle Farbe eines Paares.
objection-colours-taken = Das Farbpaar mit { $colour } ist vergeben.
objection-too-many-markers =
    { $number ->
        [one] Du kannst nur 1 Marker legen.
       *[other] Du kannst nur { $number } Marker legen.
    }
objection-empire-without-marker = Auf jedes Reich kommt ein Marker; dieses hat noch keinen: { $empire }.
objection-marker-twice = Diesen Marker hast du nur einmal: { $action }.
objection-not-for-empty-slot = Das kann nur ein Reich tun, kein leerer Platz: { $action }.
objection-not-for-empire = Dieser Marker gehört auf einen leeren Platz, nicht auf ein Reich ({ $empire }): { $action }.
objection-no-marker-there = Dort liegt kein Marker von dir.
objection-other-round = Dieser Marker ist jetzt nicht an der Reihe: { $action }.
objection-no-second-action = Das kann keine zweite Aktion sein: { $action }. Möglich sind Produktion, Handel und Fortschritt, Manöver, Schicksal und Zivilisierung.
objection-second-must-differ = Die zweite Aktion muss eine andere sein als { $action }.
objection-no-such-power = { $empire }: Das Reich hat diese Fähigkeit nicht oder hat sie schon genutzt.
objection-nothing-to-calm = { $area } ist kein Aufruhrgebiet dieses Reiches.
objection-no-such-missionary = Eine solche Landeinheit dieses Reiches gibt es dort nicht: { $area }.
objection-not-next-to = Das ist kein angrenzendes Landgebiet: { $area2 } ({ $area }).
objection-not-neutral = { $area } ist nicht neutral.
objection-would-be-vacated = Die letzte Einheit darf das Gebiet nicht verlassen: { $area }.
objection-no-neighbour-there = { $area } ist kein Landgebiet eines Nachbarn.
objection-christian-there = { $area } ist schon christlich.
objection-immune-there = { $empire }: Dieses Reich kann nicht gestört werden.
objection-cannot-be-disordered = Hier kann kein Aufruhrmarker liegen: { $area }.
objection-not-in-the-way = Dieses Reich versperrt dem Orakel nicht die Sicht oder wurde schon gefragt: { $empire }.
objection-not-another-player = Das ist kein Reich eines anderen Spielers: { $empire }.
objection-beyond-the-oracle = Dieses Reich ist nicht innerhalb der doppelten Reichweite des Orakels: { $empire }.
objection-empty-hand = { $seat } hat keine Karten.
objection-cannot-watch =
    { $number ->
        [0] Von diesem Spieler kannst du keine Karte ansehen.
        [one] Von diesem Spieler kannst du höchstens 1 Karte ansehen.
       *[other] Von diesem Spieler kannst du höchstens { $number } Karten ansehen.
    }
objection-glory-too-dear = Ein Ruhmespunkt kostet { $number } Geld, und das Reich hat { $number2 }.

prepare-place-markers = Marker der nächsten Runde
prepare-play-event = Wenn alle ein Ereignis spielen dürfen
