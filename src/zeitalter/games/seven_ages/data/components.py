"""Everything printed, compiled to small ints, masks and tuples, and the numbers of things that the rules name.

A card is known by the number of the empire on it. Masks have a bit for each area, age, level, artefact or action. What
stands on the board is in `board.py`, figures, units and leaders in `figures.py`, cards in `cards.py`, effects in
`effects.py`; `schema.py` says what a component file may contain and `checks.py` what must be true of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from zeitalter.games.seven_ages.data.cards import Cards
from zeitalter.games.seven_ages.data.checks import check
from zeitalter.games.seven_ages.data.schema import read
from zeitalter.kit.component_files import load_yaml, with_owners

FOLDER = Path(__file__).parent

LAND, SEA, OCEAN = range(3)
FERTILE, STEPPE, DESERT, FOREST, TUNDRA, JUNGLE, MOUNTAIN = range(7)
INFANTRY, CAVALRY, ARTILLERY, NAVAL, AIR = range(5)
START_EMPIRE, PRODUCTION, TRADE, MANOEUVRE, DESTINY, CIVILISE, DISCARD_EMPIRE, WILD, PASS, VOTE = range(10)
# fmt: off
(
    ADMINISTRATOR, ARTIST, BUILDER, EXPLORER, PHILOSOPHER, POPULIST, RELIGIOUS, SCIENTIST, STRATEGIST, TACTICIAN,
) = range(10)
BUDDHIST, CHRISTIAN, CONFUCIAN, HINDU, ISLAMIC = range(5)
"""Religions."""
CAPITALIST, DEMOCRATIC, FEUDAL, SOCIALIST = range(4)
"""Governments."""
(
    BUDDHISM, CAPITALISM, CHRISTIANITY, COLOSSUS, COMPUTING, CONCENTRATED_OWNERSHIP, CONFUCIANISM, DEMOCRACY, FEUDALISM,
    FORUM, GREAT_LIBRARY, GREAT_PYRAMID, GREAT_WALL, HANGING_GARDENS, HERESY, HINDUISM, INDUSTRIAL_REVOLUTION, INTERNET,
    ISLAM, JIHAD, JUST_RULE, MOON_LANDING, ORACLE, PAVED_ROADS, PEACE_TREATY, PHAROS_LIGHTHOUSE, POPE, PRINTING, RADIO,
    RAILWAYS, RELIGIOUS_STRIFE, RENAISSANCE, REVOLUTION, SATELLITES, SOCIALISM, TEMPLE_OF_DIANA, UNITED_NATIONS,
    UNIVERSAL_SUFFRAGE, WORLD_WAR,
) = range(39)
"""Artefacts."""
(
    FATE_INTERVENES, INDECISION, ASSASSINATION, CHANGE_OF_PLANS, RARE_CONJUNCTION, TIME_RIPPLE, PRETENDER,
    BRILLIANT_FINANCIER, BUMPER_HARVEST, GOLD_RUSH, MASS_LEVY, TAX_REVOLT, FAMINE, SILK_ROAD, EMBARGO, SPY_RING,
    INDUSTRIAL_ESPIONAGE, BRISK_TRADE, ENLIGHTENMENT, INVENTION, LOST_KNOWLEDGE, DARK_TIMES, BURNING_OF_BOOKS, VOLCANO,
    EARTHQUAKE, FLOOD, GREAT_FIRE, PESTILENCE, DROUGHT, BARRACKS_REVOLT, CIVIL_WAR, EMPIRE_COLLAPSES, EMPIRE_FRAGMENTS,
    NEW_DYNASTY, REBELLION, GREAT_LEADER, ELITE_GUARD, GOLDEN_AGE, MIGRATION, COLONISTS, FORCED_MARCH, SECOND_CAMPAIGN,
    GREAT_STORM, PIRACY, AMBUSH, BETRAYAL, FORTUNE_OF_WAR, MERCENARIES, MISSIONARIES, SCHISM, DYNASTIC_MARRIAGE,
    WINDFALL, PROPHECY, LOOTED_TREASURY, HONOURABLE_END,
) = range(55)
"""Events."""
(
    DOMINATION, CITY_VALUE, MONEY, MOST_ADVANCED, ARTEFACTS, MOST_UNITS, FERTILE_AREAS, WATER_AREAS, LEADERS,
    EMPIRES_WITH_OWN_RELIGION, HOLD_AREA,
) = range(11)
"""Categories of glory."""
# fmt: on


class Components(Cards):
    """Everything printed, compiled. Ids are indices; names are looked up by the texts."""

    __slots__ = ()


@lru_cache(maxsize=1)
def our_data() -> Mapping[str, Any]:
    """Our component files as they are written."""
    cards = load_yaml(FOLDER / "empires.yaml")["cards"]
    return {**load_yaml(FOLDER / "components.yaml"), "cards": cards, "map": load_yaml(FOLDER / "map.yaml")}


_FIXED = ("meta", "actions")


@lru_cache(maxsize=1)
def _ours() -> Components:
    return Components(read(our_data()))


def load_components(overlay: Mapping[str, Any] | None) -> Components:
    """The components in use: ours, with an owner's file laid over."""
    return _ours() if not overlay else Components(check(read(with_owners(our_data(), overlay, _FIXED))))
