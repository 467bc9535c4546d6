"""Keys that answer, sealed answers that are changed, plans of bots, and cautions before an answer is given."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect
from prepared import in_second_round
from test_civilization import sends
from test_civilization_plan import FIRST, plan, rows, sit
from windows import Window, play, written

Open = Callable[..., Window]
LINK = {"kind": "link", "name": "Beate"}
MENU = """(box) => {
  box.innerHTML = '<div class="answers" role="dialog"><div><button>a</button><button>b</button></div></div>';
  for (const button of box.querySelectorAll("button"))
    button.addEventListener("click", () => { box.dataset.chosen = button.textContent; });
}"""
"""Puts a small menu on the table, as boards do."""


def test_the_keys_are_listed_and_a_small_menu_takes_the_digits(window: Open) -> None:
    ada = sit(window())
    ada.page.keyboard.press("?")
    ada.test_id("keys-help").wait_for()
    expect(ada.test_id("keys-help")).to_contain_text(ada.words("web-key-finish"))
    ada.page.keyboard.press("Escape")
    expect(ada.test_id("keys-help")).to_have_count(0)
    ada.page.evaluate("document.querySelector('.board').append(document.createElement('section'))")
    box = ada.page.locator(".board > section").last
    box.evaluate(MENU)
    ada.page.keyboard.press("2")
    expect(box).to_have_attribute("data-chosen", "b")
    assert ada.drafts == []


def test_an_answer_after_the_ninth_has_a_letter_and_e_finishes(window: Open) -> None:
    ada = sit(window())
    options = ada.question.locator(".option")
    assert options.count() > 10
    tenth = json.loads(options.nth(9).get_attribute("data-answer") or "")
    assert options.nth(9).locator("kbd").inner_text() == "A"
    ada.page.keyboard.press("a")
    ada.until(lambda: ada.drafts, "The letter planned nothing")
    expect(rows(ada)).to_have_count(1)
    assert ada.page.evaluate("JSON.parse(sessionStorage.getItem(Object.keys(sessionStorage)[0])).answers") == [tenth]
    ada.page.keyboard.press("e")
    ada.until(lambda: ada.sent, "E did not finish")
    assert ada.sent[-1]["answers"] == [tenth, ["end_moves"]]


def test_a_bot_plans_the_phase_into_the_draft_to_be_changed_and_sent(window: Open) -> None:
    ada = sit(window())
    ada.test_id("suggest").click()
    ada.until(lambda: ada.drafts, "Nothing was planned")
    planned = rows(ada)
    planned.first.wait_for()
    count = planned.count()
    assert ada.sent == []
    expect(ada.question).to_contain_text(ada.words("web-suggested", count=count))
    planned.last.get_by_test_id("plan-remove").click()
    expect(planned).to_have_count(count - 1)
    ada.test_id("plan-send-end").click()
    ada.until(lambda: ada.sent, "The plan was not sent")
    assert len(ada.sent[-1]["answers"]) == count


def in_secret(window: Open) -> tuple[Window, Window]:
    """Ada and Beate both choose in secret."""
    ada, beate = window(), window()
    made = ada.new_table("Ada", LINK)
    beate.join(f"/join/{made['links']['1']}", "Beate")
    play(
        [ada, beate],
        lambda: ada.asked and beate.asked and len(ada.now["asked"]) == 2 and ada.now["n"] == beate.now["n"],
    )
    return ada, beate


def test_a_sealed_answer_is_changed_until_the_other_is_in(window: Open) -> None:
    ada, beate = in_secret(window)
    assert ada.now is not None
    offered: list[Any] = ada.now["options"]
    ada.answer()
    ada.test_id("change").wait_for()
    given = ada.sent[-1]["answer"]
    ada.test_id("change").click()
    ada.test_id("keep-sealed").click()
    ada.test_id("change").click()
    boxes = ada.question.get_by_role("checkbox")
    other = next(option for option in offered if sorted(option[1:], key=str) != sorted(given[1:], key=str))
    if boxes.count():
        for box in boxes.all():
            if box.get_attribute("aria-checked") == "true":
                box.click()
        boxes.nth(1).click()
        ada.test_id("confirm-pick").click()
    else:
        ada.page.locator(f"[data-answer='{written(other)}']").click()
    ada.until(lambda: ada.sent[-1]["answer"] != given, "No other answer was sent")
    changed = ada.sent[-1]["answer"]
    ada.until(lambda: ada.now["sealed"] == changed, "The answer was not changed")
    expect(ada.test_id("you-gave")).to_be_visible()
    beate.choose()
    ada.until(lambda: not ada.now.get("sealed"), "The answers were not revealed")


def cautious(window: Window) -> None:
    """Let the server caution about the first two answers of every question."""

    def hear(ws: Any) -> None:
        server = ws.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "now" and len(message.get("options", [])) > 1:
                message["cautions"] = {"0": ["grave", "test", [["number", 2]]], "1": ["idle", "test", [["number", 0]]]}
            ws.send(json.dumps(message))

        server.on_message(told)

    def words(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + "\ncaution-test = It costs { $number } of them.\n")

    window.page.route_web_socket("**/ws/*", hear)
    window.page.route("**/api/texts/historia/*", words)


def test_what_an_answer_costs_stands_beside_it_and_a_grave_one_is_asked_about_once_more(window: Open) -> None:
    ada = window(fresh=True, confirm="yes")
    cautious(ada)
    in_second_round(ada)
    expect(ada.test_id("caution")).to_have_text(["It costs 2 of them.", "It costs 0 of them."])
    options = ada.question.locator(".option")
    expect(options.nth(1)).to_have_class("option  idle")
    before = len(ada.sent)
    options.first.click()
    box = ada.test_id("confirm-box")
    expect(box).to_contain_text("It costs 2 of them.")
    assert len(ada.sent) == before
    ada.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    options.first.click()
    ada.test_id("confirm").click()
    ada.until(lambda: len(ada.sent) > before, "The answer was not sent")


def test_what_would_do_nothing_glows_faintly_on_the_map(window: Open) -> None:
    ada = window(fresh=True)
    cautious(ada)
    in_second_round(ada)
    assert ada.page.locator(".board .legal.idle").count() >= 1
    assert ada.page.locator(".board .legal:not(.idle)").count() >= 1


def test_a_line_of_the_log_names_what_was_taken_back(window: Open) -> None:
    ada = sit(window())
    plan(ada, FIRST)
    sends(ada, ada.test_id("plan-send").click)
    ada.until(lambda: ada.now["undo"], "Nothing can be taken back")
    ada.test_id("undo").click()
    ada.until(lambda: any(event[1] == "undo" for event in ada.now["events"]), "Nothing was taken back")
    undone = next(event for event in ada.now["events"] if event[1] == "undo")
    assert undone[3][0] != "undo"
    line = ada.test_id("log").locator(f"[data-entry='{undone[0]}']").first
    begins = ada.words("event-undo-of", seat="Ada", what="")
    expect(line).to_contain_text(begins)
    expect(line).to_contain_text("Phaestos")
    ada.page.reload()
    expect(line).to_contain_text("Phaestos")
