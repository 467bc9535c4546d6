"""A sealed answer can be changed until all are in: its seat is offered it, and nobody else hears of it."""

from __future__ import annotations

from typing import Any

from test_untold import numbers, welcome
from visitors import Screen, Visitor, table


def at_the_cards() -> tuple[list[Visitor], str, list[Screen]]:
    """Ada and Beate at the first question that both answer in secret."""
    people = [Visitor("Ada"), Visitor("Beate")]
    match = table(*people)
    screens = [visitor.sit(match, seat) for seat, visitor in enumerate(people)]
    for _ in range(40):
        for screen in screens:
            screen.drain()
        asked = screens[0].now[0]["asked"]
        if len(asked) == 2:
            return people, match, screens
        seat = asked[0]
        while not screens[seat].now[seat]["options"]:  # the news is on its way to this screen, too
            screens[seat].next()
        screens[seat].play(seat, screens[seat].now[seat]["options"][0])
    raise AssertionError("nobody is asked in secret")


def test_who_gave_a_sealed_answer_is_offered_to_change_it_and_the_last_word_counts() -> None:
    _, _, (ada, beate) = at_the_cards()
    offered = ada.now[0]["options"]
    ada.play(0, offered[0])
    while not ada.now[0].get("sealed"):
        ada.next()
    now = ada.now[0]
    assert (now["sealed"], now["options"], now["change"]) == (offered[0], [], offered)
    done = ada.answer(0, offered[1], now["ask"])
    assert done["t"] == "done" or "done" in done
    while ada.now[0]["sealed"] != offered[1]:
        ada.next()
    assert ada.now[0]["change"] == offered
    again = ada.now[0]["ask"]
    beate.play(1, beate.now[1]["options"][0])
    ada.drain()
    assert not ada.now[0].get("sealed")
    refused = ada.answer(0, offered[0], again)
    assert refused["objection"][0] == "stale-answer"


def test_a_screen_that_comes_later_is_offered_the_change_too() -> None:
    (ada, _), match, screens = at_the_cards()
    offered = screens[0].now[0]["options"]
    screens[0].play(0, offered[0])
    now = ada.sit(match, 0).now[0]
    assert (now["sealed"], now["options"], now["change"]) == (offered[0], [], offered)


def test_others_do_not_hear_of_a_changed_answer() -> None:
    (_, beate), match, (mine, other) = at_the_cards()
    offered = mine.now[0]["options"]
    mine.play(0, offered[0])
    while not mine.now[0].get("sealed"):
        mine.next()
    other.until(lambda m: m["t"] == "asked" and m["asked"] == [1])

    def told() -> Any:
        return numbers(beate, match, seat=1), welcome(beate, match, 1), welcome(beate, match)

    before, heard = told(), len(other.heard)
    for option in offered[1:3]:
        mine.answer(0, option, mine.now[0]["ask"])
        while mine.now[0]["sealed"] != option:
            mine.next()
    assert told() == before
    other.ask("why", seat=1, answer=other.now[1]["options"][0])
    assert [m["t"] for m in other.heard[heard:] if m["t"] not in ("presence", "why")] == []
