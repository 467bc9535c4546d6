# Short words for the table in the terminal; lines are 80 columns wide. The cards and areas in words are here too.

terminal-you = { $name } (you)
terminal-round = Round { $round }, phase { $phase }
terminal-census = Order of movement: { $order }
terminal-rank-heads = Player, nation|Field|Ep.|Cities|Tokens|Stock|Treas.|Ships|Hand|Civ.|Pts
terminal-succession = Succession
terminal-stacks = Stacks
terminal-calamities = Calamities
terminal-calamity-of = { $name } strikes { $victim }
terminal-calamity-sold = { $name } strikes { $victim } (from { $seller })
terminal-nothing = nothing
terminal-no-seat = Nobody sits here; choose a seat.
terminal-how-to = Answer with a number, or in words as the examples show. “help” lists what else you can type.
terminal-no-card = I know no card, area, nation, region, volcano or flood plain with “{ $words }” in its name.
terminal-card-usage = Type “card” and a name, for example: card pottery, card knossos, card piracy
terminal-play-help =
    Answer with a number of the list, or in words: a verb, then names with numbers.
      move 2 from knossos to phaestos      buy pottery with salt 3 grain
      grow knossos 2 rhodes                lose knossos 2 city:rhodes
    Names count in German and English; their beginning is enough.
    In a long list: more, or words to search for; Enter shows the list again.
    table       the whole table        mats       what lies before each player
    map         who stands where       near       your areas and what borders them
    succession  the succession table   stacks     the stacks of trade cards
    offers      packages on the table  calamities open calamities
    trade       in trade: who holds, has claimed and wants what
    hand        your hand in words     cards      civilization cards, your prices
    card NAME   a card, area or nation in full words
    why WORDS   why something is not possible, with the rule
    rule        the rule of this question; rule 43.7 or rule WORD for others
    done        finish with ships, moves, building or trade
    wait        in trade: wait until somebody says something new
    decline NAME WORD   decline an offer: decline ada too little
    hint        what a bot would do here, and why
    undo        take back your last answer, if nobody has seen more since
    log N       the last N lines of the log
    save FILE   save the game          quit       leave

## Words for pictures

terminal-words-near = near, around
terminal-words-succession = succession, track
terminal-words-stacks = stacks, stack
terminal-words-offers = offers, packages
terminal-words-trade = trade, summary
terminal-words-calamities = calamities

## Nations and areas

terminal-status =
    field { $field } (epoch { $epoch }), tokens { $tokens }, cities { $cities }, stock { $stock }, treasury { $treasury }
terminal-cities = Cities
terminal-city-in = city { $area }
terminal-ships = Ships
terminal-ships-paid = Ships: { $n }, paid for: { $paid }
terminal-ship = { $coast }, { $left } to go, { $aboard } aboard
terminal-sails-to = > { $names }
terminal-cards = Cards
terminal-marked = Marked
terminal-units =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
terminal-starts-in = starts in { $area }
terminal-free-areas =
    { $n ->
        [one] 1 free area
       *[other] { $n } free areas
    }
terminal-map-legend = [2#] feeds 2, city site; ~ flood plain, ^ volcano; A3 tokens, A* city of A.
terminal-near-legend = Area [feeds 2, # city site] who is there: what borders it by land
terminal-rested = ({ $n } can still move)
terminal-no-neighbours = nothing by land

## Cards and offers

terminal-hand = Hand
terminal-hand-hidden =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
terminal-in-package = In package
terminal-worth = worth { $n }
terminal-offer-all = No. { $number }, { $name } to all: { $package }.
terminal-offer-to = No. { $number }, { $name } to { $to }: { $package }.
terminal-offer-reply = No. { $number }, { $name } replies to no. { $answers } of { $to }: { $package }.
terminal-package = { $count } cards worth { $value }, with { $good }
terminal-claim = Says: { $cards }.
terminal-inside = Inside: { $cards }.
terminal-trade-round = Round { $round } of { $rounds } of trade: everybody says one thing.
terminal-in-trade =
    You may { $n ->
        [0] make no new offer, but reply and agree
        [one] still make 1 offer
       *[other] still make { $n } offers
    }. { terminal-how-trade-ends }
terminal-in-free-trade = Make as many offers as you like. { terminal-how-trade-ends }
terminal-how-trade-ends = “wait” lets the others go first, “done” ends your trading; when all are done, it is over. “trade” shows who holds, has claimed and wants what.
terminal-wish = Wants: { $cards }.
terminal-declined = { $name } declines: “{ $word }”.
terminal-trade-seat = { $name }: { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}{ $named ->
    [none] {""}
   *[other] ; named { $named }
}{ $claimed ->
    [none] {""}
   *[other] ; claimed { $claimed }
}{ $wished ->
    [none] {""}
   *[other] ; wants { $wished }
}.
terminal-trade-swap = Swapped with { $name }: gave { $gave }, got { $got }.
terminal-trade-calamity-open = { $card } lies face up with { $name }.
terminal-trade-calamity-own = { $card } is yours.
terminal-trade-calamity-stack = { $card } is in its stack.
terminal-trade-calamity-about = { $card } may be out there (the others hold { $n ->
    [one] 1 card of its stack
   *[other] { $n } cards of its stack
}).
terminal-shop-heads = Card|Price|For you|Left|Groups, who has it
terminal-means =
    You can pay { $sum }: goods { $goods }, treasury { $treasury }. Room for { $room ->
        [one] 1 more card
       *[other] { $room } more cards
    }.

## The end

terminal-field = Field
terminal-card-points = Civilization cards
terminal-hand-points = Trade cards
terminal-treasury = Treasury
terminal-total = Total
terminal-areas = Areas

## Answers in words: what a line begins with, and what announces each of its values

typed-nation = Choose a nation
    .words = nation
    .fields = -
typed-tax = Raise taxes
    .words = tax
    .fields = -
typed-take = Take a city
    .words = take
    .fields = -
typed-grow = Say where your people grow
    .words = grow
    .fields = -
typed-keep_ship = Keep a ship
    .words = keep
    .fields = at|by, from
typed-give_up_ship = Give up a ship
    .words = give up
    .fields = at
typed-build_ship = Build a ship, the number says how many tokens are levied
    .words = ship, build ship
    .fields = at|levy
typed-end_ships = Finish shipbuilding
    .words = done, end, end ships
typed-move = Move tokens
    .words = move
    .fields = from|to|-
typed-load = Load a ship
    .words = load
    .fields = -|-
typed-sail = Sail
    .words = sail
    .fields = -|to
typed-unload = Unload a ship
    .words = unload
    .fields = -|-
typed-end_moves = Finish moving
    .words = done, end, end moves
typed-fight = Fight out a conflict
    .words = fight
    .fields = in
typed-dissolve = Dissolve a city
    .words = dissolve
    .fields = -
typed-build = Build a city
    .words = build
    .fields = in
typed-end_building = Finish building
    .words = done, end, end building
typed-gold = Buy a card from stack 9
    .words = gold
typed-no_gold = Buy no card
    .words = no gold, no
typed-buy = Buy civilization cards
    .words = buy
    .fields = -|with, for
typed-pass = Buy nothing
    .words = pass
typed-discard = Discard cards
    .words = discard
    .fields = -
typed-offer = Offer a package to a player
    .words = offer
    .fields = to|-|named|says, claim|wants
typed-offer_all = Offer a package to all
    .words = offer all
    .fields = -|named|says, claim|wants
typed-reply = Reply to an offer
    .words = reply
    .fields = to|no|-|named|says, claim|wants
typed-decline = Decline an offer
    .words = decline
    .fields = of|no|-
typed-accept = Swap packages
    .words = accept, swap
    .fields = with|no
typed-withdraw = Withdraw your package
    .words = withdraw
typed-wait = Wait for the others
    .words = wait
typed-end_trade = End your trade
    .words = done, end, end trade
typed-erupt = Let a volcano erupt
    .words = erupt
    .fields = -
typed-quake = Dissolve a city of yours
    .words = quake
    .fields = -
typed-shake = Have a foreign city dissolved
    .words = shake
    .fields = -
typed-spare = Spare the others
    .words = spare
typed-flood = Choose a flood plain
    .words = flood
    .fields = -
typed-assign = Assign losses to others
    .words = assign
    .fields = -
typed-lose = Choose what you lose
    .words = lose
    .fields = tokens|city, cities
typed-mark = Mark units
    .words = mark
    .fields = tokens|city, cities
typed-name = Name a player
    .words = name
    .fields = -
typed-keep_marked = Keep the marked part
    .words = keep marked
typed-keep_rest = Keep the rest
    .words = keep rest
typed-claim = Take over tokens
    .words = claim
    .fields = -
typed-demand = Demand cities from others, or none
    .words = demand
    .fields = -
typed-raid = Raid a city
    .words = raid
    .fields = -

## Cards in words

describe-good =
    A good of stack { $stack }, worth { $value }; there are { $count }. Equal cards together: { $sets }.
describe-set = { $n } = { $value }
describe-calamity-red = Stack { $stack }, red back: strikes whoever draws it and is never traded.
describe-calamity-black = Stack { $stack }, black back: strikes whoever has received it in trade.
describe-calamity-vulkan_erdbeben =
    A volcano where you have units destroys everything in its areas, whoever owns it. If you have units at none, an earthquake dissolves one of your cities, and you may have a foreign city beside it dissolved as well.
describe-calamity-hochwasser =
    You lose { $flood } units in one flood plain, cities only on white sites; others lose up to { $flood_shared } there in all. With Engineering nobody loses more than { $flood_least }.
describe-calamity-hungersnot =
    You lose { $famine } units and assign up to { $famine_shared } more to others, at most { $famine_each } to one. With Pottery each Grain in hand saves { $grain }.
describe-calamity-buergerkrieg =
    With { $war } or more units on the board you mark { $war_own } of yours and a player you name marks { $war_other } more; you keep one part, the other changes hands. With Democracy the other marks { $war_democracy }; with Philosophy only { $war_philosophy } units are marked, by the largest stock.
describe-calamity-seuche =
    You lose { $epidemic } units ({ $epidemic_medicine } with Medicine) and assign up to { $epidemic_shared } more to others, at most { $epidemic_each } to one ({ $epidemic_each_medicine } with Medicine), none to whoever drew the card. No area is emptied; a lost city counts { $epidemic_city } and leaves 1 token.
describe-calamity-aufruhr =
    Your cities beyond { $kept } are dissolved; with Law you keep { $kept_law }, with Democracy { $kept_democracy }.
describe-calamity-bildersturm =
    You dissolve { $heresy } cities ({ $heresy_law } with Law, { $heresy_philosophy } with Philosophy) and may demand { $heresy_shared } more from others, from owners of Law at most { $heresy_shared_law }, from owners of Philosophy none.
describe-calamity-piraterie =
    For each ship of the seller one of your coastal cities is destroyed; the seller picks them.

describe-civilization = Costs { $cost } and counts as many points; { $groups }.
describe-civilization-weben = Your ships sail { $range } areas instead of { $usual_range }.
describe-civilization-toepfern = In a Famine each Grain in your hand saves { $grain } units.
describe-civilization-astronomie = Your ships may cross the open sea.
describe-civilization-metallverarbeitung = In a conflict opponents without this card remove before you.
describe-civilization-landwirtschaft = Where only your own tokens live, 1 more than the limit may stay.
describe-civilization-muenzwesen = You raise { $lowest_tax } to { $highest_tax } tokens of tax per city as you like, instead of { $tax }.
describe-civilization-ingenieurwesen =
    Your cities fall only to { $attackers } attackers instead of { $usual_attackers }; a Flood costs you { $flood_least } units at most.
describe-civilization-medizin =
    An Epidemic costs you { $epidemic_medicine } units instead of { $epidemic }, as a side effect { $epidemic_each_medicine } at most.
describe-civilization-gesetz =
    In Civil Disorder you keep { $kept_law } cities; in Iconoclasm & Heresy you lose { $heresy_law }, through the card of another { $heresy_shared_law } at most.
describe-civilization-demokratie =
    In Civil Disorder you keep { $kept_democracy } cities; in a Civil War { $war_own } and { $war_democracy } units are marked.
describe-civilization-philosophie =
    In a Civil War only { $war_philosophy } units are at stake; in Iconoclasm & Heresy you lose { $heresy_philosophy } cities, through the card of another none.
describe-needs = Needs { $name } from an earlier round.
describe-credit = Credit of { $n } for { $names }.
describe-copies =
    { $n ->
        [one] There is 1 of this card.
       *[other] There are { $n } of this card.
    }
describe-group = Cards of this group: { $names }.

## Areas and nations in words

describe-area =
    Feeds { $limit ->
        [one] 1 token
       *[other] { $limit } tokens
    }, { $site ->
        [black] city site
        [white] white city site
       *[none] no city site
    }, region { $region }.
describe-area-plain = Flood plain: { $name }.
describe-area-volcano = Volcano: { $name }.
describe-land = By land to { $names }.
describe-inland = Without a coast.
describe-water = By ship to { $names } ({ $water }).
describe-water-alone = A coast without voyages ({ $water }).
describe-open-sea = Open sea; closed without Astronomy, and no ship may end its voyage here.
describe-sea-coasts = By ship to { $names }.
describe-plain = Flood plain with { $names }.
describe-volcano = Destroys everything in { $names }.
describe-region = { $areas } areas; in play with { $players } players.
describe-nation = Number { $place } in the order of the succession table.
describe-start = Starts in { $area } with { $players } players.
describe-epochs = Epochs 2 to { $last } begin on fields { $fields }.
describe-points = The fields of epoch { $last } ask for { $points } points.
