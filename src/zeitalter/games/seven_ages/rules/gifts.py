"""What a new empire gets once it stands on the map: its capital (S42, S42b) and markers its card gives."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.artefacts import place_artefact
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.first_units import start_areas
from zeitalter.games.seven_ages.rules.founding import start_powers
from zeitalter.games.seven_ages.rules.state import NOBODY, State, put

REFUSE: Action = ("refuse",)


def held_start_areas(s: State, e: int) -> list[int]:
    """The start areas that an empire controls."""
    return [area for area in start_areas(s, e) if s.holder[area] == e]


class BeginCapital(Step[State]):
    """An empire that is not barbarian gets a capital (S42)."""

    seat: int
    card: int
    rule = "S42"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0 and s.components.has_capital[self.card] and not s.is_barbarian(e) and s.capital[e] == NOBODY:
            s.push(ChooseCapital(self.seat, self.card))


class ChooseCapital(Decision[State]):
    """The capital stands in a start area that the empire holds (S42b)."""

    seat: int
    card: int
    rule = "S42b"
    answers = ("found_capital",)

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and held_start_areas(s, e) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("found_capital", area) for area in start_areas(s, s.empire(self.card))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        e, area = s.empire(self.card), action[1]
        if area not in start_areas(s, e):
            return Objection("not-a-start-area", (area,), "S42b")
        return None if s.holder[area] == e else Objection("not-own-area", (area,), "S42b")

    def take(self, s: State, seat: int, action: Action) -> None:
        found_capital(s, s.empire(self.card), action[1])


def found_capital(s: State, e: int, area: int) -> None:
    """A city becomes the capital; a new one has the first level, unless the card gives more or a fortification."""
    card = s.card[e]
    level = s.city[area] or s.components.constants.city_levels[0]
    for power in start_powers(s, card, "place_city"):
        level = max(level, int(power.extra["level"]))
    s.city = put(s.city, area, level)
    s.capital = put(s.capital, e, area)
    s.emit("founds-capital", card, area, level)
    for power in start_powers(s, card, "place_marker"):
        if power.marker == "fortification" and not s.forts >> area & 1:
            s.forts |= 1 << area
            s.emit("fortifies", card, area, 0)


class GiveArtefacts(Step[State]):
    """Artefacts that the card gives for a start area."""

    seat: int
    card: int
    rule = "S39b"

    def run(self, s: State) -> None:
        ids = s.components.ids["artefact"]
        markers = [power.marker for power in start_powers(s, self.card, "place_marker")]
        s.push(*(GiveArtefact(self.seat, self.card, ids.index(id)) for id in markers if id in ids))


class GiveArtefact(Decision[State]):
    """An empire may begin with an artefact in a start area without one (S101)."""

    seat: int
    card: int
    artefact: int
    rule = "S39b"
    answers = ("give_artefact", "refuse")

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and self._is_free(s, e) and self._areas(s, e) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("give_artefact", area) for area in start_areas(s, s.empire(self.card))), REFUSE]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        e = s.empire(self.card)
        if action == REFUSE or action[1] in self._areas(s, e):
            return None
        held = s.holder[action[1]] == e
        return Objection("artefact-lies-there" if held else "not-own-area", (action[1],), "S101")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action != REFUSE:
            place_artefact(s, s.empire(self.card), self.artefact, action[1])

    def _is_free(self, s: State, e: int) -> bool:
        id = s.components.ids["artefact"][self.artefact]
        return all(
            all_hold(s, e, power.filter) for power in start_powers(s, self.card, "place_marker") if power.marker == id
        )

    def _areas(self, s: State, e: int) -> list[int]:
        return [area for area in held_start_areas(s, e) if not s.lies[area]]
