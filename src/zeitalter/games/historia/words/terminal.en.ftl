# Words of the table drawn in a terminal: short, because a line has 80 columns.

## Heading and ranking

terminal-round = Round { $round } of { $last }, epoch { $epoch } ({ $of_epoch } of 4)
terminal-ending = This action round is the last.
terminal-round-end = Round end
terminal-event = Event
terminal-next-event = Then
# name | points | technology | military | cubes | cards in hand | discard row | government
terminal-rank-heads = Player|VP|Tech|Mil|Cubes|Hand|Row|Government
terminal-you = { $name } (you)
terminal-points = { $vp } VP
terminal-levels = T{ $technology } M{ $military }
terminal-short-technology = T
terminal-short-military = M
terminal-status =
    Cubes: { $personal } to spend, { $used } used. Technology { $technology }, military { $military }, { $vp } VP.

## Map

terminal-map-legend = Letters: who is there. VP of the tile; # its number (for civbots).
terminal-yours = yours
terminal-in-reach = in reach
terminal-beside = beside { $names }
terminal-near = Neighbours
terminal-nobody = nobody

## Matrix

terminal-matrix-legend =
    T technology, M military. Capital letter: who stands there; #: how many. + your next level, * goal, . no cell.
terminal-goal = This goal
terminal-track-technology = Technology
terminal-track-military = Military
terminal-letter-clan = k
terminal-letter-nomads = n
terminal-letter-city_state = s
terminal-letter-empire = e
terminal-letter-mercantilism = m
terminal-letter-enlightenment = l
terminal-letter-consumerism = c
terminal-letter-utopia = u
terminal-letter-barbarians = b

## Mats

terminal-cubes = Cubes
terminal-cubes-of = { $personal } to spend, { $used } used, { $map } on the map, { $general } not in play yet
terminal-cubes-civbot = { $personal } left, { $map } on the map
terminal-hand = Hand
terminal-hand-hidden =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
terminal-hand-title =
    Your hand; you may lay { $n ->
        [one] 1 card
       *[other] up to { $n } cards
    } in an action round.
terminal-row = Row
terminal-row-empty = empty; Revolution needs 3 cards here
terminal-revealed = Revealed
terminal-executing = Executing
terminal-wonders = Wonders
terminal-wonder-upright = { $name } ({ $text })
terminal-wonder-turned = [{ $name }, used]
terminal-wonder-locked = { $name } ({ $text }; from the next card on)
terminal-wonder-row = Wonder row
terminal-wonder-decks = Cards left in the wonder decks: { $decks }
terminal-leader = Leader
terminal-term = { $stat } { $value }: { $vp } VP
terminal-term-met = { $stat } { $value }: { $vp } VP (met)
terminal-term-open = { $stat } { $value }: { $vp } VP (now { $now })
terminal-kept = Kept
terminal-kept-of =
    epoch { $epoch ->
        [1] I
        [2] II
       *[other] III
    }: { $text }
terminal-hidden = face down
terminal-advisors = Advisors
terminal-deck =
    { $n ->
        [0] deck empty
       *[other] { $n } in the deck
    }
terminal-face-up = played: { $names }
terminal-dominion = Dominion
terminal-dominion-ready = ready: sole first in one, not sole last in the other ({ $first }, { $second })
terminal-dominion-active = { $ability }, until the end of the epoch
terminal-dominion-spent = used
terminal-land = Territories
terminal-shared = with { $marks }
terminal-eliminated = eliminated
terminal-next = Next level
terminal-next-none = { $letter }{ $level } no cell
terminal-next-overflow = { $letter }: { $vp } VP
terminal-nothing = none
terminal-no-seat = Nobody sits here; choose a seat.

## Effects

terminal-fx-nothing = nothing
terminal-fx-gain_vp = +{ $n } VP
terminal-fx-lose_vp = -{ $n } VP
terminal-fx-recover_cubes =
    { $n ->
        [one] 1 cube back
       *[other] { $n } cubes back
    }
terminal-fx-receive_cubes =
    { $n ->
        [one] 1 new cube
       *[other] { $n } new cubes
    }
terminal-fx-pay_cubes =
    pay { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
terminal-fx-destroy_cubes =
    lose { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
terminal-fx-recover_oldest_cards =
    { $n ->
        [one] oldest card back
       *[other] { $n } oldest cards back
    }
terminal-fx-recover_chosen_cards =
    { $n ->
        [one] any card back
       *[other] any { $n } cards back
    }
terminal-fx-refresh_wonders =
    refresh { $n ->
        [one] 1 wonder
        [99] all wonders
       *[other] { $n } wonders
    }
terminal-fx-gain_levels = { $what } +{ $n }
terminal-fx-lose_levels = { $what } -{ $n }
terminal-fx-build_wonders =
    build { $n ->
        [one] 1 wonder
       *[other] { $n } wonders
    } for free
terminal-fx-lose_wonders =
    give up { $n ->
        [one] 1 wonder
       *[other] { $n } wonders
    }
terminal-fx-place_cube-normal = place a cube
terminal-fx-place_cube-anywhere = place a cube anywhere
terminal-fx-do_action = { $what }
terminal-fx-draw_advisors =
    { $n ->
        [one] new advisor
       *[other] { $n } new advisors
    }
terminal-fx-unlock_card = card { $what }
terminal-fx-unlock_advanced = advanced { $what }
terminal-fx-set_card_limit =
    { $n ->
        [one] 1 card at once
       *[other] { $n } cards at once
    }
terminal-fx-ability = reach everywhere
terminal-majority = sole majority in { $stat }
terminal-destroy =
    { $n ->
        [one] destroy another
       *[other] destroy { $n } others
    }
terminal-any-action = every action

## Action cards

terminal-cubes-paid =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
terminal-or = { $basic }; or { $advanced }
terminal-needs-technology = no effect before technology { $level }
terminal-card-military = { $effects }
terminal-card-technology = { $effects }
terminal-card-art =
    take { $n ->
        [one] 1 wonder
       *[other] { $n } wonders
    }
terminal-card-exploitation =
    { $n ->
        [one] up to 1 cube back, from used or map
       *[other] up to { $n } cubes back, from used or map
    }
terminal-card-expansion =
    { $n ->
        [0] place 1 cube next door
        [one] 1 cube back, place 1
       *[other] { $n } cubes back, place 1
    }
terminal-card-trade = { $effects }; the partner gains { $vp } VP
terminal-card-raid = { $effects }
terminal-card-war = the stronger gains { $vp } VP
terminal-card-tourism =
    { $n ->
        [one] { $vp } VP per wonder
       *[other] { $vp } VP per { $n } wonders
    }
terminal-card-revolution = newest and any card back; ends the round

## The end

terminal-total = Total
terminal-level-sum = Sum of levels

## What a person may type

terminal-play-help =
    Answer with a number of the list; where you choose cards, with several numbers or names (1,4 or art, trade).
    In a long list: more, or words to search for; Enter shows the list again.
    table   the whole table        map      the world map
    matrix  the whole matrix       mats     the mats of all
    hand    your hand in words     cards    all action cards
    wonders wonder row, wonders    leader   the leaders
    card NAME   a card, wonder, leader or event in full words
    why WORDS   why something is not possible, with the rule
    rule        the rule of this question; rule H51 or rule WORD for others
    hint        what a bot would do here, and why
    undo        take back your last answer, if nobody has seen more since
    log N       the last N lines of the log
    save FILE   save the game      quit     leave
    In the ranking “Cubes 2/1” means: 2 cubes to spend, 1 used.
terminal-no-card = I know no card, wonder, leader, event or technology with “{ $words }” in its name.
terminal-card-usage = Type “card” and a name, for example: card petra
terminal-why-usage = Type “why” and what you would like to do, for example: why revolution
terminal-words-matrix = matrix
terminal-words-wonders = wonders
terminal-words-leader = leader, leaders
