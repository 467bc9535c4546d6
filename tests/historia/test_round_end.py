"""The measures of the time circle, round by round (H76-H86)."""

from __future__ import annotations

import pytest

from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

TILES = {"china": 16, "india": 14, "russia": 9, "africa": 1, "europe": 10}


def ended(*civs: object, round: int = 2, **board: object):
    """The position after the end of a round (before the leader draft after rounds 4 and 8)."""
    return position(*civs, round=round, stack=[["RoundEnd"]], **{"tiles": TILES, **board})


def pair(**what: object):
    """Ada in China, alone on a City-State cell without cube bonus; Beate in Africa."""
    ada = {"technology": 5, "military": 4, "personal": 1, "used": 2, **what}
    return player("Ada", ["china"], **ada), player("Beate", ["africa"], personal=1, used=0, technology=5, military=4)


@rule("H76", "A38")
@pytest.mark.parametrize("round", range(1, 13))
def test_a_cube_is_received_after_the_even_rounds_but_not_after_the_last(round):
    m = ended(*pair(), round=round)
    received = round in (2, 4, 6, 8, 10)
    assert m.state.general[1] == 7 - received
    assert m.state.personal[1] + m.state.used[1] == 1 + received


@rule("H76", "A38")
def test_nobody_receives_a_tenth_cube():
    m = ended(player("Ada", ["china"], personal=8, used=0), player("Beate", ["africa"], personal=7, used=0))
    assert m.state.general == [0, 0]
    assert [m.state.personal[i] + m.state.used[i] for i in (0, 1)] == [8, 8]


@rule("H76", "A37")
def test_a_destroyed_cube_lies_in_the_general_supply_and_comes_back_by_this_measure():
    m = position(
        player("Ada", ["china"], technology=2, military=2, personal=1, used=0),
        player("Beate", ["china"], personal=0, used=0),
        options={"events": "on"}, event="bronze_age_collapse", round=2, ending=True, tiles=TILES,
    )  # fmt: skip
    general = m.state.general[0]
    fill(m, {0: ["select", ["war"]], 1: ["select", ["art"]]})
    destroyed = [e.args for _, e in m.events(None) if e.id == "destroys-cubes"]
    assert destroyed == [(0, 1)]
    assert m.state.general[0] == general  # one back, one received again
    assert (m.state.personal[0], m.state.used[0]) == (1, 0)


@rule("H77", "D16")
@pytest.mark.parametrize("round", range(1, 13))
def test_territories_score_in_the_middle_and_at_the_end_of_an_epoch(round):
    m = ended(*pair(), round=round)
    scores = 3 if round % 2 == 0 else 0
    assert m.state.vp[0] == 2 + scores  # City-State 2
    assert m.view(None)["tiles"]["china"] == {"number": 16, "vp": 3}


@rule("H77", "D16")
def test_shared_territories_give_nobody_a_bonus_also_with_a_civbot():
    m = ended(
        player("Ada", ["china", "india", "russia"]),
        player("Beate", ["china", "africa"]),
        bot("noble", ["india"]),
        overlay={"civbots": {"cards": [{"id": f"bot_{n}", "actions": ["war"]} for n in range(1, 8)]}},
    )
    assert m.state.vp == [2, 1, 0]  # Russia 2, Africa 1


@rule("H78")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_two_oldest_cards_come_back_after_every_round(round):
    ada, beate = pair(row=["art", "trade", "raid"])
    beate.row = ["raid"]
    m = ended(ada, beate, round=round)
    assert m.view(None)["civs"][0]["row"] == ["raid"]
    assert {"art", "trade"} <= set(m.view(0)["civs"][0]["hand"])
    assert m.view(None)["civs"][1]["row"] == []


@rule("H79")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_wonders_stand_upright_after_every_round(round):
    m = ended(*pair(turned=["petra", "sphinx"]), round=round)
    assert [w["turned"] for w in m.view(None)["civs"][0]["wonders"]] == [False, False]


@rule("H80", "A10")
@pytest.mark.parametrize(("option", "rounds"), [(None, {2, 4}), ("2+4", {2, 4}), ("2+3+4", {2, 3, 4}), ("4", {4})])
def test_cubes_are_recovered_for_every_territory_in_the_rounds_of_the_table(option, rounds):
    options = {} if option is None else {"recover_cubes_rounds": option}
    for round in (1, 2, 3, 4):
        m = ended(
            player("Ada", ["china", "india"], technology=5, military=4, personal=0, used=4),
            player("Beate", ["china"], technology=5, military=4, personal=0, used=4),
            round=round,
            options=options,
        )
        assert m.state.personal == ([2, 1] if round in rounds else [0, 0])  # shared ones count too


@rule("H80", "H76", "D17", "A19")
def test_the_new_cube_can_be_recovered_at_once():
    territories = ["china", "india", "russia"]
    m = ended(player("Ada", territories, technology=5, military=4, personal=0, used=1), player("Beate", ["africa"]))
    assert (m.state.personal[0], m.state.used[0]) == (2, 0)


@rule("H81")
@pytest.mark.parametrize("round", range(1, 13))
def test_the_government_bonus_comes_after_every_round(round):
    m = ended(
        player("Ada", ["china"], technology=6, military=8),
        player("Beate", ["china"], technology=5, military=4),
        round=round,
    )
    assert m.state.vp == [3, 2]


@rule("H100")
@pytest.mark.parametrize(
    ("military", "technology", "vp"), [(1, 1, 0), (4, 5, 2), (16, 16, 5), (16, 10, 3), (10, 14, 7)]
)
def test_civbots_score_territories_and_the_points_of_their_government(military, technology, vp):
    machine = bot("noble", ["china", "europe"], military=military, technology=technology, used=2)
    no_cards = {"civbots": {"difficulty": [{"id": "noble", "cards_per_round": 0}]}}
    m = ended(player("Ada", ["europe"]), player("Beate", ["africa"]), machine, overlay=no_cards)
    assert m.state.vp[2] == vp + 3  # China; Europe is shared
    assert (m.state.personal[2], m.state.used[2], m.state.general[2]) == (4, 2, 0)


@rule("H82", "E9")
def test_fewest_points_first_and_ties_go_to_who_was_later():
    m = ended(
        player("Karl", ["china"], vp=23), player("Beate", ["china"], vp=23), player("Ada", ["china"], vp=26), round=1
    )
    assert m.view(None)["order"] == [1, 0, 2]


@rule("H82")
def test_all_equal_turns_the_order_around():
    civs = [player(name, ["china"]) for name in "ABCD"]
    m = ended(*civs, round=3, order=(2, 0, 3, 1))
    assert m.view(None)["order"] == [1, 3, 0, 2]


@rule("H82", "H103")
def test_player_order_ignores_civbots_and_counts_the_points_of_this_round_end():
    m = ended(
        player("Ada", ["china"], vp=10, technology=6, military=8),
        player("Beate", ["china"], vp=10, technology=5, military=4),
        player("Karl", ["china"], vp=11, technology=1),
        bot("noble", ["china"], vp=0),
        round=1,
    )
    assert m.state.vp[:3] == [13, 12, 11]
    assert m.view(None)["order"] == [2, 1, 0]


@rule("H82", "A9")
@pytest.mark.parametrize(("switch", "order"), [("off", [0, 1]), ("on", [1, 0])])
def test_leader_points_change_the_order_only_by_the_table_option(switch, order):
    m = ended(
        player("Ada", ["china", "india", "russia"], leader="hammurabi"),
        player("Beate", ["china", "india", "russia"], vp=1),
        round=4,
        options={"leader_bonus_before_player_order": switch},
    )
    assert m.state.vp == [3, 1]
    assert m.view(None)["order"] == order


@rule("H83", "E10", "A25")
@pytest.mark.parametrize("round", range(1, 12))
def test_a_new_row_of_wonders_after_the_even_rounds_from_the_deck_of_the_next_round(round):
    m = position(*pair(), round=round, stack=[["SelectCards"]])
    before, decks = m.view(None)["wonder_row"], m.view(None)["decks"]["wonders"]
    m = ended(*pair(), round=round)
    after, left = m.view(None)["wonder_row"], m.view(None)["decks"]["wonders"]
    if round % 2:
        assert (after, left) == (before, decks)
        return
    epoch = round // 4 + 1
    epoch_of = {w.id: w.epoch for w in m.table.components.data.wonders}
    assert len(after) == 4
    assert {epoch_of[w] for w in after} == {epoch}
    assert not set(after) & set(before)
    assert left == [0] * (epoch - 1) + [decks[epoch - 1] - 4] + [16] * (3 - epoch)


@rule("H83", "A26")
def test_with_six_players_the_two_rows_of_an_epoch_use_up_the_deck():
    m = ended(*(player(name, ["china"]) for name in "ABCDEF"), round=2)
    assert len(m.view(None)["wonder_row"]) == 8
    assert m.view(None)["decks"]["wonders"] == [0, 16, 16]


@rule("H85", "D23", "A8")
def test_the_first_of_the_new_order_drafts_from_the_next_deck_and_passes_on():
    m = ended(*(player(name, ["china"], vp=vp) for name, vp in (("A", 9), ("B", 1), ("C", 5), ("D", 3))), round=4)
    epochs = {w.id: w.epoch for w in m.table.components.data.leaders}
    seen = []
    for seat, cards in ((1, 5), (3, 4), (2, 3), (0, 2)):
        assert m.asked() == (seat,)
        packet = m.view(seat)["packet"]
        assert len(packet) == cards
        assert {epochs[leader] for leader in packet} == {2}
        assert all(other is None for s in (0, 1, 2, 3) if s != seat and s not in seen for other in m.view(s)["packet"])
        assert m.view(None)["packet"] == [None] * cards
        say(m, seat, "keep", packet[0])
        seen.append(seat)
        if len(seen) < 4:
            assert m.view(0)["civs"][seat]["leader"] is None
            assert m.view(None)["civs"][seat]["kept_leaders"] == [{"epoch": 2, "leader": None}]
    assert m.view(None)["packet"] == []
    assert all(civ["leader"] is not None for civ in m.view(None)["civs"])
    assert m.state.round == 5


@rule("H85")
def test_kept_cards_are_not_passed_on_and_nobody_else_learns_them():
    m = ended(player("A", ["china"]), player("B", ["china"], vp=1), player("C", ["china"], vp=2), round=8)
    first = m.view(0)["packet"]
    say(m, 0, "keep", first[0])
    assert set(m.view(1)["packet"]) == set(first) - {first[0]}
    assert not can(m, 1, "keep", first[0])
    assert why(m, 1, "keep", first[0]) is not None
    kept = [e.args for _, e in m.events(1) if e.id == "keeps-leader"]
    assert kept == [(0, None)]


@rule("H85")
def test_with_six_players_six_leaders_are_drawn_and_none_is_left_over():
    m = ended(*(player(name, ["china"]) for name in "ABCDEF"), round=4)
    for cards in (6, 5, 4, 3, 2):
        seat = m.asked()[0]
        packet = m.view(seat)["packet"]
        assert len(packet) == cards
        say(m, seat, "keep", packet[-1])
    assert len({civ["leader"]["leader"] for civ in m.view(None)["civs"]}) == 6


@rule("H85", "H84")
@pytest.mark.parametrize("round", [1, 2, 3, 5, 6, 7])
def test_no_draft_within_an_epoch(round):
    m = ended(*pair(), round=round)
    assert type(m.question()).__name__ == "SelectCards"
    assert m.state.round == round + 1


@rule("H86")
def test_after_round_12_only_points_are_scored():
    m = ended(
        player(
            "Ada", ["china", "india"], technology=16, military=16, vp=20, personal=1, used=3, leader="kennedy",
            row=["art", "trade", "raid"], turned=["petra"],
        ),
        player("Beate", ["africa"], vp=1),
        round=12,
    )  # fmt: skip
    assert m.result is not None
    assert m.state.vp == [20 + 3 + 3 + 5 + 8, 1 + 1]  # territories 6, Consumer Society 5, Kennedy's major 8
    ada = m.view(None)["civs"][0]
    assert (ada["personal"] + ada["used"], ada["general"]) == (4, 3)
    assert ada["personal"] <= 2  # no cube for each territory
    assert ada["row"] == ["art", "trade", "raid"]
    assert ada["wonders"] == [{"wonder": "petra", "turned": True, "locked": False}]
    assert m.view(None)["order"] == [0, 1]
    assert ada["leader"] is None
    assert m.state.round == 12


@rule("A39", "H78", "H82")
def test_measures_come_first_then_the_marker():
    m = position(*pair(), round=2, ending=True, tiles=TILES)
    fill(m, {0: ["select", ["art"]], 1: ["select", ["raid"]]})
    if m.asked() == (0,):
        say(m, 0, "art", "basic", [m.view(None)["wonder_row"][0]])
    ids = [e.id for _, e in m.events(None)]
    order = [ids.index(i) for i in ("round-ends", "receives-cubes", "government", "new-order", "new-wonders", "round")]
    assert order == sorted(order)
    assert [e.args for _, e in m.events(None) if e.id == "round"] == [(3, 1)]
