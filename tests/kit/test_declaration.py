"""A part of a game that is missing or misspelt is named in one sentence when the game is imported."""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

import zeitalter.games
from zeitalter import find_game, game_ids
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_checks import BrokenGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "pebbles"
Spoil = Callable[..., str]
TURNS, GAME = "rules/turns.py", "game.py"


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Spoil:
    """What is said of the example after one change of a file."""
    monkeypatch.setattr(zeitalter.games, "__path__", [*zeitalter.games.__path__, str(tmp_path)])

    def spoil(file: str, old: str, new: str) -> str:
        name = f"pebbles_{abs(hash(request.node.name)) % 10**9}"
        shutil.copytree(EXAMPLE, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        for path in (tmp_path / name).rglob("*.py"):
            path.write_text(path.read_text().replace("zeitalter.games.pebbles", f"zeitalter.games.{name}"))
        path = tmp_path / name / file
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))
        with pytest.raises(BrokenGame) as error:
            find_game(name)
        said = str(error.value).replace(name, "pebbles")
        assert "\n" not in said
        return said

    return spoil


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (GAME, "quick_seats=3, ", "", "pebbles/game.py: the part Facts lacks 'quick_seats'"),
        (
            GAME,
            "quick_seats=",
            "quik_seats=",
            "pebbles/game.py: the part Facts has no 'quik_seats'; 'quick_seats' is meant?",
        ),
        (
            GAME,
            "    words=Words(",
            "    wrds=Words(",
            "pebbles/game.py: the part Declaration has no 'wrds'; 'words' is meant?",
        ),
        (GAME, "        invariants=turns.invariants,\n", "", "pebbles/game.py: the part Rules lacks 'invariants'"),
        (GAME, "invariants=turns.invariants", 'invariants="turns"', "pebbles/game.py: Rules.invariants is no function"),
        (
            GAME,
            "turns.invariants",
            "turns.invariant",
            "'zeitalter.games.pebbles.rules.turns' has no attribute 'invariant'",
        ),
        (GAME, "import State\n", "import Stat\n", "cannot import name 'Stat'"),
        (GAME, "quick_seats=3", "quick_seats=6", "Facts.quick_seats is 6, which is not between 2 and 5 seats"),
        (GAME, r'r"P\d+"', r'r"(P)\d+"', "Facts.rule_numbers has a group"),
        (GAME, r'r"P\d+"', r'r"[P"', "Facts.rule_numbers is no pattern"),
        (GAME, 'chapters=("game-over",)', 'chapters=("game_over",)', "Vocabulary.chapters names 'game_over'"),
        (GAME, 'chapters=("game-over",)', 'turn_ends=("stop",)', "Vocabulary.turn_ends names 'stop'"),
        (GAME, "chapters=(turns,)", "chapters=()", "Rules.chapters lacks the module turns, which has the step Take"),
        (TURNS, 'PROMPTS = {"Take"', 'PROMPTS = {"Tak"', "Vocabulary.prompts lacks the question Take"),
        (GAME, '/ "words"', '/ "word"', "Words.folder has no file de.ftl"),
        (GAME, "GAME = Declaration(", "GAME = dict(", "pebbles/game.py: GAME is not a Declaration"),
    ],
)
def test_what_is_wrong_is_named(spoilt: Spoil, file: str, old: str, new: str, said: str) -> None:
    assert said in spoilt(file, old, new)


@pytest.mark.parametrize("id", game_ids())
def test_every_game_brings_all_parts(id: str) -> None:
    game = find_game(id)
    assert isinstance(game, Declaration)
    assert all(game.parts().values())
    assert game.words.guide is not None
    assert game.bot is not None
    assert game.bot.explain is not None
    assert {field.name for field in fields(game.facts)} == {
        "id",
        "seats",
        "quick_seats",
        "rules_version",
        "rule_numbers",
        "minutes",
        "weight",
    }


@pytest.mark.parametrize("id", game_ids())
def test_another_process_finds_the_same_game(id: str) -> None:
    assert pickle.loads(pickle.dumps(find_game(id))) is find_game(id)
