"""Of a standing order others hear nothing: no number of the match tells that there was one."""

from __future__ import annotations

from typing import Any

from visitors import Screen, Visitor, refusal, table

from zeitalter import Match, find_game


def numbers(visitor: Visitor, match: str, **seat: int) -> Any:
    """Everything a visitor is told that counts entries."""
    found = visitor.get(f"/api/matches/{match}")
    listed = next(m for m in visitor.get("/api/matches", list="mine") if m["id"] == match)
    last = visitor.get(f"/api/matches/{match}/at/0", **seat)["last"]
    story = visitor.get(f"/api/matches/{match}/story", **seat)
    beyond = refusal(visitor.web.get(f"/api/matches/{match}/at/{last + 1}", params=seat))
    branch = visitor.refused(f"/api/matches/{match}/branch", entry=last + 1)
    return found, listed, last, story, beyond, branch


def welcome(visitor: Visitor, match: str, *seats: int) -> Any:
    """The position that a new screen is shown, whatever it says it knows."""
    screen = Screen(visitor.open(match))
    screen.send(t="hello", seats=list(seats), since=10_000)
    table = screen.until(lambda m: m["t"] == "table")
    now = screen.until(lambda m: m["t"] == "now")
    screen.connection.close()
    return table["match"], now["n"], now["from"]


def test_an_order_raises_no_number_for_others() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    mine = ada.sit(match, 0)

    def told() -> Any:
        looks = numbers(beate, match, seat=1), numbers(beate, match)
        return looks, welcome(beate, match, 1), welcome(beate, match)

    before = told()
    done = mine.ask("order", seat=0, question="ChooseNext", order="never")
    assert done["t"] == "done"
    assert told() == before
    assert done["n"] == mine.now[0]["n"]
    assert ada.get(f"/api/matches/{match}/at/{done['n']}", seat=0)["last"] == done["n"]


def test_whoever_came_after_an_order_misses_nothing_later() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    mine = ada.sit(match, 0)
    mine.ask("order", seat=0, question="ChooseNext", order="never")
    other = beate.sit(match, 1)
    known = other.now[1]["n"]
    screens = [mine, other]
    seat = other.now[1]["asked"][0]
    n = screens[seat].play(seat, screens[seat].now[seat]["options"][0])
    news = other.now[1]
    while news["n"] < n:
        other.next()
        news = other.now[1]
    assert (news["from"], news["n"]) == (known, n) or seat == 1


def test_a_match_knows_the_newest_entry_of_everybody() -> None:
    match = Match.new(find_game("historia"), 3, seed=1)
    assert match.newest_for(None) == 0
    match.order(1, "ChooseNext", "never")
    match.order(2, "ChooseNext", "never")
    match.order(1, "ChooseNext", "ask")
    assert [match.newest_for(seat) for seat in (None, 0, 1, 2)] == [0, 0, 3, 2]
    seat = match.asked()[0]
    match.play(seat, match.options(seat)[0])
    assert {match.newest_for(seat) for seat in (None, 0, 1, 2)} == {4}
