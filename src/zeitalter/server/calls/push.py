"""Web Push: letters to browsers, encrypted for each, signed with the key by which push services know this house."""

from __future__ import annotations

import base64
import binascii
import hashlib
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from zeitalter.server.calls.letters import Letter
from zeitalter.server.calls.outgoing import NotAllowed, NotSent, Outgoing, check_url
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import Wrong
from zeitalter.server.steady_clock import now
from zeitalter.texts import texts_for

KEPT = 24 * 3600
"""Seconds a push service keeps a letter for a browser that is closed."""
SIGNED_FOR = 6 * 3600
GONE = (404, 410)
KEY_BYTES, SECRET_BYTES = 65, 16
LONGEST_BODY = 400
"""Letters of a text: a push service takes 4 kB in all."""


class BrowserGone(NotSent):
    """The browser has withdrawn its permission, or is no more."""


def new_key() -> str:
    """A new key of a house."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def check_browser(endpoint: str, p256dh: str, auth: str) -> None:
    """Refuse what no browser gives: an address that is not of the web, or keys that are none."""
    try:
        check_url(endpoint)
        key, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except (NotAllowed, ValueError, binascii.Error):
        raise Wrong("bad-browser") from None
    if (len(key), len(secret)) != (KEY_BYTES, SECRET_BYTES):
        raise Wrong("bad-browser")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pusher:
    """Sends letters to browsers."""

    def __init__(self, outgoing: Outgoing, key: str, contact: str) -> None:
        self._outgoing = outgoing
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What a browser has to know to let this house and nobody else call it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send_letter(self, endpoint: str, keys: dict[str, Any], letter: Letter) -> None:
        """Send a letter to a browser; BrowserGone if it is not there any more."""
        told = {
            "title": "Zeitalter",
            "body": "\n".join(line.text for line in letter.lines)[:LONGEST_BODY],
            "url": urlsplit(letter.url).path,
            "tag": hashlib.sha256(letter.url.encode()).hexdigest()[:16],
            "lang": letter.lang,
            "stop": [urlsplit(letter.stop).path, texts_for(None, letter.lang).message("call-stop-short")],
        }
        body = bytes(WebPusher({"endpoint": endpoint, "keys": keys}).encode(json_bytes(told))["body"])
        parts = urlsplit(endpoint)
        until = int(now().timestamp()) + SIGNED_FOR
        claims = {"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": until}
        headers = {
            **self._vapid.sign(claims),
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Topic": str(told["tag"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        found = await self._outgoing.send("POST", endpoint, headers, body)
        if found.status in GONE:
            raise BrowserGone("gone")
        if not 200 <= found.status < 300:
            raise NotSent(f"status {found.status}")
