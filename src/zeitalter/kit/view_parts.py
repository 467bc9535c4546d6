"""Parts of views that often stay the same from one position to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Memo = dict[Any, Any]
"""Parts of the last view of a match, with what they depend on."""


class ViewPart(dict[str, Any]):
    """A part of a view that is the same object as long as nothing in it has changed, and is never changed itself.

    Whoever writes views often keeps with a part what it is written as, and writes only those that are new.
    """

    __slots__ = ("encoded",)

    encoded: Any


def reused(memo: Memo, key: Any, depends: Any, make: Callable[[], Any]) -> Any:
    """A part as it was made last, unless something has changed that it depends on."""
    found = memo.get(key)
    if found is None or found[0] != depends:
        found = memo[key] = depends, make()
    return found[1]
