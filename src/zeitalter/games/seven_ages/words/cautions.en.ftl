# What one should know before an answer: that it does nothing now, what it costs, what it ends.

caution-lays-discard = With this marker you discard an empire: { $empire }.
caution-no-card-to-start = No effect now: none of your cards can start an empire in this age.
caution-no-income = No effect now: neither income nor money ({ $empire }).
caution-nobody-can-move = No effect now: a unit has to stay in every area, so nobody can move ({ $empire }).
caution-gives-up = The empire ends: its units, leaders and artefacts leave the board ({ $empire }). You keep your glory points.
caution-forfeits = Your marker of this action is forfeited: { $action }.
caution-forfeits-wild = Your Wild is forfeited.
caution-starts-in-conflict = All start areas are occupied: there is a conflict at once ({ $area }).
caution-starts-nothing = The marker is then used up without a new empire.
caution-start-area-left = A start area is left without a unit and will not be yours: { $area }.
caution-no-trade = The action ends without a trade, so the empire does not advance by it.
caution-poor-attack = With these units the attack wins in only about { $number } out of 100 cases ({ $area }).
caution-hopeless-attack = The conflicts come next, and this attack hardly has a chance: { $area }, about { $number } in 100. The units will probably be lost.
caution-nobody-moved = No unit has moved yet; the Manoeuvre ends here.
caution-dismisses-paid = There is money enough for the upkeep; the unit will be gone.
caution-draws-nothing =
    { $number ->
        [one] You draw nothing this way: you only draw until you hold 1 card.
       *[other] You draw nothing this way: you only draw until you hold { $number } cards.
    }
caution-ends-game = The Internet ends the game at once. You still get 7 glory points.
caution-harms-own = This harms your own empire: { $empire }.
caution-helps-other = This helps { $seat } ({ $empire }).
caution-city-left = You could still build or develop a city in this action.
caution-leader-left = You could still draw a leader in this action.
caution-demotes = This leader leaves the empire: { $leader }.
caution-money-worthless = This is the last turn: the { $number } money is worth nothing afterwards.
caution-gives-up-faith = The faith ends, and disorder breaks out in all its cities ({ $empire }).
