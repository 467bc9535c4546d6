"""What is drawn is what the view says, position by position, and what glows is what the options name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from looking import Show, all_that_is_lit, attributes, options, view
from playwright.sync_api import expect
from preview import position

from zeitalter import find_game
from zeitalter.games.historia.view.printed import printed

GAME = Path(__file__).parents[2] / "src/zeitalter/games/historia/web"
MANY = ["start", "middle", "late", "six", "solo", "otherwise", "end", "war"]
ACTIONS = ["expansion", "war", "trade", "raid", "exploitation", "levels", "revolution", "art", "turn", "dominion"]
CHOICES = ["civilization", "advisor", "goal", "draft", "leader", "settle"]


def test_map_is_small_enough_to_load_at_once() -> None:
    assert (GAME / "map.json").stat().st_size < 120_000


def test_printed_symbols_are_those_of_the_components() -> None:
    drawing = json.loads((GAME / "map.json").read_text(encoding="utf-8"))
    game = find_game("historia")
    assert len(drawing["territories"]) == 13
    assert drawing["board"] == json.loads(json.dumps(printed(game.table(6).components)))


@pytest.mark.parametrize("name", MANY, scope="module")
def test_every_cube_lies_in_its_territory(drawn: Show, name: str) -> None:
    page = drawn(name)
    cubes = sorted(f"{c['civ']}:{t}" for c in view(page)["civs"] for t in c["territories"])
    assert sorted(attributes(page, "[data-cube]", "data-cube")) == cubes


@pytest.mark.parametrize("name", MANY, scope="module")
def test_every_marker_stands_on_its_cell(drawn: Show, name: str) -> None:
    page = drawn(name)
    for civ in view(page)["civs"]:
        cell = page.locator(f'[data-cell="m{civ["military"]}t{civ["technology"]}"] rect').bounding_box()
        marker = page.locator(f'[data-marker="{civ["civ"]}"]').bounding_box()
        assert cell is not None
        assert marker is not None
        x, y = marker["x"] + marker["width"] / 2, marker["y"] + marker["height"] / 2
        assert cell["x"] - 2 <= x <= cell["x"] + cell["width"] + 2
        assert cell["y"] - 2 <= y <= cell["y"] + cell["height"] + 2


@pytest.mark.parametrize("name", MANY, scope="module")
def test_own_mat_shows_hand_row_wonders_and_pools(drawn: Show, name: str) -> None:
    page = drawn(name)
    own = view(page)["civs"][0]
    hand = [*([own["executing"]] if own["executing"] else []), *own["played"], *own["hand"], *own["advisors_in_hand"]]
    assert attributes(page, ".hand .card", "data-fly") == [f"card:0:{id}" for id in hand]
    assert attributes(page, ".series .discard", "data-fly") == [f"card:0:{id}" for id in own["row"]]
    assert attributes(page, ".built .wonder", "data-info") == [f"wonder:{w['wonder']}" for w in own["wonders"]]
    assert page.locator(".built .wonder.turned").count() == sum(w["turned"] for w in own["wonders"])
    for pool in ("personal", "used", "general"):
        expect(page.locator(f".self .pools .{pool} .hm")).to_have_count(own[pool])
    expect(page.locator(".self header .vp b")).to_have_text(str(own["vp"]))


@pytest.mark.parametrize("name", MANY, scope="module")
def test_other_mats_stand_in_player_order(drawn: Show, name: str) -> None:
    page = drawn(name)
    seen = view(page)
    bots = [c["civ"] for c in seen["civs"] if c["civ"] >= len(seen["order"])]
    assert attributes(page, ".other", "data-civ") == [str(c) for c in [*seen["order"], *bots] if c != 0]
    for civ in seen["civs"][1:]:
        mat = page.locator(f'.other[data-civ="{civ["civ"]}"]')
        expect(mat.locator("header .vp b")).to_have_text(str(civ["vp"]))
        expect(mat.locator(".mini.wonder")).to_have_count(len(civ.get("wonders", [])))


@pytest.mark.parametrize("action", [*ACTIONS, "settle"])
def test_exactly_the_territories_of_the_options_glow(drawn: Show, action: str) -> None:
    page = drawn(action)
    kinds = {"expansion": 3, "war": 2, "exploitation": 3, "settle": 1, "cube": 1, "leave": 1}
    named = set()
    for verb, *values in options(page):
        if verb in kinds:
            value = values[kinds[verb] - 1]
            named |= set(value if isinstance(value, list) else [value])
    assert set(attributes(page, "path.land.legal", "data-territory")) == named
    expect(page.locator("path.glow")).to_have_count(len(named))


def _told_once(option: str) -> bool:
    """The advanced expansion that takes nothing back is the basic one: the menu offers that once."""
    return json.loads(option)[:3] == ["expansion", "advanced", 0]


@pytest.mark.parametrize("name", [*ACTIONS, *CHOICES])
def test_lit_things_say_exactly_the_options(table: Show, name: str) -> None:
    page = table(name, "&still")
    answers = all_that_is_lit(page)
    offered = [json.dumps(o) for o in options(page)]
    assert answers, "nothing is lit"
    assert {how for how, _ in answers} == {"choose"}
    assert {json.dumps(a) for _, a in answers} <= set(offered)
    without_a_thing = [o for o in offered if json.loads(o)[0] in ("end_turn", "no_effect", "pass") or _told_once(o)]
    assert {json.dumps(a) for _, a in answers} == set(offered) - set(without_a_thing)


def test_wonder_row_lies_open(drawn: Show) -> None:
    page = drawn("art")
    assert attributes(page, ".offer .card", "data-info") == [f"wonder:{w}" for w in view(page)["wonder_row"]]


def test_empty_wonder_row_says_when_new_wonders_come(drawn: Show) -> None:
    assert "10" in drawn("bare").locator(".offer .vacant").inner_text()
    last = drawn("closing").locator(".offer .vacant").inner_text()
    assert not any(sign.isdigit() for sign in last)


def test_drawing_follows_the_options_of_the_table(drawn: Show) -> None:
    page = drawn("otherwise")
    expect(page.locator('.level[data-info="technology:3"] use')).to_have_attribute(
        "href", f"{page.url.split('/?')[0]}/files/test/games/historia/web/icons.svg#card"
    )
    measures = page.locator(".measures li").all_inner_texts()
    assert any("ecover" in m for m in measures), "cubes are recovered after the third round of an epoch, too"


def test_leader_shows_what_the_server_counts(drawn: Show) -> None:
    page = drawn("late")
    terms = view(page)["civs"][0]["leader"]["terms"]
    for i, term in enumerate(terms):
        line = page.locator(".leader .terms li").nth(i)
        expect(line).to_have_class("met" if term["met"] else "")
        expect(line).to_contain_text(f"{term['have']}/{term['value']}" if "have" in term else str(term["value"]))


def test_final_scoring_adds_up(drawn: Show) -> None:
    page = drawn("end")
    result = view(page)["result"]
    rows = page.locator(".score tbody tr")
    expect(rows).to_have_count(len(result["points"]))
    for i, civ in enumerate(result["ranking"]):
        cells = [c.strip().replace("·", "0") for c in rows.nth(i).locator("td").all_inner_texts()]
        *sources, total, _ = map(int, cells)
        assert sum(sources) == total == result["points"][civ]
    assert position("end").result is not None
