"""Those who are called, on this machine: a web server for hooks, a push service with its browsers, a mail server."""

from __future__ import annotations

import base64
import email
import json
import os
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 120.0
T = TypeVar("T")


def wait_until(found: Callable[[], T], patience: float = PATIENCE) -> T:
    """What a function finds as soon as it finds anything."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if result := found():
            return result
        time.sleep(0.02)
    raise AssertionError("nothing came")


class WebReceiver:
    """A web server that remembers what it was sent, and answers as it is told."""

    def __init__(self, status: int = 200, **headers: str) -> None:
        self.status = status
        self.headers = headers
        self.got: list[tuple[str, str, dict[str, str], bytes]] = []
        self.answer = b'{"room_id": "!r:here", "user_id": "@z:here", "event_id": "$1"}'
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def take(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                receiver.got.append((self.command, self.path, dict(self.headers), body))
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(receiver.answer)))
                self.end_headers()
                self.wfile.write(receiver.answer)

            do_GET = do_POST = do_PUT = take  # noqa: N815 (the server calls them by these names)

            def log_message(self, *_: Any) -> None:
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def letters(self) -> list[dict[str, Any]]:
        """What came as JSON."""
        return [json.loads(body) for _, _, _, body in self.got]

    def events(self) -> list[str]:
        return [call["event"] for letter in self.letters() for call in letter["calls"]]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser at a push service: its keys, and what is pushed to it."""

    def __init__(self, service: WebReceiver, name: str = "b") -> None:
        self.service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.path = f"/push/{name}"

    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._secret)}
        return {"endpoint": self.service.url + self.path, **keys}

    def pushed(self) -> list[dict[str, Any]]:
        found = []
        for _, path, _, body in self.service.got:
            if path == self.path:
                plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
                found.append(json.loads(plain))
        return found


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class MailReceiver:
    """A mail server that takes everything, or refuses as it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, EmailMessage]] = []
        self.raw: list[bytes] = []
        """The letters as they came over the wire."""
        self.refuse: str | None = None
        self.refused = 0
        self._controller = Controller(self, hostname="127.0.0.1", port=0)
        self._controller.port = _free_port()
        self._controller.start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if self.refuse:
            self.refused += 1
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.raw.append(envelope.content)
        self.got.append((envelope.rcpt_tos[0], message))
        return "250 OK"

    def texts(self) -> list[str]:
        return [message.get_content() for _, message in self.got]

    def close(self) -> None:
        self._controller.stop()


def _free_port() -> int:
    from visitors import free_port

    return free_port()
