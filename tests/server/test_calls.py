"""People are called for what happens at their tables: who, for what, when, and never with a secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from receivers import WebReceiver, wait_until
from visitors import Server, Visitor, table

EVENTS = ("turn", "nudge", "joined", "over", "mentioned")
WAYS = ["push", "mail", "hook"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house"), local_calls=True)
    yield running
    running.kill()


@pytest.fixture
def hook() -> Iterator[WebReceiver]:
    receiver = WebReceiver()
    yield receiver
    receiver.close()


def wishes(**changes: Any) -> dict[str, Any]:
    return {**dict.fromkeys(EVENTS, WAYS), "lang": "en", **changes}


def called(visitor: Visitor, hook: WebReceiver) -> None:
    """Let a person be called through a hook."""
    visitor.post("/api/calls/hooks", kind="json", address=f"{hook.url}/hook")


def nothing_more(visitor: Visitor, hook: WebReceiver) -> list[str]:
    """Everything that was sent, once a trial letter has come after it."""
    way = visitor.get("/api/calls")["ways"][0]["id"]
    visitor.post(f"/api/calls/ways/{way}/trial")
    wait_until(lambda: "trial" in hook.events())
    return [event for event in hook.events() if event != "trial"]


def answer_away(match: str, person: Visitor, seat: int) -> None:
    """Come to the table, answer once, and leave."""
    screen = person.sit(match, seat)
    screen.play(seat, screen.wait_for_turn(seat)["options"][0])
    screen.connection.close()


def reach_turn_of(match: str, here: Visitor, away: Visitor) -> None:
    """Let two people play until it is the turn of the second, who is not at the table, by an answer of the first."""
    screen = here.sit(match, 0)
    mine = False
    while not mine or 0 in screen.now[0]["asked"]:
        asked = screen.now[0]["asked"]
        mine = asked == [0]
        if 0 in asked:
            screen.play(0, screen.now[0]["options"][0])
        else:
            answer_away(match, away, 1)
            while screen.now[0]["asked"] == asked:
                screen.next()
    screen.connection.close()


def test_whoever_is_asked_is_called_with_the_way_to_the_table(house: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", house), Visitor("Beate", house)
    match = table(ada, beate, name="Friday")
    called(beate, hook)
    reach_turn_of(match, ada, beate)
    letter = wait_until(hook.letters)[-1]
    (call,) = letter["calls"]
    assert call["event"] == "turn"
    assert call["text"] == "Historia, “Friday”: it is your turn."
    assert call["url"] == f"{house.url}/match/{match}"
    assert letter["person"] == "Beate"
    assert letter["stop"].startswith(f"{house.url}/stop/")
