"""Every component has a description in both languages, with the figures the rules use."""

from __future__ import annotations

import pytest
from describe_checks import check_sentences, describing

from zeitalter import find_game
from zeitalter.games.new_dawn.data.components import Components
from zeitalter.games.new_dawn.words import describe
from zeitalter.texts import LANGUAGES

KINDS = (
    "focus",
    "wonder",
    "leader",
    "people",
    "city_state",
    "pact",
    "nature",
    "agenda",
    "victory",
    "resource",
    "terrain",
    "tile",
)


COMPONENTS: Components = find_game("new_dawn").table(4).components
described = describing("new_dawn", describe)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_component_is_described_in_sentences(kind: str, lang: str) -> None:
    check_sentences(described(kind, id, lang) for id in COMPONENTS.ids[kind])


def test_all_kinds_but_plain_numbers_and_letters_are_described() -> None:
    assert set(COMPONENTS.ids) - set(KINDS) == {"side", "letter", "space"}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("terrain",)])
def test_components_of_a_kind_differ_in_their_descriptions(kind: str) -> None:
    found = {described(kind, id) for id in COMPONENTS.ids[kind]}
    assert len(found) >= len(COMPONENTS.ids[kind]) / 2


def test_focus_card_names_type_level_effects_and_worth_of_tokens() -> None:
    assert described("focus", "early_empire").splitlines() == [
        "Culture, level 1.",
        "Place up to 2 control tokens next to your cities, on spaces at most as difficult as the slot.",
        "Every trade token brings 1 more control token.",
    ]


def test_choices_of_a_card_are_told_apart() -> None:
    lines = described("focus", "iron_working").splitlines()
    assert lines[1].startswith("Either: Reinforce")
    assert lines[2] == (
        "Or: Attack up to 2 times, up to 3 spaces away. Combat value: die and slot. "
        "The combat value is 1 higher. Against barbarians it is 3 higher."
    )
    assert (
        described("focus", "flight", "de")
        .splitlines()[2]
        .endswith("Gezählt werden darf auch über Wasser, fremde Städte, Barbaren und Stadtstaaten.")
    )


def test_economy_cards_say_how_many_caravans_are_usable() -> None:
    assert "1 caravan is usable." in described("focus", "foreign_trade")
    assert "3 caravans are usable." in described("focus", "capitalism")


def test_wonder_names_type_era_cost_and_resources() -> None:
    lines = described("wonder", "forbidden_city").splitlines()
    assert lines[0] == "Cultural world wonder, medieval. Cost 9, fitting resources: Marble and Oil."
    assert described("wonder", "potala_palace").endswith(
        "up to 4 diplomacy cards of every other player; when built, you take up to 3."
    )


def test_leader_names_people_and_starting_row() -> None:
    assert described("leader", "rome", "de").splitlines()[0] == (
        "Rom. Die Fokusreihe von Platz 1 bis 5: Wissenschaft, Wirtschaft, Militär, Kultur, Industrie."
    )


def test_agenda_with_two_ways_names_both() -> None:
    assert described("agenda", "warmonger") == "One rival capital defeated or 2 conquered city-states."
