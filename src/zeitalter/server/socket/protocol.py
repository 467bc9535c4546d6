"""The protocol of a socket: uvicorn's, but it reads on while only a few messages wait.

Uvicorn stops reading after every message until that one is taken, which costs two calls of the system for each. Here
only whoever sends faster than we answer is held up. That saves 4-9 % of processor time per move
(`python -m benchmarks.server`).
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_WAITING = 8
"""Messages that may wait before nothing more is read."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def send_receive_event_to_app(self) -> None:
        """Queue a message, and stop reading only if too many wait."""
        if self.read_paused or self.queue.qsize() >= MOST_WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # then it does not pause by itself
        super().send_receive_event_to_app()
        self.read_paused = False
