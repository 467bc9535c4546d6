# The words of the table drawn in the browser.

## Map

board-map = Map of the Mediterranean
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-aegean = Show the Aegean large
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
board-unpaid = not paid yet
board-range = { $n ->
    [one] 1 more area
   *[other] { $n } more areas
}
board-possible = possible now
board-chosen = { $n } chosen
board-can-move = Tokens can move from here
board-move-from = Move from { $area }: choose where to.
board-plan-send = { $n ->
    [one] Send 1 move and end
   *[other] Send { $n } moves and end
}
board-omens = What lies ahead
board-omen-nobody = nobody
board-omen-none = No conflict and no surplus in sight.
board-omen-fight = Conflict in { $area }, which feeds { $feeds }: { $forces }. Left: { $left }.
board-omen-safe = { $area }: { $forces } beside the city of { $name }, which is safe. Left: { $left }.
board-omen-falls = { $area }: { $forces } against the city of { $name }; it falls. Left: { $left }.
board-omen-surrenders = { $area }: { $forces } against the city of { $name }; it surrenders.
board-omen-removed = { $area }: { $forces } against the city of { $name }; it is removed.
board-omen-choice = Its owner may have another conflict settled first.
board-omen-too-many = Surplus tokens go back to stock after cities are built: { $areas }.
board-omen-builds = Too many tokens unless a city is built: { $areas }.
board-omen-surplus = { $area }: { $n ->
    [one] one token of { $name } is surplus and goes back to stock.
   *[other] { $n } tokens of { $name } are surplus and go back to stock.
}
board-omen-surplus-builds = { $area }: { $n ->
    [one] one token of { $name } is
   *[other] { $n } tokens of { $name } are
} surplus unless a city is built.
board-omen-support = Your cities are supported: { $needed } tokens needed, { $available } on the board.
board-omen-support-missing = { $name }: cities lack support; { $needed } tokens needed, { $available } on the board.
board-omen-support-later = Without the surplus your cities lack { $later ->
    [one] one token.
   *[other] { $later } tokens.
}
board-ship-at = Ship at { $coast }, { $n } aboard; it can sail { $left ->
    [one] one more area
   *[other] { $left } more areas
}: choose a coast.
board-load = Load
board-unload = Unload
board-cancel = Cancel
board-choose = What do you do here?
board-close = Close
board-how-many = How many?
board-move-band = Stacks chosen: { $n }. Where should their surplus go?
board-spread = Spread the surplus
board-nothing-to-spread = No neighbour can feed any of the surplus.
board-no-coast = { $area } has no coast.
board-sail-far =
    { $n ->
        [one] Sail to { $coast }, one area
       *[other] Sail to { $coast }, { $n } areas
    }

## Forms

board-to-dock = Fill it in on the map

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
board-stack =
    { $n ->
        [one] Stack { $number }: 1 card
       *[other] Stack { $number }: { $n } cards
    }
board-stack-red =
    { $n ->
        [one] Stack { $number }: 1 card, a calamity
       *[other] Stack { $number }: { $n } cards, a calamity on top
    }

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

## Calamities

board-strikes = strikes { $name }
board-strikes-traded = strikes { $name }, traded by { $seller }
board-strikes-later = Afterwards:
board-loss = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
board-loss-cities = { $n ->
    [one] 1 city
   *[other] { $n } cities
}
board-most = { $n } at most
board-most-cities = { $n ->
    [one] 1 city at most
   *[other] { $n } cities at most
}
board-to-lose = Still to choose: { $n } of { $of } units
board-to-lose-done = Units chosen: { $n }
board-plight-ChooseVolcano = { $you ->
    [yes] You choose which volcano erupts: it destroys all units in its areas, those of others too.
   *[no] { $who } chooses which volcano erupts: it destroys all units in its areas.
}
board-plight-ChooseQuake = { $you ->
    [yes] An earthquake: you choose one of your cities to be dissolved.
   *[no] An earthquake: { $who } chooses one of their own cities to be dissolved.
}
board-plight-ChooseAftershock = { $you ->
    [yes] You may also have a foreign city adjacent to { $area } dissolved, even across water.
   *[no] { $who } may also have a foreign city adjacent to { $area } dissolved, even across water.
}
board-plight-ChoosePlain = { $you ->
    [yes] You choose which plain is flooded; all threaten you equally.
   *[no] { $who } chooses which plain is flooded.
}
board-plight-AssignLosses = { $low ->
    [0] { $you ->
        [yes] You assign a loss of up to { $high } units to the others; fewer are allowed.
       *[no] { $who } assigns a loss of up to { $high } units to the others.
    }
   *[other] { $you ->
        [yes] You share out a loss of { $high } units among the others on this plain.
       *[no] { $who } shares out a loss of { $high } units among the others on this plain.
    }
}
board-plight-Lose = { $you ->
    [yes] You choose which of your tokens and cities make up a loss of { $n ->
        [one] 1 unit
       *[other] { $n } units
    }. A token counts 1, a city { $city }.
   *[no] { $count ->
        [one] { $who } chooses what to lose.
       *[other] { $who } choose what to lose.
    }
}
board-plight-MarkUnits = { $you ->
    [yes] { $own ->
        [yes] You mark { $n } of your units. A token counts 1, a city 5.
       *[no] You mark { $n } units of { $victim }. A token counts 1, a city 5.
    }
   *[no] { $who } marks { $n } units of { $victim }.
}
board-plight-NameTaker = { $you ->
    [yes] You name a player, who marks { $n } more of your units and takes over the part you do not keep.
   *[no] { $who } names a player, who marks { $n } more units and takes over one part.
}
board-plight-KeepPart = { $you ->
    [yes] You keep either the { $marked } marked units or the other { $rest }; { $taker } takes over the other part.
   *[no] { $who } keeps either the { $marked } marked units or the other { $rest }; { $taker } takes over the other part.
}
board-plight-TakeBreakaway = { $you ->
    [yes] { $taker } lacks city markers: you take one of the cities that break away ({ $n } left).
   *[no] { $taker } lacks city markers: { $who } takes one of the cities that break away ({ $n } left).
}
board-plight-ClaimTokens = { $you ->
    [yes] Your stock is too small for all tokens: you choose which { $n } from { $victim } to take over.
   *[no] { $who } chooses which tokens of { $victim } to take over ({ $n }); the stock is too small for more.
}
board-plight-DissolveCities = { $you ->
    [yes] You choose which of your cities to dissolve: { $n } to go.
   *[no] { $count ->
        [one] { $who } chooses which cities to dissolve.
       *[other] { $who } choose which cities to dissolve.
    }
}
board-plight-DemandCities = { $you ->
    [yes] You may demand cities from the others, at most { $high } in all; their owners choose which.
   *[no] { $who } may demand cities from the others, at most { $high } in all.
}
board-plight-RaidCity = { $you ->
    [yes] You choose coastal cities of { $victim } for your pirates to destroy, one for each ship ({ $n } left).
   *[no] { $who } chooses coastal cities of { $victim } for pirates to destroy, one for each ship ({ $n } left).
}
board-plight-else = { $you ->
    [yes] You choose.
   *[no] { $who } chooses.
}
board-because-own-loss = { $card }: { $name } loses { $n } instead of { $usual } units.
board-because-most-loss = { $card }: { $name } loses at most { $n } instead of { $usual } units.
board-because-grain = { $card }: { $name } loses { $n } units fewer for each grain in hand.
board-because-grain-shown = { $card }: the grain { $name } has shown is already deducted.
board-because-spared = { $name } has passed the card on and is spared.
board-because-more-marked = { $card }: whoever { $name } names marks { $n } instead of { $usual } units.
board-because-fewer-marked = { $card }: { $n } instead of { $usual } units, marked by the largest stock.
board-because-keeps = { $card }: { $name } keeps { $n } instead of { $usual } cities.
board-because-dissolves = { $card }: { $name } dissolves { $n } instead of { $usual } cities.
board-because-gives = { $n ->
    [0] { $card }: no city may be demanded from { $name }.
   *[other] { $card }: at most { $n } instead of { $usual } cities may be demanded from { $name }.
}

## Purchase

board-for-sale = For sale to you, with the price
board-pay-with = What do you pay with?
board-price = Price
board-in-cards = Cards
board-from-treasury = Treasury { $n } of { $has }
board-sum = Sum
board-credits = Credit
board-price-besides = { $n } more
board-missing = Still to pay: { $n }
board-too-dear = Together they cost more than you can pay ({ $n })
board-no-change = { $n } too much; there is no change
board-no-goods = No goods in hand; you pay from the treasury.
board-owned = yours
board-credit = { $cost } − { $credit }
board-left = { $n } left
board-fill-payment = Fill in a fitting payment
board-buy = { $n ->
    [one] Buy the card for { $price }
   *[other] Buy { $n } cards for { $price }
}
board-buy-none = Choose cards
board-buy-why = Why not?

## What a purchase does on the succession table

board-outlook = On the succession table
board-outlook-advances = You advance to field { $field }
board-outlook-stays = You stay on field { $field }
board-outlook-falls = You fall back to field { $field }
board-outlook-points = Points: { $n }
board-outlook-cards = Civilization cards: { $n }, their value: { $worth }
board-outlook-printed = Field { $field } demands { $n } points, you would have { $has }
board-outlook-unpaid = Not before the price is paid.
board-outlook-cities = If nothing changes until phase 13; cities: { $n }
board-demand-2 = Early Bronze Age from field { $field }: { $n } of { $needs } cities
board-demand-3 = Late Bronze Age from field { $field }: cards of { $n } of { $needs } groups
board-demand-4 = Early Iron Age from field { $field }: { $n } of { $needs } civilization cards
board-demand-5 = Late Iron Age from field { $field }: { $n } of { $needs } points in cards

## Trade

board-trade = Trade
board-trade-offers = Offers of the others
board-trade-own = Your offer
board-trade-budget =
    { $n ->
        [0] no offers left, but you can reply
        [one] 1 offer left
       *[other] { $n } offers left
    }
board-trade-none = You offer nothing at the moment.
board-trade-for-all = to all
board-trade-for = to { $name }
board-trade-for-you = to you
board-trade-answers = reply to the offer of { $name }
board-trade-answers-you = reply to your offer
board-trade-answers-gone = reply to an offer that is gone
board-trade-true = true
board-trade-claimed = only claimed
board-trade-gain = { $n ->
    [0] { $good }: you have none; one card is worth { $more }
   *[other] { $good }: you have { $n }, worth { $now }; with one more { $more }
}
board-trade-agree = there is a reply: a swap takes effect at once
board-trade-you-wait = You are waiting. You can still offer, reply and withdraw.
board-trade-all-wait = Everybody is waiting: offer something, or say that you have finished.
board-trade-you-spoke = You are waiting for the next trade round.
board-trade-you-ended = You have finished and will not trade any more this round.
board-trade-round = Trade round { $n } of { $of }
board-trade-left = { $left } left
board-trade-seen = This is what the others see:
board-set-more = worth { $now }, with one more { $more }
board-trade-ended = has finished
board-trade-waits = waits
board-trade-silent =
    { $n ->
        [0] offers nothing, no cards
        [one] offers nothing, 1 card
       *[other] offers nothing, { $n } cards
    }
board-trade-accept = Swap
board-trade-reply = Reply
board-trade-reply-to = Reply to { $name }
board-package =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, worth { $value }, with { $good }
board-claim = claims: { $claim }
board-wish = wants { $goods }
board-inside = inside: { $cards }
board-trade-pack = Pack a package
board-trade-to-all = To all
board-trade-sets = value of your cards → with one more
board-trade-named = You name this good; it must really be inside:
board-trade-claim =
    { $n ->
        [0] You claim nothing about what is inside
        [one] You claim 1 card
       *[other] You claim { $n } cards
    }
board-trade-claim-more = What you say is inside; it need not be true.
board-trade-wish = What you want for it, at most { $most }:
board-trade-decline = Decline …
board-trade-decline-to = Decline the offer of { $name }
board-trade-said = { $name }: “{ $word }”
board-trade-summary = Summary
board-trade-seat-cards =
    { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
board-trade-has-named = named: { $goods }
board-trade-has-claimed = claimed: { $goods }
board-trade-has-wished = wants { $goods }
board-trade-swaps = Seen in swaps
board-trade-swap = With { $name }: gave { $gave }, got { $got }
board-trade-no-swaps = You have not swapped yet.
board-trade-calamities = Black calamities
board-trade-calamity-open = face up, with { $name }
board-trade-calamity-own = with you
board-trade-calamity-stack = in its stack, the others hold no card of it
board-trade-calamity-about =
    { $n ->
        [one] perhaps out there: the others hold 1 card of this stack
       *[other] perhaps out there: the others hold { $n } cards of this stack
    }
board-trade-too-few = At least { $n } cards
board-trade-do-withdraw = Withdraw
board-trade-do-wait = Wait
board-trade-do-end_trade = Finish
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
form-discard = Discard trade cards
form-discard-1 = Which cards do you discard?
