# Die Anleitung für Neulinge: was die Bereiche des Tisches sind, und ein Wort zu jeder Art von Frage, wenn sie zum ersten Mal kommt.
# guide-<id> erklärt; was zu tun ist, sagt der Tipp.

## Bereiche

guide-area-prompt = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. Die Tasten 1 bis 9 wählen, H gibt einen Tipp, U nimmt zurück.
guide-area-prompt-touch = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. „Tipp“ zeigt, was ein Bot täte, „Zurück“ nimmt deine letzte Antwort zurück.
guide-area-board = Der Spielplan aus Sechsecken. Farbe und Muster zeigen das Gelände, von Grasland (1) bis Berge (5). Darauf liegen Ressourcen, Naturwunder, Stadtstaaten und Barbaren. Was du wählen kannst, leuchtet.
guide-area-mat = Deine Auslage: die fünf Karten deiner Fokusreihe von Platz 1 bis 5, Handelsmarker darauf, deine Technologiescheibe, Ressourcen, Weltwunder und Diplomatiekarten. Zeigen oder Antippen macht jede Karte groß.
guide-area-mat-touch = Deine Auslage: die fünf Karten deiner Fokusreihe von Platz 1 bis 5, Handelsmarker darauf, deine Technologiescheibe, Ressourcen, Weltwunder und Diplomatiekarten. Ein langer Druck macht jede Karte groß.
guide-area-seats = Alle am Tisch. Wer gerade entscheidet, ist hervorgehoben. Es gewinnt, wer am Ende einer Runde auf jeder Spielzielkarte eine Agenda erfüllt hat.
guide-area-tabs = Der Verlauf erzählt alles in Sätzen; jede Zeile zeigt auf Wunsch den Tisch in diesem Augenblick. Daneben: die Auslagen der anderen, das Gespräch am Tisch und die Regeln.

## Lektionen

guide-star = Auf jedem Stern kann eine Hauptstadt stehen. Grasland und Hügel ringsum sind schnell besetzt, Ressourcen in der Nähe helfen bei Weltwundern.
guide-goal = Drei Spielzielkarten liegen aus, jede mit zwei Agenden. Erfülle auf jeder Karte eine davon, dann gewinnst du am Ende der Runde. Die Balken zeigen, wie weit alle sind.
guide-focus = In jedem Zug handelst du eine deiner fünf Karten ab. Ihr Platz sagt, wie stark sie ist und welchen Schwierigkeitsgrad ein Feld höchstens haben darf, auf das sie wirkt. Danach kommt sie auf Platz 1, und die Karten auf den Plätzen davor rücken auf: Was liegen bleibt, wird stärker.
guide-tokens = Mit Kultur platzierst du Kontrollmarker neben deinen Städten. Das Feld gehört dann dir, und eine Ressource darauf nimmst du. Liegen rings um eine Stadt nur Wasser und deine Kontrollmarker, ist sie entwickelt.
guide-dial = Am Ende jeder Runde rückt die Ereignisscheibe weiter: Barbaren ziehen oder erscheinen, entwickelte Städte bringen Handelsmarker, oder nichts geschieht.
guide-caravans = Wirtschaft bewegt deine Wagen, Schritt für Schritt über Felder, deren Schwierigkeitsgrad höchstens so hoch ist wie der Platz der Karte. In Stadtstaaten und fremden Städten treiben sie Handel: 2 Handelsmarker und eine Diplomatiekarte, dann kehrt der Wagen zur Karte zurück.
guide-barbarians = Barbaren ziehen alle in dieselbe gewürfelte Richtung. Sie zerstören Wagen, unverstärkte Kontrollmarker und Städte; verstärkte Kontrollmarker halten sie einmal auf.
guide-science = Wissenschaft dreht die Technologiescheibe weiter: um so viele Felder, wie der Platz sagt, und um 1 mehr für jeden Handelsmarker. Bei 3 und 6 bekommst du eine Karte der Stufe II, bei 10 und 14 eine der Stufe III, bei 19 und 24 eine der Stufe IV.
guide-cards = Die neue Karte ersetzt eine schwächere desselben Typs auf demselben Platz. Alles, was darauf lag, bleibt.
guide-military = Militär verstärkt eigene Kontrollmarker, so viele, wie der Platz sagt, oder es greift an. Verstärkte Marker halten Barbaren auf und helfen ihren Nachbarn.
guide-reinforce = Verstärkte Kontrollmarker zählen im Kampf 1 mehr und helfen ihren Nachbarn. Einen Barbaren überstehen sie.
guide-attack = Beide Seiten würfeln. Du zählst den Platz deiner Karte dazu, der Barbar den Schwierigkeitsgrad seines Feldes; Kontrollmarker und Städte verteidigen sich ebenso, Städte mit dem doppelten. Bei Gleichstand hält die Verteidigung.
guide-trade = Handelsmarker liegen auf deinen Karten, höchstens 3 auf jeder. Ausgegeben werden sie, wenn du die Karte abhandelst: Sie wirkt dann stärker. Auf Militär helfen sie auch bei der Verteidigung.
guide-industry = Industrie baut eine Stadt oder ein Weltwunder. Städte brauchen Abstand zu anderen Städten und zu Stadtstaaten; ein Weltwunder braucht eine Stadt, die noch keines hat.
guide-wonder = Der Platz zählt als Produktion, jede passende Ressource bringt 2 und jeder Handelsmarker 1. Weltwunder wirken, solange das Feld dir gehört, und viele Agenden verlangen zwei eines Typs.
guide-city = Eine neue Stadt braucht ein Feld in Reichweite, dessen Schwierigkeitsgrad höchstens so hoch ist wie der Platz und das nicht neben einer Stadt oder einem Stadtstaat liegt. Neben ihr kannst du dann Kontrollmarker platzieren.
guide-pact = Wer in einer fremden Stadt Handel treibt, darf eine Diplomatiekarte ihres Besitzers nehmen. Sie nützt dir, bis du ihn angreifst.

## Nebenbei

guide-tile = Ihr baut den Spielplan gemeinsam. Dein Spielplanteil muss vier Felder berühren und, wenn es geht, den Kern. Legst du dein Spielplanteil mit dem Stern, steht darauf auch deine Hauptstadt.
guide-agenda = Eine Agenda ist erfüllt und bleibt es. Auf jeder Spielzielkarte brauchst du eine von zweien; wer das geschafft hat, gewinnt am Ende der Runde.
guide-settle = Industrie baut eine Stadt, wenn ein Feld in Reichweite ist. Für ein Weltwunder reicht deine Produktion jetzt noch nicht.
guide-spend = Die Würfel sind gefallen. Jeder Handelsmarker auf deiner Militärkarte bringt jetzt 1 Kampfwert mehr. Danach darf die Verteidigung dasselbe tun.
guide-defend = Du wirst angegriffen. Handelsmarker auf deiner Militärkarte bringen jetzt je 1 Kampfwert; bei Gleichstand hältst du stand.
guide-discard = Barbaren stehen vor deiner Hauptstadt. Sie bleibt, aber du gibst zwei Handelsmarker ab.
guide-pay = Die Kosten werden mit dem Platz, passenden Ressourcen (je 2) und Handelsmarkern der Karte (je 1) bezahlt. Was zu viel ist, verfällt.
guide-place = Ein Weltwunder kommt unter eine deiner Städte, die noch keines hat. Wem das Feld gehört, dem gehört auch das Weltwunder.
guide-resource = Du nimmst eine Ressource aus dem Vorrat. Jedes Weltwunder nennt zwei Arten, mit denen es bezahlt werden kann.
guide-exchange = Du darfst eine deiner Ressourcen gegen eine andere aus dem Vorrat tauschen.
guide-shift = Einen deiner Kontrollmarker darfst du auf ein leeres Feld daneben versetzen. Ein Naturwunder oder Weltwunder bleibt dabei zurück.
guide-convert = Diese Karte ersetzt einen fremden Kontrollmarker in der Nähe durch einen von dir.
guide-free = Dein Vorrat an Kontrollmarkern ist leer. Nimm einen anderen vom Spielplan zurück, oder verzichte auf dieses Feld.
guide-chain = Stonehenge: Auf Hügeln darfst du von Feld zu Feld weiter platzieren, solange Hügel daneben liegen.
guide-yield = Der Eiffelturm: Zwei deiner Kontrollmarker sind genannt, und du bestimmst, welchen du hergibst.
guide-upgrade = Dieses Weltwunder hebt Karten deiner Fokusreihe um eine Stufe. Alles, was darauf liegt, bleibt.
guide-strike = Kernkraft trifft ein Feld und alle ringsum: Kontrollmarker verschwinden, verstärkte werden umgedreht, auch deine. Städte bleiben stehen.
guide-nature = Amerika legt Naturwunder auf Fokuskarten und nutzt sie dort wie Handelsmarker oder als Ressource.
guide-state = Der Marker eines eroberten Stadtstaats liegt auf einer Karte seines Typs und wirkt dort einmal pro Zug wie ein Handelsmarker.
guide-pacts = Der Potala-Palast: Du nimmst bis zu drei Diplomatiekarten von Mitspielern.
guide-return = Von jedem Mitspieler behältst du nur eine Diplomatiekarte. Gib die zurück, die dir am wenigsten nützt.
guide-liberate = Erobern bringt dir die Stadt und den Marker des Stadtstaats. Befreien legt ihn zurück und bringt dir seine Diplomatiekarte.
guide-spoils = Aus einer besiegten Hauptstadt nimmst du das Weltwunder mit. Es kommt unter eine deiner Städte ohne Weltwunder.
guide-loot = Eine besiegte Hauptstadt bleibt stehen, aber du nimmst bis zu zwei Handelsmarker ihrer Karten.
guide-more = Dein Weltwunder erlaubt dir, in diesem Zug noch eine Karte abzuhandeln.
guide-other = Kapitalismus: Du handelst noch eine andere Karte ab, als läge sie auf Platz 1. Sie bleibt liegen, wo sie ist.
guide-swap = Die Azteken tauschen nach einem gewonnenen Angriff zwei Karten ihrer Fokusreihe. Lege nach rechts, was du bald stark brauchst.

## Anfang und Ende

guide-back = Zurück
guide-end-title = Du kennst die Grundlagen
guide-end-text = Du hast jede Art von Karte einmal abgehandelt. Spiele hier zu Ende oder beginne eine neue Partie; Regeln und Tipp sind immer zur Hand.
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
