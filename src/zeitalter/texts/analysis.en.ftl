## Looking back at a match: sentences for the page and the terminal

analysis-title = Analysis
analysis-chances = Chances to win over time
analysis-percent = { $percent } %
analysis-more = +{ $percent } %
analysis-less = −{ $percent } %
analysis-turns = Turning points
analysis-no-turns = There was no great swing.
analysis-turn = { $moment }, { $name }: { $played }
analysis-swing = { $who }: from { $from } % to { $to } %
analysis-why-mistake = mistake
analysis-why-good = good move
analysis-why-luck =
    { $better ->
        [yes] good luck
       *[no] bad luck
    }
analysis-decisions = Decisions of { $name }
analysis-count =
    { $count ->
        [one] One decision was looked at, by what { $name } could know then.
       *[other] { $count } decisions were looked at, by what { $name } could know then.
    } { $worse ->
        [0] The expert would have found nothing better.
        [one] In one case the expert would have played better; that cost { $cost } %.
       *[other] In { $worse } cases the expert would have played better; that cost { $cost } % on average.
    }
analysis-none = No decision of { $name } was looked at: a bot played, or nothing was left to decide.
analysis-decision = { $moment }: { $played }
analysis-better = Better: { $best }
analysis-luck = Good and bad luck
analysis-luck-even = Cards and dice have favoured nobody.
analysis-lucky = { $name } was lucky: chance brought { $percent } % of winning chance in all.
analysis-unlucky = { $name } was unlucky: chance cost { $percent } % of winning chance in all.
analysis-fair = { $name } was neither lucky nor unlucky.
analysis-entry = move { $entry }
