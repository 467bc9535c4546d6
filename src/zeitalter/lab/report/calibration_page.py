"""The report of a calibration: what came true of the chances that were given, tenth by tenth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zeitalter.lab.report.page import Section, how_made, page, table
from zeitalter.lab.report.plots import Axis, Line, line_plot
from zeitalter.lab.report.wording import Wording

MARKS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
Summary = Mapping[str, Any]


def calibration_page(summary: Summary, lang: str) -> str:
    """The whole page."""
    made = summary["made"]
    wording = Wording(made["game"], lang)
    title = wording.text("report-calibration-title", game=wording.text("game-name"))
    games, positions = wording.number(summary["games"]), wording.number(summary["positions"])
    lead = wording.text("report-lead-calibration", games=games, positions=positions)
    sections = [_tenths(wording, summary["tenths"])]
    notes = [wording.text("report-made-brier")]
    return page(wording, title, lead, list(findings(wording, summary)), sections, how_made(wording, made, notes))


def findings(wording: Wording, summary: Summary) -> Iterator[str]:
    """What was found, in sentences."""
    gain = 1 - summary["brier"] / summary["base"] if summary["base"] else 0.0
    brier, base = wording.number(summary["brier"], 4), wording.number(summary["base"], 4)
    yield wording.text("report-brier", brier=brier, base=base, gain=wording.percent(gain, 0))
    for low, own, equal in summary["parts"]:
        since, gain = wording.percent(low, 0), 1 - own / equal if equal else 0.0
        yield wording.text(
            "report-brier-part", since=since, brier=wording.number(own, 4), gain=wording.percent(gain, 0)
        )
    most = max(summary["tenths"], key=lambda tenth: abs(tenth["said"] - tenth["true"]) * tenth["cases"])
    said, true = wording.percent(most["said"]), wording.percent(most["true"])
    yield wording.text("report-off", said=said, true=true)


def _tenths(wording: Wording, tenths: Sequence[Summary]) -> Section:
    axis = Axis(MARKS, [wording.percent(mark, 0) for mark in MARKS])
    lines = [
        Line(wording.text("report-came-true"), [(tenth["said"], tenth["true"]) for tenth in tenths]),
        Line(wording.text("report-ideal"), [(0.0, 0.0), (1.0, 1.0)], dashed=True),
    ]
    heads = [wording.text(f"cli-calibration-{head}") for head in ("tenth", "count", "said", "true")]
    cells = [
        [
            wording.span(tenth["low"], tenth["low"] + 0.1),
            wording.number(tenth["cases"]),
            wording.percent(tenth["said"]),
            wording.percent(tenth["true"]),
        ]
        for tenth in tenths
    ]
    drawn = line_plot(lines, axis, axis, wording.text("report-said-axis"))
    return Section(
        wording.text("report-reliability"), wording.text("report-reliability-note"), drawn, table(heads, cells)
    )
