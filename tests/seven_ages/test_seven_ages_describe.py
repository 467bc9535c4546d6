"""Every component has a description in both languages, with the figures the rules use."""

from __future__ import annotations

from typing import Any

import pytest
from describe_checks import check_sentences, describing

from zeitalter import find_game
from zeitalter.games.seven_ages.data.components import Components, load_components
from zeitalter.games.seven_ages.words import describe
from zeitalter.texts import LANGUAGES, texts_for

COMPONENTS: Components = find_game("seven_ages").table(4).components
KINDS = [kind for kind in describe.DESCRIPTIONS if kind not in describe.KEYS]
described = describing("seven_ages", describe)


def of_card(text: Any, empire: str, lang: str = "en", components: Components = COMPONENTS) -> list[str]:
    """What is said of the card of an empire, line by line."""
    said: str = text(texts_for("seven_ages", lang), components, components.ids["empire"].index(empire))
    return said.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_component_is_described_in_sentences(kind: str, lang: str) -> None:
    check_sentences(described(kind, id, lang) for id in COMPONENTS.ids[kind])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_described_in_sentences(lang: str) -> None:
    for text in (describe.card_text, describe.powers_text):
        check_sentences("\n".join(of_card(text, empire, lang)) for empire in COMPONENTS.ids["empire"])


def test_all_kinds_are_described() -> None:
    assert set(COMPONENTS.ids) == set(KINDS)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("area_kind", "terrain", "region")])
def test_components_of_a_kind_differ_in_their_descriptions(kind: str) -> None:
    found = {described(kind, id) for id in COMPONENTS.ids[kind]}
    assert len(found) >= len(COMPONENTS.ids[kind]) / 2


def test_every_special_rule_has_words_of_its_own() -> None:
    for lang in LANGUAGES:
        other = texts_for("seven_ages", lang).message("describe-power-other", code="")
        other, vague = other[:8], texts_for("seven_ages", lang).message("describe-if-other")
        for empire in COMPONENTS.ids["empire"]:
            for line in of_card(describe.empire_text, empire, lang):
                assert not line.startswith(other)
                assert vague not in line


def test_an_empire_names_start_leaders_trade_glory_and_special_rules() -> None:
    assert described("empire", "romans").splitlines() == [
        "Empire with a capital, ages 2 and 3.",
        "Begins with 15 money in Rome, with 1 elite marker.",
        "Up to 3 leaders, at the start at least 1.",
        "By name: Caesar (Strategist and Tactician, age 2), Augustus (Administrator and Builder, age 2) "
        "and Trajan (Strategist, age 3).",
        "Trade number +1.",
        "Glory every turn, if first: 3 for areas in Europe, 3 for areas in the whole world, 2 for city value.",
        "Price of units: -1 (Legion).",
        "Movement points to enter an area: 1 (areas with a city of its own).",
    ]


def test_conditions_of_which_one_is_enough_are_joined_by_or() -> None:
    assert "Needs: no religion yet, a land area in China or South East Asia." in described("artefact", "confucianism")
    assert "Capitalism, Democracy or Socialism as government" in described("artefact", "universal_suffrage")
    assert "Front line value: +1 (Cavalry, Fertile land, Steppe or Jungle)." in of_card(
        describe.powers_text, "mauryans"
    )


def test_a_card_tells_all_its_uses() -> None:
    assert of_card(describe.card_text, "romans", "de") == [
        "Wert 3 (Zivilisierung). Reich: Römer. Errungenschaft: Forum. Ereignis: Kasernenaufstand."
    ]


def test_an_event_says_when_and_by_whom_it_is_played() -> None:
    assert described("event", "silk_road").splitlines() == [
        "Trade, before cards are laid; by a player who takes part.",
        "Your side has trade number +2 in this action, and both sides get 2 money.",
    ]
    assert described("event", "tax_revolt").splitlines()[0] == "Production, before income; by another player; hostile."


def test_unit_area_and_colour_name_their_figures() -> None:
    assert described("unit", "galleys").splitlines() == [
        "Naval units, from level 1 (age 1) on, price 2.",
        "Front line 1, support 1, movement 3.",
        "Carries 1 land unit.",
        "A galley: it does not enter oceans.",
    ]
    assert described("area", "palestine").splitlines()[:3] == [
        "Fertile land; Asia; grid M5.",
        "Income 2, movement 1, defence 0.",
        "Name of a city here: Jerusalem.",
    ]
    assert described("colour", "red").splitlines()[1].startswith("35 units: Warriors 4, Archers 2, Spearmen 3")


def test_leaders_tell_their_types_and_types_what_they_can_do() -> None:
    assert described("leader", "romans_caesar", "de") == "Stratege und Taktiker; Römer, ab Zeitalter 2."
    assert described("leader", "unnamed_ad") == "Administrator; without a name, 4 in the cup."
    assert described("leader_type", "scientist").startswith("In a trade you lay 2 cards and use 1 of them.")


def test_figures_of_an_owners_file_are_told() -> None:
    owner = {
        "artefacts": [{"id": "colossus", "effects": [{"op": "modify", "stat": "range", "add": 3}]}],
        "events": [{"id": "brilliant_financier", "effects": [{"op": "money", "amount": 12, "who": "active_empire"}]}],
        "cards": [
            {
                "id": "romans",
                "start_money": 21,
                "special": [
                    {"code": "mine", "effect": {"op": "modify", "stat": "range", "mul": 2, "filter": {"own": True}}},
                    {"code": "odd", "effect": {"op": "vote"}},
                ],
            }
        ],
    }
    theirs = load_components(owner)
    texts = texts_for("seven_ages", "en")
    assert "Range +3." in describe.artefact_text(texts, theirs, theirs.ids["artefact"].index("colossus"))
    event = theirs.ids["event"].index("brilliant_financier")
    assert describe.event_text(texts, theirs, event).endswith("gets 12 money.")
    lines = of_card(describe.empire_text, "romans", components=theirs)
    assert lines[1].startswith("Begins with 21 money")
    assert lines[-2:] == ["Range: times 2 (under conditions).", "Special rule: odd."]
