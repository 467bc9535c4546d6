# The texts of Civilization. Variables are named like the kinds in kinds.py; lists also come as $..._count.
# Names are inserted as they are, so sentences need no article for them.

game-name = Civilization
game-lead = From a single token to a high culture around the Mediterranean: grow, migrate, build cities, trade goods and survive calamities.
welcome = Welcome. The first marker to reach the end of the succession table wins. First choose a nation: it begins with a single token in its start area and spreads from there.
tie-field = Field on the succession table
tie-cities = Cities
luck-calamity =
    { $count ->
        [one] struck by 1 calamity
       *[other] struck by { $count } calamities
    }
header-round = Round { $round }

phrase-tokens =
    { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
phrase-units =
    { $number ->
        [one] 1 unit
       *[other] { $number } units
    }
phrase-score =
    { $points ->
        [one] 1 point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
phrase-package =
    { $card } (good named: { $card2 }{ $card3_count ->
        [0] {""}
       *[other] ; claimed: { $card3 }
    }{ $card4_count ->
        [0] {""}
       *[other] ; wanted: { $card4 }
    })

## Names

refusal-too_little = too little
refusal-keeps = I need those myself
refusal-no_use = no use for it
refusal-doubts = I doubt that
ship-0 = Ship 1
ship-1 = Ship 2
ship-2 = Ship 3
ship-3 = Ship 4

payment-treasury = from the treasury
payment-levy = by levy

phase-0 = 0: set-up
phase-1 = 1: taxes and revolts
phase-2 = 2: population growth
phase-3 = 3: census
phase-4 = 4: ships
phase-5 = 5: movement
phase-6 = 6: conflicts
phase-7 = 7: city building
phase-8 = 8: trade cards
phase-9 = 9: trade
phase-10 = 10: civilization cards
phase-11 = 11: calamities
phase-12 = 12: discarding
phase-13 = 13: progress

## How a match ended

result-finish =
    { $points ->
        [0] { $winners } reaches the goal first and wins.
       *[other] { $winners } reaches the goal first and wins with { phrase-score }.
    }
result-tie-break =
    { $points ->
        [0] Several reach the goal in the same round; { $winners } wins with the most cities.
       *[other]
            Several reach the goal in the same round; { $winners } wins with { phrase-score }.
    }
result-areas =
    { $points ->
        [one] { $winners } wins with 1 occupied area.
       *[other] { $winners } wins with { $points } occupied areas.
    }
result-limit =
    { $points ->
        [0] After the last round { $winners } is furthest ahead and wins.
       *[other]
            After the last round { $winners } is furthest ahead and wins with { phrase-score }.
    }

## The log: set-up and rounds

event-draws-lot = { $seat } draws a card of value { $number }; the highest chooses first.
event-chooses-nation = { $seat } chooses a nation: { $nation }.
event-starts-in = Start area of { $seat }: { $area }.
event-round = Round { $number } begins.
event-phase = Phase { $phase }.

## The log: taxes, growth, ships

event-taxes =
    { $number ->
        [0] { $seat } cannot raise any taxes ({ $number2 } per city).
       *[other] { $seat } raises { phrase-tokens } in taxes ({ $number2 } per city).
    }
event-revolt =
    { $number ->
        [one] 1 city of { $seat } revolts.
       *[other] { $number } cities of { $seat } revolt.
    }
event-takes-city = { $seat } takes over a city of { $seat2 }: { $area }.
event-grows = The nation of { $seat } grows by { phrase-tokens }.
event-census = Census; this is the order of movement: { $seat } (tokens: { $number }).
event-keeps-ship = { $seat } keeps a ship ({ $coast }) and pays { $payment }.
event-builds-ship =
    { $number ->
        [0] { $seat } builds a ship ({ $coast }) and pays from the treasury.
        [one] { $seat } builds a ship ({ $coast }); 1 token is levied, 1 comes from the treasury.
       *[other] { $seat } builds a ship ({ $coast }); { $number } tokens are levied.
    }
event-loses-ship = { $seat } gives up a ship ({ $coast }).

## The log: movement and conflicts

event-moves = { $seat } moves { phrase-tokens } from { $area } to { $area2 }.
event-loads = { $seat } takes { phrase-tokens } aboard ({ $area }).
event-sails = A ship of { $seat } sails on ({ $coast } – { $coast2 }).
event-unloads = { $seat } lands { phrase-tokens } ({ $area }).
event-conflict = Conflict ({ $area }): { $seat }, tokens: { $number }.
event-loses = { $seat } loses { phrase-tokens } ({ $area }).
event-city-resists = A city of { $seat } withstands the attack: { $area }.
event-city-falls = A city of { $seat } is stormed, 6 tokens defend it: { $area }.
event-surrenders = A city of { $seat } surrenders to { $seat2 }: { $area }.
event-dissolves =
    { $number ->
        [0] { $seat } dissolves a city ({ $area }); the area feeds nobody.
        [one] { $seat } dissolves a city ({ $area }); 1 token stays there.
       *[other] { $seat } dissolves a city ({ $area }); { $number } tokens stay there.
    }
event-city-removed = { $seat } loses a city entirely: { $area }.
event-builds-city = { $seat } builds a city: { $area }.
event-cannot-support = { $seat } could not support a new city and does not build it ({ $area }).
event-surplus =
    { $number ->
        [one] 1 token of { $seat } is surplus and goes back to stock ({ $area }).
       *[other] { $number } tokens of { $seat } are surplus and go back to stock ({ $area }).
    }

## The log: cards and progress

event-draws = { $seat } draws { $card }.
event-draws-veiled =
    { $number ->
        [one] { $seat } draws 1 trade card.
       *[other] { $seat } draws { $number } trade cards.
    }
event-buys-gold = { $seat } pays 18 tokens for a card from stack 9: { $card }.
event-buys-gold-veiled = { $seat } pays 18 tokens for a card from stack 9.
event-lays-open = { $seat } reveals a calamity: { $card }.
event-buys =
    { $seat } buys { $civilization } for { NUMBER($number, useGrouping: 0) } points; { $card_count ->
        [0] { $number2 ->
            [0] there is nothing to pay
            [one] 1 token comes from the treasury
           *[other] { $number2 } tokens come from the treasury
        }
       *[other] { $number2 ->
            [0] paid with { $card }
            [one] paid with { $card } and 1 token from the treasury
           *[other] paid with { $card } and { $number2 } tokens from the treasury
        }
    }.
event-discards = { $seat } discards { $card }.
event-discards-veiled =
    { $number ->
        [one] { $seat } discards 1 card.
       *[other] { $seat } discards { $number } cards.
    }
event-advances =
    { $number ->
        [16] { $seat } reaches the end of the succession table.
       *[other] { $seat } advances to field { $number } of the succession table.
    }
event-stays =
    { $number ->
        [0] { $seat } stays on the start arrow.
       *[other] { $seat } stays on field { $number } of the succession table.
    }
event-falls-back =
    { $number ->
        [0] { $seat } falls back to the start arrow.
       *[other] { $seat } falls back to field { $number } of the succession table.
    }
event-game-over =
    { $seat_count ->
        [one] The game is over, { $seat } wins.
       *[other] The game is over, { $seat } win.
    }

## The log: trade

event-offers =
    Offer { $number } to { $seat2 }: { $seat } offers { $card2 } (value { $number3 }, named { $card }).
event-offers-veiled =
    Offer { $number } to { $seat2 }: { $seat } offers { $number2 } cards worth { $number3 }, with { $card }.
event-offers-all =
    Offer { $number } to all: { $seat } offers { $card2 } (value { $number3 }, named { $card }).
event-offers-all-veiled =
    Offer { $number } to all: { $seat } offers { $number2 } cards worth { $number3 }, with { $card }.
event-replies =
    Offer { $number2 }: { $seat } answers { $seat2 } (offer { $number }) with { $card2 } (value { $number4 }, named { $card }).
event-replies-veiled =
    Offer { $number2 }: { $seat } answers { $seat2 } (offer { $number }) with { $number3 } cards worth { $number4 }, with { $card }.
event-claims = { $seat } claims that the package contains { $card }.
event-wishes = { $seat } wants for it: { $card }.
event-declines = { $seat } declines offer { $number } of { $seat2 }: “{ $refusal }”.
event-withdraws = { $seat } withdraws offer { $number }.
event-swaps = { $seat } and { $seat2 } swap { $card } for { $card2 }.
event-swaps-veiled = { $seat } and { $seat2 } swap their packages.
event-ends-trade = { $seat } has finished trading.
event-trade-over = Trading is over: all have finished.
event-trade-over-alone = Trading is over: nobody is left to trade with { $seat }.
event-trade-over-time = Trading is over: time is up.
event-trade-over-rounds = Trading is over: that was the last round of it.
event-trade-over-spent = Trading is over: all offers have been made.
event-trade-round = Round { $number } of trading begins.

## The log: calamities

event-calamity = A calamity strikes { $seat }: { $card }.
event-calamity-lapses = After two calamities { $seat } is spared: { $card }.
event-calamity-harmless = No harm to { $seat }: { $card }.
event-erupts = A volcano erupts ({ $volcano }) and destroys everything: { $area }.
event-quakes = An earthquake strikes a city of { $seat }: { $area }.
event-shakes = The earthquake of { $seat } also strikes a city of { $seat2 }: { $area }.
event-floods = A flood strikes { $seat } ({ $plain }).
event-assigns = { $card }: { $seat } assigns losses to others: { $seat2 } (units: { $number }).
event-shows-grain =
    { $seat } shows { $number } Grain and loses { $number2 ->
        [one] 1 unit less
       *[other] { $number2 } units fewer
    }.
event-must-lose = { $card }: { $seat } has to lose { phrase-units }.
event-city-shrinks = A city of { $seat } shrinks to 1 token: { $area }.
event-names = { $seat } names { $seat2 } for the civil war.
event-marks =
    { $seat } marks { phrase-units }; tokens: { $area }; cities: { $area2 }.
event-keeps-marked = { $seat } keeps the marked part, { $seat2 } takes over the other.
event-keeps-rest = { $seat } keeps the unmarked part, { $seat2 } takes over the marked one.
event-largest-stock = Civil war of { $seat2 }: { $seat } has the largest stock.
event-keeps-both = { $seat } keeps both parts.
event-defects =
    { $number ->
        [one] 1 token of { $seat } goes over to { $seat2 } ({ $area }).
       *[other] { $number } tokens of { $seat } go over to { $seat2 } ({ $area }).
    }
event-city-defects = A city of { $seat } goes over to { $seat2 }: { $area }.
event-cities-break-away =
    { $number ->
        [one] { $seat } has no marker for 1 city; it revolts.
       *[other] { $seat } has no markers for { $number } cities; they revolt.
    }
event-regains-city = { $seat } gets a city back: { $area }.
event-regains = { $seat } gets { phrase-tokens } back ({ $area }).
event-must-dissolve =
    { $number ->
        [one] { $card }: { $seat } has to dissolve 1 city.
       *[other] { $card }: { $seat } has to dissolve { $number } cities.
    }
event-demands =
    { $seat2_count ->
        [0] { $seat } demands no cities from others.
       *[other] { $seat } also demands cities from others: { $seat2 } (cities: { $number }).
    }
event-raids = Pirates of { $seat } destroy a city of { $seat2 }: { $area }.

## Answers: phases

option-nation = Choose { $nation }
option-tax =
    { $number ->
        [one] Raise 1 token per city
       *[other] Raise { $number } tokens per city
    }
option-take = Take over a city: { $area }
option-grow =
    { $area_count ->
        [0] Grow nowhere
        [one] 1 new token: { $area }
       *[other] { $area_count } new tokens: { $area }
    }
option-keep_ship = Keep a ship ({ $coast }), paid { $payment }
option-give_up_ship = Give up a ship ({ $coast })
option-build_ship =
    { $number ->
        [0] Build a ship ({ $coast }), paid from the treasury
        [one] Build a ship ({ $coast }): levy 1 token, 1 from the treasury
       *[other] Build a ship ({ $coast }): levy { $number } tokens
    }
option-end_ships = Finish with ships
option-move = { phrase-tokens } from { $area } to { $area2 }
option-load = { $ship }: take { phrase-tokens } aboard
option-sail = { $ship } sails: { $coast }
option-unload = { $ship }: land { phrase-tokens }
option-end_moves = Finish moving
    .send = Send moves and end
option-fight = Resolve now: { $area }
option-dissolve = Dissolve a city: { $area }
option-build = Build a city: { $area }
option-end_building = Finish building
option-gold = Buy a card from stack 9 for 18 tokens
option-no_gold = Buy no card
option-buy =
    { $card_count ->
        [0] Buy { $civilization }, paid from the treasury
       *[other] Buy { $civilization }, paid with { $card }; the treasury pays the rest
    }
option-pass = Buy nothing
option-discard =
    { $card_count ->
        [0] Discard nothing
       *[other] Discard { $card }
    }

## Answers: trade

option-offer = Offer { $seat } a package: { phrase-package }
option-offer_all = Offer all a package: { phrase-package }
option-reply = Reply to offer { $number } of { $seat }: { phrase-package }
option-accept = Swap with { $seat } (offer { $number })
option-decline = Decline offer { $number } of { $seat }: “{ $refusal }”
option-withdraw = Withdraw the package
option-wait = Wait; you can still answer at any time
option-end_trade = Finish: no more trading for you this round

## Answers: calamities

option-erupt = Let this volcano erupt: { $volcano }
option-quake = Dissolve a city of yours: { $area }
option-shake = Have this foreign city dissolved: { $area }
option-spare = Have no foreign city dissolved
option-flood = Choose a flood plain: { $plain }
option-assign =
    { $number_count ->
        [0] The others lose nothing
       *[other] Units that others lose: { $number }
    }
option-lose =
    { $area2_count ->
        [0] { $area_count ->
            [0] Lose nothing
            [one] Lose 1 token: { $area }
           *[other] Lose { $area_count } tokens: { $area }
        }
        [one] { $area_count ->
            [0] Lose a city: { $area2 }
            [one] Lose a city: { $area2 }; 1 token: { $area }
           *[other] Lose a city: { $area2 }; { $area_count } tokens: { $area }
        }
       *[other] { $area_count ->
            [0] Lose cities: { $area2 }
            [one] Lose cities: { $area2 }; 1 token: { $area }
           *[other] Lose cities: { $area2 }; { $area_count } tokens: { $area }
        }
    }
option-mark =
    { $area2_count ->
        [0] { $area_count ->
            [0] Mark nothing
            [one] Mark 1 token: { $area }
           *[other] Mark { $area_count } tokens: { $area }
        }
        [one] { $area_count ->
            [0] Mark a city: { $area2 }
            [one] Mark a city: { $area2 }; 1 token: { $area }
           *[other] Mark a city: { $area2 }; { $area_count } tokens: { $area }
        }
       *[other] { $area_count ->
            [0] Mark cities: { $area2 }
            [one] Mark cities: { $area2 }; 1 token: { $area }
           *[other] Mark cities: { $area2 }; { $area_count } tokens: { $area }
        }
    }
option-name = Name { $seat }
option-keep_marked = Go on with the marked part
option-keep_rest = Go on with the unmarked part
option-claim =
    { $area_count ->
        [0] Take over nothing
        [one] Take over 1 token: { $area }
       *[other] Take over { $area_count } tokens: { $area }
    }
option-demand =
    { $number_count ->
        [0] Demand no city from the others
       *[other] Cities that others dissolve: { $number }
    }
option-raid = Destroy a city: { $area }

## Prompts: phases

prompt-ChooseNation =
    { $name }, choose your nation; it decides where you start and which track of the succession table you follow.
prompt-SetTaxes =
    { $name }, how many tokens do you raise per city? Cities for which your stock is too small revolt.
prompt-TakeCity = { $name }, which revolting city of { $seat2 } do you take over?
prompt-Grow = { $name }, where does your nation grow? Your stock is too small for all areas.
prompt-PayShips = { $name }, which ships do you keep or build? Ships not paid for go back to stock.
prompt-Move = { $name }, move your tokens: each once at most, over a land border or by ship.
prompt-OrderConflicts =
    { $name }, your city { $area } surrenders unless your stock fills up. Which conflict comes first?
prompt-DissolveUnsupported =
    { $name }, which city do you dissolve? Each one needs 2 tokens of yours on the board.
prompt-LoseToNobody = { $name }, nobody can take over your revolting city. Which one do you dissolve?
prompt-BuildCities = { $name }, where do you build a city? Afterwards surplus tokens go back to stock.
prompt-BuyGold = { $name }, do you buy a card from stack 9? It is usually gold, sometimes piracy.
prompt-BuyCards =
    { $name }, which civilization cards do you buy, and with what? The treasury pays what trade cards do not cover.
prompt-Discard = { $name }, which cards do you discard? You may keep at most 6.

prepare-set-taxes = The next taxes
prepare-build-cities = When cities are built next
    .end_building = Build no city
prepare-bargain = In the next trade
    .wait = Listen first; I can still reply
    .end_trade = Take no part
order-buy-cards = Civilization cards
    .ask = ask me when I can buy something
    .never = buy nothing
order-discard = Discarding
    .ask = ask me when there is something to choose
    .never = ask only when I have to discard

## Prompts: trade and calamities

prompt-Bargain =
    { $name }, offer a package, reply, swap, or say that you have finished. Number, value and the good named are always true.
prompt-ChooseVolcano = { $name }, which volcano erupts? It destroys everything in its areas, units of others too.
prompt-ChooseQuake = { $name }, an earthquake: which of your cities do you dissolve?
prompt-ChooseAftershock =
    { $name }, does the earthquake also strike a foreign city adjacent to this area: { $area }?
prompt-ChoosePlain = { $name }, flood: which of the equally threatened plains is flooded?
prompt-AssignLosses =
    { $name }, { $card }: how many units do the others lose? { $number ->
        [0] At most { $number2 } in all; fewer are allowed too.
       *[other] Together they lose { $number2 }.
    }
prompt-Lose =
    { $name }, { $card }: you lose { $own ->
        [one] one unit
       *[other] { $own } units
    }. Which of your tokens and cities do you give up?
prompt-MarkUnits =
    { $name }, mark { phrase-units } of { $seat2 } for the civil war: a token counts 1, a city 5.
prompt-NameTaker =
    { $name }, civil war: whom do you name? That player marks units too and takes over the part you do not keep.
prompt-KeepPart = { $name }, civil war: with which part do you go on? { $seat2 } takes over the other.
prompt-TakeBreakaway =
    { $number ->
        [one] { $name }, after the civil war one more city revolts. Which one do you take?
       *[other] { $name }, after the civil war { $number } more cities revolt. Which one do you take next?
    }
prompt-ClaimTokens =
    { $name }, where do you take over { phrase-tokens } after the civil war? Your stock is too small for all.
prompt-DissolveCities =
    { $name }, { $card }: which of your cities do you dissolve? { $own ->
        [one] It is the last one.
       *[other] { $own } are still to be dissolved.
    }
prompt-DemandCities =
    { $name }, iconoclasm and heresy: how many cities do others dissolve? At most 2 in all; none is allowed too.
prompt-RaidCity = { $name }, piracy: which coastal city of { $seat2 } do your pirates destroy?

## Objections: set-up, growth, ships

objection-nation-taken = This nation is already taken: { $nation }.
objection-nation-not-in-play = With this number of players this nation is not in play: { $nation }.
objection-growth-total =
    Your nation grows as far as the stock goes: { $number ->
        [one] place exactly 1 token.
       *[other] place exactly { $number } tokens.
    }
objection-growth-too-much =
    { $number ->
        [0] Nothing grows there now: { $area }.
        [one] Only 1 token grows there: { $area }.
       *[other] At most { $number } tokens grow there: { $area }.
    }
objection-no-ship-there = You have no ship there that is still to be paid for: { $coast }.
objection-treasury-too-small =
    This takes { phrase-tokens } from your treasury, and there are not that many in it.
objection-levy-too-small =
    For this you would have to levy { phrase-tokens }, and you do not have that many there: { $area }.
objection-levy-only = There is no treasury in this game; ships are paid by levy only.
objection-no-ship-left = All your ships are on the board; there are no more than 4.
objection-not-on-a-coast = A ship is built at a coast, not on the open sea: { $coast }.
objection-not-present = You are not present there; a ship needs a token or a city of yours: { $area }.
objection-not-in-play = With your number of players this area is not in play: { $area }.

## Objections: movement

objection-no-such-ship = You do not have that many ships; choose one that is on the board.
objection-not-adjacent = These areas do not border on each other: { $area } and { $area2 }.
objection-not-enough-tokens =
    { $number ->
        [one] You have no token there that can still move this round: { $area }.
       *[other] You do not have { $number } tokens there that can still move this round: { $area }.
    }
objection-foreign-tokens = There are foreign tokens there, and nomads enter free areas only: { $area }.
objection-ship-full = A ship carries at most { phrase-tokens } at a time.
objection-no-cargo = There are not that many tokens aboard.
objection-ship-at-sea = Nobody can board or land on the open sea.
objection-water-between =
    There is water between { $area } and { $area2 }; on foot you can only cross land borders; a ship takes you over.
objection-not-by-ship = There is land between here and there, and no ship sails over land: { $coast }.
objection-not-next-by-ship =
    This area does not border here by water; a ship sails one area after the other: { $coast }.
objection-range-used-up =
    This ship has already sailed { $number ->
        [one] 1 area
       *[other] { $number } areas
    } this round and gets no further.
objection-open-sea-closed = You can sail the open sea only with Astronomy: { $coast }.
objection-no-way-back = At the end every ship must lie at a coast, and from here that would no longer be possible: { $coast }.
objection-no-landing =
    From there the cargo could no longer land, since there are foreign tokens at all coasts in reach: { $coast }.
objection-ends-at-sea = No ship stays on the open sea ({ $ship }); sail to a coast first.
objection-cargo-aboard = There are still tokens aboard ({ $ship }); land them first.

## Objections: cities

objection-no-revolt-there = This city is not one of those in revolt: { $area }.
objection-no-city-of-yours = You have no city there: { $area }.
objection-city-exempt = This city came to you by a revolt and needs no support yet: { $area }.
objection-city-there = There is already a city there: { $area }.
objection-too-few-to-build = For a city you need { phrase-tokens } there: { $area }.
objection-too-many-cities = You cannot have more than { $number } cities.
objection-no-support =
    You could not support a new city: { $number ->
        [0] no token would be left
        [one] 1 token would be left
       *[other] { $number } tokens would be left
    } on the board, { $number2 } are needed.

## Objections: cards

objection-card-owned = You already have this card, and nobody may have it twice: { $civilization }.
objection-card-sold-out = This card is sold out: { $civilization }.
objection-card-not-in-play = This card is not used in a shortened game: { $civilization }.
objection-too-many-cards = Nobody may have more than { $number } civilization cards.
objection-needs-card = You can buy { $civilization } only if you have { $civilization2 } from an earlier round.
objection-price-not-met =
    This costs { NUMBER($number, useGrouping: 0) }; the cards you give for it and your treasury are worth only
    { NUMBER($number2, useGrouping: 0) } together.
objection-not-in-hand = You do not have that many of this card in your hand: { $card }.
objection-calamity-pays-nothing = You cannot pay with a calamity: { $card }.
objection-keep-too-many = You may keep at most { $number } cards; discard more.
objection-discard-too-many =
    You discard goods only until { $number } cards are left; beyond that only calamities.

## Objections: trade

objection-no-offers-left = You have made all your offers of this round; you can still reply to others and agree.
objection-not-with-yourself = You cannot trade with yourself; choose somebody else.
objection-out-of-trade = { $seat } does not trade any more this round.
objection-offer-gone = Offer { $number } of { $seat } is no longer on the table.
objection-offer-for-another = Offer { $number } of { $seat } is for somebody else.
objection-answers-another-offer = Offer { $number } of { $seat } does not answer your package.
objection-already-declined = You have already declined offer { $number } of { $seat }.
objection-no-package = You have no package on the table.
objection-package-too-small = A package needs at least { $number } cards.
objection-package-without-goods = There must be at least one good in the package.
objection-calamity-named = You have to name a good, not a calamity: { $card }.
objection-good-not-inside = The good you name must be in the package: { $card }.
objection-claim-too-big =
    The package has { $number ->
        [one] only 1 card
       *[other] only { $number } cards
    }, and everybody knows that; do not claim more.

## Objections: calamities

objection-no-units-at-volcano = You have neither tokens nor cities at this volcano: { $volcano }.
objection-no-own-city = You have no city there: { $area }.
objection-no-foreign-city = There is no foreign city there: { $area }.
objection-not-the-worst-plain =
    The plain where you have most units at risk is flooded, and that is not this one: { $plain }.
objection-assign-too-much =
    { $number ->
        [0] { $seat } cannot lose anything here.
       *[other] { $seat } can lose { $number } here at most.
    }
objection-assign-total =
    { $number3 ->
        [0] Nobody else can lose anything here.
       *[other] That is { $number } in all; allowed: { $number2 } to { $number3 }.
    }
objection-assign-inexact =
    { $seat } cannot lose exactly { $number } { $number ->
        [one] unit
       *[other] units
    } here, because a city counts more than 1.
objection-no-token-at-risk = You cannot choose a token there: { $area }.
objection-too-few-at-risk =
    { $number ->
        [0] You cannot choose a token there: { $area }.
        [one] You can choose only 1 token there: { $area }.
       *[other] You can choose { $number } tokens there at most: { $area }.
    }
objection-no-city-at-risk = You cannot choose a city there: { $area }.
objection-too-few-units = Units needed: { $number2 }, chosen: { $number }; choose more.
objection-too-many-units =
    Units needed: { $number2 }, chosen: { $number }; leave some out.
objection-names-himself = You cannot name yourself; choose somebody else.
objection-claim-total = Tokens you take over: { $number2 }, chosen: { $number }; choose exactly that many.
objection-no-coastal-city = There is no city on the sea that you could destroy: { $area }.
objection-no-ship-for-city = You have no free ship on this sea, so the city is safe: { $area }.

## Table options


switch-variant = Game
    .help = The full game, or one of the two simple ones for 2 to 4 players, good for getting to know it.
switch-variant-full = the full game
switch-variant-nomads = nomads and seafarers
switch-variant-farmers = farmers and citizens

switch-end_triangle = Shortened game
    .help = The full game ends earlier, when a marker passes this triangle; Mysticism is then not in play.
switch-end_triangle-none = not shortened
switch-end_triangle-2 = 2nd triangle, from 9 rounds
switch-end_triangle-3 = 3rd triangle, from 12 rounds
switch-end_triangle-4 = 4th triangle, from 14 rounds

switch-farmers_shorter = Shorten farmers and citizens
    .help = By how many rounds the game of farmers and citizens ends earlier; it only matters there.
switch-farmers_shorter-0 = not at all
switch-farmers_shorter-1 = by 1 round
switch-farmers_shorter-2 = by 2 rounds

switch-triangle_mode = Place of the triangles
    .help = Whether a triangle stands in the same column for all nations or at their own border to the next epoch.
switch-triangle_mode-column = same column for all
switch-triangle_mode-epoch_border = own border of the epoch

switch-ship_presence = Build ships only where you are present
    .help = If this is off, a ship may be built at any coast.
switch-ship_presence-on = on
switch-ship_presence-off = off

switch-credit_multi_use = Use credits several times
    .help = If this is on, each card makes all purchases of a round cheaper, not only one.
switch-credit_multi_use-off = off
switch-credit_multi_use-on = on

switch-round_limit = Last round
    .help = If nobody has reached the goal by then, whoever is furthest on the succession table wins.
switch-round_limit-40 = after 40 rounds
switch-round_limit-30 = after 30 rounds
switch-round_limit-60 = after 60 rounds

switch-trade_offers = Offers in trade
    .help = How many offers everybody may make in a round. Whoever has made all of them can still reply and agree.
switch-trade_offers-free = as many as you like
switch-trade_offers-3 = 3
switch-trade_offers-6 = 6
switch-trade_offers-12 = 12
switch-trade_offers-24 = 24

switch-trade_rounds = Rounds of trading
    .help = Limits trading in matches that take days: in every round everybody says exactly one thing (offer, reply, agree, withdraw or wait), and after the last one trading is over.
switch-trade_rounds-0 = no rounds, all at once
switch-trade_rounds-2 = 2
switch-trade_rounds-3 = 3
switch-trade_rounds-4 = 4
switch-trade_rounds-6 = 6
switch-trade_rounds-8 = 8

switch-trade_clock = Clock for trading
    .help = At a table where all play at the same time, trading ends after this time; packages on the table go back to their owners.
switch-trade_clock-0 = none
switch-trade_clock-3 = 3 minutes
switch-trade_clock-5 = 5 minutes
switch-trade_clock-10 = 10 minutes
switch-trade_clock-15 = 15 minutes
switch-trade_clock-20 = 20 minutes
switch-trade_clock-30 = 30 minutes

menu-confirm = Ask before I finish moving or trading, or buy nothing
## What something costs: trade

caution-finish = you will not trade any more this round
caution-finish-package = your package comes back, and you will not trade any more this round
caution-finish-replies =
    { $number ->
        [one] There is a reply to your package, which is then lost, and you will not trade any more this round.
       *[other] There are { $number } replies to your package, which are then lost, and you will not trade any more this round.
    }
caution-finish-ends-trade = Only { $seat } still trades: if you finish, trading is over for all.
caution-withdraw-replies =
    { $number ->
        [one] a reply to your package is lost
       *[other] { $number } replies to your package are lost
    }
caution-wait-round = you then say nothing more in this trade round
caution-wait-last-round = you then say nothing more in the last trade round; after it trading is over

## What something costs: taxes, ships, movement

caution-revolt =
    { $number ->
        [one] Your stock cannot pay for all cities: one of them revolts.
       *[other] Your stock cannot pay for all cities: { $number } of them revolt.
    }
caution-levy =
    { $number ->
        [one] costs one token in { $area }
       *[other] costs { $number } tokens in { $area }
    }
caution-levy-last =
    { $number ->
        [one] That takes your last token from { $area }.
       *[other] That takes your last { $number } tokens from { $area }.
    }
caution-levy-support =
    { $number2 ->
        [one] After it your cities lack one token for their support.
       *[other] After it your cities lack { $number2 } tokens for their support.
    }
caution-ship = the ship goes back to the stock
caution-ships =
    { $number ->
        [one] That gives up one ship that is not paid for.
       *[other] That gives up { $number } ships that are not paid for.
    }
caution-not-sailed = no effect now: the ship has not sailed yet
caution-unsupported =
    { $number ->
        [one] Your cities lack one token for their support: at least one city is dissolved.
       *[other] Your cities lack { $number } tokens for their support: at least one city is dissolved.
    }
caution-surplus =
    { $number ->
        [one] one token too many goes back to the stock
       *[other] { $number } tokens too many go back to the stock
    }
