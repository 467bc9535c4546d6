"""Cautions: what somebody should know before giving an answer reaches only whom it concerns and tells no secret."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.engine.values import NUMBER, SEAT, Action
from zeitalter.kit import cautions
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import Caution
from zeitalter.server.wire.json_cache import MatchEncoder
from zeitalter.server.wire.positions import Position
from zeitalter.testing.secrecy import worlds_look_alike

HISTORIA = find_game("historia")


def cautious(caution: Any) -> Declaration:
    """Historia with cautions of our own."""
    return Declaration(**{**HISTORIA.parts(), "sight": replace(HISTORIA.sight, caution=caution)})


def about_the_second(s: Any, seat: int, action: Action) -> Caution | None:
    options = s.stack[-1].options(s, seat)
    return Caution("cost", "two", ((SEAT, seat), (NUMBER, 2))) if action == options[1] else None


def now(match: Match, seat: int | None) -> Any:
    return json.loads(Position(match, MatchEncoder(match), "").message(seat, -1))


def test_a_caution_is_sent_beside_its_option_to_the_asked_seat_alone() -> None:
    match = Match.new(cautious(about_the_second), 3, seed=1)
    asked = match.asked()[0]
    assert now(match, asked)["cautions"] == {"1": ["cost", "two", [["seat", asked], ["number", 2]]]}
    assert "cautions" not in now(match, None)
    others = [seat for seat in range(3) if seat not in match.asked()]
    assert not any("cautions" in now(match, seat) for seat in others)


def test_without_cautions_none_are_sent() -> None:
    match = Match.new(cautious(lambda s, seat, action: None), 3, seed=1)
    assert "cautions" not in now(match, match.asked()[0])


def test_of_very_many_answers_none_is_cautioned_about(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(cautious(about_the_second), 3, seed=1)
    seat = match.asked()[0]
    assert list(cautions.cautions_of(match.game, match.state, seat)) == [1]
    monkeypatch.setattr(cautions, "MOST_OPTIONS", 1)
    assert cautions.cautions_of(match.game, match.state, seat) == {}


def _many_worlds(match: Match) -> None:
    for n in range(20):
        worlds_look_alike(match.game, match.state, Random(n))


def test_a_caution_that_knows_too_much_breaks_the_law() -> None:
    def leaky(s: Any, seat: int, action: Action) -> Caution | None:
        hidden = next(card for zone in s.zones for card, known in zip(zone.cards, zone.known, strict=True) if not known)
        return Caution("idle", "leak", ((NUMBER, hidden),))

    match = Match.new(cautious(leaky), 3, seed=1)
    with pytest.raises(AssertionError, match="a caution depends on what the seat does not know"):
        _many_worlds(match)


def test_an_honest_caution_keeps_the_law() -> None:
    match = Match.new(cautious(about_the_second), 3, seed=1)
    worlds_look_alike(match.game, match.state, Random(1))


def test_the_sentence_of_a_caution_has_its_values() -> None:
    class Spoken:
        def message(self, id: str, attribute: str | None = None, **args: Any) -> str:
            return f"{id} {args}"

        def args(self, match: Match, kinds: Any, values: Any) -> dict[str, Any]:
            return dict(zip((kind.name for kind in kinds), values, strict=True))

    match = Match.new(HISTORIA, 3, seed=1)
    found = Caution("cost", "two", ((NUMBER, 2),))
    assert cautions.caution_text(Spoken(), match, found) == "caution-two {'number': 2}"
