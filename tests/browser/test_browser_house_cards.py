"""House cards: chosen when a match is made, tried at once, played with, and seen by everybody at the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hands import CONTRAST
from windows import BOTS, PHONE, Window, play

from zeitalter.engine.match import Match, Seat
from zeitalter.games import find_game

Open = Callable[..., Window]
HOSTILE = "<img src=x onerror=alert(1)>"
GOOD = f"""
action_cards:
  - {{id: raid, de: "{HOSTILE}", en: "{HOSTILE}"}}
  - {{id: art, basic: {{cost_cubes: 2, take_wonders: 1}}}}
setup: {{cubes_start: {{total: 6, used_pool: 1, personal: 5}}}}
"""
BASIC = "action_cards: [{id: art, basic: {cost_cubes: 2, take_wonders: 1}}]"
BAD = "action_cards: [{id: raid, requires_technology: eleven}]"

DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "dropped.yaml"));
  const target = document.querySelector(".house-cards");
  target.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def proposing(window: Open, **wishes: object) -> Window:
    ada = window(**wishes)
    ada.post("/api/guest", {"name": "Ada"})
    ada.page.goto("/new")
    ada.test_id("cards-file").wait_for(state="attached")
    ada.test_id("game-historia").check()
    return ada


def choose(ada: Window, text: str, name: str = "mine.yaml") -> None:
    ada.test_id("cards-file").set_input_files([{"name": name, "mimeType": "text/yaml", "buffer": text.encode()}])


def test_house_cards_are_tried_at_once_played_with_and_seen_by_everybody(window: Open) -> None:
    ada = proposing(window)
    choose(ada, BAD)
    sentence = ada.test_id("cards-problem")
    sentence.wait_for()
    assert "mine.yaml" in sentence.inner_text()
    assert "raid" in sentence.inner_text()
    assert "a whole number belongs there, not a word" in sentence.inner_text()
    assert ada.test_id("create").is_disabled()
    choose(ada, GOOD)  # of the same name: it takes the place of the other
    ada.test_id("cards-found").wait_for()
    assert ada.test_id("cards-found").inner_text() == ada.words("web-cards-found", count=3)
    listed = ada.test_id("differences").inner_text()
    assert HOSTILE in listed
    assert "cubes_start.personal" in listed
    ada.page.locator(".seats .seat").nth(1).locator("select").first.select_option("link")
    ada.test_id("create").click()
    ada.test_id("to-table").wait_for()
    invitation = ada.page.locator(".links input").first.input_value()
    ada.test_id("to-table").click()
    ada.at_table()

    beate = window(lang="de")
    beate.page.goto(invitation)
    beate.test_id("join-cards").wait_for()
    beate.page.get_by_label(beate.words("web-name", "de"), exact=True).fill("Beate")
    beate.test_id("join").click()
    beate.at_table()
    for person, lang in ((ada, "en"), (beate, "de")):
        person.test_id("house-cards").click()
        person.test_id("differences").wait_for()
        said = person.test_id("edition").inner_text()
        assert HOSTILE in said
        assert person.words("web-cards-ours", lang) in said
        person.page.keyboard.press("Escape")
        person.test_id("edition").wait_for(state="detached")

    people = [ada, beate]
    assert ada.now is not None
    assert [civ["personal"] for civ in ada.now["view"]["civs"]] == [5, 5, 5, 5]
    play(people, lambda: sum(len(person.sent) for person in people) >= 8)
    assert ada.page.locator("img[src=x]").count() == 0
    assert ada.page.get_by_text(HOSTILE).count() > 0


def test_the_page_about_a_match_shows_ours_and_theirs(window: Open) -> None:
    ada = window()
    ada.new_table("Ada", *BOTS, components=[{"name": "mine.yaml", "text": GOOD}])
    ada.at_table()
    ada.page.goto(f"/edition/{ada.match}")
    ada.test_id("edition-page").wait_for()
    [art] = ada.page.locator("[data-test=edition-page] li[data-id=art]").all()
    assert "basic.cost_cubes: 1 → becomes 2" in " ".join(art.inner_text().split())
    ada.page.get_by_label(ada.words("web-about-search")).fill(HOSTILE)
    row = ada.page.locator("tr.differs.changed")
    row.first.wait_for()
    assert ada.words("web-source-house") in row.first.inner_text()
    assert ada.page.locator("img[src=x]").count() == 0
    ada.page.goto("/")
    ada.test_id("list-cards").first.wait_for()


def test_a_file_can_be_dropped(window: Open) -> None:
    ada = proposing(window)
    ada.page.evaluate(DROP, BAD)
    ada.test_id("cards-problem").wait_for()
    assert "dropped.yaml" in ada.test_id("cards-problem").inner_text()


def test_a_picture_is_no_component_file(window: Open) -> None:
    ada = proposing(window)
    picture = {"name": "card.png", "mimeType": "image/png", "buffer": b"\x89PNG\xff\xfe"}
    ada.test_id("cards-file").set_input_files([picture])
    ada.test_id("cards-problem").wait_for()
    assert ada.test_id("cards-problem").inner_text() == ada.words("error-not-text", path="card.png")
    assert ada.test_id("create").is_enabled()


def test_cards_that_are_taken_out_again_are_forgotten(window: Open) -> None:
    ada = proposing(window)
    choose(ada, BAD)
    ada.test_id("cards-problem").wait_for()
    ada.test_id("remove-cards").click()
    ada.test_id("cards-problem").wait_for(state="detached")
    ada.test_id("create").click()
    ada.at_table()
    assert ada.test_id("house-cards").count() == 0


@pytest.mark.parametrize("theme", ["tag", "nacht"])
def test_house_cards_fit_a_phone_and_can_be_read(window: Open, theme: str) -> None:
    ada = proposing(window, size=PHONE, lang="de", theme=theme)
    choose(ada, GOOD)
    ada.test_id("differences").wait_for()
    ada.drawn()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for words in ada.page.locator(".house-cards :is(.change, dt, dd, del, ins)").all():
        assert words.evaluate(CONTRAST) >= 4.5


# -- before sitting down, and once more --------------------------------------------------------------------------------


MANY = GOOD + "wonders: [{id: sphinx, effects: [{gain_vp: 5}]}]\n"
"""Four parts differ: more than are shown without being asked for."""


def house_table(ada: Window, text: str, **wish: object) -> str:
    """The address of an invitation to a table of Ada's with house cards."""
    ada.post("/api/guest", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
    cards = [{"name": "mine.yaml", "text": text}]
    made = ada.post("/api/matches", {"game": "historia", "seats": seats, "components": cards, **wish})
    return f"/join/{made['links']['1']}"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_whoever_is_invited_sees_what_differs_before_sitting_down(window: Open, lang: str) -> None:
    few, many = (house_table(window(), text) for text in (BASIC, MANY))
    beate = window(lang=lang)
    beate.page.goto(few)
    box = beate.test_id("join-cards")
    beate.test_id("differences").wait_for()
    assert beate.words("web-cards-join", lang, count=1) in box.inner_text()
    assert "basic.cost_cubes" in box.inner_text()
    beate.page.goto(many)
    box.locator("summary").wait_for()
    assert box.locator("summary").inner_text() == beate.words("web-cards-join", lang, count=4)
    assert not beate.test_id("differences").is_visible()
    box.locator("summary").click()
    beate.test_id("differences").wait_for()
    assert HOSTILE in box.inner_text()
    assert beate.page.locator("img[src=x]").count() == 0
    beate.page.get_by_label(beate.words("web-name", lang), exact=True).fill("Beate")
    beate.test_id("join").click()
    beate.at_table()
    beate.test_id("house-cards").wait_for()


def test_an_invitation_to_a_usual_table_speaks_of_no_cards(window: Open) -> None:
    ada = window()
    made = ada.new_table("Ada", {"kind": "link"})
    beate = window()
    beate.page.goto(f"/join/{made['links']['1']}")
    beate.test_id("join").wait_for()
    beate.drawn()
    assert beate.test_id("join-cards").count() == 0


def test_the_list_of_free_seats_leads_to_what_differs(window: Open) -> None:
    ada = window()
    house_table(ada, MANY, open=True, name="Own cards")
    beate = window(lang="de", size=PHONE)
    beate.page.goto("/")
    row = beate.test_id("match-open").filter(has_text="Own cards")
    row.wait_for()
    assert beate.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    row.get_by_test_id("list-cards").click()
    beate.test_id("edition-page").wait_for()
    assert beate.page.locator("[data-test=edition-page] li[data-id=sphinx]").count() == 1


@pytest.mark.parametrize("theme", ["tag", "nacht"])
def test_what_differs_fits_an_invitation_on_a_phone(window: Open, theme: str) -> None:
    invitation = house_table(window(), MANY)
    beate = window(size=PHONE, lang="de", theme=theme)
    beate.page.goto(invitation)
    beate.test_id("join-cards").locator("summary").click()
    beate.test_id("differences").wait_for()
    beate.drawn()
    assert beate.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for words in beate.page.locator(".join-cards :is(summary, .change, dt, dd, del, ins)").all():
        assert words.evaluate(CONTRAST) >= 4.5


def test_playing_again_keeps_the_house_cards(window: Open) -> None:
    seats = [Seat("Ada", "person"), Seat("Bot", "bot:random")]
    match = Match.new(find_game("historia"), seats, {}, bytes(32), {"wonders": [{"id": "sphinx", "en": "Cat"}]})
    r = Random(1)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, r.choice(match.options(seat)))
    ada = window()
    ada.open_match("Ada", match)
    over = ada.page.url
    ada.test_id("again").click()
    ada.page.wait_for_url(lambda url: url != over)
    ada.at_table()
    ada.test_id("house-cards").click()
    ada.test_id("differences").wait_for()
    assert "Cat" in ada.test_id("differences").inner_text()
