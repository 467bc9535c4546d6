"""A whole game over the network: two people, two bots, sockets only, to the final score; then looking back at it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

from visitors import Visitor, table

from zeitalter import find_game
from zeitalter.engine import files


def test_two_people_and_two_bots_play_to_the_end_and_look_back() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate, bots=2, name="Evening")
    screens = [ada.sit(match, 0), beate.sit(match, 1)]
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda seat: screens[seat].play_on(seat, Random(seat)), (0, 1)))
    ends = [screen.now[seat] for seat, screen in enumerate(screens)]
    assert all(end["over"] and end["options"] == [] for end in ends)
    assert ends[0]["n"] == ends[1]["n"]
    assert ends[0]["view"]["result"]["points"] == ends[0]["points"][:4]
    last = ends[0]["n"]

    numbers = [event[0] for m in screens[0].heard if m["t"] == "now" for event in m["events"]]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] == last

    for list_name, there in (("mine", False), ("finished", True)):
        assert (match in [m["id"] for m in ada.get("/api/matches", list=list_name)]) is there
    shown = ada.get(f"/api/matches/{match}")
    assert (shown["name"], shown["over"], shown["entries"], shown["waiting"]) == ("Evening", True, last, [])

    story = ada.get(f"/api/matches/{match}/story", seat=0)
    assert len(story["points"]) == last + 1
    assert story["points"][-1] == [last, ends[0]["points"]]
    assert story["seed"] is not None
    half = ada.get(f"/api/matches/{match}/at/{last // 2}", seat=0)
    assert half["view"]["civs"][1]["hand"] is not None
    assert half["view"]["result"] is None
    assert half["points"] == story["points"][last // 2][1]
    assert beate.hidden(f"/api/matches/{match}/at/{last + 1}") == (404, "no-such-entry")

    file = beate.get(f"/api/matches/{match}/file")
    replayed = files.from_json(file, find_game)
    assert replayed.over
    assert replayed.seed.hex() == story["seed"]
    assert replayed.commitment == story["commitment"]
    copy = beate.post("/api/matches/upload", **file)["id"]
    assert beate.get(f"/api/matches/{copy}")["result"] == ends[0]["view"]["result"]

    branch = beate.post(f"/api/matches/{match}/branch", entry=last // 2)["id"]
    screen = beate.sit(branch, 1)
    assert [seat["kind"] for seat in beate.get(f"/api/matches/{branch}")["seats"]] == ["bot", "person", "bot", "bot"]
    screen.play_on(1, Random(3), turns=2)
    assert screen.now[1]["n"] > last // 2
