"""Private notes, the next table, the address of a position, time banks and holidays, prepared answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta

import pytest
from prepared import finished
from windows import BOTS, LAPTOP, PHONE, Window, play

Open = Callable[..., Window]
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def open_notes(ada: Window, size: dict[str, int]) -> None:
    if size is PHONE:
        ada.test_id("sheet-tabs").click()
    ada.page.locator("#tab-notes").click()


@SIZES
def test_notes_are_saved_while_one_types_and_are_there_again(window: Open, size: dict[str, int]) -> None:
    ada = window(size=size)
    ada.new_table("Ada", *BOTS)
    ada.at_table()
    open_notes(ada, size)
    ada.test_id("notes").fill("Beate bluffs")
    ada.test_id("notes-state").get_by_text(ada.words("web-notes-saved")).wait_for()
    assert ada.get(f"/api/matches/{ada.match}/notes") == {"text": "Beate bluffs", "version": 1}
    ada.page.reload()
    ada.at_table()
    open_notes(ada, size)
    ada.until(lambda: ada.test_id("notes").input_value() == "Beate bluffs", "The notes are gone")


def test_notes_that_were_not_saved_yet_are_saved_when_one_leaves(window: Open) -> None:
    ada = window()
    made = ada.new_table("Ada", *BOTS)
    ada.at_table()
    open_notes(ada, LAPTOP)
    ada.until(lambda: ada.test_id("notes").is_enabled(), "The notes do not come")
    ada.test_id("notes").press_sequentially("quick")
    ada.page.locator(".brand").click()
    ada.test_id("play-now").wait_for()
    ada.until(lambda: ada.get(f"/api/matches/{made['id']}/notes")["text"] == "quick", "The notes are gone")


def test_letters_in_notes_are_no_keys_of_the_table(window: Open) -> None:
    ada = window()
    ada.new_table("Ada", *BOTS)
    ada.turn()
    open_notes(ada, LAPTOP)
    ada.until(lambda: ada.test_id("notes").is_enabled(), "The notes do not come")
    ada.test_id("notes").press_sequentially("1nhut")
    assert ada.test_id("notes").input_value() == "1nhut"
    assert ada.sent == []


def test_key_leads_to_the_table_that_has_waited_longest_and_on(window: Open) -> None:
    ada = window()
    ada.post("/api/guest", {"name": "Ada"})
    seats = [{"kind": "me"}]
    ids = [ada.post("/api/matches", {"game": "historia", "seats": seats})["id"] for _ in range(3)]
    ada.page.goto("/")
    ada.test_id("next-table").wait_for()
    ada.page.keyboard.press("n")
    ada.page.wait_for_url(f"**/match/{ids[0]}")
    for next_one in (ids[1], ids[2], ids[0]):
        ada.at_table()
        ada.test_id("prompt").wait_for()
        ada.page.keyboard.press("n")
        ada.page.wait_for_url(f"**/match/{next_one}")


def test_who_is_asked_nowhere_else_is_told_so(window: Open) -> None:
    ada = window()
    ada.new_table("Ada")
    ada.turn()
    ada.menu("next")
    ada.page.get_by_text(ada.words("web-next-none-else")).wait_for()
    assert ada.match


def test_address_of_a_position_can_be_copied(window: Open) -> None:
    ada = window()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.open_match("Ada", finished())
    ada.page.goto(f"/match/{ada.match}?at=7")
    ada.test_id("copy-position").click()
    ada.page.get_by_text(ada.words("web-copied")).wait_for()
    assert ada.page.evaluate("navigator.clipboard.readText()") == f"{ada.url}/match/{ada.match}?at=7"


def test_address_of_a_position_of_a_running_match_shows_everybody_what_the_own_seat_may_see(window: Open) -> None:
    ada, beate = window(), window()
    made = ada.new_table("Ada", {"kind": "link"})
    beate.join(f"/join/{next(iter(made['links'].values()))}", "Beate")
    play([ada, beate], lambda: ada.now is not None and ada.now["n"] >= 3)
    for one in (ada, beate):
        one.page.goto(f"/match/{made['id']}?at=1")
        one.test_id("replay-panel").wait_for()
        assert one.page.url.endswith("?at=1")
    stranger = window()
    stranger.post("/api/guest", {"name": "Eve"})
    stranger.page.goto(f"/match/{made['id']}?at=1")
    stranger.page.get_by_text(stranger.words("web-no-table")).wait_for()


# -- time --------------------------------------------------------------------------------------------------------------


def test_time_bank_is_chosen_with_the_clock_and_said_with_the_question(window: Open) -> None:
    ada = window()
    ada.post("/api/guest", {"name": "Ada"})
    ada.page.goto("/new")
    ada.test_id("pace-daily").check()
    assert ada.test_id("bank").count() == 0
    ada.test_id("clock").select_option("24")
    ada.test_id("bank").select_option("72")
    ada.test_id("create").click()
    ada.at_table()
    found = ada.get(f"/api/matches/{ada.match}")
    assert (found["clock"], found["bank"]) == (24, 72)
    ada.turn()
    ada.question.get_by_text(ada.words("web-bank-left", hours=72)).wait_for()


@SIZES
def test_holiday_is_entered_and_seen_by_the_others(window: Open, size: dict[str, int]) -> None:
    ada, beate = window(size=size), window()
    made = ada.new_table("Ada", {"kind": "link"}, pace="daily", clock=24)
    beate.join(f"/join/{next(iter(made['links'].values()))}", "Beate")
    ada.page.goto("/")
    ada.test_id("account").click()
    ada.test_id("holidays").locator("summary").click()
    first = date.today()
    for name, day in (("first", first), ("last", first + timedelta(days=2))):
        ada.page.locator(f"input[name={name}]").fill(day.isoformat())
    ada.test_id("add-holiday").click()
    ada.test_id("end-holiday").wait_for()
    beate.test_id("chip-away").wait_for()
    ada.test_id("end-holiday").click()
    beate.test_id("chip-away").wait_for(state="detached")


@SIZES
def test_cards_of_the_next_round_are_prepared_while_one_waits(window: Open, size: dict[str, int]) -> None:
    ada, beate = window(size=size), window()
    made = ada.new_table("Ada", {"kind": "link"})
    beate.join(f"/join/{next(iter(made['links'].values()))}", "Beate")
    play([ada, beate], lambda: any(w.now and w.now["prompt"][0] == "SelectCards" for w in (ada, beate)))
    ada.until(lambda: ada.now and ada.now["prompt"][0] == "SelectCards", "Nobody is to lay cards")
    ada.turn()
    ada.choose()
    ada.test_id("prepare").locator("summary").click()
    choice = ada.test_id("prepare-select-cards")
    choice.select_option(index=1)
    ada.page.locator("[data-test=prepare] .badge").wait_for()
    heard = [json.loads(frame) for frame in beate.frames if '"t":"prepared"' in frame]
    assert all((message["seat"], message["prepared"]) == (1, []) for message in heard)
    ada.page.reload()
    ada.page.locator("[data-test=prepare] .badge").wait_for()
    ada.test_id("prepare").locator("summary").click()
    assert ada.test_id("prepare-select-cards").input_value() != ""
    ada.test_id("prepare-select-cards").select_option("")
    ada.page.locator("[data-test=prepare] .badge").wait_for(state="detached")
