"""The drawn table of Civilization shows the view, fits its screen, and says what clicks, drags and keys mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from civ_preview import SCENES, position
from playwright.sync_api import Page, expect

Show = Callable[..., Page]
PHONE = {"width": 390, "height": 844}


def said(page: Page) -> Any:
    """What the table said to the shell last: how, and the answer."""
    return page.evaluate("window.said ?? null")


def click(page: Page, area: str) -> None:
    """Click on an area."""
    page.locator(f'path[data-area="{area}"]').dispatch_event("click")


def legal(answer: list[Any], name: str) -> bool:
    """Whether an answer fits what was asked in a position."""
    match = position(name)
    return match.why_not(0, match.game.action_from_json(match.table, answer)) is None


def test_every_stack_city_and_ship_of_the_view_is_drawn(table: Show) -> None:
    page = table("move")
    view = position("move").view(0)
    drawn = page.locator("[data-piece]").evaluate_all("all => all.map((e) => [e.dataset.piece, e.dataset.n])")
    tokens = [
        [f"tokens:{seat}:{area}", str(n)]
        for area, here in view["areas"].items()
        for seat, n in here.get("tokens", {}).items()
    ]
    cities = [[f"city:{here['city']}:{area}", None] for area, here in view["areas"].items() if "city" in here]
    ships = [[f"ship:{p['seat']}:{i}", None] for p in view["players"] for i in range(len(p["ships"]))]
    assert sorted(drawn, key=str) == sorted([*tokens, *cities, *ships], key=str)


def test_limits_of_empty_areas_are_printed(table: Show) -> None:
    page = table("move")
    match = position("move")
    empty = [a for a in match.state.components.ids["area"][:123] if a not in match.view(0)["areas"]]
    assert page.locator(".limit").count() >= len(empty)


def drag(page: Page, piece: str, *way: str) -> None:
    """Drag a piece over pieces and areas, and let go of it over the last."""
    page.locator(f'[data-piece="{piece}"]').hover()
    page.mouse.down()
    for thing in way:
        box = page.locator(thing).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()


def test_a_move_is_two_clicks_and_takes_the_surplus(table: Show) -> None:
    page = table("move")
    click(page, "knossos")
    click(page, "phaistos")
    assert said(page) == ["put", [["move", "knossos", "phaistos", 4]]]


def test_a_dragged_stack_takes_its_surplus_with_it(table: Show) -> None:
    page = table("move")
    drag(page, "tokens:0:knossos", '[data-piece="tokens:0:phaistos"]')
    assert said(page) == ["put", [["move", "knossos", "phaistos", 4]]]


@pytest.mark.parametrize(("key", "n"), [("Shift", 7), ("Control", 1)])
def test_a_held_key_takes_all_tokens_or_one(table: Show, key: str, n: int) -> None:
    page = table("move")
    page.keyboard.down(key)
    drag(page, "tokens:0:knossos", '[data-piece="tokens:0:phaistos"]')
    page.keyboard.up(key)
    assert said(page) == ["put", [["move", "knossos", "phaistos", n]]]


def test_ship_sails_to_a_coast_that_is_lit(table: Show) -> None:
    page = table("move")
    page.locator('[data-piece="ship:0:0"]').dispatch_event("click")
    assert page.locator(".anchor").count() > 0
    page.locator(".anchor:not(.far)").first.dispatch_event("click")
    how, answers = said(page)
    assert (how, len(answers), answers[0][:2]) == ("put", 1, ["sail", 0])
    assert legal(answers[0], "move")


def test_ship_is_loaded_from_its_box(table: Show) -> None:
    page = table("move")
    page.locator('[data-piece="ship:0:0"]').dispatch_event("click")
    page.locator("[data-test=load]").click()
    expect(page.locator(".how-many [aria-checked=true]")).to_have_text("4")
    page.locator("[data-test=how-many] [data-n='5']").click()
    assert said(page) == ["choose", ["load", 0, 5]]


def test_digits_belong_to_the_open_popup(table: Show) -> None:
    page = table("move")
    page.locator('[data-piece="ship:0:0"]').dispatch_event("click")
    page.locator("[data-test=load]").click()
    page.locator(".how-many").wait_for()
    page.keyboard.press("3")
    assert said(page) == ["choose", ["load", 0, 3]]
    expect(page.locator(".how-many")).to_have_count(0)


def test_tokens_are_dragged_onto_a_ship(table: Show) -> None:
    page = table("move")
    drag(page, "tokens:0:knossos", '[data-piece="ship:0:0"]')
    assert said(page) == ["put", [["load", 0, 4]]]


def test_a_ship_comes_for_tokens_that_are_dragged_onto_it(table: Show) -> None:
    page = table("move")
    drag(page, "tokens:0:thera", '[data-piece="ship:0:0"]')
    assert said(page) == ["put", [["sail", 0, "thera"], ["load", 0, 1]]]


def test_dark_target_asks_why_not(table: Show) -> None:
    page = table("move")
    click(page, "knossos")
    click(page, "sahara")
    assert said(page) == ["ask", ["move", "knossos", "sahara", 1]]


def test_area_is_found_by_name(table: Show) -> None:
    page = table("move", "&lang=de")
    page.locator(".search input").fill("agypt")
    expect(page.locator(".search li")).to_have_text(["Oberägypten"])
    page.locator(".search input").press("Enter")
    assert page.evaluate("document.activeElement.dataset.area") == "oberaegypten"


def test_growth_is_chosen_on_the_map(table: Show) -> None:
    page = table("grow")
    for area in ("knossos", "knossos", "milet", "thera", "thera"):
        click(page, area)
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["choose", ["grow", ["knossos", "knossos", "milet", "thera", "thera"]]]
    assert legal(said(page)[1], "grow")


def test_losses_are_tokens_and_cities(table: Show) -> None:
    page = table("lose")
    for area in ("sparta", *["milet"] * 4):
        click(page, area)
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["choose", ["lose", ["milet"] * 4, ["sparta"]]]
    assert legal(said(page)[1], "lose")


def test_shares_of_the_others_are_numbers(table: Show) -> None:
    page = table("famine")
    page.locator(".dock .rows li").first.get_by_role("textbox").fill("3")
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["choose", ["assign", [0, 3, 0]]]


def test_purchase_is_paid_to_fit(table: Show) -> None:
    page = table("buy", "&lang=de")
    page.locator('.ware[data-info="civilization:toepfern"]').click()
    page.locator("[data-test=dock-fill]").click()
    page.locator("[data-test=dock-send]").click()
    how, answer = said(page)
    assert (how, answer[:2]) == ("choose", ["buy", ["toepfern"]])
    assert legal(answer, "buy")


def test_what_cannot_be_paid_asks_why_not(table: Show) -> None:
    page = table("buy")
    page.locator('.ware[data-info="civilization:gesetz"]').click()
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["ask", ["buy", ["gesetz"], []]]


def test_package_is_packed_from_the_hand(table: Show) -> None:
    page = table("trade")
    for good in ("salz", "salz", "bronze"):
        page.locator(f".good[data-good={good}]").click()
    page.locator(".dock .bench .pick", has_text="Carl").click()
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["choose", ["offer", 2, ["salz", "salz", "bronze"], "salz", [], []]]
    assert legal(said(page)[1], "trade")


def test_reply_is_accepted_with_the_number_that_was_seen(table: Show) -> None:
    page = table("bargain")
    expect(page.locator(".offers li").first).to_contain_text("3 cards, worth 9, with Papyrus")
    page.locator("[data-test=accept]").click()
    assert said(page) == ["choose", ["accept", 1, 2]]


def test_offer_of_another_is_answered_with_a_package(table: Show) -> None:
    page = table("bargain")
    page.locator(".offers li", has_text="Carl").get_by_role("button").click()
    for good in ("salz", "bronze", "bronze"):
        page.locator(f".good[data-good={good}]").click()
    page.locator(".bench .picks:not(.wishes) .pick", has_text="Bronze").click()
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["choose", ["reply", 2, 3, ["salz", "bronze", "bronze"], "bronze", [], []]]
    assert legal(said(page)[1], "bargain")


def test_cards_are_handed_in_from_the_hand(table: Show) -> None:
    page = table("discard")
    for good in ("felle", "korn", "seuche"):
        page.locator(f".good[data-good={good}]").click()
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["choose", ["discard", ["felle", "korn", "seuche"]]]


def test_city_is_built_with_one_click(table: Show) -> None:
    page = table("build")
    click(page, "knossos")
    assert said(page) == ["choose", ["build", "knossos"]]


def test_keyboard_reaches_what_is_lit(table: Show) -> None:
    page = table("move")
    page.locator('path[data-area="knossos"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chosen-now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chosen-now")).to_have_count(0)


@pytest.mark.parametrize("name", [*SCENES, "lose"])
@pytest.mark.parametrize("viewport", [None, PHONE])
def test_table_fits_without_scrolling_the_page(table: Show, name: str, viewport: dict[str, int] | None) -> None:
    page = table(name, "&lang=de&theme=nacht", viewport)
    over = page.evaluate(
        "[document.body.scrollWidth - innerWidth, board.scrollHeight - board.clientHeight,"
        " ...[...document.querySelectorAll('.dock, .cboard')].map((e) => e.scrollWidth - e.clientWidth)]"
    )
    assert max(over) <= 1


@pytest.mark.parametrize("name", ["move", "many"])
def test_lettering_on_the_map_is_never_too_small(table: Show, name: str) -> None:
    page = table(name)
    sizes = page.locator(".map .place, .map .limit text").evaluate_all(
        "all => all.map((e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)"
    )
    assert min(sizes) >= 9.3


def test_position_can_be_read_as_text(table: Show) -> None:
    page = table("move", "&text&lang=de")
    expect(page.locator("#board")).to_contain_text("Knossos 7")
    expect(page.locator("#board")).to_contain_text("Mystizismus")
