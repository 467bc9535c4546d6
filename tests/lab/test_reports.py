"""Reports: one file that needs nothing else, in both languages, with every plot, and names people know."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from zeitalter import __version__
from zeitalter.lab.balance import Balance
from zeitalter.lab.experiment import Cell
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.report.balance_page import balance_page
from zeitalter.lab.report.plots import Axis, Line, Whisker, line_plot, ticks, whiskers
from zeitalter.lab.report.sweep_page import sweep_page
from zeitalter.lab.report.tournament_page import tournament_page
from zeitalter.lab.report.wording import Wording
from zeitalter.lab.store import Game
from zeitalter.lab.sweep import Variation, sweep_of
from zeitalter.lab.tournament import summary

VOID = {"meta", "br", "link"}
MADE = {"command": "zeitalter lab x <y>", "version": __version__, "game": "historia", "rules": 3, "seed": 7}
CELL = Cell("historia", ("random", "random", "beginner"), 7)


class Balanced(HTMLParser):
    """Every tag is closed, and nothing is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href", "onclick"} & {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def read(text: str) -> str:
    """The words of a page that is in order."""
    found = Balanced()
    found.feed(text)
    assert found.open == []
    assert not re.search(r"url\((?!data:)|@import|https?://", text)
    return " ".join(" ".join(found.words).split())


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    return play_recorded(CELL.as_json(), range(12))


@pytest.mark.parametrize(("lang", "words"), [("de", ("Wie Punkte wachsen", "Startzahl 7")), ("en", ("seed 7",))])
def test_a_study_of_balance(records: list[dict[str, Any]], lang: str, words: tuple[str, ...]) -> None:
    balance = Balance()
    for record in records * 3:
        balance.add(record)
    found = {**balance.summary(), "bots": list(CELL.bots), "made": MADE}
    page = balance_page(found, lang)
    text = read(page)
    assert all(word in text for word in words)
    assert "zeitalter lab x <y>" in text
    assert page.count('class="plot') == 2
    assert page.count('class="whiskers"') == len(found["topics"]) >= 5
    wording = Wording("historia", lang)
    for topic, rows in found["topics"].items():
        assert all(wording.thing(topic, row["id"]) in text for row in rows)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_tournament(records: list[dict[str, Any]], lang: str) -> None:
    pytest.importorskip("openskill")
    found = summary(("random", "beginner"), [Game(1, n, record) for n, record in enumerate(records)])
    page = tournament_page({**found, "made": MADE}, lang)
    assert {"de": "Am stärksten ist beginner", "en": "The strongest is beginner"}[lang] in read(page)
    assert page.count('class="whiskers"') == 2


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_sweep(records: list[dict[str, Any]], lang: str) -> None:
    variations = [
        Variation("base", "", "", CELL),
        Variation("option", "events", "on", CELL),
        Variation("component", "wonders.great_wall.effects.0.gain_vp", "4", CELL),
    ]
    longer = [{**record, "decisions": record["decisions"] + 9 + n % 2} for n, record in enumerate(records)]
    rows = [(1, records), (2, longer), (3, records)]
    games = [Game(cell, n, listed[n]) for n in range(len(records)) for cell, listed in rows]
    found = {**sweep_of(variations, [1, 2, 3], games), "bots": list(CELL.bots), "made": MADE}
    text = read(sweep_page(found, lang))
    assert {"de": "+9,5", "en": "+9.5"}[lang] in text
    assert {"de": "Chinesische Mauer, effects.0.gain_vp = 4", "en": "Great Wall of China, effects"}[lang] in text


def test_what_comes_from_outside_is_no_html() -> None:
    drawn = whiskers([Whisker("<b>", 1, 0, 2, "&")], 'a"b', Axis((0, 2), ("0", "2")))
    assert "&lt;b&gt;" in drawn
    assert "<b>" not in drawn
    assert 'aria-label="a&quot;b"' in drawn


def test_marks_are_round_and_cover_what_is_drawn() -> None:
    assert ticks(0, 47) == [0, 10, 20, 30, 40, 50]
    assert ticks(-0.03, 0.05) == [-0.04, -0.02, 0, 0.02, 0.04, 0.06]
    assert ticks(3, 3)[0] <= 3 < ticks(3, 3)[-1]


def test_places_of_a_plot_follow_the_axis() -> None:
    axis = Axis((10.0, 20.0), ("10", "20"))
    assert [axis.place(value) for value in (10, 15, 20, 25, 5)] == [0, 50, 100, 100, 0]
    drawn = line_plot([Line("x", [(10, 10), (20, 20)])], axis, axis, "round")
    assert 'points="0.00,100.00 100.00,0.00"' in drawn


def test_names_of_lines_that_end_together_stay_apart() -> None:
    axis = Axis((0.0, 100.0), ("0", "100"))
    drawn = line_plot([Line(name, [(0, 0), (100, 50)]) for name in "ab"], axis, axis, "round")
    assert [float(top) for top in re.findall(r'class="end hue\d" style="top:([\d.]+)%"', drawn)] == [50, 59]


def test_numbers_are_written_as_in_the_language() -> None:
    german, english = Wording("historia", "de"), Wording("historia", "en")
    assert (german.number(20000), english.number(20000)) == ("20.000", "20,000")
    assert (german.number(3.14, 1), english.number(3.14, 1)) == ("3,1", "3.1")
    assert english.signed(-2.5) == "\u22122.5"
    assert english.signed(0.0, 0) == "0"
    assert german.percent(0.251) == "25,1\u202f%"


def test_nothing_of_this_machine_is_in_a_page(records: list[dict[str, Any]]) -> None:
    balance = Balance()
    for record in records:
        balance.add(record)
    page = balance_page({**balance.summary(), "bots": list(CELL.bots), "made": MADE}, "en")
    assert str(Path.cwd()) not in page
    assert str(Path.home()) not in page
