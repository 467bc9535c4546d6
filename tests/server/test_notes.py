"""Private notes at a table, and the list of tables that wait for somebody."""

from __future__ import annotations

from random import Random

from visitors import Visitor, table

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.kernel import random_answer
from zeitalter.engine.steps import is_reaction
from zeitalter.server.match.lobby import new_info
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.people import Person
from zeitalter.server.store.standing import standing_of
from zeitalter.server.wire.match_summary import summarize_match


def test_notes_are_kept_for_their_writer_alone() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    path = f"/api/matches/{match}/notes"
    assert ada.get(path) == {"text": "", "version": 0}
    assert ada.post(path, text="Beate bluffs\n\tin round 3\u202e", version=0) == {"version": 1}
    assert ada.get(path) == {"text": "Beate bluffs\n\tin round 3", "version": 1}
    assert beate.get(path) == {"text": "", "version": 0}
    mine = beate.sit(match, 1)
    mine.drain()
    assert "bluffs" not in str(mine.heard)


def test_notes_that_another_device_has_changed_are_not_written_over() -> None:
    ada = Visitor("Ada")
    path = f"/api/matches/{table(ada, bots=1)}/notes"
    ada.post(path, text="one", version=0)
    assert ada.refused(path, text="two", version=0) == (409, "notes-changed")
    assert ada.get(path)["text"] == "one"
    ada.post(path, text="", version=1)
    assert ada.get(path) == {"text": "", "version": 2}


def test_notes_are_for_those_who_take_part_and_have_a_bound() -> None:
    ada, eve = Visitor("Ada"), Visitor("Eve")
    match = table(ada, bots=1, open=True)
    path = f"/api/matches/{match}/notes"
    assert eve.refused(path, text="spying", version=0) == (403, "not-at-the-table")
    assert eve.hidden(path) == (403, "not-at-the-table")
    assert Visitor().hidden(path)[0] == 401
    assert ada.refused(path, text="x" * 8001, version=0) == (400, "notes-too-long")
    assert ada.refused(path, text="x" * 13_000, version=0) == (400, "bad-request")


def test_notes_of_a_guest_move_to_the_account_and_go_with_the_match() -> None:
    ada = Visitor("Ada")
    path = f"/api/matches/{table(ada, bots=1)}"
    ada.post(f"{path}/notes", text="mine", version=0)
    ada.post("/api/account", name="Ada with notes", password="long enough")
    assert ada.get(f"{path}/notes")["text"] == "mine"
    ada.post(f"{path}/delete")
    assert ada.hidden(f"{path}/notes")[0] == 404


def test_the_table_that_has_waited_longest_comes_first() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    matches = [table(ada, beate) for _ in range(6)]
    waiting = [id for id in matches if 0 in ada.get(f"/api/matches/{id}")["waiting"]]
    assert [m["id"] for m in ada.get("/api/matches", list="waiting")] == waiting
    theirs = [m["id"] for m in beate.get("/api/matches", list="waiting")]
    assert theirs == [id for id in matches if 1 in beate.get(f"/api/matches/{id}")["waiting"]]
    assert Visitor().get("/api/matches", list="waiting") == []


def test_a_table_that_waits_for_a_reaction_says_so_to_those_who_owe_it_alone() -> None:
    r = Random(5)
    match = Match.new(find_game("seven_ages"), 3, seed=5)
    while not (is_reaction(match.question()) and 0 in match.asked()):
        seat = match.asked()[0]
        match.play(seat, random_answer(match.state, seat, r))
    ada = Visitor("Ada")
    id = ada.post("/api/matches/upload", **files.to_json(match))["id"]
    assert [m["id"] for m in ada.get("/api/matches", list="waiting")] == [id]
    assert ada.get(f"/api/matches/{id}")["waiting"] == []  # all seats are hers: none of them is betrayed to the others
    info = new_info(
        "seven_ages", "", Person("ada", "Ada", False), [Place("A", "ada"), Place("B", "b"), Place("C", "c")]
    )
    assert summarize_match(info, standing_of(match), "ada").waiting == [0]
    for other in ("b", "c", "eve", None):
        assert 0 not in summarize_match(info, standing_of(match), other).waiting
