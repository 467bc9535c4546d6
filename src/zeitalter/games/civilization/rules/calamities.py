"""Phase 11: calamities in the order of their numbers, at most two for one victim; then support is checked (43.11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from zeitalter.engine.steps import Step
from zeitalter.games.civilization.data import components as c
from zeitalter.games.civilization.rules import disasters, unrest
from zeitalter.games.civilization.rules.cities import CheckSupport
from zeitalter.games.civilization.rules.civil_war import civil_war
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.trade_cards import return_cards

MOST_HITS = 2
"""How many calamities strike one player directly in a round."""

EFFECTS: Mapping[int, Callable[[State, int, int], None]] = {
    c.VOLCANO: disasters.volcano,
    c.FLOOD: disasters.flood,
    c.FAMINE: disasters.famine,
    c.CIVIL_WAR: civil_war,
    c.EPIDEMIC: disasters.epidemic,
    c.DISORDER: unrest.disorder,
    c.ICONOCLASM: unrest.iconoclasm,
    c.PIRACY: unrest.piracy,
}
"""What each calamity does to its victim, with who traded it (or -1)."""


class Calamities(Step[State]):
    """The open calamities are resolved; afterwards every city needs its support (43.11)."""

    rule = "43.11"

    def run(self, s: State) -> None:
        s.hit = [0] * s.players
        if not s.calamities:
            s.push(CheckSupport())  # cities may have waited for this (43.7)
            return
        begin(s, 11)
        s.push(NextCalamity(), CheckSupport())


class NextCalamity(Step[State]):
    """The calamity with the lowest number strikes, or lapses if two have struck its victim before (43.11, A-19)."""

    rule = "43.11"

    def run(self, s: State) -> None:
        if not s.calamities:
            return
        number, victim, seller = min(s.calamities)
        card = s.components.by_number[number]
        s.push(SetAside(number), NextCalamity())
        if s.hit[victim] >= MOST_HITS:
            s.emit("calamity-lapses", card, victim)
            return
        s.hit[victim] += 1
        s.emit("calamity", card, victim)
        EFFECTS[number](s, victim, seller)


class SetAside(Step[State]):
    """A calamity goes back under its stack (43.11)."""

    number: int
    rule = "43.11"

    def run(self, s: State) -> None:
        s.calamities = tuple(entry for entry in s.calamities if entry[0] != self.number)
        return_cards(s, (s.components.by_number[self.number],))
