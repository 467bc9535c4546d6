# Texts of the lab's experiments: what the commands say, mistakes, and the pages of reports.

cli-command-lab-tournament = Let bots play a tournament and rate them: everybody against everybody, or Swiss.
cli-command-lab-balance = See what wins more than its share, how long games last, and how points grow.
cli-command-lab-sweep = Change one table option or one component value, everything else equal, and see what that does.
cli-flag-store = The file of the results; the same command with the same file goes on where it stopped.
cli-flag-ray = Work on Ray: on this machine, or on the cluster at an address such as 10.0.0.1:6379.
cli-flag-report = Write a page with plots and tables into this file.
cli-flag-json-file = Write the summary into this file, - for the screen.
cli-flag-swiss = A Swiss tournament with this many rounds, instead of everybody against everybody.
cli-flag-vary = A table option and several values, for example events=on,off; may be repeated.
cli-flag-change = A component value and others instead, for example wonders.sphinx.effects.0.gain_vp=2,3; may be repeated.
cli-flag-tables = How many play at a table; several numbers, separated by commas, are several tables.
cli-flag-games-of-cell = How many games of every kind; 0 sums up what the file has.
cli-flag-trained = The folder for what is learnt.
cli-lab-set-aside = { $path } is damaged; it is now called { $aside }, and the experiment begins anew.
cli-lab-stopped = Stopped. What was played is in { $path }; the same command goes on from there.
cli-lab-games = Games: { $games } ({ $path }).
cli-lab-written = Written: { $path }.

## Mistakes

error-lab-foreign-file = { $path } is a database of another program; name another file with --store.
error-lab-other-experiment = { $path } holds another experiment; name another file with --store.
error-lab-store-busy = { $path } is in use by another program; wait until it has finished, or name another file with --store.
error-lab-nothing-played = { $path } has no finished game yet; play some first.
error-lab-workers-die = A worker died { $times } times over the same games; what was played before is kept.
error-lab-no-ray = There is no Ray cluster at “{ $address }”; start one with “ray start --head”, or leave the address out.
error-lab-ray-lost = Ray itself has stopped; what was played is kept, and the same command goes on from there.
error-lab-other-version = A machine of the cluster has version { $theirs } of Zeitalter, not { $ours }; install the same one everywhere.
error-lab-two-bots = A tournament needs at least two bots, each named once.
error-lab-swiss-games = A Swiss tournament is played with 1 game or more in each round.
error-lab-nothing-varied = Name what changes: a table option with --vary, or a component value with --change.
error-lab-bad-variation = “{ $value }” does not say what changes; write name=value, with commas between several values.
error-lab-no-components = { $game } has no component file that could be changed.
error-lab-unknown-component = There is no “{ $word }” in “{ $path }”; there is for example: { $names }.
error-lab-bad-value = “{ $value }” cannot be read as a value of { $path }; write a number or a word.

## Tables of the terminal

lab-bot = Bot
lab-rating = Rating
lab-unsure = ±
lab-games = Games
lab-cases = Seats
lab-wins = Wins
lab-fair = Fair
lab-expected = Expected
lab-interval = 95 %
lab-points = Points
lab-thing = What
lab-mean = Mean
lab-difference = Difference
lab-doubt = Doubt
lab-base = as it is

## Topics and measures

lab-topic-seat = Seat
lab-topic-order = Place in the first turn order
lab-topic-opening = Opening
lab-seat-name = seat { $number }
lab-order-name = place { $number }
lab-measure-decisions = Decisions in a game
lab-measure-stages = Rounds
lab-measure-points = Points of everybody
lab-measure-winning = Points of the winner
lab-measure-margin = Lead of the winner
lab-measure-lead_changes = Changes of the lead
lab-measure-first_seat = Wins of who begins
lab-measure-first_bot = Wins of the first bot

## Pages

report-balance-title = { $game }: what wins?
report-tournament-title = { $game }: which bot is the strongest?
report-calibration-title = { $game }: do the chances hold?
report-lead-calibration = { $positions } positions of { $games } fresh games, in which every contender was given a chance to win.
report-sweep-title = { $game }: what does a change do?
report-lead = { $games } games between bots, { $seats } seats each: { $bots }.
report-lead-tournament = { $games } games between { $bots }.
report-lead-sweep = { $games } games between bots, { $seats } seats each: { $bots }. Every variation plays the same numbered games as the table as it is.
report-findings = In short
report-topic-above = { $topic }, { $average } on average: clearly above that { $above }.
report-topic-below = { $topic }, { $average } on average: clearly below that { $below }.
report-topic-both = { $topic }, { $average } on average: clearly above that { $above }; clearly below { $below }.
report-nothing =
    { $count ->
        [one] In 1 comparison nothing stands out.
       *[other] In { $count } comparisons nothing stands out: what differs may well be luck.
    }
report-too-few = Too few games to compare anything: what fewer than { $least } seats had is left out.
report-some =
    { $count ->
        [one] Of { $compared } things that were compared, 1 wins more or less than its share.
       *[other] Of { $compared } things that were compared, { $count } win more or less than their share.
    }
report-first = Who begins wins { $share } of the games; { $expected } would be fair.
report-length = A game has { $decisions } decisions on average; the middle half of all games has { $low } to { $high }.
report-stages = Half of the games have at most { $median } rounds.
report-winning = The winner has { $winning } points on average and leads by { $margin }; the average over all seats is { $all }.
report-best = The strongest is { $bot }, with a rating of { $mu } ± { $unsure }.
report-order = The order: { $bots }.
report-clear = { $first } is clearly stronger than { $second }: the intervals of their ratings do not meet.
report-close = { $first } and { $second } cannot be told apart yet: the intervals of their ratings overlap.
report-effect = { $variation }: { $measure } { $difference } (from { $base } to { $mean }).
report-no-effect = { $variation }: nothing that could not be luck.
report-growth = How points grow
report-growth-note = Points after each round, on average, of winners and of the others, as long as at least half of the games went on. The band is where the middle two thirds lie, if points are spread evenly around the mean.
report-growth-winners = winners
report-growth-others = others
report-growth-axis = round
report-lengths = How long games last
report-lengths-note = How many games had how many decisions.
report-lengths-axis = decisions
report-rounds-note = How many games had how many rounds.
report-rounds-axis = rounds
report-share-note = The share of games won by who had it; the line is its 95 % interval, the mark across what an average one of its kind wins. Filled dots stand out. In brackets: how many seats had it.
report-share-few =
    { $count ->
        [one] 1 is not shown here; the table has it.
       *[other] { $count } are not shown here; the table has them.
    }
report-table = All figures
report-ratings = Ratings
report-ratings-note = OpenSkill’s strength of each bot (everybody begins at 25), with its 95 % interval.
report-shares = Games won
report-shares-note = The share of games won per seat, with its 95 % interval; the mark across is what equal bots would win.
report-ahead = Who ends ahead of whom
report-ahead-note = How often the bot of the row ends ahead of the bot of the column at the same table.
report-effects-note = The difference to the table as it is, game by game with the same shuffles, with its 95 % interval. Filled dots stand out.
report-reliability = What came true
report-reliability-note = Chances by tenths: how often was won what was given this chance? On the dashed line every chance holds exactly.
report-came-true = won
report-ideal = ideal
report-said-axis = chance that was given
report-brier = The Brier score is { $brier }; with equal chances for everybody it would be { $base }. That is { $gain } less error.
report-brier-part = From { $since } of a game on it is { $brier }, { $gain } less than with equal chances.
report-off = Most off: what was given { $said } on average was won in { $true }.
report-made-brier = The Brier score is the mean square of what a chance was off, over all seats; 0 would be certain and right.
report-made = How this was made
report-made-command = The command: { $command }
report-made-version = Zeitalter { $version }, rules version { $rules }, seed { $seed }.
report-made-share = Intervals of shares are Wilson’s, for as many independent cases as the games hold: seats of one game count together.
report-made-holm = What is said to stand out does so after Holm’s correction for { $comparisons } comparisons: were everything equal, at most one study in twenty would name anything at all.
report-made-compared = Whoever has something is compared with whoever has something of the same kind. That is no proof of a cause: who is ahead can afford more.
report-made-bots = Bots are not people: what they overlook looks weaker than it is.
report-made-paired = Differences are taken game by game; the shuffles are the same as long as the change lets them be.
report-made-rating = Ratings come from OpenSkill’s Plackett-Luce model, from the games in the order of their numbers.
report-made-again = The same command plays the same games and finds the same figures, on any number of machines.
