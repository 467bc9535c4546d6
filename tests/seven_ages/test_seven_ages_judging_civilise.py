"""Civilise as an outside judge tries it: several rules at once, whoever owns the pieces, in any order."""

from __future__ import annotations

from typing import Any

import pytest
from manoeuvre_scene import move
from reading_scene import (
    IDS,
    area,
    calm,
    capital,
    city,
    disordered,
    doing,
    elite,
    event,
    event_words,
    leaders,
    level,
    money,
    of,
    owns,
    question,
    refused,
    religion,
    result,
    state,
    units,
    values,
    with_artefact,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say


def one(card: str, seat: int, lands: dict[str, str] | str, **more: Any) -> Empire:
    where = {lands: "warriors"} if isinstance(lands, str) else lands
    return empire(card, seat, where, **{"level": 8, **more})


def civilise(*empires: Empire, artefacts: tuple[str, ...] = (), events: tuple[str, ...] = (), **board: Any) -> Match:
    """Seat 0 is in the Civilise of the first empire with these artefacts and events in its hand."""
    cards = [with_artefact(id, artefacts[:i].count(id)) for i, id in enumerate(artefacts)]
    cards += [with_event(id, events[:i].count(id)) for i, id in enumerate(events)]
    hands = {0: cards, **board.pop("hands", {})}
    return calm(doing("civilise", *empires, hands=hands, **board))


def play(m: Match, artefact: str, on: str, n: int = 0) -> None:
    say(m, 0, "artefact", with_artefact(artefact, n), artefact, on)


def no_play(m: Match, artefact: str, on: str, n: int = 0) -> str:
    return refused(m, 0, "artefact", with_artefact(artefact, n), artefact, on)


def gave_up(card: str, m: Match) -> bool:
    return of(m, card) < 0


# -- cities and leaders ------------------------------------------------------------------------------------------------


@rule("S97c", "S99")
def test_each_of_two_builders_raises_a_city_beside_the_ordinary_one() -> None:
    lands = {"rome": "warriors", "sicily": "warriors", "north_italy": "warriors", "greece": "warriors"}
    builders = [("unnamed_bu", "rome"), ("unnamed_bu", "sicily")]
    m = civilise(one("romans", 0, lands, capital="rome", money=30, leaders=builders))
    say(m, 0, "build_city", "north_italy")
    assert refused(m, 0, "build_city", "greece") == "city-step-done"
    say(m, 0, "build_city", "sicily")
    say(m, 0, "raise_city", "rome")
    assert refused(m, 0, "raise_city", "sicily") == "city-raised-already"
    assert [city(m, id) for id in ("rome", "sicily", "north_italy", "greece")] == [3, 1, 1, 0]
    assert money(m, "romans") == 30 - 2 - 2 - 6


@rule("S16", "S97g", "S107")
def test_the_first_city_after_a_fire_in_the_only_one_is_the_new_capital() -> None:
    lands = {"rome": "warriors", "sicily": "warriors"}
    m = civilise(one("romans", 0, lands, capital="rome", money=2), events=("great_fire",))
    event(m, 0, "great_fire", area="rome")
    assert (city(m, "rome"), capital(m, "romans")) == (0, "")
    say(m, 0, "build_city", "sicily")
    assert capital(m, "romans") == "sicily"


@rule("S104b", "S97c")
def test_a_named_leader_does_not_come_after_a_draw_that_brought_nobody() -> None:
    m = civilise(one("romans", 0, "rome", capital="rome"), cup=[0] * 16 + [1], sound=False)
    say(m, 0, "draw_leader")
    assert leaders(m, "romans") == []
    assert refused(m, 0, "call_leader", "romans_caesar") == "leader-done"


@rule("S76b", "S104")
def test_huns_who_demote_their_last_leader_thin_out() -> None:
    lands = {"rome": "light_horse warriors", "sicily": "warriors"}
    m = civilise(one("huns", 0, lands, leaders=[("huns_attila", "rome")]))
    say(m, 0, "demote", "huns_attila", "rome")
    say(m, 0, "lose", IDS["unit"].index("light_horse"))
    assert (units(m, "rome"), units(m, "sicily")) == (["warriors"], ["warriors"])
    assert refused(m, 0, "call_leader", "huns_attila") == "leader-not-available"


@rule("S97", "S97b", "S97c")
def test_order_first_then_everything_that_needs_it() -> None:
    m = civilise(
        one("romans", 0, "rome", capital="rome", money=20, disorder=["rome"], level=9),
        artefacts=("forum",),
    )
    assert refused(m, 0, "upgrade", "rome", "warriors", "legion") == "area-disordered"
    assert refused(m, 0, "raise_city", "rome") == "area-disordered"
    play(m, "forum", "romans")
    say(m, 0, "restore_order", "rome")
    say(m, 0, "upgrade", "rome", "warriors", "legion")
    say(m, 0, "raise_city", "rome")
    assert money(m, "romans") == 20 - 1 - 6


# -- artists -----------------------------------------------------------------------------------------------------------


@rule("S106")
def test_two_artists_in_range_see_one_artefact_once() -> None:
    artists = [("unnamed_ar", "rome"), ("unnamed_ar", "sicily")]
    lands = {"rome": "warriors", "sicily": "warriors"}
    m = civilise(one("romans", 0, lands, leaders=artists), artefacts=("forum",))
    play(m, "forum", "romans")
    say(m, 0, "place_artefact", "rome")
    assert state(m).glory[0] == 1


@rule("S106", "S97e")
def test_a_red_artefact_on_the_card_of_a_neighbour_is_placed_in_all_his_areas() -> None:
    painter = one("romans", 0, "rome", leaders=[("unnamed_ar", "rome")])
    near = one("greeks", 1, {"persia": "warriors", "greece": "warriors"})
    far = one("persians", 2, "persia")
    m = civilise(painter, near, artefacts=("concentrated_ownership",))
    play(m, "concentrated_ownership", "greeks")
    assert state(m).glory[0] == 1
    other = civilise(painter, far, artefacts=("concentrated_ownership",))
    play(other, "concentrated_ownership", "persians")
    assert state(other).glory[0] == 0


@rule("S106", "S103")
def test_a_faith_adopted_without_a_card_pays_no_artist() -> None:
    painter = one("romans", 0, "rome", leaders=[("unnamed_ar", "rome")])
    m = civilise(painter, one("greeks", 1, "greece", government="democracy"))
    say(m, 0, "adopt", "democracy")
    assert state(m).glory[0] == 0


@rule("S106", "S128")
def test_a_jihad_counts_for_the_artist_where_it_is_laid() -> None:
    painter = one("romans", 0, "rome", level=15, leaders=[("unnamed_ar", "rome")])
    arabs = one("arabs", 1, "ionia", religion="islam", level=15)
    greeks = one("greeks", 2, {"thrace": "warriors", "anatolia": "warriors"}, level=15)
    m = civilise(painter, arabs, greeks, artefacts=("jihad",))
    play(m, "jihad", "arabs")
    say(m, 0, "call_jihad", "anatolia")
    assert (state(m).glory[0], state(m).jihad) == (1, area("anatolia"))


@rule("S127", "S38")
def test_a_jihad_called_in_the_second_action_does_not_cost_the_first() -> None:
    arabs = one("arabs", 0, "ionia", religion="islam", level=15, go_now=1)
    greeks = one("greeks", 1, {"thrace": "warriors", "anatolia": "warriors"}, level=15)
    m = calm(doing("production", arabs, greeks, hands={0: [with_artefact("jihad")]}, glory=[9, 0, 0]))
    say(m, 0, "done")
    say(m, 0, "second_action", "civilise")
    play(m, "jihad", "arabs")
    say(m, 0, "call_jihad", "anatolia")
    say(m, 0, "done")
    calm(m)
    assert state(m).glory[0] == 9 - 3


# -- treaty ------------------------------------------------------------------------------------------------------------


@rule("S136", "A21", "S100")
def test_a_treaty_played_on_somebody_else_may_bind_the_own_empire() -> None:
    romans = one("romans", 0, {"rome": "warriors", "adriatic_sea": "galleys"})
    greeks = one("greeks", 1, {"greece": "warriors", "macedonia": "warriors"})
    m = civilise(romans, greeks, one("hittites", 1, "thrace"), artefacts=("peace_treaty",))
    play(m, "peace_treaty", "greeks")
    assert refused(m, 0, "sign_at_home", "rome") == "not-area-of"
    say(m, 0, "sign_at_home", "macedonia")
    assert refused(m, 0, "sign_abroad", "thrace") == "no-treaty-partner"
    say(m, 0, "sign_abroad", "adriatic_sea")
    assert state(m).treaty == (of(m, "greeks"), area("macedonia"), of(m, "romans"), area("adriatic_sea"))


@rule("S102", "S136")
def test_there_is_one_treaty_at_a_time() -> None:
    board = {"treaty": ("greeks", "greece", "hittites", "thrace")}
    others = one("greeks", 1, "greece"), one("hittites", 2, "thrace")
    m = civilise(one("romans", 0, "rome"), *others, artefacts=("peace_treaty",), **board)
    assert no_play(m, "peace_treaty", "romans") == "marker-in-play"


@rule("S136", "S120")
def test_a_treaty_does_not_keep_missionaries_away() -> None:
    christians = one("romans", 0, {"thrace": "warriors"}, religion="christianity")
    greeks = one("greeks", 1, "macedonia")
    m = doing("civilise", christians, greeks, treaty=("romans", "thrace", "greeks", "macedonia"))
    assert can(m, 0, "disturb", "macedonia")


@rule("S136", "S67", "S17b")
def test_a_setback_into_another_age_ends_a_treaty_and_one_within_the_age_does_not() -> None:
    def after(level_now: int) -> tuple[int, ...]:
        greeks = one("greeks", 1, "greece", level=level_now)
        board = {"treaty": ("greeks", "greece", "hittites", "thrace")}
        m = civilise(
            one("romans", 0, "rome", level=1), greeks, one("hittites", 2, "thrace"), events=("lost_knowledge",), **board
        )
        event(m, 0, "lost_knowledge", on="greeks")
        return state(m).treaty

    assert after(9) == ()
    assert after(10) != ()


# -- revolution, socialism, feudalism ----------------------------------------------------------------------------------


@rule("S130", "A43", "S67")
def test_a_revolution_stops_at_the_first_level_and_ends_with_the_next_age() -> None:
    greeks = one("romans", 0, "rome", capital="rome", disorder=["rome"], level=3)
    m = civilise(greeks, artefacts=("revolution",), events=("elite_guard",))
    play(m, "revolution", "romans")
    assert level(m, "romans") == 1
    assert owns(m, "romans", "revolution")
    later = civilise(one("romans", 0, "rome", level=6, marks=["revolution"]), events=("enlightenment",))
    event(later, 0, "enlightenment", on="romans")
    assert (level(later, "romans"), owns(later, "romans", "revolution")) == (8, False)


@rule("S130", "S35", "S124")
def test_a_revolution_of_the_heretics_frees_their_fellow_believers() -> None:
    heretics = one("greeks", 1, "greece", capital="greece", disorder=["greece"], religion="christianity")
    faithful = one("french", 0, "france", religion="christianity")
    m = civilise(
        one("romans", 0, "rome"), heretics, faithful, artefacts=("revolution",), heresy={"christianity": "greeks"}
    )
    assert no_play(m, "revolution", "greeks") == ""
    play(m, "revolution", "greeks")
    assert (religion(m, "greeks"), religion(m, "french")) == ("", "christianity")
    assert max(state(m).heresy) < 0


@rule("S130", "S126", "S140")
def test_a_pope_without_faith_stays_pope_and_votes_for_the_christians() -> None:
    papal = one(
        "papal_states",
        0,
        "rome",
        capital="rome",
        disorder=["rome"],
        religion="christianity",
        level=22,
        artefacts={"rome": ["pope"]},
    )
    french = one("french", 1, "france", religion="christianity", level=22)
    m = civilise(papal, french, one("arabs", 2, "palestine"), artefacts=("revolution",))
    play(m, "revolution", "papal_states")
    assert owns(m, "papal_states", "pope")
    say(m, 0, "call_crusade")
    assert state(m).crusade
    vote = calm(
        doing(
            "destiny",
            french,
            empire("papal_states", 0, {"rome": "warriors"}, level=22, artefacts={"rome": ["pope"]}),
            heresy={"christianity": "french"},
            deck=values(2),
        )
    )
    assert list(vote.asked()) == [0]
    say(vote, 0, "vote_yes")
    say(vote, 1, "give_up_faith")
    assert (level(vote, "french"), religion(vote, "french")) == (22, "")


@rule("S132", "S35", "A9")
def test_heretics_who_turn_socialist_act_but_the_heresy_on_their_card_binds_the_others() -> None:
    reds = one(
        "germans",
        1,
        "germany",
        level=36,
        religion="christianity",
        artefacts={"germany": ["industrial_revolution"]},
    )
    french = one("french", 2, "france", level=36, religion="christianity")
    board = {"heresy": {"christianity": "germans"}}
    m = civilise(one("romans", 0, "rome", level=36), reds, french, artefacts=("socialism",), **board)
    play(m, "socialism", "germans")
    s = state(m)
    assert s.heresy[IDS["artefact"].index("christianity")] == of(m, "germans")
    red = empire("germans", 1, {"germany": "warriors"}, level=36, religion="christianity", government="socialism")
    assert question(calm(doing("destiny", red, french, **board))) == "ThrowAway"
    assert question(calm(doing("destiny", french, red, deck=values(3), **board))) == "CastVotes"


@rule("S131", "S140", "S103")
def test_feudalism_may_return_when_renaissance_is_burnt() -> None:
    romans = one("romans", 0, "rome", level=22, artefacts={"rome": ["renaissance"]})
    french = one("french", 1, {"north_italy": "warriors"}, level=22, government="feudalism")
    m = civilise(romans, french, events=("burning_of_books",), deck=values(4))
    assert refused(m, 0, "adopt", "feudalism") == "not-beside-artefact"
    event(m, 0, "burning_of_books", on="romans")
    if question(m) == "BurnArtefact":
        say(m, 0, "burn", "renaissance", "rome")
    say(m, 0, "adopt", "feudalism")
    assert owns(m, "romans", "feudalism")


@rule("S140", "S28")
def test_what_radio_made_possible_outlives_it() -> None:
    romans = one("romans", 0, "rome", level=44, artefacts={"rome": ["computing"]})
    m = civilise(romans, one("greeks", 1, "greece", level=44), artefacts=("internet", "satellites"))
    assert no_play(m, "satellites", "romans") == "needs-artefact"
    play(m, "internet", "romans")
    assert result(m)["how"] == "internet"
    assert state(m).glory[0] == 7


# -- moon, war and nations ---------------------------------------------------------------------------------------------


@rule("S105", "S38")
def test_a_moon_landing_pays_for_a_second_action_too_but_for_no_other_empire() -> None:
    moon = one("americans", 0, "virginia", level=44, go_now=1, artefacts={"virginia": ["moon_landing"]})
    m = calm(doing("destiny", moon, one("romans", 0, "rome", level=44)))
    say(m, 0, "throw_away", [])
    calm(m)
    say(m, 0, "second_action", "civilise")
    calm(m)
    assert state(m).glory[0] == 1
    other = calm(doing("civilise", one("romans", 0, "rome", level=44, money=9), moon))
    assert state(other).glory[0] == 0
    slot = calm(doing("civilise", moon, slot=True))
    assert state(slot).glory[0] == 0


@rule("S134")
def test_a_world_war_limits_trade_but_not_enlightenment_and_goes_on_inside_an_age() -> None:
    lands = {"rome": "warriors"}
    m = civilise(
        one("romans", 0, lands, level=44), one("greeks", 1, "greece", level=30), world_war=30, events=("enlightenment",)
    )
    event(m, 0, "enlightenment", on="romans")
    assert (level(m, "romans"), state(m).world_war) == (46, 30)
    over = civilise(
        one("romans", 0, lands, level=34), one("greeks", 1, "thrace", level=30), world_war=30, events=("enlightenment",)
    )
    event(over, 0, "enlightenment", on="romans")
    assert (level(over, "romans"), state(over).world_war) == (36, 0)
    assert state(over).glory[:2] == [0, 1]


@rule("S102", "S134")
def test_there_is_one_world_war_at_a_time() -> None:
    m = civilise(
        one("romans", 0, "rome", level=44), one("greeks", 1, "greece", level=44), world_war=44, artefacts=("world_war",)
    )
    assert no_play(m, "world_war", "greeks") == "marker-in-play"


@rule("S135", "S140")
def test_when_the_united_nations_burn_a_new_world_war_may_come() -> None:
    nations = one("greeks", 1, "greece", level=44, artefacts={"greece": ["united_nations"]})
    m = civilise(
        one("romans", 0, "rome", level=44),
        nations,
        artefacts=("world_war",),
        events=("burning_of_books",),
        deck=values(7),
    )
    assert no_play(m, "world_war", "romans") == "not-beside-united-nations"
    event(m, 0, "burning_of_books", on="greeks")
    if question(m) == "BurnArtefact":
        say(m, 0, "burn", "united_nations", "greece")
    play(m, "world_war", "romans")
    assert state(m).world_war == 44


# -- faith -------------------------------------------------------------------------------------------------------------


@rule("A58", "S23b", "S97f")
def test_an_enemy_may_be_given_a_faith_whose_land_lies_in_his_range_not_in_the_givers() -> None:
    far = one("french", 0, "france")
    near = one("egyptians", 1, {"lower_egypt": "warriors"}, capital="lower_egypt")
    m = civilise(far, near, artefacts=("christianity",))
    assert no_play(m, "christianity", "french") == "area-out-of-range"
    play(m, "christianity", "egyptians")
    assert (religion(m, "egyptians"), disordered(m)) == ("christianity", ["lower_egypt"])


@rule("S103", "S21", "S20b")
def test_a_government_is_adopted_from_an_own_empire_in_the_adopters_own_range() -> None:
    old = one("romans", 0, "rome", level=8)
    young = one("greeks", 0, "anatolia", level=15, government="democracy")
    m = civilise(old, young)
    assert can(m, 0, "adopt", "democracy")
    far = one("greeks", 0, "persia", level=43, government="democracy")
    assert refused(civilise(old, far), 0, "adopt", "democracy") == "no-owner-in-range"


@rule("S123", "S128", "S130")
def test_islam_ends_revolution_and_jihad_of_the_convert_and_brings_an_elite_marker() -> None:
    convert = one("romans", 0, "syria", level=15, marks=["revolution"])
    m = civilise(convert, one("arabs", 1, "medina", level=15, religion="islam"), jihad="syria")
    say(m, 0, "adopt", "islam")
    assert (elite(m, "romans"), owns(m, "romans", "revolution"), state(m).jihad) == (1, False, -1)


@rule("S17b", "S128", "S108")
def test_a_jihad_stays_on_land_that_becomes_neutral() -> None:
    arabs = one("arabs", 1, "ionia", religion="islam", level=15)
    m = doing("discard_empire", one("romans", 0, "thrace", level=15), arabs, jihad="thrace", hands={})
    assert gave_up("romans", m)
    assert state(m).jihad == area("thrace")


@rule("A68", "S100")
def test_missionaries_of_a_player_with_two_faiths_bring_the_one_he_names() -> None:
    muslims = one("arabs", 0, "rome", religion="islam", level=15)
    christians = one("french", 0, "north_italy", religion="christianity", level=15)
    heathens = one("greeks", 1, {"illyria": "warriors"}, level=15)
    m = civilise(muslims, christians, heathens, events=("missionaries",))
    for faith in ("islam", "christianity"):
        assert can(m, 0, *event_words("missionaries", on="greeks", faith=faith))
    event(m, 0, "missionaries", on="greeks", faith="islam")
    assert (religion(m, "greeks"), elite(m, "greeks"), state(m).glory[0]) == ("islam", 1, 1)


@rule("A68")
def test_missionaries_do_not_bring_a_faith_the_age_of_the_heathens_does_not_know() -> None:
    muslims = one("arabs", 0, "rome", religion="islam", level=15)
    heathens = one("greeks", 1, {"sicily": "warriors"}, level=14)
    m = civilise(muslims, heathens, events=("missionaries",))
    assert not can(m, 0, *event_words("missionaries", on="greeks", faith="islam"))


@rule("S124", "S67", "A64")
def test_who_falls_into_an_earlier_age_by_a_vote_is_rid_of_strife_and_treaty_even_if_he_said_no() -> None:
    acting = one("romans", 0, "rome", religion="christianity", level=12)
    loser = one("greeks", 1, "greece", religion="christianity", level=8, marks=["religious_strife"])
    stays = one("french", 2, "france", religion="christianity", level=12, marks=["religious_strife"])
    m = calm(
        doing(
            "destiny",
            acting,
            loser,
            stays,
            heresy={"christianity": "romans"},
            deck=values(5),
            treaty=("greeks", "greece", "romans", "rome"),
        )
    )
    say(m, 0, "propose", ["romans", "greeks", "french"], [3, 1, 1])
    say(m, 0, "vote_yes")
    say(m, 1, "vote_no")
    say(m, 2, "vote_no")
    assert [level(m, id) for id in ("romans", "greeks", "french")] == [9, 7, 11]
    assert (owns(m, "greeks", "religious_strife"), owns(m, "french", "religious_strife")) == (False, True)
    assert state(m).treaty == ()


@rule("S121", "S130", "S13")
@pytest.mark.parametrize(("value", "avoided"), [(1, True), (0, False)])
def test_the_lesson_of_confucius_is_measured_by_the_age_after_the_setback(value: int, avoided: bool) -> None:
    """A Revolution first takes four levels: age 2 becomes age 1, and a card of 1 is enough."""
    shang = one(
        "shang",
        1,
        {"henan": "warriors", "hubei": "warriors"},
        capital="henan",
        disorder=["hubei"],
        religion="confucianism",
        level=9,
    )
    m = civilise(one("romans", 0, "rome"), shang, artefacts=("revolution",), deck=values(value))
    play(m, "revolution", "shang")
    assert (level(m, "shang"), religion(m, "shang")) == (5, "")
    assert ("henan" not in disordered(m)) == avoided


@rule("S139", "S132")
def test_the_pyramid_spares_cities_next_to_it_from_socialism() -> None:
    reds = one(
        "egyptians",
        0,
        {"upper_egypt": "warriors", "palestine": "warriors", "syria": "warriors"},
        capital="syria",
        cities={"palestine": 1, "upper_egypt": 1},
        level=36,
        artefacts={"syria": ["industrial_revolution"]},
    )
    old = one("hittites", 1, "lower_egypt", level=36, artefacts={"lower_egypt": ["great_pyramid"]})
    m = civilise(reds, old, artefacts=("socialism",))
    play(m, "socialism", "egyptians")
    assert disordered(m) == ["syria"]


@rule("S129", "S36")
def test_a_religious_leader_who_comes_later_stands_above_the_strife() -> None:
    lands = {"rome": "warriors", "sicily": "warriors"}
    torn = {"religion": "buddhism", "marks": ["religious_strife"], "disorder": ["sicily"]}
    led = one("romans", 0, lands, leaders=[("unnamed_re", "rome")], **torn)
    m = calm(doing("destiny", led, one("greeks", 1, "greece")))
    assert question(m) == "BeforeAction"
    say(m, 0, "calm", "sicily")
    assert (disordered(m), owns(m, "romans", "religious_strife")) == ([], True)
    assert question(calm(doing("destiny", one("romans", 0, lands, **torn)))) == "ThrowAway"


@rule("S97c", "S128")
def test_the_pope_calls_once_in_an_action_even_if_the_crusade_is_over() -> None:
    papal = one("papal_states", 0, "lower_egypt", religion="christianity", level=22)
    papal.artefacts = {"lower_egypt": ["pope"]}
    arabs = one("arabs", 1, {"palestine": "warriors", "medina": "warriors"}, capital="medina", level=22)
    m = doing(
        "civilise",
        papal,
        arabs,
        hands={0: [with_artefact("revolution"), with_event("missionaries")]},
    )
    calm(m)
    say(m, 0, "done")  # neither converts nor disturbs
    say(m, 0, "call_crusade")
    event(m, 0, "missionaries", on="arabs", faith="christianity")
    assert (state(m).crusade, disordered(m)) == (0, ["medina"])
    play(m, "revolution", "arabs")
    assert religion(m, "arabs") == ""
    assert refused(m, 0, "call_crusade") == "crusade-called"


@rule("S128", "S105")
def test_a_crusade_is_not_called_twice_nor_against_nobody_nor_by_others() -> None:
    papal = one("papal_states", 0, "rome", religion="christianity", level=22, artefacts={"rome": ["pope"]})
    arabs = one("arabs", 1, "palestine", level=22)
    assert refused(civilise(papal, arabs, crusade=True), 0, "call_crusade") == "crusade-on"
    assert refused(civilise(papal, one("arabs", 1, "medina", level=22)), 0, "call_crusade") == "no-crusade-now"
    other = civilise(one("french", 0, "france", level=22, religion="christianity"), papal, arabs)
    assert refused(other, 0, "call_crusade") == "needs-pope"
    own = civilise(papal, one("arabs", 0, "palestine", level=22))
    say(own, 0, "call_crusade")
    assert state(own).crusade


@rule("S102", "A24", "S109", "S17b")
def test_a_volcano_that_ends_an_empire_frees_its_wonder() -> None:
    greeks = one("greeks", 1, "macedonia", artefacts={"macedonia": ["colossus"]})
    m = civilise(one("romans", 0, "rome"), greeks, artefacts=("colossus",), events=("volcano",), deck=values(3))
    assert no_play(m, "colossus", "romans") == "marker-in-play"
    event(m, 0, "volcano", area="macedonia")
    assert gave_up("greeks", m)
    play(m, "colossus", "romans")
    assert owns(m, "romans", "colossus")


@rule("A49", "S130")
def test_the_last_believer_takes_the_heresy_on_another_card_along() -> None:
    apostates = one("greeks", 1, "greece")
    last = one("french", 2, "france", capital="france", disorder=["france"], religion="christianity")
    board = {"heresy": {"christianity": "greeks"}}
    m = civilise(one("romans", 0, "rome"), apostates, last, artefacts=("revolution",), **board)
    play(m, "revolution", "french")
    assert (religion(m, "french"), max(state(m).heresy)) == ("", -1)


@rule("S140", "S97f")
def test_what_the_industrial_revolution_brought_outlives_it_but_nothing_new_is_built_on_it() -> None:
    works = {"germany": ["industrial_revolution"], "france": ["railways"]}
    germans = one(
        "germans",
        1,
        {"germany": "warriors", "france": "warriors", "poland": "warriors"},
        level=36,
        government="capitalism",
        artefacts=works,
    )
    m = civilise(
        one("romans", 0, "rome", level=36),
        germans,
        artefacts=("radio",),
        events=("burning_of_books",),
        deck=values(4),
    )
    assert no_play(m, "radio", "germans") == ""
    event(m, 0, "burning_of_books", on="germans")
    say(m, 0, "burn", "industrial_revolution", "germany")
    assert (owns(m, "germans", "capitalism"), owns(m, "germans", "railways")) == (True, True)
    assert no_play(m, "radio", "germans") == "needs-artefact"


@rule("S17b", "S136", "S71")
def test_a_treaty_signed_at_sea_ends_when_the_ships_sail_away() -> None:
    romans = one("romans", 0, {"rome": "warriors", "adriatic_sea": "galleys"})
    greeks = one("greeks", 1, "greece")
    m = calm(doing("manoeuvre", romans, greeks, treaty=("romans", "adriatic_sea", "greeks", "greece")))
    move(m, "adriatic_sea", "mediterranean_sea", "galleys")
    assert state(m).treaty == ()
