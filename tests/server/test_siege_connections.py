"""Nobody keeps others out by opening connections: running tables go on, and new visitors get in."""

from __future__ import annotations

import json
import selectors
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from attack_connections import CONNECTION_ATTACKS, CONNECTION_LIMITS, begun_upload, dial
from siege import House, Stranger, besiege
from visitors import PATIENCE

from zeitalter.server.addresses import counted_address, is_proxy


@pytest.mark.parametrize("name", CONNECTION_ATTACKS)
def test_connections_harm_nobody(name: str, tmp_path: Path) -> None:
    attack, few, _ = CONNECTION_ATTACKS[name]
    outcome = besiege(name, attack, few, tmp_path, **CONNECTION_LIMITS)
    assert outcome.effects == []
    assert outcome.answers > 2


def readable(lines: list[socket.socket], seconds: float) -> list[socket.socket]:
    """Those on which something has come, as soon as there is one."""
    with selectors.DefaultSelector() as watched:
        for line in lines:
            watched.register(line, selectors.EVENT_READ)
        return [line for key, _ in watched.select(seconds) for line in lines if line is key.fileobj]


def test_an_address_has_only_so_many_bodies_on_their_way_and_others_get_through(tmp_path: Path) -> None:
    house = House.open(tmp_path, bodies_per_address=3)
    try:
        mallory, ada = Stranger("Mallory", house, "198.51.100.7"), Stranger("Ada", house, "203.0.113.9")
        with ExitStack() as open:
            lines = [open.enter_context(dial(house)) for _ in range(4)]
            for line in lines:
                line.sendall(begun_upload(mallory))
            answered = readable(lines, PATIENCE)
            assert [line.recv(12) for line in answered] == [b"HTTP/1.1 429"]
            assert mallory.refused("/api/quick", game="historia") == (429, "too-many-at-once")
            ada.post("/api/quick", game="historia")
        mallory.get("/api/me")
    finally:
        house.kill()


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("x" * 500, "x" * 64),
        ("", "nowhere"),
    ],
)
def test_addresses_are_counted_by_whom_they_belong_to(host: str, counted: str) -> None:
    assert counted_address(host) == counted


def test_only_proxies_speak_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [is_proxy(host) for host in ("127.0.0.1", "::1", "10.0.0.3", "testclient", "")] == [True, True, *[False] * 3]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/24, nonsense")
    assert [is_proxy(host) for host in ("10.0.0.3", "10.0.1.3")] == [True, False]


def test_reaching_a_limit_is_said_once(tmp_path: Path) -> None:
    attack, few, _ = CONNECTION_ATTACKS["silent connections"]
    besiege("silent connections", attack, few, tmp_path, **CONNECTION_LIMITS)
    lines = [json.loads(line) for log in tmp_path.glob("*.log") for line in log.read_text().splitlines()]
    said = [line["what"] for line in lines if line["level"] == "warning"]
    assert {"connections full", "request too slow"} & set(said)  # whichever comes first on this machine
    assert len(said) == len(set(said))
