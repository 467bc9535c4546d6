"""Choices that follow when land is taken or lost: Confucianism of the loser (S122), Christianity's drawback (A62)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import CONFUCIANISM
from zeitalter.games.seven_ages.rules.disorder import can_be_disordered, capital_or_instead, place_disorder
from zeitalter.games.seven_ages.rules.faith import ignores_harm, take_religion
from zeitalter.games.seven_ages.rules.state import State


class ConvertOrDisorder(Decision[State]):
    """Who takes land from a Confucian empire converts, or the area is disordered (S122)."""

    seat: int
    card: int
    area: int
    rule = "S122"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return () if e < 0 or s.holder[self.area] != e or ignores_harm(s, e) else (self.seat,)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        convert: list[Action] = [("convert",)] if s.religion[s.empire(self.card)] < 0 else []
        return [*convert, ("stay",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("convert",):
            take_religion(s, s.empire(self.card), CONFUCIANISM)
        else:
            place_disorder(s, self.area)


class LostFertileArea(Decision[State]):
    """A Christian empire that loses a fertile area gets disorder in its capital, or in another city (S93, A19, A48)."""

    seat: int
    card: int
    rule = "S93"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and self.areas(s, e) else ()

    def areas(self, s: State, e: int) -> list[int]:
        """Where the marker may go."""
        first = [area for area in capital_or_instead(s, e) if not s.disordered(area)]
        places = first or s.cities(e)
        return [area for area in places if can_be_disordered(s, area)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("mark", area) for area in self.areas(s, s.empire(self.card))]

    def take(self, s: State, seat: int, action: Action) -> None:
        place_disorder(s, action[1])
