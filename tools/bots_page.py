"""Writes `docs/bots.md`: the ladder of opponents, what each level does, and how strong it is, as measured.

    python tools/bots_page.py --games 100 --jobs 2             measure all games, then write the page
    python tools/bots_page.py --games 0                        write the page from the games played so far

Measuring takes hours, most of it for the searching levels; it can be stopped at any time and goes on where it was:
every finished game is a line in `docs/ladder.jsonl`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from zeitalter.bots import bot_names
from zeitalter.games import find_game, game_ids
from zeitalter.lab.strength import Pairing, Results, measure, pairings
from zeitalter.pure import is_compiled
from zeitalter.texts import texts_for

ROOT = Path(__file__).parents[1]
PAGE, FILE = ROOT / "docs" / "bots.md", ROOT / "docs" / "ladder.jsonl"
SEED = 20_000
"""Far from every seed that anything was learnt or tuned with."""

HEAD = """# Bots: the ladder of opponents

Every game has the same levels. `zeitalter play GAME --seats me,bot:expert,bot:casual`, the lobby and
`zeitalter simulate GAME --bots expert,strategist,strategist,strategist` take them by name; in the terminal and in
simulations `expert@0.2` thinks for 0.2 seconds and `expert@50p` for 50 playouts.

| level | what it does |
|---|---|
| `random` | throws dice over the advertised answers; for tests, not offered as an opponent |
| `beginner` | plays by habit: what is usual at such a question, seldom looking what comes of it |
| `casual` | thinks about most of its answers, gives the others by habit |
| `strategist` | compares its answers by the game's judgement of the position at the end of its own turn |
| `expert` | searches for up to 1 second of the processor |
| `master` | the same search, for up to 5 seconds |

Habits and chances of winning are learnt from self-play (`zeitalter lab train GAME`); `zeitalter lab calibrate GAME`
shows how well the chances hold. Expert and master compare a few lines of play, answers or whole turns, in worlds that
their seat cannot tell apart from the true one: every line is played in the same worlds with the same luck, then
everybody plays on for a while as the strategist would, and the learnt chances are looked at there. The worse half of
the lines is dropped as the time goes; a clear choice is answered early. No level ever sees what its seat may not know.

## How strong they are

One seat of the first level against three of the second, four seats, seats rotated. What is learnt comes from games with
seed 1; seed 20000 is fresh. A fair share is 25 %. 7 Ages is measured over two ages. The last line of Historia: alone
against five civbots of the level king. Made by `python tools/bots_page.py`; the games are in `docs/ladder.jsonl`.

| game | who | against | seed | games | wins | 95 % interval | aim |
|---|---|---|---|---|---|---|---|
"""

TAIL = """
## What limits the expert of 7 Ages

Its aim is not reached: over two ages it plays about as well as the strategist. What was tried, and what came of it:

- *The first turns decide, probably by the cards.* In 911 games whoever had the best chances after the first turn
  won 48 %, after four turns 68 %, after six 78 %. A new empire reaps 2.5 glory in its second turn, 2.9 in its eighth,
  for the others grow as well: what seems to count is which empires come to the hand, and how soon.
- *Searching needs more worlds than a second holds.* In the few positions looked at closely (13), early distributions of
  markers that are worth a thought differ by 2 or 3 % in winning chance, while in a single world the difference of two
  is off by 17 %. To tell them apart takes some 300 worlds; a second has room for sixty playouts in all.
- *Other figures in the rules of thumb do not help.* 70 of them were varied at all seats in some 700 games and moved to
  where more was won. One seat that plays like this, with the guess below, against three strategists won 163 of 626
  games, 26 % (95 %: 23-30 %); without that guess 50 of 176. Fewer units and marches besides won 32 of 111 games, giving
  weak empires up sooner 22 of 82, far more Destiny 21 of 108; drawing in time for the next empire, alone, 41 of 155.
- *A better guess at what a new empire will reap* (its correlation with what it did reap rose from 0.54 to 0.66 in 3564
  starts) alone won 26 of 107: there are 1.8 cards to choose from on average.
- *Nor is there more in the markers.* In 1,100 games every third distribution was drawn by lot among the plausible ones,
  and each was compared with what became of it one, two and three turns later (44,344 of them). The best rule that one
  half of the games taught gained 0.4 % (+- 0.4 %) a turn in the other half when looked at after one turn, and nothing
  after two or three. One seat that played by a rule learnt from the first 800 games won 42 of 160.
- *Where it matters what one answers.* One seat answered one kind of question by lot, 48 games each (events 120), and
  was compared with the same games played as usual: distributing markers cost 68 glory, choosing the empire 29,
  Civilise 18, Manoeuvre 15, what Destiny throws away 10, Production 8, cards of a trade 5, the first units 5 (+- 4).
  Events by lot cost 2 (+- 2) and won as often as before, 33 of 120; no events outside Civilise cost 10 and won 15 of
  120. They matter, but the rules for them are no better than the lot.
- *Cards that are played and not kept, and no end that loses the game* (12 of 25 games were ended by their winner): one
  seat that plays like this won 37 of 120 games where the strategist won 31, but on two fresh seeds 130.5 of 520 where
  the strategist won 127. That is no gain, and it was not kept.
- *What changed nothing:* giving weak empires up by what new ones really reap (0.0 glory +- 0.3 in 100 seats), units
  built for attacks (0.0 +- 0.9 in 100 seats) and attacks judged by both sides' places besides (-0.5 +- 1.0 in 80), harm
  to whoever will be ahead instead of who is (32 of 120). Drawing more cards as well won 38 of 120 games, and on a fresh
  seed 52 of 240 where the strategist won 47.
"""


def row(results: Results, pairing: Pairing, seed: int) -> str:
    """A line of the table."""
    found = results.strength(pairing, seed)
    name = texts_for(pairing.game, "en").message("game-name")
    against = f"3 {pairing.bots[1]}" if len(pairing.bots) > 1 else "5 civbots, king"
    interval = f"{100 * found.low:.0f}-{100 * found.high:.0f} %"
    return (
        f"| {name} | {pairing.bots[0]} | {against} | {seed} | {found.games} | {100 * found.share:.0f} % | {interval} | "
        f"{100 * pairing.aim:.0f} % |"
    )


def main() -> None:
    """Measure what is missing, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of every pairing")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=game_ids(), help="these games alone")
    parser.add_argument("--levels", nargs="*", default=bot_names(), help="these levels alone")
    arguments = parser.parse_args()
    results = Results(FILE)
    rows = []
    for id in game_ids():
        if "expert" not in bot_names(find_game(id)):
            continue
        for pairing in pairings(id):
            if id in arguments.only and pairing.bots[0] in arguments.levels:
                for strength in measure(pairing, arguments.games, SEED, results, arguments.jobs):
                    print(pairing.key, strength, flush=True)
            rows += [row(results, pairing, seed) for seed in results.seeds(pairing)]
    PAGE.write_text(HEAD + "\n".join(rows) + "\n" + TAIL, encoding="utf-8")
    print(f"docs/bots.md written; the rules were {'compiled' if is_compiled() else 'pure Python'}.")


if __name__ == "__main__":
    main()
