"""Where components and rules come from: one source or several, and how sure we are in three words."""

from __future__ import annotations

from typing import Any

import pytest
from visitors import Visitor

from zeitalter import find_game, game_ids
from zeitalter.kit.origin import origin


@pytest.mark.parametrize(
    ("entry", "sure"),
    [
        ({"source": "rules"}, "high"),
        ({"source": "ours"}, "low"),
        ({"source": ["guide", "ours"]}, "low"),
        ({"source": "ours", "confidence": "medium"}, "medium"),
        ({"source": "public", "confidence": 0.8}, "high"),
        ({"source": "public", "confidence": 0.79}, "medium"),
        ({"source": ["guide", "public"], "confidence": 0.5}, "medium"),
        ({"source": "ours", "confidence": 0.3}, "low"),
        ({"source": "guide", "confidence": 1}, "high"),
    ],
)
def test_confidence_is_a_word_or_a_number(entry: dict[str, Any], sure: str) -> None:
    assert origin(entry) == {"source": entry["source"], "confidence": sure}


def test_parts_of_a_component_have_their_own_origin() -> None:
    entry = {"source": "ours", "confidence": 0.3, "name_source": "public", "name_confidence": 0.6}
    assert origin(entry, "name_") == {"source": "public", "confidence": "medium"}


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_rules_bear_their_origin_if_the_game_tells_it(game: str, lang: str) -> None:
    book = Visitor().get(f"/api/rules/{game}/{lang}")
    rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    known = find_game(game).words.rule_sources()
    assert {rule["number"] for rule in rules if "origin" in rule} == set(known)
    for rule in rules:
        if "origin" in rule:
            assert rule["origin"] == origin(known[rule["number"]])
