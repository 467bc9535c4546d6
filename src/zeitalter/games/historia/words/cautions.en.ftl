# What somebody should know before giving an answer: without effect (idle), at a price (cost), or grave.

caution-idle = no effect now: { $hindrance }
caution-cubes-short =
    { $number2 ->
        [0] cubes needed: { $number }, and you have none
       *[other] cubes needed: { $number }, and you have { $number2 }
    }
caution-event = no effect now: the event comes first ({ $event })
caution-wars-lost = you would lose a war now: everybody in your territories is stronger
caution-ends-round = the round ends for everybody with this action round
caution-wonders-unused =
    { $number ->
        [one] 1 wonder stays unused
       *[other] { $number } wonders stay unused
    }
caution-one-level = three cubes for only one level: the matrix has no second one
caution-one-wonder = three cubes for only one wonder
caution-takes-nothing = brings no cube back
caution-gives-up =
    { $number2 ->
        [one] 1 territory given up, −{ $number } VP
       *[other] { $number2 } territories given up, −{ $number } VP
    }
caution-war-even = no effect: { $civ } has military { $number } too
caution-war-lost = you lose this war: your cube leaves, { $civ } gains { $number } VP
caution-war-lost-game = you lose this war, your last territory and with it the game
caution-destroys = destroys { $wonder }
caution-dominion-once =
    { $number ->
        [one] once in the game, only for this round
       *[other] once in the game, for { $number } more rounds
    }
caution-no-extra-cubes = no effect: no extra cube
caution-declines = you go without it
