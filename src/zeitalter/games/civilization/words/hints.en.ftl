# Hints: why the bot would answer so, in one sentence. Variables carry the names of the kinds.

hint-only = There is nothing else to choose here.
hint-guess = One answer is as good as another here.
hint-nation = Good land and a short way on the succession table: { $nation }.

## Taxes, growth, ships

hint-tax = The usual taxes leave enough tokens in stock to grow.
hint-tax-high = The stock is large enough: higher taxes fill the treasury, and you still grow.
hint-tax-low = The stock is small: low taxes leave tokens for growth and prevent revolts.
hint-take = Of these cities it is the hardest to build again: { $area }.
hint-grow = New tokens are worth most there: where they go on growing or soon become a city.
hint-keep-ship = This ship still has something to carry, and it costs less than a new one ({ $area }).
hint-keep-ship-levy = More tokens stand there than can stay; one of them pays for the ship ({ $area }).
hint-give-up-ship = There is nothing for this ship to carry that is worth its upkeep.
hint-build-ship = From here tokens can cross the water to areas where they are worth more ({ $area }).
hint-end-ships = More ships are not worth their price this round.

## Movement

hint-surplus = Not all can stay here ({ $area }), and there is room there ({ $area2 }).
hint-settle = A new area: from the next round on your nation grows there too ({ $area }).
hint-double = Two tokens grow by two, one only by one ({ $area }).
hint-room = This area feeds more tokens: { $area }.
hint-city = Enough tokens for a city will stand there: { $area }.
hint-gather = On this site you gather tokens for a city: { $area }.
hint-share = This area feeds you both, so there will be no conflict: { $area }.
hint-conflict = This area is worth a conflict: { $area }.
hint-storm = This city is weakly defended and can fall: { $area }.
hint-crowd = This brings surplus tokens back to stock, where you will soon need them.
hint-load = Across the water these tokens are worth more than here.
hint-sail = This is the way to the area where the cargo is of most use.
hint-sail-empty = Tokens wait for the ship there.
hint-end-moves = All other tokens already stand well.
hint-fight = This conflict is best settled now: { $area }.

## Cities

hint-dissolve = You will miss this city least: { $area }.
hint-build =
    { $number ->
        [one] Your first city brings taxes and a trade card in every round.
       *[other] With { $number } cities you draw { $number } trade cards in every round.
    }
hint-build-white =
    { $number ->
        [one] Your first city brings taxes and a trade card in every round, even if a flood threatens here.
       *[other] { $number } cities bring { $number } trade cards in every round; for that you risk the flood.
    }
hint-build-farmers = Cities take you further on the succession table.
hint-end-building = One more city could hardly be supported; these are more useful as tokens.

## Cards

hint-gold = Gold joins gold: equal cards multiply their value.
hint-gold-stock = Your stock is small: this brings 18 tokens back from the treasury.
hint-no-gold = A single card from stack 9 is not worth its price.
hint-buy-groups =
    { $number ->
        [one] Your first group; for the third epoch you need cards of { $number2 }.
       *[other] This gives you cards of { $number } groups; the third epoch asks for { $number2 }.
    }
hint-buy-cards =
    { $number ->
        [one] Your first card, which makes others cheaper; the fourth epoch asks for { $number2 }.
       *[other] This gives you { $number } cards; the fourth epoch asks for { $number2 }.
    }
hint-buy-points =
    Your cards then count { NUMBER($number, useGrouping: 0) } points; the fifth epoch asks for { NUMBER($number2, useGrouping: 0) }.
hint-pass = Your goods are worth more if you go on collecting them.
hint-keep-all = You may keep this many cards.
hint-discard = These cards are worth least to you, and your sets stay together.
hint-discard-calamity = A calamity only takes up room.

## Trade

hint-offer = Single goods count little; perhaps what others give fits your hand.
hint-offer-for = You need these less; you go on collecting: { $card }.
hint-offer-calamity = Perhaps you get rid of a calamity this way.
hint-reply = The named good is worth the swap: { $card }.
hint-reply-for = The named good fits your hand: { $card }.
hint-accept = The named good is of more use to you than what you give: { $card }.
hint-accept-value = This package is worth more: { $number } against { $number2 }.
hint-decline = What you would get is not worth what it costs you.
hint-withdraw = A different package is more likely to find a partner.
hint-wait = Your offer is on the table; see if somebody answers.
hint-end-trade = Nothing you could still get is worth more than what you hold.

## Calamities

hint-erupt = You lose least there: { $volcano }.
hint-shake = This way the earthquake strikes { $seat } too.
hint-spare = You gain nothing here if others lose too.
hint-flood = Your losses are the same everywhere.
hint-share-loss = The largest part falls on { $seat }, which keeps you in the race.
hint-lose = Tokens grow again, cities do not; you will miss these least.
hint-lose-cities = Without these cities enough tokens remain to support the others.
hint-mark-own = This makes the part that you keep as strong as possible.
hint-mark = This makes both parts equally strong, and you get a good one.
hint-name = If somebody must gain from your loss, better whoever is furthest behind: { $seat }.
hint-part = This part has more cities that it can also support.
hint-claim = Your stock does not allow more tokens.
hint-raid = This city is the hardest to build again: { $area }.
