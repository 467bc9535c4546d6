"""Planning a movement in the browser: nothing is sent before the person says so, and everything can be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cable import Cable
from playwright.sync_api import Locator, expect
from test_browser_access import nothing, serious
from test_civilization import fits, heard, plans, sends, tab_to, take_device
from windows import PHONE, Window, written

from zeitalter import Match
from zeitalter.engine.match import Seat
from zeitalter.games.civilization.position import player, position

Open = Callable[..., Window]
FIRST = ["move", "knossos", "phaistos", 3]
SECOND = ["move", "athen", "delphi", 2]
THIRD = ["move", "milet", "ionien", 1]
END = ["end_moves"]


def movement(bot: bool = True, more: list[Any] | None = None) -> Match:
    """Ada moves on both sides of the Aegean, Beate after her."""
    match = position(
        player("Ada", "kreta", {"knossos": 5, "milet": 2, "athen": 3}, cities=["sparta"], ships=["knossos"], field=6),
        player("Beate", "asien", {"hattusa": 2, "delphi": 2}, cities=["byzanz"], field=5),
        round=7,
        phase=5,
        stack=[*(more or []), ["StartMoves", 0], ["StartMoves", 1], "Conflicts", "CityBuilding", "StartRound"],
    )
    if bot:
        match.seats[1] = Seat("Beate", "bot:strategist")
    return match


def sit(window: Window) -> Window:
    """Sit down where Ada is to move."""
    window.open_match("Ada", movement())
    window.turn()
    window.test_id("plan").wait_for()
    return window


def option(window: Window, answer: list[Any]) -> Locator:
    return window.question.locator(f"[data-answer='{written(answer)}']")


def plan(window: Window, *answers: list[Any]) -> None:
    """Choose moves from the list."""
    for answer in answers:
        plans(window, option(window, answer).click)


def rows(window: Window) -> Locator:
    return window.test_id("plan").locator("ol li")


def stack(window: Window, area: str, seat: int = 0) -> Locator:
    return window.page.locator(f'[data-piece="tokens:{seat}:{area}"]')


def foretold(window: Window) -> str:
    """What is foretold beside the question."""
    return window.test_id("forecast").inner_text()


def test_three_moves_are_planned_one_is_taken_out_and_the_rest_is_sent(window: Open) -> None:
    ada = sit(window())
    assert "Delphi" not in foretold(ada)
    plan(ada, FIRST, SECOND, THIRD)
    expect(rows(ada)).to_have_count(3)
    expect(stack(ada, "phaistos")).to_have_attribute("data-n", "3")
    expect(ada.page.locator(".planned .head")).to_have_count(3)
    expect(ada.page.locator('[data-omen="conflict:delphi"]')).to_have_count(1)
    assert "Conflict in Delphi, which feeds 2: Ada 2, Beate 2. Left: Ada 1, Beate 1." in foretold(ada)
    assert "Your cities are supported: 2 tokens needed, 9 on the board." in foretold(ada)
    rows(ada).nth(1).get_by_test_id("plan-remove").click()
    expect(rows(ada)).to_have_count(2)
    expect(stack(ada, "delphi")).to_have_count(0)
    expect(stack(ada, "athen")).to_have_attribute("data-n", "3")
    expect(ada.page.locator('[data-omen="conflict:delphi"]')).to_have_count(0)
    assert "Delphi" not in foretold(ada)
    assert ada.sent == []
    sends(ada, ada.test_id("plan-send-end").click)
    assert [message["answers"] for message in ada.sent] == [[FIRST, THIRD, END]]
    moved = [event for message in heard(ada, "now") for event in message["events"] if event[1] == "moves"]
    assert [event[2][0] for event in moved][:2] == [0, 0]
    expect(ada.page.locator(".planned")).to_have_count(0)


def test_a_stack_is_dragged_into_the_plan(window: Open) -> None:
    ada = sit(window())
    stack(ada, "athen").hover()
    ada.page.mouse.down()
    box = stack(ada, "delphi", 1).bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    plans(ada, ada.page.mouse.up)
    expect(rows(ada)).to_contain_text(["1 token from Athens to Delphi"])
    ada.test_id("recent").locator("[data-n='2']").click()
    expect(rows(ada)).to_contain_text(["2 tokens from Athens to Delphi"])
    assert ada.sent == []


def test_what_becomes_impossible_is_taken_out_with_a_reason(window: Open) -> None:
    ada = sit(window())
    plan(ada, ["load", 0, 2], ["sail", 0, "thera"], ["unload", 0, 2])
    ada.test_id("plan-send-end").wait_for()
    rows(ada).first.get_by_test_id("plan-remove").click()
    expect(rows(ada)).to_have_count(1)
    note = ada.question.get_by_role("alert")
    expect(note).to_contain_text("no longer possible and was taken out of the plan: Ship 1: land 2 tokens")


def test_cargo_aboard_says_why_the_plan_cannot_end_the_turn(window: Open) -> None:
    ada = sit(window())
    plan(ada, ["load", 0, 2])
    ada.test_id("plan-send-end").click()
    expect(ada.question.get_by_role("alert")).to_be_visible()
    assert ada.sent == []
    sends(ada, ada.test_id("plan-send").click)
    assert ada.sent[-1]["answers"] == [["load", 0, 2]]
    expect(ada.test_id("plan-remove")).to_have_count(0)


def test_undo_takes_the_last_step_and_discard_all_of_them(window: Open) -> None:
    ada = sit(window())
    plan(ada, FIRST, SECOND, THIRD)
    ada.page.keyboard.press("u")
    expect(rows(ada)).to_have_count(2)
    ada.test_id("undo").click()
    expect(rows(ada)).to_have_count(1)
    ada.test_id("plan-discard").click()
    expect(rows(ada)).to_have_count(0)
    expect(stack(ada, "knossos")).to_have_attribute("data-n", "5")
    assert ada.sent == []


def test_the_hint_is_about_the_plan_and_can_be_planned(window: Open) -> None:
    ada = sit(window())
    plan(ada, ["move", "knossos", "phaistos", 5])
    ada.test_id("hint").click()
    ada.test_id("take-hint").wait_for()
    assert heard(ada, "hint")[-1]["answer"] in ada.drafts[-1]["options"]


# -- whatever happens to the window ------------------------------------------------------------------------------------


def test_a_plan_outlives_a_reload(window: Open) -> None:
    ada = sit(window())
    plan(ada, FIRST, SECOND)
    ada.page.reload()
    expect(rows(ada)).to_have_count(2)
    expect(stack(ada, "phaistos")).to_have_attribute("data-n", "3")
    sends(ada, ada.test_id("plan-send-end").click)
    assert ada.sent[-1]["answers"] == [FIRST, SECOND, END]


def offline(window: Window) -> Locator:
    return window.page.get_by_text(window.words("web-offline")).first


def entries(window: Window) -> int:
    """How many answers the match has, past the cable."""
    return int(window.get(f"/api/matches/{window.match}")["entries"])


def test_planning_goes_on_without_connection(window: Open, cable: Cable) -> None:
    ada = sit(window(cable=cable))
    plan(ada, FIRST)
    cable.cut()
    offline(ada).wait_for()
    option(ada, SECOND).click()
    expect(rows(ada)).to_have_count(2)
    cable.mend()
    offline(ada).wait_for(state="detached")
    expect(stack(ada, "athen")).to_have_attribute("data-n", "1")
    expect(rows(ada)).to_have_count(2)
    assert entries(ada) == 0


def test_a_plan_whose_receipt_was_lost_is_in_the_match_once(window: Open, cable: Cable) -> None:
    ada = sit(window(cable=cable))
    plan(ada, FIRST, SECOND)
    cable.swallows = True
    ada.test_id("plan-send").click()
    ada.until(lambda: entries(ada) == 2, "The plan did not arrive")
    cable.cut()
    offline(ada).wait_for()
    cable.mend()
    offline(ada).wait_for(state="detached")
    expect(rows(ada)).to_have_count(0)
    expect(stack(ada, "phaistos")).to_have_attribute("data-n", "3")
    assert entries(ada) == 2
    assert ada.page.get_by_role("alert").count() == 0


def test_a_plan_for_a_question_that_has_gone_is_discarded_and_that_is_said(window: Open) -> None:
    ada, other = sit(window()), window()
    plan(ada, FIRST)
    other.context.add_cookies(ada.context.cookies())
    other.page.goto(f"/match/{ada.match}")
    other.turn()
    sends(other, option(other, END).click)
    expect(ada.question).to_contain_text(ada.words("web-plan-gone"))
    expect(rows(ada)).to_have_count(0)
    ada.page.reload()
    ada.at_table()
    assert ada.page.evaluate("Object.keys(sessionStorage).filter((k) => k.includes('plan')).length") == 0


def test_nobody_else_sees_a_plan(window: Open) -> None:
    ada, eve = sit(window()), window()
    watch = ada.get(f"/api/matches/{ada.match}")["watch"]
    eve.join(f"/join/{watch}", "Eve")
    stack(eve, "knossos").wait_for()
    before = len(eve.frames)
    plan(ada, FIRST, SECOND)
    eve.wait(0.3)
    assert [frame for frame in eve.frames[before:] if '"now"' in frame or '"draft"' in frame] == []
    expect(stack(eve, "knossos")).to_have_attribute("data-n", "5")
    assert eve.test_id("plan").count() == 0
    sends(ada, ada.test_id("plan-send").click)
    expect(stack(eve, "phaistos")).to_have_attribute("data-n", "3")


def test_on_one_screen_everybody_has_an_own_plan(window: Open) -> None:
    screen = window()
    screen.open_match("Ada", movement(bot=False))
    take_device(screen, 0)
    plan(screen, FIRST)
    sends(screen, screen.test_id("plan-send-end").click)
    take_device(screen, 1)
    screen.test_id("plan").wait_for()
    expect(rows(screen)).to_have_count(0)
    plan(screen, ["move", "hattusa", "gordion", 1])
    expect(stack(screen, "gordion", 1)).to_have_attribute("data-n", "1")


# -- other ways to play ------------------------------------------------------------------------------------------------


def test_a_plan_is_made_changed_and_sent_on_a_phone(window: Open) -> None:
    ada = sit(window(size=PHONE))
    plan(ada, FIRST, SECOND)
    fits(ada)
    rows(ada).first.get_by_test_id("plan-remove").click()
    expect(rows(ada)).to_have_count(1)
    fits(ada)
    sends(ada, ada.test_id("plan-send-end").click)
    assert ada.sent[-1]["answers"] == [SECOND, END]


def test_a_plan_is_made_in_the_text_view_by_keyboard_only(window: Open) -> None:
    ada = sit(window(text="yes"))
    assert ada.now is not None
    first = ada.now["options"][0]
    plans(ada, lambda: ada.page.keyboard.press("1"))
    plans(ada, lambda: ada.page.keyboard.press("1"))
    tab_to(ada, "[data-test=plan-remove]")
    ada.page.keyboard.press("Enter")
    expect(rows(ada)).to_have_count(1)
    tab_to(ada, "[data-test=plan-send-end]")
    sends(ada, lambda: ada.page.keyboard.press("Enter"))
    assert len(ada.sent[-1]["answers"]) == 2
    assert ada.sent[-1]["answers"][0][:3] == first[:3]


def test_axe_finds_nothing_serious_at_a_plan(window: Open) -> None:
    ada = sit(window())
    plan(ada, FIRST, SECOND)
    nothing({"plan": serious(ada)})
