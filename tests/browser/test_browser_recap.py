"""What just happened: the recap on the table, the log of deeds, lights, ways, points that rise, and the bots' pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prepared import in_second_round
from windows import LAPTOP, PHONE, Window, play

Open = Callable[..., Window]
SINCE = """async () => {
  const at = performance.getEntriesByType("resource").find((e) => e.name.endsWith("/web/match/model.js")).name;
  const { table } = await import(at);
  const { newDeeds, othersDeeds } = await import(at.replace("model.js", "happened.js"));
  return { since: table.since, seat: table.seat, n: table.now.n,
    others: othersDeeds().map(({ party, last, key }) => ({ party, last, key })), all: newDeeds().length };
}"""
"""What the page takes for new."""
LIT = """(thing) => [...document.querySelectorAll(`[data-thing~="${thing}"]`)].map((el) => {
  const { outlineColor, outlineStyle, filter, stroke } = getComputedStyle(el);
  return outlineStyle !== "none" && outlineStyle !== "auto" || filter !== "none" || stroke === outlineColor;
})"""
BUSY = {"kind": "bot", "bot": "random"}


def after_some_answers(window: Window, answers: int = 4) -> None:
    """Ada is asked, and others have done something since her last answer."""
    in_second_round(window)
    before = len(window.sent)
    play([window], lambda: len(window.sent) >= before + answers and window.asked and new(window)["others"])
    window.drawn()


def new(window: Window) -> dict[str, Any]:
    return dict(window.page.evaluate(SINCE))


def cells(window: Window) -> dict[str, list[str]]:
    """What the recap says of each party."""
    found = {}
    for cell in window.test_id("recap-cell").all():
        deeds = cell.get_by_test_id("recap-deed").all_inner_texts()
        found[str(cell.get_attribute("data-party"))] = [" ".join(text.split()) for text in deeds]
    return found


# -- the recap ---------------------------------------------------------------------------------------------------------


def test_the_recap_shows_seat_by_seat_what_each_one_did_since_my_answer(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    news = new(ada)
    shown = cells(ada)
    assert {str(deed["party"]) for deed in news["others"]} <= {party for party, deeds in shown.items() if deeds}
    assert all(deed["last"] >= news["since"] and deed["party"] != news["seat"] for deed in news["others"])
    assert {"1", "2", "3"} <= set(shown)
    assert all(text for deeds in shown.values() for text in deeds)
    names = ada.test_id("recap-cell").get_by_role("heading").all_inner_texts()
    assert names[-3:] == ["Clio", "Dido", "Enki"] or {"Clio", "Dido", "Enki"} <= set(names)
    assert ada.test_id("recap").get_by_test_id("bot-sign").count() >= 3


def test_the_recap_stays_until_i_answer_and_begins_anew_then(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    before = new(ada)
    shown = cells(ada)
    ada.test_id("hint").click()
    ada.test_id("take-hint").wait_for()
    ada.page.get_by_role("tab", name=ada.words("web-tab-chat")).click()
    assert cells(ada) == shown
    ada.choose()
    ada.until(lambda: new(ada)["since"] > before["since"], "The answer did not count")
    ada.turn()
    ada.drawn()
    after = new(ada)
    old = {(deed["key"], deed["last"]) for deed in before["others"] if deed["last"] <= after["since"]}
    assert old
    assert old.isdisjoint((deed["key"], deed["last"]) for deed in after["others"])  # what was announced may go on


def test_who_comes_back_sees_the_same_recap(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    shown, news = cells(ada), new(ada)
    ada.now = None
    ada.page.reload()
    ada.turn()
    ada.test_id("recap-deed").first.wait_for()
    assert new(ada)["since"] == news["since"]
    assert cells(ada) == shown


def test_the_recap_is_stepped_through_and_left_for_the_present(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    steps = new(ada)["all"]
    present = cells(ada)
    ada.page.keyboard.press(".")
    panel = ada.test_id("recap-step")
    panel.get_by_text(ada.words("web-recap-at", number=1, count=steps)).wait_for()
    assert ada.page.locator(".recap-deed.here").count() == 1
    assert ada.page.locator(".table.replaying").count() == 1
    assert ada.test_id("replay-panel").count() == 0
    for number in range(2, steps + 1):
        ada.page.keyboard.press(".")
        panel.get_by_text(ada.words("web-recap-at", number=number, count=steps)).wait_for()
    if steps > 1:
        ada.page.keyboard.press(",")
        panel.get_by_text(ada.words("web-recap-at", number=steps - 1, count=steps)).wait_for()
        ada.test_id("recap-on").click()
        panel.get_by_text(ada.words("web-recap-at", number=steps, count=steps)).wait_for()
    ada.page.keyboard.press(".")
    panel.wait_for(state="detached")
    ada.test_id("recap-deed").first.click()
    panel.wait_for()
    ada.page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    ada.question.wait_for()
    assert cells(ada) == present
    ada.answer()


def test_the_recap_folds_to_one_line_and_remembers_it(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    strip = ada.test_id("recap")
    high = strip.bounding_box()
    assert high is not None
    ada.test_id("recap-fold").click()
    ada.drawn()
    low = strip.bounding_box()
    assert low is not None
    assert low["height"] < 40 < high["height"]
    assert strip.locator(".recap-line").inner_text().strip()
    ada.now = None
    ada.page.reload()
    ada.turn()
    strip.wait_for()
    assert strip.locator(".recap-line").count() == 1
    ada.test_id("recap-fold").click()
    assert strip.locator(".recap-line").count() == 0


def test_the_board_does_not_jump_when_the_recap_fills_and_empties(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    board = ada.page.locator("main.board")
    before = board.bounding_box()
    ada.choose()
    ada.drawn()
    assert board.bounding_box() == before


def test_a_phone_counts_what_others_did_and_begins_anew_with_my_answer(window: Open) -> None:
    ada = window(size=PHONE)
    after_some_answers(ada)
    for _ in range(3):
        news = new(ada)
        count = ada.test_id("recap-count")
        if news["others"]:
            assert int(count.get_attribute("data-count") or -1) == len(news["others"])
            assert count.inner_text() == ada.words("web-recap", count=len(news["others"]))
        ada.choose()
        ada.until(lambda news=news: new(ada)["since"] > news["since"], "The answer did not count")
        ada.turn()
        ada.drawn()
        assert all(deed["last"] > news["n"] for deed in new(ada)["others"])
    play([ada], lambda: ada.asked and new(ada)["others"])
    ada.drawn()
    assert not ada.page.locator(".recap-cells").is_visible()
    ada.test_id("recap-phone").click()
    ada.page.locator(".recap-cells").wait_for()
    ada.test_id("recap-deed").first.click()
    ada.test_id("recap-step").wait_for()
    assert not ada.page.locator(".recap-cells").is_visible()
    ada.test_id("recap-leave").click()
    ada.question.wait_for()


def test_spectators_see_what_happened_since_they_last_looked(window: Open) -> None:
    ada, eve = window(), window()
    made = ada.new_table("Ada", BUSY, BUSY)
    ada.turn()
    eve.join(f"/join/{made['watch']}", "Eve")
    eve.test_id("recap").wait_for()
    assert new(eve)["others"] == []
    play([ada], lambda: len(ada.sent) >= 3 and ada.asked)
    eve.until(lambda: new(eve)["others"], "Nothing is new to who watches")

    def all_seen() -> bool:  # somebody may do something more just after the click
        if new(eve)["others"]:
            eve.test_id("recap-seen").click()
        return new(eve)["others"] == []

    eve.until(all_seen, "What was seen is still new")
    eve.page.goto("/")
    eve.test_id("play-now").wait_for()
    play([ada], lambda: len(ada.sent) >= 9 and ada.asked)
    eve.page.goto(f"/match/{ada.match}")
    eve.test_id("recap-deed").first.wait_for()
    assert new(eve)["others"]


# -- the log -----------------------------------------------------------------------------------------------------------


def test_a_deed_of_the_log_opens_its_lines_and_every_line_leads_to_its_position(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    log = ada.test_id("log")
    row = log.locator(".deed", has=ada.test_id("unfold")).first
    button = row.get_by_test_id("unfold")
    assert button.get_attribute("aria-expanded") == "false"
    assert row.locator(".details .line").count() == 0
    button.click()
    row.locator(".details .line").first.wait_for()
    assert button.get_attribute("aria-expanded") == "true"
    entry = row.locator(".details .line").first.get_attribute("data-entry")
    row.locator(".details .line").first.click()
    ada.test_id("replay-panel").get_by_text(f" {entry} ").first.wait_for()
    ada.test_id("replay-stop").click()
    button.click()
    row.locator(".details").wait_for(state="detached")


def test_the_log_is_one_stop_of_the_tab_key_and_arrow_keys_go_through_it(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    log = ada.test_id("log")
    assert log.locator("[tabindex='0']").count() == 1
    ada.page.locator("#tab-panel").focus()
    ada.page.keyboard.press("Tab")
    lines = log.locator(".deed > .line")
    focused = "document.activeElement.closest('.deed')?.dataset.key"
    keys = [row.get_attribute("data-key") for row in log.locator(".deed").all()[:4]]
    assert ada.page.evaluate(focused) == keys[0]
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate(focused) == keys[2]
    ada.page.keyboard.press("ArrowUp")
    assert ada.page.evaluate(focused) == keys[1]
    assert [lines.nth(i).get_attribute("tabindex") for i in range(3)] == ["-1", "0", "-1"]
    assert log.locator("[tabindex='0']").count() == 1
    ada.page.keyboard.press("Home")
    row = log.locator(".deed", has=ada.test_id("unfold")).first
    row.locator(".line").first.focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    row.locator(".details .line").first.wait_for()
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate("Boolean(document.activeElement.closest('.details'))")
    ada.page.keyboard.press("Tab")
    assert not ada.page.evaluate("Boolean(document.activeElement.closest('.log'))")


def test_what_a_line_of_the_log_names_is_lit_while_it_is_pointed_at(window: Open) -> None:
    ada = window(size=LAPTOP)
    after_some_answers(ada)
    line = ada.test_id("log").locator(".line[data-lights*='party:']").first
    thing = next(t for t in str(line.get_attribute("data-lights")).split() if t.startswith("party:"))
    assert not any(ada.page.evaluate(LIT, thing))
    line.hover()
    assert all(ada.page.evaluate(LIT, thing))
    ada.page.mouse.move(5, 300)
    ada.until(lambda: not any(ada.page.evaluate(LIT, thing)), "The light does not go out")
    ada.page.locator("#tab-panel").focus()
    ada.page.keyboard.press("Tab")
    lights = str(ada.page.evaluate("document.activeElement.dataset.lights")).split()
    for named in lights:
        assert all(ada.page.evaluate(LIT, named)), named


# -- ways --------------------------------------------------------------------------------------------------------------

MAP = """() => {
  const board = document.querySelector("main.board");
  const layer = board.querySelector("way-layer");
  const svg = board.querySelector(".map > svg");
  const [a, b] = svg.querySelectorAll("path[data-territory]");
  a.dataset.thing = "test:from";
  b.dataset.thing = "test:to";
  layer.shown = { ways: [{ party: 1, from: "test:from", to: "test:to" }, { party: 2, from: "", to: "test:to" }],
    styles: [0, 1, 2].map(() => ({ color: "rgb(1, 2, 3)", shape: "square" })) };
}"""
WAY = """() => {
  const at = (el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const near = ([x, y], [u, v]) => Math.hypot(x - u, y - v) < 8;
  const root = document.querySelector(".way:not(.gone) .root");
  const ring = document.querySelector(".way:not(.gone) .ring");
  return Boolean(root && ring) && near(at(root), at(document.querySelector('[data-thing="test:from"]')))
    && near(at(ring), at(document.querySelector('[data-thing="test:to"]')));
}"""


def test_ways_follow_the_map_and_never_catch_the_pointer(window: Open) -> None:
    ada = window(size=LAPTOP)
    in_second_round(ada)
    ada.page.locator(".map > svg path[data-territory]").first.wait_for()
    ada.page.evaluate(MAP)
    ada.until(lambda: ada.page.evaluate(WAY), "No way is drawn from thing to thing")
    assert ada.page.evaluate("getComputedStyle(document.querySelector('way-layer')).pointerEvents") == "none"
    box = ada.page.locator(".map").first.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(3):
        ada.page.mouse.wheel(0, -200)
    ada.drawn()
    ada.until(lambda: ada.page.evaluate(WAY), "The way does not follow the zoom")
    ada.page.evaluate("document.querySelector('way-layer').shown = { ways: [], styles: [] }")
    ada.page.locator(".way").first.wait_for(state="detached")


# -- points that rise --------------------------------------------------------------------------------------------------


def test_points_rise_at_the_chip_that_won_them(window: Open) -> None:
    ada = window(size=LAPTOP)
    in_second_round(ada)
    ada.page.evaluate("""() => {
      window.risen = [];
      new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((el) => {
        if (!el.classList?.contains("risen")) return;
        window.risen.push([Number(el.dataset.party), el.textContent, el.ariaHidden]);
      }))).observe(document.body, { childList: true });
    }""")
    assert ada.now is not None
    points = list(ada.now["points"])
    play([ada], lambda: ada.asked and ada.now is not None and list(ada.now["points"]) != points)
    ada.drawn()
    ada.until(lambda: ada.page.evaluate("window.risen.length"), "Nothing has risen")
    for party, text, hidden in ada.page.evaluate("window.risen"):
        assert 0 <= party < 4
        assert text[0] in "+\N{MINUS SIGN}"
        assert int(text[1:]) > 0
        assert hidden == "true"
    ada.page.locator(".risen").first.wait_for(state="detached")


# -- the bots' pace ----------------------------------------------------------------------------------------------------


def test_the_pace_of_bots_is_chosen_for_a_new_match_and_changed_at_the_table(window: Open) -> None:
    ada, beate = window(), window()
    ada.post("/api/guest", {"name": "Ada"})
    ada.page.goto("/new")
    ada.test_id("bot-pace-brisk").check()
    ada.test_id("create").click()
    ada.at_table()
    info = ada.get(f"/api/matches/{ada.match}")
    assert info["bot_pace"] == "brisk"
    beate.join(f"/join/{info['watch']}", "Beate")

    def shown(window: Window, pace: str) -> bool:
        return window.test_id(f"bot-pace-{pace}").get_attribute("aria-checked") == "true"

    beate.test_id("menu").click()
    assert shown(beate, "brisk")
    assert beate.test_id("bot-pace-calm").is_disabled()
    ada.test_id("menu").click()
    ada.test_id("bot-pace-at_once").click()
    for one in (ada, beate):
        one.until(lambda one=one: shown(one, "at_once"), "Not all hear of the pace")
    assert ada.get(f"/api/matches/{ada.match}")["bot_pace"] == "at_once"
