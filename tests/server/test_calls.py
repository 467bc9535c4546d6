"""People are called for what happens at their tables: who, for what, when, and never with a secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from icalendar import Calendar
from receivers import WebReceiver, wait_until
from visitors import Server, Visitor, next_turn, table

EVENTS = ("turn", "nudge", "joined", "over", "mentioned")
WAYS = ["push", "mail", "hook"]


@pytest.fixture(scope="module")
def home(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("home"), local_calls=True)
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


def test_whoever_is_asked_is_called_with_the_way_to_the_table(home: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    match = table(ada, beate, name="Friday")
    called(beate, hook)
    reach_turn_of(match, ada, beate)
    letter = wait_until(hook.letters)[-1]
    (call,) = letter["calls"]
    assert call["event"] == "turn"
    assert call["text"] == "Historia, “Friday”: it is your turn."
    assert call["url"] == f"{home.url}/match/{match}"
    assert letter["person"] == "Beate"
    assert letter["stop"].startswith(f"{home.url}/stop/")


def test_nobody_is_called_who_looks_at_the_table_unless_always(home: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    match = table(ada, beate)
    called(beate, hook)
    mine, other = ada.sit(match, 0), beate.sit(match, 1)
    for _ in range(6):
        seat = next_turn(mine, other)
        (mine, other)[seat].play(seat, (mine, other)[seat].now[seat]["options"][0])
    assert nothing_more(beate, hook) == []
    beate.post("/api/calls/wishes", **wishes(always=True))
    seat, question = 1, -1
    while seat == 1 or 1 not in other.now[1]["asked"] or other.now[1]["ask"] == question:
        seat = next_turn(mine, other)  # until Ada's answer puts a question to Beate: one that has gone calls nobody
        question = other.now[1]["ask"]
        (mine, other)[seat].play(seat, (mine, other)[seat].now[seat]["options"][0])
        next_turn(mine, other)
    wait_until(lambda: "turn" in hook.events())


def test_others_hear_who_sits_down_and_who_is_named_in_the_chat(home: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    called(ada, hook)
    made = ada.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "link"}], name="Friday")
    beate.post(f"/api/join/{made['links']['1']}")
    wait_until(lambda: hook.events() == ["joined"])
    assert hook.letters()[0]["calls"][0]["text"] == "Historia, “Friday”: Beate has sat down."
    screen = beate.sit(made["id"], 1)
    for line in ("Adam is not meant", "and you, ada?"):
        screen.send(t="chat", id=1, text=line)
        screen.until(lambda m: m["t"] == "chat")
    wait_until(lambda: len(hook.events()) == 2)
    assert nothing_more(ada, hook) == ["joined", "mentioned"]
    assert "meant" not in str(hook.letters())
    assert "and you" not in str(hook.letters())


def test_the_end_of_a_game_is_told(home: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    match = table(ada, beate)
    called(ada, hook)
    ada.post("/api/calls/wishes", **wishes(turn=[]))
    ada.post(f"/api/matches/{match}/seats/0/bot", bot="random")
    beate.post(f"/api/matches/{match}/seats/1/bot", bot="random")
    wait_until(lambda: beate.get(f"/api/matches/{match}")["over"])
    wait_until(lambda: hook.events() == ["over"])


def test_one_match_can_be_different(home: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    called(beate, hook)
    loud, silent = table(ada, beate, name="Loud"), table(ada, beate, name="Silent")
    none: dict[str, list[str]] = {event: [] for event in EVENTS}
    assert beate.post(f"/api/matches/{silent}/calls", wishes=none)["wishes"]["turn"] == []
    for match in (silent, loud):
        reach_turn_of(match, ada, beate)
    wait_until(hook.letters)
    assert {call["match"] for letter in hook.letters() for call in letter["calls"]} == {loud}
    assert beate.post(f"/api/matches/{silent}/calls")["wishes"] is None
    stranger = Visitor("Carla", home)
    assert stranger.refused(f"/api/matches/{silent}/calls", wishes=none) == (404, "no-such-match")


def test_the_link_in_a_letter_stops_the_match_or_all(home: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    match = table(ada, beate, name="Friday")
    called(beate, hook)
    reach_turn_of(match, ada, beate)
    token = wait_until(hook.letters)[-1]["stop"].rpartition("/")[2]
    nobody = Visitor(at=home)
    about = nobody.get(f"/api/stop/{token}")
    assert about == {"kind": "json", "match": {"game": "historia", "name": "Friday"}, "stopped": False}
    nobody.post(f"/api/stop/{token}/match")
    assert beate.get(f"/api/matches/{match}/calls")["wishes"]["turn"] == []
    assert nothing_more(beate, hook)[-1] == "turn"
    program = httpx.post(f"{home.url}/api/stop/{token}", data={"List-Unsubscribe": "One-Click"})
    assert program.json() == {"stopped": True}
    assert beate.get("/api/calls")["ways"][0]["stopped"] == "by-you"
    way, _, signature = token.split("-")
    assert nobody.hidden(f"/api/stop/{way}-0-{signature}") == (404, "no-such-link")
    assert nobody.hidden(f"/api/stop/{token[:-1]}{'0' if token[-1] != '0' else '1'}") == (404, "no-such-link")


def test_feeds_show_my_turn_at_an_address_that_can_be_changed(home: Server) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    match = table(ada, beate, name="Friday & co")
    asked = (ada, beate)[ada.get(f"/api/matches/{match}")["waiting"][0]]
    feeds = asked.post("/api/calls/feeds", on=True)["feeds"]
    calendar, atom = httpx.get(feeds["calendar"]), httpx.get(feeds["atom"])
    (event,) = Calendar.from_ical(calendar.text).walk("VEVENT")
    assert event["summary"] == "Historia, “Friday & co”: it is your turn."
    assert event["url"] == f"{home.url}/match/{match}"
    feed = ElementTree.fromstring(atom.text)
    assert feed.findtext("{http://www.w3.org/2005/Atom}id") == feeds["atom"]  # everybody's feed is one of its own
    links = [(found.get("rel"), found.get("href")) for found in feed.findall("{http://www.w3.org/2005/Atom}link")]
    assert links == [("self", feeds["atom"]), (None, f"{home.url}/")]
    entries = feed.findall("{http://www.w3.org/2005/Atom}entry")
    assert [e.findtext("{http://www.w3.org/2005/Atom}title") for e in entries] == [str(event["summary"])]
    later = asked.post("/api/calls/feeds", on=True)["feeds"]
    assert httpx.get(feeds["calendar"]).status_code == 404
    assert httpx.get(later["calendar"]).status_code == 200
    assert asked.post("/api/calls/feeds", on=False)["feeds"] is None
    assert httpx.get(later["atom"]).status_code == 404


def test_a_way_belongs_to_one_person(home: Server, hook: WebReceiver) -> None:
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    called(ada, hook)
    way = ada.get("/api/calls")["ways"][0]
    assert "hook" not in way["address"]
    assert beate.refused(f"/api/calls/ways/{way['id']}/remove") == (404, "no-such-way")
    assert beate.refused(f"/api/calls/ways/{way['id']}/trial") == (404, "no-such-way")
    for n in range(4):
        ada.post("/api/calls/hooks", kind="json", address=f"{hook.url}/{n}")
    assert ada.refused("/api/calls/hooks", kind="json", address=f"{hook.url}/5") == (409, "too-many-ways")
    assert ada.post(f"/api/calls/ways/{way['id']}/remove")["ways"][0]["id"] != way["id"]


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("json", "ftp://example.org/"),
        ("json", "http://example.org:25/"),
        ("json", "https://user:password@example.org/"),
        ("discord", "https://example.org/api/webhooks/1/2"),
        ("slack", "json://example.org/"),
        ("ntfy", "file:///etc/passwd"),
        ("matrix", "matrixs://token@example.org/!a:b?verify=no"),
        ("mastodon", "https://example.org/"),
    ],
)
def test_an_address_that_no_such_hook_has_is_refused(home: Server, kind: str, address: str) -> None:
    ada = Visitor("Ada", home)
    status, id = ada.refused("/api/calls/hooks", kind=kind, address=address)
    assert (status, id) == (400, "unknown-hook" if kind == "mastodon" else "bad-hook")


@pytest.mark.parametrize(
    "changes", [{"turn": ["pigeon"]}, {"quiet": {"begin": "25:00", "end": "07:00", "zone": "UTC"}}]
)
def test_what_nobody_can_wish_for_is_refused(home: Server, changes: dict[str, Any]) -> None:
    assert Visitor("Ada", home).refused("/api/calls/wishes", **wishes(**changes))[0] == 400
