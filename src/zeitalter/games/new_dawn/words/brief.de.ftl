# Ein Zug in einer Zeile: Bruchstücke ohne Punkt, die hinter dem Namen stehen und mit Kommas verbunden werden
# ("Ada: Frühes Reich auf Platz 4, besetzt Wald neben Genf, Marmor"). Was hier fehlt, steht nur in den Einzelheiten.

## Aufbau

brief-leads = spielt { $leader }
brief-lays-tile = legt Spielplanteil { $tile } an, Seite { $side }
brief-capital = gründet die Hauptstadt
brief-water-fills =
    { $number ->
        [one] 1 Feld wird zu Wasser
       *[other] { $number } Felder werden zu Wasser
    }
brief-first-player = beginnt

## Zug und Karten

brief-resolves = { $focus } auf Platz { $slot }
brief-without-effect = ohne Wirkung
brief-swaps-cards = tauscht { $focus } und { $focus2 }
brief-replaces = neue Karte { $focus2 }
brief-gets-trade =
    { $number ->
        [one] 1 Handelsmarker
       *[other] { $number } Handelsmarker
    }
brief-stores-trade = +{ $number } Handelsmarker auf Groß-Simbabwe
brief-loses-trade = −{ $number } Handelsmarker
brief-card-full = verliert { $number } Handelsmarker (Karte voll)
brief-cards-full = verliert { $number } Handelsmarker (Karten voll)
brief-card-missing = verliert { $number } Handelsmarker (keine Karte: { $type })
brief-store-lost = −{ $number } Handelsmarker von Groß-Simbabwe
brief-uses-wonder = nutzt { $wonder }
brief-uses-envoy = nutzt { $city_state }
brief-gains =
    { $number ->
        [one] { $resource }
       *[other] { $number } × { $resource }
    }

## Felder

brief-claims = besetzt { $space }
brief-takes-back = räumt { $space }
brief-moves-token = versetzt einen Kontrollmarker nach { $space2 }
brief-loses-token = verliert { $space }
brief-loses-city = verliert die Stadt { $space }
brief-weakened = verliert die Verstärkung auf { $space }
brief-reinforces = verstärkt { $space }
brief-takes-space = übernimmt { $space } von { $seat2 }
brief-gets-nature = Naturwunder
brief-frees-nature = { $nature } wieder frei
brief-gets-wonder = erhält { $wonder }
brief-moves-wonder = nimmt { $seat2 } das Weltwunder { $wonder }
brief-stray-wonder = { $wonder } gehört niemandem mehr
brief-conquers = erobert { $city_state }
brief-frees-state = { $city_state } wieder unabhängig
brief-liberates = befreit { $city_state }

## Wissenschaft, Wirtschaft, Industrie

brief-advances = Technologie → { $number2 }
brief-overflows = über das Ende, zurück auf { $number }
brief-strikes = Kernkraft auf { $space }
brief-caravan-moves = Wagen → { $space2 }
brief-loses-caravan = verliert einen Wagen
brief-clears = vertreibt Barbar { $letter }
brief-takes-envoy = Diplomatiekarte { $city_state }
brief-returns-envoy = gibt die Diplomatiekarte { $city_state } zurück
brief-takes-pact = erhält { $pact } von { $seat2 }
brief-returns-pact = gibt { $seat2 } { $pact } zurück
brief-builds-city = Stadt auf { $space }
brief-builds = baut { $wonder }

## Kampf und Barbaren

brief-attacks = greift an: { $space }
brief-attack-won = Sieg { $number } : { $number2 }
brief-attack-lost = Niederlage { $number } : { $number2 }
brief-loots = besiegt die Hauptstadt von { $seat2 }
brief-steals = nimmt { $seat2 } 1 Handelsmarker
brief-barbarian-defeated = besiegt Barbar { $letter }
brief-driven = lenkt Barbar { $letter } nach { $space }
brief-event-dial = Ereignisscheibe: { $icon }
brief-barbarian-repelled = wehrt Barbar { $letter } ab
brief-barbarian-barred = hält Barbar { $letter } fern ({ $wonder })
brief-barbarian-at-capital = wehrt Barbar { $letter } an der Hauptstadt ab
brief-barbarian-spawns = Barbar { $letter } auf { $space }

## Ende

brief-completes = erfüllt die Agenda { $agenda }

## Auf einen Blick

figure-dial = Technologie
figure-row = Fokusreihe
figure-agendas = Agenden
figure-trade = Handelsmarker
figure-cities = Städte
figure-wonders = Weltwunder
figure-tokens = Kontrollmarker
