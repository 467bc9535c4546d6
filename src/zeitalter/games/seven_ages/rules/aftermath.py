"""The end of a conflict (S89-S94): who has lost, elite markers, loot, and whose the area is now."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.seven_ages.data.components import BUILDER
from zeitalter.games.seven_ages.rules.control import check_alive, give_up, loot, lose_leaders, lose_stranded, take_area
from zeitalter.games.seven_ages.rules.fight import ATTACKER, SIDES, clear, force
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.state import State, put
from zeitalter.games.seven_ages.rules.units import settled


def beaten(s: State) -> list[int]:
    """The sides without units in the area."""
    return [side for side in SIDES if not force(s, side)]


def end_conflict(s: State, losers: Sequence[int]) -> None:
    """The conflict is over: a side has no units left there, has retreated, or both are wiped out (S89, S90b)."""
    area, sides, glory, chief = s.fight_area, s.fight_sides, s.fight_glory, s.fight_chief
    attacker, defender = sides
    clear(s)
    for side in losers:
        lose_elite(s, sides[side])
    if len(losers) > 1:
        s.emit("wiped-out", s.card[attacker], s.card[defender], area)
        beat_off(s, attacker, area)
        give_up(s, area)
        return
    winner = 1 - losers[0]
    if losers[0] == ATTACKER:
        s.emit("beats-off", s.card[defender], s.card[attacker], area)
        beat_off(s, attacker, area)
    else:
        conquer(s, attacker, defender, area, chief)
    if glory[winner]:
        gain_glory(s, s.owner[sides[winner]], glory[winner], "won_conflict", s.card[sides[winner]])
    lose_stranded(s, area)


def beat_off(s: State, attacker: int, area: int) -> None:
    """The attackers are gone; leaders who are left behind die (S76b)."""
    lose_leaders(s, attacker, area)
    check_alive(s, attacker)


def conquer(s: State, attacker: int, defender: int, area: int, chief: int) -> None:
    """The attackers take the area, with the loot of a barbarian's last leader (S91-S93)."""
    lose_leaders(s, defender, area)
    if chief and s.is_barbarian(defender) and not s.leaders[defender]:
        loot(s, attacker, defender)
    take_area(s, attacker, area, bool(s.codes_at(attacker, area) >> BUILDER & 1))
    s.units[area] = settled(s.units[area])


def lose_elite(s: State, e: int) -> None:
    """The loser loses an elite marker (S90)."""
    if s.elite[e]:
        s.elite = put(s.elite, e, s.elite[e] - 1)
        s.emit("loses-elite", s.card[e], s.elite[e])
