"""Hooks of other services: Discord, Slack, ntfy and Matrix in the form that Apprise gives them, and plain JSON.

Apprise knows how each service wants to be spoken to, but it would connect to any address by itself. So its plugins get
another `requests` than the library of that name (see `apprise_requests`): whatever they send goes through `Outgoing`,
with its check. Only the plugins named here are loaded, and of an address only what names the place: what Apprise reads
from a query (files as templates, attachments, certificates that are not checked) is refused.
"""

from __future__ import annotations

import asyncio
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any
from urllib.parse import quote, urlsplit

from apprise import NotifyFormat, NotifyType
from apprise.plugins.discord import NotifyDiscord
from apprise.plugins.matrix import NotifyMatrix
from apprise.plugins.ntfy import NotifyNtfy
from apprise.plugins.slack import NotifySlack

from zeitalter.server.calls.apprise_requests import SENDING, Sending
from zeitalter.server.calls.letters import Letter, Line
from zeitalter.server.calls.outgoing import NotAllowed, NotSent, Outgoing, check_url
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import Wrong
from zeitalter.texts import texts_for

JSON = "json"
PLUGINS: dict[str, Any] = {"discord": NotifyDiscord, "slack": NotifySlack, "ntfy": NotifyNtfy, "matrix": NotifyMatrix}
KINDS = (*PLUGINS, JSON)
LONGEST_ADDRESS = 500
_NOT_OURS = re.compile(r"[@<>\[\]`*_~|\\]")
"""What these services read as a mention, a link or a font."""
_THREADS = ThreadPoolExecutor(16, "zeitalter-hook")
logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it would log addresses, which are secrets


def check_hook(kind: str, address: str) -> None:
    """Refuse an address that no hook of this kind can have; nothing is asked over the network."""
    if kind not in KINDS:
        raise Wrong("unknown-hook", kind=kind[:20])
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
        raise Wrong("bad-hook")
    try:
        if kind == JSON:
            check_url(address)
        else:
            _plugin(kind, address)
    except NotAllowed:
        raise Wrong("bad-hook") from None


async def send_to_hook(outgoing: Outgoing, kind: str, address: str, letter: Letter, person: str) -> None:
    """Send a letter through a hook; NotSent if it did not arrive."""
    if kind == JSON:
        headers = {"Content-Type": "application/json"}
        found = await outgoing.send("POST", address, headers, json_bytes(letter_to_json(letter, person)))
        if not 200 <= found.status < 300:
            raise NotSent(f"status {found.status}")
        return
    plugin = _plugin(kind, address)
    loop = asyncio.get_running_loop()
    context = copy_context()
    context.run(SENDING.set, Sending(outgoing, loop))
    send = partial(plugin.send, body=_plain_text(letter), title="", notify_type=NotifyType.INFO)
    if not await loop.run_in_executor(_THREADS, context.run, send):
        raise NotSent(kind)


def _plugin(kind: str, address: str) -> Any:
    """The plugin for an address, as the service itself writes it or as Apprise does."""
    try:
        parts = urlsplit(address)
    except ValueError:
        raise NotAllowed(kind) from None
    if parts.query or parts.fragment:
        raise NotAllowed(kind)
    type = PLUGINS[kind]
    if kind == "ntfy" and parts.scheme in ("http", "https"):
        schema = "ntfys" if parts.scheme == "https" else "ntfy"
        address = f"{schema}://{parts.netloc}{quote(parts.path)}"
    try:
        native = type.parse_native_url(address) if parts.scheme in ("http", "https") else None
        found = native or type.parse_url(address)
        schemas = (type.protocol, type.secure_protocol)
        known = {schema for group in schemas for schema in ([group] if isinstance(group, str) else group or ())}
        if not found or (not native and found.get("schema") not in known):
            raise NotAllowed(kind)
        plugin = type(**found)
    except Exception:  # whatever Apprise makes of it: it is none
        raise NotAllowed(kind) from None
    plugin.request_rate_per_sec = 0.0  # it would sleep
    plugin.notify_format = NotifyFormat.TEXT
    return plugin


def letter_to_json(letter: Letter, person: str) -> dict[str, Any]:
    """A letter as plain JSON."""
    head = {"id": letter.id, "title": letter.title, "text": _text(letter), "person": person}
    return {**head, "url": letter.url, "stop": letter.stop, "calls": [_line_to_json(line) for line in letter.lines]}


def _line_to_json(line: Line) -> dict[str, Any]:
    found = {"event": line.kind, "text": line.text, "url": line.url, "at": line.at}
    return found if line.match is None else {**found, "match": line.match, "game": line.game, "name": line.table}


def _text(letter: Letter) -> str:
    return "\n".join(f"{line.text}\n{line.url}" for line in letter.lines)


def _plain_text(letter: Letter) -> str:
    """A letter for services that read signs: names cannot call everybody, nor hide where a link leads."""
    lines = [f"{_NOT_OURS.sub(' ', line.text)}\n{line.url}" for line in letter.lines]
    return "\n".join([*lines, texts_for(None, letter.lang).message("call-stop", url=letter.stop)])
