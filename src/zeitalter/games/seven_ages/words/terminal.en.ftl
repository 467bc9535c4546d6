# Short words for the table of 7 Ages in the terminal; lines are 80 columns wide. What is typed is in typed.en.ftl.

terminal-you = { $name } (you)
terminal-turn = Turn { $turn }
terminal-round = round { $action }
terminal-acts = { $empire }: { $action }
terminal-rank-heads = Player|Glory|Empires|Areas|Level|Money|Hand|Markers
terminal-nothing = nothing
terminal-no-seat = Nobody sits here; choose a seat.
terminal-how-to = Answer with a number, or in words as the examples show. “help” lists what else you can type.
terminal-no-card = I know no card, empire, area, region, artefact, event, leader or unit with “{ $words }” in its name.
terminal-card-usage = Type the word and a name, for example: card forum, card legion, empire romans, region italy, area rome
terminal-play-help =
    Answer with a number of the list, or in words: a verb, then names with numbers.
      place production destiny       move from rome to sicily legion 2
      build warriors in rome         commit front legion 2 support archers
      trade with greeks              event volcano in rome
    Markers are named in the order of your empires; the last is for the empty slot.
    Names count in German and English; their beginning is enough. “done” ends what
    can be ended. In a long list: more, or words to search for; Enter shows the list
    again. A verb alone lists its answers, and so does one with a part: move rome
    table        the whole table        mats     what lies before each player
    map          who is where           near     your areas and what borders them
    track        the progress track     units    what you may still build
    hand         your cards in words    discard  the discard pile
    empire NAME  an empire              region NAME, area NAME   a part of the map
    card NAME    a card, artefact, event, leader, unit or area in words
    why WORDS    why something is not possible, with the rule
    rule         the rule of this question; rule S68 or rule WORD for others
    hint         what a bot would do here, and why
    undo         take back your last answer, if nobody has seen more since
    log N        the last N lines of the log
    save FILE    save the game          quit     leave

## Words for pictures

terminal-words-near = near, around
terminal-words-track = track, progress
terminal-words-discard = discard, discards
terminal-words-units = units, pool
terminal-words-region = region
terminal-words-empire = empire
terminal-words-area = area

## Board

terminal-piles = Piles
terminal-deck = draw pile { $n }
terminal-discarded = discard pile { $n }
terminal-cup =
    { $n ->
        [one] 1 leader in the cup
       *[other] { $n } leaders in the cup
    }
terminal-aside = Lying open
terminal-world = World
terminal-level = level { $n }
terminal-crusade = Crusade
terminal-age = Age { $n }
terminal-track-legend = Behind each level the empires on it; x is a dark field, without free progress at the end of the turn.
terminal-beyond = Beyond
terminal-year = AD { $year }
terminal-year-bc = { $year } BC
terminal-region-africa = Africa
terminal-region-americas = Americas
terminal-region-asia = Asia
terminal-region-europe = Europe
terminal-region-north_america = N. America
terminal-region-south_america = S. America
terminal-region-australasia = Australasia
terminal-region-china = China
terminal-region-india = India
terminal-region-north_east_asia = NE Asia
terminal-region-south_east_asia = SE Asia
terminal-region-britain = Britain
terminal-region-italy = Italy
terminal-islands = Islands
terminal-seas = Seas
terminal-free-areas =
    { $n ->
        [one] 1 neutral area
       *[other] { $n } neutral areas
    }
terminal-map-legend = Rom 3: units of an empire; #1 city, @1 capital with its level, + fortification, ! disorder, & leader, * artefact
terminal-raided = against { $code } { $n }
terminal-area = { $name } ({ $ground }, income { $income })
terminal-arrow = arrow
terminal-river = river
terminal-fort = fortification
terminal-disorder = disorder
terminal-city-level = city of level { $n }
terminal-capital-level = capital of level { $n }

## Empires and players

terminal-at-level = age { $age }, level { $level } ({ $year })
terminal-money = money { $n }
terminal-trade-number = trade { $n }
terminal-elite = elite { $n }
terminal-go = +1 go: { $n }
terminal-barbarian = barbarian
terminal-marks = Artefacts
terminal-leaders = Leaders
terminal-areas = Areas
terminal-glory =
    { $n ->
        [one] 1 glory point
       *[other] { $n } glory points
    }
terminal-pair = pair of { $colour }
terminal-markers = Markers
terminal-empty-slot = empty slot
terminal-empty-slot-may = empty slot (Start empire, Destiny, Civilise or Wild; or nothing)
terminal-order = Place on
terminal-hand = Hand
terminal-hand-hidden =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
terminal-hand-more = { $n } more
terminal-uses =
    { $n ->
        [one] age { $ages }; { $artefact }; { $event }
       *[other] ages { $ages }; { $artefact }; { $event }
    }
terminal-use-empire = Empire
terminal-use-artefact = Artefact
terminal-use-event = Event
terminal-discard = Discard pile
terminal-pool = Force pool
terminal-unit = { $front }/{ $support }, moves { $move }, price { $cost }
terminal-carries = carries { $n }
terminal-counters = { $colour }: { $n } units, up to age { $age } { $units }
terminal-empire = { $name }, level { $level }, areas { $areas }, money { $n }
terminal-founding = value { $value }; starts in { $areas } with { $n } money; leader value { $leaders }

## Scenes

terminal-move-legend = Stacks and where their units may go: [movement points, who is there]. In every land area you leave, one unit stays.
terminal-raids = Conflicts
terminal-odds = won at { $wins } %, lost at { $loses } % if both commit everything
terminal-aboard = On board
terminal-conflict = Conflict in { $area } ({ $ground }), round { $round }
terminal-attacker = Attacks
terminal-defender = Defends
terminal-side-available = Available
terminal-side-used = Used
terminal-side-front = Front line
terminal-side-support = Support
terminal-drawn = Card
terminal-face-down = face down
terminal-total = Total
terminal-so-far = So far
terminal-worth = units { $n }, with your card and the rest { $total }
terminal-partners = Partners
terminal-partner = { $name }: level { $level }, trade { $n }, { $where }
terminal-partner-of =
    { $cards ->
        [one] { $name }, level { $level }, trade { $n }, 1 card
       *[other] { $name }, level { $level }, trade { $n }, { $cards } cards
    }
terminal-in-range = in range
terminal-out-of-range = out of range
terminal-costs = movement { $n }

## The end

terminal-sum = Glory
terminal-best-level = Highest level
