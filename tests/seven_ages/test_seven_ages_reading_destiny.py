"""Second reading of Destiny (S95, S96), of drawing (S3-S4b), and of players with several empires (A21)."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import pieces
from reading_scene import (
    IDS,
    calm,
    discarded,
    doing,
    elite,
    event,
    event_words,
    hand,
    held,
    money,
    of,
    question,
    refused,
    state,
    units,
    values,
    with_artefact,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.state import DECK
from zeitalter.testing import can, rule, say


def romans(**more: Any) -> Empire:
    return empire("romans", 0, {"rome": "warriors"}, **{"level": 8, **more})


def destiny(*empires: Empire, **board: Any) -> Match:
    return calm(doing("destiny", *empires, **board))


def throw(m: Match, *cards: str) -> None:
    say(m, 0, "throw_away", sorted(cards, key=IDS["empire"].index))


@rule("S95", "S12")
@pytest.mark.parametrize(
    ("own", "other", "slot", "size"), [(8, 14, False, 7), (14, 8, False, 7), (8, 15, False, 6), (8, 15, True, 5)]
)
def test_how_many_cards_are_in_the_hand_afterwards(own: int, other: int, slot: bool, size: int) -> None:
    """An empire in the same age is not behind, whatever its level."""
    m = destiny(
        romans(level=own),
        empire("greeks", 1, {"greece": "warriors"}, level=other),
        slot=slot,
        hands={0: values(1, 2, 3)},
    )
    throw(m, values(1)[0])
    assert len(hand(m, 0)) == size
    assert discarded(m) == values(1)


@rule("S95b")
def test_a_hand_that_is_too_large_is_kept_and_nothing_is_drawn() -> None:
    cards = values(1, 2, 3, 4, 5, 6, 7, 1, 2)
    m = destiny(romans(), hands={0: cards})
    throw(m, cards[0])
    assert hand(m, 0) == sorted(cards[1:])


@rule("S96", "S3")
def test_a_religious_leader_discards_under_the_pile_and_may_draw_from_its_top() -> None:
    top, own, keep, deck = values(1, 2, 3, 4)
    m = destiny(romans(leaders=[("unnamed_re", "rome")]), hands={0: [own, keep]}, discard=[top], deck=[deck])
    throw(m, own)
    assert discarded(m) == [top, own]
    say(m, 0, "draw", "discard")
    assert top in hand(m, 0)
    say(m, 0, "draw", "draw")
    assert deck in hand(m, 0)
    assert m.view(1)["players"][0]["hand"]["cards"] == [top]


@rule("S3", "S4b", "S95")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_is_empty_and_nothing_comes_from_nothing() -> None:
    everything = [id for id in IDS["empire"] if id != "romans"]
    m = destiny(romans(), hands={0: everything[:2], 1: everything[4:]}, discard=everything[2:4])
    assert len(state(m).zones[DECK]) == 0
    throw(m)
    assert hand(m, 0) == sorted(everything[:4])
    assert discarded(m) == []


@rule("S95", "S5")
def test_a_windfall_also_helps_an_empty_slot_and_a_prophecy_does_not_bring_itself_back() -> None:
    m = doing("destiny", romans(), slot=True, hands={0: [with_event("windfall")]})
    while not can(m, 0, *event_words("windfall")):
        say(m, next(iter(m.asked())), "pass")
    event(m, 0, "windfall")
    calm(m)
    throw(m)
    assert len(hand(m, 0)) == 7
    old = values(1, 2)
    m = doing("destiny", romans(), hands={0: ["israelites"]}, discard=old)
    words = event_words("prophecy", using="israelites")
    while not can(m, 0, *words):
        say(m, next(iter(m.asked())), "pass")
    event(m, 0, "prophecy", using="israelites")
    assert not can(m, 0, "take_card", "israelites")
    say(m, 0, "take_card", old[1])
    assert (hand(m, 0), discarded(m)) == ([old[1]], ["israelites", old[0]])


# -- several empires of one player -------------------------------------------------------------------------------------


@rule("A21", "S80", "S79")
def test_two_empires_of_one_player_fight_like_enemies_and_he_commits_for_both() -> None:
    one = empire("babylonians", 0, {"babylon": "warriors"}, raids={"syria": "legion"}, level=9, colour="pink")
    two = empire(
        "hittites",
        0,
        {"syria": "warriors archers", "anatolia": "warriors"},
        level=9,
        colour="red",
        elite=2,
        money=5,
        capital="syria",
    )
    m = position(
        one,
        two,
        players=2,
        deck=values(7, 0),
        active=0,
        acting=0,
        action=IDS["action"].index("manoeuvre"),
        stack=[["Conflicts", 0, IDS["empire"].index("babylonians")], "EndTurn"],
    )
    assert question(m) == "CommitSide"
    both = pieces(m, 1, "warriors archers")
    say(m, 0, "commit", both[:1], both[1:], [])
    assert "syria" in held(m, "babylonians")
    assert units(m, "syria") == ["legion"]
    assert (elite(m, "hittites"), money(m, "hittites"), money(m, "babylonians")) == (1, 0, 3)


@rule("S31", "A21")
def test_two_empires_of_one_player_sign_no_treaty_with_each_other() -> None:
    own = romans(), empire("gauls", 0, {"north_italy": "warriors"}, level=8)
    m = calm(doing("civilise", *own, hands={0: [with_artefact("peace_treaty")]}))
    assert refused(m, 0, "artefact", with_artefact("peace_treaty"), "peace_treaty", "romans") == "no-partner-in-range"
    assert of(m, "gauls") >= 0
