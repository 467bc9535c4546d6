# The words of the table drawn in the browser.

## Map

board-map = Map
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-possible = possible now
board-choose = What do you do here?
board-close = Close
board-cancel = Cancel
board-terrain = { $terrain }, difficulty { $n }
board-state = City-state { $name }
board-state-taken = City-state { $name }, conquered
board-nature = Natural wonder { $name }
board-nature-taken = Natural wonder { $name }, taken
board-capital-of = Capital of { $name }
board-city-of = City of { $name }
board-mature = mature
board-token-of = Control token of { $name }
board-strong-of = Reinforced control token of { $name }
board-caravan-of = Caravan of { $name }
board-barbarian = Barbarian { $letter }
board-wonder-here = World wonder { $name }
board-stray = World wonder { $name } without an owner
board-from = From { $space }: choose where to.
board-which-caravan = Which caravan?
board-caravan-where = { $n ->
    [one] One step: choose where to.
   *[other] { $n } steps: choose where to.
}
board-caravan-at = Caravan { $n }: { $where }
board-on-card = on the card

## Combat

board-odds = { $percent } % to win: { $attack } + die against { $defence } + die.
board-odds-own = { $n ->
    [one] With your token { $percent } %.
   *[other] With your { $n } tokens { $percent } %.
}
board-odds-other = { $n ->
    [one] If only the defender spends a token, { $percent } %.
   *[other] If only the defender spends all { $n } tokens, { $percent } %.
}
board-combat = { $name } attacks: { $space }
board-gives-back = You give back your diplomacy card first: { $list }.
board-ahead = It stands at { $attack } to { $defence }: as it is, the attack wins.
board-level = It stands at { $attack } to { $defence }: the defence wins a tie.
board-behind = It stands at { $attack } to { $defence }: as it is, the defence wins.
board-conquer = Its token goes to your card of its type, and your city to the space.
board-liberate = The city-state returns to its space, and you take its diplomacy card.
board-won = won
board-lost = lost

## Building the map

board-lay = Lay a tile
board-lay-sites = { $n ->
    [0] no place this way round
    [one] one place this way round
   *[other] { $n } places this way round
}
board-tile = Tile { $tile }
board-side = Side { $side }
board-turn-left = Turn counter-clockwise
board-turn-right = Turn clockwise
board-lay-next = Next possible place
board-lay-here = Lay it here
board-lay-where = Choose a place

## Dials, wonders, victory

board-round = Round
board-events = Event dial
board-event-now = now
board-event-next = At the end of this round
board-tech = Technology dials
board-goals = Goals
board-wonders = Wonders
board-wonder-words = { $name } ({ $type }, { $era }), cost { $cost }, { $left ->
    [one] the last of its pile
   *[other] { $left } in the pile
}
board-left = { $n } left
board-no-wonder = no wonder left
board-cost = Cost { $n }
board-paid = { $name }: { $paid } of { $cost } paid
board-victory = Victory
board-victory-how = one agenda of each card
board-agenda-done = { $name } has completed it

## Players

board-mat = Cards of { $name }
board-first = first player
board-row = Focus row
board-slot = Slot { $n }, { $terrain }
board-trade = { $n ->
    [0] no trade tokens
    [one] one trade token
   *[other] { $n } trade tokens
}
board-caravans-here = { $n ->
    [one] one caravan
   *[other] { $n } caravans
}
board-full = No room left, tokens here: { $n }. This one is lost.
board-have = You have { $n }.
board-pays-for = Pays for: { $list }.
board-advance = { $n ->
    [one] 1 space on, from { $from } to { $to }
   *[other] { $n } spaces on, from { $from } to { $to }
}
board-advance-over = { $n ->
    [one] 1 space on, from { $from } past { $to }
   *[other] { $n } spaces on, from { $from } past { $to }
}
board-dial = Technology dial
board-tokens-left = Control tokens left
board-cities-left = Cities left
board-fulfilled = Victory cards fulfilled
board-store = Trade tokens on Great Zimbabwe
board-nothing-yet = Wonders, conquered city-states and diplomacy cards will lie here.

## In words

board-wild = Barbarians
board-free-states = City-states
board-free-natures = Natural wonders
board-resources = Resources
board-cities = Cities
board-tokens = Control tokens
board-strong = Reinforced
board-caravans = Caravans
board-wonders-own = World wonders
board-pacts = Diplomacy cards

## At a glance, numbers

board-numbers = Show the numbers of spaces (key N)
board-deed-card = { $card } in slot { $slot }
board-figure-dial = Technology dial at { $n }
board-figure-row = Focus row: { $cards }
board-figure-card = { $n } { $card } ({ $type })
board-figure-agendas = { $n ->
    [0] None of { $of } victory cards fulfilled yet
   *[other] { $n } of { $of } victory cards fulfilled: { $list }
}
board-figure-trade = { $n ->
    [0] No trade tokens on the cards
    [one] 1 trade token on the cards
   *[other] { $n } trade tokens on the cards
}
board-figure-cities = { $n ->
    [one] 1 city, mature: { $mature }
   *[other] { $n } cities, mature: { $mature }
}
board-figure-wonders = { $n ->
    [0] No world wonder yet
    [one] 1 world wonder: { $list }
   *[other] { $n } world wonders: { $list }
}
board-figure-tokens = { $n ->
    [0] No control tokens on the map
    [one] 1 control token on the map
   *[other] { $n } control tokens on the map
}
