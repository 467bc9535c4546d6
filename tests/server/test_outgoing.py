"""No request that somebody wants us to send reaches what only we can reach, by whatever name or number it is called."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from receivers import WebReceiver

from zeitalter.server.calls import hooks
from zeitalter.server.calls.letters import Letter, Line
from zeitalter.server.calls.outgoing import LONGEST_ANSWER, NotAllowed, NotSent, Outgoing
from zeitalter.server.public_addresses import is_public

HERE = "127.0.0.1"


@pytest.fixture
def receiver() -> Iterator[WebReceiver]:
    found = WebReceiver()
    yield found
    found.close()


def send(url: str, allowed: Any = is_public) -> Any:
    return asyncio.run(Outgoing(allowed).send("POST", url, {}, b"{}"))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "192.88.99.1", "224.0.0.1", "239.1.1.1",
        "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1",
        "fec0::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1",
        "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "5f00::1", "", "localhost", "1", "example.org",
    ],
)  # fmt: skip
def test_an_address_that_not_everybody_can_reach_is_none(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "172.15.0.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"]
)
def test_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "[::ffff:127.0.0.1]",
        "0x7f000001",
        "2130706433",
        "127.1",
        "0",
        "\uff11\uff12\uff17.0.0.1",
    ],
)
def test_our_own_machine_is_not_reached_by_any_name_for_it(receiver: WebReceiver, host: str) -> None:
    with pytest.raises(NotSent):
        send(receiver.url.replace(HERE, host))
    assert receiver.got == []


def resolving_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Names have these addresses, one after the other, the last one from then on; whom somebody asked for."""
    asked: list[str] = []

    def resolve(host: Any, port: Any, *_: Any, **__: Any) -> list[Any]:
        address = addresses[min(len(asked), len(addresses) - 1)]
        asked.append(str(host))
        return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, port))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return asked


def test_the_address_that_is_checked_is_the_one_that_is_connected_to(
    receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = resolving_to(monkeypatch, HERE, "127.0.0.2")
    checked: list[str] = []

    def allowed(address: str) -> bool:
        checked.append(address)
        return address == HERE

    url = receiver.url.replace(HERE, "rebind.example.org")
    assert send(url, allowed).status == 200
    assert (asked, checked) == (["rebind.example.org"], [HERE])
    with pytest.raises(NotAllowed):  # now the name points elsewhere
        send(url, allowed)
    assert len(receiver.got) == 1


def test_a_name_that_points_to_us_is_refused(receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch) -> None:
    resolving_to(monkeypatch, HERE)
    with pytest.raises(NotAllowed):
        send(receiver.url.replace(HERE, "innocent.example.org"))
    assert receiver.got == []


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "ftp://a.b/", "http://a.b:22/", "http://u:p@a.b/", "http://", "x"]
)
def test_what_is_not_of_the_web_is_not_sent(url: str) -> None:
    with pytest.raises(NotAllowed):
        send(url, lambda _: True)


def test_a_proxy_of_the_environment_is_not_asked(receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", receiver.url)
    monkeypatch.setenv("HTTP_PROXY", receiver.url)
    with pytest.raises(NotSent):
        send("http://127.0.0.1:9/", lambda _: True)
    assert receiver.got == []


def test_nobody_is_followed_and_answers_are_bounded(receiver: WebReceiver) -> None:
    receiver.status, receiver.headers = 302, {"Location": "http://127.0.0.1:9/"}
    receiver.answer = b"x" * (3 * LONGEST_ANSWER)
    found = send(receiver.url, lambda _: True)
    assert found.status == 302
    assert len(found.body) <= LONGEST_ANSWER


# -- services ----------------------------------------------------------------------------------------------------------

LINE = Line("turn", "Historia, “@everyone [free](http://evil)”: it is your turn.", "https://p.example.org/match/a", "a")
LETTER = Letter(
    "id", "en", LINE.text, (LINE,), LINE.url, "https://p.example.org/stop/x", "https://p.example.org/api/stop/x"
)


def call(kind: str, address: str, allowed: Any = is_public) -> None:
    asyncio.run(hooks.send_to_hook(Outgoing(allowed), kind, address, LETTER, "Ada"))


SERVICES = {
    "discord": ("https://discord.com/api/webhooks/123456789/abcdefghijkl", "/api/webhooks/123456789/abcdefghijkl"),
    "slack": ("https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ", "/services/"),
    "ntfy": ("https://ntfy.example.org/my-topic", "/"),
    "matrix": ("matrixs://token@matrix.example.org/!room:example.org", "/send/m.room.message/"),
    "json": ("https://hooks.example.org/a", "/a"),
}


@pytest.mark.parametrize("kind", SERVICES)
def test_a_service_gets_its_letter_through_the_one_door(
    kind: str, receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, path = SERVICES[kind]
    hooks.check_hook(kind, address)
    monkeypatch.setattr(Outgoing, "_send", straight_to(receiver))
    if kind == "slack":
        receiver.answer = b"ok"
    call(kind, address)
    sent = [(where, body.decode()) for _, where, _, body in receiver.got]
    assert any(path in where and LINE.url in body for where, body in sent)
    if kind != "json":
        assert "@everyone" not in str(sent)
        assert "[free]" not in str(sent)
    assert any(LETTER.stop in body for _, body in sent)


def straight_to(receiver: WebReceiver) -> Any:
    """Requests go to the receiver, whatever host they are for."""
    send = Outgoing._send

    async def redirected(self: Outgoing, door: Any, method: str, url: str, headers: Any, body: bytes) -> Any:
        door._allowed = lambda _: True
        path = "/" + url.split("/", 3)[3] if url.count("/") > 2 else "/"
        return await send(self, door, method, receiver.url + path, headers, body)

    return redirected


@pytest.mark.parametrize("kind", SERVICES)
def test_no_service_is_called_on_our_own_machine(
    kind: str, receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    resolving_to(monkeypatch, HERE)
    with pytest.raises(NotSent):
        call(kind, SERVICES[kind][0])
    assert receiver.got == []
