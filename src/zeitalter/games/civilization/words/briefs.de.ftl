# Taten in Kürze, für Verlauf und Rückblick: Bruchstücke, die auf den Namen dessen folgen, der handelt. Was hier nichts hat,
# steht in den Einzelheiten der Tat.

## Anfang

brief-draws-lot = zieht eine { $number }
brief-chooses-nation = { $nation }
brief-starts-in = beginnt in { $area }

## Steuern, Wachstum, Schiffe

brief-taxes =
    { $number ->
        [0] keine Steuern
       *[other] Steuern +{ $number }
    }
brief-revolt =
    { $number ->
        [one] 1 Stadt revoltiert
       *[other] { $number } Städte revoltieren
    }
brief-takes-city = übernimmt { $area } von { $seat2 }
brief-grows = +{ phrase-tokens }
brief-census = Reihenfolge der Bewegung: { $seat }
brief-keeps-ship = behält das Schiff vor { $coast }
run-keeps-ship =
    { $count ->
        [one] behält 1 Schiff
       *[other] behält { $count } Schiffe
    }
brief-builds-ship = neues Schiff vor { $coast }
run-builds-ship =
    { $count ->
        [one] 1 neues Schiff
       *[other] { $count } neue Schiffe
    }
brief-loses-ship = gibt das Schiff vor { $coast } auf
run-loses-ship =
    { $count ->
        [one] gibt 1 Schiff auf
       *[other] gibt { $count } Schiffe auf
    }

## Bewegung und Konflikte

brief-moves = { phrase-tokens } { $area } → { $area2 }
run-moves =
    { $total ->
        [one] 1 Stein über Land bewegt
       *[other] { $total } Steine über Land bewegt
    }
brief-unloads = { phrase-tokens } an Land in { $area }
run-unloads =
    { $total ->
        [one] 1 Stein an Land gesetzt
       *[other] { $total } Steine an Land gesetzt
    }
brief-conflict = Konflikt in { $area }
brief-loses = −{ phrase-tokens } ({ $area })
brief-city-resists = { $area } hält stand
brief-city-falls = { $area } wird gestürmt
brief-surrenders = { $area } kapituliert vor { $seat2 }
brief-dissolves = löst die Stadt { $area } auf
brief-city-removed = verliert die Stadt { $area }
brief-builds-city = Stadt in { $area }
run-builds-city =
    { $count ->
        [one] 1 neue Stadt
       *[other] { $count } neue Städte
    }
brief-cannot-support = keine Stadt in { $area }: nicht versorgt
brief-surplus =
    { $number ->
        [one] 1 überzähliger Stein ({ $area })
       *[other] { $number } überzählige Steine ({ $area })
    }
run-surplus =
    { $total ->
        [one] 1 überzähliger Stein
       *[other] { $total } überzählige Steine
    }

## Karten und Fortschritt

brief-draws =
    { $number ->
        [one] zieht 1 Karte
       *[other] zieht { $number } Karten
    }
brief-draws-veiled = { brief-draws }
brief-buys-gold = kauft eine Karte von Stapel 9
brief-buys-gold-veiled = { brief-buys-gold }
brief-lays-open = legt offen: { $card }
brief-buys = { $civilization }
brief-discards =
    { $number ->
        [one] gibt 1 Karte ab
       *[other] gibt { $number } Karten ab
    }
brief-discards-veiled = { brief-discards }
brief-advances =
    { $number ->
        [16] am Ziel
       *[other] rückt auf Feld { $number } vor
    }
brief-stays =
    { $number ->
        [0] bleibt auf dem Startpfeil
       *[other] bleibt auf Feld { $number }
    }
brief-falls-back =
    { $number ->
        [0] zurück auf den Startpfeil
       *[other] zurück auf Feld { $number }
    }

## Handel

brief-offers = Angebot { $number } für { $seat2 } ({ $number2 } Karten, Wert { $number3 }, darunter { $card })
brief-offers-veiled = { brief-offers }
brief-offers-all = Angebot { $number } für alle ({ $number2 } Karten, Wert { $number3 }, darunter { $card })
brief-offers-all-veiled = { brief-offers-all }
brief-replies = antwortet { $seat2 } (Angebot { $number2 }: { $number3 } Karten, Wert { $number4 }, darunter { $card })
brief-replies-veiled = { brief-replies }
brief-wishes = sucht { $card }
brief-withdraws = zieht Angebot { $number } zurück
brief-swaps = tauscht mit { $seat2 }: { $card } gegen { $card2 }
brief-swaps-veiled = tauscht mit { $seat2 }
brief-ends-trade = mit dem Handeln fertig

## Katastrophen

brief-calamity = { $card }
brief-calamity-lapses = { $card } bleibt aus, nach zwei Katastrophen
brief-calamity-harmless = { $card } ohne Folgen
brief-erupts = { $volcano } bricht aus: { $area }
brief-quakes = Stadt { $area } getroffen
brief-shakes = auch Stadt { $area } von { $seat2 } getroffen
brief-floods = Hochwasser ({ $plain })
brief-assigns = Verluste für { $seat2 }
brief-shows-grain =
    { $number2 ->
        [one] Korn rettet 1 Einheit
       *[other] Korn rettet { $number2 } Einheiten
    }
brief-must-lose = verliert { phrase-units }
brief-city-shrinks = von Stadt { $area } bleibt 1 Stein
brief-names = nennt { $seat2 }
brief-largest-stock = größter Vorrat
brief-keeps-marked = behält den gekennzeichneten Teil, den Rest bekommt { $seat2 }
brief-keeps-rest = behält den ungekennzeichneten Teil, den Rest bekommt { $seat2 }
brief-keeps-both = behält beide Teile
brief-city-defects = Stadt { $area } an { $seat2 }
brief-cities-break-away =
    { $number ->
        [one] 1 Stadt fällt ab
       *[other] { $number } Städte fallen ab
    }
brief-regains-city = bekommt die Stadt { $area } zurück
brief-must-dissolve =
    { $number ->
        [one] löst 1 Stadt auf
       *[other] löst { $number } Städte auf
    }
brief-demands =
    { $seat2_count ->
        [0] verlangt nichts von anderen
       *[other] verlangt Städte von { $seat2 }
    }
brief-raids = Piraten zerstören { $area } von { $seat2 }

## Die anderen auf einen Blick

figure-cities = Städte
figure-tokens = Steine
figure-treasury = Staatsschatz
figure-trade-cards = Handelskarten
figure-track = Feld
figure-ships = Schiffe
figure-card-points = Kartenpunkte
figure-title-cities =
    { $n ->
        [one] 1 Stadt
       *[other] { $n } Städte
    }
figure-title-tokens =
    { $n ->
        [one] 1 Stein auf dem Plan, { $stock } im Vorrat
       *[other] { $n } Steine auf dem Plan, { $stock } im Vorrat
    }
figure-title-treasury =
    { $n ->
        [one] 1 Stein im Staatsschatz
       *[other] { $n } Steine im Staatsschatz
    }
figure-title-trade-cards =
    { $n ->
        [one] 1 Handelskarte auf der Hand
       *[other] { $n } Handelskarten auf der Hand
    }
figure-title-track =
    { $n ->
        [0] auf dem Startpfeil der Entwicklungstabelle
       *[other] auf Feld { $n } der Entwicklungstabelle
    }
figure-title-ships =
    { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    }
figure-title-card-points =
    { $n ->
        [one] Zivilisationskarten im Wert von 1 Punkt
       *[other] Zivilisationskarten im Wert von { $n } Punkten
    }
