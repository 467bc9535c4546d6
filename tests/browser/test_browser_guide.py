"""The guided first game: one voice beside the question, counted honestly, and a farewell when all was explained."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from hands import guided
from windows import LAPTOP, PHONE, Window, play, written

Open = Callable[..., Window]
APART = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const guide = box(".guide");
  const over = (other) => other && guide.left < other.right - 1 && other.left < guide.right - 1
    && guide.top < other.bottom - 1 && other.top < guide.bottom - 1;
  return [".board", ".mat", ".prompt"].filter((what) => {
    const found = document.querySelector(what);
    return found && getComputedStyle(found).visibility === "visible" && over(box(what));
  });
}"""
"""What of the table the guide covers."""


HIDDEN = """() => {
  const prompt = document.querySelector(".prompt").getBoundingClientRect();
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const parts = [".prompt-text", ".prompt .note", ".prompt .options", ".prompt .tools"];
  return parts.filter((what, i) => {
    const { top, bottom } = box(what);
    return top < prompt.top || bottom > prompt.bottom || (i > 0 && top < box(parts[i - 1]).bottom - 1);
  });
}"""
"""Which parts of the question are cut off or lie on the part above them."""
LEAST_BOARD = 140


def recommended(ada: Window) -> str:
    """What the guide recommends, without the reason."""
    ada.test_id("guide-advice").wait_for()
    return ada.test_id("guide-advice").inner_text()


def explained(ada: Window) -> tuple[int, int]:
    """How many lessons the guide says it has explained, of how many."""
    found = re.search(r"(\d+) of (\d+)", ada.test_id("guide-fold").inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


@pytest.mark.parametrize("game", ["historia", "civilization", "new_dawn", "seven_ages"])
def test_lesson_recommends_what_the_hint_says_and_what_glows(window: Open, game: str) -> None:
    ada = guided(window, game)
    words = recommended(ada)
    lit = ada.question.locator(".option.hinted")
    if lit.count():
        assert lit.locator(".option-text").inner_text().split("\n")[0] in words
    ada.test_id("hint").click()
    ada.test_id("take-hint").wait_for()
    said = ada.page.locator(".note").inner_text()
    assert words.removeprefix("Recommended: ") in said


def test_what_is_recommended_can_be_done_with_one_click(window: Open) -> None:
    ada = guided(window, "historia")
    words = recommended(ada)
    before = len(ada.sent)
    lit = ada.question.locator(".option.hinted").get_attribute("data-answer")
    ada.test_id("guide-do").click()
    ada.until(lambda: len(ada.sent) > before, "Nothing was sent")
    assert written(ada.sent[-1]["answer"]) == lit
    ada.turn()
    ada.until(lambda: ada.test_id("guide-advice").count() and recommended(ada) != words, "The advice stayed")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_guide_covers_neither_board_nor_mat_nor_question(window: Open, size: dict[str, int]) -> None:
    ada = window(size=size, guide=None)
    ada.page.goto("/")
    ada.test_id("learn").click()
    ada.test_id("guide").wait_for()
    ada.drawn()
    assert ada.page.evaluate(APART) == []
    while ada.test_id("guide").count():
        ada.test_id("guide-next").click()
        ada.drawn()
    ada.test_id("lesson").wait_for()
    ada.drawn()
    assert ada.page.evaluate(APART) == []
    ada.test_id("guide-fold").click()
    ada.test_id("guide-advice").wait_for(state="detached")
    assert ada.test_id("lesson").count() == 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["historia", "new_dawn"])
def test_hint_beside_a_lesson_hides_nothing_of_the_question_and_leaves_the_board(
    window: Open, game: str, size: dict[str, int]
) -> None:
    ada = guided(window, game, size=size, lang="de", answers=None)
    for _ in range(4):
        board = ada.page.locator(".board").bounding_box()
        assert board is not None
        assert board["height"] >= LEAST_BOARD
        before = len(ada.sent)
        ada.test_id("hint").click()
        ada.test_id("take-hint").wait_for()
        ada.drawn()
        assert ada.page.evaluate(HIDDEN) == [], ada.shows()
        ada.test_id("take-hint").click()
        ada.until(lambda before=before: len(ada.sent) > before, "The hint was not played")  # type: ignore[misc]
        ada.turn()


def test_lesson_goes_with_its_question_and_is_counted_once(window: Open) -> None:
    ada = guided(window, "historia")
    ada.test_id("lesson").wait_for()
    step, last = explained(ada)
    assert step == 1
    assert last > step
    first = ada.test_id("lesson").get_attribute("data-lesson")
    ada.test_id("guide-understood").click()
    ada.page.locator(f"[data-lesson={first}]").wait_for(state="detached")
    recommended(ada)
    assert explained(ada) == (1, last)
    ada.page.reload()
    ada.turn()
    recommended(ada)
    assert explained(ada) == (1, last)
    counts = [1]
    for _ in range(8):
        before = len(ada.sent)
        ada.test_id("guide-do").click()
        ada.until(lambda n=before: len(ada.sent) > n, "Nothing was sent")
        ada.turn()
        recommended(ada)
        counts.append(explained(ada)[0])
        assert ada.test_id("guide-end").count() == 0
    assert all(later - earlier in (0, 1, 2) for earlier, later in pairwise(counts))
    assert counts[-1] > 1


def test_farewell_at_the_end_of_the_game_says_how_much_was_explained(window: Open) -> None:
    ada = guided(window, "historia")
    play([ada], lambda: ada.over)
    ada.test_id("guide-end").wait_for()
    title = ada.test_id("guide-end").get_by_role("heading").inner_text()
    assert title in (ada.words("web-guide-over-title"), ada.words("guide-end-title"))
    first = ada.match
    ada.test_id("guide-play").click()
    ada.page.wait_for_url(lambda url: "/match/" in url and first not in url)
