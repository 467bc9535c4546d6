"""A standing order answers for its seat where a choice is indifferent to it."""

from __future__ import annotations

from zeitalter import Match
from zeitalter.games.historia.position import player, position
from zeitalter.testing import can, fill, say


def table() -> Match:
    """Ada has a wonder that she may use beside her card, and builds another."""
    return position(
        player("Ada", ["china"], personal=2, used=0, wonders=["alhambra"]),
        player("Beate", ["india"], personal=3),
        wonder_row=["sphinx", "petra"],
    )


def lay(match: Match) -> None:
    fill(match, {0: ["select", ["art"]], 1: ["select", ["technology"]]})


def build(match: Match) -> None:
    lay(match)
    if can(match, 0, "start", "art"):
        say(match, 0, "start", "art")
    say(match, 0, "art", "basic", ["sphinx"])


def test_without_an_order_the_end_of_the_turn_is_asked_for_while_a_wonder_is_left() -> None:
    match = table()
    build(match)
    assert match.asked() == (0,)
    assert can(match, 0, "end_turn")
    assert can(match, 0, "wonder", "alhambra", [])


def test_order_never_ends_the_turn_by_itself() -> None:
    match = table()
    match.order(0, "ChooseNext", "never")
    build(match)
    assert 1 in match.asked()
    assert not can(match, 0, "end_turn")


def test_order_given_at_the_question_answers_it_at_once() -> None:
    match = table()
    build(match)
    match.order(0, "ChooseNext", "never")
    assert 1 in match.asked()
    assert match.orders(0) == {"ChooseNext": "never"}
    assert match.orders(1) == {}


def test_order_never_leaves_wonders_before_the_card_to_their_owner() -> None:
    match = table()
    match.order(0, "ChooseNext", "never")
    lay(match)
    assert match.asked() == (0,)
    assert can(match, 0, "wonder", "alhambra", [])


def test_order_of_another_seat_changes_nothing() -> None:
    match = table()
    match.order(1, "ChooseNext", "never")
    build(match)
    assert match.asked() == (0,)


def test_order_ask_takes_the_order_back() -> None:
    match = table()
    match.order(0, "ChooseNext", "never")
    match.order(0, "ChooseNext", "ask")
    build(match)
    assert can(match, 0, "end_turn")
