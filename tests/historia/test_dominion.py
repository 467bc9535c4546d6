"""Kinds of dominion: condition, marker cube, the four abilities, the end of the epoch (H121-H125a)."""

from __future__ import annotations

import pytest

from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

ON = {"dominion": "on"}
TILES = {"china": 16, "india": 14, "russia": 9, "africa": 1, "europe": 10}
EXTRA, SHARED, TECHNOLOGY, MILITARY = range(4)
GENERAL, USED, PERSONAL = range(3)
LAND = ["china", "india", "russia", "europe", "africa", "oceania"]


def turn(*others: object, card: str = "exploitation", switches: dict[str, str] | None = None, **rome: object):
    """Rome (territories and military) holds two territories and reveals a card; the others reveal Raid."""
    rome = {"territories": LAND[:2], "military": 2, "technology": 2, "civilization": "rome", "used": 1, **rome}
    others = others or (player("Beate", ["africa"]),)
    m = position(player("Ada", **rome), *others, options={**ON, **(switches or {})}, tiles=TILES)
    fill(m, {0: ["select", [card]], **{seat: ["select", ["raid"]] for seat in range(1, m.state.players)}})
    return m


def ended(*civs: object, round: int = 4, switches: dict[str, str] | None = None, **board: object):
    """The position after the end of a round and the leader draft."""
    m = position(
        *civs, round=round, stack=[["RoundEnd"]], options={**ON, **(switches or {})}, **{"tiles": TILES, **board}
    )
    while type(m.question()).__name__ == "KeepLeader":
        m.play(m.asked()[0], m.options(m.asked()[0])[0])
    return m


def rival(territories: int = 1, military: int = 1, name: str = "Beate"):
    return player(name, LAND[-territories:], military=military, technology=max(military - 1, 1))


def pools(m, seat: int = 0) -> tuple[int, int, int]:
    return m.state.personal[seat], m.state.used[seat], m.state.general[seat]


def rome_with(ability: int, place: int = GENERAL, n: int = 0, **what: object):
    return player("Ada", **{"territories": ["china"], "civilization": "rome", "dominion": (ability, place, n), **what})


@rule("H121", "E31")
@pytest.mark.parametrize(
    ("territories", "military", "others", "allowed"),
    [
        (3, 2, ((2, 1), (1, 3)), True),  # (a) most territories, military in the middle
        (2, 4, ((3, 1), (1, 3)), True),  # (b) highest military, territories in the middle
        (3, 2, ((3, 1), (1, 3)), False),  # (c) tied for most territories, military not highest
        (3, 2, ((2, 2), (1, 3)), True),  # (d) military tied for last
        (3, 1, ((2, 2), (1, 3)), False),  # (e) military alone last
        (2, 3, ((3, 3), (1, 1)), False),  # tied for the highest military
        (1, 4, ((2, 3), (2, 3)), False),  # territories alone fewest
        (1, 4, ((1, 3), (2, 3)), True),  # territories tied for fewest
    ],
)
def test_strictly_first_in_one_and_not_alone_last_in_the_other(territories, military, others, allowed):
    m = turn(
        *(rival(t, mil, name) for (t, mil), name in zip(others, "BC", strict=True)),
        territories=LAND[:territories], military=military, technology=3 if military > 1 else 2,
    )  # fmt: skip
    assert can(m, 0, "dominion", "military_boost", "used", 0) is allowed
    if not allowed:
        refusal = why(m, 0, "dominion", "military_boost", "used", 0)
        assert (refusal.id, refusal.rule) == ("dominion-condition", "H121")


@rule("H121")
@pytest.mark.parametrize(
    ("civilization", "stats"),
    [
        ("rome", {"territories", "military"}), ("egypt", {"wonders", "territories"}),
        ("usa", {"technology", "military"}), ("france", {"wonders", "technology"}), ("china", {"wonders", "military"}),
        ("germany", {"technology", "territories"}), ("arabs", {"technology", "territories"}),
    ],
)  # fmt: skip
def test_each_civilization_has_its_tile(civilization, stats):
    m = turn(civilization=civilization)
    assert set(m.view(None)["civs"][0]["dominion"]["stats"]) == stats


@rule("H121", "H122")
def test_a_tile_is_used_once_per_game():
    m = turn()
    say(m, 0, "dominion", "shared_territories", "general", 0)
    assert m.view(None)["civs"][0]["dominion"]["ability"] == "shared_territories"
    for later in (m, turn(dominion=(-1,))):
        refusal = why(later, 0, "dominion", "military_boost", "used", 0)
        assert (refusal.id, refusal.rule) == ("dominion-used", "H122")


@rule("H121")
def test_without_the_promo_there_are_no_tiles():
    m = turn(switches={"dominion": "off"})
    assert why(m, 0, "dominion", "military_boost", "used", 0).id == "no-dominion"


@rule("H121", "A33")
@pytest.mark.parametrize(("counts", "allowed"), [("off", True), ("on", False)])
def test_civbots_are_compared_only_by_the_table_option(counts, allowed):
    m = turn(
        player("Beate", ["africa"]), bot("noble", LAND[2:4], military=2, technology=2),
        switches={"dominion_counts_civbots": counts},
    )  # fmt: skip
    assert can(m, 0, "dominion", "military_boost", "used", 0) is allowed


@rule("H122", "A32")
@pytest.mark.parametrize(("place", "pool"), [("personal", 0), ("used", 1), ("general", 2)])
def test_the_marker_comes_from_any_of_three_pools(place, pool):
    m = turn(personal=2, used=3)
    before = pools(m)
    say(m, 0, "dominion", "shared_territories", place, 0)
    after = list(before)
    after[pool] -= 1
    assert pools(m) == tuple(after)


@rule("H122")
def test_without_a_cube_outside_the_map_the_tile_cannot_be_turned():
    nine = [*LAND, "middle_east", "north_africa", "southeast_asia"]
    m = turn(card="military", territories=nine, personal=0, used=0, wonders=["great_wall"])
    refusal = why(m, 0, "dominion", "military_boost", "general", 0)
    assert (refusal.id, refusal.rule) == ("dominion-no-cube", "H122")


@rule("H122", "A32")
def test_the_tile_is_turned_only_in_the_own_turn_at_any_moment_of_it():
    m = position(
        player("Ada", LAND[:2], civilization="rome", military=2), player("Beate", ["africa"]), options=ON,
    )  # fmt: skip
    assert not can(m, 0, "dominion", "extra_cubes", "general", 2)
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["exploitation"]]})
    say(m, 0, "exploitation", "basic", 0, [])
    assert can(m, 0, "dominion", "extra_cubes", "general", 2)  # after the card
    say(m, 0, "end_turn")
    assert why(m, 0, "dominion", "extra_cubes", "general", 2).id == "not-your-turn"


@rule("H122", "A32")
def test_the_tile_may_be_turned_before_a_single_advisor():
    m = turn(card="agrippa", advisors=["agrippa"], military=4, technology=2)
    say(m, 0, "dominion", "technology_boost", "general", 0)
    assert (m.state.technology[0], m.state.military[0]) == (4, 5)  # only the boost makes room for Agrippa's level


@rule("H122", "H125a")
@pytest.mark.parametrize(("place", "pool"), [(PERSONAL, 0), (USED, 1), (GENERAL, 2)])
def test_at_the_end_of_the_epoch_the_marker_goes_back_and_the_tile_is_gone(place, pool):
    still = ended(rome_with(SHARED, place), player("Beate", ["africa"]), round=3)
    assert still.view(None)["civs"][0]["dominion"]["state"] == "active"
    m = ended(rome_with(SHARED, place), player("Beate", ["africa"]))
    without = ended(player("Ada", ["china"], civilization="rome"), player("Beate", ["africa"]))
    assert m.view(None)["civs"][0]["dominion"]["state"] == "spent"
    expected = list(pools(without))
    expected[2] -= 1  # the marker was taken off the general supply by the position
    expected[pool] += 1
    assert pools(m) == tuple(expected)


@rule("H123")
def test_extra_cubes_come_from_the_general_supply():
    m = turn(personal=1, used=1)
    assert all(can(m, 0, "dominion", "extra_cubes", "used", n) for n in (0, 1, 2))
    assert not can(m, 0, "dominion", "extra_cubes", "used", 3)
    general = m.state.general[0]
    say(m, 0, "dominion", "extra_cubes", "used", 2)
    assert pools(m) == (3, 0, general - 2)
    m = turn(personal=5, used=1, territories=LAND[:2])  # one cube left in the general supply
    assert not can(m, 0, "dominion", "extra_cubes", "general", 1)
    assert can(m, 0, "dominion", "extra_cubes", "general", 0)
    assert can(m, 0, "dominion", "extra_cubes", "personal", 1)
    assert not can(m, 0, "dominion", "extra_cubes", "personal", 2)


@rule("H123", "H125a")
@pytest.mark.parametrize(("n", "personal", "used"), [(2, 4, 1), (1, 3, 1), (0, 2, 1)])
def test_as_many_extra_cubes_return_as_were_taken(n, personal, used):
    m = ended(
        rome_with(EXTRA, GENERAL, n, personal=personal, used=used, technology=5, military=4),
        player("Beate", ["africa"]), switches={"recover_cubes_rounds": "2+4"},
    )  # fmt: skip
    # receive 1, recover 1 for China; then the marker and the extra cubes go to the general supply
    assert pools(m) == (personal + 1 - n, used, 9 - 1 - 2 - 2)


@rule("H123")
def test_extra_cubes_return_from_the_map_without_loss_of_points_but_never_the_last():
    no_cubes = {"time_circle": {"segments": [{"round": 4, "grey": ["territory_bonus", "government_bonus"]}]}}
    for territories, left in ((4, 2), (3, 1), (2, 1), (1, 1)):
        ada = rome_with(EXTRA, GENERAL, 2, territories=LAND[:territories], personal=0, used=0, technology=5, military=4)
        m = ended(ada, player("Beate", LAND), overlay=no_cubes)
        while type(m.question()).__name__ != "SelectCards":
            m.play(0, m.options(0)[0])
        assert m.state.vp[0] == 2  # City-State only
        assert (pools(m), m.state.land[0].bit_count()) == ((0, 0, 9 - left), left)


@rule("H124")
@pytest.mark.parametrize("round", [2, 4])
def test_the_holder_scores_shared_territories(round):
    beate = player("Beate", ["china", "africa"])
    m = ended(rome_with(SHARED, territories=["china", "india"]), beate, round=round)
    assert m.state.vp == [3 + 3, 1]
    m = ended(rome_with(MILITARY, territories=["china", "india"]), beate, round=round)
    assert m.state.vp == [3, 1]


@rule("H124", "H80")
def test_the_others_may_not_count_these_territories_for_cubes_and_leaders():
    beate = {"personal": 0, "used": 5, "technology": 5, "military": 4, "leader": "hammurabi"}
    for ability, back, vp in ((SHARED, 2, 0), (MILITARY, 3, 3)):
        m = ended(rome_with(ability), player("Beate", ["china", "india", "africa"], **beate))
        assert (m.state.personal[1], m.state.vp[1]) == (back, 2 + 3 + 1 + vp)


@rule("H124")
def test_the_holder_counts_them_himself():
    ada = rome_with(SHARED, territories=LAND[:3], leader="hammurabi", personal=0, used=4, technology=5, military=4)
    m = ended(ada, player("Beate", LAND[:3]))
    assert m.state.personal[0] == 3
    assert m.state.vp[0] == 2 + 3 + (3 + 3 + 2)


@rule("H124")
def test_two_holders_cancel_each_other_where_they_meet():
    m = ended(
        rome_with(SHARED, territories=["china", "india"], personal=0, used=4, technology=5, military=4),
        player(
            "Beate", ["china", "russia"], civilization="egypt", dominion=(SHARED, GENERAL, 0), personal=0, used=4,
            technology=5, military=4,
        ),
        player("Karl", ["china", "india", "russia"], personal=0, used=4, technology=5, military=4),
        round=2,
    )  # fmt: skip
    assert m.state.vp == [2 + 3, 2 + 2, 2]  # India for Ada, Russia for Beate, China for nobody
    assert m.state.personal == [2, 2, 1]  # Karl counts China only


@rule("H124")
def test_a_territory_shared_with_a_civbot_scores_too():
    no_cards = {"civbots": {"difficulty": [{"id": "noble", "cards_per_round": 0}]}}
    m = ended(rome_with(SHARED), player("Beate", ["africa"]), bot("noble", ["china"]), round=2, overlay=no_cards)
    assert m.state.vp == [3, 1, 0]


@rule("H125", "H66")
def test_boosts_give_two_levels_with_their_bonuses_which_stay_and_come_again():
    m = turn(technology=3, military=3, advisors=["agrippa"], personal=0, used=0)
    say(m, 0, "dominion", "technology_boost", "general", 0)
    ada = m.view(0)["civs"][0]
    assert (ada["technology"], len(ada["advisors_in_hand"])) == (5, 2)
    two = ["agrippa", "cicero"]
    m = ended(rome_with(TECHNOLOGY, n=2, technology=5, military=4, advisors=two), player("Beate", ["africa"]))
    assert m.state.technology[0] == 3
    assert len(m.view(0)["civs"][0]["advisors_in_hand"]) == 2
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["art"]]})
    while m.asked() == (1,):
        m.play(1, m.options(1)[0])
    assert len(m.view(0)["civs"][0]["advisors_in_hand"]) == 3


@rule("H125", "H27", "H31", "A32")
@pytest.mark.parametrize(
    ("ability", "technology", "military", "gained", "vp"),
    [
        ("military_boost", 5, 4, (5, 6), 0), ("military_boost", 4, 6, (4, 7), 0), ("military_boost", 4, 7, (4, 7), 0),
        ("technology_boost", 7, 5, (8, 5), 0), ("technology_boost", 15, 14, (16, 14), 6 + 2),
        ("military_boost", 16, 16, (16, 16), 4), ("military_boost", 14, 15, (14, 16), 6 + 2),
    ],
)  # fmt: skip
def test_a_boost_loses_at_the_end_only_what_it_gave(ability, technology, military, gained, vp):
    m = turn(technology=technology, military=military)
    say(m, 0, "dominion", ability, "general", 0)
    assert (m.state.technology[0], m.state.military[0], m.state.vp[0]) == (*gained, vp)
    given = m.state.dominion[0]
    m = ended(rome_with(*given, technology=gained[0], military=gained[1]), player("Beate", ["africa"]))
    assert (m.state.technology[0], m.state.military[0]) == (technology, military)


@rule("H125", "A32")
def test_lost_levels_stop_before_a_missing_cell():
    # boosted from technology 3 to 5, military then rose to 7: technology 3 does not exist there
    m = ended(rome_with(TECHNOLOGY, n=2, technology=5, military=7), player("Beate", ["africa"]))
    assert (m.state.technology[0], m.state.military[0]) == (4, 7)


@rule("H125a", "H75")
def test_boosted_levels_count_for_government_and_leader_of_the_fourth_round():
    ada = rome_with(MILITARY, n=2, military=7, technology=4, leader="caesar", territories=["africa"])
    m = ended(ada, player("Beate", ["africa"]))
    assert m.state.vp[0] == 2 + 6
    assert m.state.military[0] == 5


@rule("H125a", "H87")
def test_in_the_last_epoch_boosts_end_before_the_tie_break():
    ada = rome_with(TECHNOLOGY, n=2, vp=10, military=4, technology=6, territories=["africa"])
    m = ended(ada, player("Beate", ["africa"], vp=10, military=4, technology=5), round=12)
    assert m.state.vp == [12, 12]
    assert m.result["levels"] == [8, 9]
    assert m.result["winners"] == [1]
