# Cards, pieces and map of 7 Ages in words.

describe-range = { $first } to { $last }
describe-or = {" "}or{" "}
describe-kind-land = land
describe-kind-sea = seas
describe-kind-ocean = oceans

## Cards and empires

describe-card = Value { $value } ({ $box }). Empire: { $empire }. Artefact: { $artefact }. Event: { $event }.
describe-empire =
    { $kind ->
        [barbarian] Barbarian empire
        [capital] Empire with a capital
       *[other] Empire without a capital
    }, { $n ->
        [one] age
       *[other] ages
    } { $ages }.
describe-start =
    Begins with { $money } money in { $areas }{ $elite ->
        [0] { "" }
        [one] , with 1 elite marker
       *[other] , with { $elite } elite markers
    }.
describe-leaders =
    { $most ->
        [0] No leaders.
        [one] 1 leader
       *[other] Up to { $most } leaders
    }{ $most ->
        [0] { "" }
       *[other] , at the start at least { $first }.
    }
describe-named = By name: { $names }.
describe-named-leader = { $name } ({ $types }, age { $age })
describe-trade-number = Trade number { $n }.
describe-trade-numbers = Trade number in the ages 1 to 7: { $list }.
describe-glory = Glory every turn, if first: { $list }.
describe-glory-domination =
    { $n } for areas in { $scope ->
        [world] the whole world
       *[other] { $what }
    }{ $water ->
        [yes] , water included
       *[no] { "" }
    }
describe-glory-city_value = { $n } for city value
describe-glory-money = { $n } for money
describe-glory-most_advanced = { $n } for the most progress
describe-glory-artefacts = { $n } for artefacts
describe-glory-most_units = { $n } for units ({ $what })
describe-glory-fertile_areas = { $n } for fertile areas
describe-glory-water_areas = { $n } for water areas
describe-glory-leaders = { $n } for leaders
describe-glory-empires_with_own_religion = { $n } for other empires of its religion
describe-glory-hold_area = { $n } for holding { $what } (not ranked)
describe-at-once-captures_city =
    { $level ->
        [0] Glory at once: { $n } for every city taken.
       *[other] Glory at once: { $n } for every city of level { $level } or more that is taken.
    }
describe-at-once-wins_conflict = Glory at once: { $n } for every conflict won.
describe-at-once-first_control = Glory at once: { $n } for the first control of { $area }.
describe-at-once-if = { $text } Condition: { $where }.

## Special rules of empires

describe-change = { $what }: { $change }.
describe-change-if = { $what }: { $change } ({ $where }).
describe-how-add = +{ $n }
describe-how-sub = -{ $n }
describe-how-mul = times { $n }
describe-how-div = divided by { $n }
describe-how-set = { $n }
describe-how-max = at most { $n }
describe-how-unlimited = without limit
describe-stat-area_income = Income of areas
describe-stat-artefact_count = Artefacts counted
describe-stat-builds_per_area = Units that may be built in an area
describe-stat-city_income = Income of cities
describe-stat-city_min_age = First age of a city level
describe-stat-city_price = Price of a city step
describe-stat-city_value = City value
describe-stat-conflict_total = Total in conflict
describe-stat-disorder_removal_price = Price for removing disorder
describe-stat-fort_cost = Price of a fortification
describe-stat-front = Front line value
describe-stat-glory_from_artefacts = Glory for artefacts
describe-stat-hand_draw = Cards after Destiny
describe-stat-income = Whole income
describe-stat-money_from_trade = Money from trade
describe-stat-move_cost = Movement points to enter an area
describe-stat-move_points = Movement points
describe-stat-range = Range
describe-stat-support = Support value
describe-stat-total_unit_cost = Price of all new units
describe-stat-trade_number = Trade number
describe-stat-trade_progress = Levels for a trade won
describe-stat-transport = Units a ship carries
describe-stat-unit_cost = Price of units
describe-stat-unit_level = First level of units
describe-stat-upkeep = Upkeep
describe-immune = Immune to { $names }.
describe-immune-if = Immune to { $names } ({ $where }).
describe-aim-city_value_of_defender = the level of the defender's city
describe-aim-dark_ages = dark fields
describe-aim-disorder_marker = disorder markers
describe-begins-with = May begin with { $name } if the age allows it.
describe-begins-with-artefact = May begin with { $name } if its marker is not in play.
describe-begins-fortified = The capital begins with a fortification.
describe-capital-level = The capital begins with level { $n }.
describe-money-trade = { $n } money for every trade it takes part in.
describe-money-on_trade_won = { $n } money for every trade it wins.
describe-allow-event = Once in a game any card may be played as the event { $event }.
describe-allow-galleys_enter_ocean = Galleys enter oceans.
describe-allow-initial_units_overseas =
    One in { $share } of the first units may stand on a neutral coast across the sea; water areas between at most: { $waters }.
describe-allow-vacate_land_areas = Land areas may be vacated.
describe-settles = No longer barbarian when this holds: { $where }.
describe-thins-out =
    { $n ->
        [one] When its last leader is lost, every area with two or more units loses 1.
       *[other] When its last leader is lost, every area with two or more units loses { $n }.
    }
describe-retreat-always_after_first_round = May retreat after every conflict round.
describe-retreat-either_side_has_conflict_disorder = May retreat as soon as one side has a conflict disorder marker.
describe-no-powers = No special rules.
describe-power-other = Special rule: { $code }.

## Conditions

describe-if-other = under conditions
describe-if-all-units = all units
describe-if-age_above_start_age = in a later age than at the start
describe-if-attacking = as attacker
describe-if-barbarian = barbarian
describe-if-capital_disordered = capital in disorder
describe-if-defending = as defender
describe-if-has_city = with a city
describe-if-has_disorder = a disordered area
describe-if-has_religion = a religion
describe-if-no_disorder = no disordered area
describe-if-no_government = no government yet
describe-if-no_leader = no leader
describe-if-no_religion = no religion yet
describe-if-not_barbarian = not barbarian
describe-if-opponent_controls_more_areas = against an empire with more areas
describe-if-outside_capital = outside the capital
describe-if-own_action = in its own action
describe-if-own_city_area = areas with a city of its own
describe-if-start_area = in a start area
describe-if-takes_part = taking part
describe-if-cities_at_least =
    { $n ->
        [one] at least 1 city
       *[other] at least { $n } cities
    }
describe-if-controls_city_level_at_least = a city of level { $n } or more
describe-if-controls_coastal = at least { $n ->
    [one] 1 coastal area
   *[other] { $n } coastal areas
}
describe-if-controls_water_areas = at least { $n ->
    [one] 1 water area
   *[other] { $n } water areas
}
describe-if-land_areas_at_least = at least { $n ->
    [one] 1 land area
   *[other] { $n } land areas
}
describe-if-class = { $names }
describe-if-class_not = all but { $names }
describe-if-type = { $names }
describe-if-terrain = { $names }
describe-if-kind = { $names }
describe-if-government_in = { $names } as government
describe-if-government_not = without { $names }
describe-if-has = { $name }
describe-if-has_not = without { $name }
describe-if-marker_in_play = { $name } in play
describe-if-marker_not_in_play = { $name } not in play
describe-if-religion = { $name } as religion
describe-if-empire_is = only for { $name }
describe-if-any-leader = a leader
describe-if-has_leader = a leader of this type: { $name }
describe-if-no_leader_type = no leader of this type: { $name }
describe-if-other-player-in-range = an empire of another player in range
describe-if-in_range = { $names } in range
describe-if-controls_land_in = a land area in { $names }
describe-if-partner_controls_land_in = the partner has land in { $names }
describe-if-per =
    { $what ->
        [city] for every city
        [fertile_area_controlled] for every fertile area
        [land_area] for every land area
        [controlled_area_with_income] for every area that pays
        [trade_difference] for every point of difference
       *[other] for each
    }
describe-if-in-play-else = if in play, only { $empire }; otherwise { $otherwise }

## Artefacts

describe-artefact =
    { $kind ->
        [religion] Religion
        [government] Government
        [technology] Technology
        [wonder] Wonder
        [society] Society
        [treaty] Treaty
       *[world] World artefact
    }, { $green ->
        [yes] green
       *[no] red
    }; { $n ->
        [one] age
       *[other] ages
    } { $ages }; { $place ->
        [empire_card] on the empire card
        [area] in an area
        [coastal_area] in a coastal area
        [progress_track] on the progress track
        [foreign_area] in a land area of another empire
       *[two_areas] in an area of either empire
    }.
describe-also-in-ages =
    { $n ->
        [one] Also in age { $ages } with { $where }.
       *[other] Also in the ages { $ages } with { $where }.
    }
describe-needs = Needs: { $list }.
describe-goes = Goes: { $list }.
describe-goes-area_captured = with its area
describe-goes-revolution = with Revolution
describe-goes-age_change = in another age
describe-goes-vote_passed = by a vote
describe-goes-pope_vote_opt_out = if given up in a vote
describe-goes-votes_to_end_heresy = by a vote that ends Heresy
describe-goes-no_leader_left = without a leader
describe-goes-any_empire_enters = when an empire enters a higher age
describe-goes-either_empire = when one of the two enters another age
describe-goes-either_area = when one of the two areas is taken
describe-goes-palestine_controlled_by = when a Christian empire controls Palestine
describe-goes-adopts = with the adoption of { $name }
describe-goes-gains = with { $name }
describe-goes-played = when this is played: { $name }
describe-goes-artefact_removed = with { $name }
describe-goes-area_controlled_by_religion = when an empire of this religion controls the area: { $name }
describe-goes-leader_in_civilise = by a leader of this type in Civilise: { $name }
describe-any-religion = a religion

describe-artefact-buddhism =
    Whoever takes areas from the empire by Manoeuvre gets { $place_disorder } disorder marker. Before each of its actions it may remove { $remove_disorder } disorder marker.
describe-artefact-capitalism =
    In its own trade it lays { $play } cards and uses { $use }. { $glory } glory for every trade won; in its own action also { $money } money per point of difference, times { $money_from_trade } from another capitalist empire.
describe-artefact-christianity =
    The capital becomes disordered. Before the chosen action it may convert a neutral neighbouring area or disturb one that is not Christian. Whenever it loses a fertile area, its capital or another city becomes disordered.
describe-artefact-colossus = Range +{ $range }.
describe-artefact-computing = In a trade the top card of the draw pile may be used instead of a card from the hand.
describe-artefact-concentrated_ownership = Every unit costs { $unit_cost } more, fortifications do not.
describe-artefact-confucianism =
    A card can avert each disorder marker. Whoever takes its land converts, if without a religion, or gets disorder there. Trade number -{ $trade_number }.
describe-artefact-democracy =
    New units cost half if an empire took an area from it this turn or last turn. Free progress in spite of Wild. { $glory } glory less for land taken from an empire that did not provoke it.
describe-artefact-feudalism =
    No upkeep; infantry and cavalry cost { $unit_cost } less. Half income; { $trade_progress } level less for every trade won.
describe-artefact-forum =
    An action can be turned into a Pass for a marker “+1 go”. Such a marker pays for a second, different action in a turn.
describe-artefact-great_library = Trade number +{ $trade_number }.
describe-artefact-great_pyramid = No disorder marker is put in its area or next to it.
describe-artefact-great_wall = Its area and the empire's areas next to it count as fortified.
describe-artefact-hanging_gardens =
    Each turn { $glory } glory for the highest city value of all, { $glory2 } for the second highest.
describe-artefact-heresy =
    All actions of empires of this religion become a Vote: a card says how many levels they lose together if Heresy is to end.
describe-artefact-hinduism =
    Harm done by other religions is ignored. A harvest of { $glory_of_this_empire_this_step_at_most } glory or less brings { $glory } more, one of { $glory_of_this_empire_this_step_at_least } or more { $glory2 } less.
describe-artefact-industrial_revolution = The income of cities is multiplied by { $city_income }.
describe-artefact-internet = { $glory } glory, and the game ends at once.
describe-artefact-islam =
    { $elite ->
        [one] 1 elite marker.
       *[other] { $elite } elite markers.
    } { $glory } glory for every land area taken from an empire that is not Islamic, { $glory2 } less for one taken from an Islamic empire.
describe-artefact-jihad =
    Islamic units have +{ $front } front line and +{ $support } support there and next to it. Islamic empires without Renaissance lose { $glory } glory for every action other than Manoeuvre.
describe-artefact-just_rule =
    All disorder of the empire ends. Six events cannot be played on it: Barracks revolt, Civil war, Empire collapses, Empire fragments, New dynasty, Rebellion.
describe-artefact-moon_landing =
    { $glory } glory in every Civilise, { $glory2 } more if the empire ends the game.
describe-artefact-oracle =
    Before its action it may see the hand of a player who has an empire within double range. If the capital of that empire is disordered, one card stays hidden.
describe-artefact-paved_roads = Entering an area with a city of level 3 or more costs { $move_cost } movement point.
describe-artefact-peace_treaty = Neither of the two empires enters areas of the other.
describe-artefact-pharos_lighthouse =
    The empire's ships there and next to it have +{ $front } front line and +{ $support } support. Trade number +{ $trade_number }.
describe-artefact-pope =
    He casts all Christian votes and may call a Crusade in Civilise. Played for the Papal States, they adopt Christianity at once.
describe-artefact-printing =
    { $trade_progress } level more for every trade won against a more advanced empire, not during World war.
describe-artefact-radio =
    Range is counted through other empires. A Tactician also helps with card and retreat in areas next to him.
describe-artefact-railways = Range +{ $range }. A move of any length through connected land of the empire costs 1 movement point.
describe-artefact-religious_strife = The benefits of the religion are off, its drawbacks are not.
describe-artefact-renaissance = Trade number +{ $trade_number }. A glory point costs { $price } money.
describe-artefact-revolution =
    The empire falls back { $progress } levels; its capital becomes disordered; religion, Heresy and Religious strife leave its card. Infantry costs { $unit_cost } less, ships and air units { $unit_cost2 } more.
describe-artefact-satellites =
    Every other empire is in range. Before its action it may see cards of a player for { $price_per_card } money each.
describe-artefact-socialism =
    Disorder in every city of the empire; units cost { $unit_cost } less in Production. What has to do with religion is ignored, except in the harvest.
describe-artefact-temple_of_diana = Disordered areas of the empire in its range pay income and count for glory.
describe-artefact-united_nations =
    They end the World war. Their owner may ask for resolutions against moves into other empires and against five events.
describe-artefact-universal_suffrage = { $area_income } income more for every controlled area that pays.
describe-artefact-world_war =
    For all empires: new units cost half, any number may be built in an area, everybody moves a second time, a trade gives at most { $trade_progress } level, no free progress. At its end { $glory } glory for every fertile area.

## Events

describe-event =
    { $when }; { $by ->
        [own] by the active player
        [other] by another player
        [involved] by a player who takes part
       *[any] by anybody
    }{ $hostile ->
        [yes] ; hostile
       *[no] { "" }
    }.
describe-moment-event_announced = When an event is announced
describe-moment-marker_turned_over = When a marker is turned over
describe-moment-between_actions = Between two actions
describe-moment-before_rounds = Before the first action round
describe-moment-start_empire = Start empire, before the card is shown
describe-moment-production = Production, before income
describe-moment-before_trade_cards = Trade, before cards are laid
describe-moment-after_trade_result = Trade, when it is decided
describe-moment-trade = Trade
describe-moment-manoeuvre = Manoeuvre, at its beginning
describe-moment-during_movement = Manoeuvre, during movement
describe-moment-conflict = Conflict
describe-moment-start_of_conflict_round = Conflict, at the start of a round
describe-moment-after_conflict_reveal = Conflict, when cards and units are shown
describe-moment-destiny = Destiny, at its beginning
describe-moment-civilise = Civilise
describe-moment-discard_empire = Discard empire, at its beginning
describe-moment-end_of_turn = As the end of the turn begins
describe-moment-interrupt = At any time

describe-event-fate_intervenes = The announced event has no effect.
describe-event-indecision = The action becomes a Pass, except Start empire and Discard empire.
describe-event-assassination =
    A card is turned over: with { $v_at_least } or more the named leader dies, otherwise his player draws { $draw_cards } card.
describe-event-change_of_plans = Two of your own face-down markers change places.
describe-event-rare_conjunction =
    { $gain_go ->
        [one] One of your empires gets 1 marker “+1 go” for this turn.
       *[other] One of your empires gets { $gain_go } markers “+1 go” for this turn.
    }
describe-event-time_ripple = The empire may be started although its card does not show the present age.
describe-event-pretender =
    { $elite ->
        [one] The new empire gets { $money } more money and 1 more elite marker.
       *[other] The new empire gets { $money } more money and { $elite } more elite markers.
    }
describe-event-brilliant_financier = The active empire gets { $money } money.
describe-event-bumper_harvest = The income of fertile areas is multiplied by { $area_income } in this action.
describe-event-gold_rush = A card is turned over; the active empire gets { $money } times its value in money.
describe-event-mass_levy =
    In this action infantry costs { $unit_cost } less, and any number of units may be built in an area.
describe-event-tax_revolt = The whole income is halved in this action.
describe-event-famine =
    Fertile areas pay nothing in this action, and one of them that you choose becomes disordered.
describe-event-silk_road = Your side has trade number +{ $trade_number } in this action, and both sides get { $money } money.
describe-event-embargo = The trade does not take place.
describe-event-spy_ring = The partner lays their cards face up before you lay yours.
describe-event-industrial_espionage =
    { $progress ->
        [one] If your side has lost to a more advanced empire, it advances 1 level.
       *[other] If your side has lost to a more advanced empire, it advances { $progress } levels.
    }
describe-event-brisk_trade = The active empire trades once more, with another empire.
describe-event-enlightenment =
    { $progress ->
        [one] One of your empires advances 1 level.
       *[other] One of your empires advances { $progress } levels.
    }
describe-event-invention = A card is turned over; the active empire advances by half of its value, rounded up.
describe-event-lost_knowledge =
    { $progress ->
        [one] An empire that is not the least advanced falls back 1 level.
       *[other] An empire that is not the least advanced falls back { $progress } levels.
    }
describe-event-dark_times = The named empire makes no free progress this turn.
describe-event-burning_of_books =
    A card is turned over: with { $v_at_least } or more a green artefact that you choose is destroyed in an area of the named empire.
describe-event-volcano =
    A mountain area or island: a card is turned over for each unit there, with { $own_draw_at_least } or more it is lost. A city drops a level, and the area becomes disordered.
describe-event-earthquake = The named area loses its fortification, its city drops a level, and it becomes disordered.
describe-event-flood = A fertile area and an area of the same empire next to it that you choose become disordered.
describe-event-great_fire = The city in the named area drops a level, and the area becomes disordered.
describe-event-pestilence =
    In the named area and in all adjacent areas with a city only half of the units remain, rounded up. The named area becomes disordered.
describe-event-drought = Steppes and deserts pay nothing in this action.
describe-event-barracks_revolt =
    The named empire loses { $elite } elite marker, its area with the most units becomes disordered, and it loses as much money as the value of a card turned over.
describe-event-civil_war =
    An empire with at least { $land_areas_at_least } land areas: you name as many of its land areas as the value of a card, at most one in { $civil_war_share }, not the capital. A card is turned over for each: if it is at least the number of units there, all are lost, otherwise the area becomes disordered.
describe-event-empire_collapses =
    An empire whose capital is disordered, or a barbarian one without a leader, keeps only its capital and as many areas as the value of a card.
describe-event-empire_fragments =
    The named empire loses all parts that are cut off from its core, except those with a leader or a city of level { $fragment_city_level } or more.
describe-event-new_dynasty =
    An empire in range whose capital is disordered or that has no leader: if a card is at least { $dynasty_above_leaders } higher than its leader value and you have a free slot, the empire is yours, and its player draws new cards: { $dynasty_cards }. Otherwise its capital becomes disordered.
describe-event-rebellion =
    Disorder in as many areas of the named empire as the value of a card, at least { $place_disorder }. You choose them: any area first, then only areas next to a chosen one or next to areas already in disorder.
describe-event-great_leader =
    One of your empires draws { $draw_leaders } markers from the cup and keeps { $keep } leader, whatever its leader value.
describe-event-elite_guard =
    { $elite ->
        [one] One of your empires gets 1 elite marker.
       *[other] One of your empires gets { $elite } elite markers.
    }
describe-event-golden_age = { $glory } glory for one of your empires with a city and without disorder.
describe-event-migration = In this action land areas may be vacated, and all units have { $move_points } more movement point.
describe-event-colonists =
    One of your empires puts up to { $place_units } infantry units into neutral land areas in range, free of charge.
describe-event-forced_march = Land units have { $move_points } more movement points in this action.
describe-event-second_campaign = The empire moves and fights a second time in this action.
describe-event-great_storm =
    Ships of the active empire in a sea or ocean may not move on in this Manoeuvre. A card is turned over for each: with { $own_draw_at_least } or more it is lost.
describe-event-piracy =
    One of your empires with a ship next to the active empire takes up to { $transfer_money } of its saved money.
describe-event-ambush = One side that you choose counts { $conflict_total } more in this round.
describe-event-betrayal =
    A committed unit of the other side that you choose counts nothing in this round, and is lost with the round even if a Tactician is there.
describe-event-fortune_of_war = One side that you choose draws another card for this round.
describe-event-mercenaries = Your side buys up to { $place_units } land units in the area of the conflict at the normal price.
describe-event-missionaries =
    An empire in range without a religion adopts that of your empire; you get { $glory } glory.
describe-event-schism =
    In every empire of a religion one area with a city that you choose becomes disordered, except with a Religious leader or Socialism.
describe-event-dynastic_marriage =
    A neighbouring empire and one of yours agree on the sale of a land area without a city; both players get { $marriage_glory } glory. Without agreement you take the card back.
describe-event-windfall = You draw { $hand_draw } cards more in this Destiny.
describe-event-prophecy =
    { $take_from_discard ->
        [one] You take a card of your choice from the discard pile.
       *[other] You take { $take_from_discard } cards of your choice from the discard pile.
    }
describe-event-looted_treasury =
    If its capital is disordered or it has no leader, the active empire loses half of its saved money, rounded up.
describe-event-honourable_end = { $glory } glory for every { $honourable_levels } full levels of the empire that is given up.

## Leaders

describe-leader-of = { $types }; { $empire }, from age { $age } on.
describe-leader-unnamed =
    { $n ->
        [one] { $types }; without a name, 1 in the cup.
       *[other] { $types }; without a name, { $n } in the cup.
    }
describe-leader-administrator =
    Any number of units may be built in his area. All units except infantry cost { $unit_cost } less, infantry { $unit_cost2 } less if he is in the capital.
describe-leader-artist =
    Artefacts may share his area. { $glory } glory for each you place in his range. In the harvest artefacts in his area count { $artefact_count } times, and they bring { $glory_from_artefacts } more.
describe-leader-builder =
    One more city step in his area, { $city_min_age } age earlier, also for barbarians. Cities there are never reduced.
describe-leader-explorer =
    Range counted from his area is multiplied by { $range }. His stack has { $move_points } more movement point, pays { $move_cost } for neutral areas and leaves nobody behind on the way.
describe-leader-philosopher = Wins ties for glory.
describe-leader-populist =
    After Manoeuvre he may remove the disorder of his area. In Production his city counts { $city_value } times, cities of the empire next to him { $city_value2 } more.
describe-leader-religious =
    In Destiny you draw from both piles. In Civilise he ends Heresy; his empire is safe from Religious strife.
describe-leader-scientist = In a trade you lay { $play } cards and use { $use } of them. Dark fields have no effect.
describe-leader-strategist = At the very end of Manoeuvre his stack moves and fights once more.
describe-leader-tactician =
    He may replace the first card of a conflict. Where he is committed nothing is lost; retreat is easier.

## Units and actions

describe-unit = { $class }, from level { $level } (age { $age }) on, price { $price }.
describe-values = Front line { $front }, support { $support }, movement { $move }.
describe-carries =
    { $n ->
        [one] Carries 1 land unit.
       *[other] Carries { $n } land units.
    }
describe-galley = A galley: it does not enter oceans.
describe-weak = Values are halved on this ground: { $ground }; and against fortifications and cities of level { $level } or more.
describe-class = Types: { $types }.
describe-colour-light = Light colour of a pair: more and weaker units. It goes with { $pair }.
describe-colour-dark = Dark colour of a pair: fewer and stronger units. It goes with { $pair }.
describe-colour-elite = A colour without a pair: few and strong units, free for all.
describe-mix = { $n } units: { $list }.
describe-counters = { $unit } { $n }
describe-action-start_empire = Play an empire from your hand: buy its first units, take its start areas, found its capital.
describe-action-production = Income, disorder removed for money, upkeep; then units and fortifications are built.
describe-action-trade = Trade with an empire in range: card and trade number; the higher total advances up to { $levels } levels.
describe-action-manoeuvre = Every unit may move once; then all conflicts are resolved.
describe-action-destiny = Discard what you like, then draw until you hold { $slot } cards (empty slot), { $empire } (empire) or { $advanced } (if no empire is in a higher age).
describe-action-civilise = Cities, artefacts and events, adoption, leaders, newer units, and one disorder marker off.
describe-action-discard_empire = The empire leaves play, and its slot is free.
describe-action-wild = Stands for any of the seven actions, but costs the empire its free progress.
describe-action-pass = Nothing is done.
describe-action-vote = Heresy turns every action into this: the empires of the religion vote on who pays for its end.
describe-marker =
    Its marker lies { $where ->
        [both] on an empire or an empty slot
        [empire] on an empire
       *[slot] on an empty slot
    }.

## Map and time

describe-area = { $ground }; { $regions }; grid { $grid }.
describe-no-region = no region
describe-ground = Income { $income }, movement { $cost }, defence { $defence }.
describe-city = Name of a city here: { $name }.
describe-arrow = Across an arrow: { $names }.
describe-river = Across a river: { $names }.
describe-area_kind =
    { $n ->
        [one] 1 area.
       *[other] { $n } areas.
    }
describe-region = { $land } land areas, { $fertile } of them fertile, and { $water } waters.
describe-age = Levels { $first } to { $last }, from { $year } on.
describe-year = AD { $year }
describe-year-bc = { $year } BC
describe-dark =
    { $n ->
        [one] Dark field: { $levels }.
       *[other] Dark fields: { $levels }.
    }
describe-scenario = From age { $first } to age { $last }; ends after turn { $limit } at the latest.
describe-scenario-free = First and last age are chosen before the game.
