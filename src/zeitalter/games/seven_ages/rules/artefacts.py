"""Playing artefact cards on any empire (S100): the card is discarded, its marker works at once.

`receiving.py` says who may get an artefact, `on_play.py` what it does at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import (
    CONCENTRATED_OWNERSHIP,
    HERESY,
    JIHAD,
    PEACE_TREATY,
    REVOLUTION,
    WORLD_WAR,
)
from zeitalter.games.seven_ages.rules.adoption import adopt
from zeitalter.games.seven_ages.rules.artists import score_artists
from zeitalter.games.seven_ages.rules.cards import play_from_hand
from zeitalter.games.seven_ages.rules.faith import drop_mark
from zeitalter.games.seven_ages.rules.on_play import carry_out
from zeitalter.games.seven_ages.rules.passage import passage_options, use_ways
from zeitalter.games.seven_ages.rules.progress import last_level
from zeitalter.games.seven_ages.rules.receiving import (
    can_receive,
    glances,
    lies_in_area,
    may_receive,
    measured_with_ways,
    only_out_of_range,
    partners,
    places,
    possible_receivers,
    wanted_areas,
)
from zeitalter.games.seven_ages.rules.state import NOBODY, State, put

__all__ = ["artefact_plays", "may_receive", "place_artefact", "play_artefact", "refused_play", "ways_to_ask_for"]


# -- asking ------------------------------------------------------------------------------------------------------------


def artefact_plays(s: State, seat: int) -> list[Action]:
    """All artefacts a player can play now: every card of the hand, on every empire."""
    c, looks = s.components, glances(s)
    found: list[Action] = []
    for card in s.hand(seat):
        artefact = c.card_artefact[card]
        for e in possible_receivers(s, artefact, looks):
            if can_receive(s, e, artefact):
                found.append(("artefact", card, artefact, s.card[e]))
    return found


def refused_play(s: State, seat: int, action: Action) -> Objection | None:
    """Why a player cannot play an artefact like this."""
    _, card, artefact, target = action
    if card not in s.hand(seat):
        return Objection("not-in-hand", (artefact,), "S100")
    if s.components.card_artefact[card] != artefact:
        return Objection("other-artefact", (card, artefact), "S2")
    e = s.empire(target)
    if e < 0:
        return Objection("empire-not-in-play", (target,), "S100")
    return may_receive(s, e, artefact)


def ways_to_ask_for(s: State, seat: int) -> list[Action]:
    """Whom a player may ask for a way so that one of his artefacts can be played (S20b)."""
    c = s.components
    found: list[Action] = []
    measuring = s.hand_mask(seat) & c.measuring_hands
    if not measuring:
        return found
    looks = glances(s)
    for artefact in sorted({c.card_artefact[card] for card in bits(measuring)}):
        for e in possible_receivers(s, artefact, looks):
            if only_out_of_range(s, e, artefact):
                found += passage_options(s, seat, e, wanted_areas(s, e, artefact))
    return found


# -- doing -------------------------------------------------------------------------------------------------------------


def play_artefact(s: State, seat: int, action: Action) -> None:
    """A player plays an artefact card on an empire."""
    _, card, artefact, target = action
    e = s.empire(target)
    play_from_hand(s, seat, card)
    s.barrier()
    s.emit("plays-artefact", seat, artefact, target)
    if artefact == PEACE_TREATY:
        s.push(TreatyAtHome(seat, target))
        return
    if measured_with_ways(s, e, wanted_areas(s, e, artefact)):
        use_ways(s)
    if artefact == JIHAD:
        s.push(CallJihad(seat, target))
    elif lies_in_area(s, artefact):
        s.push(PlaceArtefact(s.owner[e], target, artefact, seat))
    else:
        score_artists(s, seat, s.held[e])
        place_artefact(s, e, artefact)


def place_artefact(s: State, e: int, artefact: int, area: int = NOBODY) -> None:
    """An empire gets an artefact, on its card, on the track or in an area; what it does at once follows."""
    c = s.components
    if c.religion_of[artefact] >= 0 or c.government_of[artefact] >= 0:
        adopt(s, e, artefact)
        return
    if artefact == WORLD_WAR:
        s.world_war = min(s.level[e], last_level(s))
    elif artefact == HERESY:
        s.heresy = put(s.heresy, s.religion[e], e)
    elif area >= 0:
        s.set_lying(area, s.lies[area] | 1 << artefact)
    else:
        s.set_marks(e, s.marks[e] | 1 << artefact)
    if area >= 0:
        s.emit("artefact-lies", s.card[e], artefact, area)
    else:
        s.emit("artefact-comes", s.card[e], artefact)
    make_room(s, e, artefact)
    carry_out(s, e, artefact)


def make_room(s: State, e: int, artefact: int) -> None:
    """What an artefact drives out: Renaissance Feudalism (S131), Revolution Concentrated ownership."""
    government = s.government[e]
    if government >= 0:
        for condition in s.components.art_removal[government]:
            if condition.word == "gains" and condition.value == artefact:
                s.set_government(e, NOBODY)
                s.emit("artefact-goes", s.card[e], government)
    if artefact == REVOLUTION:
        drop_mark(s, e, CONCENTRATED_OWNERSHIP)


class PlaceArtefact(Decision[State]):
    """The owner of the receiving empire chooses the area (S101); `player` has played the card."""

    seat: int
    card: int
    artefact: int
    player: int
    rule = "S101"
    answers = ("place_artefact",)

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and places(s, e, self.artefact) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("place_artefact", area) for area in bits(s.held[s.empire(self.card)])]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        e, area = s.empire(self.card), action[1]
        if area in places(s, e, self.artefact):
            return None
        c = s.components
        if s.holder[area] != e or not c.land >> area & 1:
            return Objection("not-own-land", (area,), "S97d")
        if c.art_placement[self.artefact] == "coastal_area" and not c.coastal >> area & 1:
            return Objection("not-coastal", (self.artefact, area), "S102")
        return Objection("artefact-there", (area,), "S101")

    def take(self, s: State, seat: int, action: Action) -> None:
        if seat != self.player:
            s.barrier()  # what the other player is asked next tells of his hand
        score_artists(s, self.player, 1 << action[1])
        place_artefact(s, s.empire(self.card), self.artefact, action[1])


class CallJihad(Decision[State]):
    """The player of the card lays the Jihad into a land area of a non-Islamic empire next to the empire (S128)."""

    seat: int
    card: int
    rule = "S128"
    answers = ("call_jihad",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("call_jihad", area) for area in places(s, s.empire(self.card), JIHAD)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        fits = action[1] in places(s, s.empire(self.card), JIHAD)
        return None if fits else Objection("not-for-jihad", (action[1],), "S128")

    def take(self, s: State, seat: int, action: Action) -> None:
        s.jihad = action[1]
        s.emit("jihad", self.card, action[1])
        score_artists(s, seat, 1 << action[1])


class TreatyAtHome(Decision[State]):
    """The player of the card lays the first marker of the Peace treaty into any area of the empire (S136, A42)."""

    seat: int
    card: int
    rule = "S136"
    answers = ("sign_at_home",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("sign_at_home", area) for area in bits(s.held[s.empire(self.card)])]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        own = s.holder[action[1]] == s.empire(self.card)
        return None if own else Objection("not-area-of", (self.card, action[1]), "S136")

    def take(self, s: State, seat: int, action: Action) -> None:
        s.push(TreatyAbroad(seat, self.card, action[1]))


class TreatyAbroad(Decision[State]):
    """The second marker goes to any area of an empire of another player that is in range (S136, A21)."""

    seat: int
    card: int
    area: int
    rule = "S136"
    answers = ("sign_abroad",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("sign_abroad", area) for e in partners(s, s.empire(self.card)) for area in bits(s.held[e])]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        e, other = s.empire(self.card), s.holder[action[1]]
        if other < 0 or s.owner[other] == s.owner[e]:
            return Objection("no-treaty-partner", (action[1],), "S136")
        return None if other in partners(s, e) else Objection("treaty-out-of-range", (self.card, s.card[other]), "S136")

    def take(self, s: State, seat: int, action: Action) -> None:
        e, other = s.empire(self.card), s.holder[action[1]]
        if measured_with_ways(s, e, s.held[other]):
            use_ways(s)
        s.treaty = (e, self.area, other, action[1])
        s.emit("treaty", self.card, self.area, s.card[other], action[1])
        score_artists(s, seat, 1 << self.area | 1 << action[1])
