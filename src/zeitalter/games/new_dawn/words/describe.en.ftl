# Cards and tokens of A New Dawn in words.

## Focus cards

describe-focus = { $type }, level { $level }.
describe-caravans =
    { $n ->
        [one] 1 caravan is usable.
       *[other] { $n } caravans are usable.
    }
describe-either = Either: { $text }
describe-or = Or: { $text }
describe-trade-culture = Every trade token brings 1 more control token.
describe-trade-science = Every trade token brings 1 more space on the technology dial.
describe-trade-economy = Every trade token brings each caravan 1 more step.
describe-trade-industry = Every trade token brings 1 more production, for a wonder only.
describe-trade-military = Every trade token brings 1 more combat value in one combat, in defence too.

describe-place-friendly_city =
    Place up to { $count ->
    [one] 1 control token
   *[other] { $count } control tokens
} next to your cities, on spaces at most as difficult as the slot.
describe-place-friendly_space =
    { $count ->
        [one] Place 1 more control token next to any space of yours; the slot is the limit here, too.
       *[other] Place up to { $count } more control tokens next to spaces of yours; the slot is the limit here, too.
    }
describe-place-built_city = Then place up to { $count ->
    [one] 1 control token
   *[other] { $count } control tokens
} next to the new city.
describe-move_control =
    Then move 1 control token of yours to an empty land space next to it, however difficult.
describe-convert_rival_control =
    Then replace 1 rival control token at most { $range } spaces from a space of yours with your own; a reinforced one is only flipped.
describe-gain_trade =
    { $count ->
        [one] Put 1 trade token on one of your cards.
       *[other] Put { $count } trade tokens on your cards.
    }
describe-advance_tech = Advance the technology dial by as many spaces as the slot says.
describe-gain_resource = Take { $count ->
    [one] 1 resource
   *[other] { $count } resources
} of a kind of which you have no token.
describe-nuke =
    In slot { $slot } you may first choose a space: there and around it unreinforced control tokens are destroyed and reinforced ones flipped, your own too.
describe-move_caravans =
    Each of your caravans moves up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}, over spaces whose difficulty is at most the slot.
describe-caravans-water = They may also move over water.
describe-caravans-clear = They may enter spaces with barbarians and drive them off, without a trade token.
describe-exchange_resource = You may exchange { $count ->
    [one] 1 resource
   *[other] { $count } resources
} for another.
describe-resolve_other_card =
    After this card is reset you may once per turn resolve another card as if it lay in slot { $as_slot }; it stays where it is.
describe-build_wonder =
    Build one of the face-up world wonders. Production: the slot, and { $n } for every fitting resource.
describe-production = In slot { $slot } the card brings { $n } production.
describe-build_city =
    Build a city up to { $range } spaces from a space of yours; path and target at most as difficult as the slot.
describe-city-caravan = You may also count from your caravans.
describe-city-water = You may count across water.
describe-reinforce = Reinforce as many control tokens of yours as the slot says.
describe-reinforce-rest =
    Then reinforce as many control tokens of yours as the slot says, 1 less for every attack made.
describe-attack =
    Attack up to { $count } times, up to { $range } spaces away. Combat value: die and slot.
describe-attack-bonus = The combat value is { $bonus } higher.
describe-attack-barbarian = Against barbarians it is { $bonus } higher.
describe-attack-through = You may also count across { $names }.
describe-through-water = water
describe-through-rival_cities = rival cities
describe-through-barbarians = barbarians
describe-through-city_states = city-states

## World wonders

describe-wonder =
    { $type ->
        [culture] Cultural
        [economy] Economic
        [science] Scientific
       *[military] Military
    } world wonder, { $era ->
        [ancient] ancient
        [medieval] medieval
       *[modern] modern
    }. Cost { $cost }, fitting resources: { $resources }.
describe-wonder-stonehenge =
    When you have placed a control token on hills, you may place more on hills next to it, again and again.
describe-wonder-hanging_gardens =
    At the start of your turn you may place { $count ->
    [one] 1 control token
   *[other] { $count } control tokens
} next to one of your cities, up to difficulty { $terrain_max }.
describe-wonder-forbidden_city =
    At the start of your turn you may destroy { $count ->
    [one] 1 rival control token
   *[other] { $count } rival control tokens
} next to a space of yours, a reinforced one too.
describe-wonder-chichen_itza =
    You may also place your control tokens on empty forest spaces that are next to nothing of yours; the slot stays the limit.
describe-wonder-sydney_opera_house =
    Rival control tokens next to your cities also count towards making them mature.
describe-wonder-eiffel_tower =
    At the start of your turn you may name two control tokens of another player; that player chooses one of them, and you replace it with your own.
describe-wonder-colossus =
    When you resolve an economy card, your caravans have { $amount } more steps together, divided as you like.
describe-wonder-great_lighthouse =
    For building cities, empty spaces at the edge of the map count as { $treated_as_range } spaces away from you.
describe-wonder-great_zimbabwe =
    You may store up to { $limit } trade tokens you get here; at the start of your turn you may put them on your cards.
describe-wonder-machu_picchu = You resolve cards in slots 1 and 2 as if they lay in slot { $as_slot }.
describe-wonder-big_ben = { $amount } more in combat for every caravan of yours next to the space fought for.
describe-wonder-estadio_do_maracana =
    When you have resolved a card other than economy, you may once per turn also resolve your economy card; it is reset.
describe-wonder-oracle = At the start of your turn you may swap two neighbouring cards of your focus row.
describe-wonder-pyramids =
    When built, you replace up to { $count ->
    [one] 1 card
   *[other] { $count } cards
} of level { $from_level } with cards of level { $to_level } of the same type.
describe-wonder-porcelain_tower =
    When built, you replace up to { $count ->
    [one] 1 card
   *[other] { $count } cards
} with the next level of the same type.
describe-wonder-potala_palace =
    You may have up to { $amount } diplomacy cards of every other player; when built, you take up to { $count }.
describe-wonder-oxford_university =
    When you replace a card that is not science, the new one may be of another type.
describe-wonder-kremlin =
    { $amount } more when you attack a rival space and have more reinforced control tokens on the map than the defender.
describe-wonder-petra =
    { $amount } more in defence. Barbarians do not enter your cities and reinforced control tokens.
describe-wonder-terracotta_army = { $amount } more when attacking.
describe-wonder-alhambra = { $amount } more in attack and defence.
describe-wonder-venetian_arsenal =
    Once per turn, after a card in slot { $slot }: you may resolve it again as if it lay in slot { $as_slot }.
describe-wonder-pentagon =
    { $amount } more when attacking, and your attacks reach any distance; the rules on what may be counted through stay the same.
describe-wonder-ruhr_valley = { $amount } more in defence.

## Leaders

describe-leader = { $people }. The focus row from slot 1 to 5: { $row }.
describe-leader-rome = Caravans on the card may start in any of your cities.
describe-leader-america =
    Your natural wonders lie on focus cards; there you use each once per turn as a trade token or as its resource, and then lay it on a card again.
describe-leader-aztec =
    When your military card is reset and you have won an attack this turn, you may swap two cards of your focus row.
describe-leader-egypt = World wonders cost you { $amount } less.
describe-leader-france =
    With culture you place more control tokens, by your latest wonder: { $ancient } for ancient, { $medieval } for medieval, { $modern } for modern.
describe-leader-japan =
    In your turn deserts and mountains by the water or at the edge of the map have difficulty { $value }, in combat too.
describe-leader-scythia = { $amount } more in combat for grassland or hills, in attack and defence.
describe-leader-sumeria = For every barbarian you defeat you take { $count ->
    [one] 1 resource
   *[other] { $count } resources
} of your choice.

## City-states

describe-city_state =
    City-state of the type { $type }. A caravan brings { $trade } trade tokens on a card of this type; combat value die and { $defence }.
describe-city_state-carthage =
    Diplomacy card: { $amount } more in combat for every city-state and every city of yours up to 2 spaces from the space fought for; not when attacking Carthage.
describe-city_state-kumasi =
    Diplomacy card: for your industry and culture cards forest has difficulty { $value }.
describe-city_state-brussels =
    Diplomacy card: world wonders cost you { $amount } less for every mature city of yours.
describe-city_state-seoul =
    Diplomacy card: at the start of your turn you may move { $count } barbarian to an empty land space next to it.
describe-city_state-geneva =
    Diplomacy card: at the start of your turn you may exchange { $count ->
    [one] 1 diplomacy card
   *[other] { $count } diplomacy cards
} of another player for another of theirs.
describe-city_state-mohenjo_daro =
    Diplomacy card: when you place control tokens, every space is { $delta } less difficult, but at least 1.
describe-city_state-buenos_aires =
    Diplomacy card: a world wonder costs you { $amount } less if you have none of its type.
describe-city_state-kabul =
    Diplomacy card: { $amount } more when attacking a city or city-state; not when attacking Kabul.

## Diplomacy cards of the players

describe-pact-joint_war = { $amount } more when attacking, except against the player whose card this is.
describe-pact-defensive_pact = { $amount } more in defence, except against the player whose card this is.
describe-pact-embassy =
    When your caravan trades in the capital of the player whose card this is, they get 1 trade token and you 1 resource of your choice.
describe-pact-open_borders =
    Next to your cities, control tokens of the player whose card this is count as yours towards making them mature.

## Aims

describe-agenda = { $text }.
describe-agenda-or = {" "}or{" "}
describe-agenda-own_cities_on_map = { $n ->
    [one] 1 city of yours
   *[other] { $n } cities of yours
} on the map, the capital included
describe-agenda-wonders_of_type =
    { $n } { $type ->
        [culture] cultural
        [economy] economic
        [science] scientific
       *[military] military
    } wonders
describe-agenda-rival_capitals_defeated =
    { $n ->
        [one] One rival capital defeated
       *[other] { $n } rival capitals defeated
    }
describe-agenda-conquered_city_states = { $n ->
    [one] 1 conquered city-state
   *[other] { $n } conquered city-states
}
describe-agenda-friendly_spaces = { $n ->
    [one] 1 space of yours
   *[other] { $n } spaces of yours
} by the water or at the edge of the map
describe-agenda-tech_dial_reached = { $n } on the technology dial
describe-agenda-mature_cities = { $n ->
    [one] 1 mature city
   *[other] { $n } mature cities
}
describe-agenda-natural_wonders = { $n ->
    [one] 1 natural wonder
   *[other] { $n } natural wonders
}

## The map

describe-nature =
    Natural wonder. Once in your turn its token counts as { $resource }, and it is yours as long as its space is.
describe-resource = { $n } tokens, { $worth } production each. Fits { $names }.
describe-terrain-land = Difficulty { $n }, like slot { $n } of the focus row.
describe-terrain-water = Difficulty { $n }, but only special cards let you enter or cross it.
describe-terrain-natural_wonder = Difficulty { $n }, without a terrain type.
describe-tile-capital = With the star for a capital.
describe-tile-natural_wonder = With a natural wonder on each side.
describe-tile-city_state = With a city-state on each side.
describe-tile-plain = Without a natural wonder or city-state.
describe-tile-side = Side { $side }: { $terrains }.
describe-terrains = { $n } { $name }
