"""Fields of component files that no rule reads: refused to owners, shown to nobody, and truly without effect."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.match import Match
from zeitalter.games import find_game, game_ids
from zeitalter.kit.differences import differences
from zeitalter.kit.read_fields import check_has_effect, only_read, read_differences

READ: dict[str, dict[str, Any]] = {
    "civilization": {"nations": [{"id": "kreta", "name_de": "Insel"}], "map": {"volcanoes": {"vesuv": {"areas": []}}}},
    "historia": {"setup": {"start_advisors": {"value": 2}}, "leaders": [{"id": "caesar", "epoch": 2}]},
    "new_dawn": {"tech_dial": {"overflow_to": 9}, "terrain": [{"id": "hills", "difficulty": 3}]},
    "seven_ages": {"constants": {"fort_cost": {"value": 9}}, "unit_types": [{"id": "legion", "cost": 4}]},
}
UNREAD: dict[str, list[tuple[dict[str, Any], str]]] = {
    "civilization": [
        ({"tokens": {"ships_per_player": {"value": 9}}}, "tokens.ships_per_player.value"),
        ({"calamities": {"list": [{"id": "piraterie", "tradable": False}]}}, "calamities.list (piraterie).tradable"),
        ({"nations": [{"id": "kreta", "ast": 3, "name_de": "Insel"}]}, "nations (kreta).ast"),
        ({"map": {"waters": {"vansee": {"x": 1}}}}, "map.waters.vansee.x"),
    ],
    "historia": [
        ({"setup": {"start_vp": {"value": 5}}}, "setup.start_vp.value"),
        ({"events": [{"id": "vesuvius", "year": 80}]}, "events (vesuvius).year"),
        ({"action_cards": [{"id": "art", "symbol": {"de": "Bild", "en": "picture"}}]}, "action_cards (art).symbol.de"),
        ({"time_circle": {"epochs": {"value": 4}}}, "time_circle.epochs.value"),
    ],
    "new_dawn": [
        ({"limits": {"wonders_per_city": 2}}, "limits.wonders_per_city"),
        ({"terrain": [{"id": "hills", "difficulty": 3, "focus_slot": 5}]}, "terrain (hills).focus_slot"),
        ({"world_wonders": {"eras": [{"id": "modern", "remove": True}]}}, "world_wonders.eras (modern)"),
        ({"component_counts": {"dice": 3}}, "component_counts.dice"),
    ],
    "seven_ages": [
        ({"scenarios": [{"id": "new", "cost": 1}]}, "scenarios (new).cost"),
        ({"counter_mixes": {"pink": {"theme": "x"}}}, "counter_mixes.pink.theme"),
        ({"constants": {"loot_share": {"rounded": "down"}}}, "constants.loot_share.rounded"),
        ({"crusade": {"removal": []}}, "crusade.removal"),
    ],
}
"""For each game what an owner could write, and the place that is named."""


def rules_of(game: str) -> Any:
    return find_game(game).rules  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", game_ids())
def test_what_a_rule_reads_may_be_changed_and_is_told(game: str) -> None:
    rules = rules_of(game)
    check_has_effect(rules.our_components(), READ[game], rules.schema, "mine.yaml")
    assert [
        found.part.partition(".")[0] for found in read_differences(rules.our_components(), READ[game], rules.schema)
    ]


@pytest.mark.parametrize(("game", "n"), [(game, n) for game in game_ids() for n in range(4)])
def test_what_no_rule_reads_is_refused_with_its_place(game: str, n: int) -> None:
    overlay, place = UNREAD[game][n]
    rules = rules_of(game)
    with pytest.raises(BadInput) as error:
        check_has_effect(rules.our_components(), overlay, rules.schema, "mine.yaml")
    assert (error.value.id, error.value.args_by_name) == ("components-no-effect", {"path": "mine.yaml", "place": place})


@pytest.mark.parametrize("game", game_ids())
def test_remarks_on_where_something_comes_from_are_always_welcome(game: str) -> None:
    rules = rules_of(game)
    part = next(part for part, said in rules.our_components().items() if isinstance(said, list) and "id" in said[0])
    remark = {part: [{"id": rules.our_components()[part][0]["id"], "note": "mine", "source": "box"}]}
    check_has_effect(rules.our_components(), remark, rules.schema, "mine.yaml")
    assert read_differences(rules.our_components(), remark, rules.schema) == []


def test_a_game_without_a_schema_reads_everything() -> None:
    check_has_effect({"a": {"b": 1}}, {"a": {"b": 2}}, None, "mine.yaml")
    assert only_read({"a": {"b": 1}}, None) == {"a": {"b": 1}}


# -- the truth of it ---------------------------------------------------------------------------------------------------


def altered(ours: Any, read: Any) -> Any:
    """Our data with other figures wherever no rule reads them."""
    if isinstance(ours, dict) and isinstance(read, dict):
        return {key: altered(value, read[key]) if key in read else other(value) for key, value in ours.items()}
    if isinstance(ours, list) and isinstance(read, list):
        return [altered(one, two) for one, two in zip(ours, read, strict=True)]
    return ours


def other(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: other(below) for key, below in value.items()}
    if isinstance(value, list):
        return [other(below) for below in value]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):  # stays within bounds, and what was told apart by it still is
        return value + 1 if value % 2 or not value else value - 1
    return value


def our_own(game: str) -> list[str]:
    """The parts that no owner can change at all."""
    found = []
    for part, said in rules_of(game).our_components().items():
        try:
            find_game(game).table(find_game(game).max_seats, {}, {part: said})
        except BadInput:
            found.append(part)
    return found


@pytest.mark.parametrize("game", game_ids())
def test_a_game_goes_the_same_way_whatever_stands_where_no_rule_reads(game: str) -> None:
    rules, fixed = rules_of(game), our_own(game)
    ours = dict(rules.our_components())
    theirs = {part: said for part, said in altered(ours, only_read(ours, rules.schema)).items() if part not in fixed}
    assert differences({part: ours[part] for part in theirs}, theirs)
    assert read_differences(ours, theirs, rules.schema) == []
    seats = find_game(game).max_seats
    usual, house = (Match.new(find_game(game), seats, {}, bytes(32), overlay) for overlay in (None, theirs))
    assert house.table.components is not usual.table.components
    for match in (usual, house):
        kernel.play_out(match.state, Random(1), 400)
    positions = [match.game.state_to_json(match.state) for match in (house, usual)]
    assert positions[0] == positions[1]
