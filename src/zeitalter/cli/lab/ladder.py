"""`zeitalter lab ladder`: how strong the levels of a game are."""

from __future__ import annotations

from pathlib import Path

from zeitalter.cli.experiments import progress_bar
from zeitalter.cli.flags import Values
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.game import Game
from zeitalter.lab.strength import Results, measure, pairings

GAMES = 100
SEED = 20_000
"""Far from the seeds anybody trains with."""
RESULTS = "ladder.jsonl"


def run(voice: Voice, game: Game, values: Values) -> int:
    """Measure the levels of a game, each against three of the one below."""
    games = read_number(values["games"], "--games", GAMES)
    seed = read_number(values["seed"], "--seed", SEED, low=0)
    jobs = read_number(values["jobs"], "--jobs", 1)
    results = Results(Path(values["out"] or RESULTS))
    wanted = [p for p in pairings(game.id) if not values["bots"] or p.bots[0] in values["bots"].split(",")]
    heads = [voice.text(f"cli-ladder-{head}") for head in ("pairing", "games", "share", "interval", "aim")]
    voice.draw([[(f"{heads[0]:32}" + "".join(f"{head:>11}" for head in heads[1:]), "title")]])
    for pairing in wanted:
        with progress_bar(voice, games) as tell:
            for strength in measure(pairing, games, seed, results, jobs):
                tell(strength.games, games)
        found = results.strength(pairing, seed)
        interval = f"{100 * found.low:.0f}-{100 * found.high:.0f} %"
        cells = (found.games, f"{100 * found.share:.1f} %", interval, f"{100 * pairing.aim:.0f} %")
        name = " ".join((pairing.bots[0], "-", *dict.fromkeys(pairing.bots[1:]), *pairing.options.values()))
        voice.draw([[(f"{name[:31]:32}" + "".join(f"{cell!s:>11}" for cell in cells), "")]])
    return 0
