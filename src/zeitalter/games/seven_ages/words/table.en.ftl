# The words of the table drawn in the browser.

## Map

board-map = Map of the world
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-region = Region ...
board-own-areas = Your empires
board-sea = Sea
board-ocean = Ocean
board-ground = income { $income }, movement { $cost }, defence { $defence }
board-neutral = This area is neutral.
board-units-of = { $name }: { $n ->
    [one] one unit
   *[other] { $n } units
}
board-city-of-level = { $name }, city of level { $level }
board-capital-of-level = { $name }, capital of level { $level }
board-disorder = Disorder
board-fort = Fortification
board-jihad = Jihad
board-crusade = Crusade
board-treaty = Peace treaty
board-possible = possible now
board-chosen = { $n } chosen
board-can-move = Units can move from here
board-move-from = From { $area }: choose where to
board-all-go = Everybody who can will go. Take some back to send a smaller group.
board-group-goes = Only these will go.
board-send-one = Send only one
board-send-all = Send all
board-way-move = March
board-way-fly = Fly
board-way-travel = A leader alone
board-plan-send = { $what ->
    [move] { $n ->
        [one] Send 1 move and end
       *[other] Send { $n } moves and end
    }
    [build] { $n ->
        [one] Build 1 unit and end
       *[other] Build { $n } units and end
    }
    [restore_order] { $n ->
        [one] Restore order in 1 area and end
       *[other] Restore order in { $n } areas and end
    }
   *[other] { $n ->
        [one] Send 1 step and end
       *[other] Send { $n } steps and end
    }
}
board-cancel = Cancel
board-choose = What do you do here?
board-close = Close
board-forecast = What lies ahead
board-no-conflict = No conflict in sight.
board-conflict-in = Conflict in { $area } against { $empire }.
board-odds = If both sides commit everything: { $wins } % you win, { $both } % both fall, { $loses } % you lose.

## Forms

board-fill-in = Your choice
board-to-dock = Fill it in beside the map
board-to-map = Choose on the map
board-to-hand = Choose in your hand
board-to-scene = Choose beside the map

## Course and track

board-turn = Turn { $turn }
board-round = Turn { $turn }, round: { $action }
board-last-turn = Last turn
board-last-turn-why = An empire has passed the last level: the game ends with this turn.
board-track = Progress track
board-level = Age { $age }, level { $level }
board-on-level = { $empire } on level { $level }.
board-year = AD { $year }
board-year-bc = { $year } BC
board-dark = dark age
board-dark-means = An empire on a dark field makes no free progress at the end of a turn.
board-world-war = World war
board-deck = Draw pile
board-discard = Discard pile: { $n }

## Empires and mats

board-mat = Mat of { $name }
board-start-player = start player
board-money = Money
board-areas = Areas
board-city-value = City value
board-elite = Elite markers
board-go = Markers “+1 go”
board-glory = Glory points
board-hand = Your hand
board-hand-count = Cards in hand
board-cards-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-throw-away = { $n ->
    [0] Keep all
    [one] Discard 1 card
   *[other] Discard { $n } cards
}, then draw { $draw ->
    [0] none
    [one] 1 card
   *[other] { $draw } cards
}
board-hand-empty = You have no cards; Destiny draws new ones.
board-known-cards = You know: { $cards }
board-slots = { $n } of { $of } empires
board-no-empire = You lead no empire yet. Start empire brings one from your hand into play.
board-empty-slot = Empty slot
board-empty-slot-may = Start empire, Destiny, Civilise or Wild.
board-barbarian = Barbarian
board-range = Show the range of { $empire }
board-done-so-far = Done this turn: { $actions }
board-holds = Holds { $areas }.
board-capital-in = Capital in { $area }.
board-ages = Ages { $ages }
board-one-age = Age { $ages }
board-starts-in = Start areas: { $areas }
board-starts-with = { $money } money, elite { $elite }, leader value { $leaders }
board-trade-number = Trade number { $n }
board-glory-domination = { $of ->
    [world] most areas of the world
   *[other] most areas in { $what }
}
board-glory-city_value = highest city value
board-glory-money = most money
board-glory-most_advanced = most advanced empire
board-glory-artefacts = most green artefacts
board-glory-most_units = most units: { $what }
board-glory-fertile_areas = most fertile areas
board-glory-water_areas = most water areas
board-glory-leaders = most leaders
board-glory-empires_with_own_religion = most empires with its religion
board-glory-hold_area = holds { $what }
board-at-once-captures_city = at once for capturing a city of level { $level } or more
board-at-once-wins_conflict = at once for winning a conflict
board-at-once-first_control = at once when it first holds { $area }
board-face-down = face down
board-no-marker = no marker yet
board-no-colour = No colour is free
board-no-card-fits = No card in your hand fits age { $age }
board-gives-up = This takes the empire out of play: { $empire }.
board-leave-markers = Turn none over
board-place = Place the markers
board-place-open = Place the markers, none on the empty slot
board-place-missing = Every empire needs a marker

## Cards

board-value = value { $n }
board-value-of = Value, in the box of { $action }
board-use-empire = Empire
board-green = green
board-red = red
board-kind-religion = Religion
board-kind-government = Government
board-kind-wonder = Wonder
board-kind-technology = Technology
board-kind-society = Society
board-kind-world = World
board-kind-treaty = Treaty
board-unit-values = front line { $front }, support { $support }, movement { $move }
board-unit-from = From age { $age }, level { $level }; costs { $cost }.
board-unit-carries = Carries { $n }.

## Conflict

board-conflict-round = Conflict in { $area }, round { $round }
board-show-area = Show the area
board-attacker = attacks
board-defender = defends
board-no-card = no card
board-total = Total
board-total-so-far = What counts so far, without units and card
board-available = Available
board-used = Used
board-rank-back = Held back
board-rank-front = Front line
board-rank-support = Support
board-disordered-force = { $n ->
    [one] Disordered force: 1 marker
   *[other] Disordered force: { $n } markers
}
board-part-card = card
board-part-front = front line
board-part-support = support
board-part-elite = elite
board-part-age = later age
board-part-opponent_disorder = disorder of the opponent
board-part-terrain = terrain
board-part-fort = fortification
board-part-city = city
board-part-crossing = crossing
board-part-power = powers
board-part-event = event
board-commit = Commit units
board-commit-how = A click moves a unit on. Half of the committed units, rounded up, form the front line.
board-commit-best = { $leaders ->
    [0] The best { $n }
   *[other] The best { $n } with a leader
}
board-commit-units = { $known ->
    [1] Commit { $n }, total { $sum }
   *[other] Commit { $n }, total { $sum } and the card
}
board-earlier-rounds = Earlier rounds: { $n }
board-front-is-half = The front line needs { $n }

## Money

board-forfeited = Markers of this round that still lie face down are forfeited.
board-wild-waits = The Wild marker can wait for a later round.
board-costs = costs { $n }
board-purse = Money: { $n }
board-purse-left = Money: { $n } left, { $spent } spent

## Choices

board-choose-colours = Pairs of colours
board-choose-use_colour = Colours and their counters
board-choose-take_card = The discard pile
board-own-pair = your pair
board-later-units = { $n } later

## Trade, vote, voyage

board-trade = Trade for progress
board-total-without-card = Without the card
board-trade-number-short = Trade number
board-neutral-world = Neutral world
board-trade-brings = Card and trade number count. The higher total advances by the difference, { $n ->
    [one] 1 level at most
   *[other] { $n } levels at most
}; then the cards change hands.
board-neutral-brings = Card and trade number count. A higher total than the world’s is worth { $n ->
    [one] 1 level
   *[other] { $n } levels
}; the world’s card is kept.
board-lay-total = card { $value }, trade number { $number }: total { $total }
board-vote-on = Vote on Heresy: { $religion }
board-vote-about = { $n ->
    [0] No level is at stake
    [one] 1 level is at stake
   *[other] { $n } levels are at stake
}. The vote was called by: { $empire }.
board-would-lose = { $n ->
    [one] loses 1 level if it passes
   *[other] loses { $n } levels if it passes
}
board-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
}
board-voted-yes = yes
board-voted-no = no
board-not-voted = has not voted
board-votes-needed = { $needed } of { $all } votes are needed; { $yes } so far.
board-levels-left = { $n ->
    [one] 1 level is still to be divided
   *[other] { $n } levels are still to be divided
}
board-propose = Propose this
board-harvest = Glory of turn { $turn }
board-last-harvest = Glory of the last turn
board-voyage = Voyage
board-at-sea-in = in { $area }
board-points-left = { $n ->
    [one] 1 movement point left
   *[other] { $n } movement points left
}
board-cargo = On board
board-free-hold = room for one unit
board-voyage-sail = Click on the map where the ship sails.
board-voyage-land = Click on the map where the ship sails, or where all on board go ashore.

## Fields of forms

form-offer_area = Sale of an area
form-offer_area-3 = Which area?
form-offer_area-4 = For how much money?
form-rebels-1 = Areas with rebels
form-price-1 = Money
form-price-2 = Cards
form-give = Offer money
form-give-2 = How much?
form-request = Ask for money
form-request-2 = How much?
form-land = Go ashore

## Text

board-text-turn = Turn
board-text-round = Round
board-text-active = Active empire
board-text-neutral = Neutral areas
board-text-level = Progress
board-text-marker = Action marker
board-text-artefacts = Artefacts

## What matters about the others

board-empire-on-level = { $empire } (age { $age }, level { $level })
board-figure-empires = { $n ->
    [one] 1 empire in { $of } slots: { $empires }
   *[other] { $n } empires in { $of } slots: { $empires }
  }
board-figure-no-empire = No empire yet in { $of } slots
board-figure-age = The most advanced empire: age { $age }, level { $level }
board-figure-no-age = No empire on the progress track yet
board-figure-glory = { $n ->
    [one] 1 glory point
   *[other] { $n } glory points
  }
board-figure-areas = { $n ->
    [one] 1 controlled area
   *[other] { $n } controlled areas
  }
board-figure-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
  }
board-figure-money = { $n } money saved in all empires together
board-menu-artefact = Artefact: { $what }
board-menu-event = Event: { $what }
board-menu-doubtful = { $n ->
    [one] 1 more that helps others or harms you
   *[other] { $n } more that help others or harm you
  }
