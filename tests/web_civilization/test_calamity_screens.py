"""Whoever must choose in a calamity reads what, how much and why; whoever waits reads who is choosing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from civ_calamities import position
from playwright.sync_api import Page, expect
from preview_browser import serving
from previewing import Shown

Show = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
READ = {
    "volcano": ["Vulkanausbruch oder Erdbeben", "trifft Ada", "Du wählst, welcher Vulkan ausbricht"],
    "quake": ["Du wählst eine deiner Städte"],
    "quake-wait": ["trifft Beate", "Beate wählt eine eigene Stadt"],
    "aftershock": ["fremde Stadt auflösen lassen, die an Sardes grenzt"],
    "plain": ["Du wählst, welche Hochwasserregion überschwemmt wird"],
    "flood": ["Donau", "Du verteilst 10 Einheiten", "Ingenieurwesen: Beate verliert höchstens 7 statt 10 Einheiten."],
    "flood-lose": ["7 Einheiten Verlust", "Ingenieurwesen: Ada verliert 7 statt 17 Einheiten.", "Beate 4 Einheiten"],
    "famine-wait": ["Beate teilt den anderen bis zu 20 Einheiten", "Ada höchstens 11", "für jedes Korn auf der Hand 4"],
    "famine-lose": ["9 Einheiten Verlust", "eine Stadt 5", "Carl 5 Einheiten", "Korn, das Beate gezeigt hat"],
    "war": ["Du kennzeichnest 15 deiner Einheiten", "Wen Ada nennt, kennzeichnet 30 statt 20 Einheiten."],
    "war-name": ["Er kennzeichnet weitere 30 deiner Einheiten"],
    "war-wait": ["Beate kennzeichnet 20 Einheiten von Ada"],
    "war-keep": ["die gekennzeichneten 35 Einheiten oder die übrigen 14; Beate übernimmt"],
    "war-philosophy": ["Philosophie: 15 statt 35 Einheiten"],
    "epidemic": ["eingetauscht von Carl", "Medizin: Beate verliert höchstens 5 statt 10", "Carl hat die Karte"],
    "epidemic-lose": ["11 Einheiten Verlust", "eine Stadt 4", "Medizin: Ada verliert 11 statt 16 Einheiten."],
    "disorder": ["aufgelöst werden: noch 2", "Gesetz: Ada behält 5 statt 4 Städte."],
    "iconoclasm": ["aufgelöst werden: noch 3", "Gesetz: Ada löst 3 statt 4 Städte auf."],
    "iconoclasm-demand": ["Von Carl darf keine Stadt gefordert werden", "Von Beate höchstens 1 statt 2 Städte."],
    "pirates": ["Du wählst Küstenstädte von Beate", "noch 2"],
    "pirates-wait": ["Beate wählt Küstenstädte von Ada"],
}


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the calamities are."""
    yield from serving(Shown("civilization", position, Path(__file__).parent))


@pytest.mark.parametrize("name", READ)
def test_a_calamity_says_who_must_choose_what_and_why(table: Show, name: str) -> None:
    page = table(name, "&lang=de")
    shown = " ".join(page.locator("[data-test=plight]").inner_text().split())
    for part in READ[name]:
        assert part in shown
    page.set_viewport_size(PHONE)
    over = page.locator(".dock, .plight").evaluate_all("all => all.map((e) => e.scrollWidth - e.clientWidth)")
    assert max(over) <= 1


def test_losses_are_sent_only_when_enough_units_are_chosen(table: Show) -> None:
    page = table("epidemic-lose")
    send = page.locator("[data-test=dock-send]")
    expect(page.locator("[data-test=units]")).to_have_text("Still to choose: 11 of 11 units")
    expect(send).to_be_disabled()
    page.locator(".dock .pick", has_text="Lesbos").click()
    page.locator(".dock .pick", has_text="Sparta").click()
    expect(page.locator("[data-test=units]")).to_have_text("Still to choose: 3 of 11 units")
    expect(send).to_be_disabled()
    whole = page.locator(".dock .rows li", has_text="Knossos").get_by_test_id("whole")
    expect(whole).to_have_text("rest: 3")
    whole.click()
    expect(page.locator("[data-test=units]")).to_have_text("Units chosen: 11")
    send.click()
    answer = page.evaluate("window.said")
    assert answer == ["choose", ["lose", ["knossos"] * 3, ["lesbos", "sparta"]]]


def test_shares_are_named_by_their_losers(table: Show) -> None:
    page = table("flood")
    names = page.locator(".dock .rows li > span:first-child").all_inner_texts()
    assert [name.strip() for name in names] == ["Beate", "Carl"]


def test_a_hint_is_filled_into_the_form(table: Show) -> None:
    page = table("flood")
    page.evaluate("window.hint = ['assign', [0, 4, 6]]; window.draw()")
    typed = page.locator(".dock .rows input").evaluate_all("all => all.map((e) => e.value)")
    assert typed == ["4", "6"]
    page.locator("[data-test=dock-send]").click()
    assert page.evaluate("window.said") == ["choose", ["assign", [0, 4, 6]]]
