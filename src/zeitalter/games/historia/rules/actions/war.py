"""War in a shared territory (H50-H55); civbots fight by the same result (H97)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import WAR
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.scoring import finish_solo_eliminated
from zeitalter.games.historia.rules.state import FROM_WAR, State


class War(ActionRule):
    """`("war", version, territory, rival)`."""

    number = WAR
    verb = "war"
    rule = "H50"
    without_change = "even"

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        shared = s.land[seat] & world.others(s, seat)
        if not shared:
            return []
        targets = [(t, rival) for t in bits(shared) for rival in world.others_in(s, t, seat)]
        return [("war", v, t, rival) for v in versions for t, rival in targets]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [
            ("war", v, t, rival)
            for v in (BASIC, ADVANCED)
            for t in range(len(s.tiles))
            for rival in range(len(s.land))
            if rival != seat
        ]

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        _, version, territory, rival = action
        if rival == seat:
            return Objection("not-yourself", (), "H51")
        if not s.land[seat] >> territory & 1:
            return Objection("no-own-cube-there", (territory,), "H51")
        if not s.land[rival] >> territory & 1:
            return Objection("rival-not-there", (rival, territory), "H51")
        return self.price_objection(s, seat, version, free)

    def changes(self, s: State, seat: int, action: Action, free: bool) -> bool:
        return s.military[seat] != s.military[action[3]]

    def lack(self, s: State, seat: int) -> str:
        return "" if s.land[seat] & world.others(s, seat) else "rival"

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        _, version, territory, rival = action
        s.pay(seat, self.price(s, version, free))
        fight(s, seat, rival, territory, self.version(s, version).data.winner_vp)


def fight(s: State, attacker: int, defender: int, territory: int, vp: int) -> None:
    """Higher military wins the points and the territory, attacker or defender; equal: nothing (H52-H54)."""
    s.emit("attacks", attacker, defender, territory)
    if s.military[attacker] == s.military[defender]:
        s.emit("war-even")
        return
    winner, loser = (attacker, defender) if s.military[attacker] > s.military[defender] else (defender, attacker)
    s.emit("wins-war", winner)
    s.gain_vp(winner, vp, FROM_WAR)
    lose_territory(s, loser, territory, winner)


def lose_territory(s: State, loser: int, territory: int, winner: int) -> None:
    """The loser's cube goes to the used pool; a player keeps his last one (H55), but not in a solo game (H112)."""
    last = s.land[loser].bit_count() == 1
    solo_against_bot = s.players == 1 and not s.is_player(winner)
    if last and s.is_player(loser) and not solo_against_bot:
        s.emit("keeps-last-cube", loser, territory)
        return
    s.land[loser] &= ~(1 << territory)
    s.used[loser] += 1
    s.emit("loses-territory", loser, territory)
    if last:
        s.emit("eliminated", loser)
        if s.is_player(loser):
            finish_solo_eliminated(s)
