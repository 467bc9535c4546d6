"""The end of an empire (S108-S110): given up, or destroyed because it has no units left."""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Step
from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.data.components import POPE
from zeitalter.games.seven_ages.rules.cards import discard
from zeitalter.games.seven_ages.rules.faith import end_forgotten_heresies
from zeitalter.games.seven_ages.rules.holy_wars import settle_holy_wars
from zeitalter.games.seven_ages.rules.leaders import remove_leader
from zeitalter.games.seven_ages.rules.state import COLOURS, MARKERS, NOBODY, SPARE, State, put
from zeitalter.games.seven_ages.rules.world import end_crusade, end_treaty


class Fall(Step[State]):
    """An empire leaves play."""

    card: int
    rule = "S109"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0:
            s.emit("empire-ends", self.card)
            remove_empire(s, e)


def remove_empire(s: State, e: int) -> None:
    """Units to the mix, card to the discard pile, markers off, leaders away, areas neutral; cities stay (S108).

    If it goes in its own action, Discard empire among them, Jihad and Crusade are settled first (S127).
    """
    card, seat = s.card[e], s.owner[e]
    if e == s.active:
        settle_holy_wars(s, e)
    if s.treaty and e in (s.treaty[0], s.treaty[2]):
        end_treaty(s)
    for leader, area in s.leaders[e]:
        remove_leader(s, e, leader, area)
    for area in bits(s.held[e]):
        clear_area(s, area)
    if e == s.active:
        if any(s.raid):
            for units in s.raid:
                s.put_back(e, units)
            s.raid = ((),) * len(s.raid)
        s.put_back(e, s.aboard)
        s.aboard, s.ship = (), NOBODY
    lose_marker(s, seat, e)
    if e in s.heresy:
        s.heresy = tuple([NOBODY if holder == e else holder for holder in s.heresy])
    clear_empire(s, e)
    end_forgotten_heresies(s)
    s.last_age = max((s.age(other) for other in s.in_play()), default=s.last_age)
    discard(s, card)


def clear_area(s: State, area: int) -> None:
    """An area becomes neutral with nothing on it but a city (S17b)."""
    e = s.holder[area]
    if s.lies[area] >> POPE & 1:
        end_crusade(s)
    s.put_back(e, s.units[area])
    s.units[area] = ()
    s.set_lying(area, 0)
    s.disorder &= ~(1 << area)
    s.forts &= ~(1 << area)
    s.set_holder(area, NOBODY)


FIGURES = ("level", "born", "elite", "go", "go_now", "done", "chosen", "lost", "reached")
"""What is 0 for a colour that is not in play."""


def clear_empire(s: State, e: int) -> None:
    """Everything about an empire in play is forgotten."""
    s.set_owner(e, NOBODY)
    s.set_card(e, NOBODY)
    s.capital = put(s.capital, e, NOBODY)
    s.set_religion(e, NOBODY)
    s.set_government(e, NOBODY)
    s.set_marks(e, 0)
    for name in FIGURES:
        setattr(s, name, put(getattr(s, name), e, 0))
    s.money[e], s.leaders[e] = 0, ()
    mask = ~(1 << e)
    s.went_on &= mask
    s.started_now &= mask
    s.settled &= mask
    s.ways &= mask
    s.effects = tuple(effect for effect in s.effects if effect[1] != e)
    if any(s.entered):
        entered = list(s.entered)
        entered[e * COLOURS : (e + 1) * COLOURS] = entered[e::COLOURS] = [0] * COLOURS
        s.entered = tuple(entered)


def lose_marker(s: State, seat: int, e: int) -> None:
    """The marker of an empire that is gone before its turn is lost (S33b); it stays face down."""
    if e in s.slots[seat]:
        i = s.slots[seat].index(e)
        zone = s.zones[MARKERS + seat]
        s.zones[SPARE + seat] = s.zones[SPARE + seat].with_bottom(zone.cards[i], zone.known[i])
        s.zones[MARKERS + seat] = Zone(zone.cards[:i] + zone.cards[i + 1 :], zone.known[:i] + zone.known[i + 1 :])
        s.slots[seat] = s.slots[seat][:i] + s.slots[seat][i + 1 :]
