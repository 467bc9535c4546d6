"""The protocol of a socket: uvicorn's, but it reads on while only a few messages wait, and slows a flood down.

Uvicorn stops reading after every message until that one is taken, which costs two calls of the system for each. Here
only whoever sends faster than we answer is held up. That saves 4-9 % of processor time per move
(`python -m benchmarks.server`). Whoever sends a flood of frames, of whatever kind, is read at a bounded rate; what is
not read by the other side does not pile up.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from zeitalter.server.journal import log_limit
from zeitalter.server.socket.admission import Admission
from zeitalter.server.socket.reading import ReadingWatch

MOST_WAITING = 8
"""Messages that may wait before nothing more is read."""
SLICE = 4096
"""Bytes that are read at once: a flood of the smallest frames holds the others up for a few milliseconds at most."""
FRAMES, FRAMES_PER_SECOND = 240, 60
"""Frames of every kind that a socket may send at once, and how many more per second."""
MOST_PARTS = 64
"""Frames that one message may come in."""
TOO_BIG, SILENT = 1009, 1008
CLOSED_FOR_GOOD = 20.0
"""Seconds after which a socket that we are done with is cut off, whether or not the other side has read the rest."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, admission: Admission, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._admission = admission
        self._reading = ReadingWatch(admission.config.unread_seconds)
        self._silence: asyncio.TimerHandle | None = None
        self._frames = 0
        self._most_frames = FRAMES if admission.config.limits else sys.maxsize
        self._counted_since = self.loop.time()
        self._held = b""
        self._slowed: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the socket."""
        super().connection_lost(exc)
        self._reading.stop()
        self._stop_silence()
        if self._slowed is not None:
            self._slowed.cancel()
        self._held = b""
        self._admission.leave(self, socket=True)

    def give_up(self) -> None:
        """Close the socket without a word."""
        self.transport.abort()

    # -- what comes in ------------------------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        """Queue a message, and stop reading only if too many wait."""
        self._frames += 1
        if self._silence is not None:
            self._stop_silence()
        if self.read_paused or self.queue.qsize() >= MOST_WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # then it does not pause by itself
        super().send_receive_event_to_app()
        self.read_paused = False

    def data_received(self, data: bytes) -> None:
        """Read what came; of a flood only as much as is due."""
        if len(data) > SLICE or self._slowed is not None:
            self._held += data
            self._read_held()
            return
        super().data_received(data)
        if self._frames > self._most_frames:
            self._slow_down()

    def _read_held(self) -> None:
        """Read what was held back, as far as it is due."""
        while self._held and self._slowed is None:
            part, self._held = self._held[:SLICE], self._held[SLICE:]
            super().data_received(part)
            if self._frames > self._most_frames:
                self._slow_down()
        if self._slowed is not None:
            self.transport.pause_reading()

    def _slow_down(self) -> None:
        """Read nothing more for as long as the frames were too quick."""
        now = self.loop.time()
        due = int((now - self._counted_since) * FRAMES_PER_SECOND)
        self._frames, self._counted_since = max(0, self._frames - due), now
        if self._frames > self._most_frames:
            self.transport.pause_reading()
            self._slowed = self.loop.call_later((self._frames - FRAMES / 2) / FRAMES_PER_SECOND, self._go_on)
            log_limit("socket slowed down")

    def _go_on(self) -> None:
        self._slowed = None
        self._frames, self._counted_since = FRAMES // 2, self.loop.time()
        self._read_held()
        if self._slowed is None and not self.read_paused:
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message; only so many are gathered."""
        self._frames += 1
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PARTS:
            self.frames = []
            self.conn.fail(TOO_BIG)
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless the other side does not read: then answers would pile up."""
        self._frames += 1
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """The other side is alive, or says so without being asked."""
        self._frames += 1
        super().handle_pong(event)

    # -- what goes out ------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Watch whether what we send is read."""
        super().pause_writing()
        self._reading.start(self.transport)

    def resume_writing(self) -> None:
        """It is read."""
        super().resume_writing()
        self._reading.stop()

    # -- the beginning and the end ------------------------------------------------------------------------------------

    def start_keepalive(self) -> None:
        """The socket is open: its first message has to come soon."""
        super().start_keepalive()
        self._silence = self.loop.call_later(self._admission.config.hello_seconds, self._too_silent)

    def _stop_silence(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def _too_silent(self) -> None:
        self._silence = None
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(SILENT, "silent")
        self.handle_parser_exception()
        self._close_for_good()

    def keepalive_timeout(self) -> None:
        """Nobody is there any more."""
        super().keepalive_timeout()
        self._close_for_good()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We are done with this socket."""
        super().on_task_complete(task)
        self._close_for_good()

    def _close_for_good(self) -> None:
        """A transport that closes waits for its last bytes to be read, and would do so for ever."""
        if not self.disconnected:
            self.loop.call_later(CLOSED_FOR_GOOD, self.transport.abort)
