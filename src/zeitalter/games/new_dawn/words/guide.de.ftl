# Die Anleitung für Neulinge: was die Bereiche des Tisches sind, und ein Wort zu jeder Art von Frage, wenn sie zum ersten Mal kommt.
# guide-<id> erklärt; guide-try-<id> sagt, was in der vorbereiteten Lage einen Versuch wert ist.

## Bereiche

guide-area-prompt = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. Die Tasten 1 bis 9 wählen, H gibt einen Tipp, U nimmt zurück.
guide-area-prompt-touch = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. „Tipp“ zeigt, was ein Bot täte, „Zurück“ nimmt deine letzte Antwort zurück.
guide-area-board = Der Spielplan aus Sechsecken. Farbe und Muster zeigen das Gelände, von Grasland (1) bis Berge (5). Darauf liegen Ressourcen, Naturwunder, Stadtstaaten und Barbaren. Was du wählen kannst, leuchtet.
guide-area-mat = Deine Auslage: die fünf Karten deiner Fokusreihe von Platz 1 bis 5, Handelsmarker darauf, deine Technologiescheibe, Ressourcen, Weltwunder und Diplomatiekarten. Zeigen oder Antippen macht jede Karte groß.
guide-area-mat-touch = Deine Auslage: die fünf Karten deiner Fokusreihe von Platz 1 bis 5, Handelsmarker darauf, deine Technologiescheibe, Ressourcen, Weltwunder und Diplomatiekarten. Ein langer Druck macht jede Karte groß.
guide-area-seats = Alle am Tisch. Wer gerade entscheidet, ist hervorgehoben. Es gewinnt, wer am Ende einer Runde auf jeder Spielzielkarte eine Agenda erfüllt hat.
guide-area-tabs = Der Verlauf erzählt alles in Sätzen, und jede Zeile führt zu ihrer Lage. Daneben: die Auslagen der anderen, das Gespräch am Tisch und die Regeln.

## Lektionen

guide-focus = In jedem Zug handelst du eine deiner fünf Karten ab. Ihr Platz ist ihre Stärke und die höchste Schwierigkeit der Felder, auf die sie wirkt. Danach kommt sie auf Platz 1, und was davor lag, rückt auf: Was liegen bleibt, wird stärker.
guide-try-focus = Du spielst Rom. Kultur liegt auf Platz 5 und erreicht jedes Gelände: Handle Frühes Reich ab.
guide-tokens = Mit Kultur platzierst du Kontrollmarker neben deinen Städten. Das Feld gehört dann dir, und eine Ressource darauf nimmst du. Sind alle Felder um eine Stadt dein oder Wasser, ist sie entwickelt.
guide-try-tokens = Nimm das Feld mit den Diamanten, Berge 11·5, und danach Grasland 11·2.
guide-military = Militär verstärkt eigene Kontrollmarker, so viele, wie der Platz sagt, oder es greift an. Verstärkte Marker halten Barbaren auf und helfen ihren Nachbarn.
guide-try-military = In der Nähe stehen Barbaren im Grasland. Greife an.
guide-attack = Beide Seiten würfeln. Du zählst den Platz deiner Karte dazu, der Barbar die Schwierigkeit seines Feldes; Kontrollmarker und Städte verteidigen sich ebenso, Städte mit doppeltem Gelände. Bei Gleichstand hält die Verteidigung.
guide-try-attack = Greife den Barbaren D an, auf Grasland 4·8: Er zählt nur 1 zu seinem Wurf, du 5.
guide-spend = Die Würfel sind gefallen. Jeder Handelsmarker auf deiner Militärkarte bringt jetzt 1 Kampfwert mehr. Danach darf die Verteidigung dasselbe tun.
guide-try-spend = Bist du schon vorn, spare deine Handelsmarker. Sonst gib sie aus: Mit beiden gewinnst du hier sicher.
guide-caravans = Wirtschaft bewegt deine Wagen, Schritt für Schritt über Felder, die nicht schwieriger sind als der Platz. In Stadtstaaten und fremden Städten treiben sie Handel: 2 Handelsmarker und eine Diplomatiekarte, dann kehrt der Wagen zur Karte zurück.
guide-try-caravans = Schicke deinen Wagen nach Genf, drei Schritte weit. Genf bringt seine Handelsmarker auf die Wissenschaft.
guide-science = Wissenschaft dreht die Technologiescheibe weiter, um den Platz und 1 je Handelsmarker. Auf 3 und 6 gibt es eine Karte der Stufe II, auf 10 und 14 der Stufe III, auf 19 und 24 der Stufe IV.
guide-try-science = Der Platz bringt dich bis 5. Gib einen Handelsmarker aus Genf aus, dann erreichst du 6 und bekommst zwei Karten.
guide-cards = Die neue Karte ersetzt eine schwächere desselben Typs auf demselben Platz. Alles, was darauf lag, bleibt.
guide-try-cards = Tierzucht baut Städte weiter weg, Währung bringt einen zweiten Wagen. Beides hilft früh.
guide-industry = Industrie baut eine Stadt oder ein Weltwunder. Städte brauchen Abstand zu anderen Städten und zu Stadtstaaten; ein Weltwunder braucht eine Stadt, die noch keines hat.
guide-try-industry = Du hast Diamanten und in Hügel 11·7 eine Stadt ohne Weltwunder: Baue ein Weltwunder.
guide-wonder = Der Platz zählt als Produktion, jede passende Ressource bringt 2 und jeder Handelsmarker 1. Weltwunder wirken, solange das Feld dir gehört, und viele Agenden verlangen zwei eines Typs.
guide-try-wonder = Der Koloss kostet 7: 5 für den Platz und 2 für Diamanten. Mit dem Großen Leuchtturm ist er dein zweites wirtschaftliches Weltwunder.
guide-round = Eine Agenda ist erfüllt und bleibt es. Auf jeder der drei Spielzielkarten brauchst du eine von zweien; wer alle hat, gewinnt am Ende der Runde.

## Nebenbei

guide-star = Jeder Stern ist Platz für eine Hauptstadt. Grasland und Hügel ringsum sind schnell besetzt, Ressourcen in der Nähe helfen bei Weltwundern.
guide-tile = Ihr baut den Spielplan gemeinsam. Dein Teil muss vier Felder berühren und, wenn es geht, den Kern. Mit deinem Teil mit Stern steht auch deine Hauptstadt.
guide-dial = Am Ende jeder Runde rückt die Ereignisscheibe weiter: Barbaren ziehen oder erscheinen, entwickelte Städte bringen Handelsmarker, oder nichts geschieht.
guide-barbarians = Barbaren ziehen alle in dieselbe gewürfelte Richtung. Sie zerstören Wagen, unverstärkte Kontrollmarker und Städte; verstärkte Kontrollmarker halten sie einmal auf.
guide-trade = Handelsmarker liegen auf deinen Karten, höchstens 3 auf jeder. Ausgegeben werden sie, wenn du die Karte abhandelst; auf Militär helfen sie auch bei der Verteidigung.
guide-pact = Wer in einer fremden Stadt Handel treibt, darf eine Diplomatiekarte ihres Besitzers nehmen. Sie nützt dir, bis du ihn angreifst.
guide-city = Eine neue Stadt braucht ein Feld in Reichweite, nicht schwieriger als der Platz und nicht neben einer Stadt oder einem Stadtstaat. Neben ihr kannst du dann Kontrollmarker platzieren.
guide-reinforce = Verstärkte Kontrollmarker zählen im Kampf 1 mehr und helfen ihren Nachbarn. Einen Barbaren überstehen sie.
guide-defend = Du wirst angegriffen. Handelsmarker auf deiner Militärkarte bringen jetzt je 1 Kampfwert; bei Gleichstand hältst du stand.
guide-discard = Barbaren stehen vor deiner Hauptstadt. Sie bleibt, aber du gibst zwei Handelsmarker ab.

## Anfang und Ende

guide-back = Zurück
guide-end-title = Du kennst die Grundlagen
guide-end-text = Du hast jede der fünf Karten einmal abgehandelt. Beginne eine eigene Partie oder spiele diese weiter; die Regeln und ein Tipp sind immer zur Hand.
guide-go-on = Diese Partie weiterspielen

## Über diese Ausgabe

about-kind-terrain = Gelände
about-kind-resource = Ressourcen
about-kind-players-colours = Farben
about-kind-focus = Fokuskarten
about-kind-wonder = Weltwunder
about-kind-people = Anführer und Völker
about-kind-city_state = Stadtstaaten
about-kind-nature = Naturwunder
about-kind-pact = Diplomatiekarten
about-kind-agenda = Agenden
about-kind-victory = Spielzielkarten
about-players-colours-red = Rot
about-players-colours-blue = Blau
about-players-colours-orange = Orange
about-players-colours-green = Grün
about-part-de_name = deutscher Name
about-part-en_name = englischer Name
about-part-era = Zeitalter
about-part-resources = Ressourcen
