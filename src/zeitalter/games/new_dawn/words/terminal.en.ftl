# Short words for the table of A New Dawn in the terminal; lines are 80 columns wide.

terminal-you = { $name } (you)
terminal-round = Round { $round }
terminal-round-turn = Round { $round }, turn of { $name } (first player: { $first })
terminal-events = Event dial
terminal-rank-heads = Player, people|Agendas|Dial|Spaces|Cities|Wonders|Tokens left|Trade
terminal-technology = Technology
terminal-nothing = nothing
terminal-no-seat = Nobody sits here; choose a seat.
terminal-how-to = Answer with a number, or in words as the examples show. “help” lists what else you can type.
terminal-no-card = I know no card, wonder, leader, city-state, resource, terrain, tile or space with “{ $words }” in its name.
terminal-card-usage = Type “card” and a name or number, for example: card pottery, card petra, card seoul, card 7.3
terminal-play-help =
    Answer with a number of the list, or in words: a verb, then names or numbers.
      place 7.3             send 1 to seoul        attack 12.0
      resolve pottery       build petra            lay 14 a turned 2 at 4,-3
    A space is its tile and its number on it, as on the map. Names count in
    German and English; their beginning is enough. “done” ends what can be ended.
    In a long list: more, or words to search for; Enter shows the list again. A verb
    alone lists its answers, and so does one with a part of them: send 1
    table      the whole table          mats     what lies before each player
    map        the map with its legend  near     the map around your pieces
    places     city-states, natural and world wonders, barbarians
    hand       your row in words        cards    all focus cards
    wonders    open and built wonders   goals    victory cards and progress
    tiles      tiles you have to lay (when you build the map together)
    card NAME  a card, wonder, leader, city-state, tile or space in words
    why WORDS  why something is not possible, with the rule
    rule       the rule of this question; rule N42 or rule WORD for others
    hint       what a bot would do here, and why
    undo       take back your last answer, if nobody has seen more since
    log N      the last N lines of the log
    save FILE  save the game            quit     leave

## Words for pictures

terminal-words-near = near, around
terminal-words-places = places
terminal-words-wonders = wonders
terminal-words-goals = goals, victory
terminal-words-tiles = tiles

## The map

terminal-letter-grassland = g
terminal-letter-hills = h
terminal-letter-forest = f
terminal-letter-desert = d
terminal-letter-mountains = m
terminal-letter-water = ~
terminal-letter-natural_wonder = ^
terminal-map-legend =
    { $terrains }, ~ water
    A control token, A+ reinforced, A# city, A@ capital, A#* with wonder, a caravan
    ^ natural wonder, { $wild } barbarian, &Seo city-state, @ free star
    { $resources }
terminal-states = City-states
terminal-natures = Natural w.
terminal-built = Built
terminal-wild = Barbarians
terminal-conquered = conquered by { $name }
terminal-held = held by { $name }
terminal-envoys = cards: { $names }
terminal-caravan-of = caravan of { $name }
terminal-beside = beside { $names }
terminal-next-to = Beside it: { $names }
terminal-token-of = control token of { $name }
terminal-strong-of = reinforced control token of { $name }
terminal-city-of = city of { $name }
terminal-capital-of = capital of { $name }
terminal-sites = Places
terminal-sites-help =
    “4,-3 A05 B2”: the first space (.0) of a tile may lie at 4,-3 with side A turned by 0 or 5 sixths (clockwise), or with side B turned by 2. The tiles below are not turned.
terminal-tile = Tile { $tile }, side { $side }
terminal-tile-name = Tile { $tile }
terminal-touches = touches { $names }

## Before the players

terminal-row = Row
terminal-resources = Resources
terminal-wonders = Wonders
terminal-store = Gr. Zimbabwe
terminal-conquered-states = Conquered
terminal-diplomacy = Diplomacy
terminal-caravans = Caravans
terminal-on-card = on the card
terminal-mature = Mature
terminal-no-wonder = the deck is empty
terminal-left =
    { $n ->
        [0] the last card
       *[other] { $n } more below it
    }
terminal-either = -
terminal-or = or
terminal-way-or = { " or " }
terminal-completed = done
terminal-status = Dial { $dial }; left: control tokens { $tokens }, cities { $cities }; resources: { $resources }.
terminal-resolving =
    { $trade ->
        [0] { $name }, slot { $slot }, no trade tokens.
        [one] { $name }, slot { $slot }, 1 trade token.
       *[other] { $name }, slot { $slot }, { $trade } trade tokens.
    }
terminal-combat = { $name } attacks { $space }: { $mine } against { $theirs }; a tie goes to the defence.
terminal-slot =
    { $trade ->
        [0] slot { $slot }, { $type }
        [one] slot { $slot }, { $type }, 1 trade token
       *[other] slot { $slot }, { $type }, { $trade } trade tokens
    }
terminal-prospect = { $mine } + die against { $theirs } + die: won at { $percent } %
terminal-prospect-own =
    { $n ->
        [one] with your trade token at { $percent } %
       *[other] with your { $n } trade tokens at { $percent } %
    }
terminal-prospect-other =
    { $n ->
        [one] against 1 trade token at { $percent } %
       *[other] against { $n } trade tokens at { $percent } %
    }
terminal-advance = by { $n }, to { $to }
terminal-overflow = by { $n }, past the end, to { $to }
terminal-more-targets = and { $n } more
terminal-reach = Within reach: { $names }.
terminal-have = you have { $n }
terminal-fits = fits { $names }
terminal-full = full, the token would be lost
terminal-paid = { $name } costs you { $price }; paid: { $paid }
terminal-price = for you { $price }
terminal-moves = { $number } { $place }, { $steps } to go
terminal-pool = together { $steps } more

## The end

terminal-total = Victory cards
terminal-spaces = Spaces

## Answers in words: what a line begins with, and what announces each of its values

typed-star = Choose the tile of your capital
    .words = capital, star
    .fields = on, tile
typed-lay_tile = Lay a tile
    .words = lay, lay tile
    .fields = tile|side|turned, turn|at, to
typed-focus = Resolve a card
    .words = resolve, focus
    .fields = -
typed-effect = Choose what the card does
    .words = choose
    .fields = -
typed-resolve = Resolve another card
    .words = resolve
    .fields = -
typed-done = Finish
    .words = done, end, pass
typed-spend = Spend a trade token
    .words = spend, token
typed-spend_state = Use a city-state like a trade token
    .words = spend, use
    .fields = -
typed-spend_nature = Use a natural wonder like a trade token
    .words = spend, use
    .fields = -
typed-swap = Swap two cards
    .words = swap
    .fields = -|with
typed-put = Put a trade token on a card
    .words = put
    .fields = on
typed-put_store = Put a trade token on Great Zimbabwe
    .words = store, put store
typed-unload = Take a trade token from Great Zimbabwe
    .words = unload
    .fields = to, on
typed-place_nature = Lay a natural wonder on a card
    .words = lay, put
    .fields = -|on
typed-place_state = Lay a city-state on a card
    .words = lay, put
    .fields = -|on
typed-claim = Place a control token
    .words = place, claim
    .fields = on, at
typed-take_back = Take back a control token
    .words = take back, remove
    .fields = from
typed-shift = Move a control token
    .words = move, shift
    .fields = from|to
typed-convert = Convert a rival control token
    .words = convert
    .fields = -
typed-raze = Destroy a rival control token
    .words = destroy, raze
    .fields = -
typed-name_tokens = Name two control tokens
    .words = name
    .fields = -|and
typed-yield_token = Give up a control token
    .words = give up, yield
    .fields = -
typed-advance = Advance the technology dial
    .words = advance, dial
typed-replace = Replace a card
    .words = replace
    .fields = -|with, by
typed-strike = Use nuclear power
    .words = strike
    .fields = on, at
typed-gain = Take a resource
    .words = take, gain
    .fields = -
typed-exchange = Exchange a resource
    .words = exchange
    .fields = -|for
typed-send = Move a caravan
    .words = send, move, caravan
    .fields = -|to
typed-take_pact = Take a diplomacy card
    .words = take
    .fields = from, of|-
typed-change_pact = Change a diplomacy card
    .words = change
    .fields = from, of|-|for, take
typed-give_back = Return a diplomacy card
    .words = return, give back
    .fields = to|-
typed-city = Build a city
    .words = city, build city, build
    .fields = on, at
typed-build = Build a world wonder
    .words = build
    .fields = -
typed-pay = Pay with a resource
    .words = pay, spend
    .fields = with
typed-pay_nature = Pay with a natural wonder
    .words = pay, use
    .fields = with
typed-under = Choose the city
    .words = under
    .fields = -
typed-reinforce = Reinforce a control token
    .words = reinforce
    .fields = -
typed-attack = Attack
    .words = attack
    .fields = -
typed-conquer = Conquer the city-state
    .words = conquer
typed-liberate = Liberate the city-state
    .words = liberate
typed-steal = Take a trade token
    .words = steal, take
    .fields = from
typed-discard = Give up a trade token
    .words = discard, give up
    .fields = from
typed-drive = Move a barbarian
    .words = drive, move
    .fields = -|to
