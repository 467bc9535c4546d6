"""The examples for learners run, and what they make is clearly better than random."""

from __future__ import annotations

import ast
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def names_in(example: str) -> dict[str, Any]:
    return run_path(str(EXAMPLES / example))


def test_a_bot_in_thirty_lines_beats_random_players() -> None:
    won: float = names_in("thirty_lines/play.py")["wins"](24)
    assert won > 9  # a fair share would be 6


def test_it_has_thirty_lines() -> None:
    """Without its documentation."""
    tree = ast.parse((EXAMPLES / "thirty_lines/play.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.Pass()]
    assert len(ast.unparse(tree).replace("\n\n", "\n").strip().splitlines()) <= 30


def test_a_trained_agent_beats_random_players() -> None:
    for module in ("numpy", "sklearn", "pettingzoo"):
        pytest.importorskip(module)
    share: float = names_in("trained_agent/train.py")["train"](games=25, rounds=2, tests=40)
    assert share > 0.45  # a fair share would be 0.25
