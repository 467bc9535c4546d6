"""Events: when they happen, what an unmet demand does, wonders beside them, civbots, Revolution (H113-H118)."""

from __future__ import annotations

from random import Random

import pytest

from zeitalter import Match, find_game
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why


def under(event: str, *cards: str, other: dict[str, object] | None = None, **what: object):
    """Ada reveals cards under an event; Beate plays Raid without effect, far away unless said otherwise."""
    board = {k: what.pop(k) for k in ("overlay", "ending", "round") if k in what}
    options = {"events": "on", **what.pop("switches", {})}
    where = what.pop("territories", ["china"])
    m = position(
        player("Ada", where, **{"personal": 0, "used": 0, **what}),
        player("Beate", **{"territories": ["south_america"], "personal": 0, "used": 0, **(other or {})}),
        options=options,
        event=event,
        **board,
    )
    fill(m, {0: ["select", list(cards)], 1: ["select", ["raid"]]})
    return m


def begin(m, card: str) -> None:
    """Start the card, if it has not started by itself."""
    if can(m, 0, "start", card):
        say(m, 0, "start", card)


def changed(event: str, *effects: dict[str, object], demand: bool = True, bots: bool = True) -> dict[str, object]:
    """Our components with other effects on an event."""
    return {"events": [{"id": event, "demand": demand, "effects": list(effects), "affects_civbots": bots}]}


def cubes(m) -> tuple[int, int]:
    return m.state.personal[0], m.state.used[0]


def row(m) -> list[str]:
    return m.view(None)["civs"][0]["row"]


def bot_turn(event: str, actions: list[str], overlay: dict[str, object] | None = None, **machine: object):
    """A civbot executes one card under an event."""
    cards = [{"id": f"bot_{k}", "actions": actions} for k in range(1, 8)]
    return position(
        player("Ada", ["africa"]),
        player("Beate", ["africa"]),
        bot("noble", ["china"], **machine),
        options={"events": "on"},
        event=event,
        overlay={"civbots": {"cards": cards, "difficulty": [{"id": "noble", "cards_per_round": 1}]}, **(overlay or {})},
        stack=[["CivbotTurn", 2], ["SelectCards"]],
    )


@rule("H113")
def test_every_round_has_the_event_announced_in_the_round_before():
    m = Match.new(find_game("historia"), 2, options={"events": "on", "civbots": 0}, seed=11)
    r = Random(1)
    announced, seen = None, []
    for _ in range(5000):
        if m.over:
            break
        view = m.view(None)
        if m.state.round > len(seen) and type(m.question()).__name__ == "SelectCards":
            assert announced in (None, view["event"])
            assert view["decks"]["events"] == 12 - m.state.round
            seen.append(view["event"])
            announced = view["next_event"]
            assert (announced is None) == (m.state.round == 12)
        seat = m.asked()[0]
        m.play(seat, r.choice(m.options(seat)))
    assert m.over
    assert len(set(seen)) == 12


@rule("H113")
def test_without_the_variant_there_are_no_events():
    m = Match.new(find_game("historia"), 2, options={"civbots": 0}, seed=11)
    assert (m.view(None)["event"], m.view(None)["next_event"]) == (None, None)


@rule("H114")
def test_a_particular_action_triggers_and_others_do_not():
    assert under("library_fire", "technology", personal=1).state.vp[0] == -1
    assert under("library_fire", "military", personal=1).state.vp[0] == 0


@rule("H114", "A5", "E29")
@pytest.mark.parametrize("card", ["military", "technology", "art", "exploitation", "expansion", "trade"])
def test_any_action_triggers_vesuvius(card):
    m = under("vesuvius", card, vp=1, personal=1, used=1, other={"territories": ["china"], "technology": 2})
    assert m.state.vp[0] == -1


@rule("H114", "H73")
def test_advisors_trigger_only_with_the_symbol():
    egypt = {"civilization": "egypt", "used": 2, "other": {"territories": ["china"], "technology": 2}}
    assert under("vesuvius", "cleopatra", advisors=["cleopatra"], **egypt).state.vp[0] == 0
    assert under("vesuvius", "hatshepsut", advisors=["hatshepsut"], **egypt).state.vp[0] == -2
    m = under("library_fire", "einstein", advisors=["einstein"], civilization="germany")
    assert (m.state.technology[0], m.state.vp[0]) == (2, 1)


@rule("H115", "E30", "A6")
def test_little_ice_age_stops_a_trade_that_cannot_pay_a_cube():
    partner = {"territories": ["china"], "technology": 2}
    m = under("little_ice_age", "trade", other=partner)
    assert (m.state.technology[0], m.state.vp, row(m)) == (1, [0, 0], ["trade"])
    m = under("little_ice_age", "trade", other=partner, personal=1)
    assert (m.state.technology[0], m.state.vp, cubes(m)) == (2, [0, 2], (0, 1))
    m = under("little_ice_age", "exploitation", used=1)
    say(m, 0, "exploitation", "basic", 1, [])
    assert cubes(m) == (1, 0)


@rule("H115", "A6")
def test_by_the_table_option_little_ice_age_stops_everything():
    m = under("little_ice_age", "exploitation", used=1, switches={"little_ice_age_trigger": "any_action"})
    assert (cubes(m), row(m)) == ((0, 1), ["exploitation"])


@rule("H115", "A37")
def test_a_demand_to_destroy_takes_personal_cubes_first_then_used_ones_never_the_map():
    there = {"territories": ["china", "india"], "military": 2, "technology": 2}
    enemy = {"territories": ["china", "africa"]}
    for before, after in (((1, 1), (0, 1)), ((0, 2), (0, 1))):
        m = under("bronze_age_collapse", "war", other=enemy, personal=before[0], used=before[1], **there)
        assert (cubes(m), m.state.vp) == (after, [2, 0])
        assert m.state.general[0] == 9 - 2 - 1
    m = under("bronze_age_collapse", "war", other=enemy, **there)
    assert (m.state.vp, m.state.land[0].bit_count(), m.state.land[1].bit_count()) == ([0, 0], 2, 2)


@rule("H115")
def test_a_demand_that_cannot_be_met_in_full_takes_nothing():
    overlay = changed("library_fire", {"lose_vp": 1}, {"pay_cubes": 2})
    m = under("library_fire", "technology", personal=1, overlay=overlay)
    assert (m.state.technology[0], m.state.vp[0], cubes(m)) == (1, 0, (1, 0))
    m = under("library_fire", "technology", personal=3, overlay=overlay)
    assert (m.state.technology[0], m.state.vp[0], cubes(m)) == (2, -1, (0, 3))


@rule("H115")
def test_the_demand_comes_before_the_price_of_the_action():
    overlay = changed("library_fire", {"pay_cubes": 1})
    m = under("library_fire", "technology", personal=2, overlay=overlay)
    assert (m.state.technology[0], cubes(m)) == (2, (0, 2))
    m = under("library_fire", "technology", personal=1, overlay=overlay)  # the event would take the only cube
    assert (m.state.technology[0], cubes(m), row(m)) == (1, (1, 0), ["technology"])


@rule("H115")
def test_a_demand_for_wonders_is_chosen_by_the_owner_or_blocks():
    overlay = changed("iconoclasm", {"lose_wonders": 1})
    m = under("iconoclasm", "art", personal=1, wonders=["petra", "kremlin"], overlay=overlay)
    say(m, 0, "give_up", ["kremlin"])
    say(m, 0, "art", "basic", [m.view(None)["wonder_row"][0]])
    assert len(m.view(None)["civs"][0]["wonders"]) == 2
    m = under("iconoclasm", "art", personal=1, overlay=overlay)
    assert (cubes(m), m.view(None)["civs"][0]["wonders"]) == ((1, 0), [])


@rule("H115", "H66")
def test_a_demand_for_levels_blocks_at_level_one():
    overlay = changed("library_fire", {"lose_levels": {"stat": "military", "n": 1}})
    m = under("library_fire", "technology", personal=1, overlay=overlay)
    assert (m.state.technology[0], m.state.military[0], cubes(m)) == (1, 1, (1, 0))
    m = under("library_fire", "technology", personal=1, military=2, overlay=overlay)
    assert (m.state.technology[0], m.state.military[0]) == (2, 1)


@rule("H115", "H88")
def test_a_demand_for_points_can_always_be_met():
    m = under("library_fire", "technology", personal=1, vp=0)
    assert (m.state.technology[0], m.state.vp[0]) == (2, -1)


@rule("H115")
def test_a_gift_comes_before_the_action_and_never_blocks():
    m = under("arms_race", "military", used=1)
    assert (m.state.military[0], cubes(m)) == (2, (0, 1))  # the recovered cube pays the level
    m = under("mongol_storm", "raid", military=2, other={"territories": ["china"]})
    assert m.state.vp[0] == 1 + 1
    m = under("arms_race", "military")
    assert (m.state.military[0], row(m)) == (1, ["military"])


@rule("H115a", "H68")
def test_a_wonder_used_before_the_card_starts_can_help_to_meet_the_demand():
    partner = {"territories": ["china"], "technology": 2}
    m = under("little_ice_age", "trade", other=partner, used=1, wonders=["colosseum", "petra"])
    say(m, 0, "wonder", "colosseum", ["petra"])
    begin(m, "trade")
    assert (m.state.technology[0], m.state.vp) == (2, [0, 2])


@rule("H115a", "A42", "H69")
def test_a_wonder_of_the_action_cannot_meet_the_demand_but_is_usable_when_the_event_blocks():
    partner = {"territories": ["china"], "technology": 2}
    overlay = {"wonders": [{"id": "taj_mahal", "effects": [{"recover_cubes": 1}, {"gain_vp": 1}]}]}
    m = under("little_ice_age", "trade", other=partner, used=1, wonders=["taj_mahal"], overlay=overlay)
    if can(m, 0, "start", "trade"):
        assert why(m, 0, "wonder", "taj_mahal", []).id == "wonder-other-action"
        say(m, 0, "start", "trade")
    assert row(m) == ["trade"]
    say(m, 0, "wonder", "taj_mahal", [])
    assert (m.state.technology[0], m.state.vp, cubes(m)) == (1, [1, 0], (1, 0))


@rule("H115a")
def test_an_advisor_blocked_by_an_event_has_no_effect_at_all():
    partner = {"territories": ["china"], "technology": 2}
    what = {"civilization": "egypt", "advisors": ["hatshepsut"], "used": 1}
    m = under("little_ice_age", "hatshepsut", other=partner, **what)
    assert (m.state.technology[0], m.state.vp, cubes(m)) == (1, [0, 0], (0, 1))
    assert m.view(0)["civs"][0]["advisors_face_up"] == ["hatshepsut"]
    m = under("little_ice_age", "hatshepsut", other=partner, wonders=["taj_mahal"], **what)
    begin(m, "hatshepsut")
    say(m, 0, "wonder", "taj_mahal", [])
    assert m.state.vp == [1, 0]


@rule("H116", "A5")
def test_the_event_happens_for_each_triggering_action():
    m = under("vesuvius", "military", "technology", technology=5, military=5, vp=3, personal=2)
    say(m, 0, "start", "technology")
    assert m.state.vp[0] == -1
    civ = {"civilization": "egypt", "advisors": ["cleopatra"]}
    m = under("vesuvius", "technology", "cleopatra", technology=5, military=5, vp=3, personal=1, **civ)
    say(m, 0, "start", "technology")
    assert m.state.vp[0] == 1


@rule("H116", "A5")
@pytest.mark.parametrize("trigger", ["art", "expansion"])
def test_vesuvius_with_a_particular_trigger(trigger):
    for card in ("art", "expansion", "trade"):
        m = under("vesuvius", card, personal=1, switches={"vesuvius_trigger": trigger})
        assert m.state.vp[0] == (-2 if card == trigger else 0)


@rule("H117", "E29")
def test_a_civbot_loses_points_for_every_triggering_action():
    m = bot_turn("vesuvius", ["technology", "art"], vp=1)
    assert (m.state.vp[2], m.state.technology[2]) == (1 - 2 + 1 - 2 + 1, 2)
    assert bot_turn("library_fire", ["technology"]).state.vp[2] == 0
    assert bot_turn("library_fire", ["military"]).state.vp[2] == 1
    assert bot_turn("age_of_discovery", ["expansion"]).state.vp[2] == 1


@rule("H117")
def test_cube_and_card_effects_pass_a_civbot_by():
    assert bot_turn("renaissance", ["art"], used=2).state.used[2] == 2
    overlay = changed("black_death", {"pay_cubes": 1}, {"lose_vp": 1}, {"destroy_cubes": 1})
    m = bot_turn("black_death", ["expansion"], overlay)
    assert (m.state.vp[2], m.state.used[2], m.state.personal[2]) == (-1, 0, 6)
    m = bot_turn("bronze_age_collapse", ["war"], personal=0, used=7)
    assert m.state.used[2] == 7


@rule("H117")
def test_level_effects_reach_a_civbot():
    overlay = changed("iconoclasm", {"lose_levels": {"stat": "technology", "n": 1}})
    m = bot_turn("iconoclasm", ["art"], overlay, technology=3, military=2)
    assert (m.state.technology[2], m.state.vp[2]) == (2, 1)
    m = bot_turn("iconoclasm", ["art"], overlay)  # nothing to lose: its action has no effect
    assert (m.state.technology[2], m.state.vp[2], len(m.view(None)["wonder_row"])) == (1, 0, 4)


@rule("H118", "A22")
def test_a_blocked_revolution_ends_the_round_without_giving_cards_back():
    overlay = changed("fall_of_rome", {"pay_cubes": 1})
    three = ["military", "art", "trade"]
    m = under("fall_of_rome", "revolution", row=three, overlay=overlay)
    assert m.state.round == 2
    assert row(m) == ["trade", "revolution"]  # only the two oldest came back, by the measure
    m = under("fall_of_rome", "revolution", row=three, overlay=overlay, personal=1)
    say(m, 0, "revolution", "basic", ["art"])
    assert (m.state.round, row(m)) == (2, [])


@rule("H118", "H115a")
def test_a_blocked_advisor_with_revolution_ends_the_round_too():
    overlay = changed("fall_of_rome", {"pay_cubes": 1})
    what = {"civilization": "france", "advisors": ["robespierre"], "row": ["military", "art", "trade", "expansion"]}
    m = under("fall_of_rome", "robespierre", overlay=overlay, **what)
    assert (m.state.round, m.state.vp[0]) == (2, 0)
    assert row(m) == ["trade", "expansion"]
