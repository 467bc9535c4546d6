"""Looking back by rounds and at several speeds, addresses with the move in them, and what the end of a match shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from prepared import finished
from windows import LAPTOP, PHONE, Window

from zeitalter import Match
from zeitalter.engine import files
from zeitalter.games import find_game

Open = Callable[..., Window]
RECORDED = Path(__file__).parents[1]
GAP = 12
"""Pixels that may lie between the question and the bar below it."""


def looking_back(window: Open, **wishes: object) -> Window:
    ada = window(**wishes)
    ada.open_match("Ada", finished())
    ada.test_id("replay").click()
    ada.test_id("replay-panel").wait_for()
    ada.page.locator("[data-test=chapter-marks] path").first.wait_for(state="attached")
    return ada


def at(ada: Window) -> int:
    """The move in the address."""
    return int(ada.page.url.split("?at=")[1])


def rounds() -> list[int]:
    """The entries at which rounds begin."""
    chapters = find_game("historia").vocabulary.chapters
    return sorted({entry for entry, event in finished().events(0) if event.id in chapters})


def test_rounds_are_reached_by_buttons_and_by_keys(window: Open) -> None:
    ada = looking_back(window)
    found = [entry for entry in rounds() if entry > 0]
    for entry in found[:2]:
        ada.test_id("replay-chapter-on").click()
        ada.until(lambda entry=entry: at(ada) == entry, "Another round is shown")
    ada.test_id("replay-on").click()
    ada.until(lambda: at(ada) == found[1] + 1, "The next move is not shown")
    ada.page.keyboard.press("PageUp")
    ada.until(lambda: at(ada) == found[1], "The beginning of this round is not shown")
    ada.test_id("replay-chapter-back").click()
    ada.until(lambda: at(ada) == found[0], "The round before is not shown")
    ada.page.keyboard.press("PageDown")
    ada.until(lambda: at(ada) == found[1], "The next round is not shown")
    assert ada.page.locator("[data-test=chapter-marks] path").count() == len(rounds())


def test_address_of_a_move_opens_its_position(window: Open) -> None:
    ada = looking_back(window)
    entry = rounds()[2]
    path = f"/match/{ada.match}?at={entry}"
    ada.page.goto(path)
    panel = ada.test_id("replay-panel")
    panel.get_by_text(ada.words("web-replay-at", entry=entry, last=len(finished().log))).wait_for()
    ada.test_id("replay-stop").click()
    panel.wait_for(state="detached")
    assert "?" not in ada.page.url
    ada.page.goto(f"/match/{ada.match}?at=nonsense")
    ada.test_id("replay").wait_for()
    assert panel.count() == 0


def test_speed_is_kept(window: Open) -> None:
    ada = looking_back(window)
    speed = ada.test_id("speed")
    assert speed.locator("option").evaluate_all("(all) => all.map((o) => o.value)") == ["0.5", "1", "2", "4"]
    speed.select_option("4")
    ada.test_id("replay-play").click()
    ada.until(lambda: at(ada) >= 3, "Nothing moves")
    ada.test_id("replay-play").click()
    ada.page.reload()
    ada.test_id("replay-panel").wait_for()
    assert ada.test_id("speed").input_value() == "4"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_curves_have_a_legend_and_shapes(window: Open, size: dict[str, int]) -> None:
    ada = looking_back(window, size=size)
    ada.test_id("legend").wait_for()
    names = [seat.name for seat in finished().seats]
    words = ada.test_id("legend").inner_text()
    assert all(name in words for name in names[1:])
    shapes = ada.page.locator("[data-test=chart] .curve-mark").evaluate_all(
        "(all) => all.map((p) => p.getAttribute('d'))"
    )
    assert len(set(shapes)) == len(names)


# -- the end -----------------------------------------------------------------------------------------------------------


@cache
def recorded(game: str, name: str) -> Match:
    return files.load(RECORDED / game / "recorded" / f"{name}.json", find_game)


ENDINGS = [
    ("historia", "tie_break"),
    ("new_dawn", "victory_epic"),
    ("seven_ages", "turn_limit_short"),
    ("civilization", "limit"),
]


@pytest.mark.parametrize(("game", "name"), ENDINGS, ids=[game for game, _ in ENDINGS])
def test_end_shows_the_curves_and_what_decides_beside_the_points(window: Open, game: str, name: str) -> None:
    match = recorded(game, name)
    ada = window()
    ada.open_match("Ada", match)
    ada.test_id("chart").wait_for()
    ties = ada.test_id("ties")
    ties.first.wait_for()
    assert match.result is not None
    assert ties.count() == len(match.result["ranking"])
    declaration = find_game(game)
    assert declaration.sight.tie_breaks is not None
    first = match.result["ranking"][0]
    for _, values in declaration.sight.tie_breaks(match.state):
        assert f": {values[first]}" in ties.first.inner_text()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_end_of_four_shows_ranking_and_curves_without_scrolling(window: Open, size: dict[str, int]) -> None:
    ada = window(size=size, lang="de")
    ada.open_match("Ada", recorded("historia", "points"))
    ada.test_id("chart").wait_for()
    ada.drawn()
    chart, seen, prompt = (ada.page.locator(what).bounding_box() for what in (".chart", ".ending", ".prompt"))
    assert chart is not None
    assert seen is not None
    assert prompt is not None
    assert chart["y"] + chart["height"] <= seen["y"] + seen["height"] + 1
    if size is PHONE:
        bar = ada.page.locator(".phone-bar").bounding_box()
        assert bar is not None
        assert bar["y"] - prompt["y"] - prompt["height"] < GAP


def test_end_says_who_was_lucky_where_dice_decide(window: Open) -> None:
    match = recorded("new_dawn", "victory_built_map")
    rolls = [event.args for _, event in match.events(None) if event.id == "roll"]
    assert rolls
    ada = window()
    ada.open_match("Ada", match)
    ada.test_id("luck").wait_for()
    words = ada.test_id("luck").inner_text()
    for seat in range(len(match.seats)):
        own = [args for args in rolls if args[0] == seat]
        total = sum(args[1] - args[2] for args in own)
        signed = f"{total:+d}".replace("+0", "0")
        assert f"{len(own)} attack roll" in words
        assert f"{signed} in all" in words
