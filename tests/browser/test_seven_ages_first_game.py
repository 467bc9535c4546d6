"""The first minutes of a newcomer in 7 Ages: the guided game, what the others did, their figures, and cautions."""

from __future__ import annotations

from typing import Any

import pytest
from hands import Open, guided, opened, step, view
from playwright.sync_api import expect
from seven_hands import doing, world
from windows import PHONE, Window

from zeitalter.engine.match import Seat
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.texts import texts_for

FIRST = ["LayOpeningCards", "ChooseColours", "PlaceMarkers", "TurnMarkers", "ChooseEmpire"]
"""What a newcomer is asked first; the last of them comes when the marker was turned over."""


def say(lang: str, id: str, **args: Any) -> str:
    """A sentence of 7 Ages."""
    return texts_for("seven_ages", lang).message(id, **args)


def follow(ada: Window) -> None:
    """Do what the guide recommends, once."""
    asked = (step(ada), ada.now and ada.now["n"])
    ada.test_id("guide-do").click()
    ada.until(lambda: (step(ada), ada.now and ada.now["n"]) != asked, "What was recommended was not taken")
    ada.turn()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_newcomer_is_led_from_the_first_card_to_the_first_empire(window: Open, lang: str) -> None:
    ada = guided(window, "seven_ages", lang=lang)
    met: list[str] = []
    while not met or met[-1] != FIRST[-1]:
        if not met or met[-1] != step(ada):
            met.append(step(ada))
            lesson = {"LayOpeningCards": "opening", "ChooseColours": "colours", "PlaceMarkers": "markers",
                      "TurnMarkers": "turn", "ChooseEmpire": "start"}[met[-1]]  # fmt: skip
            expect(ada.test_id("lesson")).to_contain_text(say(lang, f"guide-{lesson}"))
            expect(ada.test_id("guide-advice")).not_to_be_empty()
            if met[-1] == "TurnMarkers":
                told = say(lang, "caution-forfeits", action="").rstrip(". ")
                expect(ada.page.locator("seven-ages-board .ends [data-test=done]")).to_contain_text(told)
        if met[-1] != FIRST[-1]:
            follow(ada)
    assert met == FIRST
    rivals = ada.test_id("rival")
    expect(rivals).to_have_count(2)
    for party in (1, 2):
        mat = view(ada)["players"][party]
        assert str(mat["glory"]) in rivals.nth(party - 1).inner_text()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_recap_tells_in_a_line_what_each_rival_did(window: Open, lang: str) -> None:
    ada = guided(window, "seven_ages", lang=lang)
    while step(ada) != "PlaceMarkers":
        follow(ada)
    cells = ada.test_id("recap-cell")
    said = [
        text for text in cells.all_inner_texts() if say(lang, "brief-takes-colours", colour="", colour2="")[:5] in text
    ]
    assert said


def test_giving_up_an_empire_is_asked_once_more(window: Open) -> None:
    ada = window(confirm="yes")
    opened(ada, discarding())
    ada.question.locator('[data-answer*="turn_over"]').click()
    expect(ada.page.locator("[data-test=confirm-box]")).to_be_visible()
    before = len(ada.sent)
    ada.test_id("confirm").click()
    ada.until(lambda: len(ada.sent) > before, "The empire was not given up")


def discarding() -> Any:
    """The Romans may be given up now."""
    number = world().table.components.ids["action"].index("discard_empire")
    return world(stack=[["ActionRound", number], "EndTurn"], markers={0: {"romans": "discard_empire"}})


def test_card_in_civilise_offers_own_empires_first_and_folds_what_helps_others(window: Open) -> None:
    match = position(
        empire("romans", 0, {"rome": "legion legion", "greece": "warriors"}, capital="rome", level=9),
        empire("egyptians", 1, {"lower_egypt": "warriors", "nubia": "warriors"}, capital="lower_egypt", level=8),
        players=["Ada", "Beate"],
        hands={0: ["portuguese"], 1: ["goths"]},
        doing="civilise",
        by="romans",
    )
    match.seats[1] = Seat("Beate", "bot:strategist")
    ada = window()
    opened(ada, match)
    ada.page.locator("seven-ages-mat .card.legal").click()
    menu = ada.page.locator("seven-ages-mat .parts-of-menu")
    expect(menu.locator("h4")).to_have_count(2)
    expect(menu.locator("button").first).to_contain_text("Romans")
    forum = menu.locator("details").first
    helps = forum.locator('[data-choice*="egyptians"]')
    expect(helps).to_be_hidden()
    forum.locator("summary").click()
    expect(helps).to_contain_text(say("en", "caution-helps-other", seat="Beate", empire="Pharaonic Egyptians"))


def test_phone_opens_the_map_on_all_that_can_move(window: Open) -> None:
    ada = window(size=PHONE)
    opened(ada, doing("manoeuvre", "Movement"))
    ada.drawn()
    sight = ada.page.locator("seven-ages-board .map").bounding_box()
    assert sight is not None
    for id in ("rome", "greece"):
        box = ada.page.locator(f'[data-piece="romans {id}"]').bounding_box()
        assert box is not None
        assert sight["x"] <= box["x"] + box["width"] / 2 <= sight["x"] + sight["width"]
        assert sight["y"] <= box["y"] + box["height"] / 2 <= sight["y"] + sight["height"]
