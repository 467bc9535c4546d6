"""What artefacts do at the moment they are played or adopted: the effects `on_play` of the data, one after the other.

Where a player has to choose, the rest waits in a step (`OnPlay`) below the question.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import MOON_LANDING, RELIGIOUS_STRIFE
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.disorder import (
    can_be_disordered,
    capital_or_instead,
    place_disorder,
    remove_disorder,
)
from zeitalter.games.seven_ages.rules.faith import (
    drop_mark,
    end_forgotten_heresies,
    end_heresy,
    lose_religion,
    take_government,
    take_religion,
)
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.result import finish_game
from zeitalter.games.seven_ages.rules.state import State, put
from zeitalter.games.seven_ages.rules.world import check_holy_places, end_world_war


class OnPlay(Step[State]):
    """The effects of an artefact that are still to come."""

    card: int
    artefact: int
    done: int
    rule = "S97f"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0:
            carry_out(s, e, self.artefact, self.done)


def carry_out(s: State, e: int, artefact: int, start: int = 0) -> None:
    """What an artefact does to the empire that has just got it."""
    card = s.card[e]
    for i, effect in enumerate(s.components.art_effects[artefact]):
        if i < start or effect.when != "on_play" or not all_hold(s, e, effect.filter, source=artefact):
            continue
        if effect.op == "adopt" and adopted(s, effect) != artefact:
            s.push(OnPlay(card, artefact, i + 1))
            if s.religion[e] != adopted(s, effect):
                carry_out(s, e, adopted(s, effect))
            return
        if effect.op == "place_disorder" and effect.where == "own_capital":
            places = capital_places(s, e)
            if len(places) > 1:
                s.push(DisorderAsCapital(s.owner[e], card, tuple(places)), OnPlay(card, artefact, i + 1))
                return
        carry_out_one(s, e, artefact, effect)
        if s.result is not None:
            return


def adopted(s: State, effect: Effect) -> int:
    """The artefact of the religion or government an effect brings."""
    c = s.components
    return (
        c.artefact_of_religion[effect.religion] if effect.religion >= 0 else c.artefact_of_government[effect.government]
    )


def carry_out_one(s: State, e: int, artefact: int, effect: Effect) -> None:
    """One effect that needs no choice."""
    op = effect.op
    if op == "adopt":
        take_on(s, e, artefact)
    elif op == "elite":
        gain_elite(s, e, number(effect.count))
    elif op == "progress":
        progress(s, e, number(effect.levels), keeps=1 << artefact)
    elif op == "place_disorder":
        for area in capital_places(s, e) if effect.where == "own_capital" else s.cities(e):
            place_disorder(s, area)
    elif op == "remove_disorder":
        for area in bits(s.held[e] & s.disorder):
            remove_disorder(s, area)
    elif op == "remove_marker":
        if effect.marker == "world_war":
            end_world_war(s)
        else:
            drop_faith(s, e)
    elif op == "glory":
        gain_glory(s, s.owner[e], number(effect.points), s.components.ids["artefact"][artefact], s.card[e])
    elif op == "end_game":
        end_game(s, e)


def number(amount: object) -> int:
    """A number of the data that depends on nothing."""
    assert isinstance(amount, int)
    return amount


def take_on(s: State, e: int, artefact: int) -> None:
    """An empire takes on a religion or government; an old religion is replaced (A47)."""
    if s.components.religion_of[artefact] < 0:
        take_government(s, e, artefact)
        return
    old = s.religion[e]
    if old >= 0:
        s.emit("artefact-goes", s.card[e], old)
    take_religion(s, e, artefact)
    end_forgotten_heresies(s)
    check_holy_places(s)


def gain_elite(s: State, e: int, count: int) -> None:
    """An empire gets elite markers."""
    s.elite = put(s.elite, e, s.elite[e] + count)
    s.emit("gains-elite", s.card[e], count)


def drop_faith(s: State, e: int) -> None:
    """Religion, Heresy and Religious strife leave the card of an empire (S130)."""
    lose_religion(s, e)
    for religion, holder in enumerate(s.heresy):
        if holder == e:
            end_heresy(s, religion)
    drop_mark(s, e, RELIGIOUS_STRIFE)


def capital_places(s: State, e: int) -> list[int]:
    """Where a disorder marker meant for the capital can go: nowhere if one lies there (A18, A19)."""
    return [area for area in capital_or_instead(s, e) if can_be_disordered(s, area)]


class DisorderAsCapital(Decision[State]):
    """An empire without a capital: its owner chooses among the areas with the most units (A18)."""

    seat: int
    card: int
    areas: tuple[int, ...]
    rule = "A18"
    answers = ("mark",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("mark", area) for area in self.areas]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[1] in self.areas else Objection("not-most-units", (action[1],), "A18")

    def take(self, s: State, seat: int, action: Action) -> None:
        if seat != s.acting:
            s.barrier()  # what the other player is asked next tells of his hand
        place_disorder(s, action[1])


def end_game(s: State, e: int) -> None:
    """The empire with the Internet ends the game at once, with more glory for a Moon landing (S28)."""
    if s.has(e, MOON_LANDING):
        for effect in s.components.art_effects[MOON_LANDING]:
            if effect.when == "this_empire_ends_game":
                gain_glory(s, s.owner[e], number(effect.points), "moon_landing", s.card[e])
    finish_game(s, "internet")
