# The course of the game: opening, markers, actions, powers before them, harvest, end.

## Names

category-domination = domination
category-city_value = city value
category-money = money
category-most_advanced = most advanced
category-artefacts = artefacts
category-most_units = most units
category-fertile_areas = fertile areas
category-water_areas = water areas
category-leaders = leaders
category-empires_with_own_religion = own religion
category-hold_area = holding an area

phrase-points =
    { $points ->
        [one] 1 glory point
       *[other] { $points } glory points
    }
phrase-place =
    { $number ->
        [one] first
        [2] second
        [3] third
       *[other] number { $number }
    }
phrase-gain =
    { $number2 ->
        [one] 1 glory point
       *[other] { $number2 } glory points
    }

## How a game ended

result-last-level = The last age is over. Victory for { $winners } with { phrase-points }.
result-internet = The Internet ends the history of mankind. Victory for { $winners } with { phrase-points }.
result-turn-limit = The last turn is over. Victory for { $winners } with { phrase-points }.

## Table options

switch-scenario = Length
    .help = Which age the game begins with, and which one is the last.
switch-scenario-full = whole history (ages 1 to 7)
switch-scenario-ancient = ancient world (ages 1 to 3)
switch-scenario-middle = faith and discovery (ages 3 to 5)
switch-scenario-modern = modern times (ages 5 to 7)
switch-scenario-short = first steps (ages 1 and 2)
switch-scenario-free = free choice
switch-start_age = First age
    .help = The age of the first empires. If it is open, the first empire that is started decides.
switch-start_age-scenario = as the length says
switch-start_age-open = open
switch-start_age-1 = age 1
switch-start_age-2 = age 2
switch-start_age-3 = age 3
switch-start_age-4 = age 4
switch-start_age-5 = age 5
switch-start_age-6 = age 6
switch-start_age-7 = age 7
switch-end_age = Last age
    .help = When an empire passes the last level of this age, the game ends with that turn.
switch-end_age-scenario = as the length says
switch-end_age-1 = age 1
switch-end_age-2 = age 2
switch-end_age-3 = age 3
switch-end_age-4 = age 4
switch-end_age-5 = age 5
switch-end_age-6 = age 6
switch-end_age-7 = age 7

## Answers

option-opening = Show { $card }
option-colours = Take the pair with { $colour }
option-place =
    { $action_count ->
        [0] Place no marker
       *[other] Place { $action }
    }
option-turn_over = Turn over the marker of { $empire }
option-turn_over_slot = Turn over the marker of the empty slot
option-end_heresy = End the Heresy
option-act = Perform the action
option-save_action = Pass, for a marker “+1 go”
option-second_action = Second action: { $action }
option-calm = End the disorder in { $area }
option-preach = Convert { $area2 } from { $area } ({ $unit })
option-disturb = Bring disorder to { $area }
option-consult = Oracle: look at the hand of the player of { $empire }
option-hide = Keep { $card } hidden
option-watch =
    { $number ->
        [one] Satellites: see 1 card of { $seat }
       *[other] Satellites: see { $number } cards of { $seat }
    }
option-buy_glory =
    { $number ->
        [one] Buy 1 glory point
       *[other] Buy { $number } glory points
    }

## Questions

prompt-LayOpeningCards = { $name }, which card do you show? Whoever has the highest value begins; all these cards are discarded.
prompt-ChooseColours = { $name }, which pair of colours do you take for the whole game?
prompt-PlaceMarkers = { $name }, which markers do you place: one on each empire and, if you like, one on an empty slot?
prompt-TurnMarkers = { $name }, { $action }: which marker do you turn over? A marker of this round that you leave face down is forfeited. If somebody before you acts first, you are asked again.
prompt-EndHeresy = { $name }, { $empire }: does the Religious leader end the Heresy?
prompt-UseForum = { $name }, { $empire }: do you perform the action, or pass for a marker “+1 go”?
prompt-BeforeAction = { $name }, { $empire }: which power do you use before the action?
prompt-HideCard = { $name }, the Oracle shows your hand to { $seat2 }. Your capital is in disorder: which card do you hide?
prompt-GoOn = { $name }, { $empire }: do you hand in a marker “+1 go” for a second action?
prompt-BuyGlory = { $name }, { $empire }: how many glory points do you buy?

## Events: opening and turns

event-shows-opening-card = { $seat } shows { $card }.
event-start-player = { $seat } is the start player.
event-takes-colours = { $seat } takes { $colour } and { $colour2 }.
event-turn = Turn { $number } begins.
event-markers-placed = All action markers lie face down.
event-round = Action round: { $action }.
event-turns-over = { $seat } turns a marker over: { $action } ({ $empire }).
event-turns-over-wild = { $seat } turns Wild over: { $action } ({ $empire }).
event-turns-over-slot = { $seat } turns the marker of an empty slot over: { $action }.
event-turns-over-slot-wild = { $seat } turns Wild over on an empty slot: { $action }.
event-forfeits-wild = { $seat } has not used Wild ({ $empire }).
event-resumes = { $seat } goes on: { $action } ({ $empire }).
event-resumes-slot = { $seat } goes on with the empty slot: { $action }.
event-turn-ends = Turn { $number } ends: every empire that nothing holds back advances one level; then glory is counted.

## Events: actions

event-becomes-vote = Heresy: the action becomes a Vote ({ $empire }).
event-saves-action = { $empire }: passed for a marker “+1 go”.
event-goes-on = { $empire }, second action for a marker “+1 go”: { $action }.
event-converts-area = { $empire }, converted to Christianity: { $area }.
event-disturbs = { $empire }, a neighbour is disturbed: { $area }.
event-looks-at-hand =
    { $number ->
        [0] { $seat } sees no card of { $seat2 }.
       *[other] { $seat } looks at cards of { $seat2 }: { $card }.
    }
event-looks-at-hand-veiled =
    { $number ->
        [0] { $seat } sees no card of { $seat2 }.
        [one] { $seat } looks at 1 card of { $seat2 }.
       *[other] { $seat } looks at { $number } cards of { $seat2 }.
    }
event-gives-up = { $seat } gives up { $empire }.

## Events: harvest and end

event-scores = { $empire }, { $category }: { phrase-place }, { phrase-gain }.
event-scores-region = { $empire }, domination of { $region }: { phrase-place }, { phrase-gain }.
event-scores-units = { $empire }, most units ({ $unit_class }): { phrase-place }, { phrase-gain }.
event-scores-area = { $empire }, holding { $area }: { phrase-glory }.
event-scores-artefact = { $empire }, { $artefact }: { phrase-glory }.
event-artefact-costs = { $empire }, { $artefact }: { phrase-glory } less.
event-reaps-glory = { $seat } gains { phrase-glory } for this turn ({ $empire }).
event-buys-glory = { $empire }: { phrase-glory } bought for { $number2 } money.
event-game-over =
    { $number ->
        [one] The game is over. Most glory: { $seat } with 1 point.
       *[other] The game is over. Most glory: { $seat } with { $number } points.
    }

## Refusals

objection-card-not-in-hand = { $card } is not in your hand.
objection-not-a-pair = { $colour } is not the light colour of a pair.
objection-colours-taken = The pair of { $colour } is taken.
objection-too-many-markers =
    { $number ->
        [one] You can place 1 marker only.
       *[other] You can place { $number } markers only.
    }
objection-empire-without-marker = Every empire gets a marker; this one has none yet: { $empire }.
objection-marker-twice = You have { $action } only once.
objection-not-for-empty-slot = Only an empire can do this, not an empty slot: { $action }.
objection-not-for-empire = This marker belongs on an empty slot, not on an empire ({ $empire }): { $action }.
objection-no-marker-there = No marker of yours lies there.
objection-other-round = That marker is for another round: { $action }.
objection-no-second-action = This cannot be a second action: { $action }. It can be Production, Trade and progress, Manoeuvre, Destiny or Civilise.
objection-second-must-differ = The second action must be a different one from { $action }.
objection-no-such-power = { $empire }: the empire does not have this power, or has used it already.
objection-nothing-to-calm = { $area } is not a disordered area of this empire.
objection-no-such-missionary = No such land unit of this empire is in { $area }.
objection-not-next-to = { $area2 } is not a land area next to { $area }.
objection-not-neutral = { $area } is not neutral.
objection-would-be-vacated = The last unit cannot leave { $area }.
objection-no-neighbour-there = { $area } is not a land area of a neighbour.
objection-christian-there = { $area } is Christian already.
objection-immune-there = { $empire } cannot be disturbed.
objection-cannot-be-disordered = No disorder marker can be placed in { $area }.
objection-not-in-the-way = This empire does not block the Oracle, or was asked already: { $empire }.
objection-not-another-player = This is not an empire of another player: { $empire }.
objection-beyond-the-oracle = This empire is not within double range of the Oracle: { $empire }.
objection-empty-hand = { $seat } has no cards.
objection-cannot-watch =
    { $number ->
        [0] You cannot see any card of this player.
        [one] You can see 1 card of this player at most.
       *[other] You can see { $number } cards of this player at most.
    }
objection-glory-too-dear = A glory point costs { $number } money, and the empire has { $number2 }.

prepare-place-markers = Markers of the next turn
prepare-play-event = When everybody may play an event
