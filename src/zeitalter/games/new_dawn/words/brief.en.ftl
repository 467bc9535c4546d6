# A turn in one line: fragments without a full stop that follow a name and are joined by commas
# ("Ada: Early Empire in slot 4, takes Forest next to Geneva, Marble"). What is missing here is only in the details.

## Set-up

brief-leads = plays { $leader }
brief-lays-tile = lays tile { $tile }, side { $side }
brief-capital = founds the capital
brief-water-fills =
    { $number ->
        [one] 1 space becomes water
       *[other] { $number } spaces become water
    }
brief-first-player = goes first

## Turn and cards

brief-resolves = { $focus } in slot { $slot }
brief-without-effect = no effect
brief-swaps-cards = swaps { $focus } and { $focus2 }
brief-replaces = new card { $focus2 }
brief-gets-trade =
    { $number ->
        [one] trade token
       *[other] { $number } trade tokens
    }
brief-stores-trade =
    { $number ->
        [one] +1 trade token on Great Zimbabwe
       *[other] +{ $number } trade tokens on Great Zimbabwe
    }
brief-loses-trade =
    { $number ->
        [one] −1 trade token
       *[other] −{ $number } trade tokens
    }
brief-card-full =
    { $number ->
        [one] loses 1 trade token (card full)
       *[other] loses { $number } trade tokens (card full)
    }
brief-cards-full =
    { $number ->
        [one] loses 1 trade token (cards full)
       *[other] loses { $number } trade tokens (cards full)
    }
brief-card-missing =
    { $number ->
        [one] loses 1 trade token (no card: { $type })
       *[other] loses { $number } trade tokens (no card: { $type })
    }
brief-store-lost =
    { $number ->
        [one] −1 trade token from Great Zimbabwe
       *[other] −{ $number } trade tokens from Great Zimbabwe
    }
brief-uses-wonder = uses { $wonder }
brief-uses-envoy = uses { $city_state }
brief-gains =
    { $number ->
        [one] { $resource }
       *[other] { $number } × { $resource }
    }

## Spaces

brief-claims = takes { $space }
brief-takes-back = leaves { $space }
brief-moves-token = moves a control token to { $space2 }
brief-loses-token = loses { $space }
brief-loses-city = loses the city { $space }
brief-weakened = loses the reinforcement on { $space }
brief-reinforces = reinforces { $space }
brief-takes-space = takes { $space } from { $seat2 }
brief-gets-nature = natural wonder
brief-frees-nature = { $nature } free again
brief-gets-wonder = gets { $wonder }
brief-moves-wonder = takes the wonder { $wonder } from { $seat2 }
brief-stray-wonder = { $wonder } belongs to nobody
brief-conquers = conquers { $city_state }
brief-frees-state = { $city_state } independent again
brief-liberates = liberates { $city_state }

## Science, economy, industry

brief-advances = technology → { $number2 }
brief-overflows = past the end, back to { $number }
brief-strikes = nuclear power on { $space }
brief-caravan-moves = caravan → { $space2 }
brief-loses-caravan = loses a caravan
brief-clears = drives off barbarian { $letter }
brief-takes-envoy = diplomacy card { $city_state }
brief-returns-envoy = returns the diplomacy card { $city_state }
brief-takes-pact = gets { $pact } from { $seat2 }
brief-returns-pact = returns { $pact } to { $seat2 }
brief-builds-city = city on { $space }
brief-builds = builds { $wonder }

## Combat and barbarians

brief-attacks = attacks { $space }
brief-attack-won = victory { $number } : { $number2 }
brief-attack-lost = defeat { $number } : { $number2 }
brief-loots = defeats the capital of { $seat2 }
brief-steals = takes 1 trade token from { $seat2 }
brief-barbarian-defeated = defeats barbarian { $letter }
brief-driven = moves barbarian { $letter } to { $space }
brief-event-dial = Event dial: { $icon }
brief-barbarian-repelled = drives barbarian { $letter } back
brief-barbarian-barred = keeps barbarian { $letter } out ({ $wonder })
brief-barbarian-at-capital = drives barbarian { $letter } from the capital
brief-barbarian-spawns = barbarian { $letter } on { $space }

## The end

brief-completes = completes the agenda { $agenda }

## At a glance

figure-dial = Technology
figure-row = Focus row
figure-agendas = Agendas
figure-trade = Trade tokens
figure-cities = Cities
figure-wonders = World wonders
figure-tokens = Control tokens
