"""The log says causes: why trade tokens are lost, what a wonder does, where it goes, and what stops a barbarian."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import bea, do, lead, line, military, owner, run, scene, strike, told, trade
from dawn_people import ada, beate, begin

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule
from zeitalter.texts import Texts

FULL = dict.fromkeys(("astrology", "foreign_trade", "masonry", "early_empire", "pottery"), 3)
AWAY = {"0,40": "G"}


def ids(m: Match) -> list[str]:
    """What has happened, in order."""
    return [e.id for _, e in m.events(None)]


def said(m: Match, id: str, lang: str) -> str:
    """The sentence of the first event of a kind."""
    return Texts("new_dawn", lang).event(m, next(e for _, e in m.events(None) if e.id == id))


# -- trade tokens -----------------------------------------------------------------------------------------------------


@rule("N31", "N59")
def test_a_token_put_on_a_full_card_is_lost_by_name() -> None:
    m = ada("foreign_trade", 1, line("GG"), beate(capital="1,0"), trade={"pottery": 3})
    do(m, 0, "send", 0, "1,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "masonry")
    assert told(m, "card-full") == [(0, 1, "pottery")]
    assert told(m, "gets-trade") == [(0, 1, "masonry")]
    assert said(m, "card-full", "en") == "Ada loses 1 trade token, because a card holds at most 3: Pottery."


@rule("N31", "N59", "N60")
def test_of_two_tokens_of_a_city_state_the_log_names_the_one_without_room() -> None:
    m = ada("foreign_trade", 1, line("GG") | {"1,0": "G seoul"}, trade={"astrology": 2})
    do(m, 0, "send", 0, "1,0")
    assert trade(m, 0) == {"astrology": 3}
    assert told(m, "gets-trade") == told(m, "card-full") == [(0, 1, "astrology")]
    m = ada("foreign_trade", 1, line("GG") | {"1,0": "G seoul"}, trade={"astrology": 3})
    do(m, 0, "send", 0, "1,0")
    assert told(m, "card-full") == [(0, 2, "astrology")]
    assert told(m, "gets-trade") == []


@rule("N31", "N94")
def test_what_no_card_can_take_is_lost_because_all_are_full() -> None:
    m = ada("foreign_trade", 1, line("GG"), beate(capital="1,0"), trade=FULL)
    do(m, 0, "send", 0, "1,0")
    assert told(m, "cards-full") == [(0, 2)]
    assert said(m, "cards-full", "de") == "Ada verliert 2 Handelsmarker, denn die Karten sind voll."
    m = ada("foreign_trade", 1, line("GG"), beate(capital="1,0"), trade=FULL | {"pottery": 2})
    do(m, 0, "send", 0, "1,0")
    do(m, 0, "put", "pottery")
    assert told(m, "gets-trade") == [(0, 1, "pottery")]
    assert told(m, "cards-full") == [(0, 1)]


@rule("A26", "N59")
def test_tokens_without_a_card_of_their_type_are_lost_for_that_reason() -> None:
    cards = ["pottery", "foreign_trade", "masonry", "early_empire", "iron_working"]
    m = ada("foreign_trade", 1, line("GG") | {"1,0": "G seoul"}, row=cards)
    do(m, 0, "send", 0, "1,0")
    assert told(m, "card-missing") == [(0, 2, "science")]
    assert said(m, "card-missing", "en").endswith("because no card of this type is in the row: Science.")


@rule("A56", "N179")
def test_what_lay_on_great_zimbabwe_is_lost_aloud() -> None:
    rival = bea(cities=["1,0"], wonders={"great_zimbabwe": "1,0"})
    m = scene(
        player("Ada", "egypt", capital="0,0"), rival, map=line("GG"), resolve=("masonry", 5), dice=[6, 1], store=4
    )
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert told(m, "store-lost") == [(1, 4)]


# -- what wonders and city-states do ----------------------------------------------------------------------------------


@rule("N172", "N29")
def test_the_hanging_gardens_are_named_before_their_token() -> None:
    m = owner("hanging_gardens", line("GGG"))
    do(m, 0, "claim", "1,0")
    assert told(m, "uses-wonder") == [(0, "hanging_gardens")]
    assert ids(m)[-2:] == ["uses-wonder", "claims"]
    assert said(m, "uses-wonder", "de") == "Ada nutzt ein Weltwunder: Hängende Gärten."


@rule("N172", "N42")
def test_the_hanging_gardens_are_also_why_a_token_is_taken_back() -> None:
    spaces = [f"{i},9" for i in range(31)]
    m = lead(
        "egypt",
        line("GG") | dict.fromkeys(spaces, "G"),
        tokens=spaces,
        wonders={"hanging_gardens": "0,0"},
        victory=["v1"],
    )
    do(m, 0, "take_back", "3,9")
    assert ids(m)[-2:] == ["uses-wonder", "takes-back"]


@rule("N173", "N29")
def test_the_forbidden_city_is_named_before_the_token_it_destroys() -> None:
    m = owner("forbidden_city", line("GG"), bea(tokens=["1,0"]))
    do(m, 0, "raze", "1,0")
    assert told(m, "uses-wonder") == [(0, "forbidden_city")]
    assert ids(m)[-2:] == ["uses-wonder", "loses-token"]


@rule("N171")
def test_stonehenge_is_named_only_for_the_tokens_that_follow() -> None:
    m = owner("stonehenge", line("GHHH"), resolve=("early_empire", 2))
    do(m, 0, "claim", "1,0")
    assert told(m, "uses-wonder") == []
    do(m, 0, "claim", "2,0")
    assert told(m, "uses-wonder") == [(0, "stonehenge")]


@rule("N183", "N179", "N29")
def test_other_wonders_of_the_start_of_a_turn_are_named_too() -> None:
    m = owner("oracle", line("GG"))
    do(m, 0, "swap", "astrology", "foreign_trade")
    assert ids(m)[-2:] == ["uses-wonder", "swaps-cards"]
    m = owner("great_zimbabwe", line("GG"), store=1)
    do(m, 0, "unload", "masonry")
    assert ids(m)[-2:] == ["uses-wonder", "gets-trade"]


@rule("N204", "N29")
def test_seoul_is_named_before_the_barbarian_it_moves() -> None:
    m = begin("egypt", line("GGG"), envoys=["seoul"], barbarians={"A": "1,0"})
    do(m, 0, "drive", "A", "2,0")
    assert told(m, "uses-envoy") == [(0, "seoul")]
    assert ids(m)[-2:] == ["uses-envoy", "driven"]


@rule("N191", "N182")
def test_the_wonder_that_lets_a_card_be_resolved_again_is_named() -> None:
    m = owner("estadio_do_maracana", line("GG"))
    do(m, 0, "focus", "early_empire")
    do(m, 0, "done")
    do(m, 0, "resolve", "foreign_trade")
    assert told(m, "uses-wonder") == [(0, "estadio_do_maracana")]


# -- captured wonders -------------------------------------------------------------------------------------------------


def won(*rivals: Any, **what: Any) -> Match:
    """Ada wins an attack on 1,0."""
    m = military(5, line("GGGG"), *rivals, dice=[6, 1], **what)
    do(m, 0, "effect", "attack")
    strike(m, "1,0")
    return m


@rule("N96", "N130")
def test_a_captured_wonder_stays_on_its_space() -> None:
    m = won(bea(cities=["1,0"], wonders={"petra": "1,0"}))
    assert told(m, "gets-wonder") == [(0, "petra", "1,0")]


@rule("N97")
def test_the_wonder_of_a_capital_is_told_with_its_new_city() -> None:
    m = won(bea(capital="1,0", wonders={"petra": "1,0"}), cities=["3,0"])
    do(m, 0, "under", "3,0")
    assert told(m, "moves-wonder") == [(0, 1, "petra", "3,0")]
    assert told(m, "gets-wonder") == told(m, "keeps-wonder") == []
    assert said(m, "moves-wonder", "en").startswith(
        "Ada takes a world wonder from Bea, which goes under a city of Ada: Petra"
    )


@rule("N97", "N128")
def test_the_log_says_why_a_wonder_stays_in_its_capital() -> None:
    m = won(bea(capital="1,0", wonders={"petra": "1,0"}), wonders={"oracle": "0,0"})
    assert told(m, "keeps-wonder") == [(1, "petra", 0)]
    assert told(m, "moves-wonder") == []
    assert said(m, "keeps-wonder", "de") == "Bea behält ein Weltwunder, denn Ada hat keine Stadt ohne eines: Petra."


# -- barbarians -------------------------------------------------------------------------------------------------------


def roam(map: dict[str, str], **what: Any) -> Match:
    """Barbarian A moves to the east from 1,0."""
    seat = player("Ada", **{"capital": "0,40", **what})
    return run("MoveBarbarians", players=[seat], map={**map, **AWAY}, barbarians={"A": "1,0"}, dice=[1])


def causes(m: Match) -> list[str]:
    """What the log says of barbarians, in order."""
    return [id for id in ids(m) if id.startswith("barbarian-")]


@rule("N103")
def test_the_edge_turns_a_barbarian_around() -> None:
    m = roam(line("GG"))
    assert told(m, "barbarian-at-edge") == [("A", "1,0")]
    assert told(m, "barbarian-moves") == [("A", "1,0", "0,0")]
    assert causes(m) == ["barbarian-at-edge", "barbarian-moves"]


@rule("N103", "A12")
def test_at_an_edge_behind_the_water_a_barbarian_comes_back() -> None:
    m = roam(line("GGWW"))
    assert told(m, "barbarian-at-edge") == [("A", "3,0")]
    assert causes(m) == ["barbarian-at-edge", "barbarian-stays"]


@rule("N189", "A13")
def test_petra_is_named_where_it_keeps_a_barbarian_out() -> None:
    m = roam(line("GGG"), strong=["2,0"], wonders={"petra": "0,40"})
    assert told(m, "barbarian-barred") == [("A", 0, "petra", "2,0")]
    assert causes(m) == ["barbarian-barred", "barbarian-moves"]
    assert "Petra" in said(m, "barbarian-barred", "de")


@rule("N189", "N103", "A13")
def test_a_barbarian_stays_for_as_many_reasons_as_it_has() -> None:
    m = roam({"1,0": "G", "2,0": "G"}, strong=["2,0"], wonders={"petra": "0,40"})
    assert causes(m) == ["barbarian-barred", "barbarian-at-edge", "barbarian-stays"]


@rule("N106")
def test_a_reinforced_token_is_why_a_barbarian_goes_back() -> None:
    m = roam(line("GGG"), strong=["2,0"])
    assert told(m, "barbarian-repelled") == [("A", 0, "2,0", "1,0")]
    assert told(m, "weakened") == [(0, "2,0")]
    assert said(m, "barbarian-repelled", "en").startswith("A reinforced control token of Ada drives barbarian A back: ")


@rule("N107")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_capital_is_why_a_barbarian_goes_back(tokens: int) -> None:
    m = roam(line("GGG"), capital="2,0", trade={"pottery": tokens})
    assert told(m, "barbarian-at-capital") == [("A", 0, "1,0")]
    assert told(m, "barbarian-repelled") == []
    assert told(m, "loses-trade") == [(0, 1, "pottery")] * tokens
    assert said(m, "barbarian-at-capital", "de").startswith("Die Hauptstadt von Ada wehrt Barbar A ab")
