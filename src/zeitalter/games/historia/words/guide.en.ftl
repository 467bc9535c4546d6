# The guide for newcomers: what the areas of the table are, and a word on each kind of question when it first comes up.
# guide-<id> explains; guide-try-<id> says what is worth trying in the prepared position of the first round.

## Areas

guide-area-prompt = This is always the place to look. One sentence says what to decide now; below it stand all possible answers. The keys 1 to 9 choose, H gives a hint, U takes back.
guide-area-prompt-touch = This is always the place to look. One sentence says what to decide now; below it stand all possible answers. “Hint” shows what a bot would do, “Undo” takes back your last answer.
guide-area-board = The board: the world map with everybody’s cubes, the development matrix on which the markers climb, the time circle and the row of wonders. What you can choose glows; a click on anything else says why it is not possible.
guide-area-mat = Your own mat: the cards in your hand, the row of cards you have played, your cubes, your wonders and your leader. Hover or tap to see any card large.
guide-area-mat-touch = Your own mat: the cards in your hand, the row of cards you have played, your cubes, your wonders and your leader. A long press shows any card large. The button below opens and closes it.
guide-area-seats = All civilizations with their points. Whoever is deciding is marked; the most points after round 12 win.
guide-area-tabs = The log tells everything in sentences, and each line leads to its position. Beside it: the mats of the others, the talk at the table, and the rules.

## Lessons

guide-leader = A leader sets you two goals for this epoch. Each condition you meet at the end of the epoch brings its points, even if you miss the other one. So choose what fits where you already stand.
guide-try-leader = You hold three territories and your technology is ahead: Isabella of Castile asks for more of both.
guide-select = Everybody lays cards face down, then all are revealed together. With technology 5 or more you may lay two. Most actions cost cubes from your personal supply; paid cubes wait in the used pool until something brings them back.
guide-try-select = Try Expansion and Art: one grows on the map, the other builds a wonder.
guide-turn = Your turn. You execute your cards in the order you like; what can be executed has to be executed. Upright wonders may be used before, between and after your cards.
guide-try-turn = Start with Expansion. Stonehenge brings a point as long as your technology is ahead; it can wait until the end of your turn.
guide-expansion = Place a cube in a territory next to one of yours. You have at most one cube in each. A territory where you are alone scores its tile for you; where others stand too it scores for nobody, but you can fight them there.
guide-try-expansion = Central Asia is empty and its tile is worth having. Petra works with Expansion: use it first, and a used cube comes back.
guide-wonder = You can use a wonder now. It is turned sideways and works again after the end of the round. Some need a certain action, some need you to be ahead in something, some cost another wonder.
guide-try-wonder = There is nothing to lose: using a wonder is free.
guide-art = Take a wonder from the row; the basic action pays one cube for one wonder, the advanced action three cubes for two. A new wonder works from your next card on.
guide-try-art = Machu Picchu brings two points in every round in which you hold the most territories. One cube is enough.
guide-end = All your cards are executed. You may still use an upright wonder; then end your turn. The end cannot be taken back, everything before it can.
guide-try-end = Use Stonehenge now, then end your turn.
guide-levels = The marker on the matrix moves one cell: technology to the right, military upwards. The cell names your government, which brings points at the end of every round. Many levels bring a bonus: a cube, a card, an advisor. A cell that is missing stops you.
guide-levels-military = Military moves your marker upwards on the matrix. The cell names your government, which brings points at the end of every round. Many levels bring a bonus, a cube or a card. A cell that is missing stops you.
guide-levels-technology = Technology moves your marker to the right on the matrix. The cell names your government, which brings points at the end of every round. Every level is a technology with its gift: new cards, advanced actions, advisors. A cell that is missing stops you.
guide-try-levels = The basic action pays one cube for one level; the advanced one pays three for two. Keep cubes for the next cards if you have plans.
guide-fight = You attack somebody in a territory you share. The higher military wins points, and the loser’s cube leaves the territory; the last cube of a civilization always stays. With equal military nothing happens.
guide-fight-raid = You raid a neighbour with lower military: a used cube comes back to you, and you gain points. Nobody loses anything.
guide-try-fight = Compare military first: the numbers stand on the mats of the others and on the matrix. Attack where you are ahead.
guide-revolution = Revolution comes back to your hand at once, with another card of your row. This action round is completed, then the round ends for everybody.
guide-try-revolution = Take back the card you want to play again soonest.
guide-round = The round is over. Everybody took back the two oldest cards of the row, turned the wonders upright and received the bonus of the government. Whoever has the fewest points now plays first. After every second round territories score, after every fourth the leaders.

## Asides

guide-select-more = The next cards, face down. The cards you played lie in your row in order; the two oldest come back at the end of the round.
guide-try-select-more = Try Military and War: your marker climbs, and you fight for a territory you share.
guide-revolution-now = With three cards in your row you may play Revolution: it takes cards back and ends the round. Anybody may, so watch the rows of the others.
guide-try-revolution-now = Try Revolution now, and see how a round ends.
guide-first-cube = Your first territory. Here you are safe at first, and from here you expand. Neighbours can be traded with, raided and attacked.
guide-exploitation = Exploitation brings cubes back from the used pool. It can also take cubes from the map, but each costs you the points of its tile.
guide-trade = Trade needs a neighbour with higher technology: you gain a level, and they gain points. They cannot refuse.
guide-tourism = Tourism counts your wonders, used or not.
guide-build = You may take a wonder from the row without paying.
guide-refresh = A wonder turned upright can be used once more.
guide-take-back = Cards of your row come back to your hand and can be laid again. Choose what you want to repeat.
guide-cube = You may place a cube without an Expansion. Alone in a territory you score its tile.

## Beginning and end

guide-back = Back
guide-end-title = You know the basics
guide-end-text = One round is behind you, and you have met every kind of decision. Start a match of your own, or play this one to its end; the rules and a hint are always at hand.
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
about-kind-map-explicitly_not_adjacent = No borders
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
about-text-inventory = { $count } pieces
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
