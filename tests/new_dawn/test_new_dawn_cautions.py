"""Cautions: what would do nothing, what costs something, and what is given up is said before, and only what is true."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from dawn import ROW, bea, do, hexagon, line, military, war, words
from dawn_people import ada, beate, begin, industry
from text_checks import both, check_sentence

from zeitalter import Match
from zeitalter.games.new_dawn.game import GAME
from zeitalter.kit.cautions import caution_of, caution_text, cautions_of
from zeitalter.testing import rule
from zeitalter.texts import texts_for


def said(m: Match, *answer: Any, seat: int = 0, lang: str = "en") -> tuple[str, str, str] | None:
    """The tone, id and sentence of what is said about an answer."""
    action = GAME.action_from_json(m.table, words(m, answer))
    assert action in list(m.options(seat)), answer
    found = caution_of(GAME, m.state, seat, action)
    return None if found is None else (found.tone, found.id, caution_text(texts_for(GAME.id, lang), m, found))


def told(m: Match, *answer: Any, seat: int = 0) -> tuple[str, str] | None:
    """The tone and id of it."""
    found = said(m, *answer, seat=seat)
    return None if found is None else found[:2]


# -- cards without effect ----------------------------------------------------------------------------------------------


@rule("N27", "N38")
def test_a_culture_card_that_reaches_no_space_is_idle_and_one_that_does_is_not() -> None:
    m = begin("egypt", line("GM"), row=["early_empire", *[card for card in ROW if card != "early_empire"]])
    assert said(m, "focus", "early_empire", lang="de") == (
        "idle",
        "card-culture",
        "Jetzt ohne Wirkung: neben deinen Städten ist kein Feld frei, das dieser Platz erreicht.",
    )
    m = begin("egypt", line("GG"), row=["early_empire", *[card for card in ROW if card != "early_empire"]])
    assert told(m, "focus", "early_empire") is None


@rule("N27", "N54", "N66", "N78", "N79")
def test_on_an_island_only_science_has_an_effect() -> None:
    m = begin("egypt", line("GW"))
    assert {card: told(m, "focus", card) for card in ROW} == {
        "astrology": None,
        "foreign_trade": ("idle", "card-economy"),
        "masonry": ("idle", "card-military"),
        "early_empire": ("idle", "card-culture"),
        "pottery": ("idle", "card-industry"),
    }


@rule("N212")
def test_a_card_that_capitalism_resolves_in_slot_one_can_be_idle_too() -> None:
    m = ada("capitalism", 3, line("GM") | {"0,1": "G"}, beate(capital="0,1"))
    while "resolve" not in {option[0] for option in m.options(0)}:
        do(m, 0, "done")
    assert told(m, "resolve", "early_empire") == ("idle", "card-culture")
    assert told(m, "resolve", "astrology") is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_card_called_idle_changes_nothing_when_it_is_played(seed: int) -> None:
    """Random players resolve every card that is called idle, and the log agrees."""
    m, r, seen = Match.new(GAME, 2 + seed % 3, {"round_limit": "40"}, seed=seed), Random(seed), 0
    for _ in range(700):
        if m.over:
            break
        seat = m.asked()[0]
        options = m.options(seat)
        found = {options[i]: c for i, c in cautions_of(GAME, m.state, seat).items()}
        idle = [o for o, c in found.items() if c.tone == "idle" and o[0] == "focus"]
        if not idle:
            m.play(seat, r.choice(options))
            continue
        before = len(m.events(None))
        m.play(seat, idle[0])
        while ("done",) in (m.options(seat) if seat in m.asked() else ()):
            m.play(seat, ("done",))
        assert "without-effect" in {event.id for _, event in m.events(None)[before:]}
        seen += 1
    assert seen


# -- attacks -----------------------------------------------------------------------------------------------------------


@rule("N86", "N90")
def test_an_attack_that_the_best_roll_cannot_win_is_idle() -> None:
    m = war(1, line("GG") | {"1,0": "G seoul"})
    assert said(m, "attack", "1,0") == (
        "idle",
        "hopeless",
        "No chance: you reach 1 + die at most, against 8 + die.",
    )
    m = war(4, line("GG") | {"1,0": "G seoul"})
    assert told(m, "attack", "1,0") is None
    m = war(1, line("GG") | {"1,0": "G seoul"}, trade={"masonry": 3})
    assert told(m, "attack", "1,0") is None


@rule("N84")
def test_an_attack_says_which_diplomacy_card_it_costs() -> None:
    m = war(5, line("GG") | {"1,0": "G seoul"}, envoys=["seoul"])
    assert said(m, "attack", "1,0") == ("cost", "envoy", "Costs you the diplomacy card: Seoul.")
    m = war(5, line("GG"), bea(tokens=["1,0"]), pacts=[(1, "embassy")])
    assert said(m, "attack", "1,0", lang="de") == ("cost", "pact", "Kostet dich, was du von Bea hast: Botschaft.")


@rule("N84", "N90")
def test_losing_a_diplomacy_card_for_nothing_is_asked_about_once_more() -> None:
    m = war(1, line("GG") | {"1,0": "G seoul"}, envoys=["seoul"])
    assert told(m, "attack", "1,0") == ("grave", "hopeless-envoy")
    m = war(1, line("GM"), bea(cities=["1,0"]), pacts=[(1, "embassy")])
    assert told(m, "attack", "1,0") == ("grave", "hopeless-pact")


@rule("N89", "N90")
def test_tokens_that_decide_nothing_in_a_combat_are_idle() -> None:
    m = war(5, line("GG") | {"1,0": "G A"}, barbarians={"A": "1,0"}, dice=[6, 1], trade={"masonry": 1})
    do(m, 0, "attack", "1,0")
    assert told(m, "spend") == ("idle", "won-anyway")
    assert told(m, "done") is None
    m = war(1, line("GM") | {"1,0": "M A"}, barbarians={"A": "1,0"}, dice=[1, 6], trade={"masonry": 1})
    do(m, 0, "attack", "1,0")
    assert told(m, "spend") == ("idle", "lost-anyway")
    assert told(m, "done") is None


@rule("N89", "N90")
def test_a_combat_that_tokens_could_still_win_says_so_at_done() -> None:
    m = war(2, line("GG") | {"1,0": "G A"}, barbarians={"A": "1,0"}, dice=[2, 4], trade={"masonry": 2})
    do(m, 0, "attack", "1,0")
    assert told(m, "spend") is None
    assert said(m, "done") == ("cost", "could-win", "This loses; with 2 more trade tokens you would be ahead.")


@rule("N34", "N89")
def test_the_defender_hears_what_tokens_can_do() -> None:
    m = war(2, line("GG"), bea(tokens=["1,0"], trade={"masonry": 1}), dice=[4, 4])
    do(m, 0, "attack", "1,0")
    if m.asked() == (0,):
        do(m, 0, "done")
    assert told(m, "done", seat=1) == ("cost", "could-hold")
    assert told(m, "spend", seat=1) is None
    do(m, 1, "spend")
    assert 1 not in m.asked() or told(m, "done", seat=1) is None


@rule("N79")
def test_stopping_before_a_good_attack_says_what_is_given_up() -> None:
    m = war(5, line("GG") | {"1,0": "G A"}, barbarians={"A": "1,0"})
    assert told(m, "done") == ("cost", "attack-left")
    m = war(1, line("GG") | {"1,0": "G seoul"})
    assert told(m, "done") is None


# -- what is lost and left ---------------------------------------------------------------------------------------------


@rule("N31", "N59")
def test_a_token_on_a_full_card_and_trade_without_room_say_what_they_lose() -> None:
    m = ada("foreign_trade", 1, line("GG"), beate(capital="1,0"), trade={"pottery": 3})
    do(m, 0, "send", 0, "1,0")
    assert told(m, "put", "pottery") == ("cost", "card-full")
    assert told(m, "put", "masonry") is None
    m = ada("foreign_trade", 1, line("GG") | {"1,0": "G seoul"}, trade={"astrology": 2})
    assert said(m, "send", 0, "1,0") == (
        "cost",
        "trade-lost",
        "1 trade token will be lost, the card is full: Science.",
    )
    m = ada("foreign_trade", 1, line("GG") | {"1,0": "G seoul"}, trade={"astrology": 1})
    assert told(m, "send", 0, "1,0") is None


@rule("N37", "N33")
def test_done_with_control_tokens_left_is_asked_about_and_a_token_without_a_space_is_idle() -> None:
    m = ada("early_empire", 1, line("GG") | {"-1,0": "G"}, trade={"early_empire": 1})
    assert said(m, "done") == ("grave", "tokens-left", "You give up 2 control tokens.")
    assert told(m, "spend") == ("idle", "no-site")
    do(m, 0, "claim", "1,0")
    assert said(m, "done") == ("grave", "tokens-left", "You give up 1 control token.")


@rule("N52", "N59", "N62")
def test_done_with_caravans_left_says_what_they_could_do() -> None:
    m = ada("foreign_trade", 1, line("GGG"))
    assert told(m, "done") == ("cost", "caravans-left")
    do(m, 0, "send", 0, "1,0")
    assert told(m, "done") is None
    m = ada("foreign_trade", 1, line("GG") | {"1,0": "G seoul"}, trade={"foreign_trade": 1})
    assert told(m, "done") == ("grave", "trade-left")
    do(m, 0, "send", 0, "1,0")
    assert 0 not in m.asked() or told(m, "spend") == ("idle", "no-caravan")


@rule("N78")
def test_done_with_tokens_to_reinforce_counts_them() -> None:
    m = military(2, line("GGGG"), tokens=["1,0", "2,0", "3,0"])
    do(m, 0, "effect", "reinforce")
    assert said(m, "done") == ("cost", "reinforce-left", "You could still reinforce 2 control tokens.")


@rule("N27", "A35", "N48")
def test_giving_up_a_whole_card_is_asked_about_once_more() -> None:
    assert told(industry(5, hexagon(2)), "done") == ("grave", "card-unused")
    m = ada("astrology", 3, line("GG"))
    assert said(m, "done") == ("grave", "dial-stays", "The technology dial will stay at 0.")
    do(m, 0, "advance")
    assert told(m, "done") == ("grave", "card-left")


@rule("N49")
def test_a_token_beyond_the_end_of_the_dial_is_idle() -> None:
    m = ada("astrology", 5, line("GG"), dial=22, trade={"astrology": 1})
    assert told(m, "spend") == ("idle", "dial-end")
    m = ada("astrology", 1, line("GG"), dial=22, trade={"astrology": 1})
    assert told(m, "spend") is None


@rule("A33", "A42")
def test_a_new_card_that_is_weaker_or_costs_a_caravan_says_so() -> None:
    m = ada("astrology", 3, line("GG"), row=["astrology", "steam_power", "masonry", "early_empire", "pottery"])
    do(m, 0, "advance")
    assert told(m, "replace", "pottery", "animal_husbandry") is None
    found = told(m, "replace", "steam_power", "currency")
    assert found in (("grave", "fewer-caravans"), ("cost", "weaker-card"))


@rule("N61")
def test_leaving_a_diplomacy_card_says_whose() -> None:
    m = ada("foreign_trade", 1, line("GG"), beate(capital="1,0"))
    do(m, 0, "send", 0, "1,0")
    while "take_pact" not in {option[0] for option in m.options(0)}:
        do(m, 0, *GAME.action_to_json(m.table, m.options(0)[0]))
    assert said(m, "done") == ("cost", "pact-left", "You will take no diplomacy card from Beate.")


@rule("N213")
def test_nuclear_power_counts_the_own_tokens_it_hits() -> None:
    m = ada("nuclear_power", 5, line("GGGG"), beate(tokens=["2,0"]), tokens=["1,0"])
    assert said(m, "strike", "2,0") == ("cost", "own-tokens", "Hits 1 control token of yours, too.")
    assert told(m, "strike", "3,0") is None


# -- the sentences -----------------------------------------------------------------------------------------------------


def ids() -> list[str]:
    text = (GAME.words.folder / "cautions.en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^caution-([\w-]+) =", text, re.M)


@pytest.mark.parametrize(("lang", "id"), both(ids()))
def test_every_caution_is_a_sentence(lang: str, id: str) -> None:
    names = dict.fromkeys(("seat", "pact", "city_state", "space", "focus", "type"), "X")
    for n in (0, 1, 2):
        check_sentence(texts_for(GAME.id, lang).message(f"caution-{id}", number=n, number2=7, **names))
