"""The drawn table of A New Dawn shows the view, fits its screen, and says what clicks, drags and keys mean."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from dawn_preview import SCENES, position
from playwright.sync_api import Page, expect

from zeitalter.games.new_dawn.data.components import load_components
from zeitalter.games.new_dawn.view import printed as module
from zeitalter.games.new_dawn.view.printed import printed

Show = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
GAME = Path(module.__file__).parents[1] / "web"


def said(page: Page) -> Any:
    """What the table said to the shell last: how, and the answer."""
    return page.evaluate("window.said ?? null")


def click(page: Page, space: str) -> None:
    """Click on a space."""
    page.locator(f'path[data-space="{space}"]').dispatch_event("click")


def possible(name: str, verb: str) -> list[list[Any]]:
    """The answers with a verb in a position."""
    match = position(name)
    found = [match.game.action_to_json(match.table, option) for option in match.options(0)]
    return [answer for answer in found if answer[0] == verb]


def test_drawing_shows_what_the_components_say() -> None:
    drawn = json.loads((GAME / "map.json").read_text(encoding="utf-8"))
    assert drawn["board"] == printed(load_components(None))


def test_every_space_and_piece_of_the_view_is_drawn(table: Show) -> None:
    page = table("turn")
    view = position("turn").view(0)
    pieces = set(page.locator("[data-piece]").evaluate_all("all => all.map((e) => e.dataset.piece)"))
    spaces = view["spaces"]
    wanted = {f"token:{id}" for id, s in spaces.items() if "token" in s}
    wanted |= {f"city:{id}" for id, s in spaces.items() if "city" in s}
    wanted |= {f"resource:{id}" for id, s in spaces.items() if "resource" in s}
    wanted |= {f"barbarian:{s['barbarian']}" for s in spaces.values() if "barbarian" in s}
    wanted |= {f"wonder:{s['wonder']}" for s in spaces.values() if "wonder" in s}
    wanted |= {f"state:{s['state']}" for s in spaces.values() if s.get("state_here")}
    wanted |= {f"nature:{s['nature']}" for s in spaces.values() if s.get("nature_here")}
    wanted |= {
        f"caravan:{3 * p['seat'] + i}" for p in view["players"] for i, w in enumerate(p["caravans"]) if w in spaces
    }
    assert pieces == wanted
    assert page.locator("path[data-space]").count() == len(spaces)


def test_own_row_shows_slots_cards_and_tokens(table: Show) -> None:
    page = table("claim")
    row = position("claim").view(0)["players"][0]["row"]
    cards = page.locator(".focus-row .focus-card")
    assert cards.evaluate_all("all => all.map((e) => e.dataset.card)") == [card["card"] for card in row]
    assert page.locator(".focus-row .trades .di").count() == sum(card["trade"] for card in row)
    assert page.locator(".slot b").all_inner_texts() == ["1", "2", "3", "4", "5"]


def test_card_of_the_row_is_resolved_by_a_click(table: Show) -> None:
    page = table("turn")
    page.locator('[data-card="masonry"]').click()
    assert said(page) == ["choose", ["focus", "masonry"]]


def test_spaces_that_may_be_claimed_glow_and_others_say_why_not(table: Show) -> None:
    page = table("claim")
    spaces = {answer[1] for answer in possible("claim", "claim")}
    lit = page.locator("path.hex.legal").evaluate_all("all => all.map((e) => e.dataset.space)")
    assert set(lit) == spaces
    click(page, min(spaces))
    assert said(page) == ["choose", ["claim", min(spaces)]]
    click(page, "11.0")
    assert said(page) == ["ask", ["claim", "11.0"]]


def test_space_is_chosen_with_the_keyboard(table: Show) -> None:
    page = table("claim")
    page.locator("path.hex.legal").first.focus()
    page.keyboard.press("Enter")
    how, answer = said(page)
    assert how == "choose"
    assert answer in possible("claim", "claim")


def test_arrow_keys_walk_from_space_to_space(table: Show) -> None:
    page = table("claim")
    page.locator('path[data-space="16.0"]').focus()
    first = page.locator('path[data-space="16.0"]').bounding_box()
    page.keyboard.press("ArrowRight")
    second = page.locator("path:focus").bounding_box()
    assert first is not None
    assert second is not None
    assert second["x"] > first["x"]
    assert abs(second["y"] - first["y"]) < 2
    assert page.locator("path:focus").get_attribute("data-space") != "16.0"


def test_caravan_shows_where_it_can_go(table: Show) -> None:
    page = table("caravans")
    ways = {answer[2] for answer in possible("caravans", "send") if answer[1] == 0}
    expect(page.locator(".caravan.chosen")).to_have_count(1)
    lit = page.locator("path.hex.legal").evaluate_all("all => all.map((e) => e.dataset.space)")
    assert set(lit) == ways
    click(page, min(ways))
    assert said(page) == ["choose", ["send", 0, min(ways)]]


def test_ways_of_all_caravans_glow_until_one_is_chosen(table: Show) -> None:
    page = table("wagons")
    ways = possible("wagons", "send")
    lit = page.locator("path.hex.legal").evaluate_all("all => all.map((e) => e.dataset.space)")
    assert set(lit) == {answer[2] for answer in ways}
    of_each = {n: {answer[2] for answer in ways if answer[1] == n} for n in (0, 1)}
    click(page, min(of_each[0] & of_each[1]))
    expect(page.locator(".answers [data-choice]")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator('[data-caravan="1"]').click()
    lit = page.locator("path.hex.legal").evaluate_all("all => all.map((e) => e.dataset.space)")
    assert set(lit) == of_each[1]


def test_caravan_is_dragged(table: Show) -> None:
    page = table("caravans")
    target = possible("caravans", "send")[0]
    page.locator('[data-piece="caravan:0"]').hover()
    page.mouse.down()
    box = page.locator(f'path[data-space="{target[2]}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    assert said(page) == ["choose", target]


def test_token_moves_in_two_clicks(table: Show) -> None:
    page = table("shift")
    _, start, end = possible("shift", "shift")[0]
    click(page, start)
    assert said(page) is None
    ends = {answer[2] for answer in possible("shift", "shift") if answer[1] == start}
    lit = page.locator("path.hex.legal").evaluate_all("all => all.map((e) => e.dataset.space)")
    assert set(lit) - {start} == ends
    click(page, end)
    assert said(page) == ["choose", ["shift", start, end]]


def test_targets_of_an_attack_show_their_odds(table: Show) -> None:
    page = table("attack")
    view = position("attack").view(0)
    (targets,) = view["prospects"].values()
    assert {answer[1] for answer in possible("attack", "attack")} == set(targets)
    assert page.locator(".chance").count() == len(targets)
    attack, defence, own, other = targets["10.2"]
    label = page.locator('path[data-space="10.2"]').get_attribute("aria-label")
    assert f"{attack} + die against {defence} + die" in str(label)
    assert (own, other) == (2, 0)
    click(page, "10.2")
    assert said(page) == ["choose", ["attack", "10.2"]]


def test_military_card_shows_its_reach_before_it_is_chosen(table: Show) -> None:
    page = table("turn")
    assert page.locator(".chance").count() == 0
    page.locator('[data-card="masonry"]').hover()
    assert position("turn").view(0)["prospects"]["masonry"]
    expect(page.locator(".chance")).to_have_count(len(position("turn").view(0)["prospects"]["masonry"]))
    page.mouse.move(5, 5)
    expect(page.locator(".chance")).to_have_count(0)


def test_tile_is_turned_laid_as_a_ghost_and_laid(table: Show) -> None:
    page = table("lay")
    page.locator("[data-tile]").last.click()
    page.locator("[data-side=B]").click()
    for _ in range(6):
        if page.locator("[data-site]").count():
            break
        page.locator("[data-test=turn]").click()
    site = page.locator("[data-site]").first
    place = site.get_attribute("data-site")
    site.dispatch_event("click")
    assert said(page) is None
    expect(page.locator(".ghost .hex")).to_have_count(10)
    page.locator("[data-test=lay-here]").click()
    how, answer = said(page)
    assert how == "choose"
    assert answer in possible("lay", "lay_tile")
    assert (answer[2], answer[4]) == ("B", place)


def test_places_of_a_tile_are_tried_one_after_the_other(table: Show) -> None:
    page = table("lay")
    while page.locator("[data-site]").count() < 2:
        page.locator("[data-test=turn]").click()
    places = page.locator("[data-site]").evaluate_all("all => all.map((e) => e.dataset.site)")
    tried = []
    for _ in places:
        page.locator("[data-test=next-site]").click()
        tried.append(page.locator(".site.chosen").get_attribute("data-site"))
        expect(page.locator(".ghost .hex")).to_have_count(10)
    assert tried == places


REMARK = """async (answer) => (await import("/files/test/games/new_dawn/web/table.js"))
  .remark(document.querySelector("dawn-board").ctx, answer)"""


def test_attack_says_which_diplomacy_card_goes_back(table: Show) -> None:
    page = table("attack")
    said_of = {answer[1]: page.evaluate(REMARK, answer) for answer in possible("attack", "attack")}
    assert "You give back your diplomacy card first: Brussels." in said_of["12.0"]
    assert [id for id, words in said_of.items() if "give back" in words] == ["12.0"]


def test_star_is_taken_on_the_map(table: Show) -> None:
    page = table("star")
    stars = possible("star", "star")
    assert page.locator("path.hex.legal").count() == len(stars)
    click(page, f"{stars[0][1]}.0")
    assert said(page) == ["choose", stars[0]]


def test_open_wonders_and_everybodys_progress_lie_beside_the_map(table: Show) -> None:
    page = table("turn")
    view = position("turn").view(0)
    shown = page.locator("[data-wonder]").evaluate_all("all => all.map((e) => e.dataset.wonder)")
    assert shown == [deck["open"] for deck in view["decks"] if deck["open"]]
    assert page.locator(".agenda").count() == 2 * len(view["victory"])
    assert page.locator(".agenda li").count() == 6 * len(view["victory"])


def test_wonder_is_built_where_its_price_stands(table: Show) -> None:
    page = table("wonder")
    wonder = possible("wonder", "build")[0][1]
    page.locator(f'[data-wonder="{wonder}"]').click()
    assert said(page) == ["choose", ["build", wonder]]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", sorted(SCENES))
def test_every_word_is_there(table: Show, name: str, lang: str) -> None:
    for query in ("", "&text"):
        page = table(name, f"&lang={lang}{query}")
        text = page.locator("body").inner_text()
        labels = page.locator("[aria-label]").evaluate_all(
            "all => all.map((e) => e.getAttribute('aria-label')).join(' ')"
        )
        for bad in ("board-", "undefined", "NaN", "[object"):
            assert bad not in text
            assert bad not in labels


def test_text_view_names_everything(table: Show) -> None:
    page = table("turn", "&text")
    text = page.locator("body").inner_text()
    for word in ("Hanging Gardens", "Civilized", "Ada 2/8", "Stonehenge", "Grassland 16·1", "Joint War (Beate)"):
        assert word in text


@pytest.mark.parametrize("name", sorted(SCENES))
def test_table_fits_a_phone(table: Show, name: str) -> None:
    page = table(name, "", PHONE)
    for theme in ("tag", "nacht"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        box = page.locator("dawn-board .map").bounding_box()
        assert box is not None
        assert box["height"] > 200


def test_goals_open_over_the_map_of_a_phone(table: Show) -> None:
    page = table("turn", "", PHONE)
    expect(page.locator(".rail")).to_be_hidden()
    page.locator("[data-test=rail]").click()
    expect(page.locator(".rail")).to_be_visible()


def test_city_is_built_on_a_space_that_glows(table: Show) -> None:
    page = table("city")
    sites = {answer[1] for answer in possible("city", "city")}
    lit = page.locator("path.hex.legal").evaluate_all("all => all.map((e) => e.dataset.space)")
    assert set(lit) == sites
    click(page, min(sites))
    assert said(page) == ["choose", ["city", min(sites)]]


def test_map_shows_all_that_is_printed_before_the_game_begins(table: Show) -> None:
    page = table("star")
    drawn = printed(load_components(None))["tiles"]
    found = {"resource": 0, "nature": 0, "city_state": 0}
    for tile, side, *_ in position("star").view(0)["tiles"]:
        for i, space in enumerate(drawn[tile][1][side]):
            kind = space[3] if len(space) > 3 else ""
            if kind in found:
                found[kind] += 1
                label = page.locator(f'path[data-space="{tile}.{i}"]').get_attribute("aria-label") or ""
                assert "taken" not in label
    assert page.locator("circle.resource").count() == found["resource"] > 0
    for kind in ("nature", "city_state"):
        assert page.locator(f'.printed use[href$="#{kind}"]:not(.faded)').count() == found[kind] > 0


def test_caravan_flies_the_mark_of_its_seat(table: Show) -> None:
    pennon = table("wagons").locator(".caravan .pennon").first
    assert pennon.evaluate("e => getComputedStyle(e).fill") != "rgb(0, 0, 0)"
