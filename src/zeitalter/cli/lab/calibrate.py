"""`zeitalter lab calibrate`: how well the learnt chances hold on fresh games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.cli.flags import Values
from zeitalter.cli.lab.experiments import made_by, opened, read_where, say_written, stoppable, write_results
from zeitalter.cli.lab.self_play import description, foresight_of, gathered, read_tables
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.game import Game
from zeitalter.lab.calibrate import Calibration, calibrate
from zeitalter.lab.report.calibration_page import calibration_page
from zeitalter.lab.selfplay import SelfPlay

GAMES = 200
SEED = 1_000_000
"""Far from the seeds anybody trains with."""
TABLES: Sequence[tuple[int, Mapping[str, Any]]] = ((4, {}),)


def run(voice: Voice, game: Game, values: Values) -> int:
    """Play fresh games and hold the chances against how they ended."""
    parts = foresight_of(game)
    wanted = read_number(values["games"], "--games", GAMES, low=0)
    seed = read_number(values["seed"], "--seed", SEED, low=0)
    task = SelfPlay(game, read_tables(values, game, TABLES), seed, habits=False)
    where = read_where(values)

    with opened(voice, description("calibrate", task), values) as store:

        def look() -> int:
            found, games = gathered(voice, store, task, wanted, where)
            result = calibrate(parts, found.examples)
            data = {**result._asdict(), "tenths": [tenth._asdict() for tenth in result.tenths]}
            made = made_by("calibrate", game, values, games, seed)
            summary = {"game": game.id, "games": games, "seed": seed, **data, "made": made}
            if write_results(voice, values, summary, lambda: calibration_page(summary, voice.lang)):
                show(voice, result, games)
                say_written(voice, values)
            return 0

        return stoppable(voice, store, look)


def show(voice: Voice, result: Calibration, games: int) -> None:
    """The scores, and of the positions in each tenth of chances how many were won."""
    brier, base = _short(result.brier), _short(result.base)
    voice.say("cli-calibration", positions=result.positions, games=games, brier=brier, base=base)
    for low, *errors in result.parts:
        brier, base = map(_short, errors)
        voice.say("cli-calibration-part", since=round(100 * low), brier=brier, base=base)
    voice.print()
    heads = [voice.text(f"cli-calibration-{head}") for head in ("tenth", "count", "said", "true")]
    voice.draw([[("".join(f"{head:>14}" for head in heads), "title")]])
    for tenth in result.tenths:
        span = f"{100 * tenth.low:.0f}-{100 * tenth.low + 10:.0f} %"
        cells = (span, tenth.cases, f"{100 * tenth.said:.1f} %", f"{100 * tenth.true:.1f} %")
        voice.draw([[("".join(f"{cell!s:>14}" for cell in cells), "")]])


def _short(value: float) -> str:
    return f"{value:.4f}"
