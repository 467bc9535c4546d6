"""What happened, as message id and arguments. Log, animations, statistics and notifications come from events.

A game declares its events with the kinds of their arguments. Arguments marked `secret` reach only the seats of the
mask; the others get the same event without them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from zeitalter.engine.zones import ALL


@dataclass(slots=True)
class Event:
    """One thing that happened. `mask` says who sees the secret arguments."""

    id: str
    args: tuple[object, ...]
    mask: int = ALL
    of: Event | None = field(default=None, compare=False, repr=False)
    """Of something taken back: the first thing that happened by it."""
    private: bool = False
    """Whether the seats outside the mask do not even hear of it, until the game is over."""
    encoded: bytes = field(default=b"", compare=False, repr=False)
    """For whoever tells it again and again: the line it is written as, see `zeitalter.server.wire.json_cache`."""

    def seen_by(self, seat: int | None, kinds: tuple[object, ...]) -> Event:
        """This event as a seat sees it: secret arguments are None outside the mask."""
        if self.mask == ALL or (seat is not None and self.mask >> seat & 1):
            return self
        args = tuple(None if getattr(kind, "secret", False) else a for a, kind in zip(self.args, kinds, strict=True))
        return Event(self.id, args, self.mask, private=self.private)
