"""Basic notions (1), mature cities (11), resources and wonders (13), and what the printed components must add up to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from dawn import FAR, RING, do, hexagon, line, mat, may, offered, question, refusal, scene, there

from zeitalter import Match, find_game
from zeitalter.engine.errors import BadInput
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

GAME = find_game("new_dawn")
C = GAME.table(2, {}).components


@rule("N1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadInput):
        Match.new(GAME, seats, seed=1)


@rule("N2", "N3")
def test_terrains_have_the_difficulty_of_their_slot_and_water_one() -> None:
    found = {t.id: t.difficulty for t in C.data.terrain}
    assert found == {
        "grassland": 1, "hills": 2, "forest": 3, "desert": 4, "mountains": 5, "water": 1, "natural_wonder": 5,
    }  # fmt: skip


@rule("N6", "N7")
def test_a_caravan_does_not_make_a_space_friendly_or_rival() -> None:
    bea = player("Bea", "egypt", capital=FAR, caravans=["2,0"])
    m = scene(player("Ada", capital="0,0", caravans=["5,0"]), bea, map=line("GGGGGG"), resolve=("masonry", 1))
    assert mat(m, 0)["spaces"] == 1
    assert refusal(m, 0, "effect", "attack") == ("not-offered", "N27")


@rule("N8", "N204")
@pytest.mark.parametrize(
    "what", ["resource", "nature", "barbarian", "state", "wonder", "token", "city", "caravan", "nothing"]
)
def test_a_space_is_empty_only_if_nothing_at_all_lies_on_it(what: str) -> None:
    printed = {"resource": "G oil", "nature": "N pantanal", "state": "G seoul"}.get(what, "G")
    pieces = {"token": {"tokens": ["1,0"]}, "city": {"cities": ["1,0"]}, "caravan": {"caravans": ["1,0"]}}.get(what, {})
    wild = {"A": "0,0"} | ({"B": "1,0"} if what == "barbarian" else {})
    stray = {"petra": "1,0"} if what == "wonder" else {}
    bea = player("Bea", "egypt", capital=FAR, **pieces)
    land = {"0,0": "G", "1,0": printed, "9,9": "G", "9,8": "G kumasi" if what == "state" else "G seoul"}
    ada = player("Ada", capital="9,9", envoys=["seoul"])
    m = scene(ada, bea, map=land, barbarians=wild, stray=stray)
    assert may(m, 0, "drive", "A", "1,0") is (what == "nothing")


@rule("N9", "N10", "N161")
def test_the_edge_is_where_neighbours_are_missing() -> None:
    ada = player("Ada", capital="0,0", tokens=[*RING, "2,0"])
    m = scene(ada, map=hexagon(2), victory=["v3"])
    progress = m.view(None)["victory"][0]["agendas"][0]["progress"]
    assert progress[0] == [[1, 15]]


@rule("N11")
def test_every_player_has_31_tokens_seven_cities_a_capital_and_three_caravans() -> None:
    m = scene(player("Ada", capital="0,0"), map=line("GG"))
    found = mat(m, 0)
    assert (found["tokens_left"], found["cities_left"], len(found["caravans"])) == (31, 7, 3)
    assert m.view(None)["supply"] == dict.fromkeys(("marble", "mercury", "oil", "diamonds"), 8)


@rule("N12", "N69")
def test_a_piece_that_left_the_map_can_be_used_again() -> None:
    ada = player("Ada", capital="0,0", tokens=["1,0"])
    bea = player("Bea", "egypt", capital="2,0", wonders={"forbidden_city": "2,0"})
    m = scene(ada, bea, map=line("GGG"), seat=1)
    do(m, 1, "raze", "1,0")
    assert mat(m, 0)["tokens_left"] == 31


# -- mature cities ----------------------------------------------------------------------------------------------------


def orange(**what: Any) -> Match:
    """W5: the orange city lies at the edge of the map."""
    land = {"0,0": "G", "1,0": "G", "0,1": "G", "-1,1": "W", "-1,0": "G"}
    bea = player("Bea", "egypt", capital=FAR, tokens=what.pop("rival", []))
    return scene(player("Ada", capital="0,0", **what), bea, map=land)


@rule("N114", "W5", "N10")
def test_a_city_at_the_edge_is_mature_when_all_its_land_is_taken() -> None:
    assert len(mat(orange(tokens=["1,0", "0,1", "-1,0"]), 0)["mature"]) == 1
    assert mat(orange(tokens=["1,0", "-1,0"]), 0)["mature"] == []
    assert mat(orange(tokens=["1,0", "-1,0"], rival=["0,1"]), 0)["mature"] == []


@rule("W5", "N175")
def test_with_the_opera_house_rival_tokens_count_for_maturity() -> None:
    m = orange(tokens=["1,0", "-1,0"], rival=["0,1"], wonders={"sydney_opera_house": "0,0"})
    assert len(mat(m, 0)["mature"]) == 1


@rule("N114", "A24")
def test_an_own_city_next_to_it_does_not_make_a_city_mature() -> None:
    m = orange(tokens=["1,0", "-1,0"], cities=["0,1"])
    assert mat(m, 0)["mature"] == []


@rule("N115", "N116")
def test_maturity_comes_and_goes() -> None:
    bea = player("Bea", "egypt", capital="2,0", wonders={"forbidden_city": "2,0"})
    m = scene(player("Ada", capital="0,0"), bea, map=line("GGG"), resolve=("early_empire", 1))
    assert mat(m, 0)["mature"] == []
    do(m, 0, "claim", "1,0")
    assert len(mat(m, 0)["mature"]) == 1
    do(m, 1, "raze", "1,0")
    assert mat(m, 0)["mature"] == []


# -- wonders ----------------------------------------------------------------------------------------------------------


@rule("N128", "N133", "N76")
def test_there_is_one_wonder_to_a_city_so_eight_at_most_and_more_only_under_tokens() -> None:
    names = ["petra", "oracle", "colossus", "stonehenge", "alhambra", "kremlin", "big_ben", "pyramids"]
    cities = [f"{2 * i},0" for i in range(1, 8)]
    land = {f"{i},0": "G" for i in range(16)}
    ada = player(
        "Ada",
        capital="0,0",
        cities=cities,
        tokens=["15,0"],
        wonders={**dict(zip(names, ["0,0", *cities], strict=True)), "pentagon": "15,0"},
    )
    m = scene(ada, map=land, resolve=("pottery", 5))
    assert len(mat(m, 0)["wonders"]) == 9
    assert refusal(m, 0, "effect", "build_wonder") == ("no-free-city", "N76")


@rule("N134", "N77")
def test_an_emptied_deck_shows_nothing() -> None:
    culture = ["stonehenge", "hanging_gardens", "forbidden_city", "chichen_itza", "sydney_opera_house", "eiffel_tower"]
    places = [f"{2 * i},0" for i in range(6)]
    bea = player("Bea", "egypt", capital="0,0", cities=places[1:], wonders=dict(zip(culture, places, strict=True)))
    m = scene(
        player("Ada", capital=FAR, resources={"marble": 8}),
        bea,
        map=dict.fromkeys(places, "G"),
        resolve=("pottery", 5),
    )
    assert m.view(None)["decks"][0]["open"] is None
    do(m, 0, "effect", "build_wonder")
    if question(m) == "BuildWonder":
        assert refusal(m, 0, "build", "stonehenge") == ("wonder-not-open", "N73")
        assert all(name not in culture for name in offered(m, 0, "build"))


@rule("N135", "N129")
def test_a_stray_wonder_works_for_nobody() -> None:
    m = scene(player("Ada", capital="0,0"), map=line("GG"), stray={"oracle": "1,0"})
    assert offered(m, 0, "swap") == []
    assert there(m, "1,0") == {"wonder": "oracle"}


@rule("N20", "N19", "N128", "N74")
def test_the_wonders_add_up() -> None:
    cards = C.data.world_wonders.cards
    assert set(Counter((w.type, w.era) for w in cards).values()) == {2}
    assert set(Counter(kind for w in cards for kind in w.resources).values()) == {12}
    fixed = {"military": "oil", "culture": "marble", "economy": "diamonds", "science": "mercury"}
    assert all(fixed[w.type] in w.resources and len(set(w.resources)) == 2 for w in cards)


@rule("N16", "N11", "N117", "N123")
def test_the_tiles_and_tokens_add_up() -> None:
    assert Counter(C.tile_kind) == {"capital": 4, "natural_wonder": 4, "city_state": 4, "plain": 4}
    for side in (0, 1):
        printed = [f for tile in C.tiles for f in tile[side].feature]
        kinds = Counter(value for kind, value in printed if kind == 4)
        assert kinds == dict.fromkeys(range(4), 4)
    assert Counter(n.resource for n in C.data.natural_wonders.cards) == dict.fromkeys(
        ("marble", "mercury", "oil", "diamonds"), 2
    )
    assert {c.type for c in C.data.city_states.cards} == {"culture", "science", "industry", "military"}
