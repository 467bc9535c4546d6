# The guide for newcomers: what the areas of the table are, and a word on each kind of question when it first comes up.
# guide-<id> explains; what is worth doing is said by the hint.

## Areas

guide-area-prompt = This is always the place to look. One sentence says what to decide now; below it are the possible answers. The keys 1 to 9 choose, H gives a hint, U takes back your last answer.
guide-area-prompt-touch = This is always the place to look. One sentence says what to decide now; below it are the possible answers. “Hint” shows what a bot would do, “Undo” takes back your last answer.
guide-area-board = The map with the nations around the Mediterranean. The number in an area says how many tokens it feeds; a square is a site for a city. Above it are the phase, the succession table and the stacks of trade cards. What you can choose glows.
guide-area-mat = Your own mat: your tokens on the board, in stock and in the treasury, your trade cards, and the civilization cards you have bought. Hover or tap to see any card large.
guide-area-mat-touch = Your own mat: your tokens on the board, in stock and in the treasury, your trade cards, and the civilization cards you have bought. A long press shows any card large. The button below opens and closes it.
guide-area-seats = All nations at the table. Whoever is deciding is marked. The first marker to reach the end of the succession table wins.
guide-area-tabs = The log tells everything in sentences, and each line leads to its position. Beside it: the mats of the others, the chat, and the rules.

## Lessons

guide-growth = A round begins by itself: cities pay taxes into the treasury, then every nation grows. One token becomes two; where there are two or more, two are added. The number in an area says how many tokens it feeds; it may hold more only until cities are built.
guide-ships = Ships carry up to five tokens across the water. A new one costs two tokens, keeping an old one costs one, paid from the treasury or with tokens from the area where it lies.
guide-move = Every token may move once: over a land border into the next area, or aboard a ship. Choose an area, then where to and how many. What you choose is a plan that you can change until you send it.
guide-sail = A ship sails up to four areas along the coast. It takes tokens aboard, sails and lands them; at the end nobody may still be aboard. Tokens that moved over land cannot sail as well.
guide-city = Six tokens on a site become a city; elsewhere it takes twelve. Every city brings taxes and a trade card in each round, but it needs two of your tokens elsewhere on the board.
guide-trade = Equal goods count far more together: four salt are 48 points, one alone only 3. So everybody swaps packages of at least three cards, all at the same time. The number, the value and one named good must be true; the rest stays hidden and may be made up.
guide-buy = Civilization cards cost points: the value of your goods, and the treasury pays what is missing. They stay with you for good, each helps in its own way, and they make others cheaper. No change is given.
guide-round = The round is over, and the markers on the succession table have moved on. Each new epoch asks for something: two cities, cards of three groups, seven cards, and at the end many points. Whoever lacks it waits at the border.

## Asides

guide-nation = Every nation begins with one token in its own place. You drew the highest card and choose first. The nations farther up on the succession table win ties; those farther down buy first.
guide-tax = With Coinage you decide how many tokens each city pays. Tokens in the treasury are missing from the stock your nation grows from; if the stock is too small, cities revolt.
guide-take = A foreign city could not pay its taxes and joins you.
guide-grow = Your stock is too small for all growth. Decide where the last tokens go.
guide-support = Every city needs two of your tokens on the board. You lack some, so one city turns back into tokens, as many as its area feeds.
guide-gold = For 18 tokens from the treasury you get a card from stack 9, mostly gold. It pays if you already collect gold.
guide-accept = Somebody answers your offer. The number, the value and the named good are true; what else is inside, you only learn after the swap. Calamities like to come along.
guide-calamity = A calamity. A token counts one unit, a city five. Red ones strike whoever draws them; black ones can be passed on in trade. Some civilization cards protect you.
guide-losses = Decide what you lose. Tokens in full areas soon grow again, cities do not.
guide-discard = Nobody keeps more than six trade cards. What you give up goes face down under the stacks; keep what fits together.
guide-cards = Every city brings a trade card: the first from stack 1, the second from stack 2, and so on. Goods of the same kind count more and more together, so it is worth collecting a few kinds. Among the cards are calamities, too.
guide-conflict = Where tokens of several nations stand and the area does not feed all of them, they fight: the weaker side loses the first token, then both in turn, until the area feeds those who are left. Nobody fights in an area that feeds all.
guide-conflicts = Your city has to surrender if your stock cannot fill its ranks. Another conflict may give tokens back to the stock first, so the order matters.
guide-nobody = A city of yours revolts, and nobody can take it over. It turns back into tokens, as many as its area feeds.
guide-volcano = Your calamity makes a volcano erupt, which destroys everything around it, whoever it belongs to. Choose the one that costs you least.
guide-quake = No volcano lies under your nation, so an earthquake takes one of your cities. Give up the one that is easiest to build again.
guide-aftershock = The earthquake may also strike a city of a neighbour. That city turns back into tokens like yours.
guide-flood = The flood strikes the plain where you have the most. There are several; choose where it hurts least.
guide-assign = You hold the calamity, but others suffer with you. You say how much each of them loses; whoever is in the lead is a good choice.
guide-mark = In a civil war a nation breaks in two. You mark the units of one part; a token counts one unit, a city five.
guide-taker = You name who takes over the part of your nation that you do not keep.
guide-part = Your nation has two parts now. The one you do not keep goes to another player, so keep the one with more cities and room to grow.
guide-breakaway = There were too few markers for all cities of the civil war. What is left over goes to others, one city after the other.
guide-claim = Your stock is too small for all tokens you could take over. Choose where you want them.
guide-dissolve = The calamity turns cities back into tokens, as many as the area feeds. Give up those that are easiest to build again.
guide-demand = Iconoclasm also lets you demand cities from others: up to two in all, and you say whose.
guide-pirates = The piracy that you traded away strikes whoever got it: every ship of yours destroys one coastal city there. You choose which.

## Beginning and end

guide-back = Back
guide-end-title = You know the basics
guide-end-text = You have grown, sailed, built, traded, bought and survived a calamity: these are the decisions that every round brings. What is rarer is explained when it comes. Go on with this match or start one of your own; the rules and a hint are always at hand.
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
