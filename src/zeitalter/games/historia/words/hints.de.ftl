# Tipps: warum der Bot so antworten würde, in einem Satz. Variablen heißen wie die Arten.

hint-only = Hier gibt es nichts anderes zu wählen.
hint-guess = Hier ist eine Antwort so gut wie die andere.
hint-points = Das bringt dir sofort { $number } SP.
hint-government = Das führt dich zur Staatsform { $government }: { $number } SP am Ende jeder Runde.
hint-card-limit = Mit dieser Technologie darfst du in jeder Aktionsrunde { $number } Karten spielen.
hint-level = Der Schritt auf { $stat } { $number } bringt dich einer besseren Staatsform näher.
hint-dominion = Dein Herrschaftsplättchen ist jetzt am meisten wert.
hint-leader = { $leader } verlangt { $stat } { $number }: Das ist ein Schritt dorthin.
hint-leader-met = Damit erfüllst du eine Bedingung von { $leader }: { $number } SP am Ende der Epoche.
hint-territories = Gebiete, in denen du allein bist, bringen dir dann bei jedem Gebietsbonus { $number } SP mehr.
hint-presence = Ein Gebiet mehr: Jedes gibt dir in der Mitte und am Ende einer Epoche einen Machtwürfel zurück.
hint-safety = So sind deine Gebiete vor stärkeren Nachbarn sicherer.
hint-wonder = Dieses Wunder kannst du in jeder Runde wieder nutzen: { $wonder }.
hint-wonders-ready = Deine Wunder sind dann wieder bereit.
hint-cubes =
    Damit kommen { $number ->
        [one] 1 Machtwürfel mehr
       *[other] { $number } Machtwürfel mehr
    } in deinen persönlichen Vorrat.
hint-card = Diese Karte kommt zurück auf deine Hand: { $card }.
hint-cards = Damit kommen Karten zurück auf deine Hand.
hint-contacts = Damit hast du Nachbarn für Handel, Überfall oder Krieg.
hint-goals = Das bringt dich einem Zivilisationsziel näher.
hint-rivals = Das hält die Gegner auf, die vorn liegen.
hint-revolution = Deine anderen Karten bringen gerade wenig; Revolution holt Karten zurück, und eine neue Runde beginnt.
hint-order = In dieser Reihenfolge bringen deine Karten am meisten; erst diese: { $card }.
hint-card-now = Führe zuerst diese Karte aus; was sonst noch nützt, geht auch danach.
hint-war = Du bist stärker als { $civ }: { $number } SP für dich, und { $civ } räumt das Gebiet.
hint-trade = Du gewinnst eine Technologiestufe, ohne einen Machtwürfel abzugeben; { $civ } bekommt dafür { $number } SP.
hint-no-effect = Diese Karte bewirkt gerade nichts; so geht es weiter.
hint-done = Was in diesem Zug nützt, ist getan.
hint-least = Hier bringt nichts einen Gewinn; das kostet dich am wenigsten.
hint-keep = Die Ziele dieses Anführers kannst du am ehesten erreichen: { $leader }.
hint-exclude = Diesen Berater wirst du am wenigsten vermissen: { $card }.
hint-advisor = Dieser Berater hilft dir am meisten: { $card }.
hint-civilization = Die Berater dieser Zivilisation sind stark: { $civilization }.
