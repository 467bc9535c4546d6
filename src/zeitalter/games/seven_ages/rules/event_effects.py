"""What events do: one function for each kind of effect in the component file, and whether it could change anything.

`carry_out` runs an effect, `matters` says whether it could do something if it were run now: a card none of whose
effects could may not be played. What the player of the card or somebody else chooses is in `event_choices.py`, the long
procedures in `procedures.py`, what touches a conflict in `event_conflict.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from zeitalter.games.seven_ages.data.components import PASS, VOTE
from zeitalter.games.seven_ages.data.effects import Amount, Condition, Effect
from zeitalter.games.seven_ages.rules.adoption import adopt
from zeitalter.games.seven_ages.rules.cards import draw_to_hand, draw_value
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.control import leader_dies, lose_units
from zeitalter.games.seven_ages.rules.deal import cancel_trade, see_first, trade_again
from zeitalter.games.seven_ages.rules.disorder import place_disorder
from zeitalter.games.seven_ages.rules.event_choices import (
    BurnArtefact,
    KeepLeader,
    LoseToPestilence,
    PlaceUnrest,
    SettleColonists,
    SpreadRebellion,
    TakeFromDiscard,
    colony_areas,
    colony_types,
    open_to_disorder,
    rebel_areas,
)
from zeitalter.games.seven_ages.rules.event_targets import (
    NO_TARGET,
    Play,
    is_immune,
    known_words,
    opposing_sides,
    own_sides,
    sides,
    target_empire,
)
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.lasting import ACTION, UNTIL, add_lasting
from zeitalter.games.seven_ages.rules.leaders import UNNAMED
from zeitalter.games.seven_ages.rules.progress import is_beyond, progress
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, MARKERS, NOBODY, State, bits
from zeitalter.games.seven_ages.rules.units import INVADED, moved, origin, unit_type, without

Run = Callable[[State, Play, Effect], None]
Test = Callable[[State, Play, Effect], bool]
OPS: dict[str, tuple[Test, Run]] = {}
"""By kind of effect: whether it could change anything, and what it does."""
LASTING = ("modify", "allow", "forbid", "extra_move")
FULL_LEVELS = 10
SPENT_ALL = 15
"""More points than any unit has: it may not move on."""


def kind_of(effect: Effect) -> str:
    """The kind of an effect; some do something else in a conflict."""
    in_conflict = effect.who == "one_side" or effect.where == "conflict_area"
    return f"{effect.op}_in_conflict" if in_conflict else effect.op


def matters(s: State, play: Play, effect: Effect) -> bool:
    """Whether an effect could change anything now."""
    if is_being_started(s, play) or OPS[kind_of(effect)][0](s, play, effect):
        return True
    return effect.otherwise is not None and matters(s, play, effect.otherwise)


def carry_out(s: State, play: Play, effect: Effect) -> None:
    """Run an effect, or what stands in its place if its condition does not hold."""
    if not all_hold(s, NOBODY, effect.condition, Situation(value=play.v)):
        if effect.otherwise is not None:
            carry_out(s, play, effect.otherwise)
        return
    OPS[kind_of(effect)][1](s, play, effect)


def needs_value(effects: Iterable[Effect]) -> bool:
    """Whether a card must be turned over for V."""
    return any(
        any(isinstance(n, Amount) for n in (effect.count, effect.points, effect.levels, effect.amount))
        or any(condition.word == "v_at_least" for condition in effect.condition)
        or effect.op in ("civil_war", "collapse", "new_dynasty")
        for effect in effects
    )


def number(amount: int | Amount, v: int) -> int:
    """An amount that may depend on V."""
    if isinstance(amount, int):
        return amount
    if amount.kind == "times_v":
        return amount.n * v
    if amount.kind == "half_v":
        return -(-v // amount.n)
    return max(v, amount.n)


def empires(s: State, play: Play, effect: Effect) -> list[int]:
    """The empires an effect is about."""
    found = {
        "active_empire": lambda: [s.active],
        "target_empire": lambda: [target_empire(s, play)],
        "own_side": lambda: own_sides(s, play),
        "opposing_side": lambda: opposing_sides(s, play),
        "both_sides": lambda: sides(s, play.event, play.context),
        "all_empires": s.in_play,
    }.get(effect.who, lambda: [s.active])()
    return [e for e in found if e >= 0]


def area_of(play: Play) -> int:
    """The area that was named."""
    return play.target[1][0]


def is_being_started(s: State, play: Play) -> bool:
    """Whether an event is for an empire that has no colour yet: it waits for it (`start_bonuses`)."""
    return s.components.event_window[play.event] == "start_empire" and s.active < 0


def always(s: State, play: Play, effect: Effect) -> bool:
    """An effect that can always do something."""
    return True


# -- money, glory, progress, elite -------------------------------------------------------------------------------------


def change_money(s: State, e: int, amount: int) -> None:
    """An empire gains money or loses some, at most what it has."""
    gained = max(amount, -s.money[e])
    s.money[e] += gained
    if gained > 0:
        s.emit("gains-money", s.card[e], gained)
    elif gained < 0:
        s.emit("loses-money", s.card[e], -gained)


def _money_matters(s: State, play: Play, effect: Effect) -> bool:
    takes = bool(effect.lose) or number(effect.amount, 1) < 0
    hit = [e for e in empires(s, play, effect) if all_hold(s, e, effect.filter)]
    return any(s.money[e] > 0 for e in hit) if takes else bool(hit)


def _money(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        if all_hold(s, e, effect.filter):
            lost = -(-s.money[e] // 2)
            change_money(s, e, -lost if effect.lose else number(effect.amount, play.v))


def _transfer_matters(s: State, play: Play, effect: Effect) -> bool:
    return s.active >= 0 and s.money[s.active] > 0


def _transfer(s: State, play: Play, effect: Effect) -> None:
    taker = target_empire(s, play)
    if s.active < 0 or taker < 0:
        return
    amount = min(number(effect.amount, play.v), s.money[s.active])
    s.money[s.active] -= amount
    s.money[taker] += amount
    s.emit("robs", s.card[taker], s.card[s.active], amount)


def _points(s: State, play: Play, effect: Effect) -> int:
    points = number(effect.points, play.v)
    if effect.extra.get("per") == "ten_full_levels_of_active_empire":
        points *= s.level[s.active] // FULL_LEVELS if s.active >= 0 else 0
    return points


def _glory(s: State, play: Play, effect: Effect) -> None:
    gain_glory(s, play.seat, _points(s, play, effect), "event")


def _trade_situation(s: State, play: Play, e: int) -> Situation:
    winner = s.empire(play.context[2]) if len(play.context) > 2 else NOBODY
    return Situation(lost=winner >= 0 and winner != e, partner=winner)


def _progress_matters(s: State, play: Play, effect: Effect) -> bool:
    back = isinstance(effect.levels, int) and effect.levels < 0
    return any(
        all_hold(s, e, effect.filter, _trade_situation(s, play, e))
        and not is_beyond(s, e)
        and not (back and s.level[e] == 1)
        for e in empires(s, play, effect)
    )


def _progress(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        if all_hold(s, e, effect.filter, _trade_situation(s, play, e)):
            progress(s, e, number(effect.levels, play.v))


def change_elite(s: State, e: int, count: int) -> None:
    """An empire gains elite markers or loses some, at most what it has."""
    gained = max(count, -s.elite[e])
    s.elite[e] += gained
    if gained > 0:
        s.emit("gains-elite", s.card[e], gained)
    elif gained < 0:
        s.emit("loses-elite", s.card[e], -gained)


def _elite_matters(s: State, play: Play, effect: Effect) -> bool:
    loses = number(effect.count, 0) < 0
    return any(not loses or s.elite[e] > 0 for e in empires(s, play, effect))


def _elite(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        change_elite(s, e, number(effect.count, play.v))


# -- actions, markers, cards -------------------------------------------------------------------------------------------


def _converts(s: State, play: Play, effect: Effect) -> bool:
    spared = sum(int(condition.value) for condition in effect.filter if condition.word == "action_not")
    return s.action >= 0 and s.action not in (PASS, VOTE) and not spared >> s.action & 1


def _convert(s: State, play: Play, effect: Effect) -> None:
    s.action = PASS
    s.emit("turns-into-pass", s.acting)


def _swap_markers(s: State, play: Play, effect: Effect) -> None:
    """Two face-down markers of the player change places; nobody else learns what they are."""
    seat, cards = play.seat, play.target[0]
    places = [s.empire(card) for card in cards]
    slots = s.slots[seat]
    wanted = [*places, NOBODY][:2]
    if any(e not in slots for e in wanted):
        return
    i, j = slots.index(wanted[0]), slots.index(wanted[1])
    zone = s.zones[MARKERS + seat]
    order = list(range(len(zone)))
    order[i], order[j] = j, i
    s.zones[MARKERS + seat] = type(zone)(tuple(zone.cards[n] for n in order), tuple(zone.known[n] for n in order))


def _gain_go(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        s.go_now[e] += number(effect.count, play.v)
        s.emit("gains-go", s.card[e])


def _cards_left(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.zones[DECK] or s.zones[DISCARD])


def _draw_cards(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    seat = s.owner[e] if effect.who == "target_player" and e >= 0 else play.seat
    draw_to_hand(s, seat, number(effect.count, play.v))


def _discard_left(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.zones[DISCARD])


def _take_from_discard(s: State, play: Play, effect: Effect) -> None:
    s.push(TakeFromDiscard(play.seat, number(effect.count, play.v)))


# -- what lasts --------------------------------------------------------------------------------------------------------


def _lasting_for(s: State, play: Play, effect: Effect) -> list[int]:
    """For whom an event works on; an empty slot can draw more cards, too (S95)."""
    return empires(s, play, effect) or ([NOBODY] if effect.stat == "hand_draw" else [])


def _lasting_matters(s: State, play: Play, effect: Effect) -> bool:
    return bool(_lasting_for(s, play, effect))


def _lasting(s: State, play: Play, effect: Effect) -> None:
    """The event works on; its figures are found through `State.effects`, once however many effects it has."""
    until = UNTIL.get(effect.until, ACTION)
    for e in _lasting_for(s, play, effect):
        if (play.event, e, until) not in s.effects or effect is _first_lasting(s, play.event):
            add_lasting(s, play.event, e, until)


def _first_lasting(s: State, event: int) -> Effect:
    return next(one for one in s.components.event_effects[event] if one.op in LASTING)


def _allow(s: State, play: Play, effect: Effect) -> None:
    if effect.what == "see_partner_trade_cards_first":
        see_first(s, play.seat)
    else:
        _lasting(s, play, effect)


def _in_trade(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.deal)


def _cancel_trade(s: State, play: Play, effect: Effect) -> None:
    cancel_trade(s)


def _extra_trade(s: State, play: Play, effect: Effect) -> None:
    for _ in range(int(effect.extra["times"])):
        trade_again(s)


# -- disorder, cities, artefacts ---------------------------------------------------------------------------------------


def disorder_places(s: State, play: Play, effect: Effect) -> list[int]:
    """The areas among which one gets a marker; empty if there is none."""
    land = s.components.land
    if effect.where == "target_area":
        found = [area_of(play)]
    elif effect.where in ("one_area_of_active_empire", "one_area_of_target_empire", "area_with_most_units"):
        e = s.active if effect.where == "one_area_of_active_empire" else target_empire(s, play)
        found = list(bits(s.held[e] & land)) if e >= 0 else []
        if effect.where == "area_with_most_units":
            most = max((len(s.units[area]) for area in found), default=0)
            found = [area for area in found if len(s.units[area]) == most]
    else:
        raise ValueError(f"no place {effect.where}")
    return [area for area in found if open_to_disorder(s, area) and _area_fits(s, play, area, effect)]


def _area_fits(s: State, play: Play, area: int, effect: Effect) -> bool:
    for condition in effect.filter:
        if condition.word == "adjacent_to" and not s.components.near[area_of(play)] >> area & 1:
            return False
    return all_hold(s, s.holder[area], known_words(effect.filter), Situation(area=area))


def split_faith(s: State, play: Play, effect: Effect) -> list[tuple[int, ...]]:
    """For each empire of the named religion that is not protected, the city areas where a schism can break out."""
    religion = play.target[3][0]
    others = tuple(condition for condition in effect.filter if not _is_target_religion(condition))
    found = []
    for e in s.in_play():
        if s.religion[e] == religion and all_hold(s, e, others) and not is_immune(s, e, play.event):
            areas = tuple(area for area in s.cities(e) if open_to_disorder(s, area))
            if areas:
                found.append(areas)
    return found


def _is_target_religion(condition: Condition) -> bool:
    return condition.word == "religion"


def _disorder_matters(s: State, play: Play, effect: Effect) -> bool:
    if effect.where == "chain_of_areas_of_target_empire":
        e = target_empire(s, play)
        return e >= 0 and bool(rebel_areas(s, e, ()))
    if effect.where == "one_city_area_each":
        return bool(split_faith(s, play, effect))
    return bool(disorder_places(s, play, effect))


def _disorder(s: State, play: Play, effect: Effect) -> None:
    if effect.where == "chain_of_areas_of_target_empire":
        e = target_empire(s, play)
        if e >= 0:
            s.push(SpreadRebellion(play.seat, s.card[e], number(effect.count, play.v), ()))
    elif effect.where == "one_city_area_each":
        s.push(*(PlaceUnrest(play.seat, play.event, areas) for areas in split_faith(s, play, effect)))
    elif effect.chooser:
        s.push(PlaceUnrest(play.seat, play.event, tuple(disorder_places(s, play, effect))))
    else:
        for area in disorder_places(s, play, effect):
            place_disorder(s, area)


def keeps_city(s: State, area: int) -> bool:
    """Whether a leader protects the city of an area from events (S99)."""
    e = s.holder[area]
    if e < 0:
        return False
    codes = s.codes_at(e, area)
    _, leaders, _ = s.components.immune["city_reduction"]
    return any(codes >> kind & 1 and "events" in effect.extra.get("by", ()) for kind, effect in leaders)


def _city_matters(s: State, play: Play, effect: Effect) -> bool:
    area = area_of(play)
    return s.city[area] > 0 and not keeps_city(s, area)


def _city_step(s: State, play: Play, effect: Effect) -> None:
    area = area_of(play)
    if not _city_matters(s, play, effect):
        return
    s.city[area] = s.next_city_level(s.city[area], int(effect.extra["steps"]))
    s.emit("city-falls", area, s.city[area])
    e = s.holder[area]
    if not s.city[area] and e >= 0 and s.capital[e] == area:
        s.capital[e] = NOBODY
        s.emit("capital-lost", s.card[e])


def _fort_matters(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.forts >> area_of(play) & 1)


def _fort_falls(s: State, play: Play, effect: Effect) -> None:
    area = area_of(play)
    if s.forts >> area & 1:
        s.forts &= ~(1 << area)
        s.emit("fort-falls", area)


def _artefact_matters(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and bool(s.area_artefacts(e) & s.components.art_green)


def _burn(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        s.push(BurnArtefact(play.seat, s.card[e]))


# -- units and leaders -------------------------------------------------------------------------------------------------


def _hit_areas(s: State, play: Play, effect: Effect) -> list[int]:
    area = area_of(play)
    if effect.where == "target_area_and_adjacent_city_areas":
        cities = [near for near in bits(s.components.near[area]) if s.city[near]]
        return [one for one in (area, *cities) if s.holder[one] >= 0]
    return [area]


def _hit_units(s: State, play: Play, effect: Effect, area: int) -> tuple[int, tuple[int, ...]]:
    """Whose units are hit in an area, and which."""
    e = s.active if effect.filter else s.holder[area]
    if e < 0:
        return NOBODY, ()
    units = s.units[area] if s.holder[area] == e else s.raid[area]
    return e, tuple(unit for unit in units if all_hold(s, e, effect.filter, Situation(unit=unit_type(unit))))


def _units_matter(s: State, play: Play, effect: Effect) -> bool:
    if "keep" in effect.extra:
        return any(len(s.units[area]) > 1 for area in _hit_areas(s, play, effect))
    return any(_hit_units(s, play, effect, area)[1] for area in _hit_areas(s, play, effect))


def _remove_units(s: State, play: Play, effect: Effect) -> None:
    if "keep" in effect.extra:
        for area in reversed(_hit_areas(s, play, effect)):
            e = s.holder[area]
            s.push(LoseToPestilence(s.owner[e], s.card[e], area, len(s.units[area]) // 2))
        return
    least = next(int(condition.value) for condition in effect.extra["each_if"])
    area = area_of(play)
    e, units = _hit_units(s, play, effect, area)
    lost = tuple(unit for unit in units if draw_value(s) >= least)
    if lost:
        s.emit("units-perish", s.card[e], area, tuple(sorted(unit_type(unit) for unit in lost)))
        _sink_freight(s, units, lost)
        lose_units(s, area, lost, e)


def _sink_freight(s: State, ships: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """Units on board of a ship that is lost are lost too (S74b)."""
    if s.aboard and len(lost) == len(ships):
        s.put_back(s.active, s.aboard)
        s.aboard = ()


def _stop_units(s: State, play: Play, effect: Effect) -> None:
    """Ships in a storm have no points left; what they carry goes back to where it came from (S74b)."""
    area = area_of(play)
    e, units = _hit_units(s, play, effect, area)
    if not units:
        return
    stopped = tuple(moved(unit_type(unit), SPENT_ALL, origin(unit, area), INVADED) for unit in units)
    place = s.units if s.holder[area] == e else s.raid
    place[area] = tuple(sorted((*without(place[area], units), *stopped)))
    s.emit("ships-stopped", s.card[e], area)


def _leader_there(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and (play.target[2][0], area_of(play)) in s.leaders[e]


def _remove_leader(s: State, play: Play, effect: Effect) -> None:
    if _leader_there(s, play, effect):
        leader_dies(s, target_empire(s, play), play.target[2][0], area_of(play))


def _leaders_left(s: State, play: Play, effect: Effect) -> bool:
    return any(s.cup[:UNNAMED])


def _draw_leaders(s: State, play: Play, effect: Effect) -> None:
    """Counters are drawn together; those that are not kept go back, so the cup is only changed by the choice."""
    e = target_empire(s, play)
    if e < 0:
        return
    cup, drawn = list(s.cup), []
    for _ in range(min(number(effect.count, play.v), sum(cup))):
        n, kind = s.below(sum(cup)), 0
        while n >= cup[kind]:
            n -= cup[kind]
            kind += 1
        cup[kind] -= 1
        drawn.append(kind)
    found = tuple(sorted(kind for kind in drawn if kind < UNNAMED))
    s.emit("draws-leaders", s.card[e], found)
    s.push(KeepLeader(play.seat, s.card[e], found, int(effect.extra["keep"])))


def _classes(effect: Effect) -> int:
    return next((int(condition.value) for condition in effect.filter if condition.word == "class"), 0)


def _colonists_matter(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and bool(colony_types(s, e, _classes(effect))) and bool(colony_areas(s, e))


def _colonists(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        left = number(effect.count, play.v)
        s.push(SettleColonists(play.seat, s.card[e], left, _classes(effect), colony_areas(s, e)))


def _adopt(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0 and s.religion[e] < 0:
        adopt(s, e, play.target[3][0])


OPS |= {
    "cancel_event": (always, lambda s, play, effect: None),
    "convert_action": (_converts, _convert),
    "remove_leader": (_leader_there, _remove_leader),
    "draw_cards": (_cards_left, _draw_cards),
    "swap_markers": (always, _swap_markers),
    "gain_go": (always, _gain_go),
    "allow": (_lasting_matters, _allow),
    "forbid": (_lasting_matters, _lasting),
    "modify": (_lasting_matters, _lasting),
    "extra_move": (_lasting_matters, _lasting),
    "money": (_money_matters, _money),
    "transfer_money": (_transfer_matters, _transfer),
    "elite": (_elite_matters, _elite),
    "glory": (lambda s, play, effect: _points(s, play, effect) > 0, _glory),
    "progress": (_progress_matters, _progress),
    "cancel_trade": (_in_trade, _cancel_trade),
    "extra_trade": (_in_trade, _extra_trade),
    "place_disorder": (_disorder_matters, _disorder),
    "city_step": (_city_matters, _city_step),
    "remove_marker": (_fort_matters, _fort_falls),
    "remove_artefact": (_artefact_matters, _burn),
    "remove_units": (_units_matter, _remove_units),
    "stop_units": (_units_matter, _stop_units),
    "draw_leaders": (_leaders_left, _draw_leaders),
    "place_units": (_colonists_matter, _colonists),
    "adopt": (always, _adopt),
    "take_from_discard": (_discard_left, _take_from_discard),
}


def start_bonuses(s: State, e: int) -> None:
    """What events of the start window have promised goes to the empire that has just got its colour (S39b)."""
    waiting = [event for event, empire, _ in s.effects if empire == NOBODY]
    s.effects = tuple((event, e if empire == NOBODY else empire, until) for event, empire, until in s.effects)
    for event in waiting:
        play = Play(s.owner[e], NOBODY, event, NO_TARGET, ())
        for effect in s.components.event_effects[event]:
            if effect.op == "money":
                change_money(s, e, number(effect.amount, play.v))
            elif effect.op == "elite":
                change_elite(s, e, number(effect.count, play.v))
