"""The analysis of a match: only after its end, in slices that can be given up, stored with it, and taken up again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from finished import end_of_short, short_file
from houses import query
from visitors import Server, Visitor

ME = {"kind": "me"}
PATIENCE = 90.0


@pytest.fixture(scope="module")
def here(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not take long for an analysis."""
    found = Server(tmp_path_factory.mktemp("analysis"), analysis_seconds=20.0)
    yield found
    found.kill()


def upload(person: Visitor) -> str:
    found = person.web.post("/api/matches/upload", content=short_file(), headers={"Content-Type": "application/json"})
    assert found.status_code == 200, found.text
    return str(found.json()["id"])


def path(match: str) -> str:
    return f"/api/matches/{match}/analysis"


def finished(person: Visitor, match: str) -> dict[str, Any]:
    """The analysis, once it is done; on the way it never goes back."""
    end, before = time.monotonic() + PATIENCE, 0.0
    while time.monotonic() < end:
        found: dict[str, Any] = person.get(path(match))
        if found["state"] != "running":
            return found
        assert found["done"] >= before
        before = found["done"]
        time.sleep(0.1)
    raise AssertionError("the analysis did not end")


def test_an_analysis_is_begun_shown_and_stored_with_the_match(here: Server) -> None:
    ada = Visitor("Ada", here)
    match = upload(ada)
    assert ada.get(path(match)) == {"state": "none", "done": 0.0, "yours": False, "review": None}
    begun = ada.post(path(match))
    assert (begun["state"], begun["yours"], begun["review"]) == ("running", True, None)
    assert ada.post(path(match))["state"] == "running"  # one per match
    found = finished(ada, match)
    assert (found["state"], found["done"]) == ("done", 1.0)
    review = found["review"]
    last = json.loads(short_file())["log"]
    assert review["chances"][-1] == [len(last), end_of_short()]
    assert review["judged"] == [0]
    assert review["turns"]
    assert {d["seat"] for d in review["decisions"]} >= {0}
    again = time.monotonic()
    assert ada.post(path(match))["review"] == review
    assert time.monotonic() - again < 2


def test_nothing_is_said_before_the_end(here: Server) -> None:
    ada = Visitor("Ada", here)
    match = ada.post("/api/matches", game="historia", seats=[ME, {"kind": "link"}])["id"]
    assert ada.hidden(path(match)) == (409, "analysis-after-the-end")
    assert ada.refused(path(match)) == (409, "analysis-after-the-end")
    assert ada.refused(f"{path(match)}/cancel") == (409, "analysis-after-the-end")


def test_who_may_not_see_the_match_sees_no_analysis(here: Server) -> None:
    match = upload(Visitor("Ada", here))
    stranger = Visitor("Zoe", here)
    assert stranger.hidden(path(match)) == (404, "no-such-match")
    assert stranger.refused(path(match)) == (404, "no-such-match")
    assert Visitor(at=here).refused(path(match)) == (401, "who-are-you")


def test_an_analysis_can_be_given_up_and_begun_anew(here: Server) -> None:
    ada = Visitor("Ada", here)
    match = upload(ada)
    ada.post(path(match))
    assert ada.post(f"{path(match)}/cancel")["state"] == "none"
    time.sleep(1.5)  # the slice that was running is not stored
    assert ada.get(path(match))["state"] == "none"
    assert ada.post(path(match))["state"] == "running"
    assert finished(ada, match)["state"] == "done"


def test_one_person_has_few_analyses_at_a_time(here: Server) -> None:
    ada = Visitor("Ada", here)
    matches = [upload(ada) for _ in range(3)]
    for match in matches[:2]:
        ada.post(path(match))
    assert ada.refused(path(matches[2])) == (429, "too-many-analyses")
    for match in matches[:2]:
        ada.post(f"{path(match)}/cancel")


def rows(folder: Path) -> list[Any]:
    return query(folder, "SELECT match, done FROM analyses")


def test_an_analysis_is_deleted_with_its_match(here: Server) -> None:
    ada = Visitor("Ada", here)
    match = upload(ada)
    ada.post(path(match))
    assert match in [row[0] for row in rows(here.folder)]
    ada.post(f"/api/matches/{match}/delete")
    time.sleep(1.5)  # also while it runs
    assert match not in [row[0] for row in rows(here.folder)]
    assert ada.hidden(path(match)) == (404, "no-such-match")


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_restart_does_not_end_an_analysis(tmp_path: Path, end: str) -> None:
    server = Server(tmp_path, analysis_seconds=3.0)
    try:
        ada = Visitor("Ada", server)
        match = upload(ada)
        ada.post(path(match))
        while not ada.get(path(match))["done"]:
            time.sleep(0.05)
        getattr(server, end)()
        [(_, done)] = rows(tmp_path)
        assert 0 < done < 1
        if end == "kill":  # nobody could say that it was left: that shows after a while
            query(tmp_path, "UPDATE analyses SET at = '2020-01-01T00:00:00+00:00'")
        server.start()
        assert ada.get(path(match))["done"] >= done
        assert finished(ada, match)["state"] == "done"
    finally:
        server.kill()


def test_bots_answer_while_an_analysis_runs(here: Server) -> None:
    ada = Visitor("Ada", here)
    analysed = upload(ada)
    ada.post(path(analysed))
    match = ada.post("/api/matches", game="historia", seats=[ME])["id"]
    screen = ada.sit(match, 0)
    begun = time.monotonic()
    found = screen.ask("hint", seat=0)
    assert found["t"] == "hint", found
    assert time.monotonic() - begun < 20
    assert finished(ada, analysed)["state"] == "done"


def test_a_game_that_cannot_be_judged_has_no_analysis(here: Server) -> None:
    ada = Visitor("Ada", here)
    shells = {
        game["id"]: ada.get(f"/api/games/{game['id']}/data")["shell"]["analysis"] for game in ada.get("/api/games")
    }
    assert shells["historia"] is True
