"""The report of a sweep: for everything that is measured what each variation does, with intervals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from zeitalter.lab.report.page import Section, how_made, page, table
from zeitalter.lab.report.plots import Axis, Whisker, ticks, whiskers
from zeitalter.lab.report.wording import Wording
from zeitalter.lab.sweep import MEASURES

SHARES = ("first_seat", "first_bot")
"""Measures that are shares."""
Summary = Mapping[str, Any]


def sweep_page(summary: Summary, lang: str) -> str:
    """The whole page."""
    made, bots = summary["made"], summary["bots"]
    wording = Wording(made["game"], lang, len(bots))
    title = wording.text("report-sweep-title", game=wording.text("game-name"))
    games = wording.number(summary["games"])
    lead = wording.text("report-lead-sweep", games=games, seats=str(len(bots)), bots=", ".join(dict.fromkeys(bots)))
    sections = [section for measure in MEASURES for section in _measure(wording, summary, measure)]
    sections[1:] = [section._replace(note="") for section in sections[1:]]  # said once
    notes = [
        wording.text("report-made-paired"),
        wording.text("report-made-holm", comparisons=wording.number(summary["comparisons"])),
        wording.text("report-made-bots"),
    ]
    return page(wording, title, lead, list(findings(wording, summary)), sections, how_made(wording, made, notes))


def name_of(wording: Wording, variation: Summary) -> str:
    """What a variation is called."""
    if variation["kind"] == "base":
        return wording.text("lab-base")
    if variation["kind"] == "option":
        return wording.option(variation["name"], variation["value"])
    return wording.component(variation["name"], variation["value"])


def findings(wording: Wording, summary: Summary) -> Iterator[str]:
    """What was found, in sentences."""
    base, *others = summary["variations"]
    for variation in others:
        clear = [(name, m) for name, m in variation["measures"].items() if m.get("stands_out")]
        if not clear:
            yield wording.text("report-no-effect", variation=name_of(wording, variation))
        for name, measure in clear:
            yield wording.text(
                "report-effect",
                variation=name_of(wording, variation),
                measure=wording.text(f"lab-measure-{name}"),
                difference=_signed(wording, name, measure["difference"]),
                base=_figure(wording, name, base["measures"][name]["mean"]),
                mean=_figure(wording, name, measure["mean"]),
            )


def _measure(wording: Wording, summary: Summary, name: str) -> Iterator[Section]:
    """A section for a measure that differs anywhere."""
    rows = [(v, v["measures"][name]) for v in summary["variations"] if name in v["measures"]]
    compared = [(v, m) for v, m in rows if "difference" in m]
    if not any(m["difference"] or m["high"] > m["low"] for _, m in compared):
        return
    low, high = min(0.0, *(m["low"] for _, m in compared)), max(0.0, *(m["high"] for _, m in compared))
    marks = ticks(low, high)
    digits = 1 if name in SHARES or marks[1] - marks[0] < 1 else 0
    listed = [
        Whisker(
            name_of(wording, v), m["difference"], m["low"], m["high"], _signed(wording, name, m["difference"]),
            clear=m["stands_out"],
        )
        for v, m in compared
    ]  # fmt: skip
    title = wording.text(f"lab-measure-{name}")
    drawn = whiskers(listed, title, Axis(marks, [_signed(wording, name, mark, digits) for mark in marks]), zero=True)
    heads = [wording.text(f"lab-{head}") for head in ("thing", "games", "mean", "difference", "interval", "doubt")]
    cells = []
    for v, m in rows:
        mean = f"{_figure(wording, name, m['mean'])} ± {_figure(wording, name, m['half'])}"
        cell = [name_of(wording, v), wording.number(v["games"]), mean]
        if "difference" in m:
            span = f"{_signed(wording, name, m['low'])} … {_signed(wording, name, m['high'])}"
            cell += [_signed(wording, name, m["difference"]), span, wording.number(m["doubt"], 3)]
        cells.append([*cell, *[""] * (len(heads) - len(cell))])
    yield Section(title, wording.text("report-effects-note"), drawn, table(heads, cells))


def _figure(wording: Wording, measure: str, value: float) -> str:
    return wording.percent(value) if measure in SHARES else wording.number(value, 1)


def _signed(wording: Wording, measure: str, value: float, digits: int = 1) -> str:
    if measure in SHARES:
        return wording.signed(100 * value, digits) + "\u202f%"
    return wording.signed(value, digits)
