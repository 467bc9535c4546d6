"""What a table can agree on: one test at least for every switch that changes a rule."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import FAR, barbarian, caravan, do, line, mat, may, offered, question, refusal, run, scene, there, told

from zeitalter import Match, find_game
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

GAME = find_game("new_dawn")


@rule("N15", "N153")
@pytest.mark.parametrize(("value", "first"), [("first", "ChooseStar"), ("advanced", "LayTile")])
def test_the_map_is_given_or_built(value: str, first: str) -> None:
    assert question(Match.new(GAME, 3, options={"map": value}, seed=1)) == first


@rule("N22", "N170")
@pytest.mark.parametrize(("value", "cards"), [("off", 3), ("on", 4)])
def test_the_epic_game_has_four_victory_cards(value: str, cards: int) -> None:
    m = Match.new(GAME, 2, options={"epic": value}, seed=1)
    m.play_default(m.asked()[0])
    assert len(m.view(None)["victory"]) == cards


@rule("N35", "A2")
@pytest.mark.parametrize(("value", "helps"), [("on", True), ("off", False)])
def test_city_state_tokens_may_defend_or_not(value: str, helps: bool) -> None:
    bea = player(
        "Bea", "rome", capital=FAR, cities=["5,0"], tokens=["1,0"], states={"kabul": "masonry"}, trade={"masonry": 1}
    )
    ada = player("Ada", "egypt", capital="0,0")
    land = line("GGGGGG") | {"5,0": "G kabul"}
    m = scene(ada, bea, map=land, resolve=("masonry", 3), dice=[3, 3], options={"city_state_token_defends": value})
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert may(m, 1, "spend_state", "kabul") is helps


@rule("N49", "A4")
@pytest.mark.parametrize(("value", "counts"), [("on", True), ("off", False)])
def test_the_end_of_the_dial_counts_when_it_is_passed_or_not(value: str, counts: bool) -> None:
    options = {"overflow_counts_24": value}
    m = scene(
        player("Ada", capital="0,0", dial=23), map=line("GG"), resolve=("astrology", 2), options=options, victory=["v4"]
    )
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 15
    assert (question(m) == "ReplaceCard") is counts
    assert mat(m, 0)["agendas"] == (["technophile"] if counts else [])


@rule("N69", "A7", "W9")
def test_a_city_may_need_an_own_caravan_or_token_on_its_space() -> None:
    options = {"city_needs_marker": "on"}
    ada = player("Ada", capital="0,0", tokens=["1,0"])
    m = scene(ada, map=line("GGGG"), resolve=("pottery", 1), options=options)
    assert refusal(m, 0, "effect", "build_city") == ("not-offered", "N27")
    ada = player("Ada", capital="0,0", tokens=["2,0"], caravans=["0,2"])
    m = scene(ada, map=line("GGGG") | {"0,1": "G", "0,2": "G"}, resolve=("pottery", 1), options=options)
    do(m, 0, "effect", "build_city")
    assert sorted(offered(m, 0, "city")) == ["0,2", "2,0"]
    assert refusal(m, 0, "city", "3,0") == ("occupied", "N69")


def raided(value: str, **board: Any) -> Match:
    """Beate's city on conquered Kumasi falls to a barbarian."""
    bea = player("Bea", "rome", capital=FAR, cities=["1,0"], states={"kumasi": "early_empire"})
    ada = player("Ada", "egypt", capital="0,5")
    land = line("GGG") | {"1,0": "G kumasi", "0,5": "G"}
    options = {"barbarian_frees_city_state": value}
    return run(
        "MoveBarbarians", players=[ada, bea], map=land, barbarians={"A": "0,0"}, dice=[1], options=options, **board
    )


@rule("N122", "A14")
def test_a_lost_city_state_is_freed_or_its_token_stays() -> None:
    m = raided("on")
    assert m.view(None)["states"]["kumasi"]["conquered"] is None
    m = raided("off")
    assert m.view(None)["states"]["kumasi"]["conquered"] == 1
    assert there(m, "1,0") == {"barbarian": "A", "state": "kumasi", "state_here": False}


@rule("N64", "A14", "N159")
def test_a_city_state_kept_without_its_space_is_no_market_and_no_conquest() -> None:
    bea = player("Bea", "rome", capital=FAR, states={"kumasi": "early_empire"})
    land = line("GGG") | {"1,0": "G kumasi"}
    options = {"barbarian_frees_city_state": "off"}
    m = scene(
        player("Ada", "egypt", capital="0,0"),
        bea,
        map=land,
        resolve=("foreign_trade", 1),
        options=options,
        victory=["v2"],
    )
    assert m.view(None)["victory"][0]["agendas"][0]["progress"][1] == [[0, 1], [0, 2]]
    do(m, 0, "send", 0, "1,0")
    assert caravan(m, 0) == "1,0"
    assert told(m, "caravan-trades") == []


@rule("N180", "A20")
@pytest.mark.parametrize(("value", "slots"), [("slot3", (3, 3)), ("plus2", (3, 4))])
def test_machu_picchu_means_slot_three_or_two_more(value: str, slots: tuple[int, int]) -> None:
    for card, slot in zip(("astrology", "foreign_trade"), slots, strict=True):
        ada = player("Ada", capital="0,0", wonders={"machu_picchu": "0,0"})
        m = scene(ada, map=line("GG"), options={"machu_picchu": value})
        do(m, 0, "focus", card)
        assert told(m, "resolves") == [(0, card, slot)]


@rule("N192", "A21")
@pytest.mark.parametrize(("value", "reaches"), [("on", False), ("off", True)])
def test_the_pentagon_keeps_to_the_ways_or_not(value: str, reaches: bool) -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["5,0", "0,1"])
    ada = player("Ada", capital="0,0", wonders={"pentagon": "0,0"})
    m = scene(
        ada, bea, map=line("GWWWWG") | {"0,1": "G"}, resolve=("masonry", 1), options={"pentagon_path_rules": value}
    )
    do(m, 0, "effect", "attack")
    assert may(m, 0, "attack", "5,0") is reaches
    assert may(m, 0, "attack", "0,1")


@rule("N19", "A22", "W3")
def test_the_forbidden_city_is_medieval_or_ancient() -> None:
    for value, places in (("medieval", {2, 3}), ("ancient", {0, 1, 2})):
        seen = set()
        for seed in range(12):
            m = Match.new(GAME, 4, options={"forbidden_city_era": value}, seed=seed)
            while question(m) == "ChooseStar":
                m.play_default(m.asked()[0])
            deck = [m.table.components.ids["wonder"][card] for card in m.state.zones[0].cards]
            seen.add(deck.index("forbidden_city"))
        assert seen == places


@rule("N198", "A22")
@pytest.mark.parametrize(("value", "n"), [("medieval", 4), ("ancient", 3)])
def test_the_era_of_the_forbidden_city_counts_for_france(value: str, n: int) -> None:
    ada = player("Ada", "france", capital="0,0", wonders={"forbidden_city": "0,0"})
    m = scene(ada, map=line("GG"), resolve=("early_empire", 1), options={"forbidden_city_era": value})
    assert m.question().n == n


@rule("N69", "A28")
@pytest.mark.parametrize(("value", "sites"), [("on", ["0,2"]), ("off", ["0,2", "2,0"])])
def test_a_rival_caravan_blocks_a_city_or_not(value: str, sites: list[str]) -> None:
    bea = player("Bea", "egypt", capital=FAR, caravans=["2,0"])
    land = line("GGG") | {"0,1": "G", "0,2": "G"}
    options = {"rival_caravan_blocks_city": value}
    m = scene(player("Ada", capital="0,0"), bea, map=land, resolve=("pottery", 1), options=options)
    do(m, 0, "effect", "build_city")
    assert sorted(offered(m, 0, "city")) == sites


@rule("N55", "A29", "N177")
@pytest.mark.parametrize(("value", "goes_on"), [("off", True), ("on", False)])
def test_currency_goes_on_after_a_barbarian_or_stops(value: str, goes_on: bool) -> None:
    cards = ["astrology", "currency", "masonry", "early_empire", "pottery"]
    ada = player(
        "Ada", "egypt", capital="0,0", row=cards, trade={"currency": 1}, caravans=["card"], wonders={"colossus": "0,0"}
    )
    m = scene(
        ada, map=line("GGGGGG"), resolve=("currency", 1), barbarians={"A": "1,0"}, options={"currency_stops": value}
    )
    do(m, 0, "send", 0, "1,0")
    assert barbarian(m, "A") is None
    assert may(m, 0, "send", 0, "2,0") is goes_on
    if not goes_on:
        assert refusal(m, 0, "send", 0, "2,0") == ("caravan-rests", "N62")


@rule("N168")
def test_a_longer_limit_lets_the_game_go_on() -> None:
    for limit, over in (("8", True), ("40", True), ("60", False), ("100", False)):
        m = run(
            "EndRound", players=[player("Ada", capital="0,0")], map=line("GG"), round=40, options={"round_limit": limit}
        )
        assert m.over is over
