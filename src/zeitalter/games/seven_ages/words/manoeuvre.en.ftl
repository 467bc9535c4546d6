# Manoeuvre: movement, flights, voyages, moving again.

## Answers

option-move =
    { $leader_count ->
        [0] { $area } to { $area2 }: { $piece }
       *[other] { $area } to { $area2 }: { $piece }, with { $leader }
    }
option-fly =
    { $leader_count ->
        [0] Fly from { $area } to { $area2 }: { $piece }
       *[other] Fly from { $area } to { $area2 }: { $piece }, with { $leader }
    }
option-travel = { $leader } goes alone: { $area } to { $area2 }
option-set_sail = { $piece } in { $area }: begin a voyage with units on board
option-sail = Sail to { $area }
option-embark = Take on board in { $area }: { $piece }
option-board = { $leader } comes on board in { $area }
option-land =
    { $piece_count ->
        [0] Land in { $area }: { $leader }
       *[other] { $leader_count ->
            [0] Land in { $area }: { $piece }
           *[other] Land in { $area }: { $piece }, with { $leader }
        }
    }
option-end_voyage = End the voyage
option-pacify = Restore order in { $area }

## Questions

prompt-Movement = { $name }, move the units and leaders ({ $empire }); then come the conflicts.
prompt-Voyage = { $name }, where does the ship sail, and whom does it carry ({ $empire })?
prompt-CalmDown = { $name }, does the Populist restore order in his area ({ $empire })?
prompt-BuddhistRevenge = { $name }, an area of { $empire2 } was taken: where does disorder break out ({ $empire })?

## Events

event-marches =
    { $leader_count ->
        [0] { $empire }, move { $area } – { $area2 }: { $unit }.
       *[other] { $empire }, move { $area } – { $area2 }: { $unit }, led by { $leader }.
    }
event-raids =
    { $leader_count ->
        [0] { $empire } against { $empire2 }, move { $area } – { $area2 }: { $unit }.
       *[other] { $empire } against { $empire2 }, move { $area } – { $area2 }: { $unit }, led by { $leader }.
    }
event-flies =
    { $leader_count ->
        [0] { $empire }, flight { $area } – { $area2 }: { $unit }.
       *[other] { $empire }, flight { $area } – { $area2 }: { $unit }, with { $leader }.
    }
event-leader-travels = { $leader } ({ $empire }) goes from { $area } to { $area2 }.
event-sets-sail = A voyage begins ({ $empire }, { $area }): { $unit }.
event-embarks = A unit comes on board ({ $empire }, { $area }): { $unit } ({ $unit2 }).
event-boards = { $leader } comes on board ({ $empire }, { $area }, { $unit }).
event-lands =
    { $unit_count ->
        [0] Landing ({ $empire }, { $area }): { $leader }.
       *[other] { $leader_count ->
            [0] Landing ({ $empire }, { $area }): { $unit }.
           *[other] Landing ({ $empire }, { $area }): { $unit }, led by { $leader }.
        }
    }
event-invades =
    { $leader_count ->
        [0] { $empire } against { $empire2 }, invasion from the water ({ $area }): { $unit }.
       *[other] { $empire } against { $empire2 }, invasion from the water ({ $area }): { $unit }, led by { $leader }.
    }
event-turns-back = Units that cannot land go back to where they came from ({ $empire }): { $unit }.
event-goes-down = Units go down with their ship ({ $empire }): { $unit }.
event-moves-in-world-war = World war: a further campaign ({ $empire }).
event-moves-again = A second campaign ({ $empire }).
event-strategist-moves = The Strategist moves once more with his stack ({ $empire }).
event-buddhist-revenge = { $artefact } takes revenge for { $empire }: disorder for { $empire2 }.

## Objections

objection-units-not-there = You do not have these units there: { $area }.
objection-leader-is-elsewhere = This leader is not there: { $leader } ({ $area }).
objection-nobody-moves = Leaders only go along with units.
objection-strategist-must-lead = Only units that stay with a Strategist move now; he must go along.
objection-areas-not-adjacent = These areas do not touch: { $area } and { $area2 }.
objection-land-units-need-ships = Land units enter water only on board a ship: { $area }.
objection-galleys-avoid-oceans = Galleys do not enter oceans: { $area }.
objection-ships-need-ports = On land, ships enter only your own coastal areas, and only from the water: { $area }.
objection-treaty-forbids-entry = The Peace treaty closes this area ({ $empire }): { $area }.
objection-points-used-up =
    { $unit }: this step costs { $number ->
        [one] 1 movement point
       *[other] { $number } movement points
    }, and { $number2 ->
        [0] none is left.
        [one] only 1 is left.
       *[other] only { $number2 } are left.
    }
objection-area-not-vacated = A land area must not be vacated; one unit stays: { $area }.
objection-leader-left-alone = No leader may stay behind without units: { $leader } ({ $area }).
objection-leader-has-moved = This leader has already moved and goes on only with units: { $leader }.
objection-leader-cannot-get-there = Alone, a leader goes only to your own areas connected with his: { $leader } ({ $area }).
objection-air-units-fly = Air units fly on their own, or go along with a carrier.
objection-only-air-units-fly = Only air units fly.
objection-air-units-have-flown = These air units have already moved: { $area }.
objection-air-units-need-carrier = At sea, air units need a carrier of yours: { $area }.
objection-out-of-flying-range =
    { $unit }: the range is { $number ->
        [one] 1 area
       *[other] { $number } areas
    }; this is too far: { $area }.
objection-no-ship-there = You have no such ship there: { $area }.
objection-ship-stays = This ship stays where it is for the rest of the movement: { $unit }.
objection-ship-carries-nobody = This ship carries no units: { $unit }.
objection-nobody-to-carry = This ship reaches no coast where units could come on board.
objection-cargo-goes-ashore-first = With units on board the ship does not enter a port; land them first: { $area }.
objection-cargo-avoids-foreign-water = With units on board the ship does not enter water of another empire: { $area }.
objection-cargo-on-board = Nobody may stay at sea; land first: { $unit }.
objection-only-land-units-embark = Ships carry land units only.
objection-moved-units-stay-ashore = Units that have moved do not go on board: { $area }.
objection-ship-not-there = The ship does not lie in water next to this area: { $area }.
objection-ship-is-full =
    { $number ->
        [one] This ship carries only 1 unit.
       *[other] This ship carries only { $number } units.
    }
objection-not-on-board = Not all of these are on board.
