# Hints: why the bot would answer so, in one sentence. Variables are named after the kinds.

hint-only = There is nothing else to choose here.
hint-guess = One answer is as good as another here.
hint-done = Doing more is not worth it here.
hint-save-later = Your trade tokens are worth more in a later turn.
hint-done-caravans = Moving your caravans on brings nothing now.
hint-done-attacks = Another attack would have too little chance.
hint-keep-pact = The diplomacy card you already have is worth more to you.
hint-star = Good land is quickly reached from here.
hint-tile = Laid here, it brings easy terrain within your reach.

## What a turn brings

hint-agenda = This completes an agenda: { $agenda }.
hint-city = A city here opens up new land.
hint-turn-wonder = With this you can build a world wonder.
hint-turn-city = With this you can build a city that opens up new land.
hint-spaces = With this you can take new spaces.
hint-turn-card = This gets you a better focus card on the technology dial.
hint-military = With this you can reinforce control tokens or attack barbarians and others.
hint-card = This card can do more than the one it replaces.
hint-dial = This takes your technology dial to { $number }.
hint-diplomacy = A caravan can bring trade tokens and a diplomacy card now.
hint-trade = This brings you trade tokens for later turns.
hint-strong =
    { $number ->
        [one] This reinforces 1 more control token, against barbarians and neighbours.
       *[other] This reinforces { $number } more control tokens, against barbarians and neighbours.
    }
hint-fight = An attack promises more than anything else here.
hint-rest = This is the card you need least now, and others move up to higher slots.

## Cards and tokens

hint-spend = Spent here, the trade token is worth more than saved.
hint-spend-combat = That can decide the combat.
hint-save = The combat needs no trade tokens here.
hint-swap = This card is then in a better slot.
hint-put = The trade token helps most on this card.
hint-store = Stored here, the trade token is not lost and can go where you need it later.
hint-steal = On this card your rival will miss the trade token most.
hint-discard = On this card you need the trade token least.

## Culture and science

hint-claim = This space takes you forward.
hint-claim-city = The space helps your city next to it to become mature.
hint-claim-mature = This makes one of your cities mature.
hint-claim-resource = It has { $resource }, good for a world wonder.
hint-claim-nature = A natural wonder counts like a resource in every turn.
hint-claim-wonder = A world wonder that belongs to nobody lies there: { $wonder }.
hint-least = You will miss this space least.
hint-shift = The control token is of more use there.
hint-convert = You win this space and take it from somebody else.
hint-raze = This control token is most in your way.
hint-name = Whichever of the two is given up, you win a good space.
hint-advance = Every space of the technology dial brings you nearer to better cards.
hint-strike = There it hits the others hardest and you least.
hint-gain = More of this helps you with wonders.
hint-gain-new = You have none of this kind yet.
hint-gain-wonder = It pays for one of the face-up world wonders: { $wonder }.

## Economy and industry

hint-send = From there it is not far to the next trade.
hint-send-trade = Your caravan trades there: 2 trade tokens and perhaps a diplomacy card.
hint-pact = This diplomacy card helps you most now.
hint-give-back = This diplomacy card helps you least.
hint-build = This world wonder helps you most.
hint-build-agenda = It counts for an agenda you still need: { $agenda }.
hint-pay = This is the resource you need least for other things.
hint-pay-nature = A natural wonder is not lost when you pay with it.
hint-under = The world wonder is safe there.

## Military

hint-reinforce = This control token is most in danger.
hint-attack-barbarian = Defeated barbarians bring a trade token and can no longer destroy anything.
hint-attack-city-state = A conquered city-state is one more city and helps in every turn.
hint-attack-rival-city = This city can be taken or plundered.
hint-attack-rival-token = This space is weakly defended.
hint-conquer = As a city the city-state helps you more than as a neighbour.
hint-liberate = Its diplomacy card is worth more to you than the city.
hint-drive = There the barbarians are least in your way.
