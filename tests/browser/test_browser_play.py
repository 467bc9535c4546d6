"""Playing in the browser: by keyboard, between two windows, and on one screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from windows import Window, play

Open = Callable[..., Window]
BOTS = (("bot", "random"), ("bot", "random"))


def tab_to(window: Window, name: str) -> None:
    for _ in range(150):
        window.page.keyboard.press("Tab")
        if window.page.evaluate("document.activeElement.dataset.test") == name:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def answer_by_keys(window: Window) -> None:
    assert window.now is not None
    window.answered = window.now["ask"]
    boxes = window.question.get_by_role("checkbox")
    window.question.get_by_role("checkbox").or_(window.page.locator(".option")).first.wait_for()
    if not boxes.count():
        window.page.keyboard.press("1")
        if window.now["options"][0][0] in ("end_turn", "pass"):
            window.test_id("confirm").wait_for()
            window.page.keyboard.press("Enter")
        return
    for i in range(min(boxes.count(), 9)):
        window.page.keyboard.press(str(i + 1))
        if window.test_id("confirm-pick").count():
            break
    window.page.keyboard.press("Enter")


def test_game_against_bots_is_played_by_keyboard_only(window: Open) -> None:
    ada = window(guide=None, confirm="yes")
    ada.page.goto("/")
    ada.test_id("play-now").wait_for()
    tab_to(ada, "play-now")
    ada.page.keyboard.press("Enter")
    ada.at_table()
    ada.turn()
    tab_to(ada, "guide-skip")
    ada.page.keyboard.press("Enter")
    ada.test_id("guide").wait_for(state="detached")
    for _ in range(120):
        ada.turn()
        if ada.round >= 4:
            break
        answer_by_keys(ada)
    assert ada.round >= 4
    assert ada.page.get_by_text("Round 4").first.is_visible()


def two_people(window: Open) -> tuple[Window, Window]:
    ada, beate = window(), window(text="yes")
    [link] = ada.new_match(("me", "Ada"), ("link", "Beate"), *BOTS)
    beate.join(link, "Beate")
    return ada, beate


def test_two_windows_and_two_bots_play_to_the_final_score(window: Open) -> None:
    ada, beate = two_people(window)
    for person in (ada, beate):
        person.page.get_by_role("tab", name="Chat").click()
    play([ada, beate], 600, lambda: ada.over and beate.over, fast=True)
    assert ada.now is not None
    points = ada.now["view"]["result"]["points"]
    for person in (ada, beate):
        person.test_id("replay").wait_for()
        rows = person.page.locator("ol.ranking li").all_inner_texts()
        assert sorted(int(row.split()[-1]) for row in rows) == sorted(points)
    assert ada.question.inner_text() == beate.question.inner_text()


def advisors(person: Window, seat: int) -> set[str]:
    assert person.now is not None
    return set(person.now["view"]["civs"][seat]["advisors_in_hand"] or ())


def test_no_window_shows_or_hears_of_the_advisors_of_another(window: Open) -> None:
    ada, beate = two_people(window)
    play([ada, beate], 200, lambda: ada.asked and ada.round >= 2 and bool(advisors(beate, 1)), fast=True)
    names = ada.page.request.get("/api/games/historia/data").json()["names"]["advisor"]
    secret = advisors(beate, 1)
    assert secret
    assert all(names[advisor]["en"] in beate.page.inner_text("body") for advisor in secret)
    told = "".join(ada.told)
    for advisor in secret - advisors(ada, 0):
        assert f'"{advisor}"' not in told
        for tab in ("Log", "Others", "Chat"):
            ada.page.get_by_role("tab", name=tab).click()
            assert names[advisor]["en"] not in ada.page.content()


def test_two_people_on_one_screen_pass_the_device(window: Open) -> None:
    screen = window()
    screen.new_match(("me", "Ada"), ("screen", "Beate"), *BOTS)
    holders: list[str] = []
    while len(holders) < 5:
        screen.until(lambda: screen.asked or screen.test_id("pass").count(), "Nobody is asked")
        if screen.test_id("pass").count():
            assert not screen.test_id("prompt").count()
            assert not screen.page.get_by_role("region", name="Your mat").count()
            title = screen.page.get_by_role("heading", level=1).inner_text()
            holders.append("Ada" if "Ada" in title else "Beate")
            screen.now, screen.answered = None, -1
            screen.test_id("take-device").click()
            screen.turn()
        screen.answer()
    assert set(holders) == {"Ada", "Beate"}
    assert all(a != b for a, b in pairwise(holders))
