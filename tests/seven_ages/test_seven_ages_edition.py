"""The page about this edition: guide, public or ours for every rule, card, artefact, event, unit and area."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import find_game
from zeitalter.games.seven_ages.data.components import our_data
from zeitalter.games.seven_ages.words import sources
from zeitalter.server.wire import game_data
from zeitalter.texts import LANGUAGES, texts_for
from zeitalter.texts.rule_book import all_rules

GAME = find_game("seven_ages")
WORDS = {"guide", "public", "ours"}


def about() -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = game_data.data(GAME)["about"]
    return found


def test_every_rule_says_where_it_comes_from() -> None:
    for lang in LANGUAGES:
        assert [rule.number for rule in all_rules(GAME, lang)] == list(sources.rules())
    pages = {page["id"] for page in our_data()["meta"]["public_sources"]}
    for entry in sources.rules().values():
        assert set(entry["source"]) <= WORDS
        assert 0 < entry["confidence"] <= 1
        assert set(entry.get("pages", ())) <= pages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_pages_bear_the_mark_of_each_rule(lang: str) -> None:
    rules = {rule["number"]: rule for chapter in game_data.rules(GAME, lang)["chapters"] for rule in chapter["rules"]}
    assert rules["S3"]["origin"] == {"source": ["guide"], "confidence": "high"}
    assert rules["S7"]["origin"] == {"source": ["guide", "public", "ours"], "confidence": "low"}
    assert all("origin" in rule for rule in rules.values())


@pytest.mark.parametrize("kind", sorted(set(GAME.table(4).components.ids) - {"area_kind", "region"}))
def test_every_component_says_where_it_comes_from(kind: str) -> None:
    found = about()[kind]
    assert set(found) == set(GAME.table(4).components.ids[kind])
    for entry in found.values():
        for part in (entry, *entry.get("parts", {}).values()):
            assert part["source"] in WORDS
            assert part["confidence"] in ("high", "medium", "low")


def test_regions_and_figures_say_it_too() -> None:
    assert set(about()["region"]) == set(GAME.table(4).components.ids["region"]) - {"world"}
    figures = about()["figure"]
    assert set(our_data()["constants"]) < set(figures)
    assert figures["hand_after_destiny"] == {"source": "public", "confidence": "medium", "values": {"value": "5, 6, 7"}}
    assert figures["max_empires_per_player"]["values"]["value"] == "2: 7, 3: 5, 4: 4, 5: 3, 6: 3, 7: 3"


def test_names_may_come_from_elsewhere() -> None:
    assert about()["empire"]["romans"]["parts"]["name"] == {"source": "guide", "confidence": "high"}
    assert about()["area"]["palestine"]["parts"]["name"] == {"source": "guide", "confidence": "high"}
    assert "parts" not in about()["area"]["scotland"]
    assert about()["artefact"]["forum"]["parts"]["layout"] == {"source": "ours", "confidence": "low"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_part_source_and_figure_has_a_name(lang: str) -> None:
    texts = texts_for("seven_ages", lang)
    assert texts.message("about-lead")
    assert all(texts.message(f"about-source-{source}") for source in WORDS)
    for kind, entries in about().items():
        assert texts.message(f"about-kind-{kind}")
        for part in {part for entry in entries.values() for part in entry.get("parts", {})}:
            assert texts.message(f"about-part-{part}")
    assert all(texts.message(f"about-figure-{id}") for id in about()["figure"])
