"""Where rules meet: wonders and city-states that change hands."""

from __future__ import annotations

from dawn import (
    FAR,
    ROW,
    asked,
    barbarian,
    bea,
    caravan,
    do,
    line,
    mat,
    may,
    offered,
    question,
    refusal,
    rolled,
    run,
    scene,
    sound,
    strike,
    there,
    war,
)

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

# -- a wonder changes hands in the middle of a turn -------------------------------------------------------------------


@rule("N96", "N190", "N132")
def test_a_wonder_won_by_the_first_attack_helps_the_second() -> None:
    b = bea(cities=["1,0"], tokens=["0,1"], wonders={"terracotta_army": "1,0"})
    m = war(5, line("GG") | {"0,1": "G"}, b, dice=[6, 1, 3, 3])
    strike(m, "1,0")
    strike(m, "0,1")
    assert rolled(m) == (3 + 5 + 2, 3 + 1)


@rule("N96", "N192")
def test_the_pentagon_won_by_the_first_attack_opens_the_map_for_the_second() -> None:
    b = bea(cities=["1,0"], tokens=["-6,0"], wonders={"pentagon": "1,0"})
    land = line("GG") | {f"-{i},0": "G" for i in range(1, 7)}
    m = war(5, land, b, dice=[6, 1])
    assert not may(m, 0, "attack", "-6,0")
    strike(m, "1,0")
    assert may(m, 0, "attack", "-6,0")


@rule("N96", "N191", "N81")
def test_the_arsenal_won_in_slot_five_lets_the_card_be_resolved_again_at_once() -> None:
    b = bea(cities=["1,0"], tokens=["3,0"], wonders={"venetian_arsenal": "1,0"})
    m = war(5, line("GGGG"), b, dice=[6, 1])
    strike(m, "1,0")
    assert question(m) == "ResolveMore"
    do(m, 0, "resolve", "masonry")
    assert refusal(m, 0, "effect", "attack") == ("not-offered", "N27")  # 3,0 is near the won space only


@rule("N96", "N182")
def test_maracana_won_by_an_attack_brings_the_economy_card_at_once() -> None:
    b = bea(cities=["1,0"], wonders={"estadio_do_maracana": "1,0"})
    m = war(5, line("GG"), b, dice=[6, 1])
    strike(m, "1,0")
    assert question(m) == "ResolveMore"
    assert offered(m, 0, "resolve") == ["foreign_trade"]


@rule("N96", "N29")
def test_a_wonder_of_the_start_of_the_turn_waits_for_the_next_turn_of_its_captor() -> None:
    b = bea(cities=["1,0"], tokens=["0,1"], wonders={"forbidden_city": "1,0"})
    m = war(5, line("GG") | {"0,1": "G"}, b, dice=[6, 1])
    strike(m, "1,0")
    do(m, 0, "done")
    assert asked(m) == [1]
    assert offered(m, 1, "raze") == []
    assert mat(m, 0)["wonders"] == ["forbidden_city"]


@rule("N190", "N189", "N132")
def test_the_wonders_of_the_attacked_city_itself_defend_it() -> None:
    b = bea(cities=["1,0"], wonders={"ruhr_valley": "1,0", "petra": FAR})
    m = war(5, line("GH"), b, dice=[3, 3])
    strike(m, "1,0")
    assert rolled(m) == (8, 3 + 4 + 5 + 2)


@rule("A57", "N97", "N138")
def test_potala_palace_moved_out_of_a_capital_costs_its_old_owner_cards_at_once() -> None:
    b = bea(capital="1,0", wonders={"potala_palace": "1,0"}, pacts=[(0, "joint_war"), (0, "embassy")])
    m = war(5, line("GG"), b, dice=[6, 1])
    strike(m, "1,0")
    assert mat(m, 0)["wonders"] == ["potala_palace"]
    assert asked(m) == [1]
    assert sorted(offered(m, 1, "give_back")) == [(0, "embassy"), (0, "joint_war")]
    do(m, 1, "give_back", 0, "embassy")
    assert mat(m, 1)["pacts"] == [[0, "joint_war"]]
    assert asked(m) == [0]


@rule("A56", "N96")
def test_what_lay_on_great_zimbabwe_is_not_won_with_it() -> None:
    b = bea(cities=["1,0"], wonders={"great_zimbabwe": "1,0"})
    ada = player("Ada", "egypt", capital="0,0", row=ROW)
    m = scene(ada, b, map=line("GG"), resolve=("masonry", 5), dice=[6, 1], store=3)
    do(m, 0, "effect", "attack")
    strike(m, "1,0")
    assert mat(m, 0)["wonders"] == ["great_zimbabwe"]
    assert m.state.store == 0


@rule("N175", "N155", "N96")
def test_the_opera_house_won_in_war_can_complete_populous_at_once() -> None:
    islands = ["0,3", "0,5", "0,7", "0,9"]
    land = line("GG") | dict.fromkeys([*islands, "20,0", "21,0"], "G")
    b = bea(cities=["1,0"], tokens=["21,0"], wonders={"sydney_opera_house": "1,0"})
    m = war(5, land, b, cities=[*islands, "20,0"], victory=["v5"], dice=[6, 1])
    assert mat(m, 0)["agendas"] == []
    strike(m, "1,0")
    assert mat(m, 0)["agendas"] == ["populous"]


# -- city-states ------------------------------------------------------------------------------------------------------


@rule("N118", "N141", "N206")
def test_a_conquered_city_state_takes_its_card_from_the_very_defender_it_would_help() -> None:
    land = line("GG") | {"1,0": "G carthage", "0,1": "G"}
    m = war(5, land, bea(tokens=["0,1"], envoys=["carthage"]), dice=[6, 1, 3, 3])
    strike(m, "1,0")
    assert mat(m, 1)["envoys"] == []
    do(m, 0, "attack", "0,1")
    assert rolled(m) == (8, 4)


@rule("N201", "N93")
def test_carthage_counts_the_attackers_own_cities_and_free_city_states_near_the_target() -> None:
    land = line("GGGG") | {"3,0": "G seoul", "9,9": "G carthage"}
    b = bea(tokens=["1,0"], envoys=["carthage"])
    m = war(1, land, b, envoys=["carthage"], dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4 + 2, 4 + 1)


@rule("N119", "N84", "N93")
def test_who_attacks_a_conquered_city_state_loses_the_cards_of_its_conqueror() -> None:
    land = line("GG") | {"1,0": "G seoul"}
    b = bea(cities=["1,0"], states={"seoul": "astrology"})
    m = war(5, land, b, pacts=[(1, "embassy")], dice=[1, 6])
    strike(m, "1,0")
    assert mat(m, 0)["pacts"] == []
    assert there(m, "1,0")["city"] == 1


@rule("N120", "N81", "N95")
def test_a_liberated_city_state_may_be_conquered_with_the_next_attack() -> None:
    land = line("GG") | {"1,0": "G seoul"}
    b = bea(cities=["1,0"], states={"seoul": "astrology"})
    m = war(5, land, b, dice=[6, 1, 6, 1])
    strike(m, "1,0")
    do(m, 0, "liberate")
    assert mat(m, 0)["envoys"] == ["seoul"]
    assert mat(m, 1)["cities_left"] == 7
    strike(m, "1,0")
    assert mat(m, 0)["envoys"] == []
    assert there(m, "1,0") == {"city": 0, "state": "seoul", "state_here": False}
    assert m.view(None)["states"]["seoul"]["conquered"] == 0


@rule("N119", "N155", "N159", "N156")
def test_conquering_from_the_conqueror_counts_for_the_new_one_and_does_not_undo_the_old() -> None:
    land = line("GGG") | {"1,0": "G seoul", "5,5": "G kabul"}
    a = {"cities": ["5,5"], "states": {"kabul": "masonry"}, "victory": ["v2"]}
    b = bea(cities=["1,0"], states={"seoul": "astrology"}, agendas=["warmonger"])
    m = war(5, land, b, dice=[6, 1], **a)
    assert mat(m, 0)["agendas"] == []
    strike(m, "1,0")
    do(m, 0, "conquer")
    assert mat(m, 0)["agendas"] == ["warmonger"]
    assert mat(m, 1)["agendas"] == ["warmonger"]


@rule("N98", "N159", "N69", "N122")
def test_a_city_over_the_token_on_a_conquered_city_state_keeps_the_conquest() -> None:
    land = line("GGG") | {"2,0": "G seoul"}
    ada = player("Ada", "rome", capital="0,0", strong=["2,0"], states={"seoul": "astrology"})
    m = scene(ada, map=land, resolve=("pottery", 1))
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    assert m.view(None)["states"]["seoul"]["conquered"] == 0
    assert there(m, "2,0") == {"city": 0, "state": "seoul", "state_here": False}


@rule("N173", "A14", "N122", "A48")
def test_the_forbidden_city_frees_a_city_state_held_by_a_token_and_its_wonder_strays() -> None:
    land = line("GG") | {"1,0": "G seoul"}
    b = bea(strong=["1,0"], states={"seoul": "astrology"}, wonders={"petra": "1,0"})
    m = scene(player("Ada", capital="0,0", wonders={"forbidden_city": "0,0"}), b, map=land)
    do(m, 0, "raze", "1,0")
    assert there(m, "1,0") == {"state": "seoul", "wonder": "petra", "state_here": True}
    assert mat(m, 1)["wonders"] == []
    assert sound(m)


@rule("N121", "N105", "N122", "N83")
def test_a_city_state_freed_by_a_barbarian_is_closed_while_it_stands_there() -> None:
    land = line("GGG") | {"1,0": "G seoul"}
    ada = player("Ada", capital="0,0", row=ROW)
    b = bea(cities=["1,0"], states={"seoul": "astrology"}, caravans=["1,0"])
    m = run("MoveBarbarians", ["Turn", 0], players=[ada, b], map=land, barbarians={"A": "2,0"}, dice=[4])
    assert barbarian(m, "A") == "1,0"
    assert caravan(m, 1) == "card"
    assert m.view(None)["states"]["seoul"]["conquered"] is None
    do(m, 0, "focus", "foreign_trade")
    assert not may(m, 0, "send", 0, "1,0")
