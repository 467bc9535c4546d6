"""What clicks, drags and keys on the drawn table say."""

from __future__ import annotations

import json
import re

import pytest
from looking import Show, middle, options, said, territory
from playwright.sync_api import Page, expect


def _drag(page: Page, source: str, x: float, y: float) -> None:
    page.locator(source).first.hover()
    page.mouse.down()
    page.mouse.move(x, y, steps=6)
    page.mouse.up()


def _centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_one_click_on_a_territory_is_the_whole_answer(table: Show) -> None:
    page = table("settle")
    page.mouse.click(*middle(page, "africa"))
    assert said(page) == ["choose", ["settle", "africa"]]


def test_cube_dragged_onto_a_territory_is_the_whole_answer(table: Show) -> None:
    page = table("settle")
    _drag(page, ".pools .personal .piece", *middle(page, "africa"))
    assert said(page) == ["choose", ["settle", "africa"]]


def test_dragging_moves_the_map_and_chooses_nothing(table: Show) -> None:
    page = table("settle")
    x, y = middle(page, "africa")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    drawn = page.locator(".map > svg")
    expect(drawn).not_to_have_attribute("viewBox", "0 0 2000 1172")
    before = drawn.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    page.mouse.up()
    expect(drawn).not_to_have_attribute("viewBox", str(before))
    assert said(page) == []


def test_several_answers_in_one_territory_open_a_menu(table: Show) -> None:
    page = table("war")
    territory(page, "china")
    here = [o for o in options(page) if o[2] == "china"]
    expect(page.locator(".answers > div button")).to_have_count(len(here))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert said(page) == ["choose", here[1]]


def test_escape_closes_the_menu_and_returns_the_focus(table: Show) -> None:
    page = table("war")
    page.locator('[data-territory="china"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".answers")).to_have_count(0)
    expect(page.locator('[data-territory="china"]')).to_be_focused()


@pytest.mark.parametrize(
    ("position", "place", "verb"),
    [("expansion", "oceania", "expansion"), ("war", "africa", None), ("exploitation", "russia", "exploitation")],
)
def test_dark_territory_asks_why_not(table: Show, position: str, place: str, verb: str | None) -> None:
    page = table(position)
    territory(page, place)
    what, *rest = said(page)
    if verb is None:
        assert [what, *rest] == ["inspect", "territory", place]
    else:
        assert what == "ask"
        assert rest[0][0] == verb
        assert place in json.dumps(rest[0])


def test_dark_mat_asks_why_not(table: Show) -> None:
    page = table("trade")
    page.locator('.other[data-civ="3"] .title').click()
    assert said(page) == ["ask", ["trade", "basic", 3]]


def test_card_that_may_not_be_laid_asks_why_not(table: Show) -> None:
    page = table("start")
    page.locator(".card.action.revolution").click()
    assert said(page) == ["ask", ["select", ["revolution"]]]


def test_one_click_lays_a_card_where_only_one_may_be_laid(table: Show) -> None:
    page = table("start")
    page.locator(".card.action.art").click()
    assert said(page) == ["choose", ["select", ["art"]]]


def test_cards_are_collected_and_laid_together(table: Show) -> None:
    page = table("middle")
    lay = page.locator(".lay")
    expect(lay).to_be_disabled()
    page.locator(".card.action.expansion").click()
    page.locator(".card.action.art").click()
    expect(page.locator(".card.chosen")).to_have_count(2)
    expect(lay).to_have_text("Lay 2 cards")
    lay.click()
    assert said(page) == ["play", ["select", ["art", "expansion"]]]


def test_card_dragged_onto_the_row_is_laid(table: Show) -> None:
    page = table("start")
    _drag(page, ".card.action.trade", *_centre(page, ".discards"))
    assert said(page) == ["choose", ["select", ["trade"]]]


def test_card_dragged_elsewhere_stays_in_hand(table: Show) -> None:
    page = table("start")
    _drag(page, ".card.action.trade", *_centre(page, ".map"))
    assert said(page) == []


def test_wonder_dragged_to_the_own_wonders_is_built(table: Show) -> None:
    page = table("art")
    wonder = page.locator(".offer .card.legal").first.get_attribute("data-info")
    _drag(page, ".offer .card.legal", *_centre(page, "section.wonders"))
    menu = page.locator(".answers > div button")
    if menu.count():
        menu.first.click()
    assert str(wonder).split(":")[1] in json.dumps(said(page)[1])


def test_marker_dragged_to_the_next_cell_gains_a_level(table: Show) -> None:
    page = table("levels")
    target = page.locator(".cell.legal rect").first.bounding_box()
    assert target is not None
    _drag(page, ".marker.held [data-drag]", target["x"] + 5, target["y"] + 5)
    page.locator(".answers > div button").first.click()
    assert said(page) == ["choose", ["military", "basic"]]


def test_territories_are_chosen_by_keyboard(table: Show) -> None:
    page = table("settle")
    page.locator('[data-territory="europe"]').focus()
    page.keyboard.press("Enter")
    assert said(page) == ["choose", ["settle", "europe"]]


def test_arrow_keys_walk_over_the_matrix(table: Show) -> None:
    page = table("levels")
    page.locator('.matrix [tabindex="0"]').focus()
    expect(page.locator('[data-cell="m5t5"]')).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator('[data-cell="m6t5"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".answers > div button").first.click()
    assert said(page)[1][0] == "military"


def test_matrix_is_one_stop_for_the_tab_key(table: Show) -> None:
    page = table("middle")
    expect(page.locator('.matrix [tabindex="0"]')).to_have_count(1)


@pytest.mark.parametrize("position", ["settle", "middle", "war", "art", "turn", "dominion", "draft", "revolution"])
def test_everything_that_glows_is_reached_by_keys_and_has_a_name(table: Show, position: str) -> None:
    page = table(position, "&still")
    nameless = page.evaluate(
        """() => [...document.querySelectorAll(".legal[role=button], button.legal, .other.legal .title")]
        .filter((e) => e.tabIndex < 0 && !e.dataset.cell
          || !(e.getAttribute("aria-label") ?? e.textContent).trim())
        .map((e) => e.outerHTML.slice(0, 120))"""
    )
    assert nameless == []


def test_plus_key_zooms_arrows_pan_and_zero_shows_all(table: Show) -> None:
    page = table("start")
    drawn = page.locator(".map > svg")
    whole = str(drawn.get_attribute("viewBox"))
    page.locator('[data-territory="europe"]').focus()
    page.keyboard.press("+")
    expect(drawn).not_to_have_attribute("viewBox", whole)
    near = str(drawn.get_attribute("viewBox"))
    page.keyboard.press("ArrowRight")
    expect(drawn).not_to_have_attribute("viewBox", near)
    page.keyboard.press("0")
    expect(drawn).to_have_attribute("viewBox", whole)


def test_hovering_shows_the_card_large(table: Show) -> None:
    page = table("middle")
    page.locator(".card.action.war").hover()
    expect(page.locator(".historia.table-tip")).to_contain_text("Advanced")


def test_hovering_a_territory_says_what_may_be_done_there(table: Show) -> None:
    page = table("expansion")
    page.mouse.move(*middle(page, "russia"))
    expect(page.locator(".historia.table-tip")).to_contain_text(re.compile("Russia.*→", re.DOTALL))


def _hint(page: Page, answer: list[object]) -> None:
    page.evaluate("(answer) => { window.hint = answer; window.draw(); }", answer)


def test_only_the_territory_of_the_hint_glows_more_than_the_others(table: Show) -> None:
    page = table("settle")
    expect(page.locator(".hinted")).to_have_count(0)
    _hint(page, ["settle", "africa"])
    expect(page.locator("path.land.hinted")).to_have_count(1)
    expect(page.locator("path.land.hinted")).to_have_attribute("data-territory", "africa")
    expect(page.locator("path.glow.hinted")).to_have_count(1)
    _hint(page, [])
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_level_is_named_by_its_number_first(table: Show) -> None:
    page = table("settle")
    label = page.locator('.level[data-cell="m0t5"]').get_attribute("aria-label")
    assert label is not None
    assert label.startswith("5 ")
