"""Worked examples that go through several phases; the others stand with their chapters (WE-E, a whole round)."""

from __future__ import annotations

from build import asked, changed, cities, end, go_on, halted, phases, run_phase, scene, sound, tokens, told, with_idle

from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say

RED, BLACK = 0, 1


@rule("43.2", "43.3", "43.5", "43.6", "43.61", "43.7", "WE-E")
def test_figure_e_growth_move_answer_and_losses() -> None:
    """WE-E on real areas: C syrien, P jericho, R1 karrhai, R2 petra, R3 ninive, B1 phoenizien."""
    m = run_phase(
        ["Growth", "TakeCensus", "Movement", "Conflicts", "CityBuilding"],
        *with_idle(
            player("Red", "babylon", {"karrhai": 3, "petra": 1, "ninive": 3}),
            player("Black", "assyrien", {"syrien": 1, "jericho": 1, "phoenizien": 3}),
            seats=4,
        ),
    )
    assert tokens(m, RED) == {"karrhai": 5, "petra": 2, "ninive": 5}
    assert tokens(m, BLACK) == {"syrien": 2, "jericho": 2, "phoenizien": 5}
    assert m.view(None)["census"][:2] == [RED, BLACK]
    assert asked(m) == [RED]
    say(m, RED, "move", "karrhai", "syrien", 3)
    say(m, RED, "move", "petra", "jericho", 2)
    end(m, RED, "end_moves")
    assert asked(m) == [BLACK]
    say(m, BLACK, "move", "phoenizien", "syrien", 4)
    end(m, BLACK, "end_moves")
    assert halted(m)
    assert sorted(told(m, "loses")) == sorted(
        [(RED, 3, "syrien"), (BLACK, 2, "syrien"), (RED, 2, "jericho"), (BLACK, 2, "jericho")]
    )
    assert sorted(told(m, "surplus")) == sorted([(BLACK, 1, "syrien"), (RED, 2, "ninive")])
    assert tokens(m, RED) == {"karrhai": 2, "ninive": 3}
    assert tokens(m, BLACK) == {"syrien": 3, "phoenizien": 1}
    assert sound(m)


@rule("43", "41", "A-32")
def test_thirteen_phases_follow_one_another() -> None:
    m = scene(
        player("Ada", "kreta", {"hattusa": 2, "lemnos": 1}, cities=["athen"]),
        player("Ben", "asien", {"gordion": 1}),
        phases=["StartRound"],
        calamities=[("aufruhr", 0, 1)],
    )
    go_on(m)
    for _ in range(60):
        if m.view(None)["round"] == 2:
            break
        m.play_default(m.asked()[0])
    begun = phases(m)
    assert begun[: begun.index(13) + 1] == list(range(1, 14))
    assert m.view(None)["round"] == 2


@rule("43.2", "43.5", "43.7", "43.8", "43.1", "40")
def test_road_to_the_first_city_and_its_first_card_and_tax() -> None:
    """Figure F of the rule text as a player lives it: growth, march, city, a card, and a tax in the next round."""
    m = run_phase(
        ["Growth", "TakeCensus", "Movement", "Conflicts", "CityBuilding", "TradeCards", "Taxes"],
        player("Ada", "kreta", {"sparta": 1, "mykene": 1, "korinth": 1, "knossos": 2}),
        player("Ben", "asien", {"hattusa": 1}),
        stacks={1: ["ocker"]},
    )
    say(m, 0, "move", "mykene", "sparta", 2)
    say(m, 0, "move", "korinth", "sparta", 2)
    end(m, 0, "end_moves")
    end(m, 1, "end_moves")
    say(m, 0, "build", "sparta")
    say(m, 0, "end_building")
    assert halted(m)
    assert cities(m, 0) == ["sparta"]
    assert changed(m) == {
        "0.treasury": 2, "0.hand": ["ocker"], "1.stock": 54, "stack 1": 13, "sparta.0": None,
        "mykene.0": None, "korinth.0": None, "knossos.0": 3, "sparta.city": 0, "hattusa.1": 2,
    }  # fmt: skip
