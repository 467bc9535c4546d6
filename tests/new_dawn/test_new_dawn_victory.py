"""Victory (17): the ten agendas, when they are completed, and who wins."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import FAR, asked, bea, cleo, do, line, mat, question, run, scene, strike, there, told, war

from zeitalter import Match, find_game
from zeitalter.games.new_dawn.position import Player, player
from zeitalter.testing import rule

GAME = find_game("new_dawn")
BOX = {f"{q},{r}": "G" for q in range(8) for r in range(5)}


def ada(**what: Any) -> Player:
    return player("Ada", **{"capital": "0,0", **what})


def done(who: Player, map: dict[str, str] | None = None, *others: Player, **board: Any) -> list[str]:
    """The agendas of Ada once a turn has begun."""
    m = run(["Turn", 0], players=[who, *others], map=map or BOX, victory=["v1", "v2", "v3", "v4", "v5"], **board)
    found: list[str] = mat(m, 0)["agendas"]
    return found


def wonders(*names: str) -> Player:
    """Ada controls some wonders."""
    places = [f"{2 * i},0" for i in range(len(names))]
    return ada(cities=places[1:], wonders=dict(zip(names, places, strict=True)))


@rule("N157", "D46")
def test_civilized_needs_eight_cities_with_the_capital() -> None:
    land = {f"{2 * i},0": "G" for i in range(9)}
    cities = [f"{2 * i},0" for i in range(1, 8)]
    assert "civilized" in done(ada(cities=cities), land)
    assert "civilized" not in done(ada(cities=cities[:-1]), land)


@rule("N158", "N160", "N162", "N164")
@pytest.mark.parametrize(
    ("one", "two", "agenda"),
    [
        ("colossus", "big_ben", "money_grubber"),
        ("petra", "pentagon", "paranoid"),
        ("stonehenge", "eiffel_tower", "aesthetic"),
        ("oracle", "kremlin", "scholarly"),
    ],
)
def test_two_wonders_of_a_type_complete_its_agenda(one: str, two: str, agenda: str) -> None:
    assert done(wonders(one, two)) == [agenda]
    assert done(wonders(one, "alhambra" if agenda != "paranoid" else "oracle")) == []


@rule("N159")
def test_a_warmonger_defeats_a_capital_or_controls_two_conquered_city_states() -> None:
    land = {**BOX, "2,0": "G seoul", "5,0": "G kumasi"}
    two = {"seoul": "astrology", "kumasi": "early_empire"}
    assert done(ada(looted=1)) == ["warmonger"]
    assert done(ada(cities=["2,0", "5,0"], states=two), land) == ["warmonger"]
    assert done(ada(cities=["2,0"], states={"seoul": "astrology"}), land) == []


@rule("N161", "N10")
def test_an_explorer_needs_fifteen_spaces_at_water_or_the_edge() -> None:
    edge = [f"{q},0" for q in range(1, 8)] + [f"{q},4" for q in range(8)]
    assert done(ada(tokens=edge[:14])) == ["explorer"]
    assert done(ada(tokens=[*edge[:13], "3,2", "4,2"])) == []
    assert done(ada(tokens=[*edge[:13], "3,2"]), {**BOX, "3,1": "W"}) == ["explorer"]


@rule("N163")
@pytest.mark.parametrize(("dial", "agendas"), [(24, ["technophile"]), (23, [])])
def test_a_technophile_reaches_24(dial: int, agendas: list[str]) -> None:
    assert done(ada(dial=dial)) == agendas


@rule("N165", "N116")
def test_populous_needs_five_mature_cities() -> None:
    cities = [f"{10 * i},20" for i in range(1, 5)]
    land = dict.fromkeys(cities, "G")
    assert done(ada(cities=cities, tokens=["1,0"]), {**land, **line("GG")}) == ["populous"]
    assert done(ada(cities=cities), {**land, **line("GG")}) == []


@rule("N166", "N125")
def test_a_preservationist_controls_two_natural_wonders() -> None:
    land = line("GNN") | {"1,0": "N pantanal", "2,0": "N crater_lake"}
    assert done(ada(tokens=["1,0", "2,0"], natures={"pantanal": "", "crater_lake": ""}), land)[-1:] == [
        "preservationist"
    ]
    assert "preservationist" not in done(ada(tokens=["1,0"], natures={"pantanal": ""}), land)


@rule("N167")
def test_the_pairs_of_the_victory_cards() -> None:
    c = GAME.table(2, {}).components
    pairs = [tuple(c.ids["agenda"][a] for a in card) for card in c.victory]
    assert pairs == [
        ("civilized", "money_grubber"),
        ("warmonger", "paranoid"),
        ("explorer", "aesthetic"),
        ("technophile", "scholarly"),
        ("populous", "preservationist"),
    ]


@rule("N155")
def test_an_agenda_is_completed_at_once_also_in_a_rivals_turn() -> None:
    land = line("GG") | {f"{10 * i},20": "G" for i in range(1, 5)}
    cities = [f"{10 * i},20" for i in range(1, 5)]
    eiffel = player("Bea", "egypt", capital="2,0", tokens=["1,0", "2,1"])
    who = ada(cities=cities, wonders={"eiffel_tower": "0,0"})
    m = scene(who, eiffel, map={**land, "2,0": "G", "2,1": "G"}, victory=["v5"])
    do(m, 0, "name_tokens", "1,0", "2,1")
    assert mat(m, 0)["agendas"] == []
    do(m, 1, "yield_token", "1,0")
    assert told(m, "completes") == [(0, "populous")]


@rule("N155")
def test_only_agendas_of_cards_in_play_count() -> None:
    m = run(["Turn", 0], players=[ada(looted=1)], map=BOX, victory=["v1"])
    assert mat(m, 0)["agendas"] == []


@rule("N156", "D42")
def test_a_completed_agenda_stays_when_its_condition_fails() -> None:
    edge = [f"{q},0" for q in range(1, 8)] + [f"{q},4" for q in range(8)]
    bea = player("Bea", "egypt", capital="4,2", wonders={"forbidden_city": "4,2"}, tokens=["3,3"])
    m = scene(ada(tokens=edge[:14]), bea, map=BOX, victory=["v3"])
    do(m, 0, "focus", "pottery")
    do(m, 0, "done")
    assert mat(m, 0)["agendas"] == ["explorer"]
    do(m, 1, "raze", "3,4")
    assert m.view(None)["victory"][0]["agendas"][0]["progress"][0] == [[14, 15]]
    assert mat(m, 0)["agendas"] == ["explorer"]


@rule("N156", "A27", "N11")
def test_a_completed_agenda_is_marked_with_one_of_the_tokens_if_there_is_one() -> None:
    m = run(["Turn", 0], players=[ada(looted=1)], map=BOX, victory=["v2"])
    assert mat(m, 0)["tokens_left"] == 30
    places = [place for place in BOX if place != "0,0"][:31]
    m = run(["Turn", 0], players=[ada(looted=1, tokens=places)], map=BOX, victory=["v2"])
    assert mat(m, 0)["tokens_left"] == 0
    assert mat(m, 0)["agendas"] == ["warmonger"]


# -- the end ----------------------------------------------------------------------------------------------------------


def end(*players: Player, **board: Any) -> Match:
    """The round ends."""
    return run("EndRound", players=players, **{"map": BOX, "victory": ["v1", "v2", "v3"], **board})


WON = ["civilized", "paranoid", "explorer"]


@rule("N168", "N30")
def test_an_agenda_on_every_card_wins_at_the_end_of_the_round() -> None:
    m = end(ada(agendas=WON), player("Bea", "egypt", capital=FAR, agendas=["civilized", "money_grubber", "warmonger"]))
    assert m.result["winners"] == [0]
    assert m.result["how"] == "victory"
    assert m.over


@rule("N168")
def test_nobody_wins_in_the_middle_of_a_round() -> None:
    m = scene(ada(agendas=WON), map=BOX, victory=["v1", "v2", "v3"])
    do(m, 0, "focus", "pottery")
    do(m, 0, "done")
    assert not m.over
    do(m, 1, "focus", "pottery")
    do(m, 1, "done")
    assert m.result["winners"] == [0]


@rule("N168", "N30", "N107")
def test_the_effect_of_the_dial_comes_before_victory() -> None:
    m = end(ada(agendas=WON, trade={"pottery": 3, "masonry": 1}), barbarians={"A": "1,0"}, dice=[4], event=1)
    assert question(m) == "DiscardTrade"
    do(m, 0, "discard", "pottery")
    do(m, 0, "discard", "pottery")
    assert m.result["winners"] == [0]


@rule("N168")
def test_two_agendas_on_the_same_card_are_not_enough() -> None:
    m = end(ada(agendas=["civilized", "money_grubber", "explorer"]))
    assert not m.over
    assert m.view(None)["round"] == 2
    assert asked(m) == [0]


@rule("N169", "D44")
def test_ties_are_broken_by_wonders_then_by_spaces() -> None:
    bea = player("Bea", "egypt", capital="7,4", tokens=["6,4", "5,4"], agendas=WON, wonders={"petra": "7,4"})
    assert end(ada(agendas=WON, cities=["2,0"], wonders={"oracle": "0,0", "colossus": "2,0"}), bea).result[
        "winners"
    ] == [0]
    assert end(ada(agendas=WON, wonders={"oracle": "0,0"}, tokens=["1,0"]), bea).result["winners"] == [1]


@rule("N169", "A18")
def test_who_is_still_tied_shares_the_victory() -> None:
    m = end(ada(agendas=WON), player("Bea", "egypt", capital=FAR, agendas=WON))
    assert m.result["winners"] == [0, 1]
    assert m.result["how"] == "shared"


@rule("N170", "D45", "N22")
def test_the_epic_game_needs_four_cards() -> None:
    for seed in range(3):
        m = Match.new(GAME, 2, options={"epic": "on"}, seed=seed)
        while question(m) == "ChooseStar":
            m.play_default(m.asked()[0])
        assert len(m.view(None)["victory"]) == 4
    four = ["v1", "v2", "v3", "v4"]
    assert not end(ada(agendas=WON), victory=four, options={"epic": "on"}).over
    assert end(ada(agendas=[*WON, "scholarly"]), victory=four, options={"epic": "on"}).over


@rule("N168")
def test_at_the_agreed_limit_the_game_is_over_anyway() -> None:
    m = end(ada(agendas=["civilized"]), round=40, options={"round_limit": "40"})
    assert m.result["how"] == "limit"
    assert m.result["winners"] == [0]
    assert not end(ada(agendas=["civilized"]), round=39, options={"round_limit": "40"}).over


# -- where it meets other chapters -------------------------------------------------------------------------------------


@rule("N155", "N136", "N162")
def test_a_stray_wonder_taken_with_a_token_can_complete_an_agenda() -> None:
    ada = player("Ada", capital="0,0", wonders={"stonehenge": "0,0"})
    m = scene(ada, map=line("GG"), resolve=("early_empire", 1), stray={"eiffel_tower": "1,0"}, victory=["v3"])
    do(m, 0, "claim", "1,0")
    assert mat(m, 0)["agendas"] == ["aesthetic"]
    assert sorted(mat(m, 0)["wonders"]) == ["eiffel_tower", "stonehenge"]


@rule("N156", "N162", "N96")
def test_the_same_pair_of_wonders_can_complete_an_agenda_for_two_players() -> None:
    b = bea(cities=["1,0"], wonders={"stonehenge": "1,0", "chichen_itza": FAR}, agendas=["aesthetic"])
    m = war(5, line("GG"), b, wonders={"eiffel_tower": "0,0"}, victory=["v3"], dice=[6, 1])
    strike(m, "1,0")
    assert mat(m, 0)["agendas"] == ["aesthetic"]
    assert mat(m, 1)["agendas"] == ["aesthetic"]
    assert mat(m, 0)["tokens_left"] == 30


@rule("N166", "N92", "N156")
def test_two_natural_wonders_complete_the_agenda_even_if_one_is_lost_in_the_same_turn() -> None:
    land = {"0,0": "G", "1,0": "N pantanal", "-1,0": "N mount_everest"}
    b = bea(tokens=["1,0"], natures={"pantanal": ""})
    m = war(5, land, b, tokens=["-1,0"], natures={"mount_everest": ""}, victory=["v5"], dice=[6, 1])
    strike(m, "1,0")
    assert mat(m, 0)["agendas"] == ["preservationist"]
    assert m.view(None)["natures"] == {"pantanal": 0, "mount_everest": 0}


@rule("N168", "N169", "N156")
def test_of_three_players_two_complete_in_one_round_and_wonders_decide() -> None:
    land = line("GGGGG") | {"40,40": "G"}
    done = ["civilized", "paranoid", "explorer"]
    ada = player("Ada", "rome", capital="0,0", tokens=["1,0", "2,0"], agendas=done)
    third = cleo(agendas=done, wonders={"oracle": "40,40"})
    m = scene(ada, bea(wonders={"petra": FAR}), third, map=land, stack=["EndRound"], victory=["v1", "v2", "v3"])
    assert m.result is not None
    assert m.result["winners"] == [2]
    assert m.result["how"] == "tie-break"
    assert m.result["ranking"][:2] == [2, 0]


@rule("N169", "N7")
def test_with_equal_wonders_cities_and_tokens_count_alike_as_spaces() -> None:
    done = ["civilized", "paranoid", "explorer"]
    ada = player("Ada", "rome", capital="0,0", tokens=["1,0", "2,0"], agendas=done)
    b = bea(cities=["4,0"], tokens=["3,0"], agendas=done)
    m = scene(ada, b, map=line("GGGGG"), stack=["EndRound"], victory=["v1", "v2", "v3"])
    assert m.result is not None
    assert m.result["winners"] == [0, 1]
    assert m.result["how"] == "shared"


@rule("N168", "N30", "N105")
def test_barbarians_at_the_end_of_the_round_can_still_decide_a_tie() -> None:
    done = ["civilized", "paranoid", "explorer"]
    ada = player("Ada", "rome", capital="0,5", cities=["1,0"], wonders={"petra": "0,5"}, agendas=done)
    ada.wonders = {"oracle": "1,0"}
    b = bea(agendas=done, wonders={"stonehenge": FAR})
    m = scene(
        ada,
        b,
        map=line("GG") | {"0,5": "G"},
        stack=["EndRound"],
        event=1,
        barbarians={"A": "0,0"},
        dice=[1],
        victory=["v1", "v2", "v3"],
    )
    assert m.result is not None
    assert m.result["winners"] == [1]


@rule("N168", "N30")
def test_the_turns_after_the_deciding_one_are_still_played() -> None:
    done = ["civilized", "explorer"]
    land = line("GGG") | {"40,40": "G"}
    b = bea(capital="1,0")
    m = war(5, land, b, cleo(), agendas=done, victory=["v1", "v2", "v3"], dice=[6, 1])
    strike(m, "1,0")
    assert sorted(mat(m, 0)["agendas"]) == ["civilized", "explorer", "warmonger"]
    do(m, 0, "done")
    assert not m.over
    assert asked(m) == [1]


@rule("N176", "A49", "N166", "N155")
def test_a_natural_wonder_given_up_to_the_eiffel_tower_completes_the_agenda_of_its_taker() -> None:
    land = {"0,0": "G", "1,0": "N pantanal", "5,0": "N mount_everest", "6,0": "N grand_mesa"}
    b = bea(strong=["5,0"], tokens=["6,0"], natures={"mount_everest": "", "grand_mesa": ""})
    ada = player("Ada", capital="0,0", tokens=["1,0"], natures={"pantanal": ""}, wonders={"eiffel_tower": "0,0"})
    m = scene(ada, b, map=land, victory=["v5"])
    do(m, 0, "name_tokens", "5,0", "6,0")
    do(m, 1, "yield_token", "5,0")
    assert there(m, "5,0") == {"token": 0, "nature": "mount_everest", "nature_here": False}
    assert mat(m, 0)["agendas"] == ["preservationist"]
    assert mat(m, 1)["agendas"] == ["preservationist"]


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
