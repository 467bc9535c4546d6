"""What a player is told before an answer: that it would do nothing now, what it costs, what it ends."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.match import Seat
from zeitalter.engine.redeal import redeal
from zeitalter.games.historia.position import bot, player, position
from zeitalter.games.historia.view.cautions import caution
from zeitalter.testing import fill, rule, say
from zeitalter.testing.say import _action
from zeitalter.texts import LANGUAGES, texts_for

GAME = find_game("historia")


def said(match: Match, *words: Any, seat: int = 0, lang: str = "en") -> tuple[str, str] | None:
    """The tone of a caution, and its words."""
    found = caution(match.state, seat, _action(match, words))
    if found is None:
        return None
    texts = texts_for("historia", lang)
    args = texts.args(match, [kind for kind, _ in found.args], [value for _, value in found.args])
    return found.tone, texts.message(f"caution-{found.id}", **args)


def two(ada: dict[str, Any] | None = None, beate: dict[str, Any] | None = None, **board: Any) -> Match:
    """Ada in China, Beate beside her in India."""
    usual = {"personal": 2, "technology": 3, "military": 3}
    return position(
        player("Ada", **({"territories": ["china"], **usual} | (ada or {}))),
        player("Beate", **({"territories": ["india"], **usual} | (beate or {}))),
        **board,
    )


def playing(match: Match, *cards: str) -> Match:
    """The position in which Ada executes these cards."""
    fill(match, {0: ["select", list(cards)], 1: ["select", ["exploitation"]]})
    return match


@rule("H22")
@pytest.mark.parametrize("card", ["military", "technology", "art", "expansion"])
def test_card_without_a_cube_to_pay_is_idle(card: str) -> None:
    m = two({"personal": 0, "used": 3})
    assert said(m, "select", [card]) == ("idle", "no effect now: no cube to spend")
    assert said(m, "select", [card], lang="de") == ("idle", "jetzt ohne Wirkung: kein freier Würfel")
    assert said(two(), "select", [card]) is None


@rule("H45", "H46")
def test_trade_without_a_neighbour_of_higher_technology_is_idle() -> None:
    assert said(two(), "select", ["trade"]) == ("idle", "no effect now: no neighbour with more technology")
    assert said(two(beate={"technology": 4}), "select", ["trade"]) is None
    far = two({"territories": ["oceania"]}, {"technology": 4})
    assert said(far, "select", ["trade"]) == ("idle", "no effect now: no neighbour with more technology")


@rule("H48")
def test_raid_without_a_weaker_neighbour_is_idle() -> None:
    assert said(two(), "select", ["raid"]) == ("idle", "no effect now: no neighbour with less military")
    assert said(two({"military": 4}), "select", ["raid"]) is None


@rule("H27", "H31")
def test_level_that_the_matrix_does_not_have_is_idle() -> None:
    m = two({"technology": 1, "military": 2})
    assert said(m, "select", ["military"]) == ("idle", "no effect now: the matrix has no cell there")
    assert said(m, "select", ["technology"]) is None


@rule("H33")
def test_art_without_a_wonder_in_the_row_is_idle() -> None:
    assert said(two(wonder_row=[]), "select", ["art"]) == ("idle", "no effect now: the wonder row is empty")


@rule("H36", "H38")
def test_exploitation_without_used_cubes_is_idle_even_if_territories_could_be_given_up() -> None:
    m = two({"territories": ["china", "europe"], "used": 0})
    assert said(m, "select", ["exploitation"]) == ("idle", "no effect now: no cube in the used pool")
    assert said(two({"used": 1}), "select", ["exploitation"]) is None


@rule("H50", "H51")
def test_war_without_a_shared_territory_is_idle() -> None:
    assert said(two(), "select", ["war"]) == ("idle", "no effect now: no territory is shared")


@rule("H52", "H53")
def test_war_that_would_be_lost_or_drawn_says_so_before_and_when_it_is_waged() -> None:
    stronger = two({"territories": ["china"]}, {"territories": ["china"], "technology": 4, "military": 4})
    assert said(stronger, "select", ["war"])[0] == "cost"  # type: ignore[index]
    assert said(playing(stronger, "war"), "war", "basic", "china", 1) == (
        "grave", "you lose this war: your cube leaves, Beate gains 2 VP",
    )  # fmt: skip
    equal = two({"territories": ["china"]}, {"territories": ["china"]})
    assert said(equal, "select", ["war"]) == ("idle", "no effect now: everybody there is equally strong")
    assert said(playing(equal, "war"), "war", "basic", "china", 1) == (
        "idle", "no effect: Beate has military 3 too",
    )  # fmt: skip
    weaker = two({"territories": ["china"], "military": 4}, {"territories": ["china"]})
    assert said(weaker, "select", ["war"]) is None
    assert said(weaker, "war", "basic", "china", 1) is None


@rule("H112")
def test_last_territory_in_a_game_alone_is_never_risked_unasked() -> None:
    m = position(player("Ada", ["china"], technology=3, military=3), bot("noble", ["china"], technology=4, military=4))
    assert said(m, "war", "basic", "china", 1) == (
        "grave", "you lose this war, your last territory and with it the game",
    )  # fmt: skip


@rule("H56")
def test_tourism_with_too_few_wonders_is_idle() -> None:
    m = two({"technology": 12, "military": 8, "wonders": ["petra"]})
    assert said(m, "select", ["tourism"]) == ("idle", "no effect now: too few wonders")


@rule("H16", "H22")
def test_cards_that_cannot_all_be_paid_say_so() -> None:
    m = two({"technology": 5, "military": 4, "personal": 1})
    assert said(m, "select", ["military", "technology"]) == ("idle", "cubes needed: 2, and you have 1")
    assert said(m, "select", ["military", "exploitation"]) is None


@rule("H13", "H59")
def test_revolution_says_that_it_ends_the_round() -> None:
    m = two({"row": ["art", "trade", "military"]})
    assert said(m, "select", ["revolution"]) == ("cost", "the round ends for everybody with this action round")


@rule("H74")
def test_advisor_none_of_whose_effects_would_do_anything_is_idle() -> None:
    m = two({"civilization": "egypt", "advisors": ["cleopatra"], "used": 0, "row": []})
    assert said(m, "select", ["cleopatra"]) == ("idle", "no effect now: the discard row is empty")
    some = two({"civilization": "egypt", "advisors": ["cleopatra"], "used": 1, "row": []})
    assert said(some, "select", ["cleopatra"]) is None


@rule("H115", "H115a")
def test_card_whose_event_cannot_be_met_is_idle() -> None:
    m = two({"personal": 0}, {"technology": 4}, options={"events": "on"}, event="little_ice_age")
    assert said(m, "select", ["trade"]) == ("idle", "no effect now: the event leaves nothing")


@rule("H28")
def test_two_levels_of_which_one_is_lost_say_so() -> None:
    m = playing(two({"technology": 4, "military": 5, "personal": 3}), "military")
    assert said(m, "military", "advanced") is None or said(m, "military", "advanced")[0] == "cost"  # type: ignore[index]
    edge = next(
        (t, mil)
        for t in range(4, 9)
        for mil in range(2, 16)
        if m.table.components.cells[mil][t] >= 0
        and m.table.components.cells[mil + 1][t] >= 0
        and m.table.components.cells[mil + 2][t] < 0
    )
    m = playing(two({"technology": edge[0], "military": edge[1], "personal": 3}), "military")
    assert said(m, "military", "advanced") == ("cost", "three cubes for only one level: the matrix has no second one")


@rule("H38")
def test_exploitation_says_what_it_takes_and_costs() -> None:
    m = playing(two({"territories": ["china", "europe"], "used": 1}, tiles={"europe": 12}), "exploitation")
    points = m.state.components.tile_vp[m.state.tiles[m.table.components.ids["territory"].index("europe")]]
    cost = f"1 territory given up, \N{MINUS SIGN}{points} VP"
    assert said(m, "exploitation", "basic", 1, ["europe"]) == ("cost", cost)
    assert said(m, "exploitation", "basic", 0, []) == ("idle", "brings no cube back")
    assert said(m, "exploitation", "basic", 1, []) is None


@rule("H68")
def test_end_of_a_turn_says_that_wonders_stay_unused() -> None:
    m = two({"territories": ["china"], "wonders": ["stonehenge"], "technology": 4, "military": 4, "personal": 2})
    playing(m, "technology")
    while not any(o[0] == "end_turn" for o in m.options(0)):
        m.play(0, next(o for o in m.options(0) if o[0] != "wonder"))
    assert said(m, "end_turn") == ("cost", "1 wonder stays unused")
    say(m, 0, "wonder", "stonehenge", [])
    assert "wonder" not in [o[0] for o in m.options(0)] if 0 in m.asked() else True


@rule("H74")
def test_taking_nothing_of_what_is_offered_says_so() -> None:
    m = two({"row": ["art", "trade"]}, stack=[["TakeBackCards", 0, 1], "SelectCards", "RoundEnd"])
    assert said(m, "take_back", []) == ("cost", "you go without it")
    assert said(m, "take_back", ["art"]) is None


@rule("H122", "H125a")
def test_dominion_tile_says_how_long_it_lasts() -> None:
    m = two({"technology": 5, "military": 4}, options={"dominion": "on"}, round=3)
    assert said(m, "dominion", "technology_boost", "personal", 0) == ("cost", "once in the game, for 2 more rounds")
    assert said(m, "dominion", "extra_cubes", "personal", 0) == ("idle", "no effect: no extra cube")


def test_every_caution_has_words_in_both_languages_and_nothing_is_left_over() -> None:
    source = (GAME.words.folder.parent / "view" / "cautions.py").read_text(encoding="utf-8")
    used = set(re.findall(r'Caution\([\w ]+, "([\w-]+)"', source)) | {"idle"}
    for lang in LANGUAGES:
        words = (GAME.words.folder / f"cautions.{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^caution-([\w-]+) =", words, re.M)) == used


@pytest.mark.parametrize("seats", [1, 3])
def test_cautions_of_whole_games_read_well_and_know_only_what_the_seat_sees(seats: int) -> None:
    """What a seat does not see is dealt anew: its cautions stay as they were."""
    match = Match.new(GAME, [Seat(name) for name in ("Ada", "Beate", "Carl")[:seats]], options={"events": "on"}, seed=3)
    strategist, tones = find_bot("strategist", GAME), set()
    for _ in range(250):
        if match.over:
            break
        seat = match.asked()[0]
        other = redeal(match.game, match.state, seat, Random(1))
        for option in match.options(seat)[:12]:
            if isinstance(option, tuple):
                found = caution(match.state, seat, option)
                assert found == caution(other, seat, option)
                if found is not None:
                    tones.add(found.tone)
                    for lang in LANGUAGES:
                        texts = texts_for("historia", lang)
                        args = texts.args(match, [k for k, _ in found.args], [v for _, v in found.args])
                        assert len(texts.message(f"caution-{found.id}", **args)) < 100
        bot_move(match, seat, strategist)
    assert tones >= {"idle", "cost"}
