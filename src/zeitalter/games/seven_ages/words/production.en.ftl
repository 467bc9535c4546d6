# Start empire and Production.

phrase-money =
    { $number ->
        [0] no money
       *[other] { $number } money
    }

## Answers

option-found = Start an empire: { $card } ({ $age })
option-use_colour = Take the units of this colour: { $colour }
option-call_leader = Call { $leader }
option-station = Put the leader in { $area }
option-found_capital = Capital in { $area }
option-give_artefact = Place it in { $area }
option-build = Build in { $area }: { $unit }
option-fortify = Fortification in { $area }
option-restore_order = Remove the disorder in { $area }
option-dismiss = Dismiss in { $area }: { $unit }
option-pay_upkeep = Pay the upkeep

## Questions

prompt-ChooseEmpire = { $name }, which empire do you start?
prompt-ChooseColour = { $name }, { $empire }: units of which colour do you take?
prompt-CallLeaders = { $name }, { $empire }: which named leaders enter?
prompt-TakeGrant = { $name }, { $empire }: do you begin with { $artefact }?
prompt-BuyFirstUnits = { $name }, { $empire }: which first units stand where?
prompt-StationLeader = { $name }, where does { $leader } ({ $empire }) begin?
prompt-ChooseCapital = { $name }, { $empire }: where is the capital?
prompt-GiveArtefact = { $name }, { $empire }: where do you place { $artefact } at the start?
prompt-RestoreOrder = { $name }, { $empire }: where do you remove disorder for money?
prompt-Upkeep = { $name }, { $empire }: do you pay the upkeep, or dismiss units?
prompt-Build = { $name }, { $empire }: what do you build?

## Events

event-starts-nothing = { $seat } starts no empire.
event-shows-empire = { $seat } shows a card for a new empire: { $empire } ({ $age }).
event-starts-empire = { $seat } starts an empire: { $empire }, { $colour }, on level { $number }.
event-leader-joins = { $empire }, new leader: { $leader }.
event-no-leader = { $empire }: the “no leader” marker is drawn and goes back into the cup.
event-founds-capital = { $empire }, capital: { $area }, city of level { $number }.
event-builds = { $empire }, built in { $area }: { $unit }, for { phrase-money }.
event-fortifies =
    { $number ->
        [0] { $empire }: a fortification in { $area } from the start.
       *[other] { $empire }: a fortification in { $area } for { phrase-money }.
    }
event-collects-income = { $empire }, income: { phrase-money }, { $number2 } altogether.
event-pays-for-order = { $empire }: { phrase-money } paid for order in { $area }.
event-pays-upkeep = { $empire }, upkeep: { phrase-money }, { $number2 } left.
event-dismisses = { $empire }, dismissed in { $area }: { $unit }.

## Why not

objection-empire-not-in-hand = You do not have this card: { $card }.
objection-other-age-now = New empires start in the { $age } now.
objection-card-of-other-ages = This card cannot start an empire in the { $age }: { $card }.
objection-colour-not-yours = You cannot use this colour: { $colour }. It is in play or reserved for somebody else.
objection-leader-not-now = { $leader } does not belong to this empire and age, or is out of the game.
objection-leader-value-reached =
    { $number ->
        [one] The card allows only 1 leader.
       *[other] The card allows only { $number } leaders.
    }
objection-no-aircraft-at-start = An empire does not start with air units: { $unit }.
objection-no-foreign-port = Ships cannot begin in { $area }: it belongs to another empire ({ $unit }).
objection-not-a-start-area = { $area } is not a start area of this empire.
objection-too-many-overseas = Only one in { $number } of the first units may stand overseas ({ $area }).
objection-first-unit-needed = Buy at least one unit first.
objection-no-units-to-lead = The leader needs units of the empire in { $area }.
objection-artefact-lies-there = There is an artefact in { $area } already.
objection-type-too-new = The empire is not advanced enough for this type: { $unit }, from level { $number } on.
objection-no-counter-left = No unit of this type is left: { $unit }.
objection-needs-coast = { $area } has no coast for ships: { $unit }.
objection-needs-city = { $area } has no city for air units: { $unit }.
objection-not-on-water = Nothing is built on water: { $area }.
objection-not-own-area = The empire does not control { $area }.
objection-area-disordered = There is disorder in { $area }: nothing can be built.
objection-build-limit =
    { $number ->
        [one] Only 1 unit can be built in { $area } in one Production.
       *[other] Only { $number } units can be built in { $area } in one Production.
    }
objection-too-dear = This costs { phrase-money }, and the empire has { $number2 }.
objection-fort-there = { $area } has a fortification already.
objection-no-disorder-there = There is no disorder in { $area }.
objection-upkeep-too-dear = The upkeep is { phrase-money }, and the empire has { $number2 }: dismiss units first.
objection-no-such-unit-there = No unit of this type stands in { $area }: { $unit }.
objection-costs-no-upkeep = The last unit in { $area } costs no upkeep.
