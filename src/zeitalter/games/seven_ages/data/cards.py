"""Cards, artefacts, events and types of leaders, compiled: what they show and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from zeitalter.games.seven_ages.data.compiler import Compiler
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES, STEPS, WINDOWS
from zeitalter.games.seven_ages.data.effects import NONE, Amount, Conditions, Effect, Effects, mask_of
from zeitalter.games.seven_ages.data.figures import (
    ACTION_NAMES,
    AGES,
    CLASS_NAMES,
    GOVERNMENT_NAMES,
    LEADER_TYPE_NAMES,
    RELIGION_NAMES,
    Figures,
)
from zeitalter.games.seven_ages.data.schema import Data
from zeitalter.games.seven_ages.data.schema_cards import Event, Glory

# fmt: off
ARTEFACT_NAMES = (
    "buddhism", "capitalism", "christianity", "colossus", "computing", "concentrated_ownership", "confucianism",
    "democracy", "feudalism", "forum", "great_library", "great_pyramid", "great_wall", "hanging_gardens", "heresy",
    "hinduism", "industrial_revolution", "internet", "islam", "jihad", "just_rule", "moon_landing", "oracle",
    "paved_roads", "peace_treaty", "pharos_lighthouse", "pope", "printing", "radio", "railways", "religious_strife",
    "renaissance", "revolution", "satellites", "socialism", "temple_of_diana", "united_nations", "universal_suffrage",
    "world_war",
)
EVENT_NAMES = (
    "fate_intervenes", "indecision", "assassination", "change_of_plans", "rare_conjunction", "time_ripple", "pretender",
    "brilliant_financier", "bumper_harvest", "gold_rush", "mass_levy", "tax_revolt", "famine", "silk_road", "embargo",
    "spy_ring", "industrial_espionage", "brisk_trade", "enlightenment", "invention", "lost_knowledge", "dark_times",
    "burning_of_books", "volcano", "earthquake", "flood", "great_fire", "pestilence", "drought", "barracks_revolt",
    "civil_war", "empire_collapses", "empire_fragments", "new_dynasty", "rebellion", "great_leader", "elite_guard",
    "golden_age", "migration", "colonists", "forced_march", "second_campaign", "great_storm", "piracy", "ambush",
    "betrayal", "fortune_of_war", "mercenaries", "missionaries", "schism", "dynastic_marriage", "windfall", "prophecy",
    "looted_treasury", "honourable_end",
)
# fmt: on
LAND_CLASSES = CLASS_NAMES[:3]
UNIQUE_KINDS = ("wonder", "world", "treaty")
"""Of these artefacts there is one marker each (S102)."""
HITS_NOBODY_YET, HITS_OPPONENT, HITS_TARGET = range(3)
"""Whom an event hits: nobody, or somebody who is chosen later; the other side of a trade or conflict; the target."""
ALL_AGES = mask_of(range(1, AGES + 1))
SEEN_BY_MASKS = ("has", "has_not", "no_religion", "no_government")
"""Conditions of artefacts that are about the artefacts of an empire alone."""

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
class Target:
    """What the player of an event names."""

    kind: str
    owner: str
    in_range: bool
    conditions: Conditions
    is_open: bool
    """Whether it may be anybody's, and nothing else is asked of it."""
    at_sea: bool
    """Whether an area is named that may be water."""
    religions: bool
    """Whether a religion that comes to the target is named, too."""


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


class Cards(Figures):
    """Cards, artefacts and events of the components."""

    # fmt: off
    __slots__ = (
        "allowed", "any_event_cards", "art_ages", "art_bars", "art_effects", "art_exceptions", "art_glance",
        "art_green", "art_kind", "art_needs", "art_on_removal", "art_placement", "art_removal", "art_tests",
        "art_unique", "art_wants", "artefact_of_government", "artefact_of_religion", "barbarian", "capitalist_cards",
        "card_artefact", "card_colour", "card_event", "crusade_effects", "crusade_removal", "elite", "empire_ages",
        "event_by", "event_colour", "event_draws", "event_effects", "event_hits", "event_hostile", "event_step",
        "event_target", "event_window", "explored_range", "forbidden", "glory", "government_of", "has_capital",
        "immediate", "immune", "leader_effects", "leader_value", "marching", "measuring_artefacts", "measuring_cards",
        "measuring_hands", "modifiers", "moment_of", "moments", "placed_artefacts", "power_codes", "powers",
        "religion_of", "scientist_cards", "start_areas", "start_leaders", "start_money", "trade_number", "value",
        "warded_artefacts",
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

    def _compile_artefacts(self, data: Data, compiler: Compiler) -> None:
        by_id = {artefact.id: artefact for artefact in data.artefacts}
        artefacts = [by_id[id] for id in ARTEFACT_NAMES]
        self.art_ages = tuple(mask_of(artefact.ages) for artefact in artefacts)
        self.art_kind = tuple(str(artefact.kind) for artefact in artefacts)
        self.art_placement = tuple(str(artefact.placement) for artefact in artefacts)
        self.art_green = mask_of([i for i, artefact in enumerate(artefacts) if artefact.colour == "green"])
        self.art_unique = mask_of([i for i, kind in enumerate(self.art_kind) if kind in UNIQUE_KINDS])
        self.artefact_of_religion = tuple(ARTEFACT_NAMES.index(id) for id in RELIGION_NAMES)
        self.artefact_of_government = tuple(ARTEFACT_NAMES.index(id) for id in GOVERNMENT_NAMES)
        self.religion_of = tuple(_place(RELIGION_NAMES, id) for id in ARTEFACT_NAMES)
        self.government_of = tuple(_place(GOVERNMENT_NAMES, id) for id in ARTEFACT_NAMES)
        self.art_exceptions = tuple(
            tuple(
                (
                    ALL_AGES if one.age == "any" else 1 << one.age,
                    compiler.conditions("artefacts.age_exceptions", a.id, one.conditions),
                )
                for one in a.age_exceptions
            )
            for a in artefacts
        )
        self.art_needs: tuple[Conditions, ...] = tuple(
            tuple(
                condition
                for raw in a.prerequisites
                for condition in compiler.conditions("artefacts.prerequisites", a.id, raw)
            )
            for a in artefacts
        )
        self.art_wants = tuple(mask_of([one.value for one in needs if one.word == "has"]) for needs in self.art_needs)
        """By artefact those that an empire needs for it, as bits."""
        self.art_bars = tuple(1 << artefact | self._bars(needs) for artefact, needs in enumerate(self.art_needs))
        """By artefact those that keep it from an empire, as bits; it is one of them itself."""
        ages = [ALL_AGES if more else own for own, more in zip(self.art_ages, self.art_exceptions, strict=True)]
        self.art_glance = tuple(zip(ages, self.art_bars, self.art_wants, strict=True))
        """By artefact the ages in which an empire may get it, what keeps it away, and what is needed for it."""
        self.art_tests = tuple(tuple(one for one in needs if one.word not in SEEN_BY_MASKS) for needs in self.art_needs)
        """By artefact the conditions that these masks do not tell."""
        self.art_effects = tuple(
            compiler.effects("artefacts.effects", a.id, a.effects)
            + compiler.effects("artefacts.drawback", a.id, a.drawback, drawback=True)
            for a in artefacts
        )
        self.art_removal = tuple(compiler.removal("artefacts.removal", a.id, a.removal) for a in artefacts)
        self.art_on_removal = tuple(compiler.effects("artefacts.on_removal", a.id, a.on_removal) for a in artefacts)
        self.crusade_effects = compiler.effects("crusade.effects", "crusade", data.crusade.effects)
        self.crusade_removal = compiler.removal("crusade.removal", "crusade", data.crusade.removal)

    def _bars(self, needs: Conditions) -> int:
        found = mask_of([one.value for one in needs if one.word == "has_not"])
        if any(one.word == "no_religion" for one in needs):
            found |= mask_of(self.artefact_of_religion)
        if any(one.word == "no_government" for one in needs):
            found |= mask_of(self.artefact_of_government)
        return found

    def _compile_events(self, data: Data, compiler: Compiler) -> None:
        by_id = {event.id: event for event in data.events}
        events = [by_id[id] for id in EVENT_NAMES]
        self.event_window = tuple(event.window for event in events)
        self.event_step = tuple(event.step for event in events)
        self.event_by = tuple(str(event.by) for event in events)
        self.event_hostile = tuple(event.hostile for event in events)
        self.event_colour = tuple(self._box(data, event.colour) for event in events)
        self.event_effects = tuple(
            compiler.effects("events.effects", event.id, event.effects, who="active_empire") for event in events
        )
        self.event_target = tuple(
            _target(event, compiler, effects) for event, effects in zip(events, self.event_effects, strict=True)
        )
        self.event_draws = tuple(map(_needs_value, self.event_effects))
        """Whether a card must be turned over for V."""
        self.event_hits = tuple(map(_hits, self.event_hostile, self.event_effects))
        """Whom a hostile event hits."""

    def _box(self, data: Data, colour: str) -> int:
        """The action whose colour a number box has; white is that of Wild."""
        return next(ACTION_NAMES.index(action.id) for action in data.actions if action.colour == colour)

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


def _target(event: Event, compiler: Compiler, effects: Effects) -> Target | None:
    if event.target is None:
        return None
    conditions = compiler.conditions("events.target", event.id, event.target.conditions)
    at_sea = any(condition.word == "kind" for condition in conditions)
    religions = any(effect.op == "adopt" for effect in effects)
    in_range = event.target.range is not None
    is_open = event.target.owner == "any" and not conditions
    return Target(event.target.kind, event.target.owner, in_range, conditions, is_open, at_sea, religions)


def _needs_value(effects: Effects) -> bool:
    return any(
        any(isinstance(n, Amount) for n in (effect.count, effect.points, effect.levels, effect.amount))
        or any(condition.word == "v_at_least" for condition in effect.condition)
        or effect.op in ("civil_war", "collapse", "new_dynasty")
        for effect in effects
    )


def _hits(hostile: bool, effects: Effects) -> int:
    if not hostile or any(effect.who == "one_side" for effect in effects):
        return HITS_NOBODY_YET
    against = any(effect.who == "opposing_side" or effect.op == "allow" for effect in effects)
    return HITS_OPPONENT if against else HITS_TARGET


def _classes(name: str) -> int:
    return mask_of([CLASS_NAMES.index(id) for id in (LAND_CLASSES if name == "land" else (name,))])


def _place(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else NONE
