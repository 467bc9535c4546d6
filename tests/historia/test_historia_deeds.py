"""The log as deeds: whole games of bots, read line by line in both languages."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.events import Event
from zeitalter.engine.match import Seat
from zeitalter.games.historia.position import player, position
from zeitalter.testing import fill, rule
from zeitalter.texts import LANGUAGES, texts_for

GAME = find_game("historia")
NAMES = ("Ada", "Beate", "Carl", "Dora", "Emil", "Frida")
ALL = {"events": "on", "goals": "on", "dominion": "on"}
CHOSEN = {"civilizations": "choice", "chosen_advisors": "on", "advanced_leaders": "on"}
TABLES = {1: {"events": "on"}, 2: ALL, 3: {}, 4: CHOSEN, 6: ALL | CHOSEN}
SHORT, LONGEST = 120, 300
Line = tuple[int, Event]
Deed = list[Line]


@cache
def played(seats: int) -> Match:
    """A game of strategist bots to its end."""
    match = Match.new(GAME, [Seat(name) for name in NAMES[:seats]], options=TABLES[seats], seed=5)
    bot = find_bot("strategist", GAME)
    while not match.over:
        bot_move(match, match.asked()[0], bot)
    return match


def party(event: Event) -> int | None:
    """Whom an event is about."""
    for kind, value in zip(GAME.events[event.id], event.args, strict=True):
        if not kind.many and kind.name in ("seat", *GAME.parties):
            return int(value)
    return None


@cache
def deeds(seats: int) -> list[Deed]:
    """The deeds of a game, as the browser finds them (`web/talk/deeds.js`)."""
    log = played(seats).events(None)
    lines = [[n, e.id, [party(e), at]] for at, (n, e) in enumerate(log)]
    web = Path(find_game.__code__.co_filename).parents[1] / "web"
    words = GAME.vocabulary
    shell = {
        "chapters": words.chapters,
        "deeds": words.deeds,
        "runs": words.runs,
        "carries_out": dict(words.carries_out),
    }
    script = (
        f'import {{ deedsOf }} from "{(web / "talk" / "deeds.js").as_uri()}";'
        'import { readFileSync } from "node:fs";'
        "const { lines, shell } = JSON.parse(readFileSync(0));"
        "const found = deedsOf(lines, shell, (line) => line[2][0]);"
        "console.log(JSON.stringify(found.map((deed) => deed.lines.map((line) => line[2][1]))));"
    )
    given = json.dumps({"lines": lines, "shell": shell})
    ran = subprocess.run(
        ["node", "--input-type=module", "-e", script], input=given, capture_output=True, text=True, check=True
    )
    places = json.loads(ran.stdout)
    assert sorted(at for deed in places for at in deed) == list(range(len(log)))
    return [[log[at] for at in deed] for deed in places]


def briefs(match: Match, deed: Deed, lang: str) -> list[str]:
    """What the events of a deed add to its line, each with whom it is about where that is somebody else.

    Points of the same civilization are added up, as the browser does it.
    """
    texts, found = texts_for("historia", lang), []
    sums: dict[tuple[str, int], Event] = {}
    for _, event in deed:
        key = (event.id, party(event) or 0)
        if event.id in GAME.vocabulary.scores and key in sums:
            civ, n, source = event.args
            sums[key] = Event(event.id, (civ, n + sums[key].args[1], source))
        elif texts.has(f"brief-{event.id}"):
            sums[key if event.id in GAME.vocabulary.scores else (event.id, len(sums) + 100)] = event
    for event in sums.values():
        seen = [(k, v) for k, v in zip(GAME.events[event.id], event.args, strict=True) if v is not None]
        args: dict[str, Any] = texts.args(match, [k for k, _ in seen], [v for _, v in seen])
        veiled = "-veiled" if len(seen) < len(event.args) else ""
        text = texts.message(f"brief-{event.id}{veiled}", **args)
        about = party(event)
        if about is not None and about != party(deed[0][1]):
            kind = next(k for k in GAME.events[event.id] if k.name in ("seat", *GAME.parties))
            text = f"{texts.label(match, kind, about)} {text}"
        found.append(text)
    return found


def sentence(match: Match, deed: Deed, lang: str) -> str:
    """The one line of a deed."""
    return ", ".join(briefs(match, deed, lang)) or texts_for("historia", lang).event(match, deed[0][1])


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deed_of_a_whole_game_has_a_short_sentence(seats: int, lang: str) -> None:
    match = played(seats)
    found = [sentence(match, deed, lang) for deed in deeds(seats)]
    assert all(found)
    assert [text for text in found if re.search(r"[{}$\n!]|  |, ,|\?\?\?", text)] == []
    assert max(len(text) for text in found) <= LONGEST
    assert sum(len(text) <= SHORT for text in found) >= 0.9 * len(found)


@pytest.mark.parametrize("seats", TABLES)
def test_deed_of_a_card_belongs_to_who_plays_it(seats: int) -> None:
    """Nothing that one player does is told as part of what another did: only its consequences for others are."""
    own = {"starts-card", "calls-advisor", "executes", "uses-wonder", "builds", "takes-back", "reveals", "settles"}
    for deed in deeds(seats):
        who = party(deed[0][1])
        if who is not None:
            assert {party(event) for _, event in deed if event.id in own} <= {who}


@pytest.mark.parametrize("seats", TABLES)
def test_all_have_revealed_before_anybody_executes(seats: int) -> None:
    found = [event for _, event in played(seats).events(None)]
    firsts = [i for i, e in enumerate(found) if e.id == "reveals" and found[i - 1].id != "reveals"]
    assert len(firsts) > 12
    for i in firsts:
        together = found[i : i + seats]
        assert {e.id for e in together} <= {"reveals", "passes"}
        assert sorted(party(e) or 0 for e in together) == list(range(seats))


@pytest.mark.parametrize("seats", TABLES)
def test_card_and_what_comes_of_it_are_one_deed(seats: int) -> None:
    """What was revealed is told once, with what came of it: with the first of several cards."""
    for deed in deeds(seats):
        ids = [event.id for _, event in deed]
        if "reveals" in ids:
            assert ids.count("reveals") == 1
            assert ids[0] == "reveals"
            assert ids[1:2] in (["starts-card"], ["calls-advisor"], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_briefs_are_fragments_of_events_that_exist(lang: str) -> None:
    words = GAME.words.folder / f"briefs.{lang}.ftl"
    ids = re.findall(r"^brief-([\w-]+) =", words.read_text(encoding="utf-8"), re.M)
    secret = {f"{id}-veiled" for id, kinds in GAME.events.items() if any(kind.secret for kind in kinds)}
    assert set(ids) <= set(GAME.events) | secret
    assert {id for id in secret if id.removesuffix("-veiled") in ids} <= set(ids)
    assert "." not in re.sub(r"^#.*$", "", words.read_text(encoding="utf-8"), flags=re.M)


def test_action_is_one_good_line() -> None:
    m = position(player("Ada", ["china"], personal=3), player("Beate", ["india"], personal=2))
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["art"]]})
    log = m.events(None)
    start = next(i for i, (_, e) in enumerate(log) if e.id == "starts-card")
    end = next(i for i, (_, e) in enumerate(log) if i > start and e.id == "starts-card")
    assert sentence(m, log[start:end], "de") == "Technologie → 2, neue Karte Krieg"
    assert sentence(m, log[start:end], "en") == "technology → 2, new card War"


@rule("H19a", "H48")
def test_card_without_effect_says_why() -> None:
    m = position(player("Ada", ["china"]), player("Beate", ["india"], technology=3, military=3))
    fill(m, {0: ["select", ["raid"]], 1: ["select", ["art"]]})
    if m.asked() == (0,):
        fill(m, {0: ["no_effect"]})
    found = next(e for _, e in m.events(None) if e.id == "no-effect")
    german = texts_for("historia", "de").event(m, found)
    assert german == "Überfall bleibt für Ada ohne Wirkung: kein Nachbar mit weniger Militär."
