# Die Anleitung für Neulinge: was die Bereiche des Tisches sind, und ein Wort zu jeder Art von Frage, wenn sie zum ersten Mal kommt.
# guide-<id> erklärt; guide-try-<id> sagt, was in der vorbereiteten Lage der ersten Runde einen Versuch wert ist.

## Bereiche

guide-area-prompt = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen alle möglichen Antworten. Die Tasten 1 bis 9 wählen, H gibt einen Tipp, U nimmt zurück.
guide-area-prompt-touch = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen alle möglichen Antworten. „Tipp“ zeigt, was ein Bot täte, „Zurück“ nimmt deine letzte Antwort zurück.
guide-area-board = Der Spielplan: die Weltkarte mit den Machtwürfeln aller, die Entwicklungsmatrix, auf der die Marker steigen, der Zeitkreis und die Reihe der Wunder. Was du wählen kannst, leuchtet; ein Klick auf etwas anderes sagt, warum es nicht geht.
guide-area-mat = Deine Auslage: die Karten auf deiner Hand, die Ablagereihe mit den gespielten Karten, deine Machtwürfel, deine Wunder und dein Anführer. Zeigen oder Antippen macht jede Karte groß.
guide-area-mat-touch = Deine Auslage: die Karten auf deiner Hand, die Ablagereihe mit den gespielten Karten, deine Machtwürfel, deine Wunder und dein Anführer. Ein langer Druck macht jede Karte groß. Der Knopf unten öffnet und schließt sie.
guide-area-seats = Alle Zivilisationen mit ihren Punkten. Wer gerade entscheidet, ist hervorgehoben; wer nach Runde 12 die meisten Punkte hat, gewinnt.
guide-area-tabs = Der Verlauf erzählt alles in Sätzen, und jede Zeile führt zu ihrer Lage. Daneben: die Auslagen der anderen, das Gespräch am Tisch und die Regeln.

## Lektionen

guide-leader = Ein Anführer setzt dir zwei Ziele für diese Epoche. Jede Bedingung, die du am Ende der Epoche erfüllst, bringt ihre Punkte, auch wenn du die andere verfehlst. Wähle also, was zu dem passt, wo du schon stehst.
guide-try-leader = Du hältst drei Gebiete und liegst bei der Technologie vorn: Isabella von Kastilien verlangt von beidem mehr.
guide-select = Alle legen Karten verdeckt, dann wird gemeinsam aufgedeckt. Ab Technologie 5 darfst du zwei legen. Die meisten Aktionen kosten Machtwürfel aus deinem persönlichen Vorrat; bezahlte Würfel warten im Vorrat der benutzten, bis etwas sie zurückbringt.
guide-try-select = Versuche Ausbreitung und Kunst: Die eine wächst auf der Karte, die andere baut ein Wunder.
guide-turn = Dein Zug. Du führst deine Karten in beliebiger Reihenfolge aus; was ausgeführt werden kann, muss ausgeführt werden. Aufrechte Wunder darfst du davor, dazwischen und danach benutzen.
guide-try-turn = Beginne mit der Ausbreitung. Stonehenge bringt einen Punkt, solange du bei der Technologie vorn liegst; es kann bis zum Ende deines Zuges warten.
guide-expansion = Lege einen Machtwürfel in ein Gebiet neben einem von deinen. In jedem hast du höchstens einen. Wo du allein bist, bringt dir das Plättchen Punkte; wo auch andere stehen, bringt es niemandem etwas, aber dort kannst du sie angreifen.
guide-try-expansion = Zentralasien ist leer, und sein Plättchen lohnt sich. Petra wirkt bei der Ausbreitung: Benutze es zuerst, und ein benutzter Würfel kommt zurück.
guide-wonder = Du kannst jetzt ein Wunder benutzen. Es wird gedreht und wirkt wieder, wenn die Runde zu Ende ist. Manche brauchen eine bestimmte Aktion, bei manchen musst du irgendwo vorn liegen, manche kosten ein anderes Wunder.
guide-try-wonder = Du kannst nichts verlieren: Ein Wunder zu benutzen kostet nichts.
guide-art = Nimm ein Wunder aus der Reihe; die Grundaktion zahlt einen Würfel für ein Wunder, die erweiterte drei Würfel für zwei. Ein neues Wunder wirkt ab deiner nächsten Karte.
guide-try-art = Machu Picchu bringt zwei Punkte in jeder Runde, in der du die meisten Gebiete hältst. Ein Würfel genügt.
guide-end = Alle deine Karten sind ausgeführt. Du darfst noch ein aufrechtes Wunder benutzen; dann beende deinen Zug. Das Ende lässt sich nicht zurücknehmen, alles davor schon.
guide-try-end = Benutze jetzt Stonehenge, dann beende deinen Zug.
guide-levels = Der Marker auf der Matrix rückt ein Feld weiter: Technologie nach rechts, Militär nach oben. Das Feld nennt deine Regierung, die am Ende jeder Runde Punkte bringt. Viele Stufen bringen einen Bonus: einen Würfel, eine Karte, einen Berater. Ein fehlendes Feld hält dich auf.
guide-levels-military = Militär bewegt deinen Marker auf der Matrix nach oben. Das Feld nennt deine Regierung, die am Ende jeder Runde Punkte bringt. Viele Stufen bringen einen Bonus, einen Würfel oder eine Karte. Ein fehlendes Feld hält dich auf.
guide-levels-technology = Technologie bewegt deinen Marker auf der Matrix nach rechts. Das Feld nennt deine Regierung, die am Ende jeder Runde Punkte bringt. Jede Stufe ist eine Technologie mit ihrer Gabe: neue Karten, erweiterte Aktionen, Berater. Ein fehlendes Feld hält dich auf.
guide-try-levels = Die Grundaktion zahlt einen Würfel für eine Stufe, die erweiterte drei für zwei. Behalte Würfel für die nächsten Karten, wenn du etwas vorhast.
guide-fight = Du greifst jemanden in einem Gebiet an, das ihr teilt. Das höhere Militär gewinnt Punkte, und der Würfel des Verlierers verlässt das Gebiet; der letzte Würfel einer Zivilisation bleibt immer. Bei gleichem Militär geschieht nichts.
guide-fight-raid = Du überfällst einen Nachbarn mit niedrigerem Militär: Ein benutzter Würfel kommt zu dir zurück, und du bekommst Punkte. Niemand verliert etwas.
guide-try-fight = Vergleiche zuerst das Militär: Die Zahlen stehen auf den Auslagen der anderen und auf der Matrix. Greif an, wo du vorn liegst.
guide-revolution = Die Revolution kommt sofort auf deine Hand zurück, mit einer weiteren Karte deiner Ablagereihe. Diese Aktionsrunde wird noch zu Ende gespielt, dann endet die Runde für alle.
guide-try-revolution = Nimm die Karte zurück, die du am ehesten wieder spielen willst.
guide-round = Die Runde ist zu Ende. Alle haben die zwei ältesten Karten ihrer Ablagereihe zurückgenommen, ihre Wunder aufgerichtet und den Bonus ihrer Regierung erhalten. Wer jetzt die wenigsten Punkte hat, spielt zuerst. Nach jeder zweiten Runde zählen die Gebiete, nach jeder vierten die Anführer.

## Nebenbei

guide-select-more = Die nächsten Karten, verdeckt. Deine gespielten Karten liegen der Reihe nach in der Ablagereihe; die zwei ältesten kommen am Ende der Runde zurück.
guide-try-select-more = Versuche Militär und Krieg: Dein Marker steigt, und du kämpfst um ein Gebiet, das du teilst.
guide-revolution-now = Mit drei Karten in der Ablagereihe darfst du die Revolution spielen: Sie nimmt Karten zurück und beendet die Runde. Das dürfen alle, also achte auf die Reihen der anderen.
guide-try-revolution-now = Versuche jetzt die Revolution und sieh, wie eine Runde endet.
guide-first-cube = Dein erstes Gebiet. Hier bist du zunächst sicher, und von hier aus breitest du dich aus. Mit Nachbarn kannst du handeln, du kannst sie überfallen und angreifen.
guide-exploitation = Ausbeutung bringt benutzte Würfel zurück. Sie kann auch Würfel von der Karte nehmen, aber jeder kostet dich die Punkte seines Plättchens.
guide-trade = Handel braucht einen Nachbarn mit höherer Technologie: Du bekommst eine Stufe, er bekommt Punkte. Ablehnen kann er nicht.
guide-tourism = Tourismus zählt deine Wunder, ob benutzt oder nicht.
guide-build = Du darfst ein Wunder aus der Reihe nehmen, ohne zu bezahlen.
guide-refresh = Ein aufgerichtetes Wunder kann noch einmal benutzt werden.
guide-take-back = Karten deiner Ablagereihe kommen auf die Hand zurück und können wieder gelegt werden. Wähle, was du wiederholen willst.
guide-cube = Du darfst einen Würfel ohne Ausbreitung legen. Wo du allein bist, bringt dir das Plättchen Punkte.

## Anfang und Ende

guide-back = Zurück
guide-end-title = Du kennst die Grundlagen
guide-end-text = Eine Runde liegt hinter dir, und du hast jede Art von Entscheidung kennengelernt. Beginne eine eigene Partie oder spiele diese zu Ende; die Regeln und ein Tipp sind immer zur Hand.
guide-go-on = Diese Partie weiterspielen

## Über diese Ausgabe

about-kind-inventory = In der Schachtel
about-kind-color = Farben
about-kind-civilization = Zivilisationen
about-kind-action = Aktionskarten
about-kind-government = Regierungen
about-kind-military = Boni der Militärstufen
about-kind-technology = Technologien
about-kind-measure = Maßnahmen am Rundenende
about-kind-time_circle-segments = Runden einer Epoche
about-kind-territory = Gebiete
about-kind-map-adjacency = Grenzen
about-kind-map-explicitly_not_adjacent = Keine Grenzen
about-kind-tile = Gebietsplättchen
about-kind-wonder = Wunder
about-kind-leader = Anführer
about-kind-advisor = Berater
about-kind-event = Ereignisse
about-kind-level = Stärke der Zivbots
about-kind-civbots-cards = Karten der Zivbots
about-kind-goal = Ziele
about-kind-dominion-tiles = Herrschaftsplättchen
about-kind-ability = Arten der Herrschaft
about-name-military = Militär { $id }
about-name-time_circle-segments = Runde { $id } einer Epoche
about-name-civbots-cards = Zivbot-Karte { $number }
about-name-tile = Plättchen { $id }
about-text-tile = { $vp } SP
about-text-inventory = { $count } Stück
about-inventory-game_board = Spielplan
about-inventory-power_cubes = Machtwürfel
about-inventory-wonder_cards = Wunderkarten
about-inventory-leader_cards = Anführerkarten
about-inventory-advisor_cards = Beraterkarten
about-inventory-event_cards = Ereigniskarten
about-inventory-civbot_cards = Zivbot-Karten
about-inventory-territory_tiles = Gebietsplättchen
about-inventory-action_cards = Aktionskarten
about-inventory-time_markers = Zeitmarker
about-inventory-matrix_markers = Marker für die Matrix
about-inventory-vp_and_order_markers = Marker für Punkte und Reihenfolge
about-inventory-player_aids = Spielhilfen
about-inventory-civilization_goal_tokens = Zielplättchen
about-inventory-dominion_tiles = Herrschaftsplättchen
about-part-name = Name
about-part-effect = Wirkung
about-part-color = Farbe
about-part-epoch = Epoche
about-part-trigger = Auslöser
about-part-zone = Bereich
