"""The drawings of Historia: from a view alone, never wider than the terminal, the same facts in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from zeitalter.engine.match import Match, Seat
from zeitalter.games import find_game
from zeitalter.games.historia.position import bot, player, position
from zeitalter.games.historia.terminal.pictures import Pictures
from zeitalter.kit.drawing import marks
from zeitalter.texts import texts_for

SOURCE = Path(__file__).parents[2] / "src" / "zeitalter"
ALL = ["china"]


def crowded() -> Match:
    """Six civilizations with long names in one territory, in the middle of the game."""
    wonders = ["terracotta_army", "hanging_gardens", "temple_artemis"]
    return position(
        player(
            "Maximiliane von und zu",
            [*ALL, "russia"],
            technology=8,
            military=8,
            vp=123,
            wonders=wonders,
            turned=["mausoleum"],
            locked=["petra"],
            leader="frederick_ii",
            civilization="egypt",
            advisors=["cleopatra"],
            row=["art", "trade", "military", "technology", "exploitation"],
        ),
        player("Maximilian", ALL, technology=8, military=8, leader="isabella", civilization="rome", kept=["kennedy"]),
        bot("king", ALL, technology=7, military=9),
        bot("noble", ALL, technology=16, military=16),
        bot("noble", ALL),
        bot("noble", ALL),
        options={"events": "on", "goals": "on", "dominion": "on"},
        round=7,
        event="vesuvius",
        goals={"m8t9": "goal_5", "m9t8": "goal_8"},
    )


def drawn(match: Match, seat: int | None, lang: str = "en", width: int = 80) -> Pictures:
    view = json.loads(json.dumps(match.view(seat)))
    return Pictures(view, match.table, texts_for("historia", lang), match.seats, width)


def text(lines: list) -> str:
    return "\n".join("".join(piece for piece, _ in line) for line in lines)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_crowded_table_fits_80_columns(lang: str, seat: int | None) -> None:
    pictures = drawn(crowded(), seat, lang)
    for name, picture in pictures.pictures.items():
        widest = max(text(picture()).splitlines(), key=len)
        assert len(widest.rstrip()) <= 80, name
    assert pictures.look_up("petra")


def test_matrix_shows_missing_cells_markers_goals_and_next_cells() -> None:
    match = crowded()
    rows = {line[:3].strip(): line for line in text(drawn(match, 0).pictures["matrix"]()).splitlines()[1:17]}
    cells = {(m, t): rows[f"M{m}"][4 * t : 4 * t + 4].strip() for m in range(1, 17) for t in range(1, 17)}
    printed = match.table.components.cells
    assert all((cells[m, t] == ".") == (printed[m][t] < 0) for m, t in cells)
    assert cells[8, 8] == "eMA"  # Maximiliane and Maximilian in the Empire
    assert cells[8, 9] == "m+*"
    assert cells[9, 8] == "e+*"
    assert cells[9, 7] == "ev"
    assert cells[16, 16] == "cw"
    assert cells[1, 1] == "kxy"


def test_map_draws_every_border_and_only_borders() -> None:
    match = position(player("Ada", ["china"]), player("Beate", ["europe"]), options={"civbots": "0"})
    lines = text(drawn(match, 0).pictures["map"]()).splitlines()[:8]
    grid = "\n".join(lines)
    c = match.table.components
    borders = sum(mask.bit_count() for mask in c.adjacent) // 2
    across = len(re.findall(r"\S -+ \S", lines[0])) + len(re.findall(r"\w -+(?= \w)", lines[3] + lines[6]))
    corners = sum(2 if mark == "X" else 1 for mark in re.findall(r"[X/\\]", grid))
    assert across + grid.count("|") + corners == borders
    assert "A" in lines[4]
    assert "B" in lines[1]


def test_owners_map_becomes_a_list() -> None:
    overlay = {"map": {"adjacency": [{"pair": ["north_america", "europe"]}, {"pair": ["china", "africa"]}]}}
    match = position(player("Ada", ["china"]), player("Beate", ["europe"]), overlay=overlay)
    lines = text(drawn(match, 0).table()).splitlines()
    assert any(re.match(r"China +\dVP.* A", line) for line in lines)
    assert " |" not in "\n".join(lines)


def test_table_shows_what_a_player_needs() -> None:
    shown = " ".join(text(drawn(crowded(), 0).table()).split())
    for fact in (
        "Round 7 of 12, epoch II (3 of 4)",
        "Take back two oldest cards, Refresh wonders, Government bonus, Player order",
        "Eruption of Vesuvius (every action: -2 VP)",
        "Art > Trade > Military > Technology > Exploitation",
        "[Mausoleum at Halicarnassus, used]",
        "Petra (Expansion: 1 cube back; from the next card on)",
        "military 11: 4 VP (now 8); technology 12: 7 VP (now 8)",
        "Cleopatra",
    ):
        assert fact in shown
    assert "Neighbours A Maximilian (War)" in shown


def test_other_hands_are_numbers_only() -> None:
    match = crowded()
    shown = text(drawn(match, 1).pictures["mats"]())
    assert "Cleopatra" not in shown
    assert "John F. Kennedy" in shown
    assert "John F. Kennedy" not in text(drawn(match, 0).pictures["mats"]())


def test_players_have_different_letters() -> None:
    assert marks([Seat("Ada"), Seat("Anna"), Seat("ava"), Seat("王"), Seat("N")]) == ["A", "N", "V", "B", "C"]


def _ids(path: Path) -> dict[str, set[str]]:
    """The messages of a text file with the variables they use."""
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=[a-z])", "\n" + path.read_text(encoding="utf-8")):
        name = re.match(r"([a-z][\w-]*) =", block)
        if name:
            found[name[1]] = set(re.findall(r"\$(\w+)", block))
    return found


@pytest.mark.parametrize("name", ["texts/cli", "texts/experiments", "games/historia/words/terminal"])
def test_both_languages_have_the_same_messages(name: str) -> None:
    german, english = (_ids(SOURCE / f"{name}.{lang}.ftl") for lang in ("de", "en"))
    assert german.keys() == english.keys()
    assert {id for id in german if german[id] != english[id]} <= {"cli-play-help"}


def test_every_message_of_the_command_line_is_used() -> None:
    sources = [*(SOURCE / "cli").rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    families = ("cli-words-", "cli-flag-", "cli-command-", "cli-report-", "cli-calibration-", "cli-ladder-")
    for id in _ids(SOURCE / "texts" / "cli.en.ftl"):
        if not id.startswith(families):
            assert f'"{id.removeprefix("error-")}"' in code, id


def test_names_of_seats_and_game_are_known() -> None:
    match = Match.new(find_game("historia"), [Seat("Ada"), Seat("Beate")], seed=1)
    shown = text(drawn(match, None, "de").table())
    assert "Zivbot" in shown
    assert "(du)" not in shown


def test_solo_round_end_names_no_leaders() -> None:
    match = position(player("Ada", ["china"]), bot("noble", ["europe"]), round=4)
    assert "Territory bonus" in text(drawn(match, 0).table())
    assert "eader" not in text(drawn(match, 0).table())
