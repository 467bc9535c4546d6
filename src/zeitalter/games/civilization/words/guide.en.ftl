# The guide for newcomers: what the areas of the table are, and a word on each kind of question when it first comes up.
# guide-<id> explains; guide-try-<id> says what is worth trying in the prepared position of the first round.

## Areas

guide-area-prompt = This is always the place to look. One sentence says what to decide now; below it stand the possible answers. The keys 1 to 9 choose, H gives a hint, U takes back.
guide-area-prompt-touch = This is always the place to look. One sentence says what to decide now; below it stand the possible answers. “Hint” shows what a bot would do, “Undo” takes back your last answer.
guide-area-board = The map with the nations around the Mediterranean. The number in an area says how many tokens it feeds; a square is a site for a city. Above it stand the phase, the succession table and the stacks of trade cards. What you can choose glows.
guide-area-mat = Your own mat: your tokens on the board, in stock and in the treasury, your trade cards, and the civilization cards you have bought. Hover or tap to see any card large.
guide-area-mat-touch = Your own mat: your tokens on the board, in stock and in the treasury, your trade cards, and the civilization cards you have bought. A long press shows any card large. The button below opens and closes it.
guide-area-seats = All nations at the table. Whoever is deciding is marked. The first marker to reach the end of the succession table wins.
guide-area-tabs = The log tells everything in sentences, and each line leads to its position. Beside it: the mats of the others, the talk at the table, and the rules.

## Lessons

guide-growth = A round begins by itself: every city pays taxes into the treasury, then every nation grows. One token becomes two; where two or more stand, two more come. After that an area may hold more than it feeds, but only until cities are built.
guide-try-growth = You play Crete. In Knossos there are now more tokens than can stay: they need a new home.
guide-ships = Ships carry up to five tokens across the water. A new one costs two tokens, keeping an old one costs one, paid from the treasury or with tokens from the area where it lies.
guide-try-ships = Keep your ship at Knossos, paid from the treasury, and then finish with ships.
guide-move = Every token may move once: over a land border into the next area, or aboard a ship. Choose an area, then where to and how many. What you choose is a plan that you can change until you send it.
guide-try-move = Move all four tokens from Corinth to Sparta: with the two there they are six, enough for a city.
guide-sail = A ship sails up to four areas along the coast. It takes tokens aboard, sails and lands them; in the end nobody may be aboard. Tokens that moved over land cannot sail as well.
guide-try-sail = Take two tokens aboard at Knossos, sail to Rhodes and land them there. Then finish moving.
guide-city = Six tokens on a site become a city; elsewhere it takes twelve. Every city brings taxes and a trade card in each round, but it needs two of your tokens elsewhere on the board.
guide-try-city = Build Sparta. With three cities you are about to draw from stacks 1, 2 and 3.
guide-trade = Equal goods count far more together: four salt are 48 points, one alone only 3. So all swap packages of at least three cards at the same time. The number, the value and one named good must be true; the rest stays hidden and may be made up.
guide-try-trade = You collect salt. Offer three cards of ochre and papyrus to all. If nobody wants them, simply finish trading.
guide-buy = Civilization cards cost points: the value of your goods, and the treasury pays what is missing. They stay with you for good, each helps in its way, and they make others cheaper. No change is given.
guide-try-buy = Four salt count 48 points, enough for Cloth Making: your ships will then sail five areas.
guide-round = The round is over, and the markers on the succession table have moved on. Each new epoch asks for something: two cities, cards of three groups, seven cards, in the end many points. Whoever lacks it waits in front of it.

## Asides

guide-nation = Every nation begins with a single token in its own place. Those high in the succession table win ties; those below buy first.
guide-tax = With Coinage you decide how many tokens each city pays. Tokens in the treasury are missing in the stock from which your nation grows; if the stock is too small, cities revolt.
guide-take = A foreign city could not pay its taxes and joins you.
guide-grow = Your stock is too small for all growth. Decide where the last tokens go.
guide-support = Every city needs two of your tokens on the board. You lack some, so one city turns back into tokens, as many as its area feeds.
guide-gold = For 18 tokens of the treasury you get a card of stack 9, mostly gold. It pays if you already collect gold.
guide-accept = Somebody answers your offer. The number, the value and the named good are true; what else is inside you learn after the swap. Calamities like to travel along.
guide-try-accept = If salt is named, swap: the more of it comes together, the more each card counts.
guide-calamity = A calamity. A token counts one unit, a city five. Red ones strike whoever draws them; black ones can be passed on in trade. Some civilization cards protect you.
guide-losses = Decide what you lose. Tokens in full areas soon grow again, cities do not.
guide-discard = Nobody keeps more than six trade cards. What you give up goes face down under the stacks; keep what fits together.

## Beginning and end

guide-back = Back
guide-end-title = You know the basics
guide-end-text = One round lies behind you, and you have met every kind of decision. Start a match of your own or go on with this one; the rules and a hint are always at hand.
guide-go-on = Go on with this match

## About this edition

about-kind-trade_goods-goods = Goods
about-kind-calamities-list = Calamities
about-kind-civilization = Civilization cards
about-text-trade_goods-goods = { $count } cards
about-kind-area = Areas
about-kind-region = Regions
about-kind-plain = Flood plains
about-kind-volcano = Volcanoes
about-kind-nation = Nations
about-part-name = name
about-part-region = region
about-part-epochs = epochs
about-part-points = points of the last epoch
