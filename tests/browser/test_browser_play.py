"""Playing in the browser: a whole game between windows, on one screen, by keyboard only, and as text."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from hidden import betrayals
from playwright.sync_api import expect
from prepared import in_second_round
from windows import BOTS, Window, play, written

from zeitalter import find_game
from zeitalter.engine import files

Open = Callable[..., Window]


def plan(window: Window, me: str, guest: str) -> tuple[str, str]:
    """Plan a match in the form: me, a guest by link, two bots. The links of the guest and for spectators."""
    window.page.goto("/new")
    window.test_id("create").wait_for()
    for number, kind in enumerate(("me", "link", "bot", "bot"), 1):
        window.page.get_by_label(window.words("web-seat-kind", number=number)).select_option(kind)
    for number, name in ((1, me), (2, guest)):
        window.page.get_by_label(window.words("web-seat-name", number=number)).fill(name)
    for i in range(2):
        window.page.get_by_label(window.words("web-bot-level")).nth(i).select_option("random")
    more = window.button(window.words("web-more-options"))
    if more.count():
        more.click()
    window.page.get_by_label(window.words("switch-advanced_leaders"), exact=True).check()
    window.test_id("create").click()
    links = [
        window.page.get_by_label(name, exact=True).input_value() for name in (guest, window.words("web-watch-link"))
    ]
    window.test_id("to-table").click()
    window.at_table()
    return links[0], links[1]


def ranking(window: Window) -> list[str]:
    """Place, name and points of all, without what decides beside the points."""
    window.test_id("replay").wait_for()
    rows = window.question.locator(".ranking li")
    return [
        row.inner_text().split(row.locator("strong").inner_text())[0] + row.locator("strong").inner_text()
        for row in rows.all()
    ]


def test_two_windows_and_two_bots_play_to_the_final_score(window: Open) -> None:
    ada, beate, eve = window(), window(text="yes"), window()
    link, watch = plan(ada, "Ada", "Beate")
    eve.join(watch, "Eve")
    beate.join(link, "Beate")
    play([ada, beate], lambda: ada.round >= 3 and eve.round >= 3)
    assert ada.page.get_by_role("region", name=ada.words("web-my-mat")).count() == 1
    assert eve.page.get_by_role("region", name=eve.words("web-my-mat")).count() == 0
    assert eve.page.locator("[data-answer]").count() == 0
    eve.page.close()
    play([ada, beate], lambda: ada.over and beate.over)

    file = ada.get(f"/api/matches/{ada.match}/file")
    match = files.from_json(file, find_game)
    assert match.over
    points = sorted(match.result["points"], reverse=True)
    rows = ranking(ada)
    assert [int(row.split()[-1]) for row in rows] == points
    assert rows == ranking(beate)
    for name in ("Ada", "Beate"):
        assert any(name in row for row in rows)
    for seat, person in ((0, ada), (1, beate), (None, eve)):
        assert betrayals(person.frames, match, seat) == []
    answers = [entry["answer"] for entry in file["log"] if entry.get("seat") == 0]
    assert answers == [message["answer"] for message in ada.sent if heard_done(ada, message["id"])]


def heard_done(window: Window, id: int) -> bool:
    """Whether an answer was acknowledged."""
    receipts = (f'"t":"done","id":{id},', f'"done":{id}}}')
    return any(receipt in frame.replace(" ", "") for frame in window.frames for receipt in receipts)


def test_people_on_one_screen_pass_the_device_and_see_no_other_hand(window: Open) -> None:
    screen = window()
    screen.new_table("Ada", {"kind": "screen", "name": "Beate"}, *BOTS)
    holders: list[str] = []
    while len(holders) < 5:
        screen.until(lambda: screen.asked or screen.test_id("pass").count(), "Nobody is asked")
        if screen.test_id("pass").count():
            assert screen.test_id("prompt").count() == 0
            assert screen.page.get_by_role("region", name=screen.words("web-my-mat")).count() == 0
            assert screen.page.locator("[data-answer]").count() == 0
            title = screen.page.get_by_role("heading", level=1).inner_text()
            holders.append("Ada" if "Ada" in title else "Beate")
            seat = ("Ada", "Beate").index(holders[-1])
            assert screen.now is None or screen.now["seat"] != seat
            screen.now = None
            screen.test_id("take-device").click()
            screen.turn()
            assert screen.now is not None
            assert screen.now["seat"] == seat
        screen.answer()
    assert set(holders) == {"Ada", "Beate"}
    assert all(a != b for a, b in pairwise(holders))


# -- keyboard ----------------------------------------------------------------------------------------------------------


def tab_to(window: Window, name: str) -> None:
    for _ in range(200):
        window.page.keyboard.press("Tab")
        if window.page.evaluate("document.activeElement.dataset.test") == name:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def answer_by_keys(window: Window) -> None:
    """The first answer, or the first that fit together, by number; confirmed where the table asks."""
    assert window.now is not None
    before = len(window.sent)
    first = window.page.locator(f"[data-answer='{written(window.now['options'][0])}']")
    boxes = window.question.get_by_role("checkbox")
    folded = window.page.locator("[data-test=fold-answers][aria-expanded=false]")  # all of it is lit on the table
    boxes.or_(first).or_(folded).first.wait_for()
    if boxes.count():
        for i in range(min(boxes.count(), 9)):
            window.page.keyboard.press(str(i + 1))
            if window.test_id("confirm-pick").count():
                break
        window.page.keyboard.press("Enter")
    else:
        window.page.keyboard.press("1")
        window.until(lambda: len(window.sent) > before or window.test_id("confirm").count(), "1 does nothing")
        if len(window.sent) == before:
            window.page.keyboard.press("Enter")
    window.until(lambda: len(window.sent) > before, "The keys do not answer")


def undo_by_key(window: Window) -> None:
    """Take the last answer back; the log only grows."""
    assert window.now is not None
    before = window.now["n"]
    expect(window.test_id("undo")).to_be_enabled()
    window.page.keyboard.press("u")
    window.until(lambda: window.now["n"] > before and window.asked, "U takes nothing back")


def test_game_against_bots_is_played_by_keyboard_only(window: Open) -> None:
    ada = window(confirm="yes")
    ada.page.goto("/")
    ada.test_id("play-now").wait_for()
    tab_to(ada, "play-now")
    ada.page.keyboard.press("Enter")
    ada.at_table()
    ada.turn()
    ada.page.locator("[data-test=prompt] .option").first.wait_for()
    ada.page.keyboard.press("r")
    ada.test_id("rules").wait_for()
    ada.page.keyboard.press("Escape")
    ada.test_id("rules").wait_for(state="detached")
    ada.page.keyboard.press("h")
    ada.test_id("take-hint").wait_for()
    tab_to(ada, "take-hint")
    ada.page.keyboard.press("Enter")
    ada.until(lambda: len(ada.sent) == 1, "The hint was not followed")
    undone = False
    while True:
        ada.turn()
        assert ada.now is not None
        if ada.round >= 3 and undone:
            break
        assert len(ada.sent) < 100
        if not undone and ada.now["undo"] and ada.now["asked"] == [0]:
            undo_by_key(ada)
            undone = True
        answer_by_keys(ada)


# -- text view ---------------------------------------------------------------------------------------------------------


def names_in_sight(window: Window) -> set[str]:
    """The names of everything that lies open for this seat."""
    assert window.now is not None
    view, seat = window.now["view"], window.now["seat"]
    names = window.get("/api/games/historia/data")["names"]
    found = {names["wonder"][wonder]["en"] for wonder in view["wonder_row"]}
    for kind, field in (("card", "hand"), ("card", "row"), ("advisor", "advisors_in_hand")):
        found |= {names[kind][id]["en"] for id in view["civs"][seat][field] or () if id}
    for civ in view["civs"]:
        found |= {names["territory"][id]["en"] for id in civ["territories"]}
        found |= {names["government"][civ["government"]]["en"]}
        if civ.get("leader"):
            found.add(names["leader"][civ["leader"]["leader"]]["en"])
    return found


def test_text_view_shows_and_does_what_the_drawn_table_does(window: Open) -> None:
    ada = window()
    in_second_round(ada)
    options = "els => els.map(e => e.dataset.answer)"
    ada.page.locator("[data-test=prompt] .option").first.wait_for()
    drawn = ada.page.locator("[data-test=prompt] [data-answer]").evaluate_all(options)
    ada.menu("text")
    ada.test_id("text-view").first.wait_for()
    assert ada.page.locator("#main svg").count() == 0
    assert ada.page.locator("[data-test=prompt] [data-answer]").evaluate_all(options) == drawn
    said = ada.test_id("text-view").first.inner_text()
    assert [name for name in names_in_sight(ada) if name not in said] == []
    ada.test_id("hint").click()
    ada.test_id("take-hint").wait_for()
    here = ada.round
    play([ada], lambda: ada.asked and ada.round > here, fast=False)
    said = ada.test_id("text-view").first.inner_text()
    assert [name for name in names_in_sight(ada) if name not in said] == []
