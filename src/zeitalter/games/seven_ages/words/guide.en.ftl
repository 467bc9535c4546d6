# The guide for newcomers: what the areas of the table are, and a word on every kind of question when it first comes up.
# guide-<id> explains; what is to be recommended is said by the hint.

## Areas

guide-area-prompt = This is always the place to look. One sentence says what to decide now; below it are the possible answers. The keys 1 to 9 choose, H gives a hint, U takes back your last answer.
guide-area-prompt-touch = This is always the place to look. One sentence says what to decide now; below it are the possible answers. “Hint” shows what a bot would do, “Undo” takes back your last answer.
guide-area-board = The map of the world: land, seas and oceans. Whoever has a unit in an area controls it. Above it runs the progress track through seven ages, here the first two. What you can choose glows.
guide-area-mat = Your mat: your empires with level, money, leaders and artefacts, your eight action markers, and your hand. Each card is an empire, an artefact, an event and a number. Hover or tap to see it large.
guide-area-mat-touch = Your mat: your empires with level, money, leaders and artefacts, your eight action markers, and your hand. Each card is an empire, an artefact, an event and a number. A long press shows it large.
guide-area-seats = Everybody at the table with their glory points. Each player leads several empires. Whoever has the most glory at the end wins, whatever became of the empires.
guide-area-tabs = The log tells everything in sentences, and each line leads to its position. Beside it: the mats of the others, the chat, and the rules.

## Lessons

guide-opening = Every card is four things: an empire, an artefact, an event and a value in the coloured box. Here only the value counts: everybody shows a card; the highest goes first and chooses first. The cards shown are gone, so keep your best ones.
guide-colours = Two colours of units are reserved for you for the whole game. Each of your empires gets one colour; the light one has more units, the dark one fewer but stronger ones.
guide-markers = Every turn begins like this: everybody places action markers face down at the same time, one on each of their empires and, if they like, one on an empty slot. You have no empire yet; the empty slot can start one. You have each marker only once.
guide-turn = There are seven rounds in a fixed order: Start empire, Production, Trade and progress, Manoeuvre, Destiny, Civilise, Discard empire. In the round of your marker you turn it over and act; Wild fits any of them. What you leave face down is forfeited.
guide-start = Any card of your hand whose ages fit can become an empire. The card says where it starts, with how much money and which leaders, how well it trades, and what it gains glory points for every turn.
guide-units = The starting money buys the first units, as many in each start area as you like; the rest is saved. Where you have a unit, you control the area. Units left over can move on later. Click a glowing area and choose.
guide-harvest = The turn is over. Every empire advances one level and then gains glory points for what its card names: all the points if it ranks first in the world, one fewer if second, and so on. Point at an empire to read its card.
guide-move = Manoeuvre: every unit may move once, as far as its movement points go. In each land area that you leave, one unit stays behind. Free land is yours as soon as you are there; where another empire stands, a conflict follows.
guide-civilise = Civilise: build or develop a city, play artefacts and events from your hand, call a leader, exchange units for newer ones, remove disorder. Do it in any order; what glows is possible. Then say “Done”.
guide-destiny = Destiny changes your hand: discard what you do not need, then draw until you hold 5 cards for an empty slot, 6 for an empire, 7 for one of the highest age. High values help in trade; empires and artefacts of your age help on the board.
guide-build = Production brings money: 2 for fertile land, 1 for every other area, and the level of each city. Upkeep is paid, then you build: one unit in each area, in a city as many as its level says. What is saved stays with the empire.
guide-commit = A conflict. Both sides draw a card and secretly commit units: half of them, rounded up, as the front line, the others as support. Card, values, terrain and city make the total. The lower side loses what it has committed.
guide-trade = Trade brings progress. An empire in range cannot decline a trade; if you win it, you advance. Otherwise there is the neutral world. Cards and money can change hands, too, if both agree.
guide-lay = Both sides lay a card face down; the trade number of the empire is added. The higher total advances by the difference, two levels at most. Then the cards change hands, so a high one is gone.

## Asides

guide-colour = An empire takes the units of one colour. Your own pair is kept for you; the remaining colours are open to all.
guide-leaders = Named leaders of the card may enter if their age has come; otherwise one is drawn from the cup. Each type helps in its own way, for example Builders with cities and Tacticians in conflicts.
guide-station = A leader is always with a unit of his empire. Many help only in their area; if no unit is left there, he is lost as well.
guide-capital = The first city is the capital. Whoever conquers it gets half of your saved money, the other half is lost; guard it well.
guide-event = Now you can play the event of a card. The card is gone after that; whoever passes keeps it.
guide-second = A marker “+1 go” lets this empire perform a second, different action at once. At most one per turn.
guide-order = A disordered area brings neither money nor glory points, and nothing is built there. Money in Production, a Civilise action and some leaders can end it.
guide-upkeep = Every unit beyond the first in an area costs upkeep. Whoever cannot or does not want to pay dismisses units.
guide-voyage = A ship takes land units on board beside its route and lands them beside its last water area. Nobody stays at sea.
guide-conflicts = Several conflicts are to be fought. You choose the order; each is fought to its end before the next one.
guide-side = Both empires of this conflict are yours. You commit units for each of them separately.
guide-redraw = Your Tactician lets you discard the first card of the conflict and draw another one.
guide-retreat = A round of the conflict is over. Whoever may retreat saves what is left; whoever fights on draws and commits again.
guide-cards = On an empty slot Civilise only plays cards. Artefacts may go to any empire in the world that fulfils their conditions.
guide-artefact = An artefact lies in one of your areas, usually only one in each. If the area is lost, so is the artefact.
guide-grant = The card brings a religion or a government. It costs nothing; what it does and demands is written on it.
guide-neutral = The neutral world turns a card over. If your total is higher you advance one level and keep its card.
guide-use = Two cards lie before you, one counts. You take the other one back.
guide-pile = You may choose: the draw pile, face down, or the discard pile, whose cards everybody knows.
guide-way = Range is not counted through areas of others unless their owner grants you passage. The owner may ask for money and cards; a price that is accepted is paid at once.
guide-swap = An offer between two empires: card against card, each chosen by its owner, or money. Nobody has to agree.
guide-power = Religions and wonders sometimes have a power that is used before the action. You do not have to use it.
guide-oracle = Somebody looks at your hand. Because your capital is disordered, you may hide one card.
guide-forum = With the Forum this empire may pass instead of acting and gets a marker “+1 go”: a second action in a later turn.
guide-treaty = A Peace treaty places two markers: one in an area of this empire, one with an empire of another player in range. As long as both are there, neither empire may enter the areas of the other.
guide-jihad = The marker Jihad goes to an adjacent area of an empire that is not Islamic. Until it is conquered, actions other than Manoeuvre cost Islamic empires glory points.
guide-heresy = Heresy turns every action of this religion into a Vote. Each empire has as many votes as it would lose levels; more than half decide. Then the Heresy is over.
guide-faith = Religions also matter when areas change hands: some bring disorder to the conqueror, some to whoever loses fertile land. Here you choose where, or how.
guide-unrest = Disorder breaks out. Such an area brings neither money nor glory points until there is order again. You choose where.
guide-losses = Something is lost here, and you choose what. The weakest is missed least; of an opponent the best is missed most.
guide-collapse = The empire falls apart. You choose what remains; everything else is lost. Cities, fertile land and areas that bring glory points are worth most.
guide-settlers = Settlers take free land in range without moving there. The nearer to your empire, the easier it is to hold.
guide-allies = An event intervenes in the conflict: help, treason or hired troops. It counts for this conflict only.
guide-marriage = Dynastic marriage: an empire sells an area to another one, and both players gain glory points. Both have to agree.
guide-profit = Capitalism pays the difference of the trade: from the bank or from the loser.
guide-nations = The United Nations can take back an invasion or an event if all others agree. Whoever goes ahead anyway loses a glory point.
guide-glory = Money becomes glory: 50 for a point, 20 with Renaissance. Otherwise money left over in the last turn is lost.
guide-age = A new age has begun: better units, larger cities, more range. New empires and artefacts come into play; old cards are useful only in other ways.
guide-lost = An empire has come to its end. The glory points it has gained remain; its slot and its colour are free for a new one.
guide-last = An empire has passed the last level: that brings 7 glory points, and the game ends with this turn.

## Beginning and end

guide-back = Back
guide-end-title = You know 7 Ages
guide-end-text = You have started and led an empire, built, traded, fought and played cards. Only Discard empire is left: it clears a slot for a new empire. Play on here or begin a game of your own; the rules and a hint are always at hand.
guide-go-on = Play on here
