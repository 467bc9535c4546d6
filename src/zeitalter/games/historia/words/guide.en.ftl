# The guide for newcomers: what the areas of the table are, and a word on each kind of question and event when it first comes up.
# What is worth doing is what the hint says.

## Areas

guide-area-prompt = This is always the place to look. One sentence says what to decide now; below it are all possible answers. The keys 1 to 9 choose, H gives a hint, U takes back your last answer.
guide-area-prompt-touch = This is always the place to look. One sentence says what to decide now; below it are all possible answers. “Hint” shows what a bot would do, “Undo” takes back your last answer.
guide-area-board = The board: the world map with everybody’s cubes, the development matrix on which the markers climb, the time circle and the row of wonders. What you can choose glows; a click on anything else says why it is not possible.
guide-area-mat = Your own mat: the cards in your hand, the row of cards you have played, your cubes, your wonders and your leader. Hover or tap to see any card large.
guide-area-mat-touch = Your own mat: the cards in your hand, the row of cards you have played, your cubes, your wonders and your leader. A long press shows any card large. The button below opens and closes it.
guide-area-seats = All civilizations with their victory points (VP). Whoever is deciding is marked; whoever has the most VP after round 12 wins. Below are the figures of the others that matter.
guide-area-tabs = The log tells everything in sentences, and each line leads to its position. Beside it: the mats of the others, the chat, and the rules.

## Lessons

guide-leader = A leader sets you two goals for this epoch, which lasts four rounds. Each goal you have reached at the end of the epoch brings its victory points (VP), even if you miss the other one.
guide-first-cube = Your first territory. Its tile scores VP for you in the middle and at the end of every epoch, as long as you are alone there. Whoever sits next to you is your neighbour: neighbours can be traded with and raided.
guide-select = Everybody lays a card face down, then all are revealed together. Most actions cost a cube; cubes you have paid stay in the used pool until something brings them back. From technology 5 on you may lay two cards.
guide-reveal = All cards are revealed. The strip beside the board shows them and what came of them; players execute theirs in player order. Afterwards the card goes to your discard row and is out of reach for a while.
guide-levels = A marker has risen on the matrix: technology goes to the right, military upwards. The cell names the government, which brings VP at the end of every round. Many levels add something: a cube, a card, an advisor.
guide-art = Art takes a wonder from the row for one cube. It is yours for the whole game and can be used once in every round, for the first time from your next card on.
guide-exploitation = Exploitation brings used cubes back and costs nothing. You may also take cubes off the map, but that costs you the VP of their tiles.
guide-expansion = Place a cube in a neighbouring territory; you may have one in each. Where you are alone, the tile scores for you; where others are too, it scores for nobody, and you can make war there.
guide-revolution-now = With three cards in your discard row you may lay Revolution: it takes two cards back and ends the round for everybody. Anybody may, so watch the rows of the others.
guide-revolution = Revolution comes back to your hand at once, with another card of your choice. This action round is completed, then the round ends.
guide-round = The round is over: everybody took back the two oldest cards and got the bonus of the government, and wonders are ready again. Whoever has the fewest VP starts the next one.
guide-wonder = You can use a wonder now. Using it turns it sideways; at the end of the round it is ready again. Some need a certain action, some the sole majority, some cost another wonder.
guide-turn = Your turn: you execute your cards in any order you like. Wonders may be used before, between and after them. A card that can do something has to be executed.
guide-trade = A trade: whoever trades gains a level of technology from a neighbour who is ahead, and that neighbour gets 2 VP for it. They cannot refuse.
guide-advisor = Somebody took an advisor into their hand: a card that exists only once and can do a lot. When played it goes under the advisor deck, not into the discard row.
guide-territories = The territory bonus, in the middle and at the end of every epoch: where you are alone you get the VP of the tile. Every territory, even a shared one, then gives you a used cube back.
guide-raid = A raid hits a neighbour with less military: a used cube comes back, and the raider gains 1 VP. Whoever is raided loses nothing.
guide-epoch = The epoch is over. The leaders have been scored and leave; everybody chooses a new one for the next epoch. The wonder row is new, too.
guide-war = A war in a shared territory: the higher military gains 2 VP, even if it did not attack, and the loser’s cube has to leave. A player’s last cube always stays; with equal military nothing happens.

## Asides

guide-no-effect = A card had no effect; the log says why. Cards that would do nothing now glow only faintly in your hand; until it is your turn that can still change.
guide-end = All your cards are executed. You may still use a wonder, then end your turn; the end cannot be taken back, everything before it can.
guide-new-card = This technology brings a new action card to your hand.
guide-execute = How do you execute the card? Some technologies allow the advanced action: it can do more and often costs more.
guide-tourism = Tourism brings VP for your wonders, used or not.
guide-build = You may take a wonder from the row without paying.
guide-refresh = A wonder that is refreshed can be used once more.
guide-take-back = Cards from your discard row come back to your hand. Choose what you want to play again soon.
guide-cube = You may place a cube without an Expansion. Where you are alone, the tile scores for you.
guide-civilization = Each civilization has five advisors of its own; apart from that all play alike.
guide-goal = A civilization goal: whoever comes to this cell first gets its bonus. Put it where you want to go yourself.
guide-exclude = One of your five advisors goes face up under the deck. Choose the one you need least.
guide-first-advisor = You start with this advisor. One that works in the very first round helps most.
guide-choose-advisor = You may pick one of your face-down advisors.
guide-lose = The event demands a wonder. Give up one that brings you little now.
guide-leave = A borrowed cube goes back: choose a territory that counts for little.
guide-happening = An event has happened: it comes before the action that triggers it. Whoever cannot meet its demand executes the card without effect.
guide-civbots = Civbots are played by the game itself: at the end of every round each draws some cards and executes them.

## Beginning and end

guide-back = Back
guide-end-title = You know the basics
guide-end-text = You have seen how an epoch goes and made the important decisions yourself. Play this match to its end or start one of your own; the rules and a hint are always at hand.
guide-go-on = Go on with this match

## About this edition

about-kind-inventory = In the box
about-kind-color = Colours
about-kind-civilization = Civilizations
about-kind-action = Action cards
about-kind-government = Governments
about-kind-military = Bonuses of the military levels
about-kind-technology = Technologies
about-kind-measure = Measures at the end of a round
about-kind-time_circle-segments = Rounds of an epoch
about-kind-territory = Territories
about-kind-map-adjacency = Borders
about-kind-map-explicitly_not_adjacent = Not adjacent
about-kind-tile = Territory tiles
about-kind-wonder = Wonders
about-kind-leader = Leaders
about-kind-advisor = Advisors
about-kind-event = Events
about-kind-level = Difficulty of the civbots
about-kind-civbots-cards = Cards of the civbots
about-kind-goal = Goals
about-kind-dominion-tiles = Dominion tiles
about-kind-ability = Kinds of dominion
about-name-military = Military { $id }
about-name-time_circle-segments = Round { $id } of an epoch
about-name-civbots-cards = Civbot card { $number }
about-name-tile = Tile { $id }
about-text-tile = { $vp } VP
about-text-inventory = Pieces: { $count }
about-inventory-game_board = Game board
about-inventory-power_cubes = Power cubes
about-inventory-wonder_cards = Wonder cards
about-inventory-leader_cards = Leader cards
about-inventory-advisor_cards = Advisor cards
about-inventory-event_cards = Event cards
about-inventory-civbot_cards = Civbot cards
about-inventory-territory_tiles = Territory tiles
about-inventory-action_cards = Action cards
about-inventory-time_markers = Time markers
about-inventory-matrix_markers = Matrix markers
about-inventory-vp_and_order_markers = Markers for points and order
about-inventory-player_aids = Player aids
about-inventory-civilization_goal_tokens = Goal tokens
about-inventory-dominion_tiles = Dominion tiles
about-part-name = name
about-part-effect = effect
about-part-color = colour
about-part-epoch = epoch
about-part-trigger = trigger
about-part-zone = zone
