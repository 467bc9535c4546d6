"""What the end of a game shows beside points: tie-breaks that agree with the ranking, luck counted from the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from zeitalter.engine import files
from zeitalter.engine.match import Match
from zeitalter.games import find_game, game_ids
from zeitalter.kit.declaration import declared
from zeitalter.texts import LANGUAGES, texts_for

TESTS = Path(__file__).parents[1]
OF_EACH_GAME = 3


def recorded() -> list[Path]:
    """The smallest recorded games of every game."""
    found = []
    for game in game_ids():
        all_files = sorted((TESTS / game / "recorded").glob("*.json"), key=lambda path: path.stat().st_size)
        found += all_files[:OF_EACH_GAME]
    return found


def merits(match: Match) -> list[tuple[Any, ...]]:
    """What players are compared by: points and tie-breaks; on a track the field comes before the points."""
    result = match.result
    assert result is not None
    sight = declared(match.game).sight
    assert sight.tie_breaks is not None
    ties = [values for _, values in sight.tie_breaks(match.state)]
    field_first = match.game.id == "civilization"
    ties = ties[:1] if field_first else ties  # cities only decide who of those who arrive together is first
    rows = list(zip(*ties, strict=True)) if ties else [()] * len(result["points"])
    points = result["points"]
    return [(*row, points[i]) if field_first else (points[i], *row) for i, row in enumerate(rows)]


@pytest.mark.parametrize("path", recorded(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_ranking_follows_points_and_tie_breaks(path: Path) -> None:
    match = files.load(path, find_game)
    assert match.result is not None
    found = merits(match)
    order = match.result["ranking"]
    if match.result["how"] in ("areas", "tie-break", "finish") and match.game.id == "civilization":
        order = order[1:]  # the first is who arrived, whatever the totals of the others
    assert [found[party] for party in order] == sorted((found[party] for party in order), reverse=True)


@pytest.mark.parametrize("id", game_ids())
def test_tie_breaks_and_luck_have_their_words_and_a_number_for_everybody(id: str) -> None:
    game = find_game(id)
    match = Match.new(game, game.facts.quick_seats, seed=1)
    assert game.sight.tie_breaks is not None
    ties = game.sight.tie_breaks(match.state)
    assert ties
    for lang in LANGUAGES:
        texts = texts_for(id, lang)
        for tie, values in ties:
            assert texts.message(f"tie-{tie}")
            assert len(values) == len(game.sight.points(match.state))
        for event in game.vocabulary.luck:
            assert texts.message(f"luck-{event}", count=2, total="+3")


@pytest.mark.parametrize("id", game_ids())
def test_luck_is_read_from_arguments_that_an_event_has(id: str) -> None:
    game = find_game(id)
    for event, luck in game.vocabulary.luck.items():
        kinds = game.events[event]
        assert kinds[luck.who].name == "seat"
        for place in (luck.value, luck.against):
            assert place is None or kinds[place].name == "number"
        assert luck.sign in (1, -1)
