# Conflicts. Names of empires and areas stand without article or ending, so that every one fits.

option-resolve = Resolve the conflict: { $area }
option-redraw = Discard the card and draw another
option-keep_card = Keep the card
option-commit =
    Front line: { $piece }{ $piece2_count ->
        [0] { "" }
       *[other] ; support: { $piece2 }
    }{ $leader_count ->
        [0] { "" }
       *[other] ; with { $leader }
    }
option-fight_on = Fight on
option-retreat = Retreat: { $area }
option-sail_back =
    { $area_count ->
        [0] Back on board and home
       *[other] Invaders back on board and home, the others: { $area }
    }

event-conflict = Conflict ({ $area }): { $empire } against { $empire2 }.
event-draws-conflict-card = { $empire }: the card for this round is { $card }.
event-draws-conflict-card-veiled = { $empire }: a card for this round is drawn.
event-discards-conflict-card = { $empire }: the Tactician discards { $card } for another card.
event-shows-conflict-card = { $empire }, card turned up: { $card }.
event-commits =
    { $empire }: front line { $unit }{ $unit2_count ->
        [0] { "" }
       *[other] ; support { $unit2 }
    }{ $leader_count ->
        [0] { "" }
       *[other] ; with { $leader }
    }.
event-conflict-total =
    { $empire }: total { $number } (card { $number2 }, front line { $number3 }, support { $number4 }{ $number5 ->
        [0] { "" }
       *[other] , other { $number5 }
    }).
event-tactician-saves = { $empire }: thanks to the Tactician the defeat costs nothing.
event-loses-units = { $empire }: lost ({ $area }): { $unit }.
event-conflict-disorder =
    { $number ->
        [one] { $empire }: everything was used; the force gets a conflict disorder marker.
       *[other] { $empire }: everything was used; conflict disorder marker { $number }.
    }
event-retreats = { $empire }: retreat ({ $area } – { $area2 }).
event-beats-off = { $empire }: { $area } is held against { $empire2 }.
event-wiped-out = { $area }: no units are left of either side ({ $empire }, { $empire2 }).
event-loses-elite = { $empire }: an elite marker is lost, { $number } left.

prompt-Conflicts = { $name }, { $empire }: which conflict is resolved next?
prompt-RedrawConflictCard = { $name }, do you keep the card for { $empire } ({ $area })?
prompt-Commit = { $name }, what do you commit to this round of the conflict ({ $area })?
prompt-CommitSide = { $name }, what do you commit for { $empire } to this round of the conflict ({ $area })?
prompt-Retreat = { $name }, { $empire }: do you retreat ({ $area })?

objection-unit-not-available = There are not that many unused units of this type: { $unit }.
objection-commit-a-unit = At least one unit must be committed.
objection-front-line-is-half =
    { $number2 ->
        [one] A single unit stands in the front line.
       *[other] Half of the units, rounded up, form the front line: { $number } of { $number2 }.
    }
objection-leader-is-used = { $leader } has already been used and cannot be committed now.
objection-leader-not-there = { $leader } is not in the area of the conflict.
objection-no-ship-to-go-back =
    Only invaders whose ship still lies next to the area and who come from land of your own can go back on board.
objection-retreat-too-far = { $area } is not adjacent.
objection-retreat-not-own = { $area } is not an area of your empire.
objection-retreat-into-conflict = There is a conflict in { $area }, too.
objection-retreat-not-for-all =
    A retreat needs a place for all units: one land area for land units, water or a port for ships, a land area or a carrier for air units.
