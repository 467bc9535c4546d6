"""Effects and conditions as the rules read them: things are numbers, lists of them masks, words stay words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

UNLIMITED = 999
"""A statistic without limit."""
ALL = 999
"""A count that means all of them."""
NORMAL_PRICE = -1
"""The price in Production, with all modifiers."""
NONE = -1
OF_CARD_PLAYER = -2
"""The religion of the empire of the card's player from which the range is counted."""
TARGET_RELIGION = -3
"""The religion named as target."""
ANY_LEADER = -1


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that depends on V: `times_v` n x V, `half_v` V halved and rounded up, `v_but_at_least` V or n."""

    kind: str
    n: int


@dataclass(frozen=True, slots=True)
class Condition:
    """A word that must hold with this value, or must not."""

    word: str
    value: Any = True
    negated: bool = False


Conditions = tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What an entry does. Words that are not said are empty; numbers that are not said are 0, things NONE."""

    op: str
    stat: str = ""
    how: tuple[tuple[str, int], ...] = ()
    when: str = "passive"
    who: str = "self"
    where: str = ""
    until: str = ""
    chooser: str = ""
    optional: bool = False
    once: str = ""
    count: int | Amount = 0
    points: int | Amount = 0
    levels: int | Amount = 0
    amount: int | Amount = 0
    lose: str = ""
    marker: str = ""
    what: str = ""
    to: tuple[str, ...] = ()
    price: int = 0
    procedure: str = ""
    religion: int = NONE
    government: int = NONE
    filter: Conditions = ()
    condition: Conditions = ()
    otherwise: Effect | None = None
    drawback: bool = False
    """A drawback of a religion or government: it counts even if the benefits are off (S129)."""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


Effects = tuple[Effect, ...]


def mask_of(numbers: Collection[int]) -> int:
    """Numbers as bits."""
    return sum(1 << n for n in set(numbers))
