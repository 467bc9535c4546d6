"""Whether an empire may receive an artefact (S97d, S97f, S100-S102), and if not, why not."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import ARTIST, HERESY, ISLAM, JIHAD
from zeitalter.games.seven_ages.data.effects import Condition
from zeitalter.games.seven_ages.rules.conditions import all_hold, holds, in_play
from zeitalter.games.seven_ages.rules.permits import immune
from zeitalter.games.seven_ages.rules.reach import empires_in_range, reach
from zeitalter.games.seven_ages.rules.state import State

_PLAIN = {
    "no_religion": "has-religion",
    "has_religion": "needs-religion",
    "no_government": "has-government",
    "government_in": "needs-government",
    "not_barbarian": "not-for-barbarians",
    "has_leader": "needs-leader",
    "no_leader_type": "has-religious-leader",
    "has_disorder": "needs-disorder",
    "marker_in_play": "needs-world-war",
    "marker_not_in_play": "not-beside-united-nations",
}
"""What is said when a condition without further values does not hold; the sentence names the empire."""


def may_receive(s: State, e: int, artefact: int) -> Objection | None:
    """Why an artefact cannot be played on an empire; None if it can."""
    return (
        wrong_age(s, e, artefact)
        or already_there(s, e, artefact)
        or against_needs(s, e, artefact)
        or kept_away(s, e, artefact)
        or nowhere_to_lie(s, e, artefact)
    )


Glances = list[tuple[int, int, int]]
"""Empires with their artefacts and their age, as bits."""


def glances(s: State) -> Glances:
    """All empires at a glance."""
    return [(e, s.owned[e], 1 << s.age(e)) for e in s.playing]


def possible_receivers(s: State, artefact: int, looks: Glances) -> list[int]:
    """The empires that a glance at their artefacts and ages does not rule out: `may_receive` says more."""
    ages, bars, wanted = s.components.art_glance[artefact]
    found = []
    for e, own, age in looks:
        if age & ages and not own & bars and own & wanted == wanted:
            found.append(e)
    return found


def is_possible_receiver(s: State, e: int, artefact: int) -> bool:
    """Whether a glance at the age and the artefacts of an empire does not rule it out."""
    return bool(possible_receivers(s, artefact, [(e, s.owned[e], 1 << s.age(e))]))


def can_receive(s: State, e: int, artefact: int) -> bool:
    """Whether `may_receive` has no objection, if a glance has not ruled the empire out: only the rest is looked at."""
    c = s.components
    if c.art_exceptions[artefact] and wrong_age(s, e, artefact) is not None:
        return False
    if (artefact == HERESY or c.art_unique >> artefact & 1) and already_there(s, e, artefact) is not None:
        return False
    if not all_hold(s, e, c.art_tests[artefact]):
        return False
    if c.warded_artefacts >> artefact & 1 and kept_away(s, e, artefact) is not None:
        return False
    return not c.placed_artefacts >> artefact & 1 or nowhere_to_lie(s, e, artefact) is None


def wrong_age(s: State, e: int, artefact: int) -> Objection | None:
    """The ages of an artefact, with its exceptions, are those of the receiving empire (S97f)."""
    c, age = s.components, s.age(e)
    if c.art_ages[artefact] >> age & 1:
        return None
    for ages, conditions in c.art_exceptions[artefact]:
        if ages >> age & 1 and all_hold(s, e, conditions):
            return None
    return Objection("wrong-age-for-artefact", (s.card[e], artefact), "S97f")


def already_there(s: State, e: int, artefact: int) -> Objection | None:
    """Some markers exist once (S102), an empire has each artefact once (S97d), a religion one Heresy (A50)."""
    if artefact == HERESY:
        religion = s.religion[e]
        there = religion >= 0 and s.heresy[religion] >= 0
        return Objection("heresy-already", (religion,), "A50") if there else None
    if s.components.art_unique >> artefact & 1:
        return Objection("marker-in-play", (artefact,), "S102") if in_play(s, artefact) else None
    return Objection("has-artefact", (s.card[e], artefact), "S97d") if s.has(e, artefact) else None


def against_needs(s: State, e: int, artefact: int) -> Objection | None:
    """The conditions of an artefact (S97f, S140)."""
    for condition in s.components.art_needs[artefact]:
        if not holds(s, e, condition):
            return failing(s, e, condition)
    return None


def failing(s: State, e: int, condition: Condition) -> Objection:
    """The sentence for a condition that does not hold."""
    word, value, card = condition.word, condition.value, s.card[e]
    if word == "if_in_play_else":
        empire, _, otherwise = value
        if s.empire(empire) >= 0:
            return Objection("only-for", (empire,), "S102")
        return failing(s, e, otherwise[0])
    if word == "religion":
        return Objection("needs-this-religion", (card, s.components.artefact_of_religion[value]), "S102")
    if word in ("has", "has_not"):
        return Objection("needs-artefact" if word == "has" else "not-beside-artefact", (card, value), "S102")
    if word == "controls_land_in":
        return Objection("needs-land-in", (card, regions_of(s, value)), "S102")
    if word == "in_range":
        return out_of_range(s, card, value)
    return Objection(_PLAIN[word], (card,), "S102")


def out_of_range(s: State, card: int, wanted: int | str) -> Objection:
    """The place, or an empire of another player, that is not in range."""
    if isinstance(wanted, str):
        return Objection("no-partner-in-range", (card,), "S136")
    if wanted.bit_count() == 1:
        return Objection("area-out-of-range", (card, wanted.bit_length() - 1), "S23")
    return Objection("region-out-of-range", (card, s.components.region_mask.index(wanted)), "S23")


def regions_of(s: State, land: int) -> tuple[int, ...]:
    """The regions that some land areas consist of."""
    return tuple(region for region, mask in enumerate(s.components.land_mask) if mask and not mask & ~land)


def kept_away(s: State, e: int, artefact: int) -> Objection | None:
    """An empire that is immune to an artefact cannot get it (S132)."""
    id = s.components.ids["artefact"][artefact]
    if id in s.components.immune and immune(s, e, id):
        return Objection("immune-to-artefact", (s.card[e], artefact), "S132")
    return None


# -- where it lies -----------------------------------------------------------------------------------------------------


def places(s: State, e: int, artefact: int) -> tuple[int, ...]:
    """The areas where an artefact that lies in one may be put (S97d, S101); for Jihad that of S128."""
    return bits(place_mask(s, e, artefact))


def place_mask(s: State, e: int, artefact: int) -> int:
    """The same areas as bits."""
    c = s.components
    if artefact == JIHAD:
        others = 0
        for other in s.playing:
            if s.religion[other] != ISLAM and other != e:
                others |= s.held[other]
        return s.neighbours(e) & c.land & others
    own = s.held[e] & (c.coastal if c.art_placement[artefact] == "coastal_area" else c.land)
    return own & (~s.adorned | s.areas_with(e, ARTIST))


def lies_in_area(s: State, artefact: int) -> bool:
    """Whether an artefact lies in an area of the empire that has it."""
    return s.components.art_placement[artefact] in ("area", "coastal_area")


def nowhere_to_lie(s: State, e: int, artefact: int) -> Objection | None:
    """Without a permitted area it cannot be played."""
    if artefact == JIHAD:
        return None if place_mask(s, e, artefact) else Objection("no-place-for-jihad", (s.card[e],), "S128")
    if not lies_in_area(s, artefact) or place_mask(s, e, artefact):
        return None
    return Objection("no-place-for-artefact", (s.card[e], artefact), "S101")


# -- range -------------------------------------------------------------------------------------------------------------


def wanted_areas(s: State, e: int, artefact: int) -> int:
    """The areas of which one must be in range so that an empire may receive an artefact; 0: range does not matter."""
    for condition in s.components.art_needs[artefact]:
        if condition.word == "in_range":
            return partner_areas(s, e) if isinstance(condition.value, str) else int(condition.value)
    return 0


def partner_areas(s: State, e: int) -> int:
    """All areas of empires of other players."""
    found = 0
    for other in s.in_play():
        if s.owner[other] != s.owner[e]:
            found |= s.held[other]
    return found


def only_out_of_range(s: State, e: int, artefact: int) -> bool:
    """Whether nothing but the range stands against an artefact, so that a way through somebody's areas could help."""
    if wrong_age(s, e, artefact) or already_there(s, e, artefact) or nowhere_to_lie(s, e, artefact):
        return False
    needs = s.components.art_needs[artefact]
    others = [condition for condition in needs if condition.word != "in_range"]
    return len(others) < len(needs) and all_hold(s, e, others) and against_needs(s, e, artefact) is not None


def measured_with_ways(s: State, e: int, wanted: int) -> bool:
    """Whether some areas are in range only through areas that others have opened (S20b)."""
    return bool(s.ways and wanted) and not reach(s, e, 0) & wanted


def partners(s: State, e: int) -> list[int]:
    """The empires with which an empire could sign a Peace treaty (S136, A21)."""
    return [other for other in empires_in_range(s, e) if s.owner[other] != s.owner[e]]
