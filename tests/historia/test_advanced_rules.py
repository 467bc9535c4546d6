"""Advanced rules: leaders drafted for all epochs, reverse first cubes, chosen advisors (H126-H128)."""

from __future__ import annotations

import pytest

from zeitalter import Match, find_game
from zeitalter.games.historia.position import player, position
from zeitalter.testing import can, fill, rule, say, why

GAME = find_game("historia")
LEADERS = {"advanced_leaders": "on"}
CHOSEN = {"chosen_advisors": "on"}
EGYPT = ["cleopatra", "imhotep", "hatshepsut", "thutmose_iii", "nefertiti"]


def new(seats: int = 3, seed: int = 6, **options: object):
    return Match.new(GAME, seats, options={"civbots": 0, **options}, seed=seed)


def asking(m) -> str:
    return type(m.question()).__name__


def epochs(m) -> dict[str, int]:
    return {leader.id: leader.epoch for leader in m.table.components.data.leaders}


def first_offered(m) -> None:
    seat = m.asked()[0]
    m.play(seat, m.options(seat)[0])


@rule("H126")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 3), (3, 4), (5, 6), (6, 6)])
def test_three_picks_forth_back_and_forth_from_all_epochs(seats, drawn):
    m = new(seats, **LEADERS)
    order = m.view(None)["order"]
    epoch = epochs(m)
    picks = order + order[::-1] + order
    packet = m.view(picks[0])["packet"]
    assert sorted(epoch[k] for k in packet) == [1] * drawn + [2] * drawn + [3] * drawn
    asked = []
    while asking(m) == "KeepLeader":
        asked.append(m.asked()[0])
        assert len(m.view(asked[-1])["packet"]) == 3 * drawn - m_kept(m)
        first_offered(m)
    # a pick without choice is made by itself, at the end of the third pass
    assert asked == picks[: len(asked)]
    assert len(picks) - len(asked) <= (1 if seats == 6 else 0)
    for seat in range(seats):
        civ = m.view(seat)["civs"][seat]
        kept = [civ["leader"]["leader"], *(k["leader"] for k in civ["kept_leaders"])]
        assert [epoch[k] for k in kept] == [1, 2, 3]


def m_kept(m) -> int:
    return sum(len(civ["kept_leaders"]) for civ in m.view(None)["civs"])


@rule("H126")
def test_at_most_one_leader_of_an_epoch():
    m = new(2, **LEADERS)
    first = m.asked()[0]
    epoch = epochs(m)
    second_epoch = [k for k in m.view(first)["packet"] if epoch[k] == 2]
    say(m, first, "keep", second_epoch[0])
    other = m.asked()[0]
    assert other != first
    free = [k for k in m.view(other)["packet"] if epoch[k] == 3]
    say(m, other, "keep", free[0])
    assert m.asked() == (other,)  # reverse order: the last picks twice in a row
    refusal = why(m, other, "keep", free[1])
    assert (refusal.id, refusal.rule, refusal.args) == ("leader-of-epoch", "H126", (3,))
    assert {epoch[m.game.action_to_json(m.table, a)[1]] for a in m.options(other)} == {1, 2}


@rule("H126")
def test_picks_are_secret_and_only_leaders_of_the_first_epoch_are_revealed():
    m = new(3, **LEADERS)
    order = m.view(None)["order"]
    seat = order[0]
    others = order[1:]
    packet = m.view(seat)["packet"]
    assert None not in packet
    for other in (*others, None):
        assert m.view(other)["packet"] == [None] * 12
    kept = next(k for k in packet if epochs(m)[k] == 1)
    say(m, seat, "keep", kept)
    assert m.view(seat)["civs"][seat]["kept_leaders"] == [{"epoch": 1, "leader": kept}]
    for other in (*others, None):
        assert m.view(other)["civs"][seat]["kept_leaders"] == [{"epoch": 1, "leader": None}]
        assert m.view(other)["civs"][seat]["leader"] is None
        assert [e.args for _, e in m.events(other) if e.id == "keeps-leader"] == [(seat, None)]
    while asking(m) == "KeepLeader":
        first_offered(m)
    for other in (*others, None):
        civ = m.view(other)["civs"][seat]
        assert civ["leader"]["leader"] == kept
        assert civ["kept_leaders"] == [{"epoch": 2, "leader": None}, {"epoch": 3, "leader": None}]
    assert m.view(None)["packet"] == []


@rule("H126", "H85")
@pytest.mark.parametrize(("round", "now", "later"), [(4, "lorenzo", ["gandhi"]), (8, "gandhi", [])])
def test_at_the_end_of_an_epoch_the_next_leaders_are_only_revealed(round, now, later):
    kept = ["lorenzo", "gandhi"] if round == 4 else ["gandhi"]
    m = position(
        player("Ada", ["china"], kept=kept),
        player("Beate", ["africa"], kept=["isabella", "kennedy"] if round == 4 else ["kennedy"]),
        options=LEADERS,
        round=round,
        stack=[["RoundEnd"]],
    )
    assert asking(m) == "SelectCards"
    ada = m.view(1)["civs"][0]
    assert ada["leader"]["leader"] == now
    assert [k["leader"] for k in ada["kept_leaders"]] == [None] * len(later)
    assert [k["leader"] for k in m.view(0)["civs"][0]["kept_leaders"]] == later


@rule("H127", "H11")
@pytest.mark.parametrize("advanced", ["on", "off"])
def test_first_cubes_in_reverse_order_only_with_advanced_leaders(advanced):
    m = new(4, advanced_leaders=advanced)
    order = m.view(None)["order"]
    while asking(m) == "KeepLeader":
        first_offered(m)
    placed = []
    while asking(m) == "PlaceFirstCube":
        placed.append(m.asked()[0])
        assert all(civ["leader"] is not None for civ in m.view(None)["civs"])
        first_offered(m)
    assert placed == (order[::-1] if advanced == "on" else order)
    assert [m.state.personal[i] for i in range(4)] == [2] * 4


@rule("H128", "A30")
def test_one_advisor_is_put_face_up_under_the_deck_and_the_first_is_chosen_from_the_other_four():
    m = new(2, civilizations="choice", **CHOSEN)
    first, second = m.view(None)["order"]
    say(m, first, "civilization", "egypt")
    say(m, second, "civilization", "rome")
    assert asking(m) == "ExcludeAdvisor"
    assert len(m.options(first)) == 5
    say(m, first, "exclude", "cleopatra")
    assert m.view(second)["civs"][first]["advisors_face_up"] == []  # together, as at the table
    say(m, second, "exclude", "scipio")
    assert m.view(second)["civs"][first]["advisors_face_up"] == ["cleopatra"]
    assert asking(m) == "FirstAdvisor"
    assert not can(m, first, "choose_advisor", "cleopatra")
    say(m, first, "choose_advisor", "imhotep")
    say(m, second, "choose_advisor", "cicero")
    mine, theirs = m.view(first)["civs"][first], m.view(second)["civs"][first]
    assert mine["advisors_in_hand"] == ["imhotep"]
    assert theirs["advisors_in_hand"] == [None]
    assert mine["advisor_deck"] == ["hatshepsut", "nefertiti", "thutmose_iii"]
    assert theirs["advisor_deck"] == [None] * 3


def metalworking(options: dict[str, str], **what: object):
    """Ada reaches Metalworking and so a new advisor."""
    m = position(
        player("Ada", ["china"], civilization="egypt", technology=3, military=3, **what),
        player("Beate", ["africa"], personal=0, used=0),
        options=options,
    )
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["art"]]})
    return m


@rule("H128")
def test_a_drawn_advisor_is_chosen_among_the_face_down_ones():
    m = metalworking(CHOSEN, advisors=["imhotep"], advisors_up=["cleopatra"])
    assert asking(m) == "ChooseAdvisor"
    refusal = why(m, 0, "choose_advisor", "cleopatra")
    assert refusal.rule == "H128"
    assert {m.game.action_to_json(m.table, a)[1] for a in m.options(0)} == {"hatshepsut", "thutmose_iii", "nefertiti"}
    say(m, 0, "choose_advisor", "nefertiti")
    assert m.view(0)["civs"][0]["advisors_in_hand"] == ["imhotep", "nefertiti"]
    assert m.view(1)["civs"][0]["advisors_in_hand"] == [None, None]
    drawn = [e.args for _, e in m.events(1) if e.id == "draws-advisor"]
    assert drawn == [(0, None)]


@rule("H128")
def test_without_the_option_the_top_advisor_is_drawn():
    m = metalworking({}, advisors=["imhotep"], advisors_up=["cleopatra"])
    assert asking(m) == "SelectCards"
    assert m.view(0)["civs"][0]["advisors_in_hand"] == ["imhotep", "hatshepsut"]


@rule("H128", "H65")
def test_a_deck_with_only_face_up_cards_is_turned_over_and_all_can_be_chosen_again():
    m = metalworking(CHOSEN, advisors=["imhotep", "hatshepsut"], advisors_up=["cleopatra", "nefertiti"], personal=3)
    ada = m.view(0)["civs"][0]
    assert ada["advisors_in_hand"] == ["imhotep", "hatshepsut", "thutmose_iii"]
    assert ada["advisors_face_up"] == []
    assert ada["advisor_deck"] == ["cleopatra", "nefertiti"]
    assert m.view(1)["civs"][0]["advisor_deck"] == ["cleopatra", "nefertiti"]  # all saw them lie there


@rule("H128", "H65")
def test_an_advisor_played_under_an_empty_deck_can_be_chosen_again_at_once():
    m = position(
        player("Ada", ["china"], civilization="egypt", technology=3, military=3, advisors=EGYPT),
        player("Beate", ["africa"], personal=0, used=0),
        options=CHOSEN,
    )
    fill(m, {0: ["select", ["cleopatra"]], 1: ["select", ["art"]]})
    assert m.view(1)["civs"][0]["advisor_deck"] == ["cleopatra"]
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["raid"]]})
    assert set(m.view(0)["civs"][0]["advisors_in_hand"]) == set(EGYPT)


@rule("H128", "H21")
def test_a_used_advisor_lies_face_up_until_the_deck_is_turned():
    m = position(
        player("Ada", ["china"], civilization="egypt", advisors=["imhotep"], advisors_up=["cleopatra"]),
        player("Beate", ["africa"], personal=0, used=0),
        options=CHOSEN,
    )
    fill(m, {0: ["select", ["imhotep"]], 1: ["select", ["art"]]})
    first_offered(m)
    ada = m.view(1)["civs"][0]
    assert ada["advisors_face_up"] == ["cleopatra", "imhotep"]
    assert len(ada["advisor_deck"]) == 3


@rule("H126", "H128")
def test_both_advanced_rules_together_finish_the_set_up():
    m = new(4, goals="on", **LEADERS, **CHOSEN)
    while asking(m) != "SelectCards":
        first_offered(m)
    for seat in range(4):
        civ = m.view(seat)["civs"][seat]
        assert (len(civ["advisors_in_hand"]), len(civ["kept_leaders"])) == (1, 2)
