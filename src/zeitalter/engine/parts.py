"""Parts of views that often stay the same from one position to the next."""

from __future__ import annotations

from typing import Any


class Part(dict[str, Any]):
    """A part of a view that is the same object as long as nothing in it has changed, and is never changed itself.

    Whoever writes views often keeps with a part what it is written as, and writes only those that are new.
    """

    __slots__ = ("written",)

    written: Any
