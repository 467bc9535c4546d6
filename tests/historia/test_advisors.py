"""One test per advisor: what it does, which symbol it carries, and what happens when its first effect is impossible.

The table is written from the printed cards. All advisors are played in the same position, in which every effect is
possible and no level gives a bonus of its own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from facts import ACTIONS

from zeitalter.engine.match import Match
from zeitalter.games.historia.data.components import our_data
from zeitalter.games.historia.position import Civ, player, position
from zeitalter.testing import can, fill, rule, say, why


class Card(NamedTuple):
    """Civilization, symbol, first effect, and what all effects give in the common position."""

    civilization: str
    shows: str | None
    first: str
    vp: int = 0
    cubes: int = 0
    oldest: int = 0
    chosen: int = 0
    technology: int = 0
    military: int = 0
    builds: int = 0
    refreshes: int = 0
    places: str = ""
    trades: int = 0
    wins_war: int = 0
    tourists: int = 0
    revolts: bool = False


ADVISORS = {
    "cleopatra": Card("egypt", None, "oldest", oldest=1, cubes=2),
    "imhotep": Card("egypt", None, "builds", builds=1, vp=1),
    "hatshepsut": Card("egypt", "trade", "trades", trades=2, cubes=1),
    "thutmose_iii": Card("egypt", None, "military", military=1, cubes=1),
    "nefertiti": Card("egypt", None, "refreshes", refreshes=2, cubes=1),
    "scipio": Card("rome", "war", "wins_war", wins_war=2, cubes=2),
    "trajan": Card("rome", None, "places", places="near", vp=1),
    "agrippa": Card("rome", None, "military", military=1, oldest=1),
    "vitruvius": Card("rome", None, "builds", builds=1, oldest=1),
    "cicero": Card("rome", None, "chosen", chosen=2, cubes=1),
    "descartes": Card("france", None, "technology", technology=1, oldest=1),
    "robespierre": Card("france", "revolution", "revolts", revolts=True, vp=1),
    "nostradamus": Card("france", None, "chosen", chosen=1, refreshes=1, cubes=1),
    "joan_of_arc": Card("france", None, "military", military=1, cubes=1),
    "colbert": Card("france", None, "cubes", cubes=3),
    "schliemann": Card("germany", "tourism", "tourists", tourists=1, oldest=2),
    "gutenberg": Card("germany", None, "cubes", cubes=2, oldest=1),
    "bismarck": Card("germany", None, "military", military=1, vp=1),
    "goethe": Card("germany", None, "builds", builds=1, cubes=1),
    "einstein": Card("germany", None, "technology", technology=1, vp=1),
    "al_khwarizmi": Card("arabs", None, "technology", technology=1, cubes=1),
    "ibn_battuta": Card("arabs", None, "places", places="far", oldest=1),
    "harun_al_rashid": Card("arabs", "trade", "trades", trades=2, vp=1),
    "saladin": Card("arabs", None, "military", military=1, cubes=1),
    "avicenna": Card("arabs", None, "cubes", cubes=2, oldest=1),
    "washington": Card("usa", "revolution", "revolts", revolts=True, cubes=1),
    "edison": Card("usa", None, "technology", technology=1, cubes=1),
    "carnegie": Card("usa", None, "cubes", cubes=3),
    "lloyd_wright": Card("usa", None, "builds", builds=1, refreshes=1),
    "eisenhower": Card("usa", None, "military", military=1, oldest=1),
    "confucius": Card("china", None, "chosen", chosen=2, vp=1),
    "sun_tzu": Card("china", None, "military", military=1, cubes=1),
    "zheng_he": Card("china", None, "places", places="far", vp=1),
    "cai_lun": Card("china", None, "technology", technology=1, oldest=1),
    "wu_zetian": Card("china", None, "cubes", cubes=2, refreshes=1),
}
SILENT = [advisor for advisor, card in ADVISORS.items() if card.shows is None]
WITH_SYMBOL = [advisor for advisor in ADVISORS if advisor not in SILENT]

ROW = ["raid", "military", "art", "trade"]
TURNED = ["petra", "lighthouse_alexandria", "taj_mahal", "kremlin"]
PLACES = {"near": "russia", "far": "south_america"}


def own(m: Match, seat: int = 0) -> dict[str, Any]:
    """Everything that lies in front of a player, as he sees it himself."""
    found: dict[str, Any] = dict(m.view(seat)["civs"][seat])
    found["wonders"] = {
        w["wonder"]: "turned" if w["turned"] else "locked" if w["locked"] else "upright" for w in found["wonders"]
    }
    found["territories"] = set(found["territories"])
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different now."""
    return {name: value for name, value in after.items() if value != before[name]}


def start(advisor: str, rival: Civ | None = None, board: dict[str, Any] | None = None, **what: Any) -> Match:
    """Ada holds the advisor; Beate is a weaker, cleverer rival in China."""
    facts = {
        "territories": ["india", "china"],
        "technology": 5,
        "military": 7,
        "personal": 1,
        "used": 4,
        "row": ROW,
        "turned": TURNED,
        "civilization": ADVISORS[advisor].civilization,
        "advisors": [advisor],
    }
    other = "rome" if ADVISORS[advisor].civilization != "rome" else "egypt"
    beate = rival or player("Beate", ["china", "africa"], technology=7, military=4)
    beate.civilization = other
    row = {"wonder_row": ["sphinx", "stonehenge", "mausoleum"]}
    return position(player("Ada", **{**facts, **what}), beate, **{**row, **(board or {})})


def answers(card: Card) -> list[list[Any]]:
    """What Ada says to the questions of an advisor, in the order of its effects."""
    said: list[list[Any]] = []
    if card.builds:
        said.append(["build", ["stonehenge"]])
    if card.places:
        said.append(["cube", PLACES[card.places]])
    if card.chosen:
        said.append(["take_back", ["military", "trade"][: card.chosen]])
    if card.revolts:
        said.append(["revolution", "basic", ["military"]])
    if card.refreshes:
        said.append(["refresh", ["petra", "taj_mahal"][: card.refreshes]])
    return said


def play(m: Match, advisor: str, card: Card) -> None:
    """Ada plays the advisor and answers its questions; then Beate is asked how to execute Exploitation."""
    fill(m, {0: ["select", [advisor]], 1: ["select", ["exploitation"]]})
    for words in answers(card):
        assert list(m.asked()) == [0]
        assert not any(option[0] == "wonder" for option in m.options(0))
        say(m, 0, *words)
    assert list(m.asked()) == [1]


def expected(before: dict[str, Any], advisor: str, card: Card) -> dict[str, Any]:
    """What is different in front of Ada once the advisor has been played."""
    row = list(before["row"])
    back = row[: card.oldest]
    if card.chosen:
        back += ["military", "trade"][: card.chosen]
    if card.revolts:
        back += ["military", row[-1]]
    cubes, placed = min(card.cubes, before["used"]), bool(card.places)
    built = ["stonehenge"] if card.builds else []
    refreshed = ["petra", "taj_mahal"][: card.refreshes]
    now = {
        "vp": before["vp"] + card.vp + card.wins_war + card.tourists,
        "personal": before["personal"] + cubes,
        "used": before["used"] - cubes - placed,
        "technology": before["technology"] + card.technology + bool(card.trades),
        "military": before["military"] + card.military,
        "row": [c for c in row if c not in back],
        "hand": [c for c in ACTIONS if c in before["hand"] or c in back],
        "hand_count": before["hand_count"] + len(back) - 1,
        "territories": before["territories"] | ({PLACES[card.places]} if placed else set()),
        "wonders": {**before["wonders"], **dict.fromkeys(refreshed, "upright"), **dict.fromkeys(built, "locked")},
        "advisors_in_hand": [],
        "advisors_face_up": [advisor],
    }
    return {name: value for name, value in now.items() if value != before[name]}


def test_every_advisor_of_the_file_is_in_the_table() -> None:
    printed = {a["id"]: (a["civilization"], a["shows_action"]) for a in our_data()["advisors"]}
    assert printed == {advisor: (card.civilization, card.shows) for advisor, card in ADVISORS.items()}


@rule("H21", "H74", "E22")
@pytest.mark.parametrize("advisor", ADVISORS)
def test_advisor_does_what_is_printed_and_goes_under_its_deck(advisor: str) -> None:
    card = ADVISORS[advisor]
    m = start(advisor)
    before, rival = own(m), own(m, 1)
    board = m.view(None)
    play(m, advisor, card)
    assert changes(before, own(m)) == expected(before, advisor, card)
    wanted: dict[str, Any] = {
        "executing": "exploitation",
        "hand": [c for c in rival["hand"] if c != "exploitation"],
        "hand_count": rival["hand_count"] - 1,
    }
    if card.trades:
        wanted["vp"] = card.trades
    if card.wins_war:
        wanted |= {"territories": {"africa"}, "used": rival["used"] + 1}
    assert changes(rival, own(m, 1)) == wanted
    now = m.view(None)
    assert now["wonder_row"] == [w for w in board["wonder_row"] if not (card.builds and w == "stonehenge")]
    assert now["ending"] == card.revolts
    assert now["order"] == board["order"]


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "oldest": {"row": []},
    "chosen": {"row": []},
    "cubes": {"used": 0, "personal": 1},
    "places": {"used": 0, "personal": 1},
    "builds": {},
    "refreshes": {"turned": []},
    "trades": {},
    "wins_war": {},
    "tourists": {"turned": TURNED[:3]},
    "military": {"technology": 2, "military": 4},
    "technology": {"technology": 7, "military": 4},
}


@rule("H74")
@pytest.mark.parametrize("advisor", [a for a, card in ADVISORS.items() if not card.revolts])
def test_impossible_first_effect_is_skipped_and_the_next_still_happens(advisor: str) -> None:
    card = ADVISORS[advisor]
    far = player("Beate", ["africa", "south_america"], technology=7, military=4)
    board: dict[str, Any] = {"wonder_row": []} if card.first == "builds" else {}
    m = start(advisor, far, board, **IMPOSSIBLE[card.first])
    before = own(m)
    rest = card._replace(**{card.first: "" if card.first == "places" else 0})
    fill(m, {0: ["select", [advisor]], 1: ["select", ["exploitation"]]})
    for words in answers(rest):
        say(m, 0, *words)
    assert list(m.asked()) == [1]
    assert changes(before, own(m)) == expected(before, advisor, rest)


@rule("H73", "H114")
@pytest.mark.parametrize("advisor", ADVISORS)
def test_only_advisors_with_a_symbol_trigger_an_event_of_any_action(advisor: str) -> None:
    card = ADVISORS[advisor]
    m = start(advisor, None, {"options": {"events": "on"}, "event": "vesuvius"}, vp=10)
    play(m, advisor, card)
    gained = card.vp + card.wins_war + card.tourists
    assert own(m)["vp"] == 10 + gained - (2 if card.shows else 0)


@rule("H73")
@pytest.mark.parametrize("advisor", SILENT)
def test_advisor_without_symbol_is_no_action_for_wonders(advisor: str) -> None:
    card = ADVISORS[advisor]
    upright = ["great_wall", "chichen_itza", "alhambra", "angkor_wat", "forbidden_city", "colossus_rhodes"]
    m = start(advisor, wonders=upright)
    play(m, advisor, card)
    assert all(own(m)["wonders"][wonder] == "upright" for wonder in upright)


@rule("H15")
@pytest.mark.parametrize("advisor", ADVISORS)
def test_advisor_played_is_not_in_hand_any_more(advisor: str) -> None:
    m = start(advisor, advisors_up=[advisor], advisors=[], row=ROW)
    objection = why(m, 0, "select", [advisor])
    assert objection is not None
    assert objection.id == "not-in-hand"


@rule("H18", "H59", "H60")
@pytest.mark.parametrize("advisor", ["robespierre", "washington"])
def test_advisor_with_revolution_needs_three_cards_in_the_row(advisor: str) -> None:
    m = start(advisor, row=ROW[:2])
    objection = why(m, 0, "select", [advisor])
    assert objection is not None
    assert (objection.id, objection.args) == ("row-too-short", (2,))
    assert can(start(advisor, row=ROW[:3]), 0, "select", [advisor])


@rule("A35", "H45")
@pytest.mark.parametrize("advisor", ["hatshepsut", "harun_al_rashid"])
def test_advisor_with_trade_offers_the_advanced_version_with_navigation(advisor: str) -> None:
    rival = player("Beate", ["africa"], technology=10, military=8)
    m = start(advisor, rival, technology=8, military=8)
    fill(m, {0: ["select", [advisor]], 1: ["select", ["exploitation"]]})
    assert can(m, 0, "trade", "basic", 1)
    say(m, 0, "trade", "advanced", 1)
    assert (own(m)["technology"], own(m, 1)["vp"]) == (9, 1)


@rule("H74", "A35")
def test_scipio_makes_basic_war_below_technology_2_and_never_the_advanced() -> None:
    m = start("scipio", player("Beate", ["china", "africa"]), technology=1, military=2, row=[])
    play(m, "scipio", ADVISORS["scipio"])
    assert (own(m)["vp"], own(m, 1)["territories"]) == (2, {"africa"})
    rival = player("Beate", ["china", "india"], technology=13, military=13)
    m = start("scipio", rival, technology=14, military=14)
    fill(m, {0: ["select", ["scipio"]], 1: ["select", ["exploitation"]]})
    objection = why(m, 0, "war", "advanced", "china", 1)
    assert objection is not None
    assert objection.id == "only-basic"
    assert can(m, 0, "war", "basic", "china", 1)


@rule("H74", "D26")
@pytest.mark.parametrize("technology", [8, 15])
def test_schliemann_scores_basic_tourism_at_any_technology(technology: int) -> None:
    eight = [*TURNED, "great_wall", "parthenon", "angkor_wat", "suez_canal"]
    m = start("schliemann", technology=technology, military=technology - 1, turned=eight, row=ROW[:3])
    play(m, "schliemann", ADVISORS["schliemann"])
    assert own(m)["vp"] == 2
    assert own(m)["row"] == ["art"]
    assert {"raid", "military"} <= set(own(m)["hand"])


@rule("H40", "H74")
def test_trajan_reaches_only_adjacent_territories_without_navigation() -> None:
    m = start("trajan")
    fill(m, {0: ["select", ["trajan"]], 1: ["select", ["exploitation"]]})
    objection = why(m, 0, "cube", "south_america")
    assert objection is not None
    assert objection.id == "out-of-reach"
    assert not can(m, 0, "cube", "china")
    m = start("trajan", technology=8, military=8)
    fill(m, {0: ["select", ["trajan"]], 1: ["select", ["exploitation"]]})
    assert can(m, 0, "cube", "south_america")
