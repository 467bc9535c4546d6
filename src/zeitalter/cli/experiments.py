"""Many games by bots: simulations with a table of results, and the search for mistakes in the rules.

Progress goes to stderr, results to stdout; with `--json` stdout holds exactly one JSON object.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from zeitalter.bots import read_bot
from zeitalter.cli.complain import INTERRUPTED, OUR_MISTAKE
from zeitalter.cli.flags import Values, switches_in
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.game import Game

USUAL_BOTS = "strategist,random,random,random"


@contextmanager
def progress_bar(voice: Voice, games: int, what: str = "cli-simulating") -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(voice.text(what), total=games)
        yield lambda done, total: progress.update(bar, completed=done, total=total)


def run_simulate(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter simulate`: wins, points and lengths of many games between bots."""
    from zeitalter.lab import simulate  # worker processes need not load the command line, nor we the workers

    bots = [name.strip() for name in (values["bots"] or USUAL_BOTS).split(",")]
    for name in bots:
        read_bot(name, game)
    games = read_number(values["games"], "--games", 100)
    seed = read_number(values["seed"], "--seed", 0, low=0)
    jobs = read_number(values["jobs"], "--jobs", 1)
    with progress_bar(voice, games) as tell:
        report = simulate(game, bots, games, seed, switches_in(values), jobs, tell)
    if values["json"]:
        voice.raw(json.dumps(report, ensure_ascii=False))
    else:
        show_report(voice, report)
    return INTERRUPTED if report.get("interrupted") else 0


def show_report(voice: Voice, report: dict[str, Any]) -> None:
    """The results of a simulation as a table."""
    heads = [voice.text(f"cli-report-{head}") for head in ("bot", "seats", "wins", "share", "points", "best", "worst")]
    voice.draw([[(f"{heads[0]:12}" + "".join(f"{head:>11}" for head in heads[1:]), "title")]])
    for name, bot in report["bots"].items():
        share = f"{100 * bot['share']:.1f} %"
        cells = (bot["seats"], f"{bot['wins']:g}", share, bot["points"], bot["best"], bot["worst"])
        voice.draw([[(f"{name[:11]:12}" + "".join(f"{cell!s:>11}" for cell in cells), "")]])
    voice.print()
    length = report["length"]
    voice.say("cli-report-length", games=report["games"], decisions=length["decisions"], seconds=report["seconds"])
    if "rounds" in length:
        voice.say("cli-report-rounds", rounds=length["rounds"])
    if report.get("interrupted"):
        voice.say("cli-report-interrupted")


def run_fuzz(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter fuzz`: random games that must break no rule; failures are kept as match files."""
    from zeitalter.lab.fuzz import fuzz

    games = read_number(values["games"], "--games", 1000)
    seed = read_number(values["seed"], "--seed", 0, low=0)
    jobs = read_number(values["jobs"], "--jobs", 1)
    with progress_bar(voice, games) as tell:
        report = fuzz(game, games, seed, jobs, tell, Path(values["out"] or "crashes"))
    if report.failures:
        voice.say("cli-fuzz-failed", count=len(report.failures), games=report.games)
        for failure in report.failures:
            voice.print(f"{failure.path or failure.number}: {failure.error}", indent="  ", hang="    ")
        return OUR_MISTAKE
    voice.say("cli-fuzz-fine", games=report.games, answers=report.answers)
    return INTERRUPTED if report.interrupted else 0
