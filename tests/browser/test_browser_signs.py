"""What the table says by itself: whose turn it is, and why something is not possible."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from windows import BOTS, Window, play

Open = Callable[..., Window]

AWAY = """
  window.noted = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, { body }) { window.noted.push([title, body]); }
  };
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""
"""A person who allows notifications and, once `away` is set, looks at something else."""


def to_the_choice_of_cards(window: Window, *seats: str) -> None:
    window.new_table("Ada", *seats)
    play([window], lambda: window.asked and window.now["prompt"][0] == "SelectCards")


def test_my_turn_shows_in_the_title_and_as_a_notification(window: Open) -> None:
    ada = window(fresh=True, notify="yes")
    ada.context.add_init_script(AWAY)
    to_the_choice_of_cards(ada, *BOTS)
    ada.until(lambda: ada.page.title().startswith(ada.words("web-title-turn")), "The title does not say it")
    assert ada.page.evaluate("window.noted") == []
    ada.page.evaluate("window.away = true")
    ada.answer()
    ada.until(lambda: ada.page.evaluate("window.noted.length"), "No notification came")
    title, body = ada.page.evaluate("window.noted[0]")
    assert title == ada.words("web-title-turn")
    assert "Ada" in body


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_click_on_what_is_not_possible_says_why_with_the_rule(window: Open, lang: str) -> None:
    ada = window(lang=lang)
    to_the_choice_of_cards(ada, *BOTS)
    before = len(ada.sent)
    ada.page.locator(".mat .card.action.revolution, .card.action.revolution").first.click()
    note = ada.page.get_by_role("alert")
    note.wait_for()
    assert ada.words("objection-row-too-short", lang, number=0)[:20] in note.inner_text()
    note.get_by_text("H18").click()
    ada.test_id("rules").get_by_text("H18").first.wait_for()
    assert len(ada.sent) == before


def sign(window: Window, name: str, button: str) -> None:
    """Fill in name and password in the corner and press a button."""
    window.page.goto("/")
    window.test_id("account").click()
    form = window.test_id("sign")
    form.locator('input[name="name"]').fill(name)
    form.locator('input[name="password"]').fill("a long and good one")
    form.get_by_role("button", name=window.words(button), exact=True).click()
    form.wait_for(state="detached")


def test_an_account_brings_the_seat_of_a_guest_to_another_device(window: Open) -> None:
    laptop, phone = window(), window()
    laptop.new_table("Ada", *BOTS)
    laptop.turn()
    match = laptop.match
    sign(laptop, "Ada of the two devices", "web-sign-up")
    sign(phone, "Ada of the two devices", "web-sign-in")
    phone.page.goto(f"/match/{match}")
    phone.turn()
    assert phone.now is not None
    assert phone.now["seat"] == 0
    phone.answer()
    laptop.page.goto(f"/match/{match}")
    laptop.until(lambda: laptop.now and laptop.now["n"] >= phone.now["n"], "The laptop does not follow")
