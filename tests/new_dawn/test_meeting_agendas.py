"""Where rules meet: agendas and victory."""

from __future__ import annotations

from dawn import (
    FAR,
    asked,
    bea,
    cleo,
    do,
    line,
    mat,
    scene,
    strike,
    there,
    war,
)

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


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
