# Texts of A New Dawn. Variables are named after the kinds in kinds.py; lists also come as $..._count.
# Names are inserted as they are, so where possible they stand without article or ending.

game-name = Civilization: A New Dawn
game-lead = Five focus cards, and the one that has waited longest is the strongest: build cities, research, trade, raise world wonders and complete agendas before the others.
welcome = Welcome. Whoever has completed an agenda on each of the victory cards wins. In every turn you resolve one of your five focus cards; the further right it lies, the stronger it is. Begin with a card in slot 4 or 5.
tie-wonders = World wonders
tie-spaces = Spaces held
luck-roll =
    { $count ->
        [one] 1 attack roll
       *[other] { $count } attack rolls
    }, { $total } in all against the rolls of the defence
header-round = Round { $round }

phrase-tokens =
    { $number ->
        [one] 1 trade token
       *[other] { $number } trade tokens
    }

phrase-level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Names

space-unlaid = space { $number }·{ $number2 }
space-water = water token { $number }
space-capital = { $seat }'s capital
# On the page by what lies next to it: "Forest next to Geneva"; $mark are the numbers (" 11·5"), where that fits several.
space-beside = { $terrain }{ $mark } next to { $city_state }
space-beside-capital = { $terrain }{ $mark } next to { $seat }'s capital
space-near-capital = { $terrain }{ $mark } near { $seat }
space-beside-torres_del_paine = { $terrain }{ $mark } next to Torres del Paine
space-beside-cliffs_of_dover = { $terrain }{ $mark } next to the Cliffs of Dover
space-beside-mount_everest = { $terrain }{ $mark } next to Mount Everest
space-beside-crater_lake = { $terrain }{ $mark } next to Crater Lake
space-beside-grand_mesa = { $terrain }{ $mark } next to Grand Mesa
space-beside-galapagos_islands = { $terrain }{ $mark } next to the Galapagos Islands
space-beside-mount_kilimanjaro = { $terrain }{ $mark } next to Mount Kilimanjaro
space-beside-pantanal = { $terrain }{ $mark } next to the Pantanal

caravan-0 = Caravan 1 (not in play)
caravan-1 = Caravan 2 (not in play)
caravan-2 = Caravan 3 (not in play)
caravan-3 = Caravan 1 (not in play)
caravan-4 = Caravan 2 (not in play)
caravan-5 = Caravan 3 (not in play)
caravan-6 = Caravan 1 (not in play)
caravan-7 = Caravan 2 (not in play)
caravan-8 = Caravan 3 (not in play)
caravan-9 = Caravan 1 (not in play)
caravan-10 = Caravan 2 (not in play)
caravan-11 = Caravan 3 (not in play)
caravan-on-card = Caravan { $number } (on the economy card)
caravan-on-map = Caravan { $number } ({ $space })

type-culture = Culture
type-science = Science
type-economy = Economy
type-industry = Industry
type-military = Military

wonder_type-culture = cultural
wonder_type-economy = economic
wonder_type-science = scientific
wonder_type-military = military

era-ancient = Ancient
era-medieval = Medieval
era-modern = Modern

icon-none = no event
icon-barbarian_spawn = new barbarians
icon-barbarian_move = the barbarians move
icon-trade = trade

effect-build_wonder = Build a world wonder
effect-build_city = Build a city
effect-reinforce = Reinforce control tokens
effect-attack = Attack

## How a match ended

result-victory = { $winners } has completed an agenda on every victory card and wins.
result-tie-break =
    Several have an agenda on every victory card; { $winners } wins on wonders and spaces.
result-shared = { $winners } have completed their agendas, are equal in everything and share the victory.
result-limit = After the agreed last round the match is over; furthest ahead: { $winners }.

## The log: set-up

event-leads = { $seat } plays { $leader }.
event-first-player = First player: { $seat }.
event-core = The core of the map is laid, side { $side }: tiles { $tile }.
event-lays-tile = { $seat } lays tile { $tile }, side { $side }.
event-water-fills =
    { $number ->
        [one] An enclosed space becomes water.
       *[other] { $number } enclosed spaces become water.
    }
event-capital = { $seat } founds the capital.
event-victory-cards = The victory cards are laid out: { $victory }.
event-shows-wonder = A world wonder is turned up: { $wonder }.

## The log: round and turn

event-round = Round { $number } begins.
event-event-dial = The event dial shows: { $icon }.
event-turn = It is { $seat }’s turn.
event-resolves = { $seat } resolves { $focus }, slot { $slot }.
event-without-effect = No effect for { $seat }: { $focus }.
event-resets = { $seat } resets { $focus } to slot 1.
event-swaps-cards = { $seat } swaps two cards of the focus row: { $focus } and { $focus2 }.
event-replaces = { $seat } replaces { $focus } with { $focus2 }.
event-gets-trade = { $seat } gets { phrase-tokens }: { $focus }.
event-stores-trade = { $seat } stores { phrase-tokens } on Great Zimbabwe.
event-spends = { $seat } spends { phrase-tokens }: { $focus }.
event-spends-state = { $seat } uses the token of a city-state like a trade token: { $city_state }.
event-spends-nature = { $seat } uses a natural wonder: { $nature }.
event-loses-trade = { $seat } loses { phrase-tokens }: { $focus }.
event-card-full = { $seat } loses { phrase-tokens }, because a card holds at most 3: { $focus }.
event-cards-full = { $seat } loses { phrase-tokens }, because the cards are full.
event-card-missing = { $seat } loses { phrase-tokens }, because no card of this type is in the row: { $type }.
event-store-lost = { $seat } loses what lay on Great Zimbabwe: { phrase-tokens }.
event-uses-wonder = { $seat } uses a world wonder: { $wonder }.
event-uses-envoy = { $seat } uses the diplomacy card of a city-state: { $city_state }.
event-gains =
    { $number ->
        [one] { $seat } gains a resource: { $resource }.
       *[other] { $seat } gains { $number } resources: { $resource }.
    }
event-pays =
    { $number ->
        [one] { $seat } gives up a resource: { $resource }.
       *[other] { $seat } gives up { $number } resources: { $resource }.
    }

## The log: spaces

event-claims = { $seat } places a control token: { $space }.
event-takes-back = { $seat } takes a control token back from the map: { $space }.
event-moves-token = { $seat } moves a control token: { $space } – { $space2 }.
event-loses-token = A control token of { $seat } is destroyed: { $space }.
event-loses-city = A city of { $seat } is destroyed: { $space }.
event-weakened = A control token of { $seat } is no longer reinforced: { $space }.
event-reinforces = { $seat } reinforces a control token: { $space }.
event-takes-space = { $seat } takes over a space from { $seat2 }: { $space }.
event-gets-nature = { $seat } gets a natural wonder: { $nature }.
event-frees-nature = A natural wonder lies on its space again: { $nature }.
event-gets-wonder = { $seat } gains control of a world wonder: { $wonder } ({ $space }).
event-moves-wonder =
    { $seat } takes a world wonder from { $seat2 }, which goes under a city of { $seat }: { $wonder } ({ $space }).
event-keeps-wonder = { $seat } keeps a world wonder, because { $seat2 } has no city without one: { $wonder }.
event-stray-wonder = Nobody controls this world wonder any more; it stays where it is: { $wonder } ({ $space }).
event-conquers = { $seat } conquers a city-state: { $city_state }.
event-frees-state = A city-state is independent again: { $city_state }.
event-liberates = { $seat } liberates a city-state and gets its diplomacy card: { $city_state }.
event-nature-on-card = { $seat } lays a natural wonder on a focus card: { $nature } on { $focus }.
event-state-on-card = { $seat } lays the token of a city-state on a focus card: { $city_state } on { $focus }.

## The log: science, economy, industry

event-advances = { $seat } advances the technology dial by { $number }, to { $number2 }.
event-overflows = { $seat } goes past the end of the technology dial; it stands on { $number } now.
event-strikes = { $seat } uses nuclear power: { $space }.
event-caravan-moves = A caravan of { $seat } moves: { $space } – { $space2 }.
event-caravan-trades = A caravan of { $seat } trades: { $space }.
event-loses-caravan = A caravan of { $seat } is destroyed: { $space }.
event-clears = A caravan of { $seat } drives off barbarian { $letter }: { $space }.
event-takes-envoy = { $seat } takes a diplomacy card: { $city_state }.
event-returns-envoy = { $seat } returns a diplomacy card: { $city_state }.
event-takes-pact = { $seat } takes a diplomacy card from { $seat2 }: { $pact }.
event-returns-pact = { $seat } returns a diplomacy card to { $seat2 }: { $pact }.
event-builds-city = { $seat } builds a city: { $space }.
event-builds = { $seat } builds a world wonder: { $wonder } ({ $space }).

## The log: combat and barbarians

event-attacks = { $seat } attacks: { $space }.
event-roll =
    { $seat } rolls { $number }, the defence { $number2 }. Combat values: { $number3 } against { $number4 }.
event-attack-won = { $seat } wins the combat, { $number } against { $number2 }.
event-attack-lost = { $seat } loses the combat, { $number } against { $number2 }.
event-loots = { $seat } defeats the capital of { $seat2 }.
event-steals = { $seat } takes a trade token from { $seat2 }: { $focus }.
event-direction = Roll for the direction of the barbarians: { $number }.
event-barbarian-moves = Barbarian { $letter } moves: { $space } – { $space2 }.
event-barbarian-at-edge = Barbarian { $letter } comes to the edge of the map and turns around: { $space }.
event-barbarian-barred =
    Barbarian { $letter } turns around, because a world wonder of { $seat } keeps it out: { $wonder } ({ $space }).
event-barbarian-repelled =
    A reinforced control token of { $seat } drives barbarian { $letter } back: { $space } – { $space2 }.
event-barbarian-at-capital = The capital of { $seat } drives barbarian { $letter } back to its space: { $space }.
event-barbarian-stays = Barbarian { $letter } stays where it is: { $space }.
event-barbarian-spawns = Barbarian { $letter } appears: { $space }.
event-barbarian-defeated = { $seat } defeats barbarian { $letter }.
event-driven = { $seat } moves barbarian { $letter } to another space: { $space }.

## The log: the end

event-completes = { $seat } completes an agenda: { $agenda }.
event-game-over =
    { $seat_count ->
        [one] The match is over, { $seat } wins.
       *[other] The match is over, { $seat } win.
    }

## Answers: set-up and turn

option-star = Capital on tile { $tile }
option-lay_tile =
    { $number ->
        [0] Lay tile { $tile }: side { $side }, not turned, place { $hex }
        [one] Lay tile { $tile }: side { $side }, turned by 1 sixth, place { $hex }
       *[other] Lay tile { $tile }: side { $side }, turned by { $number } sixths, place { $hex }
    }
option-focus = Resolve { $focus }
option-effect = { $effect }
option-resolve = Resolve { $focus }
option-done = Done
option-spend = Spend 1 trade token
option-spend_state = Use a city-state like a trade token: { $city_state }
option-spend_nature = Use a natural wonder like a trade token: { $nature }
option-swap = Swap { $focus } and { $focus2 }
option-put = 1 trade token on { $focus }
option-put_store = 1 trade token on Great Zimbabwe
option-unload = 1 trade token from Great Zimbabwe to { $focus }
option-place_nature = Lay { $nature } on { $focus }
option-place_state = Lay { $city_state } on { $focus }

## Answers: culture and science

option-claim = Place a control token: { $space }
option-take_back = Take back a control token of yours: { $space }
option-shift = Move a control token: { $space } – { $space2 }
option-convert = Convert a rival control token: { $space }
option-raze = Destroy a rival control token: { $space }
option-name_tokens = Name these two control tokens: { $space } and { $space2 }
option-yield_token = Give up this control token: { $space }
option-advance = Advance the technology dial
option-replace = Replace { $focus } with { $focus2 }
option-strike = Use nuclear power: { $space }
option-gain = Take { $resource }
option-exchange = Exchange { $resource } for { $resource2 }

## Answers: economy and industry

option-send = { $caravan } moves: { $space }
option-take_pact = Take { $pact } from { $seat }
option-change_pact = Return { $pact } to { $seat } and take { $pact2 }
option-give_back = Return { $pact } to { $seat }
option-city = Build a city: { $space }
option-build = Build { $wonder }
option-pay = Spend a resource: { $resource }
option-pay_nature = Use a natural wonder as a resource: { $nature }
option-under = Under this city: { $space }

## Answers: military

option-reinforce = Reinforce a control token: { $space }
option-attack = Attack: { $space }
option-conquer = Conquer the city-state
option-liberate = Liberate the city-state
option-steal = Take 1 trade token: { $focus }
option-discard = Give up 1 trade token: { $focus }
option-drive = Move barbarian { $letter }: { $space }

## Questions

prompt-ChooseStar = { $name }, where do you found your capital?
prompt-LayTile =
    { $name }, lay one of your tiles. It has to touch 4 spaces and, if possible, the core.
prompt-BeginTurn =
    { $name }, which card of your focus row do you resolve? The higher its slot, the stronger it is.
prepare-begin-turn = Card of my next turn
prepare-defender-spends = When I am attacked next
    .done = Spend nothing
prompt-ChooseEffect = { $name }, what do you do with this card?
prompt-PutTrade =
    { $number ->
        [one] { $name }, on which card do you put the trade token? A card holds at most 3.
       *[other] { $name }, put { $number } trade tokens on your cards. A card holds at most 3.
    }
prompt-PlaceNature = { $name }, on which of your cards do you lay this natural wonder: { $nature }?
prompt-PlaceState = { $name }, on which of your cards do you lay this city-state: { $city_state }?
prompt-PlaceTokens =
    { $number ->
        [0] { $name }, the card itself allows no more. For every trade token spent you place 1 more control token.
       *[other] { $name }, where do you place control tokens? The card allows { $number } more.
    }
prompt-Chain = { $name }, Stonehenge: do you place another control token on hills next to this space: { $space }?
prompt-MoveToken = { $name }, which of your control tokens do you move to an empty space next to it?
prompt-ConvertToken = { $name }, which rival control token do you convert?
prompt-YieldToken = { $name }, { $seat2 } has named two of your control tokens. Which one do you give up?
prompt-Advance = { $name }, do you advance the technology dial? Every trade token brings 1 more space.
prompt-ReplaceCard = { $name }, which card do you replace with a card of level { phrase-level }?
prompt-UpgradeCards =
    { $number ->
        [one] { $name }, which card do you replace with the next level?
       *[other] { $name }, which cards do you replace with the next level? At most { $number } more.
    }
prompt-Strike =
    { $name }, where do you use nuclear power? There and around it control tokens are destroyed and reinforced ones flipped.
prompt-GainResource = { $name }, which resource do you take?
prompt-ExchangeResource = { $name }, which resource do you exchange?
prompt-MoveCaravans = { $name }, where do your caravans go? Every trade token brings each of them 1 more step.
prompt-TakePact = { $name }, which diplomacy card do you take from { $seat2 }?
prompt-TakePacts =
    { $number ->
        [one] { $name }, which diplomacy card do you take? At most 1 more.
       *[other] { $name }, which diplomacy cards do you take? At most { $number } more.
    }
prompt-GiveBackPacts = { $name }, which diplomacy card do you return? You keep only one of each other player.
prompt-BuildCity = { $name }, where do you build a city?
prompt-BuildWonder = { $name }, which world wonder do you build?
prompt-Pay =
    { $name }, how do you pay for { $wonder }? { $number } is paid already. A resource counts 2, a trade token 1.
prompt-ChooseCity = { $name }, under which city does { $wonder } go?
prompt-Reinforce =
    { $number ->
        [one] { $name }, which control token do you reinforce? At most 1 more.
       *[other] { $name }, which control tokens do you reinforce? At most { $number } more.
    }
prompt-Attack =
    { $number ->
        [one] { $name }, what do you attack? It is your last attack.
       *[other] { $name }, what do you attack? At most { $number } more attacks.
    }
prompt-AttackerSpends = { $name }, do you spend trade tokens on your attack? Target: { $space }.
prompt-DefenderSpends = { $name }, do you spend trade tokens on your defence? Under attack: { $space }.
prompt-ConquerOrLiberate = { $name }, do you conquer or liberate the city-state { $city_state }?
prompt-FreeToken =
    { $name }, you have no control token left. Do you take one back to take over this space: { $space }?
prompt-MoveWonder = { $name }, under which of your cities does { $wonder } go?
prompt-StealTrade =
    { $number ->
        [one] { $name }, from which card of { $seat2 } do you take the last trade token?
       *[other] { $name }, from which cards of { $seat2 } do you take trade tokens? { $number } more.
    }
prompt-DiscardTrade =
    { $number ->
        [one] { $name }, barbarians at your capital: which trade token do you give up?
       *[other] { $name }, barbarians at your capital: which trade tokens do you give up? { $number } more.
    }
prompt-ResolveMore = { $name }, do you resolve one more card with your world wonder?
prompt-ResolveOther = { $name }, do you resolve one more card with Capitalism, as if it lay in slot 1?
prompt-SwapCards = { $name }, do you swap two cards of your focus row after your victory?

## Refusals: set-up

objection-star-taken = A capital stands there already, or there is no star: tile { $tile }.
objection-tile-not-yours = You do not have this tile in hand: { $tile }.
objection-tile-overlaps = Something lies there already; tiles do not cover each other.
objection-tile-touches-too-little = A new tile has to touch at least { $number } spaces on the table.
objection-tile-away-from-core = The tile has to touch the core as long as that is possible.
objection-tile-encloses-too-much = That would make a hole for which there are not enough water tokens.

## Refusals: cards

objection-not-in-row = This card does not lie in your focus row: { $focus }.
objection-card-not-in-deck = This card is not in your focus deck: { $focus }.
objection-wrong-level = { $focus } is not of level { phrase-level }.
objection-wrong-type = The type of this card does not fit here: { $focus }.
objection-used-this-turn = That cannot be done now; each ability for the start of the turn can be used only once.

## Refusals: spaces

objection-water = That cannot be done on water: { $space }.
objection-too-difficult =
    The terrain is too difficult ({ $space }): difficulty { $number }, and at most { $number2 } is allowed.
objection-occupied = Something lies or stands in the way there: { $space }.
objection-barbarian-there = There are barbarians there: { $space }.
objection-no-city-next-to-it = No city of yours is next to it: { $space }.
objection-nothing-friendly-near = No space you can start from is next to it: { $space }.
objection-not-your-token = You have no control token there: { $space }.
objection-placed-this-turn = You placed this control token this turn; it cannot be taken back now: { $space }.
objection-not-a-rival-token = There is no rival control token there: { $space }.
objection-no-tokens-left = You have no control token left; take one back from the map first.
objection-no-more-tokens = You may not place more control tokens now.
objection-not-next-hills = With Stonehenge you only go on to hills right next to it: { $space }.
objection-no-cities-left = You have no city left.
objection-next-to-a-city = There is a city or a city-state next to it: { $space }.
objection-out-of-range =
    { $number ->
        [one] That is too far away or the way is blocked ({ $space }): at most 1 space is allowed.
       *[other] That is too far away or the way is blocked ({ $space }): at most { $number } spaces are allowed.
    }

## Refusals: caravans, wonders, combat

objection-caravan-not-usable = You cannot use this caravan yet.
objection-caravan-rests = This caravan has just traded and does not move again this turn.
objection-caravan-is-there = This caravan is there already: { $space }.
objection-caravan-starts-there =
    From its card this caravan starts there, which costs no step; staying there is not a move: { $space }.
objection-no-way = This caravan cannot get there now: { $space }.
objection-already-traded = You have already traded there this turn: { $space }.
objection-wonder-not-open = This world wonder is not face up: { $wonder }.
objection-too-expensive = { $wonder } costs { $number }, and you reach { $number2 } at most.
objection-no-free-city = You have no city without a world wonder.
objection-not-eligible = { $wonder } cannot be paid with { $resource }.
objection-none-of-it = There is none of it: { $resource }.
objection-already-strong = This control token is already reinforced: { $space }.
objection-nothing-to-attack = There is nothing to attack there: { $space }.
objection-pact-not-there = You cannot choose this diplomacy card now: { $pact } ({ $seat }).

## Table options

switch-map = Map
    .help = The fixed map of the first game, or a map that you build together from tiles.
switch-map-first = first game
switch-map-advanced = built together

switch-epic = Epic game
    .help = With four victory cards instead of three the match takes longer.
switch-epic-off = off
switch-epic-on = on

switch-city_state_token_defends = City-states help in defence
    .help = Whether the token of a conquered city-state may also be spent when its player is attacked.
switch-city_state_token_defends-on = yes
switch-city_state_token_defends-off = no

switch-overflow_counts_24 = Past 24 counts as 24
    .help = Whoever goes past the end of the technology dial has reached 24, too, and gets its card.
switch-overflow_counts_24-on = yes
switch-overflow_counts_24-off = no

switch-city_needs_marker = Cities only at your own pieces
    .help = If on, you build a city only where you already have a control token or caravan.
switch-city_needs_marker-off = off
switch-city_needs_marker-on = on

switch-barbarian_frees_city_state = Destroyed cities free city-states
    .help = Whether a conquered city-state becomes independent when the city on its space is destroyed.
switch-barbarian_frees_city_state-on = yes
switch-barbarian_frees_city_state-off = no

switch-machu_picchu = Machu Picchu
    .help = Whether cards in slots 1 and 2 count as if in slot 3, or two slots further.
switch-machu_picchu-slot3 = as in slot 3
switch-machu_picchu-plus2 = two slots further

switch-pentagon_path_rules = The Pentagon needs a path
    .help = Whether attacks with the Pentagon still follow the rules on what may be counted through, or reach everything.
switch-pentagon_path_rules-on = yes
switch-pentagon_path_rules-off = no, everything is in reach

switch-forbidden_city_era = Era of the Forbidden City
    .help = The picture says ancient, but the number of cards suggests medieval.
switch-forbidden_city_era-medieval = medieval
switch-forbidden_city_era-ancient = ancient

switch-rival_caravan_blocks_city = Rival caravans prevent cities
    .help = Whether a space with a rival caravan is closed to a new city.
switch-rival_caravan_blocks_city-on = yes
switch-rival_caravan_blocks_city-off = no

switch-currency_stops = Currency: barbarians stop caravans
    .help = Whether a caravan that drives off a barbarian with Currency has to stop there.
switch-currency_stops-off = no
switch-currency_stops-on = yes

switch-round_limit = Last round
    .help = If nobody has won by then, whoever has fulfilled the most victory cards wins.
switch-round_limit-60 = after 60 rounds
switch-round_limit-40 = after 40 rounds
switch-round_limit-100 = after 100 rounds
switch-round_limit-8 = after 8 rounds
