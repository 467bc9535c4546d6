"""Military (9): reinforcing tokens, and attacks from their declaration to the last token spent.

What a won attack brings is in `conquest.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import FOCUS, MILITARY, SPACES, Components
from zeitalter.games.new_dawn.rules.combat import attack_value, defence_value, kind_of
from zeitalter.games.new_dawn.rules.conquest import Won
from zeitalter.games.new_dawn.rules.diplomacy import return_cards, return_envoy
from zeitalter.games.new_dawn.rules.spending import SPENDING, spend, ways
from zeitalter.games.new_dawn.rules.state import NOBODY, State

Effect = Mapping[str, Any]
DIE = 6


# -- reinforcing ------------------------------------------------------------------------------------------------------


def reinforce(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for reinforcing: as many as the slot, on one card less the attacks made (N78, N214)."""
    return [StartReinforcing(seat, int(effect["count"] != "slot"))]


def can_reinforce(s: State, seat: int, effect: Effect) -> bool:
    """Whether there is a token to reinforce."""
    return bool(s.control[seat] & ~s.strong[seat])


class StartReinforcing(Step[State]):
    """How many tokens may be reinforced is known now."""

    seat: int
    less: int
    rule = "N78"
    skips_upkeep = True

    def run(self, s: State) -> None:
        n = s.slot - s.attacks if self.less else s.slot
        if n > 0:
            s.push(Reinforce(self.seat, n))


class Reinforce(Decision[State]):
    """Turn own tokens to their reinforced side (N78)."""

    seat: int
    n: int
    rule = "N78"
    answers = ("reinforce", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        weak = s.control[seat] & ~s.strong[seat]
        return [*(("reinforce", space) for space in bits(weak)), ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "reinforce":
            return None
        if not s.control[seat] >> action[1] & 1:
            return Objection("not-your-token", (action[1],), "N78")
        return Objection("already-strong", (action[1],), "N78") if s.strong[seat] >> action[1] & 1 else None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        s.strong[seat] |= 1 << action[1]
        s.emit("reinforces", seat, action[1])
        if self.n > 1:
            s.push(Reinforce(seat, self.n - 1))


# -- attacking --------------------------------------------------------------------------------------------------------


def attack(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for attacks."""
    return [Attack(seat, effect["max_attacks"])]


def can_attack(s: State, seat: int, effect: Effect) -> bool:
    """Whether anything can be attacked now; mostly there is something next door."""
    near = s.board.next_to(s.friendly(seat) & ~s.taken) & (s.wild | s.rival(seat))
    return bool(near or targets(s, seat))


def attack_effect(s: State, seat: int) -> Effect:
    """What the military card being resolved says of attacks."""
    return _attack_of(s.components, s.cards(seat)[s.chosen])


@lru_cache(maxsize=256)
def _attack_of(c: Components, card: int) -> Effect:
    for effect in c.effects_of[FOCUS][card]:
        for part in [*effect.get("choose_one", []), *effect.get("sequence", [])]:
            if part["op"] == "attack":
                found: Effect = part
                return found
    raise LookupError(card)


def targets(s: State, seat: int) -> int:
    """Everything that can be attacked with the card being resolved (N79-N81, N192)."""
    effect = attack_effect(s, seat)
    wild, states, rival = s.wild, s.free_states, s.rival(seat)
    prey = wild | states | rival
    start = s.friendly(seat) & ~s.taken
    distance, anywhere = effect["range"], False
    for _ in s.effects(seat, "attack_range_override"):
        distance, anywhere = SPACES, s.option("pentagon_path_rules") == "off"
    if anywhere:
        return prey if start else 0
    through = s.board.land & ~prey
    lets = effect["through"]
    if "water" in lets:
        through |= s.board.water
    if "rival_cities" in lets:
        through |= s.towns()
    if "barbarians" in lets:
        through |= wild
    if "city_states" in lets:
        through |= states
    return s.board.reached(start, distance, through) & prey


class Attack(Decision[State]):
    """Attack something in range, or stop (N79)."""

    seat: int
    n: int
    rule = "N79"
    answers = ("attack", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("attack", space) for space in bits(targets(s, seat))), ("done",)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("attack", space) for space in s.board.spaces]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "attack":
            return None
        space = action[1]
        if not (s.wild | s.free_states | s.rival(seat)) >> space & 1:
            return Objection("nothing-to-attack", (space,), "N79")
        if not targets(s, seat) >> space & 1:
            return Objection("out-of-range", (space, attack_effect(s, seat)["range"]), "N80")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        if self.n > 1:
            s.push(Attack(seat, self.n - 1))
        declare(s, seat, action[1])


def declare(s: State, seat: int, space: int) -> None:
    """An attack is declared: cards go back (N84), dice are rolled, then tokens may be spent (N85-N89)."""
    s.attacks += 1
    s.emit("attacks", seat, space)
    kind, effect = kind_of(s, space), attack_effect(s, seat)
    owner = s.owner(space) if kind in ("rival_city", "rival_token") else NOBODY
    if kind == "city_state":
        return_envoy(s, seat, s.state_at(space))
    elif owner != NOBODY:
        return_cards(s, seat, owner)
    own, other = s.below(DIE) + 1, s.below(DIE) + 1
    bonus = effect["bonus_vs_barbarian" if kind == "barbarian" else "bonus"]
    mine, theirs = attack_value(s, seat, space, own, bonus), defence_value(s, seat, space, other)
    s.emit("roll", seat, own, other, mine, theirs)
    s.extra = 0
    s.push(AttackerSpends(seat, space, owner, mine, theirs))


class AttackerSpends(Decision[State]):
    """The attacker may spend tokens of his military card (N89)."""

    seat: int
    space: int
    owner: int
    mine: int
    theirs: int
    rule = "N89"
    answers = ("done", *SPENDING)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [*ways(s, seat, s.chosen), ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] in SPENDING:
            s.push(AttackerSpends(seat, self.space, self.owner, self.mine + 1, self.theirs))
            spend(s, seat, s.chosen, action)
        elif self.owner != NOBODY:
            s.push(DefenderSpends(self.owner, self.space, seat, self.mine, self.theirs))
        else:
            settle(s, seat, self.space, self.mine, self.theirs)


class DefenderSpends(Decision[State]):
    """Then the defender may spend tokens of his military cards (N34, N89)."""

    seat: int
    space: int
    attacker: int
    mine: int
    theirs: int
    rule = "N89"
    answers = ("done", *SPENDING)
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Action]:
        """Nobody knows the next attack, but one can save one's tokens from it."""
        return (("done",),) if any(ways(s, seat, place) for place in s.places_of(seat, MILITARY)) else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = [a for place in s.places_of(seat, MILITARY) for a in ways(s, seat, place)]
        if s.option("city_state_token_defends") == "off":
            found = [a for a in found if a[0] != "spend_state"]
        return [*dict.fromkeys(found), ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] in SPENDING:
            s.push(DefenderSpends(seat, self.space, self.attacker, self.mine, self.theirs + 1))
            place = next(place for place in s.places_of(seat, MILITARY) if action in ways(s, seat, place))
            spend(s, seat, place, action)
        else:
            settle(s, self.attacker, self.space, self.mine, self.theirs)


def settle(s: State, seat: int, space: int, mine: int, theirs: int) -> None:
    """The higher value wins; a tie goes to the defender (N90)."""
    s.extra = 0
    if mine <= theirs:
        s.emit("attack-lost", seat, mine, theirs)
        return
    s.emit("attack-won", seat, mine, theirs)
    s.wins += 1
    s.push(Won(seat, space))
