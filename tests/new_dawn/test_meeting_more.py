"""Where rules meet: two cards and two players at once."""

from __future__ import annotations

import pytest
from dawn import (
    FAR,
    asked,
    bea,
    cleo,
    do,
    line,
    mat,
    may,
    offered,
    question,
    refusal,
    resources,
    rolled,
    row,
    scene,
    strike,
    there,
    war,
)
from dawn_people import industry

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


@rule("N180", "N85", "N78")
def test_machu_picchu_counts_in_combat_and_for_reinforcing() -> None:
    cards = ["masonry", "astrology", "foreign_trade", "early_empire", "pottery"]
    ada = player("Ada", "egypt", capital="0,0", row=cards, tokens=["0,1"], wonders={"machu_picchu": "0,0"})
    land = line("GG") | {"0,1": "G"}
    m = scene(ada, map=land, barbarians={"A": "1,0"}, dice=[3, 3])
    do(m, 0, "focus", "masonry")
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (6, 4)
    m = scene(ada, map=land)
    do(m, 0, "focus", "masonry")
    do(m, 0, "effect", "reinforce")
    assert m.question().n == 3


@rule("N212", "A50", "N32", "N197")
def test_capitalism_attacks_as_in_slot_one_with_the_tokens_of_the_military_card_and_without_the_aztec_swap() -> None:
    cards = ["astrology", "capitalism", "early_empire", "pottery", "masonry"]
    ada = player("Ada", "aztec", capital="0,0", row=cards, trade={"masonry": 2}, wonders={"machu_picchu": "0,0"})
    m = scene(ada, map=line("GG"), barbarians={"A": "1,0"}, resolve=("capitalism", 2), dice=[3, 4])
    do(m, 0, "resolve", "masonry")  # the caravan has no way
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 5)
    do(m, 0, "spend")
    do(m, 0, "spend")
    do(m, 0, "put", "pottery")
    assert asked(m) == [1]
    assert row(m, 0) == ["capitalism", "astrology", "early_empire", "pottery", "masonry"]


@rule("N195", "N127", "N11")
def test_from_an_empty_supply_sumeria_gets_nothing() -> None:
    rich = {"marble": 4, "mercury": 4, "oil": 4, "diamonds": 4}
    m = war(5, line("GG"), bea(resources=rich), leader="sumeria", resources=rich, barbarians={"A": "1,0"}, dice=[6, 1])
    strike(m, "1,0")
    do(m, 0, "put", "pottery")
    assert asked(m) == [1]
    assert resources(m, 0) == rich


@rule("N157", "N93", "N155", "N12")
def test_the_eighth_city_may_be_a_conquered_one_and_the_loser_may_build_his_again() -> None:
    cities = [f"{2 * i},5" for i in range(6)]
    land = line("GG") | dict.fromkeys(cities, "G")
    m = war(5, land, bea(cities=["1,0"]), cities=cities, victory=["v1"], dice=[6, 1])
    strike(m, "1,0")
    assert mat(m, 0)["agendas"] == ["civilized"]
    assert (mat(m, 0)["cities_left"], mat(m, 1)["cities_left"]) == (0, 7)


@rule("A3", "N92", "N118", "N126")
@pytest.mark.parametrize("ground", ["N pantanal", "G seoul"])
def test_who_takes_nothing_gets_neither_natural_wonder_nor_city_state(ground: str) -> None:
    cities = [f"{2 * i},5" for i in range(7)]
    spots = [f"{i},9" for i in range(31)]
    land = {"0,0": "G", "1,0": ground} | dict.fromkeys([*cities, *spots], "G")
    b = bea(tokens=["1,0"], natures={"pantanal": ""}) if ground[0] == "N" else bea(envoys=["seoul"])
    m = war(5, land, b, cities=cities, tokens=spots, dice=[6, 1, 6, 1])
    before = there(m, "1,0")
    strike(m, "1,0")
    do(m, 0, "done")
    assert there(m, "1,0") == before
    assert mat(m, 1)["envoys"] == (["seoul"] if ground[0] == "G" else [])
    assert may(m, 0, "attack", "1,0")


@rule("N174", "N171", "N67")
def test_urbanization_with_chichen_itza_and_stonehenge() -> None:
    land = line("GGGH") | {"4,0": "H", "9,9": "F"}
    wonders = {"chichen_itza": "0,0", "stonehenge": "5,5"}
    m = industry(3, land | {"5,5": "G"}, card="urbanization", cities=["5,5"], wonders=wonders)
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    assert sorted(offered(m, 0, "claim")) == ["1,0", "3,0", "9,9"]
    do(m, 0, "claim", "3,0")
    assert question(m) == "Chain"
    do(m, 0, "claim", "4,0")
    do(m, 0, "claim", "9,9")
    assert asked(m) == [1]
    assert there(m, "4,0") == {"token": 0}


@rule("N172", "N208", "N40")
def test_hanging_gardens_reach_a_natural_wonder_with_mohenjo_daro() -> None:
    land = {"0,0": "G", "1,0": "N pantanal", "0,1": "M", "9,9": "G mohenjo_daro"}
    ada = player("Ada", capital="0,0", wonders={"hanging_gardens": "0,0"})
    assert offered(scene(ada, map=land), 0, "claim") == []
    ada.envoys = ["mohenjo_daro"]
    m = scene(ada, map=land)
    assert sorted(offered(m, 0, "claim")) == ["0,1", "1,0"]
    do(m, 0, "claim", "1,0")
    assert m.view(None)["natures"] == {"pantanal": 0}


@rule("N29", "N41", "N173")
def test_an_ability_gained_at_the_start_of_the_turn_may_be_used_at_once() -> None:
    ada = player("Ada", capital="0,0", wonders={"hanging_gardens": "0,0"})
    m = scene(ada, bea(tokens=["2,0"]), map=line("GGG"), stray={"forbidden_city": "1,0"})
    assert offered(m, 0, "raze") == []
    do(m, 0, "claim", "1,0")
    do(m, 0, "raze", "2,0")
    assert there(m, "2,0") == {}


@rule("A14", "N119", "N159")
def test_with_the_token_kept_its_holder_may_win_the_space_back() -> None:
    land = line("GGG") | {"1,0": "G seoul"}
    options = {"barbarian_frees_city_state": "off"}
    m = war(5, land, bea(tokens=["1,0"]), states={"seoul": "astrology"}, options=options, dice=[6, 1])
    strike(m, "1,0")
    assert there(m, "1,0")["token"] == 0
    assert m.view(None)["states"]["seoul"]["conquered"] == 0


@rule("N175", "N211", "N114")
def test_the_opera_house_lends_tokens_not_cities_of_rivals() -> None:
    ada = player("Ada", capital="0,0", wonders={"sydney_opera_house": "0,0"})
    m = scene(ada, bea(cities=["1,0"]), map=line("GG"))
    assert mat(m, 0)["mature"] == []
    m = scene(ada, bea(strong=["1,0"]), map=line("GG"))
    assert len(mat(m, 0)["mature"]) == 1


@rule("N168", "N169")
def test_at_the_limit_cards_count_before_wonders_and_wonders_before_spaces() -> None:
    land = line("GGGG") | {"40,40": "G"}
    ada = player("Ada", "rome", capital="0,0", tokens=["1,0", "2,0", "3,0"], agendas=["civilized"])
    third = cleo(agendas=["paranoid"], wonders={"oracle": "40,40"})
    b = bea(wonders={"petra": FAR})
    m = scene(ada, b, third, map=land, stack=["EndRound"], round=8, options={"round_limit": "8"})
    assert m.result is not None
    assert m.result["ranking"] == [2, 0, 1]
    assert m.result["how"] == "limit"


@rule("N27", "N81", "N212", "N45")
def test_spaces_won_with_the_first_card_are_no_start_for_the_second_military_card_of_the_turn() -> None:
    cards = ["astrology", "capitalism", "masonry", "iron_working", "pottery"]
    b = bea(cities=["1,0"], tokens=["4,0"], wonders={"estadio_do_maracana": "1,0"})
    ada = player("Ada", "egypt", capital="0,0", row=cards)
    m = scene(ada, b, map=line("GGGGG"), resolve=("masonry", 5), dice=[6, 1])
    do(m, 0, "effect", "attack")
    strike(m, "1,0")
    do(m, 0, "resolve", "capitalism")
    do(m, 0, "done")
    do(m, 0, "resolve", "iron_working")
    assert refusal(m, 0, "effect", "attack") == ("not-offered", "N27")
