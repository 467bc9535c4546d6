# The guide for newcomers: what the areas of the table are, and a word on every kind of question when it first comes up.
# guide-<id> explains; what to do is what the hint says.

## Areas

guide-area-prompt = This is always the place to look. One sentence says what to decide now; below it are the possible answers. The keys 1 to 9 choose, H gives a hint, U takes back your last answer.
guide-area-prompt-touch = This is always the place to look. One sentence says what to decide now; below it are the possible answers. “Hint” shows what a bot would do, “Undo” takes back your last answer.
guide-area-board = The map of hexagons. Colour and pattern show the terrain, from grassland (1) to mountains (5). On it are resources, natural wonders, city-states and barbarians. What you can choose glows.
guide-area-mat = Your mat: the five cards of your focus row from slot 1 to 5, trade tokens on them, your technology dial, resources, wonders and diplomacy cards. Hover or tap to see any card large.
guide-area-mat-touch = Your mat: the five cards of your focus row from slot 1 to 5, trade tokens on them, your technology dial, resources, wonders and diplomacy cards. A long press shows any card large.
guide-area-seats = Everybody at the table. Whoever is deciding is marked. Whoever has completed an agenda on every victory card at the end of a round wins.
guide-area-tabs = The log tells everything in sentences, and each line leads to its position. Beside it: the mats of the others, the chat, and the rules.

## Lessons

guide-star = Every star is a place for a capital. Grassland and hills around it are quickly taken; resources nearby help with wonders.
guide-goal = Three victory cards are face up, each with two agendas. Complete one of them on every card, and you win at the end of the round. The bars show how far everybody is.
guide-focus = Each turn you resolve one of your five cards. Its slot is its strength and the highest difficulty of the spaces it works on. Then it goes back to slot 1, and the cards before it move up a slot: a card that waits gets stronger.
guide-tokens = With culture you place control tokens next to your cities. The space is then yours, and you take the resource on it, if there is one. If all spaces around a city are yours or water, it is mature.
guide-dial = At the end of every round the event dial moves on: barbarians move or appear, mature cities bring trade tokens, or nothing happens.
guide-caravans = Economy moves your caravans, step by step over spaces no more difficult than the slot. In city-states and rival cities they trade: 2 trade tokens and a diplomacy card, then the caravan returns to the card.
guide-barbarians = Barbarians all move in the same direction, which a die decides. They destroy caravans, unreinforced control tokens and cities; reinforced control tokens stop them once.
guide-science = Science advances the technology dial by the slot and 1 for every trade token. At 3 and 6 you get a card of level II, at 10 and 14 one of level III, at 19 and 24 one of level IV.
guide-cards = The new card replaces a weaker one of the same type in the same slot. Everything that lay on it stays.
guide-military = Military reinforces control tokens of yours, as many as the slot says, or it attacks. Reinforced tokens stop barbarians and help their neighbours.
guide-reinforce = Reinforced control tokens count 1 more in combat and help their neighbours. They survive a barbarian.
guide-attack = Both sides roll a die. You add the slot of your card, the barbarian the difficulty of its space; control tokens and cities defend themselves the same way, cities with twice the terrain. A tie goes to the defence.
guide-trade = Trade tokens lie on your cards, at most 3 on each. They are spent when you resolve the card and make it stronger; on military they help in defence, too.
guide-industry = Industry builds a city or a world wonder. Cities need distance from other cities and from city-states; a wonder needs a city that has none yet.
guide-wonder = The slot counts as production, every fitting resource brings 2 and every trade token 1. Wonders work as long as the space is yours, and many agendas ask for two of a type.
guide-city = A new city needs a space in range, no more difficult than the slot and not next to a city or a city-state. You can then place control tokens next to it.
guide-pact = Whoever trades in a rival city may take a diplomacy card from its owner. It helps you until you attack that player.

## Asides

guide-tile = You build the map together. Your tile has to touch four spaces and, if possible, the core. Your capital comes with the tile that has the star.
guide-agenda = An agenda is completed and stays so. On each of the three victory cards you need one of two; whoever has one on every card wins at the end of the round.
guide-settle = Industry builds a city if a space is in range. Your production is not enough for a world wonder yet.
guide-spend = The dice are rolled. Every trade token on your military card brings 1 more combat value now. Afterwards the defence may do the same.
guide-defend = You are under attack. Trade tokens on your military card bring 1 combat value each now; in a tie you hold out.
guide-discard = Barbarians are at your capital. It stays, but you give up two trade tokens.
guide-pay = The cost is paid with the slot, fitting resources (2 each) and trade tokens on the card (1 each). Anything beyond the cost is lost.
guide-place = A world wonder goes under one of your cities that has none yet. Whoever has the space has the wonder.
guide-resource = You take a resource from the supply. Every world wonder names two kinds that can pay for it.
guide-exchange = You may exchange one of your resources for another one from the supply.
guide-shift = You may move one of your control tokens to an empty space next to it. A natural wonder or world wonder stays behind.
guide-convert = This card replaces a rival control token nearby with one of yours.
guide-free = Your supply of control tokens is empty. Take one back from the map, or go without this space.
guide-chain = Stonehenge: on hills you may go on placing from space to space as long as there are hills next to them.
guide-yield = The Eiffel Tower: two of your control tokens are named, and you decide which one you give up.
guide-upgrade = This world wonder raises cards of your focus row by one level. Everything on them stays.
guide-strike = Nuclear power hits a space and all spaces around it: control tokens are destroyed, reinforced ones are flipped, yours too. Cities stay.
guide-nature = America lays natural wonders on focus cards and uses them there like trade tokens or as a resource.
guide-state = The token of a conquered city-state lies on a card of its type and works there once per turn like a trade token.
guide-pacts = The Potala Palace: you take up to three diplomacy cards from other players.
guide-return = You keep only one diplomacy card of each other player. Return the one that helps you least.
guide-liberate = Conquering brings you the city and the token of the city-state. Liberating puts it back and brings you its diplomacy card.
guide-spoils = You take the world wonder of a defeated capital with you. It goes under one of your cities without a wonder.
guide-loot = A defeated capital stays, but you take up to two trade tokens from its owner's cards.
guide-more = Your world wonder lets you resolve one more card this turn.
guide-other = Capitalism: you resolve another card as if it lay in slot 1. It stays where it is.
guide-swap = The Aztecs swap two cards of their focus row after a won attack. Move to the right what you will soon need strong.

## Beginning and end

guide-back = Back
guide-end-title = You know the basics
guide-end-text = You have resolved every kind of card once. Play on here to the end or start a new match; the rules and a hint are always at hand.
guide-go-on = Play on here

## About this edition

about-kind-terrain = Terrain
about-kind-resource = Resources
about-kind-players-colours = Colours
about-kind-focus = Focus cards
about-kind-wonder = World wonders
about-kind-people = Leaders and peoples
about-kind-city_state = City-states
about-kind-nature = Natural wonders
about-kind-pact = Diplomacy cards
about-kind-agenda = Agendas
about-kind-victory = Victory cards
about-players-colours-red = Red
about-players-colours-blue = Blue
about-players-colours-orange = Orange
about-players-colours-green = Green
about-part-de_name = German name
about-part-en_name = English name
about-part-era = Era
about-part-resources = Resources
