"""The table in the browser: breaks of the network, looking back, languages, themes and phones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cable import Cable
from prepared import finished, in_second_round
from windows import BOTS, LAPTOP, PHONE, Window, play

Open = Callable[..., Window]


# -- breaks of the network ---------------------------------------------------------------------------------------------


def offline(window: Window) -> Any:
    return window.page.get_by_text(window.words("web-offline")).first


def log_of(window: Window) -> list[dict[str, Any]]:
    """What is in the match, past the cable."""
    return list(window.get(f"/api/matches/{window.match}/file")["log"])


def answers_of(window: Window, seat: int = 0) -> list[Any]:
    return [entry["answer"] for entry in log_of(window) if entry.get("seat") == seat]


def test_what_others_did_during_a_break_is_seen_after_it(window: Open, cable: Cable) -> None:
    ada, beate = window(cable=cable), window()
    made = ada.new_table("Ada", {"kind": "link", "name": "Beate"}, *BOTS)
    beate.join(f"/join/{made['links']['1']}", "Beate")
    play([ada], lambda: beate.asked and not ada.asked)
    assert ada.now is not None
    assert beate.now is not None
    ada.context.set_offline(True)
    cable.cut()
    offline(ada).wait_for()
    before = beate.now["n"]
    beate.choose()
    beate.until(lambda: beate.now["n"] > before, "The other window does not go on")
    assert ada.now["n"] <= before
    cable.mend()
    ada.context.set_offline(False)
    offline(ada).wait_for(state="detached")
    ada.until(lambda: ada.now["n"] >= beate.now["n"], "The window in the break did not catch up")


def table_on_cable(window: Open, cable: Cable) -> Window:
    """A table against bots in the middle of play, behind a cable."""
    ada = window(cable=cable)
    in_second_round(ada)
    return ada


def goes_on(ada: Window) -> None:
    """Everything given so far is in the match once, and play goes on."""
    play([ada], lambda: ada.asked)
    given = answers_of(ada)
    play([ada], lambda: ada.asked and len(answers_of(ada)) >= len(given) + 2)
    assert ada.complaints == []


def test_an_answer_given_without_connection_is_in_the_match_once(window: Open, cable: Cable) -> None:
    ada = table_on_cable(window, cable)
    before = answers_of(ada)
    cable.cut()
    offline(ada).wait_for()
    assert ada.now is not None
    answer = ada.now["options"][0]
    known = ada.now["n"]
    assert ada.test_id("hint").is_enabled()
    ada.click_first()
    assert answers_of(ada) == before
    ada.drawn()
    assert ada.test_id("hint").is_disabled()  # who has answered would wait for a hint in vain
    cable.mend()
    offline(ada).wait_for(state="detached")
    ada.until(lambda: ada.now["n"] > known, "The answer did not arrive")
    ada.turn()
    assert len(answers_of(ada)) == len(before) + 1
    assert sorted(map(str, answers_of(ada)[-1])) == sorted(map(str, answer))
    goes_on(ada)


def test_an_answer_whose_receipt_was_lost_is_in_the_match_once(window: Open, cable: Cable) -> None:
    ada = table_on_cable(window, cable)
    before = answers_of(ada)
    assert ada.now is not None
    known = ada.now["n"]
    cable.swallows = True
    ada.click_first()
    ada.until(lambda: len(answers_of(ada)) == len(before) + 1, "The answer did not arrive")
    assert ada.now["n"] == known
    cable.cut()
    offline(ada).wait_for()
    cable.mend()
    offline(ada).wait_for(state="detached")
    ada.until(lambda: ada.now["n"] > known, "The window did not catch up")
    ada.turn()
    assert len(answers_of(ada)) == len(before) + 1
    assert ada.page.get_by_role("alert").count() == 0
    goes_on(ada)


def test_a_cable_that_breaks_again_and_again_loses_nothing(window: Open, cable: Cable) -> None:
    ada = table_on_cable(window, cable)
    given = len(answers_of(ada))
    for _ in range(4):
        ada.turn()
        assert ada.now is not None
        known = ada.now["n"]
        ada.click_first()
        cable.cut()
        offline(ada).wait_for()
        cable.mend()
        offline(ada).wait_for(state="detached")
        ada.until(lambda known=known: ada.now["n"] > known, "The answer is lost")
        given += 1
        ada.turn()
        assert len(answers_of(ada)) == given
    goes_on(ada)


def test_two_windows_of_one_seat_are_in_step(window: Open) -> None:
    ada, same = window(), window()
    ada.new_table("Ada", *BOTS)
    ada.turn()
    same.context.add_cookies(ada.context.cookies())
    same.page.goto(f"/match/{ada.match}")
    same.turn()
    assert ada.now is not None
    assert same.now is not None
    assert same.now["ask"] == ada.now["ask"]
    play([ada], lambda: len(ada.sent) >= 3 and ada.asked)
    same.until(lambda: same.now["n"] == ada.now["n"], "The other window does not follow")
    assert same.question.inner_text() == ada.question.inner_text()


# -- looking back ------------------------------------------------------------------------------------------------------


def at(panel: Any, window: Window, entry: int, last: int) -> None:
    panel.get_by_text(window.words("web-replay-at", entry=entry, last=last)).wait_for()


def test_looking_back_moves_through_the_match_and_branches(window: Open) -> None:
    ada = window()
    ada.open_match("Ada", finished())
    first = ada.match
    last = len(finished().log)
    ada.test_id("replay").click()
    panel = ada.test_id("replay-panel")
    at(panel, ada, 0, last)
    slider = panel.get_by_role("slider")
    slider.focus()
    ada.page.keyboard.press("End")
    at(panel, ada, last, last)
    ada.page.keyboard.press("ArrowLeft")
    at(panel, ada, last - 1, last)
    ada.page.keyboard.press("Home")
    at(panel, ada, 0, last)
    panel.get_by_role("button", name=ada.words("web-replay-on")).click()
    at(panel, ada, 1, last)
    slider.fill(str(last // 2))
    at(panel, ada, last // 2, last)
    points = finished().at(last // 2).state.vp
    chips = ada.page.get_by_role("list", name=ada.words("web-players")).get_by_role("listitem")
    ada.until(lambda: [points_on(chip) for chip in chips.all()][:4] == list(points[:4]), "The points are not of then")
    assert panel.get_by_role("img", name=ada.words("web-chart")).count() == 1
    panel.get_by_text(ada.words("web-seed")).click()
    assert ada.test_id("seed-check").inner_text().strip() == ada.words("web-seed-fits")

    ada.test_id("branch").click()
    ada.page.wait_for_url(lambda url: "/match/" in url and first not in url)
    ada.now = None
    ada.turn()
    ada.page.locator("[data-test=prompt] .option").first.wait_for()
    play([ada], lambda: len(ada.sent) >= 3 and ada.asked)
    assert ada.now is not None
    assert ada.now["view"]["round"] >= finished().at(last // 2).state.round


def points_on(chip: Any) -> int:
    return int(chip.get_by_test_id("chip-points").inner_text())


# -- newcomers ---------------------------------------------------------------------------------------------------------


NOTE_LESSONS = """() => {
  window.lessons = new Set();
  const note = () => document.querySelectorAll("[data-lesson]").forEach((e) => lessons.add(e.dataset.lesson));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  note();
}"""


def test_a_newcomer_is_led_through_a_first_round(window: Open) -> None:
    ada = window(guide=None)
    ada.page.goto("/")
    ada.test_id("learn").click()
    ada.at_table()
    areas = 0
    ada.test_id("guide").wait_for()
    while ada.test_id("guide").count():
        areas += 1
        ada.test_id("guide-next").click()
        ada.drawn()
    assert areas >= 4
    ada.test_id("lesson").wait_for()
    ada.page.evaluate(NOTE_LESSONS)
    begun = ada.round

    def ended() -> bool:
        ada.page.evaluate("document.querySelector('[data-test=guide-understood]')?.click()")
        return bool(ada.test_id("guide-end").count()) or ada.round > begun + 2

    play([ada], ended)
    lessons = ada.page.evaluate("[...window.lessons]")
    assert len(lessons) >= 5, lessons


def test_the_guide_can_be_skipped(window: Open) -> None:
    ada = window(guide=None)
    ada.page.goto("/")
    ada.test_id("learn").click()
    ada.test_id("guide-skip").click()
    ada.test_id("guide").wait_for(state="detached")
    ada.turn()
    ada.choose()
    ada.turn()
    assert ada.test_id("lesson").count() == 0


# -- languages and themes ----------------------------------------------------------------------------------------------

SAID = """() => {
  const found = [];
  const add = (text) => { const t = text?.replace(/\\s+/g, " ").trim(); if (t) found.push(t); };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest("script, style, kbd")) add(walk.currentNode.data);
  for (const e of document.querySelectorAll("*"))
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"]) add(e.getAttribute(name));
  add(document.title);
  return found;
}"""
"""Everything the page says, to eyes and to screen readers."""


def said(window: Window) -> list[str]:
    window.drawn()
    return list(window.page.evaluate(SAID))


def in_german(window: Window) -> list[str]:
    """Switch to German, without loading the page again; what it says then."""
    english = set(said(window))
    window.page.evaluate("window.sameDocument = true")
    window.button("Deutsch").first.click()
    window.until(lambda: window.page.get_attribute("html", "lang") == "de", "The language did not change")
    window.until(lambda: set(said(window)) != english, "Nothing is said in another language")
    assert window.page.evaluate("window.sameDocument") is True
    return said(window)


def says_the_same_anew(window: Window, before: list[str], there: Callable[[], None]) -> None:
    """Load the page again in the same language: nothing it said before was left over from another."""
    window.now = None
    window.page.reload()
    there()
    for _ in range(100):
        anew = said(window)
        if set(anew) == set(before):
            break
        window.wait(0.05)
    assert [text for text in before if text not in anew] == []
    assert [text for text in anew if text not in before] == []


@pytest.mark.parametrize(("path", "landmark"), [("/", "play-now"), ("/new", "create"), ("/about/historia", "account")])
def test_language_changes_without_loading_the_page_again(window: Open, path: str, landmark: str) -> None:
    ada = window()
    ada.post("/api/guest", {"name": "Ada"})
    ada.page.goto(path)
    ada.test_id(landmark).wait_for()
    ada.page.wait_for_load_state("networkidle")
    ada.drawn()
    english = said(ada)
    german = in_german(ada)
    says_the_same_anew(ada, german, lambda: ada.test_id(landmark).wait_for())
    ada.button("English").first.click()
    ada.until(lambda: set(said(ada)) == set(english), "Not everything came back to English")


@pytest.mark.parametrize("look", ["drawn", "text"])
def test_language_of_the_table_changes_without_loading_it_again(window: Open, look: str) -> None:
    ada = window(text="yes" if look == "text" else "no")
    in_second_round(ada)

    def there() -> None:
        ada.turn()
        ada.page.locator("[data-test=prompt] .option").first.wait_for()

    for tab in ("log", "others", "chat"):
        ada.page.get_by_role("tab", name=ada.words(f"web-tab-{tab}")).click()

        def there_with_tab(tab: str = tab) -> None:
            there()
            ada.page.get_by_role("tab", name=ada.words(f"web-tab-{tab}", "de")).click()

        english = said(ada)
        german = in_german(ada)
        says_the_same_anew(ada, german, there_with_tab)
        ada.button("English").first.click()
        ada.until(lambda english=english: set(said(ada)) == set(english), "Not everything came back to English")


def test_theme_changes_the_colours_and_is_remembered(window: Open) -> None:
    ada = window()
    ada.page.goto("/")
    ada.test_id("play-now").wait_for()
    colour = "getComputedStyle(document.body).backgroundColor"
    light = ada.page.evaluate(colour)
    ada.test_id("theme").click()
    ada.until(lambda: ada.page.get_attribute("html", "data-theme") == "nacht", "The theme did not change")
    ada.until(lambda: ada.page.evaluate(colour) != light, "The colour did not change")
    ada.page.reload()
    ada.test_id("play-now").wait_for()
    assert ada.page.get_attribute("html", "data-theme") == "nacht"
    assert ada.page.evaluate(colour) != light


# -- sizes -------------------------------------------------------------------------------------------------------------

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
TOO_HIGH = "document.documentElement.scrollHeight - innerHeight"


def fits(window: Window) -> bool:
    window.drawn()
    return bool(window.page.evaluate(f"{TOO_WIDE} <= 0 && {TOO_HIGH} <= 0"))


def in_sight(window: Window, name: str) -> bool:
    """Whether an element lies within the window."""
    box = window.test_id(name).bounding_box()
    size = window.page.viewport_size
    assert size is not None
    return bool(box and box["y"] >= 0 and box["y"] + min(box["height"], 44) <= size["height"])


def test_a_phone_shows_everything_without_scrolling_the_page(window: Open) -> None:
    ada = window(size=PHONE)
    ada.post("/api/guest", {"name": "Ada"})
    for path, landmark in (("/", "play-now"), ("/new", "create")):
        ada.page.goto(path)
        ada.test_id(landmark).wait_for()
        assert ada.page.evaluate(TOO_WIDE) <= 0, path
    ada.play_now()
    ada.turn()
    assert fits(ada)
    for sheet in ("sheet-mat", "sheet-tabs"):
        assert in_sight(ada, sheet)
        ada.test_id(sheet).click()
        assert fits(ada), sheet
        ada.test_id(sheet).click()
    assert in_sight(ada, "prompt")
    for _ in range(3):
        ada.turn()
        ada.answer()
        assert fits(ada)
    ada.turn()
    ada.open_match("Ada", finished())
    assert fits(ada)
    ada.test_id("replay").click()
    ada.test_id("replay-panel").wait_for()
    assert fits(ada)


def test_a_laptop_shows_the_table_without_scrolling_the_page(window: Open) -> None:
    ada = window(size=LAPTOP)
    ada.play_now()
    ada.turn()
    assert fits(ada)
    assert in_sight(ada, "prompt")
    in_second_round(ada)
    assert fits(ada)
    mat = ada.page.get_by_role("region", name=ada.words("web-my-mat")).bounding_box()
    assert mat is not None
    assert mat["y"] + mat["height"] <= LAPTOP["height"] + 1
