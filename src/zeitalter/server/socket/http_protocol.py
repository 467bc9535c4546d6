"""The protocol of a connection for requests: uvicorn's, with a time limit for every part of a request.

A request has to begin soon after the connection, its head and its body have to be here in time, and its answer has to
be read. Uvicorn itself only limits how long a connection may rest between two requests.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from zeitalter.server.journal import log_limit
from zeitalter.server.socket.admission import Admission
from zeitalter.server.socket.reading import ReadingWatch

CLOSE = b"Connection: close\r\nContent-Length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSE
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n" + CLOSE


class HttpProtocol(H11Protocol):
    """One connection on which requests come."""

    def __init__(self, admission: Admission, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._admission = admission
        self._admitted = False
        self._part: object = None
        self._timer: asyncio.TimerHandle | None = None
        self._reading = ReadingWatch(admission.config.unread_seconds)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the connection in, or close it."""
        super().connection_made(transport)
        seconds = self._admission.admit(self)
        if seconds is None:
            transport.abort()
            return
        self._admitted = True
        self._expect(h11.IDLE, seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._expect(None)
        self._reading.stop()
        if self._admitted:
            self._admitted = False
            self._admission.leave(self)

    def give_up(self) -> None:
        """Close the connection without a word."""
        self.transport.abort()

    # -- what comes in ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, and see which part of a request is still missing."""
        if not self._admitted:
            return
        super().data_received(data)
        self._look_what_is_missing()

    def _look_what_is_missing(self) -> None:
        """Start the time for the part of a request that is to come next."""
        if not self._admitted:  # it became a socket
            return
        part = self.conn.their_state
        if part is not h11.IDLE:
            self._admission.heard(self)
        if part is h11.IDLE:
            self._expect(part, self._admission.config.head_seconds)
        elif part is h11.SEND_BODY:
            self._expect(part, self._admission.config.body_seconds)
        else:
            self._expect(None)

    def _expect(self, part: object, seconds: float = 0.0) -> None:
        """The time for a part runs from its beginning: what trickles in does not prolong it."""
        if part is self._part and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._part = part
        if part is not None:
            self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(TOO_SLOW)
        self.transport.close()
        self._reading.start(self.transport)
        log_limit("request too slow")

    # -- what goes out ------------------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        """Rest until the next request."""
        super().on_response_complete()
        if not self._admitted or self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._expect(None)
            self._admission.fell_silent(self)
        else:
            self._look_what_is_missing()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that rests; an answer that nobody reads does not keep it open."""
        super().timeout_keep_alive_handler()
        self._reading.start(self.transport)

    def pause_writing(self) -> None:
        """Watch whether the answer is read."""
        super().pause_writing()
        self._reading.start(self.transport)

    def resume_writing(self) -> None:
        """The answer is read."""
        super().resume_writing()
        self._reading.stop()

    # -- sockets ------------------------------------------------------------------------------------------------------

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the protocol of sockets, if there is room for one more."""
        self._expect(None)
        if not self._admission.admit_socket():
            self.transport.write(NO_ROOM)
            self.transport.close()
            return
        self._admission.heard(self)
        self._admitted = False  # the socket is now
        super().handle_websocket_upgrade(event)
