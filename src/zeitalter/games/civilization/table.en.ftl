# The words of the table drawn in the browser.

## Map

board-map = Map of the Mediterranean
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-aegean = Show the Aegean large
board-search = Find an area
board-limit = Limit { $n }
board-site-black = city site
board-site-white = white city site on the flood plain
board-plain = Flood plain: { $name }
board-volcano = Volcano: { $name }
board-open-sea = Open sea
board-closed = not in play
board-city-of = City of { $name }
board-tokens-of = { $name }: { $n ->
    [one] one token
   *[other] { $n } tokens
}
board-ship-of = Ship of { $name }
board-aboard = { $n } aboard
board-range = { $n } more areas
board-possible = possible now
board-chosen = { $n } chosen
board-can-move = Tokens can move from here
board-move-from = Move from { $area }: choose where to.
board-ship-at = Ship at { $coast }, { $n } aboard, { $left } areas left: choose a coast.
board-load = Load
board-unload = Unload
board-cancel = Cancel
board-choose = What do you do here?
board-close = Close
board-how-many = How many?
board-fewer = Fewer
board-greater = More

## Forms

board-form-choose = { $low ->
    [0] Choose up to { $high }
   *[other] Choose { $low } to { $high }
}
board-form-missing = Not complete yet
board-form-clear = Start again
board-form-place = Place { $n }
board-less = Less: { $what }
board-more = More: { $what }
board-of = of { $n }
board-units = Units: { $n }
board-dock-close = Fold
board-dock-open = Unfold

## Succession table and stacks

board-setup = Set-up
board-phase-1 = Taxes
board-phase-2 = Growth
board-phase-3 = Census
board-phase-4 = Ships
board-phase-5 = Movement
board-phase-6 = Conflicts
board-phase-7 = City building
board-phase-8 = Trade cards
board-phase-9 = Trade
board-phase-10 = Civilization cards
board-phase-11 = Calamities
board-phase-12 = Surplus cards
board-phase-13 = Succession
board-phase-of = Phase { $n } of { $of }
board-track = Succession table
board-on-field = { $name } on field { $field }.
board-field = Field { $field }
board-epoch-1 = Stone Age
board-epoch-2 = Early Bronze Age: 2 cities
board-epoch-3 = Late Bronze Age: cards of 3 groups
board-epoch-4 = Early Iron Age: 7 cards
board-epoch-5 = Late Iron Age: 1000 points in cards, then the printed number
board-stacks = Stacks of trade cards
board-stack = Stack { $number }: { $n } cards
board-stack-red = Stack { $number }: { $n } cards, a calamity on top

## Mats

board-mat = Mat of { $name }
board-order = Number { $place } in the order of the succession table
board-on-board = Tokens on the board
board-in-stock = Stock
board-in-treasury = Treasury
board-cities = Cities
board-ships = Ships
board-hand-count = Trade cards
board-card-points = Points in civilization cards
board-points = Points
board-hand = Your trade cards
board-hand-value = worth { $n }
board-hand-empty = You have no trade cards; every city brings one.
board-set = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, worth { $value }
board-packed = { $n } in the package
board-calamity = Calamity
board-cards = Civilization cards
board-cards-worth = worth { $n }
board-no-cards = No civilization card yet.
board-calamities = Open calamities
board-struck = { $card }: { $name }

## Cards

board-cost = Price { $n }
board-price-now = For you now { $n }
board-gives-credit = Credit for: { $credits }
board-good = Value { $n }, { $count } cards in the game
board-calamity-red = Calamity { $n }, strikes at once and is never traded
board-calamity-black = Calamity { $n }, may be traded

## Purchase

board-pay-with = What do you pay with?
board-price = Price
board-in-cards = Cards
board-from-treasury = Treasury { $n } of { $has }
board-no-change = { $n } too much, there is no change
board-no-goods = No goods in hand; you pay from the treasury.
board-owned = yours
board-credit = { $cost } − { $credit }
board-left = { $n } left
board-fill-payment = Pay to fit
board-buy = { $n ->
    [one] Buy the card for { $price }
   *[other] Buy { $n } cards for { $price }
}
board-buy-none = Choose cards

## Trade

board-trade = Trade
board-you = you
board-trade-offers = Offers of the others
board-trade-own = Your offer
board-trade-budget = { $n } offers left
board-trade-none = You offer nothing at the moment.
board-trade-for-all = to all
board-trade-for = to { $name }
board-trade-answers = answers an offer
board-trade-ended = has finished trading
board-trade-silent = offers nothing, { $n } cards
board-trade-accept = Swap
board-trade-reply = Reply
board-trade-reply-to = Reply to { $name }
board-package = { $n } cards, worth { $value }, with { $good }
board-claim = said to hold also: { $claim }
board-inside = inside: { $cards }
board-trade-pack = Pack a package
board-trade-to-all = To all
board-trade-count = { $n } cards
board-trade-value = Worth { $n }
board-trade-named = You name this good, it must be true:
board-trade-claim = What else you claim ({ $n })
board-trade-too-few = A package has at least { $n } cards
board-trade-send-offer_all = Offer to all
board-trade-send-offer = Offer
board-trade-send-reply = Offer as a reply

## Text

board-text-round = Round
board-text-phase = Phase

## Titles of forms

form-grow = Growth
form-grow-1 = Where do the new tokens go? Click on the areas.
form-lose = Losses
form-lose-1 = Tokens you lose
form-lose-2 = Cities you lose
form-mark = Division in the civil war
form-mark-1 = Tokens
form-mark-2 = Cities
form-claim = Take over tokens
form-claim-1 = Where do you take over tokens?
form-assign = Losses of the others
form-assign-1 = How many units does each lose?
form-demand = Cities of the others
form-demand-1 = How many cities does each lose?
form-buy = Buy civilization cards
form-discard = Hand in trade cards
form-discard-1 = Which cards do you hand in?
