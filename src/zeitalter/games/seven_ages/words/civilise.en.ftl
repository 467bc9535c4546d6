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
option-propose = Levels lost ({ $empire }): { $number }
option-vote_yes = Vote yes
option-vote_no = Vote no
option-fall_back = Fall back
option-give_up_faith = Give up Christianity, with disorder in all its cities
option-call_resolution = Ask for a resolution
option-agree = Agree
option-veto = Object
option-give_in = Give in
option-defy = Ignore it (1 glory point lost)

## Questions

prompt-Civilising = { $name }, Civilise for { $empire }: what do you do?
prompt-PlayingCards = { $name }, which cards do you play in Civilise?
prompt-PlaceArtefact = { $name }, { $empire }: in which area do you place { $artefact }?
prompt-CallJihad = { $name }, { $empire }: into which adjacent area does the Jihad marker go?
prompt-TreatyAtHome = { $name }, Peace treaty for { $empire }: where does the first marker lie?
prompt-TreatyAbroad = { $name }, Peace treaty for { $empire } ({ $area }): where does the second marker lie?
prompt-DisorderAsCapital = { $name }, { $empire }: there is no capital. Which of the areas with the most units is disordered?
prompt-PlaceNewLeader = { $name }, where does the new leader { $leader } ({ $empire }) appear?
prompt-ProposeLosses =
    { $number ->
        [one] { $name }, vote called by { $empire }: who loses the one level?
       *[other] { $name }, vote called by { $empire }: how are the { $number } levels divided?
    }
prompt-CastVotes = { $name }, { $empire } with { phrase-votes }: for or against the proposal?
prompt-GiveUpFaith =
    { $number ->
        [one] { $name }, { $empire }: fall back 1 level, or give up Christianity?
       *[other] { $name }, { $empire }: fall back { $number } levels, or give up Christianity?
    }
prompt-CallOnMove = { $name }, units of { $empire } have entered { $area }: do you ask the United Nations for a resolution?
prompt-CallOnEvent = { $name }, { $seat2 } plays { $event }: do you ask the United Nations for a resolution?
prompt-AgreeOnResolution = { $name }, { $seat2 } asks for a resolution against { $seat }: do you agree?
prompt-AnswerResolution = { $name }, the United Nations warn you: do you give in?

## Events

event-plays-artefact = { $seat } plays an artefact on { $empire }: { $artefact }.
event-artefact-lies = { $empire }, artefact placed in { $area }: { $artefact }.
event-artefact-comes = { $empire }, new artefact: { $artefact }.
event-gains-elite =
    { $number ->
        [one] { $empire }: 1 elite marker.
       *[other] { $empire }: { $number } elite markers.
    }
event-jihad = { $empire }: Jihad. The marker lies in { $area }.
event-crusade = { $empire }: the Pope calls a Crusade.
event-treaty = Peace treaty between { $empire } ({ $area }) and { $empire2 } ({ $area2 }).
event-builds-city = { $empire }, new city: { $area }, level { $number }, for { $number2 } money.
event-raises-city = { $empire }, city raised: { $area }, level { $number }, for { $number2 } money.
event-declares-capital = { $empire }, new capital: { $area }.
event-demotes = { $empire }, leader demoted: { $leader }.
event-no-leader-drawn = { $empire }: the “no leader” marker is drawn and goes back into the cup.
event-upgrades = { $empire }, { $area }: { $unit2 } instead of { $unit }, for { $number } money.
event-heresy-vote =
    { $number ->
        [one] Vote on Heresy ({ $artefact }), called by { $empire }: 1 level is at stake.
       *[other] Vote on Heresy ({ $artefact }), called by { $empire }: { $number } levels are at stake.
    }
event-proposes = Proposal of { $empire }, levels lost ({ $empire2 }): { $number }.
event-votes-yes = { $empire }: { phrase-votes } in favour.
event-votes-no = { $empire }: { phrase-votes } against.
event-vote-passes = The proposal on Heresy ({ $artefact }) passes, votes: { $number } of { $number2 }.
event-vote-fails = The proposal on Heresy ({ $artefact }) fails, votes: { $number } of { $number2 }.
event-warns-of-move = { $seat } asks the United Nations for a resolution: { $empire } in { $area }.
event-warns-of-event = { $seat } asks the United Nations for a resolution: { $seat2 } plays { $event }.
event-resolution-fails = No resolution: { $seat } objected.
event-gives-in = { $seat } gives in to the United Nations.
event-defies = { $seat } ignores the United Nations.

## Why not

objection-not-in-hand = You have no such card in your hand: { $artefact }.
objection-other-artefact = This card is another artefact: { $card } is not { $artefact }.
objection-wrong-age-for-artefact = { $empire }: this is the wrong age for { $artefact }.
objection-heresy-already = This religion has a Heresy already: { $artefact }.
objection-marker-in-play = There is only one marker of { $artefact }, and it is in play.
objection-has-artefact = { $empire }, already there: { $artefact }.
objection-has-religion = { $empire }: there is a religion already.
objection-needs-religion = { $empire }: a religion is needed.
objection-needs-this-religion = { $empire }, this religion is needed: { $artefact }.
objection-has-government = { $empire }: there is a government already.
objection-needs-government = { $empire }: Capitalism, Democracy or Socialism is needed.
objection-needs-artefact = { $empire }, this is needed first: { $artefact }.
objection-not-beside-artefact = { $empire }, not possible together with { $artefact }.
objection-needs-land-in = { $empire }, land is needed there: { $region }.
objection-area-out-of-range = { $area } is not in range of { $empire }.
objection-region-out-of-range = Not in range of { $empire }: { $region }.
objection-no-partner-in-range = No empire of another player is in range of { $empire }.
objection-not-for-barbarians = { $empire }: not for a barbarian empire.
objection-needs-leader = { $empire }: a leader is needed.
objection-has-religious-leader = { $empire }: a Religious leader makes the empire immune.
objection-needs-disorder = { $empire }: a disordered area is needed.
objection-needs-world-war = { $empire }: this is only possible in a World war.
objection-not-beside-united-nations = { $empire }: this is not possible while the United Nations are in play.
objection-only-for = As long as this empire is in play, only it can get this: { $empire }.
objection-immune-to-artefact = { $empire }: immune to { $artefact }.
objection-no-place-for-artefact = { $empire }, no area is left where this may lie: { $artefact }.
objection-no-place-for-jihad = { $empire }: there is no adjacent land of an empire that is not Islamic.
objection-not-own-land = This is not a land area of the empire: { $area }.
objection-not-coastal = { $artefact } needs a coast: { $area } has none.
objection-artefact-there = There is an artefact in { $area } already.
objection-not-for-jihad = { $area } is not land of a non-Islamic empire next to the empire.
objection-not-area-of = { $area } does not belong to { $empire }.
objection-no-treaty-partner = { $area } does not belong to an empire of another player.
objection-treaty-out-of-range = Not in range of { $empire }: { $empire2 }.
objection-not-most-units = { $area } is not one of the areas with the most units.
objection-not-adoptable = Only religions and governments can be adopted, not { $artefact }.
objection-no-owner-in-range = No empire in range of { $empire } has { $artefact }.
objection-adoption-done = Only one religion or government can be adopted in one Civilise.
objection-city-raised-already = The city in { $area } was built or raised in this action.
objection-city-step-done = Only one city can be built or raised, and one more where a Builder is.
objection-barbarians-build-no-city = { $empire }: a barbarian empire builds no cities here.
objection-city-highest = The city in { $area } has the highest level.
objection-city-too-early = A city of level { $number } is not allowed there before the { $age }.
objection-city-there = There is a city in { $area } already.
objection-no-own-city = The empire has no city in { $area }.
objection-has-capital = { $empire }: there is a capital already, in { $area }.
objection-slot-plays-cards-only = Without an empire you can only play cards.
objection-no-such-leader-there = { $leader } is not in { $area }.
objection-leader-done = Only one leader can come in one Civilise.
objection-leaders-full =
    { $number ->
        [0] { $empire }: no leaders are allowed.
        [one] { $empire }: only 1 leader is allowed.
       *[other] { $empire }: only { $number } leaders are allowed.
    }
objection-cup-empty = There is no leader left in the cup.
objection-leader-not-available = { $leader } does not belong to { $empire }, or cannot come any more.
objection-leader-too-early = { $leader } cannot come before the { $age }.
objection-no-such-unit = There is no such unit in { $area }: { $unit }.
objection-not-newer = This is not a newer type of the same class: { $unit2 } for { $unit }.
objection-order-done = Only one disorder marker can be removed in one Civilise.
objection-needs-pope = { $empire }: only the empire with the Pope calls a Crusade.
objection-crusade-on = There is a Crusade already.
objection-crusade-called = The Pope has already called a Crusade in this Civilise.
objection-no-crusade-now = A Crusade is only called while an empire that is not Christian controls { $area }.
objection-not-all-voters = The proposal must name all empires of the religion, in their order.
objection-wrong-sum-of-levels = The proposal divides levels: { $number }; it should be { $number2 }.
objection-more-than-it-can-lose = Too much for { $empire } ({ $number }): nobody is given more than can be lost while others can take some.
