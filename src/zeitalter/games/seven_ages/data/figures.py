"""The figures of the rules, compiled: constants, the progress track, units and counters, leaders, lengths of a game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from zeitalter.games.seven_ages.data.board import Board, said
from zeitalter.games.seven_ages.data.effects import mask_of
from zeitalter.games.seven_ages.data.schema import Data
from zeitalter.games.seven_ages.data.schema_map import Entry

AGES = 7
LEVELS_PER_AGE = 7
LEVELS = AGES * LEVELS_PER_AGE
MOST_PLAYERS = 7
UNNAMED_KINDS = 16
"""Leaders with lower numbers have no name: ten of one type, then six of two."""
# fmt: off
LEADER_TYPE_NAMES = (
    "administrator", "artist", "builder", "explorer", "philosopher", "populist", "religious", "scientist", "strategist",
    "tactician",
)
ACTION_NAMES = (
    "start_empire", "production", "trade", "manoeuvre", "destiny", "civilise", "discard_empire", "wild", "pass", "vote",
)
# fmt: on
CLASS_NAMES = ("infantry", "cavalry", "artillery", "naval", "air")
RELIGION_NAMES = ("buddhism", "christianity", "confucianism", "hinduism", "islam")
GOVERNMENT_NAMES = ("capitalism", "democracy", "feudalism", "socialism")


@dataclass(frozen=True, slots=True)
class Constants:
    """The figures of the rules. Tables by number of players, level or age begin with 0."""

    opening_hand: int
    hand_no_empire: int
    hand_empire: int
    hand_advanced: int
    slots: tuple[int, ...]
    end_bonus: int
    money_per_glory: int
    money_per_glory_renaissance: int
    ocean_range_age: int
    elite_cap: int
    fort_defence: int
    fort_cost: int
    upkeep: int
    free_units: int
    min_unit_cost: int
    builds_per_area: int
    trade_cap: int
    city_levels: tuple[int, ...]
    city_min_age: tuple[int, ...]
    city_price: tuple[int, ...]
    upgrade_min: int
    neutral_progress: int
    conflict_guard: int
    disorder_removal_price: int
    turn_limit_base: int
    turn_limit_per_age: int
    empty_piles_value: int
    arrow_defence: int
    river_defence: int
    invasion_defence: int
    levels_per_age: int
    ages: int
    newcomer_leader_draws: int
    overseas_waters: int
    overseas_share: int
    tie_progress: int
    free_progress: int
    loot_share: int
    rough_city_level: int
    civil_war_share: int
    fragment_city_level: int
    dynasty_above_leaders: int
    dynasty_cards: int
    marriage_glory: int
    honourable_levels: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """How long a game lasts; age 0 is chosen by the players."""

    id: str
    start_age: int
    end_age: int


def slug(text: str) -> str:
    """A name as an id."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


CARRIER = "carriers"


class Figures(Board):
    """Constants, track, units and leaders of the components."""

    # fmt: off
    __slots__ = (
        "action_empire", "action_slot", "carrier", "city_ladder", "constants", "cup", "dark", "front", "galley",
        "leader_age", "leader_card", "leader_codes", "mix", "move", "named_leaders", "newer", "pair", "rough_halved",
        "scenarios", "shade", "support", "transport", "unit_age", "unit_class", "unit_cost", "unit_level",
        "units_at_level", "year",
    )
    # fmt: on

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self._compile_constants(data)
        self._compile_track(data)
        self._compile_units(data)
        self._in_order("leader_type", data.leader_types, LEADER_TYPE_NAMES)
        self._in_order("religion", data.religions, RELIGION_NAMES)
        self._in_order("government", data.governments, GOVERNMENT_NAMES)
        self._named("empire", data.cards)
        self._compile_leaders(data)

    def _in_order(self, kind: str, entries: Sequence[Entry], order: Sequence[str]) -> None:
        """Name entries whose numbers the rules know, in the order of the rules."""
        self._named(kind, sorted(entries, key=lambda entry: order.index(entry.id)))

    def _compile_constants(self, data: Data) -> None:
        c, borders = data.constants, data.map.border_types
        hand = c.hand_after_destiny.value
        cities = c.city_levels.value
        self.constants = Constants(
            opening_hand=c.opening_hand.value,
            hand_no_empire=hand.no_empire,
            hand_empire=hand.empire,
            hand_advanced=hand.advanced_empire,
            slots=tuple(c.max_empires_per_player.value.get(n, 0) for n in range(MOST_PLAYERS + 1)),
            end_bonus=c.end_bonus_glory.value,
            money_per_glory=c.money_per_glory.value,
            money_per_glory_renaissance=c.money_per_glory.with_renaissance,
            ocean_range_age=c.ocean_range_age.value,
            elite_cap=c.elite_bonus_cap.value,
            fort_defence=c.fort_defence.value,
            fort_cost=c.fort_cost.value,
            upkeep=c.upkeep_per_unit.value,
            free_units=c.upkeep_per_unit.free_units_per_area,
            min_unit_cost=c.min_unit_cost.value,
            builds_per_area=c.builds_per_area.value,
            trade_cap=c.trade_progress.cap,
            city_levels=tuple(cities),
            city_min_age=tuple(c.city_level_min_age.value.get(n, 0) for n in range(max(cities) + 1)),
            city_price=tuple(c.city_price.value.get(n, 0) for n in range(max(cities) + 1)),
            upgrade_min=c.upgrade_min.value,
            neutral_progress=c.neutral_trade_progress.value,
            conflict_guard=c.conflict_guard.value,
            disorder_removal_price=c.disorder_removal_price.value,
            turn_limit_base=c.turn_limit.base,
            turn_limit_per_age=c.turn_limit.per_age,
            empty_piles_value=c.empty_piles_value.value,
            arrow_defence=borders.arrow.defence,
            river_defence=borders.river.defence,
            invasion_defence=borders.invasion.defence,
            levels_per_age=LEVELS_PER_AGE,
            ages=AGES,
            newcomer_leader_draws=c.newcomer_leader_draws.value,
            overseas_waters=c.overseas_start.waters,
            overseas_share=c.overseas_start.share,
            tie_progress=c.trade_tie_progress.value,
            free_progress=c.free_progress.value,
            loot_share=c.loot_share.value,
            rough_city_level=c.rough_city_level.value,
            civil_war_share=c.civil_war_share.value,
            fragment_city_level=c.fragment_city_level.value,
            dynasty_above_leaders=c.new_dynasty.above_leader_value,
            dynasty_cards=c.new_dynasty.cards,
            marriage_glory=c.marriage_glory.value,
            honourable_levels=c.honourable_end_levels.value,
        )
        self.city_ladder = (0, *cities)
        """The levels of cities, from none to the highest."""

    def _compile_track(self, data: Data) -> None:
        track = data.progress_track
        self.year = (0, *track.year_of_level)
        self.dark = mask_of(track.dark_levels.value)
        self.ids["age"] = [str(age) for age in range(1, AGES + 1)]
        self.names["age"] = [said(track.age_names[age]) for age in range(1, AGES + 1)]
        self._in_order("action", data.actions, ACTION_NAMES)
        allowed = {action.id: action.allowed_for for action in data.actions}
        self.action_empire = mask_of([i for i, id in enumerate(ACTION_NAMES) if "empire" in allowed[id]])
        self.action_slot = mask_of([i for i, id in enumerate(ACTION_NAMES) if "empty_slot" in allowed[id]])
        self._named("scenario", data.scenarios)
        self.scenarios = tuple(Scenario(s.id, _age(s.start_age), _age(s.end_age)) for s in data.scenarios)

    def _compile_units(self, data: Data) -> None:
        types = data.unit_types
        self._in_order("unit_class", data.unit_classes, CLASS_NAMES)
        self._named("unit", types)
        self.unit_class = tuple(CLASS_NAMES.index(unit.class_) for unit in types)
        self.unit_level = tuple(unit.level for unit in types)
        self.units_at_level = tuple(
            tuple(kind for kind, first in enumerate(self.unit_level) if first <= level) for level in range(LEVELS + 2)
        )
        """By progress level the types that an empire is advanced enough for; one level is beyond the last."""
        self.unit_age = tuple(unit.age for unit in types)
        self.unit_cost = tuple(unit.cost for unit in types)
        self.front = tuple(unit.front for unit in types)
        self.support = tuple(unit.support for unit in types)
        self.move = tuple(unit.move for unit in types)
        self.galley = tuple(unit.galley for unit in types)
        self.rough_halved = tuple(unit.rough_halved for unit in types)
        self.transport = tuple(unit.transport for unit in types)
        self.carrier = self.ids["unit"].index(CARRIER) if CARRIER in self.ids["unit"] else -1
        """The type of ship that carries air units."""
        self.newer = tuple(
            tuple(i for i, new in enumerate(types) if new.class_ == old.class_ and new.level > old.level)
            for old in types
        )
        """By type the newer ones of the same class."""
        mixes = data.counter_mixes
        self.ids["colour"] = list(mixes)
        self.names["colour"] = [said(mix.name) for mix in mixes.values()]
        self.mix = tuple(tuple(mix.units.get(unit.id, 0) for unit in types) for mix in mixes.values())
        self.pair = tuple(-1 if mix.pair is None else self.ids["colour"].index(mix.pair) for mix in mixes.values())
        self.shade = tuple(mix.shade for mix in mixes.values())

    def _compile_leaders(self, data: Data) -> None:
        """First the sixteen kinds without a name, then everybody named on a card."""
        by_id = {kind.id: kind for kind in data.leader_types}
        kinds = [by_id[id] for id in LEADER_TYPE_NAMES]
        number = {kind.code: i for i, kind in enumerate(kinds)}
        cup = data.unnamed_leader_cup
        unnamed = [[kind.code] for kind in kinds] + cup.two_code_leaders
        ids = ["_".join(("unnamed", *(code.lower() for code in codes))) for codes in unnamed]
        names = [{lang: "/".join(said(kinds[number[c]].name)[lang] for c in codes) for lang in ("de", "en")}
                 for codes in unnamed]  # fmt: skip
        self.cup = (
            *[cup.leaders_per_type] * len(kinds), *[1] * len(cup.two_code_leaders), cup.no_leader_markers,
        )  # fmt: skip
        """How many of each unnamed kind there are, and last the "no leader" markers."""
        named = [(card, leader) for card, entry in enumerate(data.cards) for leader in entry.named_leaders]
        self.ids["leader"] = ids + [f"{data.cards[card].id}_{slug(leader.name.en)}" for card, leader in named]
        self.names["leader"] = [*names, *(said(leader.name) for _, leader in named)]
        codes = unnamed + [leader.codes for _, leader in named]
        self.leader_codes = tuple(mask_of([number[code] for code in row]) for row in codes)
        self.leader_age = (*[0] * len(unnamed), *(leader.age for _, leader in named))
        self.leader_card = (*[-1] * len(unnamed), *(card for card, _ in named))
        self.named_leaders = tuple(self._named_of(card) for card in range(len(data.cards)))

    def _named_of(self, card: int) -> tuple[int, ...]:
        return tuple(leader for leader, of in enumerate(self.leader_card) if of == card)


def _age(said: int | str) -> int:
    return said if isinstance(said, int) else 0
