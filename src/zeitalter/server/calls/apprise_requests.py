"""What the plugins of Apprise send with, instead of the library `requests`: everything goes through `Outgoing`.

They call it in a thread of ours; `SENDING` says by which way out. Without one nothing is sent. Only what they use is
here: anything else they ask for is missing and fails.
"""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import requests
from apprise.plugins import discord, ntfy, slack
from apprise.plugins.matrix import base as matrix

from zeitalter.server.calls.outgoing import NotSent, Outgoing

SECONDS = 30.0
TOO_MANY = 429


@dataclass(slots=True, frozen=True)
class Sending:
    """The way out, and the loop it runs in."""

    outgoing: Outgoing
    loop: asyncio.AbstractEventLoop


SENDING: ContextVar[Sending] = ContextVar("sending")


def _request(
    method: str,
    url: str,
    *,
    data: Any = None,
    json: Any = None,
    params: Any = None,
    headers: Any = None,
    auth: Any = None,
    files: Any = None,
    **_how: Any,
) -> requests.Response:
    """Send a request and give the answer in the form the plugins expect. How long it may take is not theirs to say."""
    if files:
        raise requests.RequestException("no files")
    prepared = requests.Request(method, url, headers=headers, data=data, json=json, params=params, auth=auth).prepare()
    body: Any = prepared.body or b""
    content = body.encode() if isinstance(body, str) else bytes(body)
    sending = SENDING.get()
    named = {name: str(value) for name, value in prepared.headers.items() if name.lower() != "content-length"}
    work = sending.outgoing.send(method, str(prepared.url), named, content)
    try:
        answer = asyncio.run_coroutine_threadsafe(work, sending.loop).result(SECONDS)
    except (NotSent, TimeoutError) as error:
        raise requests.RequestException(str(error)) from None
    if answer.status == TOO_MANY:  # a plugin would sleep as long as the other side says
        raise requests.RequestException("too many")
    found = requests.Response()
    found.status_code = answer.status
    found.headers.update(answer.headers)
    found.url = str(prepared.url)
    found._content = answer.body
    return found


def _by(method: str) -> Any:
    return lambda url, **how: _request(method, url, **how)


CHECKED = SimpleNamespace(
    request=_request,
    get=_by("GET"),
    post=_by("POST"),
    put=_by("PUT"),
    codes=requests.codes,
    RequestException=requests.RequestException,
    TooManyRedirects=requests.TooManyRedirects,
)
for module in (discord, slack, ntfy, matrix):
    vars(module)["requests"] = CHECKED
