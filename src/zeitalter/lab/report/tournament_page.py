"""The report of a tournament: ratings with their uncertainty, games won, and who ends ahead of whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from zeitalter.lab.report.balance_page import share_plot
from zeitalter.lab.report.page import Section, how_made, page, table
from zeitalter.lab.report.plots import Axis, Whisker, ticks, whiskers
from zeitalter.lab.report.wording import NONE, Wording

Summary = Mapping[str, Any]


def tournament_page(summary: Summary, lang: str) -> str:
    """The whole page."""
    made = summary["made"]
    wording = Wording(made["game"], lang)
    title = wording.text("report-tournament-title", game=wording.text("game-name"))
    bots = wording.texts.listing([row["bot"] for row in summary["ratings"]])
    lead = wording.text("report-lead-tournament", games=wording.number(summary["games"]), bots=bots)
    notes = [
        wording.text("report-made-rating"),
        wording.text("report-made-share"),
    ]
    sections = [_ratings(wording, summary), _shares(wording, summary), _ahead(wording, summary)]
    return page(wording, title, lead, list(findings(wording, summary)), sections, how_made(wording, made, notes))


def findings(wording: Wording, summary: Summary) -> Iterator[str]:
    """What was found, in sentences."""
    rows = summary["ratings"]
    best = rows[0]
    unsure = wording.number((best["high"] - best["low"]) / 2, 1)
    yield wording.text("report-best", bot=best["bot"], mu=wording.number(best["mu"], 1), unsure=unsure)
    yield wording.text("report-order", bots=", ".join(row["bot"] for row in rows))
    for first, second in pairwise(rows):
        about = "report-clear" if first["low"] > second["high"] else "report-close"
        yield wording.text(about, first=first["bot"], second=second["bot"])


def _ratings(wording: Wording, summary: Summary) -> Section:
    rows = summary["ratings"]
    marks = ticks(min(row["low"] for row in rows), max(row["high"] for row in rows))
    listed = [
        Whisker(
            row["bot"],
            row["mu"],
            row["low"],
            row["high"],
            f"{wording.number(row['mu'], 1)} ± {wording.number((row['high'] - row['low']) / 2, 1)}",
            clear=True,
        )
        for row in rows
    ]
    title = wording.text("report-ratings")
    drawn = whiskers(listed, title, Axis(marks, [wording.number(mark) for mark in marks]))
    heads = ["bot", "rating", "unsure", "games", "wins", "interval", "fair", "points"]
    cells = [
        [
            row["bot"],
            wording.number(row["mu"], 2),
            wording.number(row["sigma"], 2),
            wording.number(row["games"]),
            wording.percent(row["share"]),
            wording.span(row["share_low"], row["share_high"]),
            wording.percent(row["expected"]),
            wording.number(row["points"], 1),
        ]
        for row in rows
    ]
    figures = table([wording.text(f"lab-{head}") for head in heads], cells)
    return Section(title, wording.text("report-ratings-note"), drawn, figures)


def _shares(wording: Wording, summary: Summary) -> Section:
    rows = [
        (
            row["bot"],
            {
                "share": row["share"],
                "low": row["share_low"],
                "high": row["share_high"],
                "expected": row["expected"],
                "cases": row["games"],
                "stands_out": not row["share_low"] <= row["expected"] <= row["share_high"],
            },
        )
        for row in summary["ratings"]
    ]
    title = wording.text("report-shares")
    return Section(title, wording.text("report-shares-note"), share_plot(wording, title, rows))


def _ahead(wording: Wording, summary: Summary) -> Section:
    bots = [row["bot"] for row in summary["ratings"]]
    found = {(row["bot"], row["other"]): row for row in summary["ahead"]}
    cells = []
    for bot in bots:
        row = [bot]
        for other in bots:
            ahead = found.get((bot, other))
            row.append(NONE if ahead is None else wording.percent(ahead["share"], 0))
        cells.append(row)
    return Section(wording.text("report-ahead"), wording.text("report-ahead-note"), "", table(["", *bots], cells))
