"""Conflicts (S79-S89): one area after the other, round by round, until one side has no units there or retreats.

`fight.py` holds the record of the conflict in progress, `commitment.py` asks what is committed, `totals.py` adds up,
`retreat.py` and `aftermath.py` end it. Every round costs a side units or, protected by a Tactician, brings it nearer to
the conflict disorder markers that end the protection; so every conflict ends (A38).
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.rules.aftermath import beaten, end_conflict
from zeitalter.games.seven_ages.rules.commitment import questions
from zeitalter.games.seven_ages.rules.control import enter_neutral, leader_dies
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.fight import (
    ATTACKER,
    CARDS,
    DEFENDER,
    SIDES,
    available,
    begin,
    card_of,
    card_value,
    committed,
    discard_card,
    draw,
    force,
    has_tactician,
    is_fighting,
    is_tactician,
    leaders_there,
    new_round,
    redraw,
    rest_of,
    seat_of,
    set_force,
)
from zeitalter.games.seven_ages.rules.lasting import ROUND, end_lasting
from zeitalter.games.seven_ages.rules.retreat import Retreat
from zeitalter.games.seven_ages.rules.state import State, put
from zeitalter.games.seven_ages.rules.totals import parts
from zeitalter.games.seven_ages.rules.units import settled, together, unit_type


class Conflicts(Decision[State]):
    """All conflicts of the active empire; its player picks the next area (S79)."""

    seat: int
    card: int
    rule = "S79"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) == s.active >= 0 and any(s.raid) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("resolve", area) for area, units in enumerate(s.raid) if units]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.push(BeginConflict(action[1]), self)


class BeginConflict(Step[State]):
    """A conflict begins; where nobody is left to resist, the raiders simply stay."""

    area: int
    rule = "S79"

    def run(self, s: State) -> None:
        area, e = self.area, s.active
        if s.holder[area] in (-1, e):
            units, s.raid = settled(s.raid[area]), put(s.raid, area, ())
            s.add_units(area, units)
            if s.holder[area] != e:
                enter_neutral(s, e, area)
            return
        begin(s, area)
        s.emit("conflict", s.card[e], s.card[s.holder[area]], area)
        s.push(ConflictRound(area))


class ConflictRound(Step[State]):
    """A round: cards, commitments, totals (S80)."""

    area: int
    rule = "S80"

    def run(self, s: State) -> None:
        area = self.area
        if not is_fighting(s, area):
            return
        s.fight_round += 1
        new_round(s)
        s.push(
            PlayEvent("start_of_conflict_round", (area,)),
            DrawConflictCards(area),
            RevealRound(area),
            PlayEvent("after_conflict_reveal", (area,)),
            ResolveRound(area),
        )


class DrawConflictCards(Step[State]):
    """Each side draws a card that only its player sees (S80, A20); then both commit."""

    area: int
    rule = "S80"

    def run(self, s: State) -> None:
        if not is_fighting(s, self.area):
            return
        for side in SIDES:
            draw(s, side, 1 << seat_of(s, side))
            tell_card(s, side)
        redraws = []
        if s.fight_round == 1:
            redraws = [side for side in SIDES if has_tactician(s, side) and card_of(s, side) >= 0]
        asked = [RedrawConflictCard(seat_of(s, side), s.card[s.fight_sides[side]], self.area) for side in redraws]
        s.push(*asked, *questions(s))


def tell_card(s: State, side: int) -> None:
    """Tell the player of a side what it has drawn."""
    card = card_of(s, side)
    if card >= 0:
        e = s.fight_sides[side]
        s.emit_to(1 << seat_of(s, side), "draws-conflict-card", s.card[e], card, card_value(s, side))


class RedrawConflictCard(Decision[State]):
    """A Tactician may discard the first card his empire draws in a conflict and draw again (S88)."""

    seat: int
    card: int
    area: int
    rule = "S88"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("keep_card",), ("redraw",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("redraw",):
            side = s.fight_sides.index(s.empire(self.card))
            s.emit("discards-conflict-card", self.card, card_of(s, side), card_value(s, side))
            redraw(s, side)
            tell_card(s, side)


class RevealRound(Step[State]):
    """Cards and commitments are shown (S80)."""

    area: int
    rule = "S80"

    def run(self, s: State) -> None:
        if not is_fighting(s, self.area):
            return
        for side in SIDES:
            card = s.card[s.fight_sides[side]]
            s.show(CARDS[side], ALL)
            if card_of(s, side) >= 0:
                s.emit("shows-conflict-card", card, card_of(s, side), card_value(s, side))
            front, support = (tuple(map(unit_type, row[side])) for row in (s.fight_front, s.fight_support))
            s.emit("commits", card, front, support, s.fight_leaders[side])


class ResolveRound(Step[State]):
    """The totals are compared: the lower side loses what it has committed, equal ones both do (S85)."""

    area: int
    rule = "S85"

    def run(self, s: State) -> None:
        if s.fight_area != self.area:
            return
        s.push(AfterRound(self.area))
        if not is_fighting(s, self.area):
            return
        totals = [count(s, side) for side in SIDES]
        for side in SIDES:
            if totals[side] > totals[1 - side]:
                use(s, side, committed(s, side), s.fight_leaders[side])
            else:
                lose(s, side)


def count(s: State, side: int) -> int:
    """Add up for a side, and tell what its total is made of."""
    found = dict(parts(s, side))
    total = sum(found.values())
    main = [found.get(reason, 0) for reason in ("card", "front", "support")]
    s.emit("conflict-total", s.card[s.fight_sides[side]], total, *main, total - sum(main))
    return total


def use(s: State, side: int, units: tuple[int, ...], leaders: tuple[int, ...]) -> None:
    """Units and leaders have fought and are used."""
    s.fight_used = put(s.fight_used, side, together(s.fight_used[side], units))
    s.fight_used_leaders = put(s.fight_used_leaders, side, together(s.fight_used_leaders[side], leaders))


def lose(s: State, side: int) -> None:
    """A side loses its committed units and leaders, unless a committed Tactician saves them (S85, A38)."""
    e, area = s.fight_sides[side], s.fight_area
    units, leaders = committed(s, side), s.fight_leaders[side]
    guarded = s.fight_marks[side] < s.components.constants.conflict_guard
    if guarded and any(is_tactician(s, leader) for leader in leaders):
        betrayed = tuple(unit for unit in units if unit == s.fight_ignored[side])[:1]
        s.emit("tactician-saves", s.card[e])
        use(s, side, rest_of(units, betrayed), leaders)
        units, leaders = betrayed, ()
    lost = rest_of(units, rest_of(units, force(s, side)))
    set_force(s, side, rest_of(force(s, side), lost))
    s.put_back(e, lost)
    if lost:
        s.emit("loses-units", s.card[e], tuple(map(unit_type, lost)), area)
    for leader in leaders:
        if leader in leaders_there(s, side):
            leader_dies(s, e, leader, area)


class AfterRound(Step[State]):
    """Whoever has only used units gets a conflict disorder marker (S86); then retreats, or the next round."""

    area: int
    rule = "S86"

    def run(self, s: State) -> None:
        if s.fight_area != self.area:
            return
        close_round(s)
        gone = beaten(s)
        if gone:
            end_conflict(s, gone)
            return
        for side in SIDES:
            if not available(s, side):
                s.fight_used = put(s.fight_used, side, ())
                s.fight_used_leaders = put(s.fight_used_leaders, side, ())
                s.fight_marks[side] += 1
                s.emit("conflict-disorder", s.card[s.fight_sides[side]], s.fight_marks[side])
        retreats = [Retreat(seat_of(s, side), s.card[s.fight_sides[side]], self.area) for side in (ATTACKER, DEFENDER)]
        s.push(*retreats, ConflictRound(self.area))


def close_round(s: State) -> None:
    """The cards of a round are discarded, and what events did to it is over."""
    for side in SIDES:
        discard_card(s, side)
    new_round(s)
    end_lasting(s, ROUND)
