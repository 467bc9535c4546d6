# Hints: why the bot would answer so, in one sentence. Variables are named after the kinds.

hint-only = There is nothing else to choose here.
hint-guess = One answer is as good as another here.
hint-done = More is not worth it here.
hint-star = Good land is quickly reached from here.
hint-tile = So easy terrain lies where you need it.

## What a turn brings

hint-agenda = This completes an agenda: { $agenda }.
hint-wonder = This gets you a world wonder: { $wonder }.
hint-city = A city here opens up new land: { $space }.
hint-spaces =
    { $number ->
        [one] This brings you 1 more space.
       *[other] This brings you { $number } more spaces.
    }
hint-card = This card is stronger than the one it replaces: { $focus }.
hint-dial = This takes your technology dial to { $number }.
hint-diplomacy = A caravan can bring trade tokens and a diplomacy card now.
hint-trade = This brings you trade tokens for later turns.
hint-strong =
    { $number ->
        [one] This reinforces 1 more control token, against barbarians and neighbours.
       *[other] This reinforces { $number } more control tokens, against barbarians and neighbours.
    }
hint-fight = An attack promises more than anything else here.
hint-rest = You miss this card least now, and others move up to higher slots.

## Cards and tokens

hint-spend = Spent here the token is worth more than saved: { $focus }.
hint-spend-combat = That can decide the combat.
hint-save = The combat needs no trade tokens here.
hint-swap = This card lies in a better slot then: { $focus }.
hint-put = On this card the token helps most: { $focus }.
hint-store = Stored, the trade token is not lost and goes later where you need it.
hint-steal = From this card your rival misses the trade token most: { $focus }.
hint-discard = On this card you need the trade token least: { $focus }.

## Culture and science

hint-claim = This space gets you on: { $space }.
hint-claim-city = The space helps your city next to it to become mature: { $space }.
hint-claim-mature = This makes one of your cities mature: { $space }.
hint-claim-resource = { $resource } lies there, good for a wonder: { $space }.
hint-claim-nature = A natural wonder brings a resource in every turn: { $nature }.
hint-claim-wonder = A world wonder that belongs to nobody lies there: { $wonder }.
hint-least = You miss this space least: { $space }.
hint-shift = The control token is of more use there: { $space }.
hint-convert = You win this space and take it from somebody else: { $space }.
hint-raze = This control token is most in your way: { $space }.
hint-name = Whichever of the two is given up, you win a good space.
hint-advance = Every space of the technology dial brings you nearer to better cards.
hint-strike = There it hits the others hardest and you least: { $space }.
hint-gain = More of this helps you with wonders: { $resource }.
hint-gain-new = You have none of this kind yet: { $resource }.
hint-gain-wonder = { $resource } fits a world wonder that lies open: { $wonder }.

## Economy and industry

hint-send = From there it is not far to the next trade: { $space }.
hint-send-trade = Your caravan trades there: 2 trade tokens and perhaps a diplomacy card ({ $space }).
hint-pact = This diplomacy card of { $seat } helps you most now: { $pact }.
hint-give-back = This diplomacy card helps you least.
hint-build = This world wonder helps you most: { $wonder }.
hint-build-agenda = { $wonder } counts for an agenda you still need: { $agenda }.
hint-pay = You need this resource least otherwise.
hint-pay-nature = A natural wonder is not lost when you pay with it.
hint-under = The world wonder is safe there: { $space }.

## Military

hint-reinforce = This control token is most in danger: { $space }.
hint-attack-barbarian = Defeated barbarians bring a trade token and destroy nothing any more: { $space }.
hint-attack-city-state = A conquered city-state is one more city and helps in every turn: { $space }.
hint-attack-rival-city = This city can be taken or plundered: { $space }.
hint-attack-rival-token = This space is weakly defended: { $space }.
hint-conquer = As a city the city-state helps you more than as a neighbour.
hint-liberate = Its diplomacy card is worth more to you than the city.
hint-drive = There the barbarians disturb you least: { $space }.
