"""Religions and governments of an empire: when they work, and taking one on (S103, S129-S132, A11).

`State.religion` and `State.government` hold the number of the artefact, or NOBODY.
"""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import HERESY, HINDUISM, RELIGIOUS_STRIFE, REVOLUTION, SOCIALISM
from zeitalter.games.seven_ages.rules.permits import immune
from zeitalter.games.seven_ages.rules.state import NOBODY, State, put


def religion_works(s: State, e: int, religion: int) -> bool:
    """Whether an empire has this religion and its benefits: not under strife, not in socialism."""
    return s.religion[e] == religion and s.government[e] != SOCIALISM and not in_strife(s, e)


def in_strife(s: State, e: int) -> bool:
    """Whether Religious strife takes the benefits of a religion away: not beside a Religious leader (S129)."""
    return bool(s.marks[e] >> RELIGIOUS_STRIFE & 1) and not immune(s, e, "religious_strife")


def suffers_from(s: State, e: int, religion: int) -> bool:
    """Whether an empire has this religion and its drawbacks: strife does not end these, socialism does."""
    return s.religion[e] == religion and s.government[e] != SOCIALISM


def ignores_harm(s: State, e: int) -> bool:
    """Whether harmful effects of other religions pass an empire by (A11)."""
    return religion_works(s, e, HINDUISM)


def take_religion(s: State, e: int, religion: int) -> None:
    """An empire takes on a religion; a Revolution ends with that."""
    s.set_religion(e, religion)
    s.emit("adopts", s.card[e], religion)
    drop_mark(s, e, REVOLUTION)


def take_government(s: State, e: int, government: int) -> None:
    """An empire takes on a government; Socialism ends a Revolution."""
    s.set_government(e, government)
    s.emit("adopts", s.card[e], government)
    if government == SOCIALISM:
        drop_mark(s, e, REVOLUTION)


def drop_mark(s: State, e: int, artefact: int) -> None:
    """An artefact on the card of an empire goes."""
    if s.marks[e] >> artefact & 1:
        s.set_marks(e, s.marks[e] & ~(1 << artefact))
        s.emit("artefact-goes", s.card[e], artefact)


def under_heresy(s: State, e: int) -> bool:
    """Whether Heresy turns every action of an empire into a Vote: not for socialist ones (A9)."""
    religion = s.religion[e]
    return religion >= 0 and s.heresy[religion] >= 0 and s.government[e] != SOCIALISM


def end_heresy(s: State, religion: int) -> None:
    """The Heresy marker of a religion goes."""
    holder = s.heresy[religion]
    if holder >= 0:
        s.heresy = put(s.heresy, religion, NOBODY)
        s.emit("artefact-goes", s.card[holder], HERESY)


def end_forgotten_heresies(s: State) -> None:
    """Heresy of a religion that no empire has any more is removed (A49)."""
    for religion, holder in enumerate(s.heresy):
        if holder >= 0 and religion not in s.religion:
            end_heresy(s, religion)


def lose_religion(s: State, e: int) -> None:
    """An empire gives its religion up."""
    religion = s.religion[e]
    if religion >= 0:
        s.set_religion(e, NOBODY)
        s.emit("artefact-goes", s.card[e], religion)
        end_forgotten_heresies(s)
