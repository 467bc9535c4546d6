"""Moving much with few hands: how many actions whole tasks take, and what drags, chips, digits and rectangles mean."""

from __future__ import annotations

import counted
import pytest
import round_thirteen
from counted import Hands, sit
from hands import Open
from playwright.sync_api import expect
from redraws import redraw
from windows import LAPTOP, PHONE, Window

LARGE = {"width": 1920, "height": 1080}
MOST_FOR_THE_MOVEMENT = 18
MOST_FOR_THE_FAMINE = 6


def told(name: str, hands: Hands) -> None:
    """Print what was counted."""
    print(f"{name}: {len(hands.actions)} actions: {'; '.join(hands.actions)}")


def test_the_movement_of_a_round_thirteen_takes_at_most_eighteen_actions(window: Open) -> None:
    ada = window()
    hands = counted.movement(ada)
    told("movement", hands)
    *moves, end = ada.sent[-1]["answers"]
    assert end == ["end_moves"]
    assert sorted(moves) == sorted(["move", *move] for move in round_thirteen.MOVEMENT)
    assert sum(n for _, _, n in round_thirteen.MOVEMENT) == 33
    assert len(hands.actions) <= MOST_FOR_THE_MOVEMENT


def test_a_famine_of_eleven_and_nine_takes_at_most_six_actions(window: Open) -> None:
    ada = window()
    hands = counted.famine(ada)
    told("famine", hands)
    assert ada.sent[-1]["answer"] == ["assign", [0, 11, 0, 9, 0, 0, 0]]
    assert len(hands.actions) <= MOST_FOR_THE_FAMINE


def test_the_own_loss_of_nine_takes_at_most_six_actions(window: Open) -> None:
    ada = window()
    hands = counted.own_loss(ada)
    told("own loss", hands)
    assert ada.sent[-1]["answer"] == ["lose", ["germanien"] * 4 + ["sudeten"] + ["tyras"] * 4, []]
    assert len(hands.actions) <= MOST_FOR_THE_FAMINE


def test_three_hundred_pieces_are_redrawn_and_the_time_is_told(window: Open) -> None:
    print(redraw(window()))


def rows(window: Window) -> list[str]:
    """The steps of the plan, in words."""
    found: list[str] = window.test_id("plan").locator("ol li span").all_inner_texts()
    return found


def at_the_table(window: Open) -> Hands:
    return sit(window(), round_thirteen.moving())


def test_a_digit_changes_the_number_of_the_last_move(window: Open) -> None:
    hands = at_the_table(window)
    hands.carry("germanien", "dakien")
    hands.planned(1)
    assert hands.window.drafts[-1]["taken"] == 1
    expect(hands.window.test_id("recent").locator("[aria-checked=true]")).to_have_text("2")
    hands.press("4")
    hands.window.until(lambda: "4 tokens" in rows(hands.window)[0], "The number was not changed")
    assert len(rows(hands.window)) == 1
    hands.press("Escape")
    expect(hands.window.test_id("recent")).to_have_count(0)


def test_the_surplus_of_a_stack_is_spread_by_a_double_click(window: Open) -> None:
    hands = at_the_table(window)
    hands.page.mouse.dblclick(*hands.middle(hands.stack("naltschik")))
    hands.planned(1)
    assert rows(hands.window) == ["1 token from Nalchik to Caucasus"]


def coast(hands: Hands, name: str) -> tuple[float, float]:
    return hands.middle(hands.page.locator(f'.anchor[data-coast="{name}"]'))


def test_a_ship_is_drawn_along_several_coasts_in_one_go(window: Open) -> None:
    hands = at_the_table(window)
    ship = hands.page.locator('[data-piece="ship:0:1"]')
    ship.click()
    hands.page.locator(".anchor.far").first.wait_for()
    way = [coast(hands, name) for name in ("krim", "kuban")]
    hands.page.keyboard.press("Escape")
    hands.actions.clear()
    start = hands.middle(ship)
    hands.page.mouse.move(*start)
    hands.page.mouse.down()
    for point in way:
        hands.page.mouse.move(*point, steps=6)
    legs = hands.page.locator(".course .head").count()
    assert legs >= 2
    hands.page.mouse.up()
    hands.planned(legs)
    planned = hands.window.drafts[-1]
    assert planned["dropped"] == []
    assert planned["view"]["moving"]["ships"][1] == {"coast": "kuban", "left": 5 - legs, "aboard": 0}
    assert hands.page.locator(".planned .way.sail").count() == legs


def test_tokens_go_over_the_sea_with_one_drag(window: Open) -> None:
    hands = at_the_table(window)
    hands.carry("krim", "kuban")
    hands.window.until(lambda: bool(hands.window.drafts), "Nothing was planned")
    hands.window.drawn()
    assert rows(hands.window) == [
        "Ship 2 sails: Crimea",
        "Ship 2: take 2 tokens aboard",
        "Ship 2 sails: Kuban",
        "Ship 2: land 2 tokens",
    ]
    assert hands.window.drafts[-1]["dropped"] == []


def test_a_refused_drag_says_why(window: Open) -> None:
    hands = at_the_table(window)
    hands.carry("armenien", "alexandria")
    expect(hands.window.question.get_by_role("alert")).to_be_visible()
    assert hands.window.drafts == []


@pytest.mark.parametrize("size", [LAPTOP, LARGE, PHONE], ids=["laptop", "large", "phone"])
def test_a_form_covers_no_piece_that_it_asks_about(window: Open, size: dict[str, int]) -> None:
    ada = window(size=size)
    match = round_thirteen.famine()
    match.play(0, match.game.action_from_json(match.table, ["assign", [0, 11, 0, 9, 0, 0, 0]]))
    hands = sit(ada, match)
    expect(ada.test_id("dock")).to_be_visible()
    hands.window.drawn()
    form = ada.test_id("dock").bounding_box()
    assert form is not None
    for area in match.view(0)["areas"]:
        if "0" in match.view(0)["areas"][area].get("tokens", {}):
            x, y = hands.middle(hands.stack(area))
            inside = form["x"] < x < form["x"] + form["width"] and form["y"] < y < form["y"] + form["height"]
            assert not inside, f"the form lies on {area}"


def test_a_phone_opens_on_all_own_pieces(window: Open) -> None:
    hands = sit(window(size=PHONE), round_thirteen.moving())
    box = hands.page.locator("civilization-board .map").bounding_box()
    assert box is not None
    own = hands.page.locator('[data-piece^="tokens:0:"]')
    for i in range(own.count()):
        x, y = hands.middle(own.nth(i))
        assert box["x"] <= x <= box["x"] + box["width"]
        assert box["y"] <= y <= box["y"] + box["height"]


def test_losses_are_typed_and_filled_quickly(window: Open) -> None:
    match = round_thirteen.famine()
    match.play(0, match.game.action_from_json(match.table, ["assign", [0, 11, 0, 9, 0, 0, 0]]))
    ada = window()
    sit(ada, match)
    dock = ada.test_id("dock")
    dock.get_by_test_id("fill-largest").click()
    expect(ada.test_id("dock-send")).to_be_enabled()
    dock.get_by_role("button", name=ada.words("web-form-clear")).click()
    dock.locator(".rows li", has_text="Tyras").get_by_role("textbox").fill("4")
    dock.locator(".rows li", has_text="Germania").get_by_role("textbox").fill("9")
    dock.locator(".rows li", has_text="Sudetes").get_by_test_id("whole").click()
    ada.test_id("dock-send").click()
    ada.until(lambda: ada.sent, "The losses were not sent")
    assert ada.sent[-1]["answer"] == ["lose", ["germanien"] * 4 + ["sudeten"] + ["tyras"] * 4, []]
