"""Tries to log in: whoever guesses has to wait longer and longer, and nobody else does.

Tries are counted by account and address together: a stranger's wrong guesses use up the stranger's tries, not the
owner's. After a few of them each next one has to wait twice as long; a try that comes too early is neither checked nor
counted, and a right password is let through as soon as the wait is over. Many addresses that guess at one account
together only slow each other down: a try from an address the account has not been used from is held for some
seconds before it is checked, never refused.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from zeitalter.server.errors import TooMany

FREE = 5
"""Tries of one address at one account before the first wait."""
LONGEST_WAIT = 300.0
FORGOTTEN = 24 * 3600.0
"""Seconds after the last try of an address at an account, or of all at one, after which they are not counted."""
CROWD = 40
"""Tries of all addresses at one account, after which those of strangers are held."""
LONGEST_HOLD = 5.0
MOST_KEPT = 20_000
"""Pairs of account and address that are remembered; the one not heard of for longest is forgotten first."""


@dataclass(slots=True)
class Tries:
    """How often something was tried in a row, and when last."""

    count: int = 0
    at: float = 0.0


class LoginTries:
    """Counts tries to log in, by account and address."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self.tell_tried: Callable[[str, str], None] = _tell_nobody
        self.tell_known: Callable[[str, str], None] = _tell_nobody
        """Tell other workers of the house, so that nobody has the tries of each of them."""
        self._pairs: OrderedDict[tuple[str, str], Tries] = OrderedDict()
        self._accounts: OrderedDict[tuple[str, str], Tries] = OrderedDict()
        self._known: OrderedDict[tuple[str, str], Tries] = OrderedDict()

    def begin(self, login: str, address: str) -> float:
        """Count a try before its password is checked; for how many seconds to hold it. Refused if it is too early."""
        if not self._on:
            return 0.0
        now = time.monotonic()
        pair = _recent(self._pairs, (login, address), now)
        wait = pair.at + _wait(pair.count) - now
        if wait > 0:
            raise TooMany("too-many-logins", seconds=math.ceil(wait))
        account = self.count(login, address)
        self.tell_tried(login, address)
        if self.knows(login, address):
            return 0.0
        return min(LONGEST_HOLD, max(0, account.count - CROWD) / 10)

    def count(self, login: str, address: str) -> Tries:
        """Count a try, here or at another worker; all tries at the account."""
        now = time.monotonic()
        account = _recent(self._accounts, (login, ""), now)
        for tries in (_recent(self._pairs, (login, address), now), account):
            tries.count += 1
            tries.at = now
        return account

    def knows(self, login: str, address: str) -> bool:
        """Whether an account was used from an address before."""
        return (login, address) in self._known

    def succeed(self, login: str, address: str) -> None:
        """The password was right: this address has all its tries again, and is no stranger to the account."""
        if self._on:
            self.know(login, address)
            self.tell_known(login, address)

    def know(self, login: str, address: str) -> None:
        """An account was used from an address, here or at another worker."""
        self._pairs.pop((login, address), None)
        _recent(self._known, (login, address), time.monotonic()).at = time.monotonic()


def _tell_nobody(login: str, address: str) -> None:
    """There are no other workers."""


def _wait(count: int) -> float:
    """The seconds after so many tries before the next."""
    return 0.0 if count < FREE else min(2.0 ** min(count - FREE, 20), LONGEST_WAIT)


def _recent(kept: OrderedDict[tuple[str, str], Tries], key: tuple[str, str], now: float) -> Tries:
    """What is remembered under a key, which is now the newest."""
    found = kept.pop(key, None)
    if found is None or now - found.at > FORGOTTEN:
        found = Tries(0, now)
    kept[key] = found
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    return found
