"""Preparing answers in the games: from a list, by a form, until something happens; and what the page says of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from windows import LAPTOP, PHONE, Window

from zeitalter.texts import texts_for

Open = Callable[..., Window]
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def waiting(ada: Window, game: str) -> None:
    """Ada waits at a table whose other seats nobody has taken."""
    seats: list[dict[str, str]] = [{"kind": "link"}, {"kind": "link"}]
    ada.new_table("Ada", *seats, game=game)
    ada.at_table()
    while True:
        ada.until(lambda: ada.now is not None, "No position came")
        if not ada.asked:
            break
        ada.choose()
        ada.wait(0.3)
    ada.test_id("prepare").locator("summary").click()


def kept(ada: Window) -> list[dict[str, Any]]:
    """What the server has said last that is prepared."""
    said = [json.loads(frame) for frame in ada.frames if '"t":"prepared"' in frame]
    found: list[dict[str, Any]] = said[-1]["prepared"]
    return found


@SIZES
def test_markers_of_the_next_turn_are_laid_on_their_slots(window: Open, size: dict[str, int]) -> None:
    ada = window(size=size)
    waiting(ada, "seven_ages")
    choice = ada.test_id("prepare-place-markers")
    choice.select_option("fill")
    slots = ada.test_id("prepare").locator("seven-ages-slots")
    slots.locator("[data-marker=destiny]").click()
    slots.get_by_test_id("place").click()
    ada.page.locator("[data-test=prepare] .badge").wait_for()
    ada.until(lambda: kept(ada) == [{"question": "PlaceMarkers", "answer": ["place", ["destiny"]]}], "Not prepared")
    assert choice.input_value() == "fill"
    ada.page.reload()
    ada.page.locator("[data-test=prepare] .badge").wait_for()
    ada.test_id("prepare").locator("summary").click()
    assert slots.locator("[data-marker=destiny]").get_attribute("aria-pressed") == "true"
    choice.select_option("")
    ada.page.locator("[data-test=prepare] .badge").wait_for(state="detached")
    assert slots.count() == 0


@SIZES
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_trade_is_prepared_in_the_words_of_the_game(window: Open, size: dict[str, int], lang: str) -> None:
    ada = window(size=size, lang=lang)
    waiting(ada, "civilization")
    texts = texts_for("civilization", lang)
    choice = ada.test_id("prepare-bargain")
    assert texts.message("prepare-bargain", "end_trade") in choice.inner_text()
    choice.select_option('["end_trade"]')
    ada.until(lambda: kept(ada) == [{"question": "Bargain", "answer": ["end_trade"]}], "Not prepared")
    buying = ada.test_id("prepare-buy-cards")
    buying.select_option("until named")
    ada.until(lambda: len(kept(ada)) == 2, "Not prepared")
    assert kept(ada)[1] == {"question": "BuyCards", "answer": ["pass"], "until": "named"}
    buying.select_option('["pass"]')
    ada.until(lambda: kept(ada)[1] == {"question": "BuyCards", "answer": ["pass"]}, "Not prepared")
    for one in (choice, buying):
        one.select_option("")
    ada.page.locator("[data-test=prepare] .badge").wait_for(state="detached")
