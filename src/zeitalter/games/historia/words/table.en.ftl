# Words of the table drawn in the browser.

## Map

board-map = World map
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-tile = { $vp } VP, tile { $number }
board-cubes-here = Cubes: { $names }
board-empty-here = No cubes
board-possible = possible now
board-choose = What do you do here?
board-close = Close
board-more-answers = and { $n } more
board-compare = { $stat }: you { $own }, { $name } { $other }
board-parts = Parts of the board

## Matrix

board-matrix = Development matrix
board-matrix-keys = Development matrix, use the arrow keys to move around
board-cell = Military { $military }, technology { $technology }: { $government }
board-stands = { $names } here
board-next = your next level
board-level-military = Military { $level }
board-letter-clan = C
board-letter-nomads = N
board-letter-city_state = S
board-letter-empire = E
board-letter-mercantilism = M
board-letter-enlightenment = L
board-letter-consumerism = K
board-letter-utopia = U
board-letter-barbarians = B

## Time and events

board-time = Round { $round } of 12: epoch { $epoch }, round { $of_epoch } of 4
board-round-end = At the end of this round
board-ending = Last action round, then
board-event-now = Event
board-event-next = Next event

## Cards

board-wonder-row = Wonder row
board-wonder-row-empty = The wonder row is empty. New ones are revealed at the end of round { $next }.
board-wonder-row-over = The wonder row is empty, and no new wonders will come.
board-decks = { $n } in the deck
board-leaders-to-choose = Leaders to choose from
board-advisors-to-choose = Advisors to choose from
board-civilizations-to-choose = Civilizations to choose from
board-trade-whom = Trade with whom?
board-raid-whom = Raid whom?
board-why-not = Not possible. Click to see why.
board-hand = Hand
board-limit =
    { $n ->
        [one] lay 1 card
       *[other] lay up to { $n } cards
    }
board-lay =
    { $n ->
        [0] Choose a card
        [one] Lay 1 card
       *[other] Lay { $n } cards
    }
board-laid = laid
board-revealed = revealed
board-executing = now
board-row = Discard row
board-row-order = Discard row, oldest first
board-row-empty = Empty. Revolution needs three cards here.
board-oldest = oldest
board-advisors = Advisors
board-advisor-deck =
    { $n ->
        [0] deck empty
        [one] 1 face down
       *[other] { $n } face down
    }
board-wonders = Wonders
board-wonders-empty = None yet. Art takes one from the wonder row.
board-turned = used
board-locked = new, usable from the next card on
board-leader = Leader
board-leader-none = No leader yet
board-term = { $stat } { $value }: { $vp } VP
board-term-met = met
board-term-unmet = not met yet
board-term-open = now { $now }
board-kept =
    kept for epoch { $epoch ->
        [1] I
        [2] II
       *[other] III
    }
board-dominion = Dominion
board-dominion-needs = Needs the lead in { $first } or { $second } without being last in the other.
board-dominion-ready = ready
board-dominion-active = active
board-dominion-spent = used
board-advanced = advanced version available

## Mats

board-mat = Mat of { $name }
board-you = you
board-vp = { $vp } VP
board-vp-word = Victory points
board-order = place { $place } in player order
board-pool-personal = to spend
board-pool-used = used
board-pool-general = not in play
board-hand-count =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
board-eliminated = eliminated

## Phone

board-tab-map = Map
board-tab-matrix = Matrix
board-tab-wonders = Wonders
board-tab-time = Round
board-tab-score = Score

## End of the game

board-score = Final scoring
board-score-who = Civilization
board-score-sum = VP
board-score-levels = Levels
board-score-levels-why = Technology and military together decide a tie.

## The table in words

board-text-time = Round and order
board-text-order = Player order
board-text-wonder-decks = Wonders in the decks by epoch
board-text-leader-decks = Leaders in the decks by epoch
board-text-removed = Leaders out of the game
board-text-hidden = face down
board-text-none = none
board-text-near = Borders on { $names }.
board-text-next = Your next level of { $stat } is { $level } and leads to { $government }.
board-text-goal = Goal at military { $military }, technology { $technology }:
board-text-face-up = played
board-text-pick = pick

## At a glance

board-figure-technology = Technology { $level }: { $name }
board-figure-military = Military { $level }, government: { $government }
board-figure-cubes = Cubes: { $personal } to spend, { $used } used, { $map } on the map, { $general } not in play
board-figure-row =
    { $n ->
        [0] discard row empty
        [one] 1 card in the discard row: { $names }
       *[other] { $n } cards in the discard row: { $names }
    }
