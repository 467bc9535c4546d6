"""The page of a match names its game to those who may look at the match, so that the right one is loaded at once."""

from __future__ import annotations

from visitors import Visitor, table


def page(visitor: Visitor, match: str) -> str:
    """The page of a match."""
    found = visitor.web.get(f"/match/{match}")
    assert found.status_code == 200
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
        assert "data-game" not in page(visitor, match)
    assert "data-game" not in page(ada, "nosuchmatch")
    assert "data-game" not in ada.web.get("/").text
