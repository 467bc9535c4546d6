"""The first ten minutes of a newcomer at Historia, in both languages: guided game, recap, cautions, rivals."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hands import Open, guided, opened, sends, step, view
from windows import LAPTOP, PHONE, Window

from zeitalter import Match
from zeitalter.engine.match import Seat
from zeitalter.games.historia.position import player, position
from zeitalter.texts import texts_for

AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")
PICTURES = os.environ.get("PICTURES", "")
"""A folder for pictures of what is tested, to be looked at."""


def picture(ada: Window, name: str) -> None:
    """Keep a picture, if somebody wants to look at it."""
    if PICTURES:
        ada.drawn()
        ada.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def against_bots(*civs: Any, **board: Any) -> Match:
    """A position in which all but Ada are bots."""
    match = position(*civs, **board)
    seats = [Seat(seat.name, "bot:strategist") if i else seat for i, seat in enumerate(match.seats)]
    return Match.from_state(match.game, match.state, seats, match.seed)


def advise(ada: Window) -> Any:
    """What the hint says, given as an answer."""
    before = len(ada.sent)
    ada.test_id("hint").click()
    ada.test_id("take-hint").click()
    ada.until(lambda: len(ada.sent) > before, "The answer was not sent")
    return ada.sent[-1]["answer"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_first_ten_minutes_of_a_newcomer(window: Open, lang: str) -> None:
    """Leader, first cube, cards: every step explained, and afterwards everybody's revealed card lies face up."""
    ada = guided(window, "historia", lang=lang, size=LAPTOP)
    texts = texts_for("historia", lang)
    assert step(ada) == "KeepLeader"
    ada.page.get_by_text(texts.message("guide-leader")).wait_for()
    picture(ada, f"guide-leader-{lang}")
    laying = texts.message("brief-reveals", card="").strip()
    seen, face_up = [], set()
    for number in range(14):
        seen.append(step(ada))
        advise(ada)
        ada.turn()
        ada.drawn()
        faces = ada.page.locator('[data-test="recap-cell"]:has(.deed-face)')
        parties = frozenset(faces.evaluate_all("all => all.map((cell) => Number(cell.dataset.party))"))
        face_up.add(parties)
        if step(ada) == "SelectCards":  # a card and what came of it are one line
            assert ada.page.locator(".log .deed > .line", has_text=f": {laying}").count() == 0
        if len(parties) == 3:
            picture(ada, f"recap-{lang}-{number}")
    assert {"KeepLeader", "PlaceFirstCube", "SelectCards", "Execute"} <= set(seen)
    assert {0, 1, 2} in face_up  # all of them together, the own card too
    picture(ada, f"guide-later-{lang}")


@pytest.mark.parametrize(("lang", "theme"), [("de", "tag"), ("en", "nacht")])
def test_card_without_effect_glows_faintly_with_the_reason(window: Open, lang: str, theme: str) -> None:
    ada = window(lang=lang, theme=theme)
    opened(ada, against_bots(player("Ada", ["china"], personal=0, used=3), player("Beate", ["india"], technology=2)))
    card = ada.page.locator(".card.action.technology")
    reason = texts_for("historia", lang).message("hindrance-cubes")
    assert "idle" in str(card.get_attribute("class"))
    assert reason in card.inner_text()
    assert "idle" not in str(ada.page.locator(".card.action.exploitation").get_attribute("class"))
    assert "idle" not in str(ada.page.locator(".card.action.trade").get_attribute("class"))
    ada.page.evaluate(AXE)
    found = ada.page.evaluate("axe.run('.mat', { runOnly: ['wcag2a', 'wcag2aa'] })")
    assert [rule["id"] for rule in found["violations"]] == []
    picture(ada, f"caution-{lang}")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_figures_of_all_rivals_stay_in_sight(window: Open, lang: str) -> None:
    ada = window(lang=lang)
    opened(ada, against_bots(
        player("Ada", ["china"], personal=2), player("Beate", ["india"], technology=4, military=3, personal=1, used=2,
               row=["art", "trade"]), player("Carl", ["europe"]),
    ))  # fmt: skip
    row = ada.page.locator('[data-test="rival"][data-party="1"]')
    texts = texts_for("historia", lang)
    said = row.inner_text()
    for id, value in (("technology", "4"), ("military", "3"), ("cubes", "1+2"), ("row", "2")):
        assert row.locator(f".figure-{id} b").inner_text() == value, said
        assert texts.message(f"figure-{id}")
    assert ada.page.locator('[data-test="rival"]').count() == 2
    picture(ada, f"rivals-{lang}")


def test_popup_says_once_what_comes_to_the_same_with_a_space_before_its_numbers(window: Open) -> None:
    ada = window(lang="de")
    opened(ada, against_bots(
        player("Ada", ["china"], technology=5, military=3, personal=2, used=1), player("Beate", ["europe"]),
    ))  # fmt: skip
    sends(ada, lambda: (ada.page.locator(".card.action.expansion").click(), ada.page.locator(".lay").click()))
    ada.turn()
    ada.page.locator('path.land[data-territory="central_asia"]').dispatch_event("click")
    menu = ada.page.locator(".answers > div button")
    menu.first.wait_for()
    assert menu.count() == 2
    assert "Zentralasien3" not in menu.first.evaluate("e => e.textContent")
    picture(ada, "popup-de")


def test_wonder_row_that_is_empty_in_the_last_action_round_says_when_wonders_come(window: Open) -> None:
    ada = window(lang="de")
    opened(ada, against_bots(player("Ada", ["china"]), player("Beate", ["india"]), wonder_row=[], round=1, ending=True))
    assert "keine neuen" not in ada.page.locator(".offer").inner_text()
    assert view(ada)["round"] == 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE, {"width": 1920, "height": 1080}])
def test_whole_epoch_is_played_by_hints_and_read_in_the_recap(window: Open, size: Any) -> None:
    """Round after round with the guide's voice, to the second epoch; the recap never comes to an error."""
    ada = guided(window, "historia", lang="de", size=size)
    for number in range(60):
        advise(ada)
        ada.turn()
        if number in (6, 12, 20):
            picture(ada, f"play-{size['width']}-{number}")
        if ada.round >= 3:
            break
    assert ada.round >= 3
    assert ada.console == []
    picture(ada, f"play-{size['width']}-end")
