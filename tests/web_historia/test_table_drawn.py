"""What is drawn of Historia in the browser, and what clicks and keys on it say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

Show = Callable[..., Page]
GAME = Path(__file__).parents[2] / "src/zeitalter/games/historia"


def said(page: Page) -> list[object]:
    found = page.evaluate("window.said ?? []")
    assert isinstance(found, list)
    return found


def territory(page: Page, name: str) -> None:
    page.locator(f'path.land[aria-label^="{name}"]').dispatch_event("click")


def _middle(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(f'path.land[aria-label^="{name}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5


def test_map_is_small_enough_to_load_at_once() -> None:
    assert (GAME / "map.json").stat().st_size < 120_000
    assert len(json.loads((GAME / "map.json").read_text(encoding="utf-8"))["territories"]) == 13


def test_legal_territories_glow(table: Show) -> None:
    page = table("expansion")
    expect(page.locator("path.glow")).to_have_count(4)
    expect(page.locator('path.land.legal[aria-label^="Russia"]')).to_have_attribute(
        "aria-label", re.compile("possible")
    )


def test_one_click_on_a_territory_is_the_whole_answer(table: Show) -> None:
    page = table("settle")
    page.mouse.click(*_middle(page, "Africa"))
    assert said(page) == ["choose", ["settle", "africa"]]


def test_dragging_moves_the_map_and_chooses_nothing(table: Show) -> None:
    page = table("settle")
    x, y = _middle(page, "Africa")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    before = page.locator(".map > svg").get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    page.mouse.up()
    expect(page.locator(".map > svg")).not_to_have_attribute("viewBox", str(before))
    assert said(page) == []


def test_several_answers_in_one_territory_open_a_menu(table: Show) -> None:
    page = table("war")
    territory(page, "China")
    expect(page.locator(".answers > div button")).to_have_count(4)
    page.keyboard.press("Enter")
    assert said(page) == ["choose", ["war", "basic", "china", 2]]


def test_dark_territory_asks_why_not(table: Show) -> None:
    page = table("expansion")
    territory(page, "Oceania")
    what, answer = said(page)
    assert what == "ask"
    assert isinstance(answer, list)
    assert answer[0] == "expansion"
    assert answer[-1] == "oceania"


def test_cards_are_chosen_up_to_the_limit_and_laid_together(table: Show) -> None:
    page = table("middle")
    lay = page.locator(".lay")
    expect(lay).to_be_disabled()
    page.locator(".card.action.expansion").click()
    page.locator(".card.action.art").click()
    lay.click()
    assert said(page) == ["choose", ["select", ["art", "expansion"]]]


def test_card_that_may_not_be_laid_asks_why_not(table: Show) -> None:
    page = table("start")
    page.locator(".card.action.revolution").click()
    assert said(page) == ["ask", ["select", ["revolution"]]]


def test_wonder_row_glows_for_art(table: Show) -> None:
    page = table("art")
    glowing = page.locator(".offer .card.legal")
    assert glowing.count() > 1
    glowing.first.click()
    assert said(page)[0] == "choose" or page.locator(".answers").is_visible()


def test_everything_on_the_map_is_reached_by_keyboard(table: Show) -> None:
    page = table("settle")
    page.locator('path.land[aria-label^="Europe"]').focus()
    page.keyboard.press("Enter")
    assert said(page) == ["choose", ["settle", "europe"]]


def test_plus_key_zooms_and_zero_shows_all(table: Show) -> None:
    page = table("start")
    drawn = page.locator(".map > svg")
    whole = drawn.get_attribute("viewBox")
    page.locator('path.land[aria-label^="Europe"]').focus()
    page.keyboard.press("+")
    expect(drawn).not_to_have_attribute("viewBox", str(whole))
    page.keyboard.press("0")
    expect(drawn).to_have_attribute("viewBox", str(whole))


def test_hovering_shows_the_card_large(table: Show) -> None:
    page = table("middle")
    page.locator(".card.action.war").hover()
    expect(page.locator(".historia-tip")).to_contain_text("Advanced")


@pytest.mark.parametrize("position", ["start", "middle", "late", "six", "solo", "end"])
def test_table_fits_without_scrolling(table: Show, position: str) -> None:
    page = table(position, "&lang=de")
    for part in (".hboard", ".hmat"):
        clipped = page.locator(part).evaluate("e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]")
        assert max(clipped) <= 1, part


def test_cube_that_is_new_on_the_map_glides(table: Show) -> None:
    page = table("settle")
    assert page.evaluate("show('start').then(() => document.getAnimations().length)") > 0
    expect(page.locator("[data-cube]")).to_have_count(4)


def test_nothing_moves_for_those_who_want_it_still(table: Show) -> None:
    page = table("settle", "&still")
    assert page.evaluate("show('start').then(() => document.getAnimations().length)") == 0


def test_phone_shows_one_part_at_a_time(table: Show) -> None:
    page = table("middle", "&phone", viewport={"width": 390, "height": 844})
    expect(page.locator(".map")).to_be_visible()
    page.get_by_role("tab", name="Matrix").click()
    expect(page.locator(".map")).to_be_hidden()
    expect(page.locator(".matrix")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
