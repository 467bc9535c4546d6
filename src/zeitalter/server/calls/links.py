"""Addresses that need no login: to stop calls, and of the feeds. Each carries a signature by a key of this database."""

from __future__ import annotations

import hashlib
import hmac

from zeitalter.server.store.ids import could_be_ours

NO_MATCH = "0"
SIGNATURE_BYTES = 16


class LinkSigner:
    """Makes and reads signed addresses."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def _sign(self, *parts: object) -> str:
        text = " ".join(map(str, parts)).encode()
        return hashlib.blake2b(text, key=self._key, digest_size=SIGNATURE_BYTES).hexdigest()

    def stop_token(self, way: str, match: str | None) -> str:
        """What stands in the link that stops calls of a match, or all by a way."""
        match = match or NO_MATCH
        return f"{way}-{match}-{self._sign('stop', way, match)}"

    def read_stop(self, token: str) -> tuple[str, str | None] | None:
        """The way and the match of such a link; None if it is none of ours."""
        parts = token.split("-")
        if len(parts) != 3 or not could_be_ours(token):
            return None
        way, match, signature = parts
        if not hmac.compare_digest(signature, self._sign("stop", way, match)):
            return None
        return way, None if match == NO_MATCH else match

    def feed_token(self, person: str, number: int) -> str:
        """What stands in the secret address of somebody's feeds; with every number it is another one."""
        return f"{person}-{self._sign('feed', person, number)}"

    def is_feed(self, token: str, person: str, number: int) -> bool:
        """Whether a token is the present one of somebody."""
        return number > 0 and hmac.compare_digest(token.encode(), self.feed_token(person, number).encode())
