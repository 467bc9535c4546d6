# Tipps: warum der Bot so antworten würde, in einem Satz. Variablen heißen wie die Arten.

hint-only = Hier gibt es nichts anderes zu wählen.
hint-guess = Hier ist eine Antwort so gut wie die andere.
hint-done = Mehr lohnt sich hier nicht.
hint-save-later = Deine Handelsmarker sind in einem späteren Zug mehr wert.
hint-done-caravans = Weiter zu ziehen bringt deinen Wagen jetzt nichts.
hint-done-attacks = Ein weiterer Angriff hätte zu wenig Aussicht.
hint-keep-pact = Die Diplomatiekarte, die du schon hast, ist dir mehr wert.
hint-star = Von hier aus ist gutes Land schnell zu erreichen.
hint-tile = Hier angelegt bringt es dir leichtes Gelände in Reichweite.

## Was ein Zug bringt

hint-agenda = Damit erfüllst du eine Agenda: { $agenda }.
hint-city = Eine Stadt an dieser Stelle öffnet neues Land.
hint-turn-wonder = Damit kannst du ein Weltwunder bauen.
hint-turn-city = Damit kannst du eine Stadt bauen, die neues Land öffnet.
hint-spaces = Damit kannst du neue Felder besetzen.
hint-turn-card = Damit erreichst du auf der Technologiescheibe eine bessere Fokuskarte.
hint-military = Damit kannst du Kontrollmarker verstärken oder Barbaren und andere angreifen.
hint-card = Diese Karte kann mehr als die, die sie ersetzt.
hint-dial = Das bringt deine Technologiescheibe auf { $number }.
hint-diplomacy = Ein Wagen kann jetzt Handelsmarker und eine Diplomatiekarte bringen.
hint-trade = Das bringt dir Handelsmarker für spätere Züge.
hint-strong =
    { $number ->
        [one] So ist 1 Kontrollmarker mehr verstärkt, gegen Barbaren und Nachbarn.
       *[other] So sind { $number } Kontrollmarker mehr verstärkt, gegen Barbaren und Nachbarn.
    }
hint-fight = Ein Angriff verspricht hier mehr als alles andere.
hint-rest = Diese Karte fehlt dir jetzt am wenigsten, und andere rücken auf höhere Plätze.

## Karten und Marker

hint-spend = Ausgegeben ist der Handelsmarker hier mehr wert als gespart.
hint-spend-combat = Das kann den Kampf entscheiden.
hint-save = Der Kampf braucht hier keine Handelsmarker.
hint-swap = Diese Karte liegt danach auf einem besseren Platz.
hint-put = Auf dieser Karte nützt der Handelsmarker am meisten.
hint-store = Gelagert geht der Handelsmarker nicht verloren und kommt später dorthin, wo du ihn brauchst.
hint-steal = Von dieser Karte fehlt der Handelsmarker dem Gegner am meisten.
hint-discard = Auf dieser Karte brauchst du den Handelsmarker am wenigsten.

## Kultur und Wissenschaft

hint-claim = Dieses Feld bringt dich weiter.
hint-claim-city = Das Feld hilft, deine Stadt daneben zu entwickeln.
hint-claim-mature = Damit ist eine deiner Städte entwickelt.
hint-claim-resource = Dort gibt es { $resource }, gut für ein Weltwunder.
hint-claim-nature = Ein Naturwunder zählt in jedem Zug wie eine Ressource.
hint-claim-wonder = Dort liegt ein Weltwunder, das niemandem gehört: { $wonder }.
hint-least = Dieses Feld fehlt dir am wenigsten.
hint-shift = Dort nützt der Kontrollmarker mehr.
hint-convert = Dieses Feld gewinnst du und nimmst es einem anderen.
hint-raze = Dieser Kontrollmarker steht dir am meisten im Weg.
hint-name = Welcher von beiden auch hergegeben wird, du gewinnst ein gutes Feld.
hint-advance = Jedes Feld der Technologiescheibe bringt dich näher an bessere Karten.
hint-strike = Dort trifft es die anderen am härtesten und dich am wenigsten.
hint-gain = Davon noch mehr hilft dir bei Weltwundern.
hint-gain-new = Diese Art fehlt dir noch.
hint-gain-wonder = Damit lässt sich ein Weltwunder bezahlen, das ausliegt: { $wonder }.

## Wirtschaft und Industrie

hint-send = Von dort ist der Weg zum nächsten Handel kurz.
hint-send-trade = Dort treibt dein Wagen Handel: 2 Handelsmarker und vielleicht eine Diplomatiekarte.
hint-pact = Diese Diplomatiekarte hilft dir jetzt am meisten.
hint-give-back = Diese Diplomatiekarte hilft dir am wenigsten.
hint-build = Dieses Weltwunder hilft dir am meisten.
hint-build-agenda = Es zählt für eine Agenda, die dir noch fehlt: { $agenda }.
hint-pay = Diese Ressource brauchst du sonst am wenigsten.
hint-pay-nature = Ein Naturwunder geht beim Bezahlen nicht verloren.
hint-under = Dort ist das Weltwunder sicher.

## Militär

hint-reinforce = Dieser Kontrollmarker ist am meisten gefährdet.
hint-attack-barbarian = Besiegte Barbaren bringen einen Handelsmarker und können nichts mehr zerstören.
hint-attack-city-state = Ein eroberter Stadtstaat ist eine Stadt mehr und hilft in jedem Zug.
hint-attack-rival-city = Diese Stadt ist zu nehmen oder zu plündern.
hint-attack-rival-token = Dieses Feld ist schwach verteidigt.
hint-conquer = Als Stadt nützt dir der Stadtstaat mehr denn als Nachbar.
hint-liberate = Seine Diplomatiekarte ist dir mehr wert als die Stadt.
hint-drive = Dort stören die Barbaren dich am wenigsten.
