"""Plots of a report: drawn in SVG that stretches to the width of the page, with labels as text of the page.

So a plot is as wide as there is room while its letters keep their size, on a phone as on a wall.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

ROW_HEIGHT = 26
LETTER_HEIGHT = 9.0
"""Of a plot, in percent of its height."""


class Whisker(NamedTuple):
    """A row of a plot: a name, a value with its interval, and what would be expected."""

    name: str
    value: float
    low: float
    high: float
    text: str
    expected: float | None = None
    clear: bool = False
    """Whether it stands out: a filled dot."""


class Line(NamedTuple):
    """A line of a plot: points with a band around them."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[float] = ()
    """How far the band reaches above and below each point."""
    dashed: bool = False


class Axis(NamedTuple):
    """The marks of an axis and what is written at them."""

    marks: Sequence[float]
    written: Sequence[str]

    def place(self, value: float) -> float:
        """Where a value is between the first and the last mark, in percent."""
        low, high = self.marks[0], self.marks[-1]
        if low == high:
            return 50.0
        return min(100.0, max(0.0, 100 * (value - low) / (high - low)))


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that cover a range."""
    if high <= low:
        high = low + 1
    rough = (high - low) / most
    size = 10 ** floor(log10(rough))
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= rough)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * n, 10) for n in range(first, last + 1)]


def whiskers(rows: Sequence[Whisker], label: str, axis: Axis, zero: bool = False) -> str:
    """Values with their intervals, one below the other; `zero`: with a line at nothing."""
    places = [(axis.place(mark), "grid") for mark in axis.marks] + ([(axis.place(0), "zero")] if zero else [])
    lines = "".join(f'<line class="{style}" x1="{x:.2f}%" x2="{x:.2f}%" y2="100%"/>' for x, style in places)
    found = [f'<div class="whiskers" role="img" aria-label="{escape(label)}">']
    for row in rows:
        low, value, high = map(axis.place, (row.low, row.value, row.high))
        middle = ROW_HEIGHT // 2
        drawn = f'<line class="whisker" x1="{low:.2f}%" x2="{high:.2f}%" y1="{middle}" y2="{middle}"/>'
        if row.expected is not None:
            at = axis.place(row.expected)
            drawn += f'<line class="expected" x1="{at:.2f}%" x2="{at:.2f}%" y1="4" y2="{ROW_HEIGHT - 4}"/>'
        drawn += f'<circle class="{"clear" if row.clear else "open"}" cx="{value:.2f}%" cy="{middle}" r="5"/>'
        found.append(
            f'<div class="row"><span class="name">{escape(row.name)}</span>'
            f'<span class="drawn"><svg width="100%" height="{ROW_HEIGHT}">{lines}{drawn}</svg></span>'
            f'<span class="figure">{escape(row.text)}</span></div>'
        )
    found.append(f'<div class="row axis"><span class="name"></span><span class="drawn">{_marks(axis)}</span>')
    found.append('<span class="figure"></span></div></div>')
    return "".join(found)


def _marks(axis: Axis) -> str:
    """The marks of an axis; those in the middle may be left out where there is little room."""
    spans = []
    for i, (mark, text) in enumerate(zip(axis.marks, axis.written, strict=True)):
        extra = " odd" if i % 2 else ""
        spans.append(f'<span class="tick{extra}" style="left:{axis.place(mark):.2f}%">{escape(text)}</span>')
    return "".join(spans)


def line_plot(lines: Sequence[Line], across: Axis, up: Axis, name: str) -> str:
    """Lines with bands, named at their ends; `name` is that of the axis across."""
    drawn, ends = [_grid(up)], []
    for n, line in enumerate(lines):
        at = [(across.place(x), 100 - up.place(y)) for x, y in line.points]
        if line.band:
            bands = list(zip(line.points, line.band, strict=True))
            outline = [(across.place(x), 100 - up.place(y + band)) for (x, y), band in bands]
            outline += [(across.place(x), 100 - up.place(y - band)) for (x, y), band in reversed(bands)]
            drawn.append(f'<polygon class="band hue{n}" points="{_points(outline)}"/>')
        style = f"line hue{n}{' dashed' if line.dashed else ''}"
        drawn.append(f'<polyline class="{style}" points="{_points(at)}"/>')
        ends.append((at[-1][1], f"hue{n}", line.name))
    return _framed("".join(drawn), across, up, name, "".join(_apart(ends)))


def _apart(ends: Sequence[tuple[float, str, str]]) -> Iterator[str]:
    """The names of lines at their ends, so far apart that each can be read."""
    free = 0.0
    for at, hue, name in sorted(ends):
        top = max(at, free)
        yield f'<span class="end {hue}" style="top:{top:.2f}%">{escape(name)}</span>'
        free = top + LETTER_HEIGHT


def histogram(bars: Sequence[tuple[float, float, float]], across: Axis, up: Axis, name: str) -> str:
    """Bars, each from one place to another with its height."""
    drawn = [_grid(up)]
    for low, high, height in bars:
        x, y = across.place(low), up.place(height)
        width = across.place(high) - x
        where = f'x="{x + width * 0.04:.2f}" width="{width * 0.92:.2f}" y="{100 - y:.2f}" height="{y:.2f}"'
        drawn.append(f'<rect class="bar" {where}/>')
    return _framed("".join(drawn), across, up, name, "")


def _grid(up: Axis) -> str:
    places = [100 - up.place(mark) for mark in up.marks]
    return "".join(f'<line class="grid" x1="0" x2="100" y1="{y:.2f}" y2="{y:.2f}"/>' for y in places)


def _framed(drawn: str, across: Axis, up: Axis, name: str, ends: str) -> str:
    left = "".join(
        f'<span class="tick" style="top:{100 - up.place(mark):.2f}%">{escape(text)}</span>'
        for mark, text in zip(up.marks, up.written, strict=True)
    )
    svg = f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{drawn}</svg>'
    return (
        f'<div class="plot{" named" if ends else ""}" role="img" aria-label="{escape(name)}">'
        f'<div class="left">{left}</div><div class="field">{svg}{ends}</div>'
        f'<div class="below">{_marks(across)}</div><div class="axis-name">{escape(name)}</div></div>'
    )


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in places)
