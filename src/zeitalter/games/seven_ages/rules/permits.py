"""What artefacts, leaders, powers of cards and lasting events let an empire do, forbid it, or keep away from it."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.games.seven_ages.data.cards import Sources
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.lasting import allowed_by_event, forbidden_by_event
from zeitalter.games.seven_ages.rules.situation import NOWHERE, Situation
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.stats import counts


def allows(s: State, e: int, what: str, now: Situation = NOWHERE) -> bool:
    """Whether something permits an empire what the rules do not."""
    return _said(s, e, s.components.allowed, what, now) or (bool(s.effects) and allowed_by_event(s, e, what))


def forbids(s: State, e: int, what: str) -> bool:
    """Whether something of its own, or an event, forbids an empire what the rules permit."""
    return _said(s, e, s.components.forbidden, what, NOWHERE) or (bool(s.effects) and forbidden_by_event(s, e, what))


def immune(s: State, e: int, to: str) -> bool:
    """Whether something keeps a harm away from an empire, wherever it is."""
    return _said(s, e, s.components.immune, to, NOWHERE)


def _said(s: State, e: int, sources: Mapping[str, Sources], what: str, now: Situation) -> bool:
    found = sources.get(what)
    if found is None:
        return False
    own = s.owned[e] & found.artefact_mask
    if own:
        for artefact, effect in found.artefacts:
            if own >> artefact & 1 and counts(s, e, artefact) and all_hold(s, e, effect.filter, now, artefact):
                return True
    codes = s.codes(e) & found.leader_mask if s.leaders[e] and found.leader_mask else 0
    if codes:
        for kind, effect in found.leaders:
            if codes >> kind & 1 and all_hold(s, e, effect.filter, now, kind):
                return True
    for effect in found.cards.get(s.card[e], ()):
        if all_hold(s, e, effect.filter, now, NOBODY):
            return True
    return False
