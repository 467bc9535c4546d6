"""Recorded games: complete games, one for every way a game can end, replayed and compared with their stored position.

`record.py` beside this file finds and writes them. A recording that no longer replays shows a changed rule: either the
change was a mistake, or the number of the rules grows and the games are recorded again.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import zeitalter
from zeitalter.engine.match import Match
from zeitalter.testing import rule
from zeitalter.testing.recorded import check_recorded

FOLDER = Path(__file__).with_name("recorded")
SCORING = Path(zeitalter.__file__).parent / "games" / "historia" / "rules" / "scoring.py"
RECORDED = sorted(path.stem for path in FOLDER.glob("*.json"))
LARGEST = 60_000
LAST_ROUND = 12


@cache
def recorded(name: str) -> Match:
    """A recorded game, replayed once and compared with its file."""
    return check_recorded(FOLDER / f"{name}.json")


def ways() -> set[str]:
    """Every word the module of the end of the game uses for how a game ended."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(SCORING.read_text(encoding="utf-8"))):
        said: ast.expr | None = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_result":
            said = node.args[1]
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "how" for t in node.targets):
            said = node.value
        if isinstance(said, ast.IfExp):
            found |= {part.value for part in (said.body, said.orelse) if isinstance(part, ast.Constant)}
        elif isinstance(said, ast.Constant):
            found.add(said.value)
    return found


def test_every_way_a_game_can_end_is_recorded() -> None:
    assert ways() == {"points", "tie-break", "shared", "solo win", "solo loss", "solo elimination"}
    assert {str((recorded(name).result or {})["how"]) for name in RECORDED} == ways()


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_game_replays_to_its_stored_end(name: str) -> None:
    assert recorded(name).over


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_game_is_small(name: str) -> None:
    assert (FOLDER / f"{name}.json").stat().st_size < LARGEST


@rule("H87", "H87a", "H111", "H112", "D24", "A46")
@pytest.mark.parametrize("name", RECORDED)
def test_recorded_result_follows_from_points_and_levels(name: str) -> None:
    match = recorded(name)
    s, result = match.state, match.result
    assert result is not None
    people = range(s.players)
    assert result["points"] == s.vp
    if s.players == 1:
        beaten = all(s.vp[0] > s.vp[bot] for bot in range(1, len(s.vp)))
        wanted = "solo elimination" if not s.land[0] else "solo win" if beaten else "solo loss"
        assert (result["how"], result["winners"]) == (wanted, [0] if wanted == "solo win" else [])
        assert s.round == LAST_ROUND or wanted == "solo elimination"
        return
    assert s.round == LAST_ROUND
    score = {seat: (s.vp[seat], s.technology[seat] + s.military[seat]) for seat in people}
    most = max(s.vp[: s.players])
    first = [seat for seat in people if s.vp[seat] == most]
    best = [seat for seat in people if score[seat] == max(score.values())]
    assert result["winners"] == best
    assert result["how"] == ("points" if len(first) == 1 else "tie-break" if len(best) == 1 else "shared")


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_game_tells_its_end_as_the_last_thing(name: str) -> None:
    match = recorded(name)
    last = match.events(None)[-1][1]
    how = str((match.result or {})["how"])
    told = {"solo win": "solo-won", "solo loss": "solo-lost", "solo elimination": "solo-eliminated"}
    assert last.id == told.get(how, "game-over")


@pytest.mark.parametrize("name", RECORDED)
def test_any_position_of_a_recorded_game_can_be_looked_at(name: str) -> None:
    match = recorded(name)
    half = len(match.log) // 2
    assert match.game.state_to_json(match.state_at(half)) == match.game.state_to_json(match.at(half).state)
