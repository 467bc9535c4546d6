# Deeds in brief, for the log and the recap: fragments that follow the name of whoever acts. What has no brief is told in
# the details of the deed.

## Beginning

brief-draws-lot = draws a { $number }
brief-chooses-nation = { $nation }
brief-starts-in = starts in { $area }

## Taxes, growth, ships

brief-taxes =
    { $number ->
        [0] no taxes
       *[other] taxes +{ $number }
    }
brief-revolt =
    { $number ->
        [one] 1 city revolts
       *[other] { $number } cities revolt
    }
brief-takes-city = takes { $area } from { $seat2 }
brief-grows = +{ phrase-tokens }
brief-census = order of movement: { $seat }
brief-keeps-ship = keeps the ship at { $coast }
run-keeps-ship =
    { $count ->
        [one] keeps 1 ship
       *[other] keeps { $count } ships
    }
brief-builds-ship = new ship at { $coast }
run-builds-ship =
    { $count ->
        [one] 1 new ship
       *[other] { $count } new ships
    }
brief-loses-ship = gives up the ship at { $coast }
run-loses-ship =
    { $count ->
        [one] gives up 1 ship
       *[other] gives up { $count } ships
    }

## Movement and conflicts

brief-moves = { phrase-tokens } { $area } → { $area2 }
run-moves =
    { $total ->
        [one] 1 token moved over land
       *[other] { $total } tokens moved over land
    }
brief-unloads = { phrase-tokens } landed in { $area }
run-unloads =
    { $total ->
        [one] 1 token landed
       *[other] { $total } tokens landed
    }
brief-conflict = conflict in { $area }
brief-loses = −{ phrase-tokens } ({ $area })
brief-city-resists = { $area } resists
brief-city-falls = { $area } is stormed
brief-surrenders = { $area } surrenders to { $seat2 }
brief-dissolves = dissolves the city of { $area }
brief-city-removed = loses the city of { $area }
brief-builds-city = city in { $area }
run-builds-city =
    { $count ->
        [one] 1 new city
       *[other] { $count } new cities
    }
brief-cannot-support = no city in { $area }: not supported
brief-surplus =
    { $number ->
        [one] 1 surplus token back to stock ({ $area })
       *[other] { $number } surplus tokens back to stock ({ $area })
    }
run-surplus =
    { $total ->
        [one] 1 surplus token back to stock
       *[other] { $total } surplus tokens back to stock
    }

## Cards and progress

brief-draws =
    { $number ->
        [one] draws 1 card
       *[other] draws { $number } cards
    }
brief-draws-veiled = { brief-draws }
brief-buys-gold = buys a card from stack 9
brief-buys-gold-veiled = { brief-buys-gold }
brief-lays-open = reveals { $card }
brief-buys = { $civilization }
brief-discards =
    { $number ->
        [one] discards 1 card
       *[other] discards { $number } cards
    }
brief-discards-veiled = { brief-discards }
brief-advances =
    { $number ->
        [16] reaches the end
       *[other] on to field { $number }
    }
brief-stays =
    { $number ->
        [0] stays on the arrow
       *[other] stays on field { $number }
    }
brief-falls-back =
    { $number ->
        [0] back to the arrow
       *[other] back to field { $number }
    }

## Trade

brief-offers = offer { $number } to { $seat2 } ({ $number2 } cards worth { $number3 }, with { $card })
brief-offers-veiled = { brief-offers }
brief-offers-all = offer { $number } to all ({ $number2 } cards worth { $number3 }, with { $card })
brief-offers-all-veiled = { brief-offers-all }
brief-replies = answers { $seat2 } (offer { $number2 }: { $number3 } cards worth { $number4 }, with { $card })
brief-replies-veiled = { brief-replies }
brief-wishes = wants { $card }
brief-withdraws = withdraws offer { $number }
brief-swaps = swaps with { $seat2 }: { $card } for { $card2 }
brief-swaps-veiled = swaps with { $seat2 }
brief-ends-trade = has finished trading

## Calamities

brief-calamity = { $card }
brief-calamity-lapses = spared { $card } after two calamities
brief-calamity-harmless = { $card } does no harm
brief-erupts = { $volcano } erupts: { $area }
brief-quakes = city { $area } struck
brief-shakes = city { $area } of { $seat2 } struck, too
brief-floods = flood ({ $plain })
brief-assigns = losses for { $seat2 }
brief-shows-grain =
    { $number2 ->
        [one] grain saves 1 unit
       *[other] grain saves { $number2 } units
    }
brief-must-lose = loses { phrase-units }
brief-city-shrinks = city { $area } shrinks to 1 token
brief-names = names { $seat2 }
brief-largest-stock = largest stock
brief-keeps-marked = keeps the marked part, the rest goes to { $seat2 }
brief-keeps-rest = keeps the unmarked part, the marked one goes to { $seat2 }
brief-keeps-both = keeps both parts
brief-city-defects = city { $area } to { $seat2 }
brief-cities-break-away =
    { $number ->
        [one] 1 city breaks away
       *[other] { $number } cities break away
    }
brief-regains-city = regains the city of { $area }
brief-must-dissolve =
    { $number ->
        [one] dissolves 1 city
       *[other] dissolves { $number } cities
    }
brief-demands =
    { $seat2_count ->
        [0] demands nothing from others
       *[other] demands cities from { $seat2 }
    }
brief-raids = pirates take { $area } from { $seat2 }

## Rivals at a glance

figure-cities = Cities
figure-tokens = Tokens
figure-treasury = Treasury
figure-trade-cards = Trade cards
figure-track = Field
figure-ships = Ships
figure-card-points = Card points
figure-title-cities =
    { $n ->
        [one] 1 city
       *[other] { $n } cities
    }
figure-title-tokens =
    { $n ->
        [one] 1 token on the board, { $stock } in stock
       *[other] { $n } tokens on the board, { $stock } in stock
    }
figure-title-treasury =
    { $n ->
        [one] 1 token in the treasury
       *[other] { $n } tokens in the treasury
    }
figure-title-trade-cards =
    { $n ->
        [one] 1 trade card in hand
       *[other] { $n } trade cards in hand
    }
figure-title-track =
    { $n ->
        [0] on the start arrow of the succession table
       *[other] on field { $n } of the succession table
    }
figure-title-ships =
    { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
figure-title-card-points =
    { $n ->
        [one] civilization cards worth 1 point
       *[other] civilization cards worth { $n } points
    }
