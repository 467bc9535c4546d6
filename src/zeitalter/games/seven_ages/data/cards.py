"""Cards and types of leaders, compiled: what they show, what they do, and who has which effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from zeitalter.games.seven_ages.data.artefacts import ARTEFACT_NAMES
from zeitalter.games.seven_ages.data.compiler import Compiler
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES, STEPS, WINDOWS
from zeitalter.games.seven_ages.data.effects import NONE, Conditions, Effect, Effects, mask_of
from zeitalter.games.seven_ages.data.events import EVENT_NAMES, Events
from zeitalter.games.seven_ages.data.figures import CLASS_NAMES, LEADER_TYPE_NAMES
from zeitalter.games.seven_ages.data.schema import Data
from zeitalter.games.seven_ages.data.schema_cards import Glory

LAND_CLASSES = CLASS_NAMES[:3]
MARCHING = ("vacate_land_areas", "unlimited_own_land_move_for_1", "galleys_enter_ocean")
MARCHING_FIGURES = ("move_cost", "move_points")
"""What an empire may be allowed in its movement, and the figures of it."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Who has an effect of a kind: artefacts, types of leaders, cards of empires."""

    artefacts: tuple[tuple[int, Effect], ...]
    leaders: tuple[tuple[int, Effect], ...]
    cards: Mapping[int, Effects]
    artefact_mask: int
    leader_mask: int
    """The artefacts and the types of leaders as bits: most empires have none of them."""


@dataclass(frozen=True, slots=True)
class Category:
    """What an empire gains glory for: areas of a mask, units of classes, one area, or what the category counts."""

    category: int
    points: int
    ranked: bool
    mask: int
    classes: int
    area: int
    water: bool
    scope: int
    """The region, for texts."""
    by_place: tuple[int, ...] = ()
    """The points by place, counted from 0: in a ranking each place gets one less than the one before it (S114)."""


@dataclass(frozen=True, slots=True)
class Immediate:
    """Glory that is gained at once when the trigger happens."""

    trigger: str
    points: int
    level: int
    area: int
    conditions: Conditions


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment in which events are played."""

    events: tuple[int, ...]
    cards: int
    """The cards with these events, as bits."""
    roles: tuple[str, ...]
    """Who may play one: own, other, any, involved."""
    for_all: bool
    """Whether there is one for everybody."""


class Cards(Events):
    """Cards, artefacts and events of the components."""

    # fmt: off
    __slots__ = (
        "allowed", "any_event_cards", "barbarian", "capitalist_cards", "card_artefact", "card_colour",
        "card_event", "elite", "empire_ages", "explored_range", "forbidden", "glory", "has_capital",
        "immediate", "immune", "leader_effects", "leader_value", "marching", "measuring_artefacts",
        "measuring_cards", "measuring_hands", "modifiers", "moment_of", "moments", "placed_artefacts",
        "power_codes", "powers", "scientist_cards", "start_areas", "start_leaders", "start_money",
        "trade_number", "value", "warded_artefacts",
    )
    # fmt: on

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self._in_order("artefact", data.artefacts, ARTEFACT_NAMES)
        self._in_order("event", data.events, EVENT_NAMES)
        compiler = Compiler(self.ids, self.region_mask, self.land)
        self._compile_artefacts(data, compiler)
        self._compile_events(data, compiler)
        self._compile_cards(data, compiler)
        self._compile_powers(data, compiler)
        self._compile_sources()
        self._compile_moments()
        self._compile_figures_of_effects()

    def _compile_cards(self, data: Data, compiler: Compiler) -> None:
        cards = data.cards
        areas = {id: a for a, id in enumerate(self.ids["area"])}
        self.value = tuple(card.value for card in cards)
        self.card_colour = tuple(self._box(data, card.colour) for card in cards)
        self.card_artefact = tuple(ARTEFACT_NAMES.index(card.artefact) for card in cards)
        self.card_event = tuple(EVENT_NAMES.index(card.event) for card in cards)
        self.empire_ages = tuple(mask_of(card.ages) for card in cards)
        self.barbarian = tuple(card.barbarian for card in cards)
        self.has_capital = tuple(card.capital for card in cards)
        self.start_areas = tuple(tuple(areas[name] for name in card.start_areas) for card in cards)
        self.start_money = tuple(card.start_money for card in cards)
        self.leader_value = tuple(card.leader_value for card in cards)
        self.start_leaders = tuple(card.start_leaders for card in cards)
        self.elite = tuple(card.elite_markers for card in cards)
        self.trade_number = tuple((0, *card.trade_number) for card in cards)
        """By card and age; age 0 is none."""
        self.glory = tuple(tuple(self._category(one) for one in card.glory) for card in cards)
        self.immediate = tuple(
            tuple(
                Immediate(
                    one.trigger,
                    one.points,
                    one.level_at_least,
                    NONE if one.area is None else areas[one.area],
                    compiler.conditions("cards.immediate_glory", card.id, one.conditions),
                )
                for one in card.immediate_glory
            )
            for card in cards
        )

    def _category(self, one: Glory) -> Category:
        kind = CATEGORIES.index(one.category)
        scope = self.ids["region"].index(one.scope) if one.scope is not None else NONE
        area = self.ids["area"].index(one.area) if one.area is not None else NONE
        water = one.count == "land_and_water"
        classes = _classes(one.unit_class) if one.unit_class is not None else 0
        mask = {"fertile_areas": self.fertile, "water_areas": self.water}.get(one.category, 0)
        if scope != NONE:
            mask = self.region_mask[scope] if water else self.land_mask[scope]
        elif area != NONE:
            mask = 1 << area
        by_place = tuple(range(one.points, 0, -1)) if one.ranked else (one.points,)
        return Category(kind, one.points, one.ranked, mask, classes, area, water, scope, by_place)

    def _compile_powers(self, data: Data, compiler: Compiler) -> None:
        self.powers = tuple(
            compiler.effects("cards.special", c.id, [one.effect for one in c.special]) for c in data.cards
        )
        self.power_codes = tuple(tuple(one.code for one in card.special) for card in data.cards)
        by_id = {kind.id: kind for kind in data.leader_types}
        self.leader_effects = tuple(
            compiler.effects("leader_types.effects", id, by_id[id].effects) for id in LEADER_TYPE_NAMES
        )

    def _compile_moments(self) -> None:
        self.moment_of = tuple(step or window for step, window in zip(self.event_step, self.event_window, strict=True))
        """By event the moment in which it is played."""
        self.moments = {name: self._moment(name) for name in sorted({*WINDOWS, *STEPS})}
        measuring = [self._measures(event) for event in range(len(self.event_target))]
        self.measuring_cards = mask_of([card for card, event in enumerate(self.card_event) if measuring[event]])
        """The cards whose event in Civilise needs somebody or something in range."""
        needs = enumerate(self.art_needs)
        self.measuring_artefacts = mask_of([n for n, all_ in needs if any(one.word == "in_range" for one in all_)])
        """The artefacts that need something in range."""
        of_cards = enumerate(self.card_artefact)
        self.measuring_hands = mask_of([card for card, art in of_cards if self.measuring_artefacts >> art & 1])
        """The cards with these artefacts."""
        self.warded_artefacts = mask_of([n for n, id in enumerate(ARTEFACT_NAMES) if id in self.immune])
        """The artefacts that something keeps away from an empire."""
        lying = [n for n, where in enumerate(self.art_placement) if where in ("area", "coastal_area")]
        self.placed_artefacts = mask_of([*lying, ARTEFACT_NAMES.index("jihad")])
        """The artefacts for which an area is needed."""

    def _measures(self, event: int) -> bool:
        """Whether an event of Civilise is about somebody or something in range."""
        target = self.event_target[event]
        aims = target is not None and target.in_range
        settles = any(effect.where == "neutral_land_areas_in_range" for effect in self.event_effects[event])
        return self.event_window[event] == "civilise" and (aims or settles)

    def _moment(self, name: str) -> Moment:
        events = tuple(event for event, moment in enumerate(self.moment_of) if moment == name)
        cards = mask_of([card for card, event in enumerate(self.card_event) if event in events])
        roles = {self.event_by[event] for event in events}
        for_all = name != "event_announced" and ("any" in roles or {"own", "other"} <= roles)
        return Moment(events, cards, tuple(sorted(roles)), for_all)

    def _compile_sources(self) -> None:
        self.modifiers = self._sources("modify", lambda effect: (effect.stat,))
        """By statistic: who changes it, so that the rules look only at these."""
        self.allowed = self._sources("allow", lambda effect: (effect.what,))
        self.forbidden = self._sources("forbid", lambda effect: (effect.what,))
        self.immune = self._sources("immune", lambda effect: effect.to)
        allowed = [of for what, of in self.allowed.items() if what in MARCHING]
        self.marching = _joined([*allowed, *(of for stat, of in self.modifiers.items() if stat in MARCHING_FIGURES)])
        """Who moves otherwise than all the others."""
        of_any_card = self.allowed.get("play_any_card_as_event")
        self.any_event_cards = frozenset(of_any_card.cards if of_any_card is not None else ())
        """The cards whose empire may use any card as some event."""

    def _compile_figures_of_effects(self) -> None:
        """Figures of single artefacts and leaders that the rules ask for all the time."""
        explorer, scientist = (self.leader_effects[LEADER_TYPE_NAMES.index(id)] for id in ("explorer", "scientist"))
        capitalism = self.art_effects[ARTEFACT_NAMES.index("capitalism")]
        times = [n for effect in explorer if effect.stat == "range" for how, n in effect.how if how == "mul"]
        self.explored_range = prod(times)
        """By what an Explorer multiplies the range counted from his area (S22)."""
        self.scientist_cards, self.capitalist_cards = (
            max((int(effect.extra.get("play", 1)) for effect in effects if effect.op == "extra_cards"), default=1)
            for effects in (scientist, capitalism)
        )
        """How many cards a side lays in a trade (S60)."""

    def _sources(self, op: str, keys: Callable[[Effect], Sequence[str]]) -> Mapping[str, Sources]:
        artefacts = _pick(self.art_effects, op, keys)
        leaders = _pick(self.leader_effects, op, keys)
        cards = _pick(self.powers, op, keys)
        found: dict[str, Sources] = {}
        for key in sorted({key for key, _, _ in (*artefacts, *leaders, *cards)}):
            by_card: dict[int, Effects] = {}
            for of, card, effect in cards:
                if of == key:
                    by_card[card] = (*by_card.get(card, ()), effect)
            by_artefact = tuple((artefact, effect) for of, artefact, effect in artefacts if of == key)
            by_leader = tuple((kind, effect) for of, kind, effect in leaders if of == key)
            masks = (mask_of([owner for owner, _ in owners]) for owners in (by_artefact, by_leader))
            found[key] = Sources(by_artefact, by_leader, by_card, *masks)
        return found


def _joined(parts: Sequence[Sources]) -> Sources:
    """Who has an effect of one of several kinds."""
    artefacts = tuple(one for part in parts for one in part.artefacts)
    leaders = tuple(one for part in parts for one in part.leaders)
    cards = {card: effects for part in parts for card, effects in part.cards.items()}
    masks = (mask_of([owner for owner, _ in owners]) for owners in (artefacts, leaders))
    return Sources(artefacts, leaders, cards, *masks)


def _pick(table: Iterable[Effects], op: str, keys: Callable[[Effect], Sequence[str]]) -> list[tuple[str, int, Effect]]:
    """The effects of a kind: what each is about, whose it is, and the effect."""
    effects = ((owner, effect) for owner, row in enumerate(table) for effect in row if effect.op == op)
    return [(key, owner, effect) for owner, effect in effects for key in keys(effect)]


def _classes(name: str) -> int:
    return mask_of([CLASS_NAMES.index(id) for id in (LAND_CLASSES if name == "land" else (name,))])
