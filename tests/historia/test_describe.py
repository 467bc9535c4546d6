"""Every component has a description in both languages, made of what is printed on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from zeitalter import find_game
from zeitalter.games.historia.data.components import ADVISOR, LEVELS, Components, compile_effects, our_data
from zeitalter.games.historia.rules.effects import EXECUTORS
from zeitalter.games.historia.words import describe
from zeitalter.texts import LANGUAGES, Texts

GAME = find_game("historia")
FAMILIES = ("effect-", "trigger-", "describe-")
PARTS = {
    "wonder": describe.wonder_text,
    "leader": describe.leader_text,
    "advisor": describe.advisor_text,
    "event": describe.event_text,
    "goal": describe.goal_text,
    "card": describe.card_text,
    "government": describe.government_text,
    "ability": describe.ability_text,
}
EVERY_EFFECT: list[dict[str, Any]] = [
    {"gain_vp": 1},
    {"lose_vp": 1},
    {"recover_cubes": 1},
    {"receive_cubes": 1},
    {"pay_cubes": 1},
    {"destroy_cubes": 1},
    {"recover_oldest_cards": 1},
    {"recover_chosen_cards": 1},
    {"refresh_wonders": 1},
    {"refresh_wonders": "all"},
    {"gain_levels": {"stat": "technology", "n": 1}},
    {"gain_levels": {"stat": "military", "n": 1}},
    {"lose_levels": {"stat": "technology", "n": 1}},
    {"lose_levels": {"stat": "military", "n": 1}},
    {"build_wonders": 1},
    {"lose_wonders": 1},
    {"place_cube": {"from": "personal", "reach": "normal"}},
    {"place_cube": {"from": "personal", "reach": "anywhere"}},
    {"place_cube": {"from": "used", "reach": "normal"}},
    {"place_cube": {"from": "used", "reach": "anywhere"}},
    {"do_action": {"action": "trade", "mode": "best", "free": True, "ignore_requirement": False}},
    {"do_action": {"action": "art", "mode": "basic", "free": True, "ignore_requirement": True}},
    {"do_action": {"action": "war", "mode": "basic", "free": False, "ignore_requirement": True}},
    {"draw_advisors": 1},
    {"unlock_card": "war"},
    {"set_card_limit": 2},
    {"ability": "navigation"},
]


@cache
def texts(lang: str) -> Texts:
    return Texts("historia", lang)


def components(options: dict[str, Any] | None = None, overlay: dict[str, Any] | None = None) -> Components:
    found: Components = GAME.table(3, options, overlay).components
    return found


def told(lang: str, kind: str, id: str, c: Components | None = None) -> str:
    c = c or components()
    return PARTS[kind](texts(lang), c, c.ids[kind].index(id))


def every_description(t: Any, c: Components) -> dict[tuple[str, int], str]:
    found = {(kind, i): tell(t, c, i) for kind, tell in PARTS.items() for i in range(len(c.ids[kind]))}
    for level in range(1, LEVELS + 1):
        found["technology", level] = describe.technology_text(t, c, level)
        found["military", level] = describe.military_text(t, c, level)
    return found


def test_every_component_is_described_differently_in_each_language() -> None:
    english, german = (every_description(texts(lang), components()) for lang in ("en", "de"))
    assert english.keys() == german.keys()
    for component, text in english.items():
        assert text != german[component]
        assert text.endswith(".")
        assert german[component].endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_descriptions_are_one_or_two_lines(lang: str) -> None:
    for text in every_description(texts(lang), components()).values():
        assert 1 <= len(text.splitlines()) <= 2
        for line in text.splitlines():
            assert line[0].isupper() or line[0].isdigit()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_the_vocabulary_has_words_of_its_own(lang: str) -> None:
    said = [describe.effects_text(texts(lang), components(), compile_effects([effect])) for effect in EVERY_EFFECT]
    assert all(said)
    assert len(set(said)) == len(said)


def test_the_effects_tried_here_are_all_there_are() -> None:
    tried = {name for effect in EVERY_EFFECT for name in effect}
    assert tried == set(EXECUTORS)
    assert tried == set(our_data()["vocabulary"]["effects"]) - {"unlock_advanced", "end_round"}


class Recording:
    """Texts that note which messages were asked for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.used: set[str] = set()

    def message(self, id: str, attribute: str | None = None, **args: Any) -> str:
        self.used.add(id)
        return texts(self.lang).message(id, attribute, **args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_describing_message_is_left_over(lang: str) -> None:
    recording = Recording(lang)
    every_description(recording, components())
    describe.effects_text(recording, components(), compile_effects(EVERY_EFFECT))
    exploitation = components().ids["card"].index("exploitation")
    describe.card_text(recording, components(), exploitation, {"exploitation_advanced_cost": "vp"})
    file = Path(describe.__file__).with_name(f"{lang}.ftl").read_text(encoding="utf-8")
    written = {line.split(" =")[0] for line in file.splitlines() if line.startswith(FAMILIES)}
    assert recording.used == written


def test_wonder_tells_trigger_and_effects() -> None:
    assert told("en", "wonder", "mount_rushmore") == "With the action Military: 1 VP, 1 cube back."
    assert told("en", "wonder", "sphinx") == "With the sole majority in wonders: 1 VP."
    assert told("de", "wonder", "borobudur") == (
        "1 anderes eigenes Wunder zerstören: 3 Machtwürfel zurück, die älteste Karte zurück."
    )


def test_leader_tells_both_conditions() -> None:
    assert told("en", "leader", "caesar") == "3 wonders or more: 3 VP; military 7 or more: 6 VP."
    assert told("de", "leader", "caesar") == "Ab 3 Wundern: 3 SP; Militär ab 7: 6 SP."


def test_advisor_tells_its_symbol() -> None:
    assert told("en", "advisor", "cleopatra") == "The oldest card back, 2 cubes back."
    assert told("en", "advisor", "schliemann").splitlines() == [
        "Execute Tourism (basic, even without its technology), the 2 oldest cards back.",
        "Counts as the action Tourism.",
    ]


def test_card_of_an_advisor_tells_the_advisor() -> None:
    c = components()
    assert describe.card_text(texts("en"), c, ADVISOR) == describe.advisor_text(texts("en"), c, 0)


def test_event_tells_demand_or_gift_and_civbots() -> None:
    assert told("en", "event", "little_ice_age").splitlines() == [
        "Before the action Trade: pay 1 cube; if you cannot, the action has no effect.",
        "Civbots are not affected.",
    ]
    assert told("en", "event", "vesuvius").splitlines() == [
        "Before every action: lose 2 VP.",
        "Civbots are affected too.",
    ]
    assert told("de", "event", "age_of_discovery").splitlines() == [
        "Vor der Aktion Ausbreitung bekommst du: 1 SP.",
        "Gilt auch für Zivbots.",
    ]


def test_event_follows_the_table_option() -> None:
    changed = components({"vesuvius_trigger": "art"})
    assert told("en", "event", "vesuvius", changed).startswith("Before the action Art: ")


def test_action_card_tells_price_and_technology() -> None:
    assert told("en", "card", "military").splitlines() == [
        "Basic: pay 1 cube, gain 1 military level.",
        "Advanced (technology 4, Metalworking): pay 3 cubes, gain 2 military levels.",
    ]
    assert told("de", "card", "tourism").splitlines() == [
        "Grundaktion (Technologie 12, Industrie): 1 SP für je 4 eigene Wunder gewinnen.",
        "Erweiterte Aktion (Technologie 15, Internet): 1 SP für je 3 eigene Wunder gewinnen.",
    ]


def test_revolution_has_one_version_only() -> None:
    assert len(told("en", "card", "revolution").splitlines()) == 1


def test_advanced_exploitation_costs_points_if_the_table_says_so() -> None:
    c = components()
    card = c.ids["card"].index("exploitation")
    cubes, points = (
        describe.card_text(texts("en"), c, card, {"exploitation_advanced_cost": cost}) for cost in ("cube", "vp")
    )
    assert "pay 1 cube, take up to 4 cubes" in cubes
    assert "pay 1 VP, take up to 4 cubes" in points
    assert describe.card_text(texts("en"), c, card) == cubes


def test_technology_tells_advanced_actions_and_bonuses() -> None:
    c = components()
    assert describe.technology_text(texts("en"), c, 1) == "No bonus."
    assert describe.technology_text(texts("en"), c, 2) == "Action card War."
    assert describe.technology_text(texts("de"), c, 4) == "Erweiterte Aktion Militär, 1 neuer Berater."
    assert describe.technology_text(texts("en"), c, 5) == "Advanced action Expansion, card limit 2."


def test_technology_follows_the_table_option() -> None:
    changed = components({"animals_bonus": "recover_card"})
    assert describe.technology_text(texts("en"), changed, 3) == "The oldest card back."


def test_military_level_tells_its_bonus() -> None:
    assert describe.military_text(texts("en"), components(), 4) == "1 cube back."


def test_description_follows_an_owners_component_file() -> None:
    own = components(overlay={"wonders": [{"id": "petra", "effects": [{"gain_vp": 5}]}]})
    assert told("en", "wonder", "petra", own) == "With the action Expansion: 5 VP."


def test_numbers_agree_with_their_nouns() -> None:
    one, several = (compile_effects([{"recover_cubes": n}, {"draw_advisors": n}]) for n in (1, 3))
    assert describe.effects_text(texts("en"), components(), one) == "1 cube back, 1 new advisor"
    assert describe.effects_text(texts("en"), components(), several) == "3 cubes back, 3 new advisors"
    assert describe.effects_text(texts("de"), components(), one) == "1 Machtwürfel zurück, 1 neuer Berater"
    assert describe.effects_text(texts("de"), components(), several) == "3 Machtwürfel zurück, 3 neue Berater"
