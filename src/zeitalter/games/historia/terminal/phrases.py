"""Short words for the terminal's drawings: names, marks of civilizations, effects and cards in half a line.

Everything comes from a seat's view and from what is printed on the components; the position itself is never read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Seat
from zeitalter.engine.table import Table
from zeitalter.games.historia.data.components import (
    ACTIONS,
    ADVISOR,
    ANY_ACTION,
    BY_ACTION,
    BY_MAJORITY,
    STATS,
    Components,
    Effects,
    Version,
)
from zeitalter.kit import drawing
from zeitalter.kit.sentences import Texts

BOT_MARKS = "vwxyz"


class Phrases(drawing.Phrases):
    """What one seat sees, in words."""

    c: Components

    def __init__(self, view: Mapping[str, Any], table: Table, texts: Texts, seats: Sequence[Seat]) -> None:
        super().__init__(view, table, texts, seats)
        self.civs: list[Mapping[str, Any]] = view["civs"]
        self.players = table.seats
        self.marks += BOT_MARKS

    # -- names --------------------------------------------------------------------------------------------------------

    def stat(self, stat: str) -> str:
        """The name of a stat."""
        return self.texts.message(f"stat-{stat}")

    def civ(self, civ: int) -> str:
        """The name of a player or civbot."""
        if civ < self.players:
            return self.seats[civ].name
        return self.texts.message("civbot-name", color=self.color(civ))

    def color(self, civ: int) -> str:
        """The colour of a civilization; before it has one, a civbot's number."""
        civilization = self.civs[civ]["civilization"]
        if civilization is None:
            return str(civ - self.players + 1)
        return self.name("color", self.c.data.civilizations[self.index("civilization", civilization)].color)

    def short(self, civ: int) -> str:
        """Letter and name, or a civbot's colour, for narrow columns."""
        return f"{self.marks[civ]} {self.seats[civ].name if civ < self.players else self.color(civ)}"

    def titled(self, civ: int) -> str:
        """The name, with a word for the person who looks."""
        return self.say("you", name=self.civ(civ)) if civ == self.seat else self.civ(civ)

    def value(self, civ: int, stat: str) -> int:
        """How far a civilization is in one of the four stats."""
        data = self.civs[civ]
        if stat in ("technology", "military"):
            return int(data[stat])
        return len(data.get(stat, ()))

    # -- what is printed ----------------------------------------------------------------------------------------------

    def effects(self, effects: Effects) -> str:
        """Effects in a few words."""
        return ", ".join(self._effect(name, *values) for name, *values in effects) or self.say("fx-nothing")

    def _effect(self, name: str, *values: Any) -> str:
        if name in ("gain_levels", "lose_levels"):
            return self.say(f"fx-{name}", what=self.stat(STATS[values[0]]), n=values[1])
        if name in ("do_action", "unlock_card"):
            return self.say(f"fx-{name}", what=self.name("action", ACTIONS[values[0]]))
        if name == "place_cube":
            return self.say(f"fx-{name}-{values[1]}")
        if name == "ability":
            return self.say(f"fx-{name}")
        return self.say(f"fx-{name}", n=values[0])

    def wonder(self, id: str) -> str:
        """When a wonder works and what it gives."""
        i = self.index("wonder", id)
        kind, trigger = self.c.wonder_kind[i], self.c.wonder_trigger[i]
        if kind == BY_ACTION:
            when = self.name("action", ACTIONS[trigger])
        elif kind == BY_MAJORITY:
            when = self.say("majority", stat=self.stat(STATS[trigger]))
        else:
            when = self.say("destroy", n=trigger)
        return f"{when}: {self.effects(self.c.wonder_effects[i])}"

    def event(self, id: str) -> str:
        """When an event happens and what it takes or gives."""
        i = self.index("event", id)
        trigger = self.c.event_trigger[i]
        when = self.say("any-action") if trigger == ANY_ACTION else self.name("action", ACTIONS[trigger])
        return f"{self.name('event', id)} ({when}: {self.effects(self.c.event_effects[i])})"

    def leader(self, id: str) -> str:
        """The two conditions of a leader."""
        terms = self.c.leader_terms[self.index("leader", id)]
        return "; ".join(self.say("term", stat=self.stat(STATS[s]), value=v, vp=vp) for s, v, vp in terms)

    def government(self, id: str) -> str:
        """A government and its bonus."""
        effects = self.effects(self.c.government_effects[self.index("government", id)])
        return f"{self.name('government', id)}: {effects}"

    def level(self, stat: str, level: int) -> str:
        """What a level of the matrix gives: bonuses and advanced actions."""
        effects = self.c.level_effects[STATS.index(stat)][level]
        parts = [self.effects(effects)] if effects else []
        if stat == "technology":
            for i, action in enumerate(ACTIONS):
                advanced = self.c.advanced[i]
                if advanced is not None and advanced.technology == level:
                    parts.append(self.say("fx-unlock_advanced", what=self.name("action", action)))
        return ", ".join(parts)

    def card(self, id: str, technology: int) -> str:
        """What a card of the hand does for a civilization with this technology."""
        i = self.index("card", id)
        if i >= ADVISOR:
            return self.effects(self.c.advisor_effects[i - ADVISOR])
        if technology < self.c.requires[i]:
            return self.say("needs-technology", level=self.c.requires[i])
        basic, advanced = self.c.basic[i], self.c.advanced[i]
        text = self._version(id, basic)
        if advanced is not None and technology >= advanced.technology:
            text = self.say("or", basic=text, advanced=self._version(id, advanced))
        return text

    def price(self, action: str, version: Version) -> str:
        """What a version costs; nothing if it is free."""
        if not version.cost:
            return ""
        points = action == "exploitation" and self.table.options["exploitation_advanced_cost"] == "vp"
        return self.say("points", vp=version.cost) if points else self.say("cubes-paid", n=version.cost)

    def _version(self, action: str, version: Version) -> str:
        data = version.data
        per = data.vp_per_wonders
        text = self.say(
            f"card-{action}",
            effects=self.effects(version.effects),
            n=data.take_wonders or data.recover_up_to or data.recover_cubes_before or (per.wonders if per else 0),
            vp=data.partner_vp or data.winner_vp or (per.vp if per else 0),
        )
        price = self.price(action, version)
        return f"{price}: {text}" if price else text
