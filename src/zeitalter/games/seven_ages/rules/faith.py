"""Religions and governments of an empire: when they work, and taking one on (S103, S129-S132, A11).

`State.religion` and `State.government` hold the number of the artefact, or NOBODY.
"""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import HINDUISM, RELIGIOUS_STRIFE, REVOLUTION, SOCIALISM
from zeitalter.games.seven_ages.rules.state import State


def religion_works(s: State, e: int, religion: int) -> bool:
    """Whether an empire has this religion and its benefits: not under strife, not in socialism."""
    return s.religion[e] == religion and s.government[e] != SOCIALISM and not s.marks[e] >> RELIGIOUS_STRIFE & 1


def suffers_from(s: State, e: int, religion: int) -> bool:
    """Whether an empire has this religion and its drawbacks: strife does not end these, socialism does."""
    return s.religion[e] == religion and s.government[e] != SOCIALISM


def ignores_harm(s: State, e: int) -> bool:
    """Whether harmful effects of other religions pass an empire by (A11)."""
    return religion_works(s, e, HINDUISM)


def take_religion(s: State, e: int, religion: int) -> None:
    """An empire takes on a religion; a Revolution ends with that."""
    s.religion[e] = religion
    s.emit("adopts", s.card[e], religion)
    drop_mark(s, e, REVOLUTION)


def take_government(s: State, e: int, government: int) -> None:
    """An empire takes on a government; Socialism ends a Revolution."""
    s.government[e] = government
    s.emit("adopts", s.card[e], government)
    if government == SOCIALISM:
        drop_mark(s, e, REVOLUTION)


def drop_mark(s: State, e: int, artefact: int) -> None:
    """An artefact on the card of an empire goes."""
    if s.marks[e] >> artefact & 1:
        s.marks[e] &= ~(1 << artefact)
        s.emit("artefact-goes", s.card[e], artefact)
