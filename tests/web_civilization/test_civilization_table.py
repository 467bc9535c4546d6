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


def test_move_is_two_clicks_and_a_number(table: Show) -> None:
    page = table("move")
    click(page, "knossos")
    click(page, "phaistos")
    page.locator(".how-many input").fill("3")
    page.locator("[data-test=how-many]").click()
    assert said(page) == ["choose", ["move", "knossos", "phaistos", 3]]


def test_stack_dragged_to_a_neighbour_asks_how_many(table: Show) -> None:
    page = table("move")
    page.locator('[data-piece="tokens:0:knossos"]').hover()
    page.mouse.down()
    box = page.locator('[data-piece="tokens:0:phaistos"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    page.locator("[data-test=how-many]").click()
    assert said(page) == ["choose", ["move", "knossos", "phaistos", 7]]


def test_ship_sails_to_a_coast_that_is_lit(table: Show) -> None:
    page = table("move")
    page.locator('[data-piece="ship:0:0"]').dispatch_event("click")
    assert page.locator(".anchor").count() > 0
    page.locator(".anchor").first.dispatch_event("click")
    how, answer = said(page)
    assert (how, answer[:2]) == ("choose", ["sail", 0])
    assert legal(answer, "move")


def test_ship_is_loaded_from_its_box(table: Show) -> None:
    page = table("move")
    page.locator('[data-piece="ship:0:0"]').dispatch_event("click")
    page.locator("[data-test=load]").click()
    page.locator("[data-test=how-many]").click()
    assert said(page) == ["choose", ["load", 0, 5]]


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
    more = page.locator(".dock .rows li").first.locator("button").last
    for _ in range(3):
        more.click()
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
    assert said(page) == ["choose", ["offer", 2, ["salz", "salz", "bronze"], "salz", []]]
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
    page.locator(".bench .pick", has_text="Bronze").click()
    page.locator("[data-test=dock-send]").click()
    assert said(page) == ["choose", ["reply", 2, 3, ["salz", "bronze", "bronze"], "bronze", []]]
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
