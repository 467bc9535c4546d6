"""The drawn table fits its screen, moves only for those who like it, and can be read as text."""

from __future__ import annotations

import pytest
from looking import Show, options, said, view
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("position", ["start", "middle", "late", "six", "solo", "end", "draft", "war", "rich", "bare"])
def test_table_fits_without_scrolling(table: Show, position: str) -> None:
    page = table(position, "&still&lang=de&theme=nacht")
    for part in (".hboard", ".hmat", ".self", ".levels", ".hand", ".time", ".discards"):
        clipped = page.locator(part).evaluate("e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]")
        assert max(clipped) <= 1, part


def test_six_wonders_show_their_whole_names(table: Show) -> None:
    page = table("bare", "&lang=de")
    cut = page.locator(".built .name").evaluate_all("all => all.map((e) => e.scrollHeight - e.clientHeight)")
    assert len(cut) == 6
    assert max(cut) <= 1
    assert page.locator(".built").evaluate("e => e.scrollHeight - e.clientHeight") <= 1


@pytest.mark.parametrize("position", ["start", "six"])
def test_lettering_on_the_map_is_never_too_small(table: Show, position: str) -> None:
    page = table(position)
    heights = page.locator(".place, .tile text").evaluate_all(
        "all => all.map((e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)"
    )
    assert min(heights) >= 10.5


def test_cube_that_is_new_on_the_map_glides(table: Show) -> None:
    page = table("settle")
    assert page.evaluate("show('start').then(() => document.getAnimations().length)") > 0
    expect(page.locator("[data-cube]")).to_have_count(4)


def test_nothing_moves_for_those_who_want_it_still(table: Show) -> None:
    page = table("settle", "&still")
    assert page.evaluate("show('start').then(() => document.getAnimations().length)") == 0


def test_phone_shows_one_part_at_a_time(table: Show) -> None:
    page = table("middle", "&phone", viewport=PHONE)
    expect(page.locator(".map")).to_be_visible()
    page.get_by_role("tab", name="Matrix").click()
    expect(page.locator(".map")).to_be_hidden()
    expect(page.locator(".matrix")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_two_fingers_zoom_on_the_phone(table: Show) -> None:
    page = table("middle", "&phone", viewport=PHONE, has_touch=True)
    drawn = page.locator(".map > svg")
    before = str(drawn.get_attribute("viewBox"))
    page.locator(".map").evaluate(
        """(map) => {
          const at = (type, id, x) => map.dispatchEvent(new PointerEvent(type, { pointerId: id, pointerType: "touch",
            clientX: x, clientY: 200, bubbles: true }));
          map.setPointerCapture = () => {};
          at("pointerdown", 5, 150); at("pointerdown", 6, 200); at("pointermove", 6, 320); at("pointerup", 6, 320);
        }"""
    )
    expect(drawn).not_to_have_attribute("viewBox", before)


def test_finger_that_stays_on_a_card_shows_it_large(table: Show) -> None:
    page = table("start", "&phone", viewport=PHONE, has_touch=True)
    page.locator(".card.action.art").evaluate(
        """(card) => card.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 5, pointerType: "touch",
          clientX: 10, clientY: 10, bubbles: true }))"""
    )
    expect(page.locator("body")).to_have_attribute("data-said", "inspect")
    assert said(page) == ["inspect", "card", "art"]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("position", ["start", "late", "end", "solo", "draft"])
def test_text_tells_the_whole_position(table: Show, position: str, lang: str) -> None:
    page = table(position, f"&text&lang={lang}")
    text = page.locator("#board").inner_text()
    seen = view(page)
    assert "board-" not in text
    assert page.locator("h3").count() >= 4 + len(seen["civs"])
    territories = page.locator("section").filter(has=page.locator("#text-board-map")).locator("ul > li")
    expect(territories).to_have_count(13)
    row = page.locator("section").filter(has=page.locator("#text-board-wonder-row")).locator("ul > li")
    expect(row).to_have_count(len(seen["wonder_row"]))


def test_text_offers_the_answers_beside_the_things(table: Show) -> None:
    page = table("expansion", "&text")
    russia = page.locator('li:has(> b:text-is("Russia")) > button.do')
    answers = [o for o in options(page) if o[0] == "expansion" and o[3] == "russia"]
    expect(russia).to_have_count(len(answers))
    russia.first.click()
    assert said(page) == ["choose", answers[0]]
