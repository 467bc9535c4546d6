"""The report of a study of balance: what stands out, shares with intervals, growth of points, lengths."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zeitalter.lab.balance import LEAST_CASES, OPENING, SEAT
from zeitalter.lab.recorded_game import NOTHING, ORDER
from zeitalter.lab.report.page import Section, how_made, page, table
from zeitalter.lab.report.plots import Axis, Line, Whisker, histogram, line_plot, ticks, whiskers
from zeitalter.lab.report.wording import NONE, Wording

MOST_ROWS = 16
"""Rows of a plot; the table has all."""
NAMED = 3
"""Things of a topic that the findings name, at each end."""
BARS = 30
Summary = Mapping[str, Any]


def balance_page(summary: Summary, lang: str) -> str:
    """The whole page."""
    made = summary["made"]
    bots = summary["bots"]
    wording = Wording(made["game"], lang, len(bots))
    title = wording.text("report-balance-title", game=wording.text("game-name"))
    lead = wording.text(
        "report-lead", games=wording.number(summary["games"]), seats=str(len(bots)), bots=", ".join(dict.fromkeys(bots))
    )
    topics = topics_of(wording, summary)
    sections = [
        _growth(wording, summary["growth"]),
        *(_topic(wording, topic, summary["topics"][topic], n == 0) for n, topic in enumerate(topics)),
        *_lengths(wording, summary["length"]),
    ]
    notes = [
        wording.text("report-made-compared"),
        wording.text("report-made-share"),
        wording.text("report-made-holm", comparisons=wording.number(summary["comparisons"])),
        wording.text("report-made-bots"),
    ]
    return page(wording, title, lead, list(findings(wording, summary)), sections, how_made(wording, made, notes))


def topics_of(wording: Wording, summary: Summary) -> list[str]:
    """The topics in the order in which one asks: who begins, where one sits, what the game declares, openings."""
    study = wording.game.study or NOTHING
    return [topic for topic in (ORDER, SEAT, *study.topics, OPENING) if topic in summary["topics"]]


def findings(wording: Wording, summary: Summary) -> Iterator[str]:
    """What was found, in sentences."""
    found = [(topic, row) for topic in topics_of(wording, summary) for row in summary["topics"][topic]]
    clear = sum(row["stands_out"] for _, row in found)
    if clear:
        yield wording.text("report-some", count=clear, compared=wording.number(len(found)))
    else:
        about = "report-nothing" if found else "report-too-few"
        yield wording.text(about, count=len(found), least=LEAST_CASES)
    for topic in topics_of(wording, summary):
        yield from _standing_out(wording, topic, summary["topics"][topic])
    for row in summary["topics"].get(ORDER, ()):
        if row["id"] == "1":
            share, fair = wording.percent(row["share"]), wording.percent(row["expected"])
            yield wording.text("report-first", share=share, expected=fair)
    decisions, stages, points = summary["length"]["decisions"], summary["length"]["stages"], summary["points"]
    low, high = wording.number(decisions["quarter"]), wording.number(decisions["three_quarters"])
    yield wording.text("report-length", decisions=wording.number(decisions["mean"]), low=low, high=high)
    if len(summary["length"]["stage_counts"]) > 1:
        yield wording.text("report-stages", median=wording.number(stages["median"]))
    if points["winners"]["mean"]:
        yield wording.text(
            "report-winning",
            winning=wording.number(points["winners"]["mean"], 1),
            margin=wording.number(points["margin"]["mean"], 1),
            all=wording.number(points["all"]["mean"], 1),
        )


def _standing_out(wording: Wording, topic: str, rows: Sequence[Summary]) -> Iterator[str]:
    """What stands out of a topic: the best and the worst by name."""
    above = [row for row in rows if row["stands_out"] and row["share"] > row["expected"]]
    below = [row for row in rows[::-1] if row["stands_out"] and row["share"] < row["expected"]]
    about = "both" if above and below else "above" if above else "below"
    if above or below:
        yield wording.text(
            f"report-topic-{about}",
            topic=wording.topic(topic),
            average=wording.percent((above or below)[0]["expected"]),
            above=_listed(wording, topic, above),
            below=_listed(wording, topic, below),
        )


def _listed(wording: Wording, topic: str, rows: Sequence[Summary]) -> str:
    names = [f"{wording.thing(topic, row['id'])} ({wording.percent(row['share'])})" for row in rows[:NAMED]]
    return wording.texts.listing(names)


def _topic(wording: Wording, topic: str, rows: Sequence[Summary], first: bool) -> Section:
    shown = list(rows)
    if len(shown) > MOST_ROWS:  # the best and the worst
        shown = [*shown[: MOST_ROWS // 2], *shown[-MOST_ROWS // 2 :]]
    notes = [wording.text("report-share-note")] if first else []  # said once
    if len(shown) < len(rows):
        notes.append(wording.text("report-share-few", count=len(rows) - len(shown)))
    drawn = share_plot(wording, wording.topic(topic), [(wording.thing(topic, r["id"]), r) for r in shown])
    heads = ["thing", "cases", "wins", "interval", "expected", "doubt"]
    cells = [
        [
            wording.thing(topic, row["id"]),
            wording.number(row["cases"]),
            wording.percent(row["share"]),
            wording.span(row["low"], row["high"]),
            wording.percent(row["expected"]),
            wording.number(row["doubt"], 3),
        ]
        for row in rows
    ]
    figures = table([wording.text(f"lab-{head}") for head in heads], cells, [row["stands_out"] for row in rows])
    return Section(wording.topic(topic), " ".join(notes), drawn, figures)


def share_plot(wording: Wording, label: str, rows: Sequence[tuple[str, Summary]]) -> str:
    """Shares with their intervals, beside what was expected."""
    marks = ticks(
        min(min(row["low"], row["expected"]) for _, row in rows),
        max(max(row["high"], row["expected"]) for _, row in rows),
    )
    digits = 0 if marks[1] - marks[0] >= 0.0099 else 1
    listed = [
        Whisker(
            name,
            row["share"],
            row["low"],
            row["high"],
            f"{wording.percent(row['share'])} ({wording.number(row['cases'])})",
            row["expected"],
            row.get("stands_out", False),
        )
        for name, row in rows
    ]
    return whiskers(listed, label, Axis(marks, [wording.percent(mark, digits) for mark in marks]))


def _growth(wording: Wording, rows: Sequence[Summary]) -> Section:
    lines = []
    for who, dashed in (("winners", False), ("others", True)):
        own = [row for row in rows if who in row]
        if own:
            points = [(float(row["stage"]), row[who]["mean"]) for row in own]
            name = wording.text(f"report-growth-{who}")
            lines.append(Line(name, points, [row[who]["deviation"] for row in own], dashed))
    most = max(row[who]["mean"] + row[who]["deviation"] for row in rows for who in ("winners", "others") if who in row)
    x_marks = [mark for mark in ticks(1, max(2, len(rows)), 8) if 1 <= mark <= len(rows) and mark == int(mark)]
    x_marks = [1.0, *[mark for mark in x_marks if mark > 1], *([float(len(rows))] if len(rows) not in x_marks else [])]
    if len(x_marks) > 2 and x_marks[-1] - x_marks[-2] < (x_marks[-2] - x_marks[-3]) / 2:
        del x_marks[-2]
    y_marks = ticks(0, most)
    across = Axis(x_marks, [wording.number(mark) for mark in x_marks])
    up = Axis(y_marks, [wording.number(mark, 0 if mark == int(mark) else 1) for mark in y_marks])
    drawn = line_plot(lines, across, up, wording.text("report-growth-axis"))
    heads = [
        wording.text("report-growth-axis"),
        wording.text("report-growth-winners"),
        wording.text("report-growth-others"),
    ]
    cells = [
        [
            wording.number(row["stage"]),
            *(
                f"{wording.number(row[who]['mean'], 1)} ± {wording.number(row[who]['half'], 1)}" if who in row else NONE
                for who in ("winners", "others")
            ),
        ]
        for row in rows
    ]
    return Section(wording.text("report-growth"), wording.text("report-growth-note"), drawn, table(heads, cells))


def _lengths(wording: Wording, length: Summary) -> Iterator[Section]:
    title = wording.text("report-lengths")
    kinds = [("decision_counts", "report-lengths"), ("stage_counts", "report-rounds")]
    for counts, about in kinds:
        if len(length[counts]) > 1:
            drawn = _histogram(wording, length[counts], wording.text(f"{about}-axis"))
            yield Section(title, wording.text(f"{about}-note"), drawn)


def _histogram(wording: Wording, counts: Sequence[Sequence[int]], axis: str) -> str:
    """Numbers that are counted, in bars of equal width."""
    low, high = counts[0][0], counts[-1][0] + 1
    width = max(1, -(-(high - low) // BARS))
    heights: dict[int, int] = {}
    for value, n in counts:
        heights[(value - low) // width] = heights.get((value - low) // width, 0) + n
    bars = [(low + i * width - 0.5, low + (i + 1) * width - 0.5, float(n)) for i, n in sorted(heights.items())]
    x_marks, y_marks = ticks(bars[0][0], bars[-1][1], 8), ticks(0, max(heights.values()), 5)
    x_marks = [mark for mark in x_marks if mark == int(mark)] or x_marks
    y_marks = [mark for mark in y_marks if mark == int(mark)] or y_marks
    across, up = (Axis(marks, [wording.number(mark) for mark in marks]) for marks in (x_marks, y_marks))
    return histogram(bars, across, up, axis)
