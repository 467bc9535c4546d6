"""Culture (5): control tokens are placed; how they are moved and converted is in `conversion.py`.

A placing step knows how many tokens are left, the highest difficulty (0: any), and what they must be next to; the
conditions on the space itself are the same for every effect that places tokens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import CULTURE, ERAS, FOREST, HILLS, TERRAINS
from zeitalter.games.new_dawn.rules.pieces import against_taking_back, place_token, returnable, take_back, tell_cause
from zeitalter.games.new_dawn.rules.spending import SPENDING, spend, ways
from zeitalter.games.new_dawn.rules.state import NOBODY, State
from zeitalter.games.new_dawn.rules.terrain import CULTURE_CARD, INDUSTRY_CARD, PLACING, difficulty, passable

Effect = Mapping[str, Any]
NEXT_TO = ("friendly_city", "friendly_space", "built_city")
CITY, FRIENDLY, BUILT = range(3)


def place_control(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for tokens placed by a focus card; the first of them on a culture card can be more (N33, N198)."""
    beside = NEXT_TO.index(effect["adjacent_to"])
    count = effect["count"]
    if beside == CITY:
        count += _tour(s, seat)
    limit = s.slot if effect["terrain_max"] == "slot" else int(effect["terrain_max"])
    return [PlaceTokens(seat, count, limit, beside)]


def _tour(s: State, seat: int) -> int:
    """France places more, by the latest era of its wonders (N198)."""
    for source in s.effects(seat, "extra_control_by_best_era"):
        eras = [s.era(wonder) for wonder in s.wonders_of(seat)]
        return int(source.effect["table"][ERAS[max(eras)]]) if eras else 0
    return 0


# -- where tokens may be placed ---------------------------------------------------------------------------------------


def free_sites(s: State) -> int:
    """The land without barbarian, city, city-state and control token (N38, N39)."""
    return s.board.land & ~(s.wild | s.towns() | s.free_states | s.tokens())


def beside(s: State, seat: int, what: int, built: int = 0) -> int:
    """The spaces next to what a token must be next to."""
    around = (s.cities[seat], s.friendly(seat), built)[what]
    return s.board.next_to(around)


def extra_sites(s: State, seat: int) -> int:
    """Chichen Itza: empty forests anywhere (N174)."""
    if s.effects(seat, "extra_placement_sites"):
        return s.empty() & s.board.of_terrain[FOREST]
    return 0


def scopes(s: State, seat: int) -> tuple[str, ...]:
    """What difficulties are looked at for while this card is resolved."""
    if s.chosen == NOBODY:
        return (PLACING,)
    culture = s.components.type[s.cards(seat)[s.chosen]] == CULTURE
    return (CULTURE_CARD if culture else INDUSTRY_CARD, PLACING)


class PlaceTokens(Decision[State]):
    """Place control tokens, one after the other; trade tokens of a culture card allow more (N37, N33)."""

    seat: int
    n: int
    limit: int
    beside: int
    built: int = 0
    rule = "N37"
    answers = ("claim", "take_back", "done", *SPENDING)

    def sites(self, s: State, seat: int) -> int:
        """Where the next token may be placed."""
        around = beside(s, seat, self.beside, self.built) | extra_sites(s, seat)
        return free_sites(s) & around & passable(s, seat, self.limit, *scopes(s, seat))

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        if self.n + s.extra > 0:
            sites = self.sites(s, seat)
            if s.strength(seat):
                found += [("claim", space) for space in bits(sites)]
            elif sites:
                found += [("take_back", space) for space in bits(returnable(s, seat))]
        if self._by_culture(s, seat):
            found += ways(s, seat, s.chosen)
        return [*found, ("done",)]

    def _by_culture(self, s: State, seat: int) -> bool:
        chosen = s.chosen != NOBODY and s.components.type[s.cards(seat)[s.chosen]] == CULTURE
        return chosen and self.beside == CITY

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("claim", space) for space in s.board.spaces]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "claim":
            return self._against(s, seat, action[1])
        return against_taking_back(s, seat, action[1]) if action[0] == "take_back" else None

    def _against(self, s: State, seat: int, space: int) -> Objection | None:
        if self.n + s.extra <= 0:
            return Objection("no-more-tokens", (), "N37")
        if against := against_site(s, space):
            return against
        hard = difficulty(s, seat, space, *scopes(s, seat))
        if hard > self.limit:
            return Objection("too-difficult", (space, hard, self.limit), "N38")
        around = beside(s, seat, self.beside, self.built) | extra_sites(s, seat)
        if not around >> space & 1:
            return Objection("nothing-friendly-near" if self.beside else "no-city-next-to-it", (space,), "N37")
        return None if s.strength(seat) else Objection("no-tokens-left", (), "N42")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            s.extra = 0  # more tokens are for the first clause of a card only (A25)
            return
        if action[0] in SPENDING:
            s.push(self)
            spend(s, seat, s.chosen, action)
        elif action[0] == "take_back":
            s.push(self)
            take_back(s, seat, action[1])
        else:
            self._claim(s, seat, action[1])

    def _claim(self, s: State, seat: int, space: int) -> None:
        if self.n:
            s.push(PlaceTokens(seat, self.n - 1, self.limit, self.beside, self.built))
        else:
            s.extra -= 1
            s.push(self)
        claim(s, seat, space)


def claim(s: State, seat: int, space: int) -> None:
    """Place a token; on hills Stonehenge lets more follow (N171)."""
    place_token(s, seat, space)
    if s.board.of_terrain[HILLS] >> space & 1:
        s.push(*(Chain(seat, space) for _ in chains(s, seat)))


def chains(s: State, seat: int) -> list[Any]:
    """The effects that let tokens follow a token on hills."""
    found = [source for source in s.effects(seat, "place_control") if source.effect["trigger"] == "on_place_control"]
    return [source for source in found if source.effect["condition"]["terrain"] == TERRAINS[HILLS]]


def against_site(s: State, space: int) -> Objection | None:
    """Why no control token may be placed on a space at all (N38, N39)."""
    if s.board.water >> space & 1:
        return Objection("water", (space,), "N38")
    if s.wild >> space & 1:
        return Objection("barbarian-there", (space,), "N39")
    return None if free_sites(s) >> space & 1 else Objection("occupied", (space,), "N39")


class Chain(Decision[State]):
    """Stonehenge: further tokens on hills next to this one, as long as the player likes (N171)."""

    seat: int
    space: int
    rule = "N171"
    answers = ("claim", "take_back", "done")

    def sites(self, s: State, seat: int) -> int:
        """Hills next to the token where another may follow; none once Stonehenge itself was given up."""
        if not chains(s, seat):
            return 0
        return free_sites(s) & s.board.near_mask[self.space] & s.board.of_terrain[HILLS]

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.sites(s, self.seat) else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        if s.strength(seat):
            found: list[Action] = [("claim", space) for space in bits(self.sites(s, seat))]
        else:
            found = [("take_back", space) for space in bits(returnable(s, seat))]
        return [*found, ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "take_back":
            return against_taking_back(s, seat, action[1])
        if action[0] != "claim":
            return None
        if against := against_site(s, action[1]):
            return against
        return None if self.sites(s, seat) >> action[1] & 1 else Objection("not-next-hills", (action[1],), "N171")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        s.push(self)
        if action[0] == "take_back":
            take_back(s, seat, action[1])
        else:
            tell_cause(s, seat, chains(s, seat)[0])
            claim(s, seat, action[1])
