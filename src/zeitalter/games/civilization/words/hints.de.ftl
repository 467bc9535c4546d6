# Tipps: warum der Bot so antworten würde, in einem Satz. Variablen heißen wie die Arten.

hint-only = Hier gibt es nichts anderes zu wählen.
hint-guess = Hier ist eine Antwort so gut wie die andere.
hint-nation = Gutes Land und ein kurzer Weg auf der Entwicklungstabelle: { $nation }.

## Steuern, Wachstum, Schiffe

hint-tax = Die üblichen Steuern lassen genug Steine im Vorrat, um zu wachsen.
hint-tax-high = Der Vorrat ist groß genug: Mehr Steuern füllen den Staatsschatz, und gewachsen wird trotzdem.
hint-tax-low = Der Vorrat ist knapp: Niedrige Steuern lassen Steine für das Wachstum und verhindern Revolten.
hint-take = Von diesen Städten ist sie am schwersten neu zu bauen: { $area }.
hint-grow = Dort sind neue Steine am meisten wert: wo sie weiter wachsen oder bald eine Stadt werden.
hint-keep-ship = Dieses Schiff hat noch etwas zu tragen und kostet weniger als ein neues ({ $area }).
hint-keep-ship-levy = Dort stehen mehr Steine, als bleiben können; einer davon bezahlt das Schiff ({ $area }).
hint-give-up-ship = Für dieses Schiff gibt es nichts zu tragen, das seinen Unterhalt lohnt.
hint-build-ship = Über das Wasser kommen Steine von hier in Gebiete, wo sie mehr wert sind ({ $area }).
hint-end-ships = Mehr Schiffe lohnen sich in dieser Runde nicht.

## Bewegung

hint-surplus = Hier können nicht alle bleiben ({ $area }), dort ist noch Platz ({ $area2 }).
hint-settle = Ein neues Gebiet: Von der nächsten Runde an wächst dein Volk auch dort ({ $area }).
hint-double = Zwei Steine wachsen um zwei, einer nur um einen ({ $area }).
hint-room = Dieses Gebiet ernährt noch mehr Steine: { $area }.
hint-city = Dort stehen dann genug Steine für eine Stadt: { $area }.
hint-gather = Auf diesem Bauplatz sammelst du Steine für eine Stadt: { $area }.
hint-share = Dieses Gebiet ernährt euch beide, es kommt zu keinem Konflikt: { $area }.
hint-conflict = Um dieses Gebiet lohnt sich ein Konflikt: { $area }.
hint-storm = Diese Stadt ist schwach verteidigt und kann fallen: { $area }.
hint-crowd = So kommen überzählige Steine in den Vorrat zurück, wo du sie bald wieder brauchst.
hint-load = Jenseits des Wassers sind diese Steine mehr wert als hier.
hint-sail = Dorthin führt der Weg zu dem Gebiet, in dem die Ladung am meisten nützt.
hint-sail-empty = Dort warten Steine auf das Schiff.
hint-end-moves = Alle übrigen Steine stehen schon gut.
hint-fight = Diesen Konflikt trägst du am besten jetzt aus: { $area }.

## Städte

hint-dissolve = Diese Stadt fehlt dir am wenigsten: { $area }.
hint-build =
    { $number ->
        [one] Deine erste Stadt bringt jede Runde Steuern und eine Handelskarte.
       *[other] Mit { $number } Städten ziehst du in jeder Runde { $number } Handelskarten.
    }
hint-build-white =
    { $number ->
        [one] Deine erste Stadt bringt jede Runde Steuern und eine Handelskarte, auch wenn hier Hochwasser droht.
       *[other] { $number } Städte bringen in jeder Runde { $number } Handelskarten; dafür wagst du das Hochwasser.
    }
hint-build-farmers = Städte bringen dich auf der Entwicklungstabelle weiter.
hint-end-building = Eine Stadt mehr wäre kaum zu versorgen; die Steine nützen dir mehr.

## Karten

hint-gold = Gold zu Gold: Gleiche Karten vervielfachen ihren Wert.
hint-gold-stock = Dein Vorrat ist knapp: So kommen 18 Steine aus dem Staatsschatz zurück.
hint-no-gold = Eine einzelne Karte von Stapel 9 ist ihren Preis nicht wert.
hint-buy-groups =
    { $number ->
        [one] Die erste deiner Gruppen; für die dritte Epoche brauchst du Karten aus { $number2 }.
       *[other] Damit hast du Karten aus { $number } Gruppen; die dritte Epoche verlangt { $number2 }.
    }
hint-buy-cards =
    { $number ->
        [one] Deine erste Karte; die vierte Epoche verlangt { $number2 }, und sie macht andere billiger.
       *[other] Damit hast du { $number } Karten; die vierte Epoche verlangt { $number2 }.
    }
hint-buy-points =
    Damit zählen deine Karten { NUMBER($number, useGrouping: 0) } Punkte; die fünfte Epoche verlangt { NUMBER($number2, useGrouping: 0) }.
hint-pass = Deine Waren sind mehr wert, wenn du sie noch sammelst.
hint-keep-all = So viele Karten darfst du behalten.
hint-discard = Diese Karten sind dir am wenigsten wert, deine Sätze bleiben zusammen.
hint-discard-calamity = Eine Katastrophe nimmt nur Platz weg.

## Handel

hint-offer = Einzelne Waren zählen wenig; vielleicht passt zu deiner Hand, was andere geben.
hint-offer-for = Das brauchst du weniger; du sammelst weiter: { $card }.
hint-offer-calamity = So wirst du vielleicht eine Katastrophe los.
hint-reply = Die genannte Ware lohnt den Tausch: { $card }.
hint-reply-for = Die genannte Ware passt zu deiner Hand: { $card }.
hint-accept = Die genannte Ware nützt dir mehr, als du hergibst: { $card }.
hint-accept-value = Dieses Paket ist mehr wert: { $number } gegen { $number2 }.
hint-decline = Was dafür gegeben würde, lohnt sich für dich nicht.
hint-withdraw = Ein anderes Paket findet eher einen Partner.
hint-wait = Dein Angebot liegt aus; sieh, ob jemand antwortet.
hint-end-trade = Was noch zu bekommen ist, ist nicht mehr wert, als was du hast.

## Katastrophen

hint-erupt = Dort verlierst du am wenigsten: { $volcano }.
hint-shake = So trifft das Erdbeben auch { $seat }.
hint-spare = Hier gewinnst du nichts, wenn auch andere verlieren.
hint-flood = Deine Verluste sind überall gleich groß.
hint-share-loss = Den größten Teil trägt { $seat }, so bleibst du im Rennen.
hint-lose = Steine wachsen nach, Städte nicht; diese fehlen dir am wenigsten.
hint-lose-cities = Ohne diese Städte bleiben genug Steine, um die anderen zu versorgen.
hint-mark-own = So ist der Teil, den du behältst, möglichst stark.
hint-mark = So sind beide Teile gleich stark, und du bekommst einen guten.
hint-name = Wenn schon jemand an dir wächst, dann am besten, wer am weitesten zurückliegt: { $seat }.
hint-part = Dieser Teil hat mehr Städte, die er auch versorgen kann.
hint-claim = Mehr Steine gibt dein Vorrat nicht her.
hint-raid = Diese Stadt ist am schwersten neu zu bauen: { $area }.
