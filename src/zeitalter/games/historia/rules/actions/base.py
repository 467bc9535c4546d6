"""What all actions share: versions, their technology, their price (H22-H24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import Version
from zeitalter.games.historia.rules.state import State

BASIC, ADVANCED = 0, 1


class ActionRule:
    """One of the ten actions. An answer is `(verb, version, ...)`; the verb is the action's name."""

    number: ClassVar[int]
    verb: ClassVar[str]
    rule: ClassVar[str]
    without_change: ClassVar[str] = "cubes"
    """Why it may be executed and change nothing, as one of `HINDRANCES`."""

    def version(self, s: State, version: int) -> Version:
        """What is printed for the basic or advanced version."""
        c = s.components
        found = c.advanced[self.number] if version == ADVANCED else c.basic[self.number]
        assert found is not None
        return found

    def versions(self, s: State, seat: int, best: bool, free: bool, waived: bool) -> tuple[int, ...]:
        """The versions that the player has technology and cubes for."""
        known = [v for v in (BASIC, ADVANCED) if self.version_objection(s, seat, v, best, waived) is None]
        return tuple([v for v in known if s.personal[seat] >= self.price(s, v, free)])

    def version_objection(self, s: State, seat: int, version: int, best: bool, waived: bool) -> Objection | None:
        """Why a version is not available to the player."""
        c = s.components
        technology = s.technology[seat]
        if technology < c.requires[self.number] and not waived:
            return Objection("card-needs-technology", (self.number, c.requires[self.number]), self.rule)
        if version == BASIC:
            return None
        advanced = c.advanced[self.number]
        if advanced is None or not best:
            return Objection("only-basic", (self.number,), "H23")
        if technology < advanced.technology:
            return Objection("advanced-needs-technology", (self.number, advanced.technology), "H23")
        return None

    def price(self, s: State, version: int, free: bool) -> int:
        """The cubes to pay."""
        return 0 if free else s.components.costs[self.number][version]

    def price_objection(self, s: State, seat: int, version: int, free: bool) -> Objection | None:
        """Why the price cannot be paid."""
        price = self.price(s, version, free)
        if s.personal[seat] < price:
            return Objection("needs-cubes", (price, s.personal[seat]), "H22")
        return None

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> Sequence[Action]:
        """Every way to execute the action in one of these versions, for which the player has technology and cubes."""
        raise NotImplementedError

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Everything a player might ask for, possible or not."""
        raise NotImplementedError

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        """Why this cannot be done; the version's technology is checked already."""
        raise NotImplementedError

    def changes(self, s: State, seat: int, action: Action, free: bool) -> bool:
        """Whether this way to execute the action changes anything; one that does not has no effect (H114a)."""
        return True

    def lack(self, s: State, seat: int) -> str:
        """What the action lacks beside technology and cubes, as one of `HINDRANCES`; empty if nothing."""
        return ""

    def why_idle(self, s: State, seat: int, ways: Sequence[Action], free: bool, waived: bool) -> str:
        """Why none of these ways to execute it changes anything now, as one of `HINDRANCES`; empty if one does."""
        if self.version_objection(s, seat, BASIC, False, waived) is not None:
            return "technology"
        for way in ways:
            if self.changes(s, seat, way, free):
                return ""
        return self.without_change if ways else self.lack(s, seat) or "cubes"

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        """Execute the action."""
        raise NotImplementedError
