# The log in brief: what an event adds to the one line of a deed. Variables as in event-<id>; no full stop at the end.

## Set-up

brief-player-order = Player order: { $seat }
brief-plays-civilization = plays { $civilization }
brief-draws-goal = draws { $goal }
brief-places-goal = on cell { $cell }
brief-goals-placed =
    { $number ->
        [one] 1 goal is laid out
       *[other] { $number } goals are laid out
    }
brief-excludes-advisor = leaves out { $card } for now
brief-starts-with-advisor = starts with an advisor: { $card }
brief-starts-with-advisor-veiled = starts with an advisor
brief-keeps-leader = chooses a leader: { $leader }
brief-keeps-leader-veiled = chooses a leader
brief-reveals-leader = leader { $leader }
brief-settles = first cube → { $territory }

## Cards

brief-event = event: { $event }
brief-reveals = lays { $card }
brief-passes = sits out
brief-calls-advisor = { $card }
brief-revolts = Revolution, last action round
brief-event-happens = event
brief-blocked-by-event = { $card } has no effect: { $event }
brief-no-effect = { $action } has no effect: { $hindrance }
brief-takes-back =
    { $card_count ->
        [one] card back: { $card }
       *[other] cards back: { $card }
    }
brief-gets-card = new card { $card }
brief-draws-advisor = new advisor { $card }
brief-draws-advisor-veiled = new advisor

## Cubes, points, levels

brief-exploits = Exploitation
brief-recovers-cubes =
    { $number ->
        [one] 1 cube back
       *[other] { $number } cubes back
    }
brief-receives-cubes =
    { $number ->
        [one] 1 new cube
       *[other] { $number } new cubes
    }
brief-destroys-cubes =
    { $number ->
        [one] 1 cube lost
       *[other] { $number } cubes lost
    }
brief-gains-vp = +{ $number } VP
brief-loses-vp = −{ $number } VP
brief-level-up = { $stat } → { $number }
brief-level-down = { $stat } ↓ { $number }
brief-overflow = { $stat } already at the top

## Wonders, map, neighbours

brief-builds = builds { $wonder }
brief-uses-wonder = uses { $wonder }
brief-loses-wonder = loses { $wonder }
brief-refreshes = refreshes { $wonder }
brief-wonder-removed = wonder out of the game: { $wonder }
brief-expands = Expansion → { $territory }
brief-leaves = gives up { $territory }
brief-trades = Trade with { $civ }
brief-raids = Raid on { $civ }
brief-attacks = War on { $civ2 } ({ $territory })
brief-war-even = a draw
brief-wins-war = wins
brief-loses-territory = has to leave
brief-keeps-last-cube = keeps the last cube
brief-eliminated = is out of the game
brief-tourists = Tourism

## Round end, variants, end

brief-round-ends = Round { $number } is over
brief-measure = { $measure }
brief-scores-territories = territory bonus: { $territory }
brief-government = { $government }
brief-leader-scores =
    { $number ->
        [0] { $leader } brings nothing
       *[other] { $leader }
    }
brief-bot-shares = missed leaders’ points
brief-new-order = { $seat }
brief-new-wonders =
    { $wonder_count ->
        [0] no wonder in the row
        [one] 1 wonder in the row
       *[other] { $wonder_count } wonders in the row
    }
brief-reaches-goal = reaches { $goal }
brief-activates-dominion = dominion: { $ability }
brief-dominion-ends = dominion ends: { $ability }

## At a glance: headings

figure-technology = Technology
figure-military = Military
figure-cubes = Cubes
figure-hand = Hand
figure-row = Row
figure-leader = Leader
