# Civilise, artefacts, votes on Heresy, United Nations.

phrase-votes =
    { $number ->
        [one] 1 vote
       *[other] { $number } votes
    }

## Answers

option-artefact = Artefact { $artefact } for { $empire } (card { $card })
option-build_city = Build a city in { $area }
option-raise_city = Raise the city in { $area }
option-declare_capital = Make the city in { $area } the capital
option-adopt = Adopt { $artefact }
option-draw_leader = Draw a leader from the cup
option-demote = Demote { $leader } ({ $area })
option-upgrade = Exchange in { $area }: { $unit } for { $unit2 }
option-call_crusade = Call a Crusade
option-place_artefact = Place it in { $area }
option-call_jihad = Jihad in { $area }
option-sign_at_home = First marker in { $area }
option-sign_abroad = Second marker in { $area }
option-propose = Levels lost by { $empire }: { $number }
option-vote_yes = Vote yes
option-vote_no = Vote no
option-fall_back = Fall back
option-give_up_faith = Give up Christianity, disorder in all own cities
option-call_resolution = Ask for a resolution
option-agree = Agree
option-veto = Object
option-give_in = Give in
option-defy = Ignore it (1 glory point lost)

## Questions

prompt-Civilising = { $name }, what does { $empire } do in Civilise?
prompt-PlayingCards = { $name }, which cards do you play in Civilise?
prompt-PlaceArtefact = { $name }, in which area of { $empire } does { $artefact } lie?
prompt-CallJihad = { $name }, into which area next to { $empire } does the Jihad marker go?
prompt-TreatyAtHome = { $name }, Peace treaty for { $empire }: where does the first marker lie?
prompt-TreatyAbroad = { $name }, Peace treaty for { $empire } ({ $area }): where does the second marker lie?
prompt-DisorderAsCapital = { $name }, { $empire } has no capital: which of the areas with the most units is disordered?
prompt-PlaceNewLeader = { $name }, where does the new leader { $leader } ({ $empire }) appear?
prompt-ProposeLosses =
    { $number ->
        [one] { $name }, { $empire } calls a vote: who loses the one level?
       *[other] { $name }, { $empire } calls a vote: how are the { $number } levels divided?
    }
prompt-CastVotes = { $name }, { $empire } has { phrase-votes }: for or against the proposal?
prompt-GiveUpFaith =
    { $number ->
        [one] { $name }, { $empire } must fall back 1 level, or gives up Christianity. What do you choose?
       *[other] { $name }, { $empire } must fall back { $number } levels, or gives up Christianity. What do you choose?
    }
prompt-CallOnMove = { $name }, { $empire } has entered { $area }: do you ask the United Nations for a resolution?
prompt-CallOnEvent = { $name }, { $seat2 } plays { $event }: do you ask the United Nations for a resolution?
prompt-AgreeOnResolution = { $name }, { $seat2 } asks for a resolution against { $seat }: do you agree?
prompt-AnswerResolution = { $name }, the United Nations warn you: do you give in?

## Events

event-plays-artefact = { $seat } plays an artefact on { $empire }: { $artefact }.
event-artefact-lies = { $artefact } of { $empire } lies in { $area }.
event-artefact-comes = New artefact of { $empire }: { $artefact }.
event-gains-elite =
    { $number ->
        [one] 1 elite marker for { $empire }.
       *[other] { $number } elite markers for { $empire }.
    }
event-jihad = Jihad of { $empire }: the marker lies in { $area }.
event-crusade = The Pope of { $empire } calls a Crusade.
event-treaty = Peace treaty between { $empire } ({ $area }) and { $empire2 } ({ $area2 }).
event-builds-city = New city of { $empire } in { $area }, level { $number }, for { $number2 } money.
event-raises-city = City of { $empire } in { $area } raised to level { $number }, for { $number2 } money.
event-declares-capital = New capital of { $empire }: { $area }.
event-demotes = { $leader } ({ $empire }) is demoted.
event-no-leader-drawn = A "no leader" marker is drawn for { $empire }; it goes back into the cup.
event-upgrades = { $empire }, { $area }: { $unit2 } instead of { $unit }, for { $number } money.
event-heresy-vote =
    { $number ->
        [one] Vote on Heresy ({ $artefact }), called by { $empire }: 1 level is at stake.
       *[other] Vote on Heresy ({ $artefact }), called by { $empire }: { $number } levels are at stake.
    }
event-proposes = Proposal of { $empire }: levels lost by { $empire2 }: { $number }.
event-votes-yes = { $empire }: { phrase-votes } in favour.
event-votes-no = { $empire }: { phrase-votes } against.
event-vote-passes = The proposal on Heresy ({ $artefact }) passes: { $number } of { $number2 } votes.
event-vote-fails = The proposal on Heresy ({ $artefact }) fails: { $number } of { $number2 } votes.
event-warns-of-move = { $seat } asks the United Nations for a resolution: { $empire } has entered { $area }.
event-warns-of-event = { $seat } asks the United Nations for a resolution: { $seat2 } plays { $event }.
event-resolution-fails = No resolution: { $seat } objected.
event-gives-in = { $seat } gives in to the United Nations.
event-defies = { $seat } ignores the United Nations.

## Why not

objection-not-in-hand = You have no such card in your hand: { $artefact }.
objection-other-artefact = This card is another artefact: { $card } is not { $artefact }.
objection-wrong-age-for-artefact = { $empire } is in the wrong age for { $artefact }.
objection-heresy-already = This religion has a Heresy already: { $artefact }.
objection-marker-in-play = There is only one marker of { $artefact }, and it is in play.
objection-has-artefact = { $empire } has this artefact already: { $artefact }.
objection-has-religion = { $empire } has a religion already.
objection-needs-religion = { $empire } has no religion.
objection-needs-this-religion = { $empire } does not have this religion: { $artefact }.
objection-has-government = { $empire } has a government already.
objection-needs-government = { $empire } needs Capitalism, Democracy or Socialism.
objection-needs-artefact = { $empire } needs this first: { $artefact }.
objection-not-beside-artefact = Not possible, for { $empire } has { $artefact }.
objection-needs-land-in = { $empire } controls no land there: { $region }.
objection-area-out-of-range = { $area } is not in range of { $empire }.
objection-region-out-of-range = Not in range of { $empire }: { $region }.
objection-no-partner-in-range = No empire of another player is in range of { $empire }.
objection-not-for-barbarians = { $empire } is barbarian.
objection-needs-leader = { $empire } has no leader.
objection-has-religious-leader = { $empire } has a Religious leader and is immune.
objection-needs-disorder = { $empire } has no disordered area.
objection-needs-world-war = Not for { $empire } or anybody else: there is no World war.
objection-not-beside-united-nations = Not for { $empire } or anybody else: the United Nations are in play.
objection-only-for = As long as it is in play, only { $empire } can get this.
objection-immune-to-artefact = { $empire } is immune to { $artefact }.
objection-no-place-for-artefact = { $empire } has no area left where { $artefact } may lie.
objection-no-place-for-jihad = Next to { $empire } there is no land of an empire that is not Islamic.
objection-not-own-land = This is not an own land area: { $area }.
objection-not-coastal = { $artefact } needs a coast: { $area } has none.
objection-artefact-there = There is an artefact in { $area } already.
objection-not-for-jihad = { $area } is not land of a non-Islamic empire next to the empire.
objection-not-area-of = { $empire } does not control { $area }.
objection-no-treaty-partner = { $area } does not belong to an empire of another player.
objection-treaty-out-of-range = { $empire2 } is not in range of { $empire }.
objection-not-most-units = { $area } is not one of the areas with the most units.
objection-not-adoptable = Only religions and governments can be adopted, not { $artefact }.
objection-no-owner-in-range = No empire in range of { $empire } has { $artefact }.
objection-adoption-done = Only one religion or government can be adopted in one Civilise.
objection-city-raised-already = The city in { $area } was built or raised in this action.
objection-city-step-done = Only one city can be built or raised, and one more where a Builder is.
objection-barbarians-build-no-city = { $empire } is barbarian and builds no cities here.
objection-city-highest = The city in { $area } has the highest level.
objection-city-too-early = A city of level { $number } is not allowed there before: { $age }.
objection-city-there = There is a city in { $area } already.
objection-no-own-city = There is no own city in { $area }.
objection-has-capital = { $empire } has a capital: { $area }.
objection-slot-plays-cards-only = Without an empire you can only play cards.
objection-no-such-leader-there = { $leader } is not in { $area }.
objection-leader-done = Only one leader can come in one Civilise.
objection-leaders-full =
    { $number ->
        [0] { $empire } has no leaders at all.
        [one] { $empire } may have only 1 leader.
       *[other] { $empire } may have only { $number } leaders.
    }
objection-cup-empty = There is no leader left in the cup.
objection-leader-not-available = { $leader } cannot come to { $empire } (any more).
objection-leader-too-early = { $leader } comes only in this age: { $age }.
objection-no-such-unit = There is no such unit in { $area }: { $unit }.
objection-not-newer = { $unit2 } is not a newer type of the same class as { $unit }.
objection-order-done = Only one disorder marker can be removed in one Civilise.
objection-needs-pope = { $empire } does not have the Pope.
objection-crusade-on = There is a Crusade already.
objection-no-crusade-now = { $area } is not controlled by an empire that is not Christian.
objection-not-all-voters = The proposal must name all empires of the religion, in their order.
objection-wrong-sum-of-levels = The proposal makes { $number }, but { $number2 } levels are to be divided.
objection-more-than-it-can-lose = { $empire } cannot be given { $number }: nobody is given more than can be lost while others can take some.
