"""The component file: what must hold in ours, what an owner's file laid over it changes, and how mistakes are told."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from facts import BORDERS

from zeitalter.engine import files, kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.match import Match
from zeitalter.games import find_game
from zeitalter.games.historia.data import schema
from zeitalter.games.historia.data.components import FILE, our_data
from zeitalter.games.historia.position import bot, player, position
from zeitalter.kit.component_files import load_yaml
from zeitalter.testing import can, fill, rule, say

GAME = find_game("historia")
STATS = ("technology", "military", "wonders", "territories")
SMALL = ["rome", "egypt", "france", "germany", "arabs", "usa", "china"]


def ours() -> Any:
    """Our components, compiled with the default options."""
    return GAME.table(2).components


def cells() -> dict[tuple[int, int], str]:
    """The cells of the matrix, (military, technology): government."""
    ids, found = ours().ids["government"], ours().cells
    every = [(m, t) for m in range(1, 17) for t in range(1, 17)]
    return {(m, t): ids[found[m][t]] for m, t in every if found[m][t] >= 0}


# -- our own file ------------------------------------------------------------------------------------------------------


def test_our_file_passes_every_check() -> None:
    schema.read(load_yaml(FILE), FILE.name)


def test_our_file_compiles_with_every_value_of_every_option() -> None:
    for switch in GAME.switches:
        for value in switch.values:
            table = GAME.table(1 if value == "5" else 2, {switch.id: value})
            resolved = str(table.options[switch.id]).split(",")
            assert value in resolved or (switch.id == "civbots" and resolved == ["4"])


@rule("H3", "H69", "A26")
def test_48_wonders_each_epoch_ten_by_action_four_by_majority_two_by_destroying() -> None:
    found = Counter((w["epoch"], w["trigger"]["type"]) for w in our_data()["wonders"])
    assert found == {(e, k): n for e in (1, 2, 3) for k, n in (("action", 10), ("majority", 4), ("destroy", 2))}
    for epoch in (1, 2, 3):
        majorities = [
            w["trigger"]["stat"]
            for w in our_data()["wonders"]
            if w["epoch"] == epoch and w["trigger"]["type"] == "majority"
        ]
        assert sorted(majorities) == sorted(STATS)


@rule("H10", "H75")
def test_18_leaders_join_the_four_stats_in_every_pair_in_each_epoch() -> None:
    for epoch, points in ((1, (3, 6)), (2, (4, 7)), (3, (5, 8))):
        leaders = [leader for leader in our_data()["leaders"] if leader["epoch"] == epoch]
        pairs = [tuple(sorted((leader["minor"]["stat"], leader["major"]["stat"]))) for leader in leaders]
        assert sorted(pairs) == sorted(tuple(sorted(pair)) for pair in combinations(STATS, 2))
        assert {(leader["minor"]["vp"], leader["major"]["vp"]) for leader in leaders} == {points}


@rule("H101")
def test_share_of_civbots_is_at_most_one_leader_of_the_epoch() -> None:
    caps = our_data()["civbots"]["leader_share_cap"]["values"]
    for epoch, cap in zip((1, 2, 3), caps, strict=True):
        leader = next(leader for leader in our_data()["leaders"] if leader["epoch"] == epoch)
        assert cap == leader["minor"]["vp"] + leader["major"]["vp"]


@rule("H1", "H5")
def test_35_advisors_in_seven_sets_of_five_and_two_sets_are_green() -> None:
    assert Counter(a["civilization"] for a in our_data()["advisors"]) == dict.fromkeys(SMALL, 5)
    colors = {c["id"]: c["color"] for c in our_data()["civilizations"]}
    assert sorted(id for id, color in colors.items() if color == "green") == ["arabs", "germany"]
    assert len(set(colors.values())) == 6


@rule("H4")
def test_ten_action_cards_of_which_eight_are_in_the_first_hand() -> None:
    later = [card["id"] for card in our_data()["action_cards"] if not card["start_hand"]]
    assert (len(our_data()["action_cards"]), later) == (10, ["war", "tourism"])


def test_advanced_versions_are_unlocked_by_the_technology_the_cards_name() -> None:
    on_cards = {c["id"]: c["advanced"]["requires_technology"] for c in our_data()["action_cards"] if c["advanced"]}
    on_track = {
        effect["unlock_advanced"]: t["level"]
        for t in our_data()["technologies"]
        for effect in t["effects"]
        if "unlock_advanced" in effect
    }
    assert on_cards == on_track


@rule("H63", "E15", "E32")
@pytest.mark.parametrize("cell", [(1, 1), (2, 1), (1, 2), (2, 3), (4, 2), (4, 7)])
def test_cell_named_by_the_rules_exists(cell: tuple[int, int]) -> None:
    assert cell in cells()
    known = {(c["military"], c["technology"]) for c in our_data()["matrix"]["known_cells"]}
    assert cell in known


@rule("H27", "H31", "H63", "E3", "E4")
def test_matrix_is_a_funnel_of_116_cells() -> None:
    def cap(k: int) -> int:
        return min(16, k + k // 2 + 1)

    shape = {(m, t) for m in range(1, 17) for t in range(1, 17) if m <= cap(t) and t <= cap(m)}
    assert set(cells()) == shape
    assert len(shape) == 116
    assert (5, 2) not in shape
    assert (4, 8) not in shape


@rule("H63", "H94")
def test_every_cell_can_be_reached_and_only_the_last_is_a_dead_end() -> None:
    reached, front = {(1, 1)}, [(1, 1)]
    while front:
        m, t = front.pop()
        steps = [cell for cell in ((m + 1, t), (m, t + 1)) if cell in cells()]
        assert steps or (m, t) == (16, 16)
        front += [cell for cell in steps if cell not in reached]
        reached |= set(steps)
    assert reached == set(cells())


@rule("H67")
def test_points_of_governments_never_fall_along_a_row() -> None:
    vp = {g["id"]: sum(e.get("gain_vp", 0) for e in g["effects"]) for g in our_data()["governments"]}
    assert set(cells().values()) == set(vp)
    for military in range(1, 17):
        along = [vp[cells()[military, t]] for t in range(1, 17) if (military, t) in cells()]
        assert along == sorted(along)


@rule("H40", "H43")
def test_adjacency_is_the_printed_one_and_symmetric() -> None:
    ids = ours().ids["territory"]
    found = {a: {ids[b] for b in range(13) if ours().adjacent[i] >> b & 1} for i, a in enumerate(ids)}
    assert found == BORDERS
    assert all(a in BORDERS[b] and a != b for a in BORDERS for b in BORDERS[a])


@rule("H43")
def test_the_americas_are_one_land_and_the_old_world_another() -> None:
    lands: list[set[str]] = []
    for territory in BORDERS:
        touched = [land for land in lands if land & ({territory} | BORDERS[territory])]
        lands = [land for land in lands if land not in touched]
        lands.append({territory, *BORDERS[territory]}.union(*touched))
    assert sorted(map(len, lands)) == [3, 10]
    for link in our_data()["map"]["explicitly_not_adjacent"]:
        assert link["pair"][1] not in BORDERS[link["pair"][0]]


@rule("H9", "H77")
def test_tiles_are_numbered_1_to_16() -> None:
    tiles = {t["number"]: t["vp"] for t in our_data()["territory_tiles"]["tiles"]}
    assert tiles == {n: 1 if n < 9 else 2 if n < 14 else 3 for n in range(1, 17)}


@rule("H113")
def test_one_event_for_each_of_the_12_rounds() -> None:
    assert len(our_data()["events"]) == 12
    triggers = Counter(e["trigger"]["type"] for e in our_data()["events"])
    assert triggers == {"any_action": 1, "action": 11}


@rule("H90", "H93", "H119")
def test_civbots_and_goals_have_the_counts_of_the_rules() -> None:
    levels = {d["id"]: d["cards_per_round"] for d in our_data()["civbots"]["difficulty"]}
    assert levels == {"chieftain": 3, "noble": 4, "king": 5}
    assert len(our_data()["civbots"]["cards"]) == 7
    cubes = our_data()["civbots"]["cubes"]
    assert (cubes["total"], cubes["on_difficulty_card"], cubes["available_incl_start_territory"]) == (9, 1, 8)
    assert len(our_data()["civilization_goals"]["tokens"]) == 10
    assert our_data()["civilization_goals"]["placed"]["value"] == 8


@rule("H76", "H77", "H78", "H79", "H80", "H81", "H82", "H83", "H84", "H85", "H86", "A10", "A25")
def test_measures_come_after_the_rounds_of_the_rules() -> None:
    every = ["take_back_cards", "refresh_wonders", "government_bonus", "player_order"]
    even = [
        "receive_cube",
        "territory_bonus",
        "take_back_cards",
        "refresh_wonders",
        "recover_cubes",
        "government_bonus",
        "player_order",
        "new_wonders",
    ]
    assert [list(m) for m in ours().measures[1:]] == [every, even, every, [*even, "leader_bonus", "new_leaders"]]
    assert ours().after_last_round == {"territory_bonus", "government_bonus", "leader_bonus"}


def test_inventory_counts_what_the_file_holds() -> None:
    data = our_data()
    holds = {
        "wonder_cards": data["wonders"],
        "leader_cards": data["leaders"],
        "advisor_cards": data["advisors"],
        "event_cards": data["events"],
        "civbot_cards": data["civbots"]["cards"],
        "territory_tiles": data["territory_tiles"]["tiles"],
        "dominion_tiles": data["dominion"]["tiles"],
        "civilization_goal_tokens": data["civilization_goals"]["tokens"],
    }
    assert {part: data["inventory"][part]["count"] for part in holds} == {p: len(held) for p, held in holds.items()}
    assert data["inventory"]["action_cards"]["count"] == 6 * len(data["action_cards"])
    assert data["inventory"]["power_cubes"]["count"] == 6 * data["civbots"]["cubes"]["total"]


def test_every_name_is_given_in_both_languages_and_only_once_in_its_part() -> None:
    for kind, names in ours().names.items():
        for lang in ("de", "en"):
            given = [name[lang] for name in names]
            assert all(given), kind
            assert len(set(given)) == len(given), kind


def test_every_card_says_where_it_comes_from() -> None:
    for part in (
        "civilizations",
        "action_cards",
        "governments",
        "technologies",
        "wonders",
        "leaders",
        "advisors",
        "events",
    ):
        for entry in our_data()[part]:
            assert entry["source"] in ("rules", "public", "recalled", "reconstructed"), (part, entry["id"])


# -- an owner's file laid over -----------------------------------------------------------------------------------------


def overlay(text: str) -> dict[str, Any]:
    """An owner's file as it is read."""
    data: dict[str, Any] = yaml.safe_load(text)
    return data


def used_wonder(over: dict[str, Any] | None, wonder: str) -> Match:
    """Ada uses a wonder by majority of military while she executes Exploitation."""
    m = position(
        player("Ada", ["china", "india"], military=2, wonders=[wonder]), player("Beate", ["africa"]), overlay=over
    )
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["raid"]]})
    say(m, 0, "wonder", wonder, [])
    return m


def test_changed_wonder_changes_play_and_nothing_else() -> None:
    before = deepcopy(our_data())
    m = used_wonder(overlay("wonders: [{id: ishtar_gate, effects: [{gain_vp: 5}, {recover_cubes: 1}]}]"), "ishtar_gate")
    assert (m.state.vp[0], m.state.personal[0], m.state.used[0]) == (5, 3, 0)
    m = used_wonder(None, "ishtar_gate")
    assert (m.state.vp[0], m.state.personal[0], m.state.used[0]) == (1, 2, 1)
    assert our_data() == before


def test_renamed_wonder_keeps_its_effect() -> None:
    m = used_wonder(overlay("wonders: [{id: ishtar_gate, de: Blaues Tor, en: Blue Gate}]"), "ishtar_gate")
    number = m.state.components.ids["wonder"].index("ishtar_gate")
    assert [GAME.label(m.state, "wonder", number, lang) for lang in ("de", "en")] == ["Blaues Tor", "Blue Gate"]
    assert m.state.vp[0] == 1


REPLACED = """
wonders:
  - {id: ishtar_gate, remove: true}
  - {id: blue_gate, epoch: 1, de: Blaues Tor, en: Blue Gate,
     trigger: {type: majority, stat: military}, effects: [{gain_vp: 4}]}
"""


def test_replaced_wonder_is_in_the_game_and_the_old_one_is_not() -> None:
    m = used_wonder(overlay(REPLACED), "blue_gate")
    assert m.state.vp[0] == 4
    assert "ishtar_gate" not in m.state.components.ids["wonder"]
    with pytest.raises(ValueError, match="ishtar_gate"):
        position(player("Ada", wonders=["ishtar_gate"]), player("Beate"), overlay=overlay(REPLACED))


def test_moved_trigger_moves_the_wonder() -> None:
    over = overlay("wonders: [{id: petra, trigger: {type: action, action: exploitation}}]")
    for given, expected in ((over, True), (None, False)):
        m = position(player("Ada", ["china", "india"], wonders=["petra"]), player("Beate", ["africa"]), overlay=given)
        fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["raid"]]})
        assert can(m, 0, "wonder", "petra", []) is expected


def test_changed_action_card_changes_its_price() -> None:
    over = overlay("action_cards: [{id: art, basic: {cost_cubes: 2, take_wonders: 1}}]")
    m = position(player("Ada", ["china"], personal=2, used=0), player("Beate", ["africa"]), overlay=over)
    fill(m, {0: ["select", ["art"]], 1: ["select", ["raid"]]})
    m.play(0, m.options(0)[0])
    assert (m.state.personal[0], m.state.used[0], m.state.built[0].bit_count()) == (0, 2, 1)


def test_list_without_ids_replaces_ours() -> None:
    over = overlay("map: {adjacency: [{pair: [north_america, russia]}]}")
    m = position(player("Ada", ["north_america"]), player("Beate", ["africa"]), overlay=over)
    fill(m, {0: ["select", ["expansion"]], 1: ["select", ["raid"]]})
    ids = m.state.components.ids["territory"]
    assert {ids[t] for t in range(13) if m.state.land[0] >> t & 1} == {"north_america", "russia"}


def test_changed_cell_lets_a_marker_through() -> None:
    over = {"matrix": {"rows": {1: "KKN............."}}}
    for given, level in ((over, 3), (None, 2)):
        m = position(player("Ada", ["china"], technology=2, personal=1), player("Beate", ["africa"]), overlay=given)
        fill(m, {0: ["select", ["technology"]], 1: ["select", ["raid"]]})
        assert m.state.technology[0] == level


def test_changed_government_advisor_tile_and_civbot_card_change_play() -> None:
    over = overlay("""
        governments: [{id: clan, effects: [{gain_vp: 6}]}]
        territory_tiles: {tiles: [{number: 16, vp: 9}]}
        civbots: {cards: [{id: bot_1, actions: [art]}, {id: bot_2, actions: [art]}, {id: bot_4, actions: []},
                          {id: bot_5, actions: []}, {id: bot_6, actions: []}, {id: bot_7, actions: []}],
                  difficulty: [{id: noble, cards_per_round: 7}]}
    """)
    m = position(
        player("Ada", ["china"], row=["raid", "trade", "art"]),
        player("Beate", ["africa"]),
        bot("noble", ["europe"]),
        tiles={"china": 16},
        round=2,
        overlay=over,
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    say(m, 0, "revolution", "basic", ["raid"])
    assert m.state.vp[0] == 6 + 9
    assert sum(e.id == "bot-acts" for _, e in m.events(None)) == 3


def test_overlay_from_a_file_is_part_of_the_match_file(tmp_path: Path) -> None:
    path = tmp_path / "my_cards.yaml"
    path.write_text(REPLACED + "leaders: [{id: caesar, en: Julius}]\n", encoding="utf-8")
    m = Match.new(GAME, 3, seed=5, overlay=load_yaml(path))
    r = Random(5)
    while not m.over:
        seat = m.asked()[0]
        m.play(seat, r.choice(m.options(seat)))
    again = files.from_json(json.loads(files.dumps(m)), find_game)
    assert again.result == m.result
    assert "blue_gate" in again.state.components.ids["wonder"]


def test_overlay_of_matrix_rows_survives_a_match_file() -> None:
    m = Match.new(GAME, 2, seed=5, overlay={"matrix": {"rows": {1: "KKN............."}}})
    again = files.from_json(json.loads(files.dumps(m)), find_game)
    assert again.state.components.cells[1][3] == m.state.components.cells[1][3] >= 0


def test_empty_overlay_changes_nothing() -> None:
    same = GAME.table(2, {}, {}).components
    assert same is not ours()
    for name in ("ids", "names", "wonder_effects", "advisor_effects", "event_effects", "cells", "adjacent", "measures"):
        assert getattr(same, name) == getattr(ours(), name)


# -- mistakes ----------------------------------------------------------------------------------------------------------

WAR = "{action: war, mode: basic, free: true, ignore_requirement: false}"
NEW_ADVISOR = "{id: marvin, civilization: mars, de: Marvin, en: Marvin, effects: []}"
MISTAKES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "unknown part": ("wunder: []", "components-unknown-part", {"part": "wunder"}),
    "unknown field": (
        "wonders: [{id: sphinx, cost: 3}]",
        "components-bad-entry",
        {"place": "wonders[0] (sphinx)", "what": "cost"},
    ),
    "unknown field of a trigger": (
        "wonders: [{id: petra, trigger: {type: action, action: art, when: now}}]",
        "components-bad-entry",
        {"place": "(petra)", "what": "when"},
    ),
    "wrong type": ("wonders: [{id: sphinx, epoch: one}]", "components-bad-entry", {"place": "epoch (sphinx)"}),
    "epoch that does not exist": ("leaders: [{id: caesar, epoch: 4}]", "components-bad-entry", {"place": "(caesar)"}),
    "entry without id": ("wonders: [{en: Cat}]", "components-bad-entry", {"place": "wonders[0]", "what": "id"}),
    "missing name": (
        "wonders: [{id: cat, epoch: 1, trigger: {type: destroy, count: 1}, effects: []}]",
        "components-bad-entry",
        {"place": "(cat)", "what": "de"},
    ),
    "map instead of a list": ("wonders: {sphinx: {en: Cat}}", "components-bad-entry", {"place": "wonders"}),
    "text instead of a map": ("matrix: square", "components-bad-entry", {"place": "matrix"}),
    "unknown effect": (
        "wonders: [{id: sphinx, effects: [{gain_gold: 3}]}]",
        "components-bad-effect",
        {"part": "wonders", "entry": "sphinx", "effect": "gain_gold"},
    ),
    "effect with a word for a number": (
        "advisors: [{id: cicero, effects: [{gain_vp: many}]}]",
        "components-bad-effect",
        {"part": "advisors", "entry": "cicero", "effect": "gain_vp: many"},
    ),
    "effect with a negative number": (
        "events: [{id: vesuvius, effects: [{lose_vp: -2}]}]",
        "components-bad-effect",
        {"part": "events", "entry": "vesuvius", "effect": "lose_vp"},
    ),
    "effect with yes for a number": (
        "governments: [{id: clan, effects: [{gain_vp: true}]}]",
        "components-bad-effect",
        {"part": "governments", "entry": "clan", "effect": "gain_vp"},
    ),
    "two effects in one": (
        "technologies: [{id: fire, effects: [{gain_vp: 1, draw_advisors: 1}]}]",
        "components-bad-effect",
        {"part": "technologies", "entry": "fire", "effect": "draw_advisors"},
    ),
    "effect on a military level": (
        "matrix: {military_bonuses: [{level: 3, effects: [{dance: 1}]}]}",
        "components-bad-effect",
        {"part": "matrix.military_bonuses", "entry": "3", "effect": "dance"},
    ),
    "effect on a goal": (
        "civilization_goals: {tokens: [{id: goal_1, effects: [{dance: 1}]}]}",
        "components-bad-effect",
        {"part": "civilization_goals", "entry": "goal_1", "effect": "dance"},
    ),
    "effect on an action card": (
        "action_cards: [{id: raid, basic: {effects: [{dance: 1}]}}]",
        "components-bad-effect",
        {"part": "action_cards", "entry": "raid", "effect": "dance"},
    ),
    "levels of an unknown stat": (
        "advisors: [{id: agrippa, effects: [{gain_levels: {stat: culture, n: 1}}]}]",
        "components-bad-effect",
        {"part": "advisors", "entry": "agrippa", "effect": "culture"},
    ),
    "action done without all its facts": (
        "advisors: [{id: scipio, effects: [{do_action: {action: war}}]}]",
        "components-bad-effect",
        {"part": "advisors", "entry": "scipio", "effect": "do_action"},
    ),
    "cube from a wrong place": (
        "advisors: [{id: trajan, effects: [{place_cube: {from: map, reach: normal}}]}]",
        "components-bad-effect",
        {"part": "advisors", "entry": "trajan", "effect": "place_cube"},
    ),
    "ability that does not exist": (
        "technologies: [{id: navigation, effects: [{ability: flying}]}]",
        "components-bad-effect",
        {"part": "technologies", "entry": "navigation", "effect": "flying"},
    ),
    "unknown stat of a wonder": (
        "wonders: [{id: sphinx, trigger: {type: majority, stat: culture}}]",
        "components-bad-entry",
        {"place": "(sphinx)", "what": "culture"},
    ),
    "unknown stat of a leader": (
        "leaders: [{id: caesar, minor: {stat: culture, value: 3, vp: 3}}]",
        "components-bad-entry",
        {"place": "minor.stat (caesar)", "what": "culture"},
    ),
    "unknown action of a civbot card": (
        "civbots: {cards: [{id: bot_1, actions: [trade]}]}",
        "components-bad-entry",
        {"place": "civbots.cards[0]", "what": "trade"},
    ),
    "unknown stat of a dominion tile": (
        "dominion: {tiles: [{color: red, stats: [culture, military]}]}",
        "components-bad-entry",
        {"place": "dominion.tiles[0]", "what": "culture"},
    ),
    "caps for two epochs only": (
        "civbots: {leader_share_cap: {values: [9, 11]}}",
        "components-bad-entry",
        {"place": "civbots.leader_share_cap.values"},
    ),
    "wonder moved to another epoch": (
        "wonders: [{id: sphinx, epoch: 2}]",
        "components-bad-count",
        {"part": "wonders", "what": "epoch 1", "found": 15, "wanted": 16},
    ),
    "leader taken out": (
        "leaders: [{id: gandhi, remove: true}]",
        "components-bad-count",
        {"part": "leaders", "what": "epoch 3", "found": 5, "wanted": 6},
    ),
    "advisor moved to another set": (
        "advisors: [{id: cicero, civilization: egypt}]",
        "components-bad-count",
        {"part": "advisors", "found": 4, "wanted": 5},
    ),
    "event too many": (
        "events: [{id: flood, de: Flut, en: Flood, year: 1, trigger: {type: any_action}, demand: true, effects: []}]",
        "components-bad-count",
        {"part": "events", "found": 13, "wanted": 12},
    ),
    "territory too many": (
        "map: {territories: [{id: mars, de: Mars, en: Mars}]}",
        "components-bad-count",
        {"part": "map.territories", "found": 14, "wanted": 13},
    ),
    "tile too many": (
        "territory_tiles: {tiles: [{number: 17, vp: 1}]}",
        "components-bad-count",
        {"part": "territory_tiles", "found": 17, "wanted": 16},
    ),
    "civbot card too many": (
        "civbots: {cards: [{id: bot_8, actions: [war]}]}",
        "components-bad-count",
        {"part": "civbots.cards", "found": 8, "wanted": 7},
    ),
    "advisor of an unknown civilization": (
        f"advisors: [{NEW_ADVISOR}]",
        "components-unknown-name",
        {"part": "advisors", "entry": "marvin", "name": "mars", "names": "rome"},
    ),
    "civilization of an unknown colour": (
        "civilizations: [{id: rome, color: pink}]",
        "components-unknown-name",
        {"part": "civilizations", "entry": "rome", "name": "pink", "names": "purple"},
    ),
    "colour without dominion tile": (
        "dominion: {tiles: [{color: red, remove: true}]}",
        "components-unknown-name",
        {"part": "dominion.tiles", "entry": "rome", "name": "red"},
    ),
    "border with an unknown territory": (
        "map: {adjacency: [{pair: [china, mars]}]}",
        "components-unknown-name",
        {"part": "map.adjacency", "entry": "china-mars", "name": "mars", "names": "russia"},
    ),
    "border of three territories": (
        "map: {adjacency: [{pair: [china, india, russia]}]}",
        "components-bad-entry",
        {"place": "map.adjacency[0].pair"},
    ),
    "matrix row too short": ("matrix: {rows: {1: KK}}", "components-bad-row", {"row": 1}),
    "matrix row with an unknown government": (
        "matrix: {rows: {5: ..XSSSSS........}}",
        "components-bad-row",
        {"row": 5, "codes": "KNSEMACUB."},
    ),
    "no cell to start on": ("matrix: {rows: {1: .K..............}}", "components-no-start", {}),
    "government taken out": ("governments: [{id: clan, remove: true}]", "components-bad-row", {"row": 1}),
    "advisor with an action but no symbol": (
        f"advisors: [{{id: cicero, effects: [{{do_action: {WAR}}}]}}]",
        "components-symbol",
        {"entry": "cicero", "action": "war"},
    ),
    "advisor with another symbol": (
        "advisors: [{id: scipio, shows_action: raid}]",
        "components-symbol",
        {"entry": "scipio", "action": "war"},
    ),
    "wonder by action without action": (
        "wonders: [{id: petra, trigger: {type: action}}]",
        "components-bad-trigger",
        {"part": "wonders", "entry": "petra"},
    ),
    "wonder by majority without stat": (
        "wonders: [{id: sphinx, trigger: {type: majority}}]",
        "components-bad-trigger",
        {"part": "wonders", "entry": "sphinx"},
    ),
    "wonder that destroys nothing": (
        "wonders: [{id: mausoleum, trigger: {type: destroy}}]",
        "components-bad-trigger",
        {"part": "wonders", "entry": "mausoleum"},
    ),
    "wonder by any action": (
        "wonders: [{id: petra, trigger: {type: any_action}}]",
        "components-bad-trigger",
        {"part": "wonders", "entry": "petra"},
    ),
    "event by majority": (
        "events: [{id: vesuvius, trigger: {type: majority, stat: wonders}}]",
        "components-bad-trigger",
        {"part": "events", "entry": "vesuvius"},
    ),
    "event by action without action": (
        "events: [{id: vesuvius, trigger: {type: action}}]",
        "components-bad-trigger",
        {"part": "events", "entry": "vesuvius"},
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_is_told_with_its_place(mistake: str) -> None:
    text, id, args = MISTAKES[mistake]
    with pytest.raises(BadInput) as told:
        GAME.table(2, {}, overlay(text))
    assert told.value.id == id
    for name, value in args.items():
        found = told.value.args_by_name[name]
        assert found == value if isinstance(value, int) else value in str(found)


@pytest.mark.parametrize("part", ["wonders", "leaders", "advisors", "events", "governments", "civilizations"])
def test_entry_given_twice_is_told(part: str) -> None:
    data = deepcopy(dict(our_data()))
    data[part] = [*data[part], data[part][0]]
    with pytest.raises(BadInput) as told:
        schema.read(data, "my_cards.yaml")
    assert told.value.id == "components-twice"
    assert told.value.args_by_name == {"part": part, "entry": data[part][0]["id"]}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("wonders: [{id: sphinx", 1),
        ("wonders:\n  - {id: sphinx}\n - oops: [\n", 3),
        ("- sphinx\n- petra\n", 1),
        ("just a sentence", 1),
        ("", 1),
    ],
)
def test_file_that_is_no_map_of_parts_is_told_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "my_cards.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as told:
        load_yaml(path)
    assert told.value.id == "not-yaml"
    assert told.value.args_by_name["path"] == str(path)
    assert abs(int(str(told.value.args_by_name["line"])) - line) <= 1


def test_missing_file_and_file_of_bytes_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as told:
        load_yaml(tmp_path / "nowhere.yaml")
    assert (told.value.id, told.value.args_by_name["path"]) == ("cannot-read", str(tmp_path / "nowhere.yaml"))
    path = tmp_path / "picture.yaml"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(BadInput) as told:
        load_yaml(path)
    assert (told.value.id, told.value.args_by_name["path"]) == ("not-text", str(path))


LEVELS = "{gain_levels: {stat: military, n: 1}}"
ROME_AND_USA = [
    "scipio",
    "trajan",
    "agrippa",
    "vitruvius",
    "cicero",
    "washington",
    "edison",
    "carnegie",
    "lloyd_wright",
    "eisenhower",
]
NONSENSE = {
    "names of parts that are no words": ("1: []\nwunder: []", "1"),
    "list as an id": ("wonders: [{id: [sphinx], en: Cat}]", "wonders"),
    "technology of level 17": ("technologies: [{id: fire, level: 17}]", "technologies"),
    "two technologies of one level": ("technologies: [{id: fire, level: 2}]", "technologies"),
    "technology taken out": ("technologies: [{id: fire, remove: true}]", "technologies"),
    "military bonus at level 17": ("matrix: {military_bonuses: [{level: 17, effects: []}]}", "military_bonuses"),
    "matrix row 18": ("matrix: {rows: {18: KK..............}}", "matrix.rows"),
    "government code of two letters": ("governments: [{id: clan, code: KK}]", "clan"),
    "wonder that destroys less than nothing": (
        "wonders: [{id: mausoleum, trigger: {type: destroy, count: -1}}]",
        "mausoleum",
    ),
    "unknown measure after a round": ("time_circle: {segments: [{round: 1, grey: [feast], brown: []}]}", "feast"),
    "round without measures": ("time_circle: {segments: [{round: 4, remove: true}]}", "time_circle"),
    "measure taken out": ("time_circle: {measures: [{id: new_wonders, remove: true}]}", "new_wonders"),
    "negative price": (f"action_cards: [{{id: military, basic: {{cost_cubes: -1, effects: [{LEVELS}]}}}}]", "military"),
    "wonders taken back by Art": ("action_cards: [{id: art, basic: {take_wonders: -1}}]", "art"),
    "points for an action of levels": (
        f"action_cards: [{{id: military, basic: {{cost_cubes: 1, effects: [{LEVELS}, {{gain_vp: 1}}]}}}}]",
        "military",
    ),
    "levels for a raid": (f"action_cards: [{{id: raid, basic: {{effects: [{LEVELS}]}}}}]", "raid"),
    "sets of no wonders": ("action_cards: [{id: tourism, basic: {vp_per_wonders: {vp: 1, wonders: 0}}}]", "tourism"),
    "sets of wonders without a number": ("action_cards: [{id: tourism, basic: {vp_per_wonders: {vp: 1}}}]", "tourism"),
    "colours for five players only": (
        "civilizations: [{id: rome, remove: true}, {id: usa, remove: true}]\nadvisors: ["
        + ", ".join(f"{{id: {advisor}, remove: true}}" for advisor in ROME_AND_USA)
        + "]",
        "civilizations",
    ),
    "more goals placed than there are": ("civilization_goals: {placed: {value: 11}}", "civilization_goals"),
    "difficulty taken out": ("civbots: {difficulty: [{id: noble, remove: true}]}", "difficulty"),
    "start without a cube to place": ("setup: {cubes_start: {total: 4, used_pool: 4, personal: 0}}", "cubes_start"),
    "start cubes that do not add up": ("setup: {cubes_start: {total: 4, used_pool: 4, personal: 3}}", "cubes_start"),
    "fewer cubes than the civbots use": ("civbots: {cubes: {total: 5}}", "cubes"),
    "civbots without a cube": ("civbots: {cubes: {available_incl_start_territory: 0}}", "cubes"),
}
"""Files that would break off a game or lose pieces."""


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_file_that_would_break_a_game_is_refused(nonsense: str) -> None:
    text, place = NONSENSE[nonsense]
    with pytest.raises(BadInput) as told:
        GAME.table(6, {"goals": "on"}, overlay(text))
    assert place in str(told.value)


def test_a_game_with_an_overlay_keeps_all_invariants() -> None:
    m = Match.new(GAME, 4, {"events": "on", "goals": "on", "dominion": "on"}, seed=9, overlay=overlay(REPLACED))
    s, r = m.state.copy(), Random(9)
    while s.result is None:
        seat = s.asked[0]
        kernel.answer(s, seat, r.choice(kernel.options(s, seat)))
        assert GAME.invariants(s) == []
