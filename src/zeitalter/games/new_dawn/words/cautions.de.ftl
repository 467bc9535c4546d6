# Was man wissen sollte, ehe man eine Antwort gibt: ein Satz neben der Antwort.

## Karten, die jetzt nichts bewirken

caution-card-culture = Jetzt ohne Wirkung: neben deinen Städten ist kein Feld frei, das dieser Platz erreicht.
caution-card-economy = Jetzt ohne Wirkung: kein Wagen von dir kann ziehen.
caution-card-industry = Jetzt ohne Wirkung: kein Weltwunder ist bezahlbar, und für eine Stadt ist kein Feld in Reichweite.
caution-card-military = Jetzt ohne Wirkung: nichts zu verstärken und kein Ziel in Reichweite.

## Angriffe

caution-hopeless = Ohne Aussicht: Du kommst auf höchstens { $number } + Würfel gegen { $number2 } + Würfel.
caution-hopeless-envoy = Ohne Aussicht (höchstens { $number } gegen { $number2 }, dazu die Würfel), und du verlierst die Diplomatiekarte: { $city_state }.
caution-hopeless-pact = Ohne Aussicht (höchstens { $number } gegen { $number2 }, dazu die Würfel), und { $seat } bekommt zurück: { $pact }.
caution-envoy = Kostet dich die Diplomatiekarte: { $city_state }.
caution-pact = Kostet dich, was du von { $seat } hast: { $pact }.

## Was verloren geht

caution-card-full = Geht verloren: Hier liegen schon 3 Handelsmarker.
caution-trade-lost =
    { $number ->
        [one] 1 Handelsmarker geht dabei verloren, die Karte ist voll: { $type }.
       *[other] { $number } Handelsmarker gehen dabei verloren, die Karte ist voll: { $type }.
    }
caution-fewer-caravans =
    { $number ->
        [one] Damit gibst du 1 Wagen auf.
       *[other] Damit gibst du { $number } Wagen auf.
    }
caution-weaker-card = Die neue Karte ist von niedrigerer Stufe als diese: { $focus }.
caution-own-tokens =
    { $number ->
        [one] Trifft auch 1 Kontrollmarker von dir.
       *[other] Trifft auch { $number } Kontrollmarker von dir.
    }

## Handelsmarker, die nichts bringen

caution-won-anyway = Bringt nichts: Du gewinnst auch so.
caution-lost-anyway = Bringt nichts: Auch mit allen Handelsmarkern reicht es nicht.
caution-held-anyway = Bringt nichts: Du hältst auch so stand.
caution-no-site = Bringt nichts: Für noch einen Kontrollmarker ist kein Feld frei.
caution-no-caravan = Bringt nichts: Kein Wagen zieht mehr.
caution-dial-end = Bringt nichts: Die Technologiescheibe ist schon am Ende.

## Was man mit "Fertig" aufgibt

caution-tokens-left =
    { $number ->
        [one] Du verzichtest auf 1 Kontrollmarker.
       *[other] Du verzichtest auf { $number } Kontrollmarker.
    }
caution-trade-left = Du verzichtest auf Handel: Ein Wagen kann noch ans Ziel kommen ({ $space }).
caution-caravans-left =
    { $number ->
        [one] 1 Wagen bleibt stehen.
       *[other] { $number } Wagen bleiben stehen.
    }
caution-attack-left =
    { $number ->
        [one] Du verzichtest auf 1 Angriff mit guter Aussicht: { $space }.
       *[other] Du verzichtest auf { $number } Angriffe, einer davon mit guter Aussicht: { $space }.
    }
caution-reinforce-left =
    { $number ->
        [one] Du könntest noch 1 Kontrollmarker verstärken.
       *[other] Du könntest noch { $number } Kontrollmarker verstärken.
    }
caution-card-unused = Die Karte bewirkt dann nichts und geht zurück auf Platz 1: { $focus }.
caution-dial-stays = Die Technologiescheibe bleibt dann auf { $number } stehen.
caution-card-left = Du verzichtest auf eine bessere Karte.
caution-pact-left = Du nimmst dann keine Diplomatiekarte von { $seat }.
caution-could-win =
    { $number ->
        [one] So verlierst du; mit 1 Handelsmarker mehr lägst du vorn.
       *[other] So verlierst du; mit { $number } Handelsmarkern mehr lägst du vorn.
    }
caution-could-hold =
    { $number ->
        [one] So verlierst du; mit 1 Handelsmarker mehr hältst du stand.
       *[other] So verlierst du; mit { $number } Handelsmarkern mehr hältst du stand.
    }
