# Deeds in brief: brief-<event> is a fragment without a full stop; the table joins them with commas after the name.
# run-<event> puts several of the same together ($count times, $total in all). What is not here is only in the details.

## Opening and course

brief-shows-opening-card = shows { $card }
brief-start-player = goes first
brief-takes-colours = takes { $colour } and { $colour2 }
brief-turns-over = { $action } ({ $empire })
brief-turns-over-wild = Wild as { $action } ({ $empire })
brief-turns-over-slot = { $action }
brief-turns-over-slot-wild = Wild as { $action }
brief-forfeits-wild = Wild forfeited ({ $empire })
brief-resumes = goes on with { $action } ({ $empire })
brief-resumes-slot = goes on with { $action }
brief-saves-action = passes for a “+1 go”
brief-goes-on = second action { $action }
brief-turn-ends = end of turn { $number }

## Cards, glory, progress

brief-draws-cards =
    { $number ->
        [0] draws no card
        [one] draws 1 card
       *[other] draws { $number } cards
    }
brief-draws-cards-veiled =
    { $number ->
        [0] draws no card
        [one] draws 1 card
       *[other] draws { $number } cards
    }
run-draws-cards =
    { $total ->
        [one] draws 1 card
       *[other] draws { $total } cards
    }
brief-throws-away =
    { $number ->
        [0] discards nothing
        [one] discards 1 card
       *[other] discards { $number } cards
    }
brief-takes-discard = takes { $card }
run-takes-discard = takes { $count } cards from the discard pile
brief-takes-from-discard = takes { $card }
brief-gains-glory = +{ $number } glory
brief-loses-glory = −{ $number } glory
brief-gains-glory-with = +{ $number } glory
run-gains-glory-with = +{ $total } glory
brief-loses-glory-with = −{ $number } glory
run-loses-glory-with = −{ $total } glory
brief-reaps-glory = +{ $number } glory ({ $empire })
run-reaps-glory =
    { $count ->
        [one] +{ $total } glory with 1 empire
       *[other] +{ $total } glory with { $count } empires
    }
brief-buys-glory = buys glory for { $number2 } money
brief-advances = { $empire } to level { $number2 }
run-advances =
    { $count ->
        [one] progress once
       *[other] progress { $count } times
    }
brief-falls-back = { $empire } back to level { $number2 }
run-falls-back =
    { $count ->
        [one] one step back
       *[other] steps back { $count } times
    }
brief-enters-age = { $empire } in the { $age }
run-enters-age = { $count } empires in another age
brief-passes-last-level = { $empire } past the last level

## Starting and discarding empires

brief-starts-nothing = no new empire
brief-starts-empire = { $empire } on level { $number }
brief-leader-joins = leader { $leader }
run-leader-joins = { $count } leaders
brief-founds-capital = capital { $area }
brief-empire-ends = end of the empire ({ $empire })
brief-settles-down = no longer barbarian ({ $empire })

## Production

brief-collects-income = +{ $number } money
brief-pays-upkeep = −{ $number } upkeep
brief-builds = { $unit } ({ $area })
run-builds =
    { $count ->
        [one] 1 unit for { $total } money
       *[other] { $count } units for { $total } money
    }
brief-fortifies = fortification ({ $area })
run-fortifies = { $count } fortifications
brief-dismisses = dismissed: { $unit } ({ $area })
run-dismisses = { $count } units dismissed

## Trade

brief-asks-way = asks for passage through { $empire }
brief-refuses-way = no passage through { $empire }
brief-declines-price = goes without passage
brief-gets-way = passage through { $empire }
brief-announces-trade = trade with { $empire2 }
brief-trade-totals = { $number } : { $number2 }
brief-neutral-totals = { $number } : { $number2 } against the neutral world
brief-wins-trade = won ({ $empire })
brief-trade-tied = a tie
brief-earns = +{ $number } money ({ $empire })
brief-pays = { $number } money to { $empire2 }
brief-offers-swap = offers to swap cards ({ $empire })
brief-offers-money = offers { $number } money ({ $empire })
brief-requests-money = asks for { $number } money ({ $empire })
brief-refuses-offer = declines
brief-swap = swaps cards with { $seat2 }
brief-swap-veiled = swaps cards with { $seat2 }

## Manoeuvre and conflict

brief-marches = { $area } → { $area2 }
run-marches = { $count } moves
brief-flies = flight { $area } → { $area2 }
run-flies = { $count } flights
brief-leader-travels = { $leader } → { $area2 }
brief-sets-sail = voyage from { $area }
run-sets-sail = { $count } voyages
brief-lands = landing ({ $area })
run-lands = { $count } landings
brief-turns-back = landing failed
brief-goes-down = lost with the ship: { $unit }
brief-moves-in-world-war = one more campaign
brief-moves-again = second campaign
brief-strategist-moves = the Strategist moves again
brief-gains-area = new: { $area }
run-gains-area = { $count } new areas
brief-loses-area = { $area } no longer controlled ({ $empire })
run-loses-area = { $count } areas fewer
brief-takes-area = { $area } conquered (was { $empire2 })
run-takes-area = { $count } areas conquered
brief-conflict = conflict with { $empire2 } ({ $area })
run-conflict = { $count } conflicts
brief-loses-units = losses ({ $empire }): { $unit }
brief-units-perish = losses ({ $empire }): { $unit }
brief-retreats = retreat ({ $empire }): { $area } → { $area2 }
brief-beats-off = { $area } held ({ $empire })
brief-wiped-out = { $area }: nobody left
brief-leader-dies = leader lost: { $leader }
brief-city-falls =
    { $number ->
        [0] city destroyed ({ $area })
       *[other] city only level { $number } now ({ $area })
    }
brief-loots =
    { $number ->
        [0] no loot
       *[other] { $number } money looted
    }
brief-capital-lost = capital lost ({ $empire })
brief-disorder = disorder ({ $area })
run-disorder = disorder in { $count } areas
brief-order = order ({ $area })
run-order = order in { $count } areas
brief-avoids-disorder = no disorder ({ $area })

## Civilise, faith, votes

brief-plays-artefact = { $artefact } for { $empire }
brief-artefact-goes = { $artefact } lost ({ $empire })
run-artefact-goes = { $count } artefacts lost
brief-adopts = { $artefact } adopted ({ $empire })
brief-gains-elite =
    { $number ->
        [one] 1 elite marker ({ $empire })
       *[other] { $number } elite markers ({ $empire })
    }
brief-builds-city = new city ({ $area })
brief-raises-city = city on level { $number } ({ $area })
brief-declares-capital = capital { $area }
brief-demotes = { $leader } demoted
brief-upgrades = { $unit2 } instead of { $unit } ({ $area })
run-upgrades = { $count } units exchanged
brief-jihad = Jihad ({ $area })
brief-jihad-ends = end of the Jihad
brief-crusade = call for a Crusade
brief-crusade-ends = end of the Crusade
brief-treaty = peace treaty with { $empire2 }
brief-treaty-ends = end of the peace treaty with { $empire2 }
brief-world-war-ends = end of the World war
brief-converts-area = { $area } converted
brief-looks-at-hand =
    { $number ->
        [0] sees no card ({ $seat2 })
        [one] sees 1 card ({ $seat2 })
       *[other] sees { $number } cards ({ $seat2 })
    }
brief-looks-at-hand-veiled =
    { $number ->
        [0] sees no card ({ $seat2 })
        [one] sees 1 card ({ $seat2 })
       *[other] sees { $number } cards ({ $seat2 })
    }
brief-heresy-vote = vote on Heresy
brief-vote-passes = proposal accepted
brief-vote-fails = proposal rejected
brief-warns-of-move = calls for a resolution against { $empire }
brief-warns-of-event = calls for a resolution against { $seat2 }
brief-resolution-fails = no resolution
brief-gives-in = gives in
brief-defies = does not give in

## Events

brief-plays-event =
    { $leader_count ->
        [0] { $artefact_count ->
            [0] { $area_count ->
                [0] { $empire_count ->
                    [0] event { $event }
                   *[other] event { $event } ({ $empire })
                }
               *[other] event { $event } ({ $area })
            }
           *[other] event { $event } ({ $artefact })
        }
       *[other] event { $event } ({ $leader })
    }
brief-event-fails = an event has no effect
brief-gains-money = +{ $number } money ({ $empire })
brief-loses-money = −{ $number } money ({ $empire })
brief-robs = { $number } money taken (from { $empire2 })
brief-turns-into-pass = action becomes Pass
brief-gains-go = marker “+1 go” ({ $empire })
brief-fort-falls = fortification gone ({ $area })
brief-ships-stopped = ships held up ({ $area })
brief-draws-leaders =
    { $leader_count ->
        [0] no leader
       *[other] leader { $leader }
    }
brief-settles = { $area } settled
run-settles = { $count } areas settled
brief-helps-side = +{ $number } for { $empire }
brief-draws-again = new card ({ $empire })
brief-betrays = { $piece } worth nothing ({ $empire })
brief-hires = hired: { $unit }
run-hires = { $count } units hired
brief-names-rebels =
    { $area_count ->
        [0] no area rises
       *[other] rising: { $area }
    }
brief-collapses = collapse ({ $empire })
brief-fragments =
    { $area_count ->
        [0] the empire holds together
       *[other] falls apart, lost: { $area }
    }
brief-new-dynasty = now leads { $empire }
brief-offers-area = proposes a marriage with a sale ({ $area })
brief-sells-area = { $area } for { $number } money to { $empire2 }
brief-marriage-fails = no marriage
