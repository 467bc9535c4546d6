# Was man vor einer Antwort wissen sollte: dass sie jetzt nichts bewirkt, was sie kostet, was sie beendet.

caution-lays-discard = Mit diesem Marker gibst du ein Reich auf: { $empire }.
caution-no-card-to-start = Jetzt ohne Wirkung: Mit keiner deiner Karten kann in diesem Zeitalter ein Reich beginnen.
caution-no-income = Jetzt ohne Wirkung: kein Einkommen und kein Geld ({ $empire }).
caution-nobody-can-move = Jetzt ohne Wirkung: In jedem Gebiet muss eine Einheit bleiben, niemand kann ziehen ({ $empire }).
caution-gives-up = Das Reich endet: Einheiten, Anführer und Errungenschaften kommen vom Spielplan ({ $empire }). Ruhmespunkte behältst du.
caution-forfeits = Dein Marker verfällt: { $action }.
caution-forfeits-wild = Dein Joker verfällt.
caution-starts-in-conflict = Alle Startgebiete sind besetzt: Es gibt sofort einen Konflikt ({ $area }).
caution-starts-nothing = Der Marker ist dann verbraucht, ohne dass ein Reich beginnt.
caution-start-area-left = Ein Startgebiet bleibt ohne Einheit und gehört dir dann nicht: { $area }.
caution-no-trade = Die Aktion endet ohne Handel, das Reich rückt dadurch nicht vor.
caution-poor-attack = Mit diesen Einheiten gewinnt der Angriff nur zu etwa { $number } Prozent ({ $area }).
caution-hopeless-attack = Gleich folgen die Konflikte, und dieser Angriff hat fast keine Aussicht: { $area }, etwa { $number } Prozent. Die Einheiten gehen wahrscheinlich verloren.
caution-nobody-moved = Noch ist keine Einheit gezogen; das Manöver endet hier.
caution-dismisses-paid = Das Geld reicht für den Unterhalt; du verlierst die Einheit ohne Not.
caution-draws-nothing =
    { $number ->
        [one] So ziehst du nichts nach: Gezogen wird bis auf 1 Karte.
       *[other] So ziehst du nichts nach: Gezogen wird bis auf { $number } Karten.
    }
caution-ends-game = Das Internet beendet die Partie sofort. Du bekommst noch 7 Ruhmespunkte.
caution-harms-own = Das schadet deinem eigenen Reich: { $empire }.
caution-helps-other = Das hilft { $seat } ({ $empire }).
caution-city-left = Eine Stadt könntest du in dieser Aktion noch bauen oder entwickeln.
caution-leader-left = Einen Anführer könntest du in dieser Aktion noch ziehen.
caution-demotes = Dieser Anführer verlässt das Reich: { $leader }.
caution-money-worthless = Es ist die letzte Runde: Übriges Geld ({ $number }) ist danach nichts mehr wert.
caution-gives-up-faith = Der Glaube endet, und in allen eigenen Städten bricht Aufruhr aus ({ $empire }).
