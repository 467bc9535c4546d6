# Manöver: Bewegung, Flüge, Seereisen, erneute Bewegung.

## Antworten

option-move =
    { $leader_count ->
        [0] { $area } – { $area2 }: { $piece }
       *[other] { $area } – { $area2 }: { $piece }, mit { $leader }
    }
option-fly =
    { $leader_count ->
        [0] Flug { $area } – { $area2 }: { $piece }
       *[other] Flug { $area } – { $area2 }: { $piece }, mit { $leader }
    }
option-travel = { $leader } reist allein: { $area } – { $area2 }
option-set_sail = Seereise mit Einheiten an Bord beginnen: { $piece } ({ $area })
option-sail = Weiterfahren: { $area }
option-embark = An Bord nehmen: { $piece } ({ $area })
option-board = An Bord kommen: { $leader } ({ $area })
option-land =
    { $piece_count ->
        [0] Landen ({ $area }): { $leader }
       *[other] { $leader_count ->
            [0] Landen ({ $area }): { $piece }
           *[other] Landen ({ $area }): { $piece }, mit { $leader }
        }
    }
option-end_voyage = Seereise beenden
option-pacify = Ordnung schaffen: { $area }

## Fragen

prompt-Movement = { $name }, bewege die Einheiten und Anführer ({ $empire }); danach folgen die Konflikte.
prompt-Voyage = { $name }, wohin fährt das Schiff ({ $empire }), und wen nimmt es mit?
prompt-CalmDown = { $name }, schafft der Populist in seinem Gebiet Ordnung ({ $empire })?
prompt-BuddhistRevenge = { $name }, ein Gebiet wurde genommen ({ $empire2 }): Wo bricht Aufruhr aus ({ $empire })?

## Ereignisse

event-marches =
    { $leader_count ->
        [0] { $empire }, Zug { $area } – { $area2 }: { $unit }.
       *[other] { $empire }, Zug { $area } – { $area2 }: { $unit }, geführt von { $leader }.
    }
event-raids =
    { $leader_count ->
        [0] { $empire } gegen { $empire2 }, Zug { $area } – { $area2 }: { $unit }.
       *[other] { $empire } gegen { $empire2 }, Zug { $area } – { $area2 }: { $unit }, geführt von { $leader }.
    }
event-flies =
    { $leader_count ->
        [0] { $empire }, Flug { $area } – { $area2 }: { $unit }.
       *[other] { $empire }, Flug { $area } – { $area2 }: { $unit }, mit { $leader }.
    }
event-leader-travels = { $leader } reist allein ({ $empire }): { $area } – { $area2 }.
event-sets-sail = Eine Seereise beginnt ({ $empire }, { $area }): { $unit }.
event-embarks = Eine Einheit geht an Bord ({ $empire }, { $area }): { $unit } ({ $unit2 }).
event-boards = { $leader } kommt an Bord ({ $empire }, { $area }, { $unit }).
event-lands =
    { $unit_count ->
        [0] Landung ({ $empire }, { $area }): { $leader }.
       *[other] { $leader_count ->
            [0] Landung ({ $empire }, { $area }): { $unit }.
           *[other] Landung ({ $empire }, { $area }): { $unit }, geführt von { $leader }.
        }
    }
event-invades =
    { $leader_count ->
        [0] { $empire } gegen { $empire2 }, Invasion vom Wasser aus ({ $area }): { $unit }.
       *[other] { $empire } gegen { $empire2 }, Invasion vom Wasser aus ({ $area }): { $unit }, geführt von { $leader }.
    }
event-turns-back = Einheiten können nicht landen und kehren dorthin zurück, woher sie kamen ({ $empire }): { $unit }.
event-goes-down = Einheiten gehen mit ihrem Schiff unter ({ $empire }): { $unit }.
event-moves-in-world-war = Weltkrieg: ein weiterer Feldzug ({ $empire }).
event-moves-again = Ein zweiter Feldzug ({ $empire }).
event-strategist-moves = Der Stratege zieht mit seinem Stapel noch einmal ({ $empire }).
event-buddhist-revenge = { $artefact } rächt { $empire }: Aufruhr für { $empire2 }.

## Einwände

objection-units-not-there = Diese Einheiten hast du dort nicht: { $area }.
objection-leader-is-elsewhere = Dieser Anführer ist nicht dort: { $leader } ({ $area }).
objection-nobody-moves = Anführer ziehen nur mit Einheiten mit.
objection-strategist-must-lead = Jetzt ziehen nur Einheiten, die bei einem Strategen bleiben; er muss mitkommen.
objection-areas-not-adjacent = Diese Gebiete grenzen nicht aneinander: { $area } und { $area2 }.
objection-land-units-need-ships = Landeinheiten kommen nur an Bord eines Schiffes aufs Wasser: { $area }.
objection-galleys-avoid-oceans = Galeeren befahren keine Ozeane: { $area }.
objection-ships-need-ports = Schiffe laufen an Land nur eigene Küstengebiete an, und nur vom Wasser aus: { $area }.
objection-treaty-forbids-entry = Der Friedensvertrag verschließt dieses Gebiet ({ $empire }): { $area }.
objection-points-used-up =
    { $unit }: Dieser Schritt kostet { $number ->
        [one] 1 Bewegungspunkt
       *[other] { $number } Bewegungspunkte
    }, übrig { $number2 ->
        [0] ist keiner.
        [one] ist nur 1.
       *[other] sind nur { $number2 }.
    }
objection-area-not-vacated = Ein Landgebiet darf nicht leer gezogen werden; eine Einheit bleibt: { $area }.
objection-leader-left-alone = Kein Anführer darf ohne Einheiten zurückbleiben: { $leader } ({ $area }).
objection-leader-has-moved = Dieser Anführer ist schon gezogen und kommt nur mit Einheiten weiter: { $leader }.
objection-leader-cannot-get-there = Allein reist ein Anführer nur durch eigene, zusammenhängende Gebiete: { $leader } ({ $area }).
objection-air-units-fly = Lufteinheiten fliegen selbst oder fahren mit einem Flugzeugträger mit.
objection-only-air-units-fly = Nur Lufteinheiten fliegen.
objection-air-units-have-flown = Diese Lufteinheiten haben sich schon bewegt: { $area }.
objection-air-units-need-carrier = Auf dem Wasser brauchen Lufteinheiten einen eigenen Flugzeugträger: { $area }.
objection-out-of-flying-range =
    { $unit }: Die Reichweite beträgt { $number ->
        [one] 1 Gebiet
       *[other] { $number } Gebiete
    }; das ist zu weit: { $area }.
objection-no-ship-there = Ein solches Schiff hast du dort nicht: { $area }.
objection-ship-stays = Dieses Schiff bleibt für den Rest der Bewegung, wo es ist: { $unit }.
objection-ship-carries-nobody = Dieses Schiff trägt keine Einheiten: { $unit }.
objection-nobody-to-carry = Dieses Schiff erreicht keine Küste, an der Einheiten an Bord gehen könnten.
objection-cargo-goes-ashore-first = Mit Einheiten an Bord läuft das Schiff keinen Hafen an; setze sie erst an Land: { $area }.
objection-cargo-avoids-foreign-water = Mit Einheiten an Bord fährt das Schiff nicht in Gewässer eines anderen Reiches: { $area }.
objection-cargo-on-board = Niemand darf auf dem Wasser bleiben; setze erst an Land: { $unit }.
objection-only-land-units-embark = Schiffe tragen nur Landeinheiten.
objection-moved-units-stay-ashore = Einheiten, die sich bewegt haben, gehen nicht an Bord: { $area }.
objection-ship-not-there = Das Schiff liegt nicht in einem Gewässer an diesem Gebiet: { $area }.
objection-ship-is-full =
    { $number ->
        [one] Dieses Schiff trägt nur 1 Einheit.
       *[other] Dieses Schiff trägt nur { $number } Einheiten.
    }
objection-not-on-board = Nicht alle davon sind an Bord.
