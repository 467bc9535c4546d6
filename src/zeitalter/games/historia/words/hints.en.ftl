# Hints: why the bot would answer so, in one sentence. Variables carry the names of the kinds.

hint-only = There is nothing else to choose here.
hint-guess = One answer is as good as another here.
hint-points =
    This brings you { $number ->
        [one] 1 VP
       *[other] { $number } VP
    } at once.
hint-government =
    This leads you to { $government }: { $number ->
        [one] 1 VP
       *[other] { $number } VP
    } at the end of every round.
hint-card-limit = With this technology you may play { $number } cards in every action round.
hint-level = The step to { $stat } { $number } brings you closer to a better government.
hint-dominion = Your dominion tile is worth most now.
hint-leader = { $leader } asks for { $stat } { $number }: this is a step towards it.
hint-leader-met =
    This meets a condition of { $leader }: { $number ->
        [one] 1 VP
       *[other] { $number } VP
    } at the end of the epoch.
hint-territories =
    Alone in your territories, you get { $number ->
        [one] 1 VP
       *[other] { $number } VP
    } more at every territory bonus.
hint-presence = One more territory: each one gives you a cube back in the middle and at the end of an epoch.
hint-safety = Your territories are safer from stronger neighbours this way.
hint-wonder = You can use this wonder again every round: { $wonder }.
hint-wonders-ready = Your wonders are ready to be used again.
hint-cubes =
    This puts { $number ->
        [one] 1 more cube
       *[other] { $number } more cubes
    } into your personal supply.
hint-card = This card comes back to your hand: { $card }.
hint-cards = Cards come back to your hand.
hint-contacts = This gives you neighbours to trade with, to raid or to beat.
hint-goals = This brings you closer to a civilization goal.
hint-rivals = This holds back the rivals who are ahead.
hint-revolution = Your other cards bring little now; Revolution brings cards back, and a new round begins.
hint-order = Your cards bring the most in this order; this one comes first: { $card }.
hint-card-now = Your card comes first; anything else that is useful can follow.
hint-war = You are stronger than { $civ }: { $number } VP for you, and { $civ } has to leave the territory.
hint-trade = You gain a level of technology without paying a cube; { $civ } gets { $number } VP for it.
hint-no-effect = This card does nothing just now; this way the game goes on.
hint-done = Everything useful in this turn is done.
hint-least = Nothing here brings a gain; this costs you least.
hint-keep = You have the best chance to reach the goals of this leader: { $leader }.
hint-exclude = You will miss this advisor least: { $card }.
hint-advisor = This advisor helps you most: { $card }.
hint-civilization = The advisors of this civilization are strong: { $civilization }.
