# Die Anleitung für Neulinge: was die Bereiche des Tisches sind, und ein Wort zu jeder Art von Frage und Ereignis, wenn sie zum ersten Mal kommt.
# Was sich lohnt, sagt der Tipp.

## Bereiche

guide-area-prompt = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen alle möglichen Antworten. Die Tasten 1 bis 9 wählen, H gibt einen Tipp, U nimmt zurück.
guide-area-prompt-touch = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen alle möglichen Antworten. „Tipp“ zeigt, was ein Bot täte, „Zurück“ nimmt deine letzte Antwort zurück.
guide-area-board = Der Spielplan: die Weltkarte mit allen Machtwürfeln, die Entwicklungsmatrix, auf der die Marker steigen, der Zeitkreis und die Reihe der Wunder. Was du wählen kannst, leuchtet; ein Klick auf etwas anderes sagt, warum es nicht geht.
guide-area-mat = Deine Auslage: die Karten auf deiner Hand, die Ablagereihe mit den gespielten Karten, deine Machtwürfel, deine Wunder und dein Anführer. Zeigen oder Antippen macht jede Karte groß.
guide-area-mat-touch = Deine Auslage: die Karten auf deiner Hand, die Ablagereihe mit den gespielten Karten, deine Machtwürfel, deine Wunder und dein Anführer. Ein langer Druck macht jede Karte groß. Der Knopf unten öffnet und schließt die Auslage.
guide-area-seats = Alle Zivilisationen mit ihren Siegpunkten (SP). Wer gerade entscheidet, ist hervorgehoben; wer nach Runde 12 die meisten SP hat, gewinnt. Darunter stehen die wichtigsten Zahlen der anderen.
guide-area-tabs = Der Verlauf erzählt alles in Sätzen; jede Zeile zeigt auf Wunsch den Tisch in diesem Augenblick. Daneben: die Auslagen der anderen, das Gespräch am Tisch und die Regeln.

## Lektionen

guide-leader = Ein Anführer setzt dir zwei Ziele für diese Epoche, also für vier Runden. Jedes Ziel, das du am Ende der Epoche erreicht hast, bringt seine Siegpunkte (SP), auch wenn du das andere verfehlst.
guide-first-cube = Dein erstes Gebiet. Das Plättchen dort bringt dir in der Mitte und am Ende jeder Epoche Siegpunkte (SP), solange du dort allein bist. Wer nebenan sitzt, ist dein Nachbar: Mit Nachbarn kannst du handeln, und du kannst sie überfallen.
guide-select = Alle legen verdeckt eine Karte, dann wird gemeinsam aufgedeckt. Die meisten Aktionen kosten einen Machtwürfel; bezahlte Würfel liegen bei den benutzten, bis etwas sie zurückbringt. Ab Technologie 5 darfst du zwei Karten legen.
guide-reveal = Alle haben aufgedeckt. Der Streifen am Spielplan zeigt die Karten und was aus ihnen wurde; in der Spielerreihenfolge führt jeder seine aus. Deine Karte kommt danach in deine Ablagereihe und fehlt dir vorerst auf der Hand.
guide-levels = Ein Marker ist auf der Matrix gestiegen: Technologie geht nach rechts, Militär nach oben. Das Feld nennt die Staatsform, und die bringt am Ende jeder Runde SP. Viele Stufen bringen noch etwas: einen Würfel, eine Karte oder einen Berater.
guide-art = Kunst nimmt für einen Machtwürfel ein Wunder aus der Reihe. Es gehört dir für die ganze Partie und lässt sich in jeder Runde einmal nutzen, zum ersten Mal ab deiner nächsten Karte.
guide-exploitation = Ausbeutung holt benutzte Würfel zurück, ohne etwas zu kosten. Auch Würfel von der Karte darfst du nehmen, aber das kostet dich die SP ihres Plättchens.
guide-expansion = Setze einen Machtwürfel in ein Nachbargebiet; in jedem Gebiet darfst du nur einen haben. Wo du allein bist, zählt das Plättchen für dich; wo auch andere sind, zählt es für niemanden, und ihr könnt dort Krieg führen.
guide-revolution-now = Mit drei Karten in der Ablagereihe darfst du Revolution legen: Sie holt dir zwei Karten zurück und beendet die Runde für alle. Das dürfen alle, also achte auf die Ablagereihen der anderen.
guide-revolution = Die Revolution kommt sofort zurück auf deine Hand, dazu eine Karte deiner Wahl. Diese Aktionsrunde wird noch zu Ende gespielt, dann endet die Runde.
guide-round = Die Runde ist zu Ende: Jeder hat seine zwei ältesten Karten zurückgenommen und den Bonus seiner Staatsform bekommen, die Wunder sind wieder bereit. Wer die wenigsten SP hat, beginnt die nächste.
guide-wonder = Du kannst jetzt ein Wunder nutzen. Es wird dafür gedreht und ist am Ende der Runde wieder bereit. Manche brauchen eine bestimmte Aktion, manche die alleinige Mehrheit, manche kosten ein anderes Wunder.
guide-turn = Dein Zug: Deine Karten führst du in der Reihenfolge aus, die dir gefällt. Wunder darfst du davor, dazwischen und danach nutzen. Eine Karte, die wirken kann, musst du ausführen.
guide-trade = Ein Handel: Wer handelt, gewinnt eine Technologiestufe von einem Nachbarn, der weiter ist, und der bekommt dafür 2 SP. Ablehnen kann er nicht.
guide-advisor = Jemand hat einen Berater auf die Hand genommen: eine Karte, die es nur einmal gibt und die besonders viel kann. Nach dem Spielen kommt sie unter das Beraterdeck, nicht in die Ablagereihe.
guide-territories = Der Gebietsbonus, in der Mitte und am Ende jeder Epoche: Wo du allein bist, bekommst du die SP des Plättchens. Jedes Gebiet, auch ein geteiltes, gibt dir dann einen benutzten Würfel zurück.
guide-raid = Ein Überfall trifft einen Nachbarn mit weniger Militär: Ein benutzter Würfel kommt zurück, und es gibt 1 SP. Der Überfallene verliert nichts.
guide-epoch = Die Epoche ist zu Ende. Die Anführer wurden gewertet und verlassen das Spiel; für die nächste Epoche wählt jeder einen neuen. Auch die Wunderreihe ist neu.
guide-war = Ein Krieg in einem geteilten Gebiet: Das höhere Militär gewinnt 2 SP, auch wenn es nicht angegriffen hat, und der Verlierer räumt das Gebiet. Der letzte Würfel eines Spielers bleibt immer; bei gleichem Militär geschieht nichts.

## Nebenbei

guide-no-effect = Eine Karte blieb ohne Wirkung; der Verlauf sagt, warum. Karten, die jetzt nichts bewirken würden, leuchten auf deiner Hand nur schwach; bis du dran bist, kann sich das noch ändern.
guide-end = Alle deine Karten sind ausgeführt. Du darfst noch ein Wunder nutzen und beendest dann deinen Zug; das Ende lässt sich nicht zurücknehmen, alles davor schon.
guide-new-card = Diese Technologie bringt eine neue Aktionskarte auf die Hand.
guide-execute = Wie führst du die Karte aus? Manche Technologien erlauben die erweiterte Aktion: Sie kann mehr und kostet oft mehr.
guide-tourism = Tourismus bringt SP für deine Wunder, ob benutzt oder nicht.
guide-build = Du darfst ein Wunder aus der Reihe nehmen, ohne zu bezahlen.
guide-refresh = Ein aufgefrischtes Wunder kannst du noch einmal nutzen.
guide-take-back = Karten deiner Ablagereihe kommen zurück auf die Hand. Wähle, was du bald wieder spielen willst.
guide-cube = Du darfst einen Würfel ohne Ausbreitung setzen. Wo du allein bist, zählt das Plättchen für dich.
guide-civilization = Jede Zivilisation hat ihre eigenen fünf Berater; sonst spielen sich alle gleich.
guide-goal = Ein Zivilisationsziel: Wer mit seinem Marker zuerst auf dieses Feld kommt, bekommt den Bonus. Lege es dorthin, wohin du selbst willst.
guide-exclude = Einer deiner fünf Berater kommt offen unter das Deck. Wähle den, den du am wenigsten brauchst.
guide-first-advisor = Mit diesem Berater beginnst du. Einer, der gleich in der ersten Runde wirkt, hilft am meisten.
guide-choose-advisor = Du darfst dir einen deiner verdeckten Berater aussuchen.
guide-lose = Das Ereignis fordert ein Wunder. Gib eines auf, das dir kaum noch etwas bringt.
guide-leave = Ein geliehener Würfel geht zurück: Wähle ein Gebiet, das wenig zählt.
guide-happening = Ein Ereignis ist eingetreten: Es kommt vor der Aktion, die es auslöst. Kannst du seine Forderung nicht erfüllen, bleibt deine Karte ohne Wirkung.
guide-civbots = Zivbots werden vom Spiel geführt: Am Ende jeder Runde zieht jeder Zivbot einige Karten und führt sie aus.

## Anfang und Ende

guide-back = Zurück
guide-end-title = Du kennst die Grundlagen
guide-end-text = Du hast gesehen, wie eine Epoche verläuft, und die wichtigen Entscheidungen selbst getroffen. Spiele diese Partie zu Ende oder beginne eine eigene; die Regeln und ein Tipp sind immer zur Hand.
guide-go-on = Diese Partie weiterspielen

## Über diese Ausgabe

about-kind-inventory = In der Schachtel
about-kind-color = Farben
about-kind-civilization = Zivilisationen
about-kind-action = Aktionskarten
about-kind-government = Staatsformen
about-kind-military = Boni der Militärstufen
about-kind-technology = Technologien
about-kind-measure = Maßnahmen am Rundenende
about-kind-time_circle-segments = Runden einer Epoche
about-kind-territory = Gebiete
about-kind-map-adjacency = Grenzen
about-kind-map-explicitly_not_adjacent = Nicht benachbart
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
