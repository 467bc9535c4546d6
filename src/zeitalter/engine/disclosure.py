"""What others learn of an entry, and whether the question still stands.

Most entries are for all to see. Four kinds are not, if nothing else happened and the same question still stands:

    entry                              question that stands           others learn
    a standing order                   any                            nothing
    an answer                          reactions are asked for        nothing: whom we wait for is a secret
    a sealed answer, replaced          sealed                         nothing: who wavered is a secret
    an answer                          sealed                         who still owes one
    everything else                                                   everything

An answer or order that leads on, by events or to another question, is told as any other.
"""

from __future__ import annotations

from typing import Literal

from zeitalter.engine.log import Entry
from zeitalter.engine.state import State
from zeitalter.engine.steps import Live, is_reaction

Disclosure = Literal["all", "owing", "nothing"]
"""What others learn of an entry: everything, who still owes a sealed answer, or nothing."""


def disclosure_of(entry: Entry, old: State, new: State) -> Disclosure:
    """What others learn of an entry that caused no event, and after which the same question stands."""
    if entry.kind == "order":
        return "nothing"
    if entry.kind != "answer":
        return "all"
    if is_reaction(new.stack[-1]) or entry.seat in old.sealed:
        return "nothing"
    return "owing" if new.stack[-1].sealed else "all"


def same_question(old: State, new: State) -> bool:
    """Whether the question is still the one that stood before an entry."""
    if not old.stack or not new.stack or new.stack[-1] != old.stack[-1]:
        return False
    top = old.stack[-1]
    if top.sealed:  # a closed seal is a barrier that is not a quiet answer
        return new.barriers - old.barriers == new.quiet_answers - old.quiet_answers
    return isinstance(top, Live) or list(new.asked) == list(old.asked)
