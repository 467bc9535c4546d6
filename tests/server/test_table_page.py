"""The page of a match names its game to those who may look at the match, so that the right one is loaded at once."""

from __future__ import annotations

import pytest
from visitors import Visitor, table


def page(visitor: Visitor, match: str, status: int = 200) -> str:
    """The page of a match."""
    found = visitor.web.get(f"/match/{match}")
    assert found.status_code == status
    assert found.headers["content-type"].startswith("text/html")
    return found.text


def test_the_page_of_a_match_names_its_game() -> None:
    ada = Visitor("Ada")
    for game in ("civilization", "historia"):
        match = ada.post("/api/quick", game=game)["id"]
        assert f'<html data-game="{game}" lang=' in page(ada, match)


def test_the_page_says_nothing_to_those_who_may_not_look() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    assert "data-game" in page(beate, match)
    for visitor in (Visitor("Carl"), Visitor()):
        assert page(visitor, match, 404) == page(visitor, "nosuchmatch", 404)
        assert "data-game" not in page(visitor, match, 404)
    assert "data-game" not in ada.web.get("/").text


UNKNOWN = ["/nonsense", "/nonsense/x/y", "/match/nosuchmatch", "/about/chess", "/rules/chess", "/match/" + "x" * 300]


@pytest.mark.parametrize("path", [*UNKNOWN, "/a/b/c/d/e/f", "/%ff%fe", "/apis", "/match/a/b"])
def test_unknown_address_gets_a_page_that_can_say_so(path: str) -> None:
    found = Visitor().web.get(path)
    assert found.status_code == 404
    assert found.headers["content-type"].startswith("text/html")
    assert "/web/app.js" in found.text
    assert path not in found.text
    assert found.headers["content-security-policy"] == Visitor().web.get("/").headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/nonsense", "/api/games/chess/data", "/files/x/nothing.js", "/health/x", "/api"])
def test_programs_are_told_in_json_that_there_is_nothing(path: str) -> None:
    found = Visitor().web.get(path)
    assert found.status_code == 404
    assert found.json()["error"]["id"]


def test_only_looking_gets_a_page() -> None:
    ada = Visitor("Ada")
    found = ada.web.post("/nonsense", json={}, headers={"Origin": str(ada.web.base_url).rstrip("/")})
    assert found.status_code in (404, 405)
    assert found.json()["error"]["id"]


@pytest.mark.parametrize("path", ["/about", "/about/historia", "/rules", "/rules/civilization"])
def test_pages_about_games_are_there(path: str) -> None:
    assert Visitor().web.get(path).status_code == 200
