"""Phase 12: nobody keeps more than six cards (43.11, 43.12, A-41)."""

from __future__ import annotations

from build import asked, changed, halted, refusal, run_phase, sound, told

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say

EIGHT = ["salz", "salz", "salz", "korn", "korn", "stoffe", "gold", "seuche"]


def discarding(ada: list[str], ben: list[str] | None = None) -> Match:
    return run_phase("Discards", player("Ada", "kreta", hand=ada), player("Ben", "asien", hand=ben or []))


@rule("43.12")
def test_six_cards_are_kept_without_a_question() -> None:
    m = discarding(["salz"] * 6, ["gold"])
    assert halted(m)
    assert changed(m) == {}


@rule("43.12", "43.11", "WE-43.12")
def test_excess_goes_under_the_stacks_by_the_owners_choice() -> None:
    """WE-43.12: eight cards with a black calamity, two of choice go."""
    m = discarding(EIGHT)
    assert asked(m) == [0]
    for two in (["salz", "salz"], ["salz", "seuche"], ["korn", "gold"], ["gold", "seuche"]):
        assert can(m, 0, "discard", two)
    say(m, 0, "discard", ["salz", "gold"])
    assert halted(m)
    assert changed(m) == {
        "0.hand": ["korn", "korn", "salz", "salz", "seuche", "stoffe"], "stack 3": 8, "stack 9": 4,
    }  # fmt: skip
    s = m.state
    assert [s.components.ids["card"][s.zones[number - 1].cards[-1]] for number in (3, 9)] == ["salz", "gold"]
    assert sound(m)


@rule("43.12")
def test_neither_fewer_nor_more_goods_are_given_back() -> None:
    m = discarding(EIGHT)
    assert refusal(m, 0, "discard", ["salz"]) == ("keep-too-many", "43.12")
    assert refusal(m, 0, "discard", []) == ("keep-too-many", "43.12")
    assert refusal(m, 0, "discard", ["salz", "salz", "salz"]) == ("discard-too-many", "43.12")
    assert refusal(m, 0, "discard", ["gold", "gold"]) == ("not-in-hand", "43.12")
    assert refusal(m, 0, "discard", ["piraterie", "aufruhr"])[0] == "not-in-hand"


@rule("43.11", "43.12")
def test_hidden_calamity_may_be_kept_or_given_back_by_a_small_hand() -> None:
    m = discarding(["salz", "seuche"])
    assert asked(m) == [0]
    say(m, 0, "discard", ["seuche"])
    assert changed(m) == {"0.hand": ["salz"], "stack 6": 7}
    m = discarding(["salz", "seuche"])
    say(m, 0, "discard", [])
    assert changed(m) == {}
    m = discarding(["salz", "seuche"])
    assert not can(m, 0, "discard", ["salz"])


@rule("43.11", "43.12")
def test_several_calamities_go_back_although_one_card_would_be_enough() -> None:
    m = discarding(["salz"] * 5 + ["seuche", "piraterie"])
    say(m, 0, "discard", ["seuche", "piraterie"])
    assert changed(m) == {"0.hand": ["salz"] * 5, "stack 6": 7, "stack 9": 4}


@rule("43.12", "A-40")
def test_others_see_only_how_many_cards_are_given_back() -> None:
    m = discarding(EIGHT, ["gold"])
    say(m, 0, "discard", ["salz", "seuche"])
    assert told(m, "discards", 0) == [(0, 2, ["salz", "seuche"])]
    assert told(m, "discards", 1) == [(0, 2, None)]
    assert m.view(1)["players"][0]["hand"] is None
    assert changed(m)["stack 3"] == 8


@rule("43.12", "43", "A-41")
def test_all_discard_at_the_same_time_and_go_back_in_order_of_the_succession_table() -> None:
    """Kreta comes before Asien: what Ben gives back lies under what Ada gives back."""
    m = discarding(["salz"] * 5 + ["felle"] * 2, ["korn"] * 5 + ["ocker"] * 2)
    assert sorted(asked(m)) == [0, 1]
    say(m, 1, "discard", ["ocker"])
    assert changed(m) == {}
    say(m, 0, "discard", ["felle"])
    assert halted(m)
    ids, cards = m.state.components.ids["card"], m.state.zones[0].cards
    assert [ids[card] for card in cards[-2:]] == ["felle", "ocker"]
    assert changed(m) == {"0.hand": ["felle"] + ["salz"] * 5, "1.hand": ["korn"] * 5 + ["ocker"], "stack 1": 12}
