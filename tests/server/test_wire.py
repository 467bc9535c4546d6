"""What goes over the wire is put together from parts that are encoded once: it is the same as if encoded anew."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.engine.forms import sample
from zeitalter.games import game_ids
from zeitalter.server.encoding import json_bytes
from zeitalter.server.wire.json_cache import MatchEncoder, encode_parts
from zeitalter.server.wire.positions import Position
from zeitalter.server.wire.readable import events_to_json, option_to_json


def plain(value: Any) -> Any:
    return json.loads(json_bytes(value))


HISTORIA: list[tuple[str, dict[str, str]]] = [
    ("historia", {}),
    ("historia", {"dominion": "on"}),
    ("historia", {"civbots": "1"}),
]
OTHERS: list[tuple[str, dict[str, str]]] = [(game, {}) for game in game_ids() if game != "historia"]


@pytest.mark.parametrize(("id", "options"), [*HISTORIA, *OTHERS])
def test_positions_are_as_if_encoded_anew(id: str, options: dict[str, str]) -> None:
    game = find_game(id)
    match, r = Match.new(game, 3, options, seed=1), Random(1)
    encoder = MatchEncoder(match)
    for _ in range(400):
        known = max(-1, len(match.log) - r.randint(0, 12))
        everybody: set[int | None] = {None, *range(3)}
        position = Position(match, encoder, "now")
        for seat in everybody:
            message = json.loads(position.message(seat, known))
            assert message["view"] == plain(match.view(seat))
            assert message["events"] == plain(events_to_json(match, seat, known))
            asked = seat is not None and seat in match.asked()
            offered = match.options(seat) if seat is not None and asked else []
            assert message["options"] == [plain(option_to_json(match, option)) for option in offered]
        if match.over:
            return
        seat = r.choice(list(match.asked()))
        if match.undo_points(seat) and r.random() < 0.2:
            match.undo(seat)
        else:
            match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))


def test_a_part_that_has_not_changed_is_not_encoded_again() -> None:
    match = Match.new(find_game("historia"), 2, seed=1)
    memo: dict[Any, Any] = {}
    first, second = match.views((0,), memo)[0], match.views((0,), memo)[0]
    assert encode_parts(first)["civs"][1] is encode_parts(second)["civs"][1]
    assert encode_parts(first)["tiles"] is encode_parts(second)["tiles"]
