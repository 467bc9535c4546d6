# Hints: why the bot would answer so, in one sentence. Variables carry the names of the kinds.

hint-only = There is nothing else to choose here.
hint-guess = One answer is as good as another here.
hint-done = Nothing more is worth it here.

## The course of a turn

hint-least-card = You will miss this card the least: { $card }.
hint-colours = This pair has many units for the ages you play: { $colour }.
hint-place = This gains the most: { $action } ({ $empire }); the other markers then go where they are worth the most.
hint-place-slot = This gains the most on the empty slot: { $action }.
hint-place-none = No marker would gain anything on the empty slot now.
hint-turn-over = This is the round for which you have placed the marker.
hint-turn-wild = Wild is worth the most in this round.
hint-done-markers = There is nothing to do in this round; a Wild marker is worth more later.
hint-end-heresy = Without Heresy your empire can act again.
hint-act = The action is worth more now than a marker for later.
hint-second-action = A second action is worth its marker: { $action }.
hint-pass-second = No second action is worth its marker now.
hint-preach = Land without a fight: { $area }.
hint-consult = Looking into a hand costs nothing and tells what to expect ({ $empire }).
hint-hide = Of all your cards this one is the best to hide: { $card }.
hint-buy-glory =
    { $number ->
        [one] Money left over is worth most as 1 glory point.
       *[other] Money left over is worth most as { $number } glory points.
    }
hint-pass-glory = The money is worth more in units and cities as long as the game goes on.

## Starting an empire

hint-found =
    { $number ->
        [one] It promises about 1 glory point each turn: { $empire }.
       *[other] It promises about { $number } glory points each turn: { $empire }.
    }
hint-found-any = An empire in play can trade, grow and gain glory; an empty slot cannot.
hint-pass-start = None of your cards can start an empire now.
hint-use-colour = This colour has the best units for this age: { $colour }.
hint-open-colour = This colour is open to everyone, so take it before the others do; your own pair stays yours: { $colour }.
hint-take-grant = What the card brings costs nothing.
hint-first-unit = Every start area needs a unit to be yours: { $unit } ({ $area }).
hint-more-units = Further units move out into free land next turn: { $unit } ({ $area }).
hint-raiders = The start area must be taken first: { $unit } ({ $area }).
hint-capital = The land is rich there and your units are near: { $area }.
hint-leader = This leader helps your empire: { $leader }.
hint-draw-leader = There is room for a leader, and many in the cup are useful.
hint-station = There the leader is safe and of use: { $area }.

## Production

hint-build = One more unit there is worth its price: { $unit } ({ $area }).
hint-build-settler = This unit can move into free land: { $unit } ({ $area }).
hint-build-guard = Strong neighbours are near, so this area needs guards: { $unit } ({ $area }).
hint-build-ship = A ship wins the water before the coast: { $unit } ({ $area }).
hint-done-building = What is left is better saved.
hint-fortify = Somebody could attack here: { $area }.
hint-order = Without disorder this area pays and counts again: { $area }.
hint-done-order = The money is needed for something else.
hint-upkeep = Your units are worth their upkeep.
hint-dismiss = There is not enough money for all, and this unit is the weakest: { $unit }.

## Trade and cards

hint-trade = This trade promises the most levels: { $empire }.
hint-neutral = Against the neutral world you risk no levels.
hint-done-trade = No trade is worth a card now.
hint-lay-high = Winning matters here, so lay a high card ({ $card }).
hint-lay-low = The trade is not worth a better card than this one: { $card }.
hint-lay-pile = You have no card that you could lay.
hint-use = With this card the trade ends best for you: { $card }.
hint-price = Passage through your areas is worth something to the other player.
hint-pay = The passage is worth this price.
hint-refuse-price = The passage is not worth this price.
hint-refuse = This would help the other player more than you.
hint-accept-swap = You have a card that is worth less than an unknown one.
hint-accept-money = Money for nothing.
hint-refuse-money = You would get nothing in return.
hint-accept-marriage = Glory for you, and the price is right.
hint-profit = That is the larger profit.
hint-throw-away =
    { $number ->
        [one] One card is worth less than what you will draw for it.
       *[other] { $number } cards are worth less than what you will draw for them.
    }
hint-keep-hand = All your cards are worth keeping.
hint-draw = From this pile you can expect the better card.

## Manoeuvre and conflict

hint-settle = Free land, and from there you can go on: { $area }.
hint-settle-glory = One more area for which your empire gains glory: { $area }.
hint-take-sea = Free water pays and costs nothing: { $area }.
hint-forward = From there the units can soon enter other land: { $area }.
hint-attack = The area is worth an attack: { $area } (chance with these units about { $number } per cent).
hint-done-moving = The units that are left are needed where they are.
hint-set-sail = Across the sea there is free land, and units are waiting: { $area }.
hint-sail = This way leads to free land: { $area }.
hint-embark = Here a unit can be spared: { $area }.
hint-land = This land is free and worth the voyage: { $area }.
hint-end-voyage = There is no land that is worth a longer voyage.
hint-resolve = The surest conflict comes first: { $area } (chance about { $number } per cent).
hint-redraw = A low card: the next one is probably better.
hint-keep-card = The next card would probably be worse.
hint-commit-all = Together the chance is good enough to risk everything.
hint-commit-some = This round promises more if some units are held back.
hint-commit-tactician = The Tactician saves the units if the round is lost.
hint-fight-on = The chances are good enough to go on.
hint-retreat = The conflict would probably be lost; the units are worth more elsewhere.

## Civilise, faith, events

hint-artefact = It helps your own empire: { $artefact } ({ $empire }).
hint-artefact-harm = It harms a rival: { $artefact } ({ $empire }).
hint-event = Now this event is worth its card: { $event }.
hint-event-harm = It harms a rival at the right moment: { $event } ({ $empire }).
hint-pass-event = No event is worth its card now.
hint-city = The city pays, protects and counts: { $area }.
hint-adopt = It costs no card and helps your empire: { $artefact }.
hint-upgrade = Newer units are worth the money: { $unit }.
hint-done-civilising = What is still possible now is not worth it.
hint-safe-place = Nobody will easily take it there: { $area }.
hint-sign-abroad = The treaty closes the way to good land against this neighbour: { $area }.
hint-propose = This way your own empires lose as little as the vote allows.
hint-vote-yes = Heresy stops every action; the loss is bearable.
hint-vote-no = Your own empires would lose too much.
hint-fall-back = A few levels cost less than the faith and the order in all cities.
hint-give-up-faith = That many levels are worth more than the faith.
hint-call-resolution = A resolution can stop this harm.
hint-agree = This player is dangerous: { $seat }.
hint-veto = This does you no harm.
hint-give-in = A glory point is worth more.
hint-convert = A new faith is better than disorder.
hint-mark = There it hurts a rival most: { $area }.
hint-mark-own = There it hurts least: { $area }.
hint-burn = Your rival will miss this artefact the most: { $artefact }.
hint-lose = The weakest unit is missed the least.
hint-take-card = The best card of the pile: { $card }.
hint-help-own = It helps your own side: { $empire }.
hint-help = The other side is the more dangerous one: { $empire }.
hint-betray = Losing this unit weakens the other side the most.
hint-hire = Hired troops can turn the conflict: { $unit }.
hint-rebels = These are the rival’s best areas.
hint-keep-area = This area is worth the most to you: { $area }.
hint-keep-areas = These areas are worth the most to you.
hint-offer-area = Both gain glory, and the price is fair: { $area }.
hint-garrison = The strongest garrison: { $unit }.
