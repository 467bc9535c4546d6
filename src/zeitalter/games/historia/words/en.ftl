# Texts of Historia. Variables carry the names of the kinds declared in game.py; lists also come with a $..._count.
# Names are inserted as they are, so sentences are built to need neither articles nor endings.

game-name = Historia
game-lead = Lay your action cards face down, reveal them at the same time as everybody else and lead a civilization through twelve rounds and three epochs of territories, wonders, wars and governments.
welcome = Welcome. Whoever has the most victory points (VP) after twelve rounds wins. First choose a leader: its two goals bring points at the end of the first epoch, and the hint says which one fits.
tie-levels = Technology and military together
header-epoch =
    Epoch { $epoch ->
        [1] I
        [2] II
       *[other] III
    }
header-round = Round { $round }
civbot-name = Civbot { $color }

phrase-cubes =
    { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    }
phrase-epoch =
    { $number ->
        [1] I
        [2] II
       *[other] III
    }

## Names

stat-technology = technology
stat-military = military
stat-wonders = wonders
stat-territories = territories

version-basic = basic
version-advanced = advanced

place-general = general supply
place-used = used pool
place-personal = personal supply

source-government = government bonus
source-territories = territory bonus
source-leader = leader bonus
source-wonder = wonder
source-advisor = advisor
source-level = level
source-trade = trade
source-raid = raid
source-war = war
source-tourism = tourism
source-exploitation = exploitation
source-event = event
source-goal = goal
source-civbot = civbot bonus

hindrance-technology = the technology is missing
hindrance-cubes = no cube to spend
hindrance-cell = the matrix has no cell there
hindrance-row = the wonder row is empty
hindrance-reach = no further territory in reach
hindrance-partner = no neighbour with more technology
hindrance-weaker = no neighbour with less military
hindrance-rival = no territory is shared
hindrance-used = no cube in the used pool
hindrance-wonders = too few wonders
hindrance-even = everybody there is equally strong
hindrance-beatable = nobody weaker in shared territories
hindrance-discards = the discard row is empty
hindrance-upright = no wonder is used
hindrance-general = the general supply is empty
hindrance-advisors = no advisor lies face down
hindrance-event = the event leaves nothing


## How a game ended

result-points = { $winners } wins with { $points } VP.
result-tie-break =
    { $winners } wins with { $points } VP: the larger sum of technology and military breaks the tie.
result-shared = { $winners } share the victory with { $points } VP each.
result-solo-win = { $winners } wins with { $points } VP, more than every civbot.
result-solo-loss = The game is lost: a civbot has at least as many VP.
result-solo-elimination = The game is lost: the last cube has been driven off the map.

## The log: set-up

event-player-order = Player order: { $seat }.
event-plays-civilization = Civilization of { $civ }: { $civilization }.
event-tiles = The territory tiles are laid out; their numbers in the order of the territories: { $tile }.
event-draws-goal = { $seat } draws { $goal }.
event-places-goal = { $seat } puts { $goal } on cell { $cell }.
event-goals-placed =
    { $number ->
        [one] 1 goal lies on the matrix.
       *[other] { $number } goals lie on the matrix.
    }
event-excludes-advisor = { $seat } leaves an advisor out for now: { $card }.
event-draws-advisor = { $seat } takes an advisor: { $card }.
event-draws-advisor-veiled = { $seat } takes an advisor.
event-starts-with-advisor = { $seat } starts with an advisor: { $card }.
event-starts-with-advisor-veiled = { $seat } starts with an advisor.
event-turns-advisor-deck = The advisor deck of { $seat } starts afresh: advisors already played can come up again.
event-keeps-leader = { $seat } keeps a leader: { $leader }.
event-keeps-leader-veiled = { $seat } keeps a leader.
event-reveals-leader = Leader of { $seat }: { $leader }.
event-leader-scores =
    { $number ->
        [0] { $leader } brings { $seat } no VP.
       *[other] { $leader } brings { $seat } { $number } VP.
    }
event-settles = { $civ } starts here: { $territory }.

## The log: rounds and cards

event-round =
    Round { $number } begins (epoch { $number2 ->
        [1] I
        [2] II
       *[other] III
    }).
event-round-ends = The action rounds of round { $number } are over.
event-event = Event of this round: { $event }.
event-next-event = Event of the next round: { $event }.
event-event-happens = The event affects { $civ }: { $event }.
event-blocked-by-event = { $seat } cannot meet the demand of the event ({ $event }); { $card } has no effect.
event-reveals = { $seat } reveals { $card }.
event-passes = { $seat } has no card to play and sits out this action round.
event-starts-card = { $seat } starts { $card }.
event-calls-advisor = { $seat } calls { $card }.
event-revolts = Revolution by { $seat }: the round ends with this action round.
event-executes = { $seat } executes { $action } ({ $version }).
event-no-effect = { $action } has no effect for { $seat }: { $hindrance }.
event-takes-back = { $seat } takes back { $card }.
event-takes-oldest = { $seat } takes back the oldest cards: { $card }.
event-gets-card = { $seat } receives a new card: { $card }.

## The log: cubes, points, levels

event-pays = { $civ } pays { phrase-cubes }.
event-recovers-cubes = { $civ } takes { phrase-cubes } back from the used pool.
event-receives-cubes = { $civ } moves { phrase-cubes } from the general supply to the used pool.
event-destroys-cubes = { $civ } puts { phrase-cubes } back into the general supply.
event-gains-vp = { $civ } gains { $number } VP ({ $source }).
event-loses-vp = { $civ } loses { $number } VP ({ $source }).
event-level-up = { $civ } reaches { $stat } { $number }.
event-level-down = { $civ } falls back to { $stat } { $number }.
event-overflow = { $civ } already has the highest level of { $stat } and gets VP instead.

## The log: wonders, map, neighbours

event-builds = { $seat } builds a wonder: { $wonder }.
event-uses-wonder = { $seat } uses a wonder: { $wonder }.
event-loses-wonder = { $seat } loses a wonder, which leaves the game: { $wonder }.
event-refreshes = { $seat } refreshes { $wonder }.
event-wonder-removed = Removed from the wonder row and the game: { $wonder }.
event-expands = { $civ } places a cube: { $territory }.
event-leaves = { $civ } leaves a territory: { $territory }.
event-exploits = { $seat } exploits.
event-trades = { $seat } trades with { $civ }.
event-raids = { $seat } raids { $civ }.
event-attacks = { $civ } makes war on { $civ2 } ({ $territory }).
event-war-even = Both sides are equally strong; the war has no effect.
event-wins-war = { $civ } wins the war.
event-loses-territory = { $civ } loses a territory: { $territory }.
event-keeps-last-cube = { $civ } keeps the last cube on the map: { $territory }.
event-eliminated = { $civ } has no territory left and is out of the game.
event-tourists =
    { $number ->
        [0] Tourism brings { $seat } no VP.
       *[other] Tourism brings { $seat } { $number } VP.
    }
event-bot-turn =
    { $number ->
        [one] { $civ } acts: 1 card.
       *[other] { $civ } acts: { $number } cards.
    }
event-bot-acts = { $civ }: { $action }.
event-bot-idle = { $action } has no effect for { $civ }: { $hindrance }.

## The log: round end, variants, end

event-measure = Measure at the end of the round: { $measure }.
event-scores-territories = Territory bonus for { $civ }, where nobody else is: { $territory }.
event-bot-shares = { $civ } gets a part of the leaders’ points that were missed.
event-government = Government of { $civ }: { $government }.
event-new-order = New player order: { $seat }.
event-new-wonders =
    { $wonder_count ->
        [0] The wonder row is empty.
       *[other] New wonder row: { $wonder }.
    }
event-reaches-goal = { $civ } reaches { $goal }.
event-activates-dominion = { $seat } turns the dominion tile: { $ability }.
event-dominion-ends = The dominion of { $seat } ends: { $ability }.
event-game-over =
    { $seat_count ->
        [one] { $seat } wins with { $number } VP.
       *[other] { $seat } share the victory with { $number } VP each.
    }
event-solo-won = The game is won with more VP than every civbot.
event-solo-lost = The game is lost: a civbot has at least as many VP.
event-solo-eliminated = The game is lost: the last cube has been driven off the map.

## Answers

option-civilization = Choose { $civilization }
option-place_goal = Put the goal on cell { $cell }
option-exclude = Leave out { $card } for now
option-choose_advisor = Take { $card }
option-keep = Keep { $leader }
option-settle = Place the first cube: { $territory }
option-select =
    { $card_count ->
        [0] Lay no card
       *[other] Lay { $card }
    }
option-pass = Sit out this action round
option-start = Execute { $card }
option-end_turn = End your turn
option-no_effect = Go on without effect
option-military = Military ({ $version }): raise your military
option-technology = Technology ({ $version }): raise your technology
option-art =
    { $wonder_count ->
        [0] Art ({ $version }): take no wonder
       *[other] Art ({ $version }): build { $wonder }
    }
option-exploitation =
    { $territory_count ->
        [0] { $number ->
            [0] Exploitation ({ $version }): take nothing back
           *[other] Exploitation ({ $version }): take back { phrase-cubes } from the used pool
        }
       *[other] { $number ->
            [0] Exploitation ({ $version }): give up { $territory }
           *[other] Exploitation ({ $version }): take back { phrase-cubes } from the used pool and give up { $territory }
        }
    }
option-expansion =
    { $number ->
        [0] Expansion ({ $version }): place a cube: { $territory }
       *[other] Expansion ({ $version }): take { phrase-cubes } back, then place one: { $territory }
    }
option-trade = Trade ({ $version }): with { $civ }
option-raid = Raid ({ $version }): { $civ }
option-war = War ({ $version }): against { $civ } ({ $territory })
option-tourism = Tourism ({ $version }): score your wonders
option-revolution =
    { $card_count ->
        [0] Revolution: take back the newest card
       *[other] Revolution: take back the newest card and { $card }
    }
option-wonder =
    { $wonder2_count ->
        [0] Use { $wonder }
       *[other] Use { $wonder } and destroy { $wonder2 }
    }
option-build =
    { $wonder_count ->
        [0] Build nothing
       *[other] Build { $wonder }
    }
option-refresh =
    { $wonder_count ->
        [0] Refresh nothing
       *[other] Refresh { $wonder }
    }
option-give_up =
    { $wonder_count ->
        [0] Give up nothing
       *[other] Give up { $wonder }
    }
option-take_back =
    { $card_count ->
        [0] Take nothing back
       *[other] Take back { $card }
    }
option-cube = Place the cube: { $territory }
option-no_cube = Place no cube
option-dominion =
    { $number ->
        [0] Dominion: { $ability } (marker cube: { $place })
       *[other] Dominion: { $ability }, take { phrase-cubes } (marker cube: { $place })
    }
option-leave = Leave { $territory }

## Questions

prompt-ChooseCivilization = { $name }, choose your civilization; its five advisors will be yours.
prompt-PlaceGoal = { $name }, put { $goal } on a cell of the matrix; whoever reaches it first gets its bonus.
prompt-ExcludeAdvisor = { $name }, which advisor do you leave out for now? It goes face up under your deck.
prompt-FirstAdvisor = { $name }, which advisor do you take into your hand to start with?
prompt-ChooseAdvisor = { $name }, which of your face-down advisors do you take into your hand?
prompt-KeepLeader = { $name }, which leader do you keep? The conditions give VP at the end of the leader’s epoch.
prompt-PlaceFirstCube = { $name }, in which empty territory do you start? Later you expand from there.
prompt-SelectCards = { $name }, lay cards face down; all players reveal together and execute what they laid.
prepare-select-cards = Cards of the next round
order-choose-next = When only wonders are left
    .never = end my turn by itself
prompt-ChooseNext = { $name }, what comes next? You may use wonders before, between and after your cards.
prompt-Execute = { $name }, how do you execute { $action }? You may not decline if anything is possible.
prompt-BuildWonders =
    { $name }, { $number ->
        [one] which wonder
       *[other] which wonders (up to { $number })
    } from the row do you take? It costs no cubes.
prompt-RefreshWonders =
    { $name }, which used wonders do you turn upright? You may choose { $number ->
        [99] all of them
        [one] one
       *[other] up to { $number }
    }; they can be used again.
prompt-LoseWonders =
    { $name }, which { $number ->
        [one] wonder
       *[other] { $number } wonders
    } do you give up? What you choose leaves the game.
prompt-TakeBackCards =
    { $name }, which { $number ->
        [one] card
       *[other] cards (up to { $number })
    } from your discard row do you take back into your hand?
prompt-PlaceCube = { $name }, in which territory do you place the cube? You may have one cube in each.
prompt-LeaveTerritory = { $name }, an extra cube has to go back: which territory do you leave? It costs no VP.

## Refusals: set-up

objection-civilization-taken = This civilization is already taken: { $civilization }.
objection-color-taken = A civilization of the same colour is already in the game, so this one is out: { $civilization }.
objection-cell-missing = The matrix has no cell { $cell }.
objection-goal-on-clan = No goal may lie on a cell of the Clan.
objection-goal-beside-goal =
    Cell { $cell } touches another goal, and goals may not lie side by side, not even diagonally.
objection-leader-of-epoch = You already have a leader of epoch { phrase-epoch }; you may keep one for each epoch.
objection-not-empty = Someone is already here: { $territory }. Your first cube needs an empty territory.

## Refusals: cards

objection-must-play = You have to lay at least one card.
objection-card-limit =
    You may lay { $number ->
        [one] only one card
       *[other] at most { $number } cards
    } in an action round.
objection-not-in-hand = { $card } is not in your hand.
objection-row-too-short =
    Revolution needs at least 3 cards in your discard row; { $number ->
        [0] it is empty
        [one] there is only 1
       *[other] there are only { $number }
    }.
objection-not-revealed = You have not laid { $card } in this action round, or it has been executed already.
objection-revolution-last = Revolution comes last; execute your other cards first.
objection-cards-left = You still have revealed cards; execute them before you end your turn.
objection-must-execute = { $action } is possible, so it has to be executed.
objection-event-leaves-nothing = The event ({ $event }) comes first, and { $action } would no longer be possible after it.
objection-card-needs-technology = { $action } only works with the technology { $technology }, which you do not have.
objection-advanced-needs-technology =
    The advanced action needs the technology { $technology }, which you do not have yet: { $action }.
objection-only-basic = Only the basic action is possible here: { $action }.

## Refusals: actions

objection-needs-cubes =
    This costs { phrase-cubes }, and { $number2 ->
        [0] your personal supply is empty
       *[other] your personal supply holds only { $number2 }
    }.
objection-needs-vp = This costs { $number } VP, and you do not have that many.
objection-no-cell = The matrix has no cell in this direction ({ $stat }); raise your other level first.
objection-no-wonders = The wonder row is empty.
objection-wonder-not-in-row = This wonder is not in the wonder row: { $wonder }.
objection-other-number-of-wonders =
    Here you take { $number ->
        [one] exactly 1 wonder
       *[other] { $number } wonders, or all that are left
    }.
objection-no-own-cube-there = You have no cube there: { $territory }.
objection-last-map-cube = Your last cube has to stay on the map, so you cannot take this one: { $territory }.
objection-too-many-cubes = Here you may take back at most { phrase-cubes }.
objection-not-in-used-pool =
    { $number ->
        [0] There is no cube of yours in the used pool.
        [one] There is only 1 cube of yours in the used pool.
       *[other] There are only { $number } cubes of yours in the used pool.
    }
objection-own-cube-there = You already have a cube there, and there is room for only one: { $territory }.
objection-out-of-reach = Not adjacent to any of your territories: { $territory }. With Navigation you could go anywhere.
objection-no-cube = Your personal supply is empty, so there is no cube to place.
objection-not-yourself = You cannot do this to yourself; choose another civilization.
objection-not-a-neighbour = { $civ } is not your neighbour: you need a shared or an adjacent territory, or Navigation.
objection-partner-not-higher = { $civ } does not have more technology than you, so there is nothing to learn.
objection-not-weaker = { $civ } does not have less military than you, so a raid is not possible.
objection-rival-not-there = { $civ } has no cube there: { $territory }.
objection-choose-a-card = Choose one more card from your discard row to take back.
objection-card-not-in-row = { $card } cannot be chosen from your discard row now.

## Refusals: wonders and dominion

objection-not-your-wonder = You do not own this wonder: { $wonder }.
objection-wonder-turned = This wonder has been used and has to be refreshed first: { $wonder }.
objection-wonder-too-new = This wonder is new; you can use it from your next card on: { $wonder }.
objection-wonder-other-action = This wonder can only be used with the action { $action }: { $wonder }.
objection-wonder-no-majority =
    This wonder needs the sole majority among the players ({ $stat }); a tie does not count: { $wonder }.
objection-wonder-price =
    { $wonder } is used by destroying { $number ->
        [one] exactly one other wonder
       *[other] exactly { $number } other wonders
    } of yours.
objection-wonder-itself = A wonder cannot destroy itself: { $wonder }. Choose another one of yours.
objection-wonder-nothing-to-destroy =
    This wonder needs other wonders of yours to destroy, and you do not have enough: { $wonder }.
objection-wonder-upright = This wonder is upright already: { $wonder }.
objection-wonder-refreshes-itself = This wonder refreshes wonders itself, so no wonder can refresh it: { $wonder }.
objection-no-dominion = There are no dominion tiles in this game.
objection-dominion-used = You have already turned your dominion tile; it works once per game.
objection-dominion-condition =
    You have to be alone in first place in one and not alone in last place in the other: { $stat } and { $stat2 }.
objection-dominion-no-cube = The dominion tile needs one of your cubes as a marker, and there is none at that place.

## Table options

switch-civilizations = Civilizations
    .help = Are the civilizations drawn by lot, or does everybody choose one in player order?
switch-civilizations-random = by lot
switch-civilizations-choice = by choice

switch-start_order = First player order
    .help = Is the order of the first round drawn by lot, or do you play in the order of the seats?
switch-start_order-random = by lot
switch-start_order-seated = as seated

switch-expert_start = Expert start
    .help = For experienced players: everybody starts with 3 cubes instead of 4 and none in the used pool.
switch-expert_start-off = off
switch-expert_start-on = on

switch-civbots = Civbots
    .help = How many civilizations the game plays itself; automatic means 5 for one player, 4 for two, otherwise none.
switch-civbots-auto = automatic
switch-civbots-full = as many as fit: six civilizations in all
switch-civbots-0 = none
switch-civbots-1 = 1
switch-civbots-2 = 2
switch-civbots-3 = 3
switch-civbots-4 = 4
switch-civbots-5 = 5

switch-civbot_levels = Difficulty of the civbots
    .help = Cards per round: Chieftain 3, Noble 4, King 5; name several to give each civbot its own level.
switch-civbot_levels-noble = Noble
switch-civbot_levels-chieftain = Chieftain
switch-civbot_levels-king = King

switch-events = Events
    .help = A variant: in every round an event demands or gives something whenever its action is executed.
switch-events-off = off
switch-events-on = on

switch-goals = Civilization goals
    .help = An addition: eight goals lie on the matrix, and whoever reaches one first gets its bonus.
switch-goals-off = off
switch-goals-on = on

switch-dominion = Kinds of dominion
    .help = An addition: once per game a player who leads may take a strong ability until the end of the epoch.
switch-dominion-off = off
switch-dominion-on = on

switch-advanced_leaders = Leaders for all epochs
    .help = An advanced rule: the leaders of all three epochs are chosen at the start; later ones stay secret.
switch-advanced_leaders-off = off
switch-advanced_leaders-on = on

switch-chosen_advisors = Chosen advisors
    .help = An advanced rule: you choose your advisors instead of drawing them.
switch-chosen_advisors-off = off
switch-chosen_advisors-on = on

switch-exploitation_advanced_cost = Price of advanced Exploitation
    .help = The rule book asks for 1 cube, the short summary for 1 VP.
switch-exploitation_advanced_cost-cube = 1 cube
switch-exploitation_advanced_cost-vp = 1 VP

switch-animals_bonus = Bonus of Animals
    .help = What technology 3 (Animals) gives; the rule texts leave it open.
switch-animals_bonus-recover_cube = 1 cube back
switch-animals_bonus-recover_card = the oldest card back
switch-animals_bonus-none = nothing

switch-vesuvius_trigger = Eruption of Vesuvius
    .help = Which action triggers this event; it only matters with events.
switch-vesuvius_trigger-any_action = every action
switch-vesuvius_trigger-art = Art
switch-vesuvius_trigger-expansion = Expansion

switch-little_ice_age_trigger = Little Ice Age
    .help = Which action triggers this event; it only matters with events.
switch-little_ice_age_trigger-trade = Trade
switch-little_ice_age_trigger-any_action = every action

switch-leader_bonus_before_player_order = Leader bonus before player order
    .help = If it is on, the VP of the leaders already count for the player order of the next round.
switch-leader_bonus_before_player_order-off = off
switch-leader_bonus_before_player_order-on = on

switch-recover_cubes_rounds = Recovering cubes
    .help = After which rounds of an epoch everybody takes back one cube for each territory.
switch-recover_cubes_rounds-2-4 = rounds 2 and 4
switch-recover_cubes_rounds-2-3-4 = rounds 2, 3 and 4
switch-recover_cubes_rounds-4 = round 4

switch-score_may_be_negative = Scores below 0
    .help = If it is off, every loss of VP stops at 0.
switch-score_may_be_negative-on = allowed
switch-score_may_be_negative-off = never below 0

switch-dominion_counts_civbots = Civbots count for dominion
    .help = If it is on, players also have to be ahead of the civbots to turn their dominion tile.
switch-dominion_counts_civbots-off = off
switch-dominion_counts_civbots-on = on

## Components in words: effects

effect-gain_vp = { $n } VP
effect-lose_vp = lose { $n } VP
effect-recover_cubes =
    { $n ->
        [one] 1 cube back
       *[other] { $n } cubes back
    }
effect-receive_cubes =
    { $n ->
        [one] 1 new cube
       *[other] { $n } new cubes
    } in the used pool
effect-pay_cubes =
    pay { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
effect-destroy_cubes =
    return { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } to the general supply
effect-recover_oldest_cards =
    { $n ->
        [one] the oldest card back
       *[other] the { $n } oldest cards back
    }
effect-recover_chosen_cards =
    { $n ->
        [one] 1 card of your choice back
       *[other] up to { $n } cards of your choice back
    }
effect-refresh_wonders =
    refresh { $n ->
        [99] all wonders
        [one] 1 wonder
       *[other] up to { $n } wonders
    }
effect-gain_levels-technology =
    { $n ->
        [one] 1 technology level
       *[other] { $n } technology levels
    }
effect-gain_levels-military =
    { $n ->
        [one] 1 military level
       *[other] { $n } military levels
    }
effect-lose_levels-technology =
    lose { $n ->
        [one] 1 technology level
       *[other] { $n } technology levels
    }
effect-lose_levels-military =
    lose { $n ->
        [one] 1 military level
       *[other] { $n } military levels
    }
effect-build_wonders =
    build { $n ->
        [one] 1 wonder
       *[other] up to { $n } wonders
    } without paying
effect-lose_wonders =
    give up { $n ->
        [one] 1 wonder
       *[other] { $n } wonders
    }
effect-place_cube-personal-normal = place 1 cube in a territory in reach
effect-place_cube-personal-anywhere = place 1 cube in any territory
effect-place_cube-used-normal = place 1 used cube in a territory in reach
effect-place_cube-used-anywhere = place 1 used cube in any territory
effect-do_action = execute { $action }
effect-do_action-details = execute { $action } ({ $details })
effect-do_action-basic = basic
effect-do_action-free = without paying cubes
effect-do_action-waived = even without its technology
effect-draw_advisors =
    { $n ->
        [one] 1 new advisor
       *[other] { $n } new advisors
    }
effect-unlock_card = action card { $action }
effect-unlock_advanced = advanced action { $action }
effect-set_card_limit = card limit { $n }
effect-ability-navigation = all territories adjacent to yours

## Components in words: triggers

trigger-action = With the action { $action }
trigger-majority-technology = With the sole majority in technology
trigger-majority-military = With the sole majority in military
trigger-majority-wonders = With the sole majority in wonders
trigger-majority-territories = With the sole majority in territories
trigger-destroy =
    { $count ->
        [one] Destroy 1 other wonder of yours
       *[other] Destroy { $count } other wonders of yours
    }
trigger-before-action = Before the action { $action }
trigger-before-any = Before every action

## Components in words: cards and tiles

describe-nothing = no bonus
describe-sentence = { $text }.
describe-wonder = { $trigger }: { $effects }.

describe-leader = { $minor }; { $major }.
describe-term-technology = technology { $value } or more: { $vp } VP
describe-term-military = military { $value } or more: { $vp } VP
describe-term-wonders =
    { $value ->
        [one] 1 wonder
       *[other] { $value } wonders
    } or more: { $vp } VP
describe-term-territories =
    { $value ->
        [one] 1 territory
       *[other] { $value } territories
    } or more: { $vp } VP

describe-advisor-symbol = Counts as the action { $action }.

describe-event-gift = { $trigger } you get: { $effects }.
describe-event-price = { $trigger }: { $effects }.
describe-event-demand = { $trigger }: { $effects }; if you cannot, the action has no effect.
describe-event-civbots = Civbots are affected too.
describe-event-no-civbots = Civbots are not affected.

describe-government = At the end of every round: { $effects }.

describe-basic = Basic: { $text }.
describe-basic-requires = Basic (technology { $level }, { $technology }): { $text }.
describe-advanced = Advanced (technology { $level }, { $technology }): { $text }.
describe-pay-cubes =
    pay { $cost ->
        [one] 1 cube
       *[other] { $cost } cubes
    }, { $text }
describe-pay-vp = pay { $cost } VP, { $text }

describe-action-military = gain { $effects }
describe-action-technology = gain { $effects }
describe-action-art =
    take { $wonders ->
        [one] 1 wonder
       *[other] { $wonders } wonders
    } from the wonder row
describe-action-exploitation =
    take up to { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } from the used pool or the map; leaving a territory costs the VP of its tile
describe-action-expansion =
    { $before ->
        [0] place 1 cube in an adjacent territory where you have none
        [one] take up to 1 cube back, then place 1 in an adjacent territory where you have none
       *[other] take up to { $before } cubes back, then place 1 in an adjacent territory where you have none
    }
describe-action-trade = gain { $effects } from a neighbour who has more technology and gets { $vp } VP
describe-action-raid = raid a neighbour with less military: { $effects }
describe-action-war =
    in a shared territory the higher military gains { $vp } VP, the loser’s cube goes to the used pool
describe-action-tourism =
    gain { $vp } VP for { $wonders ->
        [one] each of your wonders
       *[other] every { $wonders } wonders you have
    }
describe-action-revolution =
    take back the newest card in your discard row and { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    }; the round ends after this action round

describe-ability-extra_cubes =
    Take up to 2 cubes from the general supply into your personal supply; as many go back at the end of the epoch.
describe-ability-shared_territories =
    You get the territory bonus where others are too; they do not count these territories for leaders and cubes.
describe-ability-technology_boost = Gain 2 technology levels with their bonuses until the end of the epoch.
describe-ability-military_boost = Gain 2 military levels with their bonuses until the end of the epoch.

goal-name = goal { $number }
