# Tipps: warum der Bot so antworten würde, in einem Satz. Variablen heißen wie die Arten.

hint-only = Hier gibt es nichts anderes zu wählen.
hint-guess = Hier ist eine Antwort so gut wie die andere.
hint-done = Mehr lohnt sich hier nicht.
hint-star = Von hier aus ist gutes Land schnell zu erreichen.
hint-tile = So liegt günstiges Gelände, wo du es brauchst.

## Was ein Zug bringt

hint-agenda = Damit erfüllst du eine Agenda: { $agenda }.
hint-wonder = Damit kommst du zu einem Weltwunder: { $wonder }.
hint-city = Eine Stadt an dieser Stelle öffnet neues Land: { $space }.
hint-spaces =
    { $number ->
        [one] Das bringt dir 1 Feld mehr.
       *[other] Das bringt dir { $number } Felder mehr.
    }
hint-card = Diese Karte ist stärker als die, die sie ersetzt: { $focus }.
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

hint-spend = Ausgegeben ist der Marker hier mehr wert als gespart: { $focus }.
hint-spend-combat = Das kann den Kampf entscheiden.
hint-save = Der Kampf braucht hier keine Handelsmarker.
hint-swap = Diese Karte liegt danach auf einem besseren Platz: { $focus }.
hint-put = Auf dieser Karte nützt der Marker am meisten: { $focus }.
hint-store = Gelagert geht der Handelsmarker nicht verloren und kommt später dorthin, wo du ihn brauchst.
hint-steal = Von dieser Karte fehlt der Handelsmarker dem Gegner am meisten: { $focus }.
hint-discard = Auf dieser Karte brauchst du den Handelsmarker am wenigsten: { $focus }.

## Kultur und Wissenschaft

hint-claim = Dieses Feld bringt dich weiter: { $space }.
hint-claim-city = Das Feld hilft, deine Stadt daneben zu entwickeln: { $space }.
hint-claim-mature = Damit ist eine deiner Städte entwickelt: { $space }.
hint-claim-resource = Dort liegt { $resource }, gut für ein Weltwunder: { $space }.
hint-claim-nature = Ein Naturwunder bringt in jedem Zug eine Ressource: { $nature }.
hint-claim-wonder = Dort liegt ein Weltwunder, das niemandem gehört: { $wonder }.
hint-least = Dieses Feld fehlt dir am wenigsten: { $space }.
hint-shift = Dort nützt der Kontrollmarker mehr: { $space }.
hint-convert = Dieses Feld gewinnst du und nimmst es einem anderen: { $space }.
hint-raze = Dieser Kontrollmarker steht dir am meisten im Weg: { $space }.
hint-name = Welcher von beiden auch hergegeben wird, du gewinnst ein gutes Feld.
hint-advance = Jedes Feld der Technologiescheibe bringt dich näher an bessere Karten.
hint-strike = Dort trifft es die anderen am härtesten und dich am wenigsten: { $space }.
hint-gain = Davon noch mehr hilft dir bei Weltwundern: { $resource }.
hint-gain-new = Diese Art fehlt dir noch: { $resource }.
hint-gain-wonder = { $resource } passt zu einem Weltwunder, das ausliegt: { $wonder }.

## Wirtschaft und Industrie

hint-send = Von dort ist der Weg zum nächsten Handel kurz: { $space }.
hint-send-trade = Dort treibt dein Wagen Handel: 2 Handelsmarker und vielleicht eine Diplomatiekarte ({ $space }).
hint-pact = Diese Diplomatiekarte von { $seat } hilft dir jetzt am meisten: { $pact }.
hint-give-back = Diese Diplomatiekarte hilft dir am wenigsten.
hint-build = Dieses Weltwunder hilft dir am meisten: { $wonder }.
hint-build-agenda = { $wonder } zählt für eine Agenda, die dir noch fehlt: { $agenda }.
hint-pay = Diese Ressource brauchst du sonst am wenigsten.
hint-pay-nature = Ein Naturwunder geht beim Bezahlen nicht verloren.
hint-under = Dort ist das Weltwunder sicher: { $space }.

## Militär

hint-reinforce = Dieser Kontrollmarker ist am meisten gefährdet: { $space }.
hint-attack-barbarian = Besiegte Barbaren bringen einen Handelsmarker und können nichts mehr zerstören: { $space }.
hint-attack-city-state = Ein eroberter Stadtstaat ist eine Stadt mehr und hilft in jedem Zug: { $space }.
hint-attack-rival-city = Diese Stadt ist zu nehmen oder zu plündern: { $space }.
hint-attack-rival-token = Dieses Feld ist schwach verteidigt: { $space }.
hint-conquer = Als Stadt nützt dir der Stadtstaat mehr denn als Nachbar.
hint-liberate = Seine Diplomatiekarte ist dir mehr wert als die Stadt.
hint-drive = Dort stören die Barbaren dich am wenigsten: { $space }.
