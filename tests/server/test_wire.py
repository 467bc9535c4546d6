"""What goes over the wire is put together from parts that are encoded once: it is the same as if encoded anew."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.server.encoding import json_bytes
from zeitalter.server.wire.json_cache import MatchEncoder, encode_parts
from zeitalter.server.wire.positions import Position
from zeitalter.server.wire.readable import events_to_json


def plain(value: Any) -> Any:
    return json.loads(json_bytes(value))


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {"dominion": "on"}), (3, {"civbots": "1"})])
def test_positions_are_as_if_encoded_anew(seed: int, options: dict[str, str]) -> None:
    game = find_game("historia")
    match, r = Match.new(game, 3, options, seed=seed), Random(seed)
    encoder = MatchEncoder(match)
    while True:
        known = max(-1, len(match.log) - r.randint(0, 12))
        everybody: set[int | None] = {None, *range(3)}
        position = Position(match, encoder, "now")
        for seat in everybody:
            message = json.loads(position.message(seat, known))
            assert message["view"] == plain(match.view(seat))
            assert message["events"] == plain(events_to_json(match, seat, known))
            asked = seat is not None and seat in match.asked()
            offered = match.options(seat) if seat is not None and asked else []
            assert message["options"] == [plain(game.action_to_json(match.table, option)) for option in offered]
        if match.over:
            return
        seat = r.choice(match.asked())
        if match.undo_points(seat) and r.random() < 0.2:
            match.undo(seat)
        else:
            match.play(seat, r.choice(match.options(seat)))


def test_a_part_that_has_not_changed_is_not_encoded_again() -> None:
    match = Match.new(find_game("historia"), 2, seed=1)
    memo: dict[Any, Any] = {}
    first, second = match.views((0,), memo)[0], match.views((0,), memo)[0]
    assert encode_parts(first)["civs"][1] is encode_parts(second)["civs"][1]
    assert encode_parts(first)["tiles"] is encode_parts(second)["tiles"]
