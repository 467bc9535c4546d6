"""The first ten minutes with A New Dawn: the guided game, what the others did, rivals at a glance, numbers of spaces on
demand, and words of caution, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hands import CONTRAST, guided
from windows import Window, written

from zeitalter.engine import files
from zeitalter.engine.values import Kind
from zeitalter.games import find_game
from zeitalter.texts import texts_for

Open = Callable[..., Window]
FIRST_TURN = 4
"""Answers until the second turn begins: the capital, a card, two control tokens."""
LANGUAGES = ["de", "en"]
READABLE = 4.5
OVERLAPPING = """(deeds) => deeds.filter(({ children }) => children.length > 1
  && [...children[0].querySelectorAll("*")].some((drawn) =>
    drawn.getBoundingClientRect().right > children[1].getBoundingClientRect().left + 1))
  .map((deed) => deed.innerText)"""
"""Deeds of the recap whose picture lies on their words."""
FIRST_LOAD = 240_000
"""Milliseconds that the first page of a server may take on a busy machine."""


def follow(ada: Window, answers: int) -> None:
    """Do what the guide recommends."""
    for _ in range(answers):
        ada.turn()
        before = len(ada.sent)
        ada.test_id("guide-do").click()
        ada.until(lambda before=before: len(ada.sent) > before, "The recommendation was not played")
    ada.turn()
    ada.drawn()


def words(id: str, lang: str, **args: Any) -> str:
    return texts_for("new_dawn", lang).message(id, **args)


def match_of(ada: Window) -> Any:
    return files.from_json(ada.get(f"/api/matches/{ada.match}/file"), find_game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_newcomer_follows_the_guide_and_sees_what_the_others_did(window: Open, lang: str) -> None:
    ada = guided(window, "new_dawn", lang=lang)
    assert words("guide-star", lang) in ada.test_id("lesson").inner_text()
    follow(ada, 1)
    assert ada.test_id("lesson").get_attribute("data-lesson") in ("goal", "focus")
    follow(ada, FIRST_TURN - 1)
    recap = ada.test_id("recap")
    recap.wait_for()
    cards = recap.locator(".deed-card")
    assert cards.count() == len(ada.now["view"]["players"]) - 1 if ada.now else False
    assert recap.get_by_text(words("brief-resolves", lang, focus="", slot=3).strip()).count() >= 1
    assert recap.locator(".recap-deed button").evaluate_all(OVERLAPPING) == []
    assert ada.complaints == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rivals_show_dial_row_and_agendas(window: Open, lang: str) -> None:
    ada = guided(window, "new_dawn", lang=lang)
    rivals = ada.test_id("rival")
    assert rivals.count() == 2
    for i in range(2):
        figures = rivals.nth(i).locator(".rival-figure")
        assert figures.count() == 7
        assert rivals.nth(i).locator(".row-signs > span").count() == 5
    assert rivals.first.get_by_text(words("board-figure-dial", lang, n=0)).count() == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_spaces_are_there_on_demand_and_where_they_are_spoken_of(window: Open, lang: str) -> None:
    ada = guided(window, "new_dawn", lang=lang)
    follow(ada, 2)
    assert ada.now is not None
    shown = {el.get_attribute("data-number") for el in ada.page.locator("text.number").all()}
    listed = {answer[1] for answer in ada.now["options"] if answer[0] == "claim"}
    assert shown
    assert shown <= listed
    for id in shown:
        assert ada.test_id("prompt").get_by_text(str(id).replace(".", "·")).count() == 1
    ada.test_id("numbers").click()
    assert ada.page.locator("text.number").count() > 100
    assert ada.test_id("numbers").get_attribute("aria-pressed") == "true"
    ada.page.locator("body").press("n")
    ada.until(lambda: ada.page.locator("text.number").count() == len(shown), "The numbers stayed")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_are_called_after_what_is_next_to_them_and_no_two_alike(window: Open, lang: str) -> None:
    ada = guided(window, "new_dawn", lang=lang)
    follow(ada, 2)
    match, texts = match_of(ada), texts_for("new_dawn", lang)
    ids = match.table.components.ids["space"]
    labels = ada.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('path[data-space]')]"
        ".map((el) => [el.dataset.space, el.getAttribute('aria-label').split('. ')[0]]))"
    )
    assert len(labels) == len(match.state.board.spaces)
    beside = 0
    for id, label in labels.items():
        name = texts.label(match, Kind("space"), ids.index(id))
        number = id.replace(".", "·")
        terrain = name.removesuffix(f" {number}")
        assert label == name or label.startswith(f"{name} ") or (terrain != name and label.startswith(f"{terrain} "))
        beside += label != name
    assert beside > len(labels) / 4
    assert len(set(labels.values())) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_without_effect_glows_faintly_and_says_why(window: Open, lang: str) -> None:
    ada = guided(window, "new_dawn", lang=lang)
    follow(ada, FIRST_TURN)
    card = ada.page.locator("[data-card=early_empire]")
    assert "idle" in (card.get_attribute("class") or "")
    assert ada.test_id("prompt").get_by_text(words("caution-card-culture", lang)).count() == 1
    assert "idle" not in (ada.page.locator("[data-card=astrology]").get_attribute("class") or "")


@pytest.mark.parametrize("theme", ["tag", "nacht"])
def test_recommended_button_over_the_map_can_be_read(window: Open, theme: str) -> None:
    ada = guided(window, "new_dawn", lang="en", theme=theme)
    follow(ada, FIRST_TURN)
    ada.page.locator("[data-card=astrology]").click()
    ada.until(lambda: ada.asked and ada.now and ada.now["prompt"][0] == "Advance", "The dial was not asked about")
    button = ada.page.locator(".ends .hinted")
    button.wait_for()
    ada.page.mouse.move(0, 0)
    ada.drawn()
    assert button.evaluate(CONTRAST) >= READABLE


def test_giving_up_a_card_is_asked_about_once_more(window: Open) -> None:
    ada = guided(window, "new_dawn", lang="en", confirm="yes")
    follow(ada, FIRST_TURN)
    ada.page.locator("[data-card=astrology]").click()
    ada.until(lambda: ada.asked and ada.now and ada.now["prompt"][0] == "Advance", "The dial was not asked about")
    before = len(ada.sent)
    ada.page.locator(f"[data-answer='{written(['done'])}']").click()
    ada.drawn()
    assert len(ada.sent) == before
    assert words("caution-dial-stays", "en", number=0) in ada.test_id("prompt").inner_text()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: len(ada.sent) > before, "The answer was not sent")
