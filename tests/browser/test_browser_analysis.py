"""After a match: analysing it with a progress bar, chances under the slider, ways to turning points, a link to it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from finished import short_historia
from test_browser_access import serious
from windows import LAPTOP, PHONE, Window

Open = Callable[..., Window]
PICTURES = os.environ.get("ANALYSIS_PICTURES")
"""A folder for pictures, to look at."""


def picture(window: Window, name: str) -> None:
    if PICTURES:
        window.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def analysed(window: Open, **wishes: object) -> Window:
    """Looking back at a match that has been analysed."""
    ada = window(**wishes)
    ada.open_match("Ada", short_historia())
    ada.test_id("analyse-end").click()
    ada.test_id("analysing").or_(ada.test_id("analysis")).first.wait_for()
    picture(ada, f"running-{wishes.get('theme', 'tag')}")
    ada.page.locator("[data-test=analysis]").wait_for(timeout=120_000)
    return ada


def at(ada: Window) -> int:
    found = re.search(r"[?&]at=(\d+)", ada.page.url)
    assert found
    return int(found[1])


def test_analysis_shows_chances_turning_points_decisions_and_luck_and_leads_there(window: Open) -> None:
    ada = analysed(window, lang="en")
    chart = ada.test_id("chances")
    assert chart.locator(".curve").count() == 3
    assert chart.locator(".curve-mark").count() >= 3
    turns = ada.test_id("turn")
    assert 1 <= turns.count() <= 8
    assert re.search(r"Round 12, move \d+, .+: .+", turns.first.inner_text())
    assert re.search(r"from \d+\s% to \d+\s%", turns.first.inner_text())
    assert "by what Ada could know then" in ada.test_id("decisions").inner_text()
    assert ada.test_id("analysis-luck").is_visible()
    picture(ada, "laptop-light")
    ada.test_id("show-points").click()
    ada.test_id("chart").wait_for()
    assert ada.test_id("chances").count() == 0
    ada.test_id("show-chances").click()
    chart.wait_for()
    turns.nth(1).locator("[data-test=analysis-go]").click()
    move = int(re.search(r"move (\d+)", turns.nth(1).inner_text())[1])  # type: ignore[index]
    ada.until(lambda: at(ada) == move - 1, "The position before the turning point is not shown")
    assert "&analysis" in ada.page.url
    first = ada.match
    ada.test_id("analysis-branch").click()
    ada.until(lambda: f"/match/{first}" not in ada.page.url, "Nobody plays on from here")
    ada.at_table()


def test_a_link_opens_the_analysis_for_everybody_who_may_see_the_match(window: Open) -> None:
    ada = analysed(window)
    ada.page.goto(f"/match/{ada.match}?analysis")
    ada.page.locator("[data-test=analysis]").wait_for()
    assert ada.test_id("chances").is_visible()
    assert ada.test_id("replay-panel").is_visible()


def test_an_analysis_can_be_cancelled(window: Open) -> None:
    ada = window()
    ada.open_match("Ada", short_historia())
    ada.test_id("replay").click()
    ada.test_id("analyse").click()
    ada.test_id("analysis-cancel").click()
    ada.test_id("analyse").wait_for()
    assert ada.test_id("analysing").count() == 0


def test_nobody_is_offered_an_analysis_before_the_end(window: Open) -> None:
    ada = window()
    ada.open_match("Ada", short_historia().at(12))
    ada.page.goto(f"{ada.page.url.split('?')[0]}?at=3&analysis")
    ada.test_id("replay-panel").wait_for()
    assert ada.test_id("analyse").count() == 0
    assert ada.test_id("analysis").count() == 0


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_serious_in_an_analysis(window: Open, size: str) -> None:
    theme = {"laptop": "nacht", "phone": "tag"}[size]
    ada = analysed(window, size={"laptop": LAPTOP, "phone": PHONE}[size], theme=theme, lang="de")
    picture(ada, f"{size}-{theme}")
    ada.test_id("turns").scroll_into_view_if_needed()
    picture(ada, f"{size}-{theme}-turns")
    ada.test_id("analysis-luck").scroll_into_view_if_needed()
    picture(ada, f"{size}-{theme}-luck")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(ada, "[data-test=replay-panel]") == []


def test_a_hint_names_others_and_what_they_cost(window: Open) -> None:
    ada = window(lang="de")
    ada.open_match("Ada", short_historia().at(1))
    ada.turn()
    ada.test_id("hint").click()
    ada.test_id("take-hint").wait_for()
    ada.test_id("other-hints").wait_for()
    picture(ada, "hint")
    found = ada.test_id("other-hints").locator("li")
    assert 1 <= found.count() <= 2
    assert re.search(r"\((−\d+\s%|gleich gut)\)", found.first.inner_text())  # noqa: RUF001
    box, tool = (ada.test_id(name).bounding_box() for name in ("prompt", "hint"))
    assert box is not None
    assert tool is not None
    assert tool["y"] + tool["height"] <= box["y"] + box["height"]  # the tools stay in sight
    assert serious(ada, ".note") == []
