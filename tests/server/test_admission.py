"""Who is let in: a house that is full closes whoever has been silent longest, and no address takes all the room."""

from __future__ import annotations

from zeitalter.server.config import Config
from zeitalter.server.socket.admission import MOMENT, MOST_SILENT, Admission


class Caller:
    """A connection from an address."""

    def __init__(self, host: str) -> None:
        self.client: tuple[str, int] | None = (host, 1)
        self.given_up = False

    def give_up(self) -> None:
        self.given_up = True


def test_an_address_has_only_so_many_connections_and_gets_new_ones_when_some_end() -> None:
    door = Admission(Config(connections_per_address=3), most=100)
    calls = [Caller("203.0.113.7") for _ in range(4)]
    assert [door.admit(call) is not None for call in calls] == [True, True, True, False]
    assert door.admit(Caller("203.0.113.8")) is not None
    door.leave(calls[0])
    assert door.admit(Caller("203.0.113.7")) is not None
    assert door.connections == 4


def test_all_of_one_network_count_as_one_address() -> None:
    door = Admission(Config(connections_per_address=2), most=100)
    calls = [Caller(f"2001:db8:1:2::{n}") for n in (1, 2, 3)]
    assert [door.admit(call) is not None for call in calls] == [True, True, False]
    assert door.admit(Caller("2001:db8:1:3::1")) is not None


def test_who_has_been_silent_longest_makes_way_and_running_requests_do_not() -> None:
    door = Admission(Config(), most=2)
    busy, silent, late = Caller("203.0.113.1"), Caller("203.0.113.2"), Caller("203.0.113.3")
    door.admit(busy)
    door.heard(busy)
    door.admit(silent)
    assert door.admit(late) is not None
    assert (busy.given_up, silent.given_up) == (False, True)
    door.leave(silent)
    door.heard(late)
    assert door.admit(Caller("203.0.113.4")) is None


def test_an_address_with_many_silent_connections_has_little_time_for_more() -> None:
    config = Config()
    door = Admission(config, most=1000)
    given = [door.admit(Caller("203.0.113.9")) for _ in range(MOST_SILENT + 2)]
    assert given == [config.head_seconds] * MOST_SILENT + [MOMENT] * 2
