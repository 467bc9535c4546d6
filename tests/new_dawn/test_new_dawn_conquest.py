"""What a won attack brings (9), and city-states conquered, liberated and freed (12)."""

from __future__ import annotations

from typing import Any

import pytest
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
    told,
    trade,
    war,
)

from zeitalter import Match
from zeitalter.games.new_dawn.position import Player, player
from zeitalter.testing import rule

CITIES = [f"{i},9" for i in range(0, 14, 2)]
MANY = dict.fromkeys(CITIES, "G")
TOKENS = [f"{i},20" for i in range(31)]
TAKEN = dict.fromkeys(TOKENS, "G")


def attack(place: str, map: dict[str, str], *rivals: Player, slot: int = 5, **what: Any) -> Match:
    """Ada in 0,0 wins an attack on a place, with a six against a one."""
    names = ("barbarians", "options", "stray", "victory")
    board = {key: what.pop(key) for key in names if key in what}
    cards = ["astrology", "foreign_trade", "flight", "early_empire", "pottery"]
    ada = player("Ada", what.pop("leader", "egypt"), **{"capital": "0,0", "row": cards, **what})
    m = scene(ada, *rivals, map=map, resolve=("flight", slot), dice=[6, 1], **board)
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", place)
    return m


@rule("N91", "N12")
def test_a_defeated_barbarian_leaves_the_map_for_a_trade_token() -> None:
    m = attack("1,0", line("GG"), barbarians={"A": "1,0"})
    assert barbarian(m, "A") is None
    do(m, 0, "put", "early_empire")
    assert trade(m, 0) == {"early_empire": 1}
    assert told(m, "barbarian-defeated") == [(0, "A")]


@rule("N92", "N12")
def test_a_won_token_is_replaced_by_an_unreinforced_one() -> None:
    m = attack("1,0", line("GG"), player("Bea", "rome", capital=FAR, strong=["1,0"]))
    assert there(m, "1,0") == {"token": 0}
    assert (mat(m, 0)["tokens_left"], mat(m, 1)["tokens_left"]) == (30, 31)


@rule("N92", "N126", "D30")
def test_the_natural_wonder_goes_with_its_space() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], natures={"pantanal": ""})
    m = attack("1,0", line("GN") | {"1,0": "N pantanal"}, bea)
    assert m.view(None)["natures"] == {"pantanal": 0}


@rule("A15", "N125", "N126")
def test_a_city_on_a_natural_wonder_passes_it_on() -> None:
    bea = player("Bea", "rome", capital=FAR, cities=["1,0"], natures={"pantanal": ""})
    m = attack("1,0", line("GN") | {"1,0": "N pantanal"}, bea, trade={"flight": 3})
    assert told(m, "roll")[0][3:] == (14, 11)
    do(m, 0, "done")
    assert there(m, "1,0") == {"city": 0, "nature": "pantanal", "nature_here": False}
    assert m.view(None)["natures"] == {"pantanal": 0}


@rule("N93", "N12")
def test_a_won_city_is_replaced_by_an_own_one() -> None:
    m = attack("1,0", line("GG"), player("Bea", "rome", capital=FAR, cities=["1,0"]))
    assert there(m, "1,0") == {"city": 0}
    assert (mat(m, 0)["cities_left"], mat(m, 1)["cities_left"]) == (6, 7)


@rule("N94", "A11", "N159")
def test_a_defeated_capital_stays_and_loses_two_trade_tokens_to_the_attacker() -> None:
    bea = player("Bea", "rome", capital="1,0", trade={"pottery": 2, "masonry": 1})
    m = attack("1,0", line("GG"), bea, victory=["v2"])
    do(m, 1, "done")
    assert offered(m, 0, "steal") == ["masonry", "pottery"]
    do(m, 0, "steal", "pottery")
    do(m, 0, "steal", "masonry")
    do(m, 0, "put", "flight")
    do(m, 0, "put", "astrology")
    assert trade(m, 0) == {"flight": 1, "astrology": 1}
    assert trade(m, 1) == {"pottery": 1}
    assert there(m, "1,0") == {"city": 1, "capital": True}
    assert mat(m, 0)["agendas"] == ["warmonger"]


@rule("N94", "A32")
def test_a_capital_may_be_defeated_twice_in_a_turn_and_less_taken() -> None:
    bea = player("Bea", "rome", capital="1,0", trade={"pottery": 1})
    m = attack("1,0", line("GG"), bea)
    do(m, 0, "done")
    assert trade(m, 1) == {"pottery": 1}
    assert may(m, 0, "attack", "1,0")


@rule("N95", "N118", "D25", "N141")
def test_a_conquered_city_state_brings_its_token_a_city_and_ends_its_cards() -> None:
    cem = player("Cem", "japan", capital="40,0", envoys=["seoul"])
    bea = player("Bea", "rome", capital=FAR, envoys=["seoul"])
    m = attack("1,0", line("GG") | {"1,0": "G seoul", "40,0": "G"}, bea, cem)
    assert told(m, "attack-won") == [(0, 14, 9)]
    assert there(m, "1,0") == {"city": 0, "state": "seoul", "state_here": False}
    assert mat(m, 0)["row"][1] == {"card": "astrology", "trade": 0, "states": ["seoul"], "natures": []}
    assert mat(m, 1)["envoys"] == mat(m, 2)["envoys"] == []
    assert m.view(None)["states"]["seoul"] == {"conquered": 0, "envoys": []}
    assert may(m, 0, "attack", "1,0") is False


def kumasi(**what: Any) -> Match:
    """Beate's city on conquered Kumasi is defeated."""
    bea = player("Bea", "rome", capital=FAR, states={"kumasi": "early_empire"}, **{"cities": ["1,0"], **what})
    return attack("1,0", line("GG") | {"1,0": "G kumasi"}, bea)


@rule("N93", "N119", "N120", "D26")
def test_a_rival_city_on_a_city_state_is_conquered() -> None:
    m = kumasi()
    assert m.options(0) == [("conquer",), ("liberate",)]
    do(m, 0, "conquer")
    assert there(m, "1,0") == {"city": 0, "state": "kumasi", "state_here": False}
    assert [card["card"] for card in mat(m, 0)["row"] if card["states"]] == ["early_empire"]
    assert all(not card["states"] for card in mat(m, 1)["row"])


@rule("N119", "N120", "D26")
def test_a_rival_city_on_a_city_state_is_liberated() -> None:
    m = kumasi()
    do(m, 0, "liberate")
    assert there(m, "1,0") == {"state": "kumasi", "state_here": True}
    assert m.view(None)["states"]["kumasi"] == {"conquered": None, "envoys": [0]}
    assert (mat(m, 0)["cities_left"], mat(m, 1)["cities_left"]) == (7, 7)


@rule("N120", "A48", "N110")
def test_a_wonder_in_a_liberated_city_becomes_a_stray_for_the_next_conqueror() -> None:
    m = kumasi(wonders={"oracle": "1,0"})
    do(m, 0, "liberate")
    assert told(m, "stray-wonder") == [("oracle", "1,0")]
    assert mat(m, 0)["wonders"] == mat(m, 1)["wonders"] == []
    assert there(m, "1,0")["wonder"] == "oracle"


@rule("N99", "N119", "N98")
def test_against_a_token_on_a_city_state_a_city_is_placed_to_conquer() -> None:
    m = kumasi(cities=[], strong=["1,0"])
    do(m, 0, "conquer")
    assert there(m, "1,0") == {"city": 0, "state": "kumasi", "state_here": False}


@rule("N98")
def test_without_a_city_a_reinforced_token_takes_a_city() -> None:
    bea = player("Bea", "rome", capital=FAR, cities=["1,0"], wonders={"petra": "1,0"})
    m = attack("1,0", line("GG") | MANY, bea, cities=CITIES)
    assert there(m, "1,0") == {"token": 0, "strong": True, "wonder": "petra"}
    assert mat(m, 0)["wonders"] == ["petra"]


@rule("N98")
def test_without_a_city_a_reinforced_token_conquers_a_city_state() -> None:
    m = attack("1,0", line("GG") | MANY | {"1,0": "G seoul"}, cities=CITIES)
    assert there(m, "1,0") == {"token": 0, "strong": True, "state": "seoul", "state_here": False}
    assert m.view(None)["states"]["seoul"]["conquered"] == 0


@rule("N92", "A3", "N42")
def test_without_a_token_one_is_taken_back_or_the_defender_stays() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    m = attack("1,0", line("GG") | TAKEN, bea, tokens=TOKENS)
    assert question(m) == "FreeToken"
    do(m, 0, "done")
    assert there(m, "1,0") == {"token": 1}
    m = attack("1,0", line("GG") | TAKEN, bea, tokens=TOKENS)
    do(m, 0, "take_back", TOKENS[3])
    assert there(m, "1,0") == {"token": 0}
    assert there(m, TOKENS[3]) == {}
    assert sound(m)


@rule("N96", "N131", "D28", "N129", "N130")
def test_a_wonder_in_a_won_city_changes_hands_without_its_effect_on_building() -> None:
    bea = player("Bea", "rome", capital=FAR, cities=["1,0"], wonders={"pyramids": "1,0"})
    m = attack("1,0", line("GG"), bea)
    assert mat(m, 0)["wonders"] == ["pyramids"]
    assert mat(m, 1)["wonders"] == []
    assert there(m, "1,0") == {"city": 0, "wonder": "pyramids"}
    assert asked(m) == [1]
    assert told(m, "replaces") == []


@rule("N96a", "A49", "N129")
def test_a_wonder_under_a_token_goes_with_the_token() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], wonders={"petra": "1,0"})
    m = attack("1,0", line("GG"), bea)
    assert mat(m, 0)["wonders"] == ["petra"]
    assert there(m, "1,0") == {"token": 0, "wonder": "petra"}


@rule("N97", "N130")
def test_a_wonder_in_a_defeated_capital_moves_under_an_own_city() -> None:
    bea = player("Bea", "rome", capital="1,0", wonders={"oracle": "1,0"})
    m = attack("1,0", line("GGGGG"), bea, cities=["3,0"])
    assert offered(m, 0, "under") == ["0,0", "3,0"]
    do(m, 0, "under", "3,0")
    assert there(m, "3,0") == {"city": 0, "wonder": "oracle"}
    assert mat(m, 0)["wonders"] == ["oracle"]


@rule("N97", "N128")
def test_a_wonder_stays_in_the_capital_if_there_is_no_city_for_it() -> None:
    bea = player("Bea", "rome", capital="1,0", wonders={"oracle": "1,0"})
    m = attack("1,0", line("GG"), bea, wonders={"colossus": "0,0"})
    assert mat(m, 1)["wonders"] == ["oracle"]
    assert mat(m, 0)["wonders"] == ["colossus"]


@rule("N122", "A14", "N105")
def test_a_destroyed_city_frees_its_city_state_with_both_cards() -> None:
    bea = player("Bea", "rome", capital=FAR, cities=["1,0"], states={"kumasi": "early_empire"})
    m = run(
        "MoveBarbarians",
        players=[player("Ada", capital="0,5"), bea],
        map=line("GG") | {"1,0": "G kumasi", "0,5": "G"},
        barbarians={"A": "0,0"},
        dice=[1],
    )
    assert there(m, "1,0") == {"state": "kumasi", "state_here": True, "barbarian": "A"}
    assert m.view(None)["states"]["kumasi"] == {"conquered": None, "envoys": []}
    assert mat(m, 1)["cities_left"] == 7


@rule("N117", "N5")
def test_city_states_belong_to_nobody_and_are_grassland() -> None:
    m = scene(
        player("Ada", "scythia", capital="0,0"),
        map=line("GG") | {"1,0": "G seoul"},
        resolve=("masonry", 5),
        dice=[1, 1],
    )
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert told(m, "roll")[0][3:] == (9, 9)


@rule("A26", "N118", "N187")
def test_a_city_state_without_a_card_of_its_type_waits_for_one() -> None:
    cards = ["astrology", "foreign_trade", "masonry", "pottery", "nationalism"]
    ada = player(
        "Ada",
        capital="0,0",
        row=cards,
        cities=["1,0"],
        states={"kumasi": ""},
        dial=2,
        wonders={"oxford_university": "0,0"},
    )
    m = scene(ada, map=line("GG") | {"1,0": "G kumasi"}, resolve=("astrology", 1))
    do(m, 0, "advance")
    do(m, 0, "replace", "pottery", "drama_and_poetry")
    assert [card["card"] for card in mat(m, 0)["row"] if card["states"]] == ["drama_and_poetry"]


@rule("A26", "N118")
def test_of_two_cards_of_its_type_the_player_chooses() -> None:
    m = attack(
        "1,0",
        line("GG") | {"1,0": "G kumasi"},
        row=["astrology", "foreign_trade", "flight", "early_empire", "civil_service"],
    )
    assert offered(m, 0, "place_state") == [("kumasi", "early_empire"), ("kumasi", "civil_service")]
    do(m, 0, "place_state", "kumasi", "civil_service")
    assert mat(m, 0)["row"][4]["states"] == ["kumasi"]


# -- where it meets other chapters -------------------------------------------------------------------------------------


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


@rule("A14", "N119", "N159")
def test_with_the_token_kept_its_holder_may_win_the_space_back() -> None:
    land = line("GGG") | {"1,0": "G seoul"}
    options = {"barbarian_frees_city_state": "off"}
    m = war(5, land, bea(tokens=["1,0"]), states={"seoul": "astrology"}, options=options, dice=[6, 1])
    strike(m, "1,0")
    assert there(m, "1,0")["token"] == 0
    assert m.view(None)["states"]["seoul"]["conquered"] == 0
