"""The drawn table of 7 Ages shows the view, fits its screen, and says what clicks mean."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from seven_preview import SCENES, position

from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.view import printed as module
from zeitalter.games.seven_ages.view.printed import printed

Show = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
BESIDE = """(how) => {
  const far = (x, y) => [[9, 0], [-9, 0], [0, 9], [0, -9]].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy));
  const map = document.querySelector(".map").getBoundingClientRect();
  for (let y = map.top + 60; y < map.bottom - 20; y += 3)
    for (let x = map.left + 20; x < map.right - 20; x += 3) {
      const at = document.elementFromPoint(x, y);
      const near = far(x, y).map((el) => el?.matches?.("path.legal") && el.dataset.area).filter(Boolean);
      if (!at?.matches("path[data-area]:not(.legal)") || !near.length) continue;
      const more = { bubbles: true, clientX: x, clientY: y, pointerType: how, pointerId: 7 };
      at.dispatchEvent(new PointerEvent("pointerdown", more));
      at.dispatchEvent(new PointerEvent("pointerup", more));
      at.dispatchEvent(new PointerEvent("click", more));
      return [at.dataset.area, near];
    }
}"""
"""Points a little beside an area that can be chosen: what lies there, and what lies beside it."""
GAME = Path(module.__file__).parents[1] / "web"


def said(page: Page) -> Any:
    """What the table said to the shell last: how, and the answer."""
    return page.evaluate("window.said ?? null")


def click(page: Page, area: str) -> None:
    """Click on an area."""
    page.locator(f'path[data-area="{area}"]').dispatch_event("click")


def possible(name: str, *beginning: Any) -> list[list[Any]]:
    """The answers of a position that begin like this."""
    match = position(name)
    found = [match.game.action_to_json(match.table, o) for o in match.options(0) if isinstance(o, tuple)]
    return [answer for answer in found if answer[: len(beginning)] == list(beginning)]


def test_drawing_shows_what_the_components_say() -> None:
    drawn = json.loads((GAME / "map.json").read_text(encoding="utf-8"))
    assert drawn["board"] == printed(load_components(None))
    assert list(drawn["areas"]) == load_components(None).ids["area"]


def test_every_area_and_stack_of_the_view_is_drawn(table: Show) -> None:
    page = table("raid")
    view = position("raid").view(0)
    areas = page.locator("path[data-area]").evaluate_all("all => all.map((e) => e.dataset.area)")
    assert sorted(areas) == sorted(load_components(None).ids["area"])
    pieces = set(page.locator("[data-piece]").evaluate_all("all => all.map((e) => e.dataset.piece)"))
    wanted = {f"{a['holder']} {id}" for id, a in view["areas"].items() if "holder" in a}
    wanted |= {f"{a['raid']['empire']} {id}" for id, a in view["areas"].items() if "raid" in a}
    assert pieces == wanted


@pytest.mark.parametrize("name", SCENES)
def test_every_position_is_drawn_in_both_languages_and_as_text(table: Show, name: str) -> None:
    for query in ("&lang=de&theme=nacht", "&text"):
        page = table(name, query)
        assert "board-" not in page.inner_text("body")


def test_everybody_who_can_goes_where_one_clicks(table: Show) -> None:
    page = table("move")
    click(page, "rome")
    expect(page.locator("[data-test=group]")).to_be_visible()
    click(page, "north_italy")
    largest = max(possible("move", "move", "rome", "north_italy"), key=lambda a: len(a[3]) + len(a[4]))
    assert said(page) == ["choose", largest]


def test_a_smaller_group_can_be_sent(table: Show) -> None:
    page = table("move")
    click(page, "rome")
    rows = page.locator("[data-test=group] .rows li")
    rows.filter(has_text="Legion").get_by_role("button").first.click()
    click(page, "north_italy")
    how, answer = said(page)
    assert (how, answer[:3]) == ("choose", ["move", "rome", "north_italy"])
    assert answer[3].count(3) == 1
    assert sorted(answer[3]) == [0, 1, 2, 3, 4, 10, 12, 16], "ships stay where land units go"


def test_a_voyage_can_begin_where_the_ship_lies(table: Show) -> None:
    page = table("move")
    click(page, "sicily")
    page.locator("[data-test=group] [data-test=set_sail]").click()
    assert said(page) == ["choose", possible("move", "set_sail", "sicily")[0]]


def test_a_finger_may_touch_a_little_beside(table: Show) -> None:
    page = table("move", viewport=PHONE)
    _, near = page.evaluate(BESIDE, "touch")
    expect(page.locator("[data-test=group]")).to_be_visible()
    assert page.evaluate("document.querySelector('seven-ages-board').from") in near


def test_a_mouse_means_what_it_points_at(table: Show) -> None:
    page = table("move", viewport=PHONE)
    page.evaluate(BESIDE, "mouse")
    expect(page.locator("[data-test=group]")).to_have_count(0)


def test_one_unit_is_sent_alone_and_a_voyage_begins_beside_the_march(table: Show) -> None:
    page = table("move")
    click(page, "sicily")
    page.get_by_test_id("set_sail").click()
    assert said(page)[1][:2] == ["set_sail", "sicily"]
    click(page, "sicily")
    click(page, "rome")
    page.get_by_test_id("group-quick").click()
    click(page, "north_italy")
    assert [len(said(page)[1][3]), len(said(page)[1][4])] == [1, 0]


def test_markers_are_turned_over_where_they_lie(table: Show) -> None:
    page = table("turn")
    page.get_by_test_id("turn-marker").click()
    assert said(page) == ["choose", ["turn_over_slot"]]
    expect(page.locator(".ends [data-test=done]")).to_have_text("Turn none over")


def test_search_and_regions_lie_side_by_side_on_small_phones(table: Show) -> None:
    for width in (320, 360, 390):
        page = table("move", viewport={"width": width, "height": 800})
        search, zoom = (page.locator(f".sheet .{part}").bounding_box() for part in ("search", "zoom"))
        assert search is not None
        assert zoom is not None
        assert search["x"] + search["width"] < zoom["x"]


def test_nobody_gives_up_an_empire_by_a_click_on_it(table: Show) -> None:
    page = table("giving")
    expect(page.get_by_test_id("turn-marker")).to_have_count(0)
    page.locator(".smat [data-empire=romans] .title").click()
    assert said(page) != ["choose", ["turn_over", "romans"]]


def test_a_scene_has_the_answer_that_would_lie_under_it(table: Show) -> None:
    page = table("traded")
    page.locator("[data-test=scene] [data-test=pass]").click()
    assert said(page) == ["choose", ["pass"]]
    expect(page.locator(".ends")).to_have_count(0)


def test_the_menu_stays_open_for_another_unit(table: Show) -> None:
    page = table("build")
    click(page, "sicily")
    another = page.locator(".answers [data-choice*=warriors]")
    another.click()
    assert said(page) == ["choose", ["build", "sicily", "warriors"]]
    expect(another.locator(".values")).to_be_visible()
    page.locator(".answers [data-choice*=fortify]").click()
    expect(page.locator(".answers")).to_have_count(0)


def test_dark_areas_say_why_not(table: Show) -> None:
    page = table("move")
    click(page, "rome")
    click(page, "yakutia")
    assert said(page)[0] == "ask"
    assert said(page)[1][1:3] == ["rome", "yakutia"]


def test_a_raid_shows_its_chances(table: Show) -> None:
    page = table("raid")
    expect(page.locator("[data-omen=england]")).to_contain_text("%")


def test_units_are_committed_in_the_conflict(table: Show) -> None:
    page = table("fight")
    expect(page.get_by_test_id("scene")).to_be_visible()
    page.get_by_test_id("commit").click()
    assert said(page) == ["choose", possible("fight", "commit")[0]]
    page.locator(".rank.support .unit").first.click()
    page.locator(".rank.support .unit").first.click()
    expect(page.get_by_test_id("commit")).to_be_disabled()


def test_disorder_of_the_opponent_counts_in_the_total(table: Show) -> None:
    page = table("fight")
    total = page.get_by_test_id("commit").inner_text()
    page.evaluate("""() => {
      const board = document.querySelector("seven-ages-board");
      board.ctx.view.conflict.sides.find((side) => side.empire !== "romans").marks = 1;
      board.draw();
    }""")
    side = next(side for side in position("fight").view(0)["conflict"]["sides"] if side["empire"] == "romans")
    front, support = (max(value[i] for value in side["values"].values()) for i in (0, 1))
    was, now = (int(text.split("total ")[1].split()[0]) for text in (total, page.get_by_test_id("commit").inner_text()))
    assert was < now <= was + front + support


def test_a_trade_shows_both_sides(table: Show) -> None:
    page = table("deal")
    sides = page.locator("[data-test=scene] .side-of")
    expect(sides).to_have_count(2)
    expect(sides.last).to_contain_text("Trade number+1")
    page.locator(".smat [data-card=han]").click()
    assert said(page) == ["choose", ["lay", ["han"], 0]]


def test_votes_are_counted_and_cast_in_their_scene(table: Show) -> None:
    page = table("vote")
    scene = page.get_by_test_id("scene")
    expect(scene).to_contain_text("1 of 1 votes are needed; 0 so far.")
    scene.get_by_test_id("vote_no").click()
    assert said(page) == ["choose", ["vote_no"]]


def test_a_voyage_shows_the_hold_and_who_may_come_on_board(table: Show) -> None:
    page = table("sail")
    scene = page.get_by_test_id("scene")
    expect(scene.locator(".unit.free")).to_have_count(1)
    expect(scene).to_contain_text("3 movement points left")
    scene.get_by_test_id("embark").first.click()
    assert said(page) == ["choose", possible("sail", "embark")[0]]
    narrow = table("sail", viewport=PHONE)
    expect(narrow.get_by_test_id("scene").locator(".hold")).to_have_count(0)


def test_cards_are_chosen_in_the_hand(table: Show) -> None:
    page = table("destiny")
    page.locator("[data-card=minoans]").click()
    expect(page.get_by_test_id("hand-send")).to_have_text("Discard 1 card, then draw 2 cards")
    page.get_by_test_id("hand-send").click()
    assert said(page) == ["choose", ["throw_away", ["minoans"]]]


def test_a_found_area_is_shown(table: Show) -> None:
    page = table("world")
    page.get_by_role("searchbox").fill("new guin")
    page.keyboard.press("Enter")
    expect(page.locator("path[data-area=new_guinea]")).to_be_focused()


def test_range_of_an_empire_leaves_the_rest_in_the_shade(table: Show) -> None:
    page = table("world")
    expect(page.locator("path.beyond")).to_have_count(0)
    page.locator("[data-empire=romans] .row button").click()
    view = position("world").view(0)
    reached = int(view["ranges"]["romans"], 16).bit_count()
    expect(page.locator("path.beyond")).to_have_count(len(load_components(None).ids["area"]) - reached)


@pytest.mark.parametrize("name", ["world", "fight"])
def test_nothing_is_wider_than_a_phone(table: Show, name: str) -> None:
    page = table(name, viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
