"""`zeitalter lab balance`: what wins more than its share, how long games last, how points grow."""

from __future__ import annotations

from typing import Any

from zeitalter.cli.flags import Values
from zeitalter.cli.lab.experiments import (
    made_by,
    opened,
    options_in,
    played,
    read_bots,
    read_where,
    say_written,
    show_table,
    stoppable,
    write_results,
)
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.game import Game
from zeitalter.lab.balance import balance_of
from zeitalter.lab.experiment import Cell, describe
from zeitalter.lab.report.balance_page import balance_page, findings, topics_of
from zeitalter.lab.report.wording import Wording

GAMES = 1000
BOTS = "strategist,strategist,strategist,strategist"
ROWS = 4
"""Rows of a topic on the screen, at each end; a report has all."""


def run(voice: Voice, game: Game, values: Values) -> int:
    """Play, and see what wins."""
    bots = read_bots(values, BOTS)
    games = read_number(values["games"], "--games", GAMES, low=0)
    seed = read_number(values["seed"], "--seed", 0, low=0)
    where = read_where(values)
    cell = Cell(game.id, tuple(bots), seed, options_in(values))
    cell.check()

    with opened(voice, describe("balance", game.id, cell=cell.as_json()), values) as store:

        def study() -> int:
            ids, last = played(voice, store, [cell.as_json()], games, where)
            found = balance_of(store.games(ids, last))
            summary = {**found, "bots": bots, "made": made_by("balance", game, values, last, seed)}
            if write_results(voice, values, summary, lambda: balance_page(summary, voice.lang)):
                show(voice, summary)
                voice.say("cli-lab-games", games=summary["games"], path=str(store.file))
                say_written(voice, values)
            return 0

        return stoppable(voice, store, study)


def show(voice: Voice, summary: dict[str, Any]) -> None:
    """What was found in sentences, and of each topic the best and the worst."""
    wording = Wording(summary["made"]["game"], voice.lang, len(summary["bots"]))
    for sentence in findings(wording, summary):
        voice.print(sentence)
    heads = [voice.text(f"lab-{head}") for head in ("cases", "wins", "interval", "expected")]
    for topic in topics_of(wording, summary):
        rows = summary["topics"][topic]
        voice.print()
        listed = rows if len(rows) <= 2 * ROWS else [*rows[:ROWS], *rows[-ROWS:]]
        cells = [
            [
                wording.thing(topic, row["id"]) + (" *" if row["stands_out"] else ""),
                row["cases"],
                wording.percent(row["share"]),
                wording.span(row["low"], row["high"]),
                wording.percent(row["expected"]),
            ]
            for row in listed
        ]
        show_table(voice, [wording.topic(topic), *heads], cells)
    voice.print()
