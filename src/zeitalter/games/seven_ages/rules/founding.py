"""Bringing an empire into play (S27, S39, S40): which cards may start now, and what an empire begins with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.zones import ALL, Zone
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.cards import take_from_hand
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.faith import take_government, take_religion
from zeitalter.games.seven_ages.rules.lasting import allowed_by_event
from zeitalter.games.seven_ages.rules.leaders import draw_from_cup, named_available
from zeitalter.games.seven_ages.rules.progress import LEVELS_PER_AGE
from zeitalter.games.seven_ages.rules.state import HANDS, NOBODY, State, put


def ages_for(s: State, card: int) -> list[int]:
    """The ages in which a card may start an empire now."""
    return [age for _, age in starts(s, (card,))]


def starts(s: State, cards: Sequence[int]) -> list[tuple[int, int]]:
    """Cards with the ages in which they may start an empire: the current one, or any as long as none is fixed."""
    current, ages, ignored = s.current_age(), s.components.empire_ages, ages_ignored(s)
    now = (current,) if current else range(1, (s.end_age or s.components.constants.ages) + 1)
    return [(card, age) for card in cards for age in now if ignored or ages[card] >> age & 1]


def ages_ignored(s: State) -> bool:
    """Whether an event lets a card start whatever ages it names (A33)."""
    return allowed_by_event(s, NOBODY, "ignore_card_ages")


def cannot_start(s: State, seat: int, card: int, age: int) -> Objection | None:
    """Why a player cannot start an empire with this card in this age (S27, S39)."""
    if card not in s.hand(seat):
        return Objection("empire-not-in-hand", (card,), "S39")
    current = s.current_age()
    if current and age != current:
        return Objection("other-age-now", (current - 1,), "S39")
    return None if age in ages_for(s, card) else Objection("card-of-other-ages", (card, age - 1), "S39")


def show_card(s: State, seat: int, card: int) -> None:
    """Everybody sees a card that is still in a hand."""
    hand = s.zones[HANDS + seat]
    known = tuple(ALL if one == card else mask for one, mask in zip(hand.cards, hand.known, strict=True))
    s.zones[HANDS + seat] = Zone(hand.cards, known)
    s.barrier()


def found(s: State, seat: int, card: int, e: int, age: int) -> None:
    """An empire comes into play with this colour, on the first level of the age (S40, S41)."""
    c = s.components
    take_from_hand(s, seat, card)
    s.set_owner(e, seat)
    s.set_card(e, card)
    s.level = put(s.level, e, LEVELS_PER_AGE * (age - 1) + 1)
    s.born = put(s.born, e, age)
    s.money[e], s.elite = c.start_money[card], put(s.elite, e, c.elite[card])
    s.started_now |= 1 << e
    s.start_age = s.start_age or age
    s.last_age = max(map(s.age, s.in_play()))
    s.active = e
    s.emit("starts-empire", seat, card, e, s.level[e])


def first_leaders(s: State, e: int) -> list[int]:
    """The named leaders of the current age that may enter with their empire (S43)."""
    return [n for n in named_available(s, e) if s.components.leader_age[n] == s.age(e)]


def join(s: State, e: int, leader: int) -> None:
    """A leader joins an empire that has no units yet: where he stands is decided later."""
    place = s.components.start_areas[s.card[e]][0]
    s.leaders[e] = tuple(sorted((*s.leaders[e], (leader, place))))
    s.emit("leader-joins", s.card[e], leader)


def draw_missing_leaders(s: State, e: int) -> None:
    """One draw from the cup for each leader that is missing; without any leader at least one (S43, S43b)."""
    c, card = s.components, s.card[e]
    least = min(max(c.start_leaders[card], c.constants.newcomer_leader_draws), c.leader_value[card])
    for _ in range(least - len(s.leaders[e])):
        leader = draw_from_cup(s)
        if leader == NOBODY:
            s.emit("no-leader", card)
        else:
            join(s, e, leader)


def start_powers(s: State, card: int, op: str) -> Iterator[Effect]:
    """The powers of a card that work at its start."""
    return (power for power in s.components.powers[card] if power.op == op and power.when == "on_start")


def granted(s: State, power: Effect) -> int:
    """The religion or government that a power grants, as an artefact."""
    c = s.components
    return c.artefact_of_religion[power.religion] if power.religion >= 0 else c.artefact_of_government[power.government]


def may_be_granted(s: State, e: int, power: Effect) -> bool:
    """Whether an empire may begin with a religion or government: its ages and what is not waived must hold (S97f)."""
    c, artefact = s.components, granted(s, power)
    waived = power.extra.get("waive", ())
    needs = [need for need in c.art_needs[artefact] if need.word not in waived]
    return bool(c.art_ages[artefact] >> s.age(e) & 1) and all_hold(s, e, needs)


def grant(s: State, e: int, power: Effect) -> None:
    """An empire begins with a religion or government; of what happens on play only elite markers count (S97f)."""
    artefact = granted(s, power)
    if power.religion >= 0:
        take_religion(s, e, artefact)
    else:
        take_government(s, e, artefact)
    if power.extra.get("skip_on_play") == "all":
        return
    for effect in s.components.art_effects[artefact]:
        if effect.op == "elite" and effect.when == "on_play" and isinstance(effect.count, int):
            s.elite = put(s.elite, e, s.elite[e] + effect.count)
            s.emit("gains-elite", s.card[e], effect.count)
