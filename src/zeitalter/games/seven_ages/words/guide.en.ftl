# The guide for newcomers: what the areas of the table are, and a word on every kind of question when it first comes up.
# guide-<id> explains; guide-try-<id> says what is worth trying in the prepared position.

## Areas

guide-area-prompt = You can always look here. One sentence says what is to be decided now; below are the possible answers. Keys 1 to 9 choose, H gives a hint, U takes back.
guide-area-prompt-touch = You can always look here. One sentence says what is to be decided now; below are the possible answers. “Hint” shows what a bot would do, “Undo” takes your last answer back.
guide-area-board = The map of the world: land, seas and oceans. Whoever has a unit in an area controls it. Above it runs the progress track through seven ages, here the first two. What you can choose is lit.
guide-area-mat = Your mat: your empires with level, money, leaders and artefacts, your eight action markers, and your hand. Each card is an empire, an artefact, an event and a number. Pointing or tapping makes it large.
guide-area-mat-touch = Your mat: your empires with level, money, leaders and artefacts, your eight action markers, and your hand. Each card is an empire, an artefact, an event and a number. A long press makes it large.
guide-area-seats = Everybody at the table with glory points. Each player leads several empires. Who has the most glory at the end wins, whatever became of the empires.
guide-area-tabs = The log tells everything in sentences, and every line leads to its position. Beside it: the mats of the others, the talk at the table and the rules.

## Lessons

guide-markers = All players lay action markers at the same time, face down: one on each of their empires and one on an empty slot if they like. You have each marker once, so two of your empires cannot do the same.
guide-try-markers = You lead the Egyptians. Lay Manoeuvre on them and Start empire on the empty slot.
guide-turn = There are seven rounds, one for each action, in this order: Start empire, Production, Trade and progress, Manoeuvre, Destiny, Civilise, Discard empire. In the round of your marker you turn it over; Wild fits any of them.
guide-try-turn = The first round is Start empire. Turn over the marker of the empty slot.
guide-start = Any card of your hand whose ages fit brings a new empire. The card says where it starts, with how much money and leaders, how well it trades, and what it gains glory for every turn.
guide-try-start = Start the Babylonians: fertile land, good trade numbers, and glory for cities and progress.
guide-units = The start money buys the first units, as many in an area as you like. What is left is saved. Front line, support and movement stand on every unit; better types come with later levels.
guide-try-units = Buy three warriors for Babylon and keep the rest of the money: more units would only cost upkeep now.
guide-move = Every unit may move once, step by step as far as its points go. In each land area that you leave or pass, one unit stays. Who enters an area of another empire stops there, and there is a conflict.
guide-try-move = Nubia is weakly held. Attack it from Upper Egypt with two spearmen and one archers; the other archers stay. Then finish.
guide-commit = Both sides draw a card and secretly commit units: half of them, rounded up, are the front line, the others support. Card, values, terrain and city make a total. The lower side loses what it has committed, in a tie both do.
guide-try-commit = You are stronger: commit everything, the spearmen in front and the archers in support.
guide-harvest = At the end of a turn every empire advances one level, except from a dark field. Then each gains glory for what its card names: the full points if it is first in the world, one less if it is second, and so on.
guide-try-harvest = The Egyptians are on a dark field now. For the next turn lay Civilise on them, Production on the Babylonians and Destiny on the empty slot; in the turn after that, Trade and progress on the Egyptians.
guide-build = Production brings money: 2 for fertile land, 1 for any other area, and the level of every city. Upkeep is paid, then you build units, usually one in each area, or as many as the level of its city.
guide-try-build = Build one or two warriors in Babylon, so that the Babylonians can spread out later.
guide-destiny = Destiny exchanges cards: discard what you like, then draw up to 5 for an empty slot, up to 6 for an empire and up to 7 for one of the highest age.
guide-try-destiny = The Zulus come in age 5, far beyond this game. Discard them and keep the high numbers for trades.
guide-civilise = Civilise plays artefacts and green events, builds or raises one city, brings a leader, adopts a religion or government, replaces old units and restores order, in any sequence. “Done” ends it.
guide-try-civilise = Play the Colossus for the Egyptians: artefacts bring them glory every turn. Then build a city in Upper Egypt.
guide-trade = The most important way to progress is to trade with an empire in range, which cannot refuse. Without one there is the neutral world. Cards and money can be exchanged too if both agree.
guide-try-trade = Trade for progress with the Israelites.
guide-lay = Both lay a card and add the trade number of their empire. The higher total wins and advances by the difference, at most two levels. Then the cards change hands.
guide-try-lay = Lay a 7: you will hardly lose, and a won level leads out of the dark.
guide-round = A new age has begun: better units, larger cities, other empires and artefacts. The game ends with the turn in which an empire passes the last level; it brings its player 7 glory points more.

## Asides

guide-opening = Everybody lays a card; the highest value begins and chooses first. The cards are discarded, so a high number is the price for going first.
guide-colours = Two colours of units are reserved for you all game. The light ones have more units, the dark ones fewer but stronger ones.
guide-colour = An empire takes the units of one colour. Your own pair is kept for you, the left-over colours are open to all.
guide-leaders = Named leaders of the card may enter if their age has come; otherwise one is drawn from the cup. Each type helps in its own way, for example Builders with cities and Tacticians in conflicts.
guide-station = A leader is always with a unit of his empire. Many help only where they are.
guide-capital = The first city is the capital. Who takes it gets half of the money you have saved, so guard it.
guide-event = Now the event of a card could be played. Passing costs nothing; the card is kept for something better.
guide-order = A disordered area brings neither money nor glory, and nothing is built there. Money ends it, and so do some leaders and actions.
guide-upkeep = Every unit beyond the first in an area costs upkeep. Whoever cannot or does not want to pay dismisses units.
guide-voyage = A ship takes land units on board beside its route and lands them beside its last water area. Nobody stays at sea.
guide-redraw = Your Tactician lets you discard the first card of the conflict and draw another one.
guide-retreat = A round of the conflict is over. Who may retreat saves what is left; who fights on draws and commits again.
guide-cards = On an empty slot Civilise only plays cards. Artefacts may go to any empire in the world that fulfils their conditions.
guide-artefact = An artefact lies in one of your areas, usually only one in each. If the area is lost, so is the artefact.
guide-neutral = The neutral world turns a card over. If your total is higher you advance one level and keep its card.
guide-way = Somebody wants to count range through your areas. You may ask for money and cards, or refuse.
guide-swap = A card for a card, chosen by each owner. You need not agree.
guide-power = Religions and wonders may have a power that is used before the action.
guide-vote = Every empire votes with as many votes as levels it would lose. More than half of them decide.
guide-glory = Money becomes glory: 50 for one point, 20 with Renaissance.

## Beginning and end

guide-back = Back
guide-end-title = You know the basics
guide-end-text = You have led two empires and met all actions but one: Discard empire, which gives up a tired empire to make room for a new one. Start a match of your own or play on here; the rules and a hint are always at hand.
guide-go-on = Play on here
