"""Using wonders: when, how often, by action, by majority, by destroying, refreshing (H68-H72a)."""

from __future__ import annotations

import pytest

from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why


def turn(*cards: str, others: tuple[object, ...] = (), board: dict[str, object] | None = None, **what: object):
    """Ada reveals these cards, the others reveal Art and cannot pay it."""
    others = others or (player("Beate", ["south_america"], personal=0, used=0),)
    m = position(player("Ada", ["china"], **what), *others, **(board or {}))
    seats = range(1, m.state.players)
    fill(m, {0: ["select", list(cards)], **{seat: ["select", ["art"]] for seat in seats}})
    return m


def rival(territories: tuple[str, ...] = ("south_america",), **what: object):
    return player("Beate", list(territories), **{"personal": 0, "used": 0, **what})


def wonder(m, name: str, seat: int = 0) -> dict[str, object] | None:
    return next((w for w in m.view(None)["civs"][seat]["wonders"] if w["wonder"] == name), None)


def refusal(m, *words: object) -> tuple[str, str]:
    found = why(m, 0, *words)
    return (found.id, found.rule)


@rule("H68")
def test_a_wonder_is_used_by_turning_it_and_not_again_before_a_refresh():
    m = turn("exploitation", wonders=["forbidden_city"], used=1)
    say(m, 0, "wonder", "forbidden_city", [])
    assert m.state.vp[0] == 1
    assert wonder(m, "forbidden_city")["turned"]
    assert refusal(m, "wonder", "forbidden_city", []) == ("wonder-turned", "H68")


@rule("H68", "H79")
def test_a_turned_wonder_can_be_used_again_after_the_end_of_the_round():
    m = turn("exploitation", turned=["forbidden_city"], personal=0, used=1, board={"ending": True})
    assert refusal(m, "wonder", "forbidden_city", []) == ("wonder-turned", "H68")
    say(m, 0, "exploitation", "basic", 0, [])
    assert not wonder(m, "forbidden_city")["turned"]
    assert m.state.vp[0] == 0


@rule("H68")
def test_a_wonder_is_used_only_in_the_own_turn_and_only_by_its_owner():
    m = position(
        player("Ada", ["china"], wonders=["stonehenge"], technology=2),
        player("Beate", ["africa"], wonders=["sphinx", "petra"]),
    )
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["exploitation"]]})
    assert why(m, 1, "wonder", "sphinx", []).id == "not-your-turn"
    assert refusal(m, "wonder", "sphinx", []) == ("not-your-wonder", "H68")
    say(m, 0, "wonder", "stonehenge", [])
    say(m, 0, "exploitation", "basic", 0, [])
    assert m.asked() == (1,)
    assert why(m, 0, "wonder", "stonehenge", []).id == "not-your-turn"
    say(m, 1, "wonder", "sphinx", [])
    assert m.state.vp == [1, 1]


@rule("H68")
def test_any_number_of_wonders_may_be_used_in_one_turn():
    m = turn("exploitation", wonders=["stonehenge", "sphinx", "forbidden_city"], technology=2, used=1)
    for name in ("stonehenge", "sphinx", "forbidden_city"):
        say(m, 0, "wonder", name, [])
    assert m.state.vp[0] == 3


@rule("H68", "A31")
def test_a_wonder_may_be_used_before_a_single_advisor_that_then_refreshes_it():
    m = turn("nefertiti", civilization="egypt", advisors=["nefertiti"], wonders=["sphinx", "petra"], used=1)
    assert m.view(None)["civs"][0]["played"] == ["nefertiti"]  # asked before the card starts
    say(m, 0, "wonder", "sphinx", [])
    say(m, 0, "refresh", ["sphinx"])
    say(m, 0, "wonder", "sphinx", [])
    assert m.state.vp[0] == 2


@rule("H68", "A31")
@pytest.mark.parametrize("moment", ["before", "between", "after"])
def test_a_majority_wonder_may_be_used_before_between_and_after_cards(moment):
    m = turn("military", "expansion", technology=5, military=5, wonders=["sphinx"], personal=2)
    for name, way, now in (
        ("expansion", ["basic", 0, "india"], "before"),
        ("military", ["basic"], "between"),
    ):
        if moment == now:
            say(m, 0, "wonder", "sphinx", [])
        if len(m.state.played[0]) == 2:
            say(m, 0, "start", name)
        if m.asked() == (0,):
            say(m, 0, name, *way)
    if moment == "after":
        say(m, 0, "wonder", "sphinx", [])
    assert (m.state.vp[0], m.state.military[0], m.state.land[0].bit_count()) == (1, 6, 2)


@rule("H68", "A31")
def test_a_wonder_may_pay_the_price_of_its_own_action_but_is_no_duty():
    m = turn("technology", wonders=["parthenon"], personal=0, used=1)
    assert refusal(m, "technology", "basic") == ("needs-cubes", "H22")
    assert can(m, 0, "no_effect")
    say(m, 0, "wonder", "parthenon", [])  # now Technology can be paid, so it must be executed
    assert (m.state.technology[0], m.state.personal[0], m.state.used[0]) == (2, 0, 1)


@rule("H69", "E24")
def test_sphinx_needs_the_sole_majority_of_wonders():
    own = ["sphinx", "petra", "parthenon"]
    m = turn("exploitation", wonders=own, used=1, others=(rival(wonders=["colossus_rhodes", "mausoleum"]),))
    say(m, 0, "wonder", "sphinx", [])
    assert (m.state.vp[0], wonder(m, "sphinx")["turned"]) == (1, True)
    tied = rival(wonders=["colossus_rhodes", "statue_zeus", "great_wall"])
    m = turn("exploitation", wonders=own, used=1, others=(tied,))
    assert refusal(m, "wonder", "sphinx", []) == ("wonder-no-majority", "H69")


@rule("H69")
@pytest.mark.parametrize(
    ("name", "own", "tied"),
    [
        ("stonehenge", {"technology": 4, "military": 3}, {"technology": 4, "military": 2}),
        ("ishtar_gate", {"military": 3, "technology": 3}, {"military": 3, "technology": 2}),
        ("hanging_gardens", {}, {"territories": ("south_america",)}),
        ("sistine_chapel", {}, {"wonders": ["petra"]}),
    ],
)
def test_each_majority_is_blocked_by_a_tie(name, own, tied):
    m = turn("exploitation", used=1, wonders=[name], others=(rival(**tied),), **own)
    assert refusal(m, "wonder", name, []) == ("wonder-no-majority", "H69")


@rule("H69")
@pytest.mark.parametrize(
    ("name", "own", "vp"),
    [
        ("stonehenge", {"technology": 4, "military": 3}, 1),
        ("krak_chevaliers", {"military": 3, "technology": 3}, 2),
        ("space_station", {"technology": 4, "military": 3}, 3),
        ("sistine_chapel", {}, 2),
    ],
)
def test_each_majority_works_when_strictly_first(name, own, vp):
    third = player("Karl", ["africa"], personal=0, used=0, technology=3, military=2)
    m = turn("exploitation", used=1, wonders=[name], others=(rival(technology=3, military=2), third), **own)
    say(m, 0, "wonder", name, [])
    assert m.state.vp[0] == vp


@rule("H69")
def test_a_majority_of_territories_counts_shared_ones():
    m = position(
        player("Ada", ["china", "india"], wonders=["hanging_gardens"]), player("Beate", ["china"], personal=0, used=0)
    )
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["art"]]})
    say(m, 0, "wonder", "hanging_gardens", [])
    assert m.state.vp[0] == 1


@rule("H69", "E24")
def test_angkor_wat_works_with_expansion_and_with_no_other_action():
    m = turn("expansion", wonders=["angkor_wat"], personal=1)
    say(m, 0, "expansion", "basic", 0, "india")
    say(m, 0, "wonder", "angkor_wat", [])
    assert m.state.vp[0] == 1
    m = turn("exploitation", wonders=["angkor_wat"], used=1)
    assert refusal(m, "wonder", "angkor_wat", []) == ("wonder-other-action", "H69")


@rule("H69", "E24")
def test_a_wonder_works_although_its_action_has_no_effect():
    m = turn("expansion", wonders=["angkor_wat"], personal=0, used=0)
    assert refusal(m, "expansion", "basic", 0, "india")[0] == "no-cube"
    say(m, 0, "wonder", "angkor_wat", [])
    assert (m.state.vp[0], m.state.land[0].bit_count()) == (1, 1)
    assert wonder(m, "angkor_wat")["turned"]


@rule("H69", "A31")
def test_a_wonder_of_an_action_is_usable_until_the_next_own_card_starts():
    m = turn("exploitation", "expansion", technology=5, military=5, wonders=["angkor_wat"], personal=1, used=1)
    say(m, 0, "start", "expansion")
    say(m, 0, "expansion", "basic", 0, "india")
    assert can(m, 0, "wonder", "angkor_wat", [])
    say(m, 0, "start", "exploitation")
    assert refusal(m, "wonder", "angkor_wat", []) == ("wonder-other-action", "H69")


@rule("H69")
def test_one_action_can_use_several_wonders():
    m = turn("expansion", wonders=["angkor_wat", "panama_canal", "petra"], personal=0, used=3)
    for name in ("angkor_wat", "panama_canal", "petra"):
        say(m, 0, "wonder", name, [])
    assert (m.state.vp[0], m.state.personal[0], m.state.used[0]) == (2, 2, 1)


@rule("H70", "H102", "E28", "A7")
def test_civbots_are_ignored_for_majorities():
    ada = player("Ada", ["africa"], military=6, technology=6, personal=0, used=0)
    karl = player("Karl", ["europe"], military=6, technology=6, personal=0, used=0)
    machine = bot("noble", ["india"], military=7, technology=7)
    m = turn("exploitation", wonders=["ishtar_gate"], military=7, technology=6, others=(ada, karl, machine))
    say(m, 0, "wonder", "ishtar_gate", [])
    assert m.state.vp[0] == 1
    m = turn("exploitation", wonders=["ishtar_gate"], military=6, technology=6, others=(ada, karl, machine))
    assert refusal(m, "wonder", "ishtar_gate", []) == ("wonder-no-majority", "H69")


@rule("H71", "D15")
def test_a_destroying_wonder_needs_another_own_wonder_and_never_takes_itself():
    m = turn("exploitation", wonders=["mausoleum"], used=1, others=(rival(wonders=["petra"]),))
    assert refusal(m, "wonder", "mausoleum", ["mausoleum"]) == ("wonder-itself", "H71")
    assert refusal(m, "wonder", "mausoleum", []) == ("wonder-nothing-to-destroy", "H71")
    assert not can(m, 0, "wonder", "mausoleum", ["petra"])


@rule("H71")
@pytest.mark.parametrize("lying", ["wonders", "turned"])
def test_an_upright_or_turned_wonder_may_be_destroyed(lying):
    what = {"wonders": ["mausoleum"]}
    what[lying] = [*what.get(lying, []), "petra"]
    m = turn("exploitation", used=1, **what)
    assert refusal(m, "wonder", "mausoleum", ["mausoleum"]) == ("wonder-itself", "H71")
    say(m, 0, "wonder", "mausoleum", ["petra"])
    assert m.state.vp[0] == 2
    assert wonder(m, "petra") is None
    assert wonder(m, "mausoleum")["turned"]


@rule("H71")
def test_destroyed_wonders_no_longer_count_for_majorities_tourism_and_leaders():
    own = ["mausoleum", "sphinx", "petra", "parthenon"]
    m = turn("exploitation", wonders=own, used=1, others=(rival(wonders=["great_wall", "statue_zeus", "kremlin"]),))
    assert can(m, 0, "wonder", "sphinx", [])
    say(m, 0, "wonder", "mausoleum", ["petra"])
    assert refusal(m, "wonder", "sphinx", []) == ("wonder-no-majority", "H69")
    m = turn("tourism", wonders=own, technology=12, military=9)
    say(m, 0, "wonder", "mausoleum", ["petra"])
    say(m, 0, "tourism", "basic")
    assert m.state.vp[0] == 2  # three wonders left: no tourists
    m = turn("exploitation", wonders=own[:3], used=1, leader="caesar")
    assert m.view(0)["civs"][0]["leader"]["terms"][0]["met"]
    say(m, 0, "wonder", "mausoleum", ["petra"])
    assert not m.view(0)["civs"][0]["leader"]["terms"][0]["met"]


@rule("H72", "D15")
def test_a_refreshed_wonder_can_be_used_again_at_once():
    m = turn("art", wonders=["florence_cathedral", "alhambra"], personal=1)
    say(m, 0, "wonder", "alhambra", [])
    say(m, 0, "wonder", "florence_cathedral", [])
    say(m, 0, "refresh", ["alhambra"])
    say(m, 0, "wonder", "alhambra", [])
    assert m.state.vp[0] == 2


@rule("H72")
def test_a_refreshed_wonder_of_another_action_cannot_be_used_now():
    m = turn("art", wonders=["florence_cathedral"], turned=["angkor_wat"], personal=1)
    say(m, 0, "wonder", "florence_cathedral", [])
    say(m, 0, "refresh", ["angkor_wat"])
    assert refusal(m, "wonder", "angkor_wat", []) == ("wonder-other-action", "H69")


@rule("H72")
def test_an_upright_wonder_cannot_be_refreshed():
    m = turn("art", wonders=["florence_cathedral", "petra"], turned=["angkor_wat"], personal=1)
    say(m, 0, "wonder", "florence_cathedral", [])
    assert refusal(m, "refresh", ["petra"]) == ("wonder-upright", "H72")


@rule("H72a", "H72", "D27", "A41")
def test_alhambra_florence_and_sydney_give_four_points_at_most():
    m = turn("art", wonders=["alhambra", "florence_cathedral", "sydney_opera"], personal=0, used=0)
    say(m, 0, "wonder", "alhambra", [])
    say(m, 0, "wonder", "florence_cathedral", [])
    say(m, 0, "refresh", ["alhambra"])
    say(m, 0, "wonder", "alhambra", [])
    say(m, 0, "wonder", "sydney_opera", [])
    assert refusal(m, "refresh", ["florence_cathedral"]) == ("wonder-refreshes-itself", "H72a")
    say(m, 0, "refresh", ["alhambra"])
    assert [a[0] for a in m.options(0)] == ["no_effect", "wonder"]
    say(m, 0, "wonder", "alhambra", [])
    assert m.state.vp[0] == 4
    assert all(w["turned"] for w in m.view(None)["civs"][0]["wonders"])


@rule("H72a", "A41")
def test_an_advisor_may_refresh_a_wonder_that_refreshes():
    m = turn("nefertiti", civilization="egypt", advisors=["nefertiti"], turned=["florence_cathedral", "sydney_opera"])
    say(m, 0, "refresh", ["florence_cathedral", "sydney_opera"])
    assert not any(w["turned"] for w in m.view(None)["civs"][0]["wonders"])
