"""The others at a glance: figures in a strip, mats one click away, points with their sources, and all compared."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from filled import fill
from prepared import in_second_round
from test_civilization_plan import sit, stack
from windows import PHONE, Window

Open = Callable[..., Window]
LARGE = {"width": 1920, "height": 1080}


@pytest.fixture
def ada(window: Open) -> Window:
    """Ada at a table whose game tells the figures of all."""
    found = window(fresh=True)
    fill(found)
    in_second_round(found)
    return found


def test_every_rival_stands_in_the_strip_with_its_figures_and_a_click_opens_the_mat(ada: Window) -> None:
    rivals = ada.test_id("rival")
    assert rivals.count() == 3
    assert [rivals.nth(i).get_attribute("data-party") for i in range(3)] == ["1", "2", "3"]
    assert all(rivals.nth(i).locator(".rival-figure").count() == 3 for i in range(3))
    assert "Clio: technology" in rivals.first.inner_text()
    assert ada.words("web-bot-sign", level="Gambler") == rivals.first.get_by_test_id("bot-sign").get_attribute("title")
    rivals.nth(2).click()
    mat = ada.page.locator(".tab-panel [data-thing~='party:3']")
    mat.wait_for()
    ada.drawn()
    panel, box = ada.page.locator(".tab-panel").bounding_box(), mat.bounding_box()
    assert panel is not None
    assert box is not None
    assert panel["y"] - 2 <= box["y"] < panel["y"] + panel["height"]


def test_a_chip_opens_the_mat_by_mouse_and_by_key_and_the_own_lies_open_already(ada: Window) -> None:
    chips = ada.test_id("chip")
    chips.nth(1).focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator(".tab-panel [data-thing~='party:1']").wait_for()
    assert ada.page.get_by_role("tab", name=ada.words("web-tab-others")).get_attribute("aria-selected") == "true"


def test_points_say_where_they_come_from_under_mouse_focus_and_touch(ada: Window) -> None:
    points = ada.test_id("chip-points")
    tip = ada.test_id("points-tip")
    points.nth(2).hover()
    tip.wait_for()
    worth = int(points.nth(2).inner_text())
    assert tip.locator("strong").inner_text() == ada.words("web-points-of", name="Dido", points=worth)
    assert sum(int(n.replace("\N{MINUS SIGN}", "-")) for n in tip.locator("li b").all_inner_texts()) == worth
    ada.page.mouse.move(700, 500)
    tip.wait_for(state="detached")
    points.nth(1).focus()
    tip.wait_for()
    shown, asked = tip.bounding_box(), points.nth(1).bounding_box()
    assert shown is not None
    assert asked is not None
    assert shown["y"] >= asked["y"] + asked["height"]


def test_all_players_are_compared_in_a_table_by_key_and_from_the_menu(ada: Window) -> None:
    ada.page.keyboard.press("t")
    table = ada.test_id("comparison")
    table.wait_for()
    assert table.locator("tbody tr").count() == 4
    heads = table.locator("thead th").all_inner_texts()
    assert [head.strip() for head in heads[1:]] == [ada.words("web-figure-points"), "Technology", "Cubes", "Leader"]
    cells = table.locator("tbody td:nth-child(4)").evaluate_all("(cells) => cells.map((c) => parseInt(c.textContent))")
    best = table.locator("tbody td:nth-child(4).best").evaluate_all(
        "(cells) => cells.map((c) => parseInt(c.textContent))"
    )
    assert set(best) == {max(cells)}
    assert table.locator("td:nth-child(5).best").count() == 0
    ada.page.keyboard.press("Escape")
    table.wait_for(state="detached")
    ada.menu("compare")
    table.wait_for()


def test_on_a_phone_the_strip_runs_on_to_the_right_and_a_chip_opens_the_drawer(window: Open) -> None:
    ada = window(fresh=True, size=PHONE)
    fill(ada)
    in_second_round(ada)
    wide, shown = ada.test_id("rivals").evaluate("(strip) => [strip.scrollWidth, strip.clientWidth]")
    assert wide > shown <= PHONE["width"]
    ada.test_id("chip").nth(1).click()
    ada.page.locator(".sheet-tabs .tab-panel [data-thing~='party:1']").wait_for()


def test_the_list_folds_where_all_of_it_is_lit_and_stays_as_the_person_left_it(window: Open) -> None:
    ada = window(fresh=True)
    fill(ada, on_table="export function onTable() { return true; }")
    in_second_round(ada)
    options = ada.page.locator(".option-list .option")
    count = options.count()
    ada.test_id("fold-answers").click()
    options.first.wait_for(state="detached")
    line = ada.test_id("fold-answers")
    assert line.get_attribute("aria-expanded") == "false"
    assert ada.words("web-answers-lit", count=count) in line.inner_text()
    ada.page.reload()
    line.wait_for()
    assert options.count() == 0
    ada.page.keyboard.press("h")
    ada.test_id("take-hint").wait_for()
    before = len(ada.sent)
    ada.page.keyboard.press("1")
    ada.until(lambda: len(ada.sent) > before, "The key of a folded answer was not sent")


def test_the_list_stays_where_something_is_not_lit_and_in_the_text_view(window: Open) -> None:
    ada = window(fresh=True, answers=None)
    fill(ada, on_table="export function onTable(ctx, answer) { return answer !== ctx.options[0]; }")
    in_second_round(ada)
    assert ada.test_id("fold-answers").count() == 0
    other = window(fresh=True, answers="folded", text="yes")
    fill(other, on_table="export function onTable() { return true; }")
    in_second_round(other)
    assert other.test_id("fold-answers").count() == 0
    assert other.page.locator(".option-list .option").count() > 0


SIZES = """() => [parseFloat(getComputedStyle(document.documentElement).fontSize),
  document.querySelector(".mat > *").currentCSSZoom]"""


def test_type_and_cards_are_larger_on_a_large_screen_and_tokens_can_still_be_dragged(window: Open) -> None:
    ada = sit(window(fresh=True, size=LARGE))
    type_size, zoom = ada.page.evaluate(SIZES)
    assert type_size > 16
    assert zoom > 1.1
    stack(ada, "athen").hover()
    ada.page.mouse.down()
    box = stack(ada, "delphi", 1).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y, steps=6)
    ada.page.mouse.up()
    ada.page.locator(".plan li").first.wait_for()
    assert "Athens to Delphi" in ada.page.locator(".plan li").first.inner_text()
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    assert ada.page.evaluate(SIZES) == [15, 1]
