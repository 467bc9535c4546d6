"""Civbots: number, start, order, every action, scoring, elimination (H89-H105)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from zeitalter import Match, find_game
from zeitalter.engine.errors import BadInput
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

GAME = find_game("historia")
TILES = {"china": 10, "india": 12, "russia": 15, "europe": 7, "africa": 3, "middle_east": 9, "southeast_asia": 16}


def cards(*actions: str, n: int = 1) -> dict[str, object]:
    """All seven civbot cards show these actions; every level draws n cards."""
    return {
        "civbots": {
            "cards": [{"id": f"bot_{k}", "actions": list(actions)} for k in range(1, 8)],
            "difficulty": [{"id": level, "cards_per_round": n} for level in ("chieftain", "noble", "king")],
        }
    }


def acted(action: str, *civs: object, **board: object):
    """The position after the first civbot has executed one action."""
    players = sum(c.level is None for c in civs)
    stack = [["CivbotTurn", players], ["SelectCards"]]
    return position(*civs, stack=stack, overlay=cards(action), **{"tiles": TILES, **board})


def pair(**ada: object):
    return player("Ada", **{"territories": ["europe"], **ada}), player("Beate", ["africa"])


def land(m, civ: int) -> set[str]:
    return set(m.view(None)["civs"][civ]["territories"])


@rule("H89", "E25")
def test_up_to_six_civilizations_and_no_more():
    for bots in range(5):
        assert len(Match.new(GAME, 2, options={"civbots": bots}, seed=1).view(None)["civs"]) == 2 + bots
    with pytest.raises(BadInput) as refused:
        Match.new(GAME, 2, options={"civbots": 5}, seed=1)
    assert refused.value.id == "too-many-civbots"
    assert len(Match.new(GAME, 2, seed=1).view(None)["civs"]) == 6


def settled(options: dict[str, object], seats: int, seed: int, choose):
    """A new match up to the first cards; `choose` names the territory a player settles in."""
    m = Match.new(GAME, seats, options=options, seed=seed)
    while type(m.question()).__name__ != "SelectCards":
        seat = m.asked()[0]
        if type(m.question()).__name__ == "PlaceFirstCube":
            say(m, seat, "settle", choose(m.view(None)))
        else:
            m.play(seat, m.options(seat)[0])
    return m


def by_number(view, rank: int) -> str:
    """The empty territory whose tile has the highest (0), second highest (1), ... number."""
    taken = {t for civ in view["civs"] for t in civ["territories"]}
    free = [t for t in view["tiles"] if t not in taken]
    return sorted(free, key=lambda t: -view["tiles"][t]["number"])[rank]


@rule("H90", "H91", "E26")
def test_civbots_start_after_the_players_in_the_highest_free_territories():
    m = settled({"civbots": 2, "civbot_levels": "king,chieftain"}, 4, 5, lambda view: by_number(view, -1))
    tiles = m.view(None)["tiles"]
    highest = sorted(tiles, key=lambda t: -tiles[t]["number"])
    assert (land(m, 4), land(m, 5)) == ({highest[0]}, {highest[1]})
    for civ in (4, 5):
        data = m.view(None)["civs"][civ]
        assert (data["technology"], data["military"], data["vp"]) == (1, 1, 0)
        assert (data["personal"], data["used"], data["general"]) == (7, 0, 0)
    m = settled({"civbots": 2}, 4, 5, lambda view: by_number(view, 1 if not any(land_of(view)) else -1))
    assert (land(m, 4), land(m, 5)) == ({highest[0]}, {highest[2]})


def land_of(view) -> list[object]:
    return [t for civ in view["civs"] for t in civ["territories"]]


@rule("H92", "H93", "H90", "A44")
def test_the_strongest_act_first_and_draw_three_four_or_five_cards():
    m = position(
        *pair(), bot("king", ["china"]), bot("noble", ["india"]), bot("noble", ["russia"]), bot("chieftain", ["china"]),
        overlay={"civbots": {"cards": [{"id": f"bot_{k}", "actions": ["art"]} for k in range(1, 8)]}}, ending=True,
    )  # fmt: skip
    fill(m, {0: ["select", ["raid"]], 1: ["select", ["raid"]]})
    acts = [e.args[0] for _, e in m.events(None) if e.id == "bot-acts"]
    assert acts == [2] * 5 + [3] * 4 + [4] * 4 + [5] * 3


@rule("H92")
def test_levels_are_put_in_order_the_strongest_first():
    m = Match.new(GAME, 2, options={"civbots": 4, "civbot_levels": "chieftain,king,noble,king"}, seed=2)
    assert [c["level"] for c in m.view(None)["civs"][2:]] == ["king", "king", "noble", "chieftain"]


@rule("H92", "H14")
def test_civbots_act_after_the_last_action_round_and_before_the_measures():
    m = position(
        player("Ada", ["europe"]), player("Beate", ["africa"]), bot("noble", ["middle_east"]),
        overlay=cards("expansion"), round=2, stack=[["RoundEnd"]],
        tiles={**TILES, "africa": 8, "europe": 16, "southeast_asia": 2},
    )  # fmt: skip
    assert land(m, 2) == {"middle_east", "russia"}  # Europe holds an equal army
    m = position(
        player("Ada", ["europe"]), player("Beate", ["africa"]), bot("noble", ["middle_east"], military=2, technology=2),
        overlay=cards("expansion"), round=2, stack=[["RoundEnd"]], tiles={**TILES, "europe": 16, "southeast_asia": 2},
    )  # fmt: skip
    assert land(m, 2) == {"middle_east", "europe"}
    assert m.state.vp[0] == 0  # Europe was shared before the territories were scored


@rule("H93", "A44")
def test_seven_different_cards_are_drawn_without_putting_any_back():
    overlay = {"civbots": {"difficulty": [{"id": "king", "cards_per_round": 7}]}}
    m = position(*pair(), bot("king", ["china"]), overlay=overlay, ending=True)
    fill(m, {0: ["select", ["raid"]], 1: ["select", ["raid"]]})
    ids = m.table.components.ids["action"]
    acts = [ids[e.args[1]] for _, e in m.events(None) if e.id == "bot-acts"]
    printed = ["technology", "military", "art", "expansion", "war", "technology", "expansion", "military", "war"]
    assert sorted(acts) == sorted(printed)
    # upper action first on both dual cards: one Technology is directly followed by Expansion, one Military by War
    follows = list(pairwise(acts))
    assert ("technology", "expansion") in follows
    assert ("military", "war") in follows


@rule("H94")
def test_technology_gives_a_level_and_a_point_but_no_bonus():
    m = acted("technology", *pair(), bot("noble", ["china"], technology=15, military=16))
    assert (m.state.technology[2], m.state.military[2], m.state.vp[2]) == (16, 16, 1)
    m = acted("technology", *pair(), bot("noble", ["china"], technology=2, military=2, used=1))
    assert (m.state.technology[2], m.state.used[2], m.state.vp[2]) == (3, 1, 1)


@rule("H94")
def test_technology_blocked_by_the_matrix_becomes_military():
    m = acted("technology", *pair(), bot("noble", ["china"], technology=7, military=4))
    assert (m.state.technology[2], m.state.military[2], m.state.vp[2]) == (7, 5, 1)


@rule("H94", "H95", "A20")
@pytest.mark.parametrize("action", ["technology", "military"])
def test_at_sixteen_two_points_replace_the_level(action):
    m = acted(action, *pair(), bot("noble", ["china"], technology=16, military=16))
    assert (m.state.technology[2], m.state.military[2], m.state.vp[2]) == (16, 16, 3)


@rule("H94", "H95", "A20")
def test_the_level_at_sixteen_counts_not_the_other_one():
    m = acted("military", *pair(), bot("noble", ["china"], technology=12, military=16))
    assert (m.state.technology[2], m.state.military[2], m.state.vp[2]) == (12, 16, 3)


@rule("H95")
def test_military_is_the_mirror_image():
    m = acted("military", *pair(), bot("noble", ["china"], technology=12, military=15, used=1))
    assert (m.state.military[2], m.state.vp[2], m.state.used[2]) == (16, 1, 1)
    m = acted("military", *pair(), bot("noble", ["china"], technology=2, military=4))
    assert (m.state.technology[2], m.state.military[2], m.state.vp[2]) == (3, 4, 1)


@rule("H96")
def test_art_removes_the_right_most_wonder_and_gives_a_point_in_any_case():
    m = acted("art", *pair(), bot("noble", ["china"]), wonder_row=["petra", "sphinx", "mausoleum"])
    assert (m.view(None)["wonder_row"], m.state.vp[2]) == (["petra", "sphinx"], 1)
    m = acted("art", *pair(), bot("noble", ["china"]), wonder_row=[])
    assert (m.view(None)["wonder_row"], m.state.vp[2]) == ([], 1)


@rule("H96")
def test_the_row_closes_its_gaps_and_keeps_its_order():
    m = position(
        player("Ada", ["europe"]), player("Beate", ["africa"]), bot("noble", ["china"]), overlay=cards("art"),
        wonder_row=["petra", "sphinx", "mausoleum"], ending=True,
    )  # fmt: skip
    fill(m, {0: ["select", ["art"]], 1: ["select", ["raid"]]})
    say(m, 0, "art", "basic", ["mausoleum"])
    assert m.view(None)["wonder_row"] == ["petra"]


@rule("H97", "E27")
def test_a_civbot_attacks_whom_it_can_beat_in_the_territory_with_the_highest_number():
    beate = player("Beate", ["africa"], vp=35, military=2)
    yuri = player("Yuri", ["russia", "china"], vp=29, military=3, technology=3, used=0)
    m = acted("war", beate, yuri, bot("noble", ["russia", "china"], military=5, technology=5))
    assert (m.state.vp, land(m, 1)) == ([35, 29, 2], {"china"})
    assert m.state.used[1] == 1


@rule("H97")
@pytest.mark.parametrize("military", [2, 3, 4])
def test_no_war_that_cannot_be_won(military):
    ada, beate = pair(territories=["china", "europe"], military=military, technology=3, vp=9)
    m = acted("war", ada, beate, bot("noble", ["china", "india"], military=3, technology=3))
    assert m.state.vp == ([9, 0, 2] if military < 3 else [9, 0, 0])
    assert land(m, 0) == ({"europe"} if military < 3 else {"china", "europe"})
    assert land(m, 2) == {"china", "india"}


@rule("H97")
def test_the_beatable_enemy_with_most_points_is_chosen():
    strong = player("Ada", ["china", "europe"], vp=50, military=6, technology=5)
    weak = player("Beate", ["china", "africa"], vp=10, military=2)
    other = bot("noble", ["china"], vp=20, military=2, technology=2)
    m = acted("war", strong, weak, bot("king", ["china"], military=5, technology=5), other)
    assert land(m, 3) == set()
    assert land(m, 1) == {"china", "africa"}


@rule("H97", "A34")
def test_equal_points_a_player_before_a_civbot_and_the_first_in_player_order():
    civs = [player(name, ["china", home], vp=7) for name, home in (("A", "africa"), ("B", "europe"), ("C", "india"))]
    bots = [bot("king", ["china"], military=2), bot("noble", ["china"], vp=7)]
    m = acted("war", *civs, *bots, order=(1, 2, 0))
    assert [len(land(m, i)) for i in range(5)] == [2, 1, 2, 1, 1]
    bots = [bot("king", ["china"], military=2), bot("noble", ["china"], vp=7), bot("noble", ["china"], vp=7)]
    m = acted("war", *pair(), *bots)
    assert [len(land(m, i)) for i in range(2, 5)] == [1, 0, 1]


@rule("H97")
def test_four_points_with_nuclear_power():
    ada, beate = pair(territories=["china", "europe"])
    m = acted("war", ada, beate, bot("noble", ["china"], military=12, technology=14))
    assert m.state.vp == [0, 0, 4]
    m = acted("war", ada, beate, bot("noble", ["china"], military=12, technology=13))
    assert m.state.vp == [0, 0, 2]


@rule("H97", "H55")
def test_a_player_keeps_the_last_cube_but_the_civbot_scores():
    m = acted("war", *pair(territories=["china"]), bot("noble", ["china"], military=2))
    assert (land(m, 0), m.state.vp) == ({"china"}, [0, 0, 2])


def expanded(machine, *others: object, tiles: dict[str, int] = TILES):
    m = acted("expansion", *(others or pair()), machine, tiles=tiles)
    return land(m, m.state.players) - set(machine.territories)


@rule("H98")
def test_expansion_goes_to_the_suitable_territory_with_the_highest_number():
    assert expanded(bot("noble", ["china"])) == {"southeast_asia"}  # 16, empty
    stronger = player("Ada", ["southeast_asia"], military=3, technology=3)
    equal = player("Beate", ["russia"], military=2)
    assert expanded(bot("noble", ["china"], military=2), stronger, equal) == {"india"}
    weaker = player("Ada", ["southeast_asia"], military=1)
    assert expanded(bot("noble", ["china"], military=2), weaker, equal) == {"southeast_asia"}


@rule("H98")
def test_one_strong_civilization_makes_a_territory_unsuitable():
    weak = player("Ada", ["southeast_asia"])
    strong = player("Beate", ["southeast_asia"], military=3, technology=3)
    assert expanded(bot("noble", ["china"], military=2), weak, strong) == {"russia"}


@rule("H98")
def test_without_a_suitable_territory_the_highest_in_reach():
    around = ["southeast_asia", "russia", "india", "middle_east", "central_asia"]
    strong = player("Ada", around, military=4, technology=4)
    assert expanded(bot("noble", ["china"], military=2), strong, player("Beate", ["africa"])) == {"southeast_asia"}


@rule("H98")
def test_reach_is_adjacent_or_anywhere_with_navigation():
    tiles = {**TILES, "africa": 16, "southeast_asia": 3}
    far = (player("Ada", ["europe"]), player("Beate", ["oceania"]))
    assert expanded(bot("noble", ["china"]), *far, tiles=tiles) == {"russia"}
    assert expanded(bot("noble", ["china"], technology=8, military=5), *far, tiles=tiles) == {"africa"}


@rule("H98", "H90")
def test_no_cube_or_nothing_in_reach_means_no_expansion_and_never_a_point():
    m = acted("expansion", *pair(), bot("noble", ["china"], personal=0, used=7))
    assert (land(m, 2), m.state.vp[2]) == ({"china"}, 0)
    americas = ["north_america", "central_america", "south_america"]
    m = acted("expansion", *pair(), bot("noble", americas))
    assert (land(m, 2), m.state.personal[2]) == (set(americas), 5)
    m = acted("expansion", *pair(), bot("noble", ["china"]))
    assert (m.state.vp[2], m.state.personal[2]) == (0, 6)


@rule("H99", "H104", "H45")
@pytest.mark.parametrize(("version", "vp"), [("basic", 2), ("advanced", 1)])
def test_a_civbot_gets_points_when_a_player_trades_with_it(version, vp):
    m = position(
        player("Ada", ["china"], technology=8, military=6), player("Beate", ["africa"], personal=0, used=0),
        bot("noble", ["india"], technology=9, military=6),
    )  # fmt: skip
    fill(m, {0: ["select", ["trade"]], 1: ["select", ["art"]]})
    say(m, 0, "trade", version, 2)
    assert (m.state.vp, m.state.technology[0]) == ([0, 0, vp], 9)


@rule("H102")
def test_civbots_do_not_enlarge_the_wonder_row():
    m = Match.new(GAME, 2, options={"civbots": 4}, seed=1)
    assert len(m.view(None)["wonder_row"]) == 4


@rule("H103")
def test_civbots_have_neither_cards_nor_a_place_in_the_order():
    m = settled({"civbots": 2}, 2, 1, lambda view: by_number(view, -1))
    assert sorted(m.view(None)["order"]) == [0, 1]
    for civ in m.view(0)["civs"][2:]:
        assert not {"hand", "row", "wonders", "leader", "advisors_in_hand"} & set(civ)
    assert set(m.asked()) == {0, 1}


@rule("H104", "H105", "D21", "A21")
def test_a_civbot_loses_its_last_territory_and_is_out_but_keeps_its_points():
    m = position(
        player("Ada", ["china"], technology=8, military=6), player("Beate", ["africa"], personal=0, used=0),
        bot("noble", ["china"], vp=9), bot("noble", ["oceania"]), overlay=cards("technology"), round=2, tiles=TILES,
        ending=True,
    )  # fmt: skip
    fill(m, {0: ["select", ["raid", "war"]], 1: ["select", ["art"]]})
    say(m, 0, "start", "war")
    assert (land(m, 2), m.view(None)["civs"][2]["eliminated"], m.state.used[2]) == (set(), True, 1)
    assert m.state.vp[0] == 2
    assert why(m, 0, "raid", "basic", 2).id == "not-a-neighbour"  # also not with Navigation
    assert can(m, 0, "raid", "basic", 3)
    say(m, 0, "raid", "basic", 3)
    assert (m.state.vp[2], m.state.technology[2]) == (9, 1)  # no turn, no government, no territories
    assert m.state.technology[3] == 2


@rule("H104")
def test_a_player_loses_a_war_against_a_stronger_civbot():
    m = position(
        player("Ada", ["china", "india"], technology=2, military=2, used=0), player("Beate", ["africa"]),
        bot("noble", ["china"], military=3, technology=3),
    )  # fmt: skip
    fill(m, {0: ["select", ["war"]], 1: ["select", ["raid"]]})
    assert (m.state.vp, land(m, 0), m.state.used[0]) == ([0, 0, 2], {"india"}, 1)
