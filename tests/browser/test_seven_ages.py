"""7 Ages in the browser: a whole game of two windows, plans and undo, the keyboard, phones, and what it weighs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hands import Open, first_load, opened, plans, sends, step, view, watched
from playwright.sync_api import expect
from seven_hands import area, click_area, doing, give, options, place, world
from test_browser_access import nothing, serious
from windows import PHONE, Window, written

from zeitalter import Match, find_game
from zeitalter.engine import files

ACTIONS = ("production", "trade", "manoeuvre", "civilise", "destiny")
ENDS = ("act", "keep_card", "pay_upkeep", "fight_on", "pass", "refuse", "done", "end_voyage", "accept")
"""Answers by which a question is over soonest."""

UNCALLED = ("favicon.ico", "preloaded using link preload")
"""What the browser says of itself, on the first page it opens and on a slow machine."""


@pytest.fixture
def window(window: Open) -> Iterator[Open]:
    yield from watched(window, *UNCALLED)


# -- a whole game ------------------------------------------------------------------------------------------------------


def ready(*windows: Window) -> list[Window]:
    """The windows that are asked, who knows most first: what others have laid face down is no news to the rest."""
    return sorted((window for window in windows if window.asked), key=lambda window: -window.now["n"])


def markers(window: Window) -> list[str]:
    """What a person lays: an action for every empire, a new empire first."""
    seen = view(window)
    own = [e for e in seen["empires"] if e["seat"] == seen["seat"]]
    first = ACTIONS.index("destiny") if seen["turn"] == 1 else seen["turn"]
    found = [ACTIONS[(first + i) % len(ACTIONS)] for i in range(len(own))]
    return found or ["start_empire" if seen["turn"] % 2 else "destiny"]


def wanted(window: Window) -> list[Any]:
    """The answer of a person who wants to see everything but to be done soon."""
    found = options(window)
    for verb in ("turn_over", "turn_over_slot", "found", "trade"):
        if any(answer[0] == verb for answer in found):
            return next(answer for answer in found if answer[0] == verb)
    planned = window.test_id("plan-remove").count()
    if step(window) == "BuyFirstUnits" and planned < 2 and any(answer[0] == "build" for answer in found):
        return next(answer for answer in found if answer[0] == "build")
    ends = [answer for verb in ENDS for answer in found if answer[0] == verb]
    return ends[0] if ends else found[0]


def take_turn(window: Window, given: set[str]) -> None:
    """Answer the question on the screen: what was never given on the table there, all else in the list."""
    assert window.now is not None
    if step(window) == "PlaceMarkers":
        place(window, *markers(window), fast="place" in given)
        given.add("place")
        return
    if not options(window):
        form = window.now["options"][0]
        sends(window, lambda: follow_hint(window))
        given.add(form["verb"])
        return
    answer = wanted(window)
    if answer[0] in given:
        fast(window, answer)
    elif give(window, answer):
        given.add(str(answer[0]))


def follow_hint(window: Window) -> None:
    """Ask for a hint and take it."""
    window.test_id("hint").click()
    window.test_id("take-hint").click()


PRESS = """(what) => {
  const found = document.querySelector(what);
  found?.click();
  return Boolean(found);
}"""


def fast(window: Window, answer: list[Any]) -> None:
    """Click an answer of the list from inside the page; one that came back is given again by the page itself."""
    sent, drafted = len(window.sent), len(window.drafts)
    where = f"[data-test=prompt] [data-answer='{written(answer)}']"

    def given() -> bool:
        return len(window.sent) > sent or len(window.drafts) > drafted

    window.until(lambda: given() or window.page.evaluate(PRESS, where), f"{answer} is not shown")
    window.until(given, f"{answer} was not sent")


def on_to(window: Window, question: str) -> None:
    """Be done with everything else until a question comes."""
    window.turn()
    while step(window) != question:
        fast(window, wanted(window))
        window.turn()


def same_end(*windows: Window) -> Match:
    """All windows show the ranking of the match; the match."""
    match = files.from_json(windows[0].get(f"/api/matches/{windows[0].match}/file"), find_game)
    for window in windows:
        window.test_id("replay").wait_for()
        rows = window.question.locator(".ranking > li").all_inner_texts()
        names = [("Ada", "Beate")[seat] for seat in match.result["ranking"]]
        assert [name in row for name, row in zip(names, rows, strict=True)] == [True, True]
    return match


def test_two_windows_play_an_age_to_its_end(window: Open) -> None:
    ada, beate = window(), window()
    made = ada.new_table("Ada", {"kind": "link", "name": "Beate"}, game="seven_ages",
                         options={"scenario": "short", "end_age": "1"})  # fmt: skip
    ada.at_table()
    beate.join(f"/join/{made['links']['1']}", "Beate")
    given: set[str] = set()
    while not (ada.over and beate.over):
        ada.until(lambda: ready(ada, beate) or (ada.over and beate.over), "Nobody is asked")
        for asked in ready(ada, beate)[:1]:
            take_turn(asked, given)
    assert given >= {"opening", "colours", "place", "turn_over_slot"}
    match = same_end(ada, beate)
    told = [entry["answer"] for entry in files.to_json(match)["log"] if entry.get("seat") == 0]
    assert [a for a in told if a[0] != "place"] == [
        a for message in ada.sent for a in message["answers"] if a[0] != "place"
    ]


# -- markers -----------------------------------------------------------------------------------------------------------


def test_markers_are_laid_one_for_each_empire(window: Open) -> None:
    ada = window()
    opened(ada, world())
    lay = ada.test_id("place")
    expect(lay).to_be_disabled()
    assert ada.page.locator("[data-slot='0'] [data-marker=start_empire]").count() == 0
    for slot, marker in ((0, "destiny"), (1, "civilise"), (0, "civilise")):
        ada.page.locator(f"[data-slot='{slot}'] [data-marker={marker}]").click()
    expect(ada.page.locator(".smat [data-empire=romans] .disc.slot")).to_have_attribute("aria-label", "Civilise")
    assert sends(ada, lay.click) == ["place", ["civilise", "destiny"]]


def test_a_marker_is_dragged_onto_an_empire(window: Open) -> None:
    ada = window()
    opened(ada, world())
    disc = ada.page.locator("[data-slot='0'] [data-marker=production]")
    disc.drag_to(ada.page.locator(".smat [data-empire=romans] .disc.slot"))
    assert sends(ada, ada.test_id("place").click) == ["place", ["production"]]


# -- plans, conflicts, trades ------------------------------------------------------------------------------------------


def planned(window: Window) -> list[str]:
    """What stands in the plan."""
    return window.test_id("plan").locator("ol li span").all_inner_texts()


def test_moves_are_planned_and_taken_back_before_they_are_sent(window: Open) -> None:
    ada = window()
    opened(ada, doing("manoeuvre", "Movement"))
    click_area(ada, "greece")
    ada.test_id("group").wait_for()
    click_area(ada, "macedonia")
    one = ada.page.locator(".answers [data-choice]")
    expect(one).to_have_count(2)
    plans(ada, one.first.click)
    click_area(ada, "rome")
    ada.test_id("group").wait_for()
    plans(ada, lambda: click_area(ada, "sicily"))
    assert len(planned(ada)) == 2
    expect(ada.page.locator(".ends")).to_have_text("Send 2 moves and end")
    expect(ada.test_id("plan-send-end")).to_have_count(1)
    expect(ada.page.locator("[data-omen=sicily]")).to_contain_text("%")
    expect(ada.test_id("forecast")).to_contain_text("Sicily")
    plans(ada, ada.test_id("plan-remove").last.click)
    expect(ada.page.locator("[data-omen]")).to_have_count(0)
    sends(ada, ada.test_id("plan-send").click)
    ada.until(lambda: "macedonia" in view(ada)["areas"], "Nobody has moved")
    ada.turn()
    ada.test_id("undo").click()
    ada.until(lambda: "macedonia" not in view(ada)["areas"], "The move was not taken back")


def test_a_conflict_is_a_scene_with_what_became_of_it(window: Open) -> None:
    ada = window()
    opened(ada, doing("manoeuvre", "Movement"))
    click_area(ada, "rome")
    plans(ada, lambda: click_area(ada, "sicily"))
    sends(ada, ada.test_id("plan-send-end").click)
    on_to(ada, "Commit")
    expect(ada.page.locator("[data-side=defender]")).to_contain_text("Egyptians")
    commit = ada.test_id("commit")
    ada.page.locator(".commit .rank.front .unit").click()
    expect(commit).to_be_disabled()
    ada.page.locator(".commit .quick .pick").first.click()
    assert sends(ada, commit.click)[0] == "commit"
    ada.turn()
    while view(ada)["conflict"]:
        fast(ada, wanted(ada))
        ada.turn()
    expect(ada.test_id("outcome")).to_contain_text("Romans")


def test_a_phone_on_its_side_shows_board_and_question(window: Open) -> None:
    ada = window(size={"width": 844, "height": 390})
    opened(ada, doing("trade", "ChooseTrade"))
    ada.drawn()
    for shown in (ada.test_id("prompt"), ada.page.locator(".map")):
        box = shown.bounding_box()
        assert box is not None
        assert box["height"] > 200
        assert box["y"] + box["height"] <= 390


def test_a_trade_shows_both_sides_and_its_end(window: Open) -> None:
    ada = window()
    opened(ada, doing("trade", "ChooseTrade"))
    click_area(ada, "sicily")
    menu = ada.page.locator('.answers [data-choice=\'["trade","egyptians"]\']')
    sends(ada, menu.click)
    on_to(ada, "LayTradeCards")
    scene = ada.test_id("scene")
    expect(scene).to_contain_text("Egyptians")
    first = options(ada)[0]
    remark = ada.question.locator(f"[data-answer='{written(first)}'] small")
    assert "total" in remark.inner_text()
    assert give(ada, first)
    ada.turn()
    expect(ada.test_id("outcome")).to_contain_text("Trade for progress")


def test_who_goes_is_shown_before_the_goal_is_chosen(window: Open) -> None:
    ada = window()
    opened(ada, doing("manoeuvre", "Movement"))
    click_area(ada, "rome")
    assert ada.test_id("group").locator("output").all_inner_texts() == ["0/1", "2/2"], "somebody has to stay in Rome"
    plans(ada, lambda: click_area(ada, "north_italy"))
    expect(ada.test_id("plan").locator("li")).to_contain_text(re.compile("2 . Legion"))


def test_what_is_built_is_counted_while_it_is_planned(window: Open) -> None:
    ada = window()
    opened(ada, doing("production", "Build"))
    money = next(e["money"] for e in view(ada)["empires"] if e["empire"] == "romans")
    expect(ada.test_id("purse")).to_contain_text(str(money))
    price = view(ada)["bill"]["build"][""]["archers"]
    assert give(ada, ["build", "rome", "archers"])
    expect(ada.test_id("purse")).to_contain_text(f"{money - price} left, {price} spent")
    expect(ada.page.locator(".ends")).to_have_text("Build 1 unit and end")


# -- keyboard, text, phone ---------------------------------------------------------------------------------------------


def press_on(window: Window, what: str) -> None:
    """Press Tab until something has the focus, then Enter."""
    for _ in range(300):
        if window.page.evaluate("(what) => document.activeElement.matches(what)", what):
            window.page.keyboard.press("Enter")
            window.drawn()
            return
        window.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by Tab")


def answer_by_key(window: Window, until: str) -> None:
    """Turn the marker over and pass on events by their numbers, until a question comes."""
    window.turn()
    while step(window) != until:
        key, answer = next((i, a) for i, a in enumerate(options(window)) if a[0] in ("turn_over", "pass"))
        window.page.locator(f"[data-test=prompt] [data-answer='{written(answer)}']").first.wait_for()
        sends(window, lambda key=key: window.page.keyboard.press(str(key + 1)))  # type: ignore[misc]
        window.turn()


def test_a_turn_is_taken_by_keyboard_only(window: Open) -> None:
    ada = window()
    opened(ada, world())
    press_on(ada, "[data-slot='0'] [data-marker=manoeuvre]")
    assert sends(ada, lambda: press_on(ada, "[data-test=place]")) == ["place", ["manoeuvre"]]
    answer_by_key(ada, "Movement")
    area(ada, "greece").and_(ada.page.locator(".legal")).wait_for()
    press_on(ada, "[data-area=greece]")
    ada.test_id("group").wait_for()
    press_on(ada, "[data-area=macedonia]")
    ada.page.locator(".answers [data-choice]").first.wait_for()
    plans(ada, lambda: ada.page.keyboard.press("Enter"))
    sends(ada, lambda: press_on(ada, "[data-test=plan-send-end]"))
    assert ada.sent[-1]["answers"] == [["move", "greece", "macedonia", [2], []], ["done"]]


def test_the_text_view_tells_everything_and_takes_answers(window: Open) -> None:
    ada = window()
    opened(ada, doing("production", "Build"))
    ada.menu("text")
    text = ada.test_id("text-view").first
    expect(text).to_contain_text("Rome")
    expect(text).to_contain_text("Egyptians")
    assert "board-" not in ada.page.inner_text("body")
    fast(ada, ["build", "rome", "archers"])
    assert sends(ada, ada.test_id("plan-send-end").click) == ["done"]


def fits(window: Window) -> None:
    """The page itself cannot be scrolled, neither down nor sideways."""
    window.drawn()
    size = window.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= PHONE["width"]
    assert size[1] <= PHONE["height"]


def test_a_phone_reaches_markers_map_and_cards(window: Open) -> None:
    ada = window(size=PHONE)
    opened(ada, world())
    fits(ada)
    assert place(ada, "destiny") == ["place", ["destiny"]]
    opened(ada, doing("manoeuvre", "Movement"))
    fits(ada)
    click_area(ada, "rome")
    ada.test_id("group").wait_for()
    plans(ada, lambda: click_area(ada, "north_italy"))
    fits(ada)
    opened(ada, doing("destiny", "ThrowAway"))
    ada.test_id("to-dock").click()
    card = ada.page.locator(".smat [data-card=minoans]")
    card.scroll_into_view_if_needed()
    card.click()
    fits(ada)
    assert sends(ada, ada.test_id("hand-send").click) == ["throw_away", ["minoans"]]


# -- everybody gets in -------------------------------------------------------------------------------------------------


def scenes() -> dict[str, Match]:
    """One table for each kind of question."""
    return {"markers": world(), "move": doing("manoeuvre", "Movement"), "trade": doing("trade", "ChooseTrade"),
            "civilise": doing("civilise", "Civilising"), "cards": doing("destiny", "ThrowAway")}  # fmt: skip


def test_axe_finds_nothing_serious_at_the_table_of_seven_ages(window: Open) -> None:
    ada, phone = window(), window(size=PHONE)
    found = {}
    for name, match in scenes().items():
        for screen in (ada, phone) if name == "markers" else (ada,):
            opened(screen, match)
            found[f"{name} {screen is phone}"] = serious(screen)
    phone.test_id("sheet-mat").click()
    found["mat"] = serious(phone)
    ada.page.get_by_role("tab", name=ada.words("web-tab-others")).click()
    found["others"] = serious(ada)
    ada.page.locator(".strip").click()
    found["track"] = serious(ada)
    nothing(found)


def test_first_load_of_a_table_of_seven_ages_is_small(window: Open) -> None:
    ada, fresh = window(), window(fresh=True)
    opened(ada, world())
    first_load(ada, fresh, ".smat [data-card]")
