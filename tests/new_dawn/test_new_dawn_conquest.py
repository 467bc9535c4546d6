"""What a won attack brings (9), and city-states conquered, liberated and freed (12)."""

from __future__ import annotations

from typing import Any

from dawn import FAR, asked, barbarian, do, line, mat, may, offered, question, run, scene, sound, there, told, trade

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
