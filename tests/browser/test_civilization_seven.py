"""A table of seven, and the first rounds of a newcomer: who is who, what happened and what to do stay in sight."""

from __future__ import annotations

import re

from hands import Open, guided, plans, sends, step
from playwright.sync_api import expect
from test_civilization import heard
from test_civilization_trade import at_seven, begun, dock, pack
from windows import LAPTOP, PHONE, Window

LARGE = {"width": 1920, "height": 1080}
LATE_AND_MANY = """() => {
  for (const number of document.querySelectorAll(".rival-figure b")) number.textContent = "18";
  for (const chip of document.querySelectorAll(".chip")) {
    const since = document.createElement("small");
    since.className = "chip-since";
    since.textContent = "59 min. ago";
    chip.append(since);
  }
}"""
"""Numbers as they are later in a game, and everybody asked for long."""
CUT = """() => [...document.querySelectorAll(".chip-name, .rivals, .guide-advice")]
  .filter((thing) => thing.scrollWidth > thing.clientWidth + 1 || thing.scrollHeight > thing.clientHeight + 1)
  .map((thing) => thing.className + ": " + thing.textContent)"""
OUT_OF_SIGHT = """() => {
  const panel = document.querySelector(".prompt").getBoundingClientRect();
  return [...document.querySelectorAll(".prompt .tools button, .prompt [data-test=plan-send-end]")]
    .filter((button) => button.getBoundingClientRect().bottom > panel.bottom)
    .map((button) => button.textContent.trim());
}"""


def test_six_rivals_and_all_names_are_in_sight_on_a_laptop(window: Open) -> None:
    ada = window(size=LAPTOP)
    begun(ada, at_seven())
    ada.page.evaluate(LATE_AND_MANY)
    assert ada.page.evaluate(CUT) == []
    assert ada.test_id("rival").count() == 6
    for i in range(6):
        expect(ada.test_id("rival").nth(i)).to_be_in_viewport(ratio=1)


def test_on_a_large_screen_offers_and_the_own_package_lie_side_by_side(window: Open) -> None:
    ada = window(fresh=True, size=LARGE)
    begun(ada, at_seven())
    for part in (".offers", ".bench"):
        expect(dock(ada).locator(part).first).to_be_in_viewport(ratio=0.5)


def test_on_a_phone_the_guide_says_what_it_recommends_while_a_plan_is_made(window: Open) -> None:
    ada = guided(window, "civilization", size=PHONE)
    while step(ada) != "Move":
        sends(ada, ada.test_id("guide-do").click)
        ada.turn()
    plans(ada, ada.test_id("guide-do").click)
    expect(ada.test_id("guide-advice")).to_be_in_viewport(ratio=1)
    ada.drawn()
    for piece in ada.page.locator('[data-piece^="tokens:0:"]').all():
        expect(piece).to_be_in_viewport()
    board = ada.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 100


def test_an_offer_is_told_in_few_words_with_goods_counted_alike_everywhere(window: Open) -> None:
    ada = window()
    begun(ada, at_seven())
    pack(ada, "salz", "salz", "salz", "ocker")
    dock(ada).get_by_test_id("wishes").get_by_role("button", name="Iron").click()
    sends(ada, dock(ada).get_by_test_id("dock-send").click)
    expect(dock(ada).locator(".own-offer")).to_contain_text("Ochre and 3 \u00d7 Salt")
    said = re.compile(r"Ada: offer \d+ to all \(4 cards worth 28, with Salt\), wants Iron")
    expect(ada.test_id("log").locator(".deed", has_text=said)).to_have_count(1)


def follow(ada: Window) -> None:
    """Do what the guide recommends; a movement is planned as a whole."""
    if step(ada) == "Move" and ada.test_id("suggest").count():
        ada.test_id("suggest").click()
        ada.test_id("plan-send-end").wait_for()
        ada.drawn()
        assert ada.page.evaluate(OUT_OF_SIGHT) == []
        sends(ada, ada.test_id("plan-send-end").click)
    else:
        sends(ada, ada.test_id("guide-do").click)


def test_a_newcomer_is_led_to_the_first_trade_with_all_advice_and_buttons_in_sight(window: Open) -> None:
    ada = guided(window, "civilization", size=LAPTOP)
    while step(ada) != "Bargain":
        ada.turn()
        ada.test_id("guide-do").wait_for()
        ada.drawn()
        assert ada.page.evaluate(CUT) == []
        assert ada.page.evaluate(OUT_OF_SIGHT) == []
        follow(ada)
    ada.test_id("guide-do").wait_for()
    known = len(heard(ada, "hint"))
    follow(ada)
    # every offer of the bots may change what is worth doing: the recommendation is made anew
    ada.until(lambda: len(heard(ada, "hint")) > known + 1, "What is recommended is as old as the question")
