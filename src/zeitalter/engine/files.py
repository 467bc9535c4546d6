"""Match files: one readable JSON format for saving, sharing, bug reports and recorded test games.

A file is written beside its place and renamed, so a failure loses nothing. Reading says in one sentence what is wrong
with a damaged, foreign or newer file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import Any

from zeitalter.engine.errors import BadInput, Refused
from zeitalter.engine.game import Game
from zeitalter.engine.match import Crash, Entry, Match, Seat, run_to_end
from zeitalter.engine.rng import SeedSource, commitment
from zeitalter.engine.textfile import read_text, write_text

FORMAT = "zeitalter match"
VERSION = 1


def to_json(match: Match) -> dict[str, Any]:
    """A match as JSON: everything that is needed to rebuild every position."""
    data = _facts(match)
    data["log"] = [entry_to_json(match, e) for e in match.log]
    return data | _outcome(match)


def _facts(match: Match) -> dict[str, Any]:
    """What stands before the log in a match file."""
    game, table = match.game, match.table
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "rules": game.RULES,
        "seats": [{"name": s.name, "player": s.player} for s in match.seats],
        "options": dict(table.options),
        "seed": match.seed.hex(),
        "commitment": match.commitment,
    }
    if table.overlay is not None:
        data["components"] = table.overlay
    if match.parent is not None:
        data["parent"] = dict(match.parent)
    if match.start_state is not None:
        data["start"] = game.state_to_json(match.start_state)
    return data


def _outcome(match: Match) -> dict[str, Any]:
    """What the log of a match file has led to."""
    data: dict[str, Any] = {"state": match.game.state_to_json(match.state), "result": match.result}
    if match.crash is not None:
        action = _action_to_json(match, match.crash.action)
        data["crash"] = {"seat": match.crash.seat, "action": action, "error": match.crash.error}
    return data


def _action_to_json(match: Match, action: Any) -> Any:
    return None if action is None else match.game.action_to_json(match.table, action)


def entry_to_json(match: Match, entry: Entry) -> dict[str, Any]:
    """The readable form of one line of the log."""
    if entry.kind == "answer":
        data = {"seat": entry.seat, "answer": _action_to_json(match, entry.value)}
    elif entry.kind == "rules":
        data = {"rules": entry.value[0], "state": entry.value[1]}
    else:
        value = list(entry.value) if isinstance(entry.value, tuple) else entry.value
        data = {"seat": entry.seat, entry.kind: value}
    if entry.by:
        data["by"] = entry.by
    return data


def dumps(match: Match) -> str:
    """The text of a match file: one line per log entry, so that a diff can be read."""
    return text_of(match, [entry_line(match, entry) for entry in match.log])


def entry_line(match: Match, entry: Entry) -> str:
    """The line of an entry in a match file."""
    return json.dumps(entry_to_json(match, entry), ensure_ascii=False)


def text_of(match: Match, log: Sequence[str]) -> str:
    """The text of a match file whose log has these lines."""
    data = _facts(match) | _outcome(match)
    state = data.pop("state")
    lines = [f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in data.items()]
    entries = ",\n  ".join(log)
    lines.append(f'"log": [\n  {entries}\n]' if log else '"log": []')
    lines.append(f'"state": {json.dumps(state, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save(match: Match, path: Path) -> None:
    """Write a match file."""
    write_text(path, dumps(match))


def load(path: Path, find_game: Callable[[str], Game]) -> Match:
    """Read a match file and replay it; says in one sentence what is wrong with it."""
    text = read_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("not-a-match-file", path=str(path)) from None
    return from_json(data, find_game, str(path))


def from_json(data: Any, find_game: Callable[[str], Game], path: str = "match") -> Match:
    """The match a JSON form stands for, replayed and compared with its stored position."""
    return run_to_end(from_json_in_steps(data, find_game, path))


def from_json_in_steps(
    data: Any, find_game: Callable[[str], Game], path: str = "match"
) -> Generator[None, None, Match]:
    """The same, entry by entry: whoever has no time for all at once does something else in between."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput("not-a-match-file", path=path)
    try:
        if data["version"] > VERSION:
            raise BadInput("newer-file", path=path)
        game = find_game(data["game"])
        if data["rules"] > game.RULES:
            raise BadInput("newer-rules", path=path, rules=data["rules"], ours=game.RULES)
        match = begin(game, data, path)
        match = yield from _replayed(match, data, path)
        if data.get("crash"):
            crash = data["crash"]
            action = None if crash["action"] is None else game.action_from_json(match.table, crash["action"])
            match.crash = Crash(crash["seat"], action, crash["error"])
        return match
    except BadInput as error:
        error.args_by_name.setdefault("path", path)
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise BadInput("damaged-file", path=path) from None


def begin(game: Game, data: Mapping[str, Any], path: str) -> Match:
    """The match a JSON form stands for before its first entry."""
    seats = [Seat(s["name"], s["player"]) for s in data["seats"]]
    seed = bytes.fromhex(data["seed"])
    if commitment(seed) != data["commitment"]:
        raise BadInput("seed-does-not-match", path=path)
    if "start" not in data:
        match = Match.new(game, seats, data["options"], seed, data.get("components"))
        match.parent = data.get("parent")
        return match
    table = game.table(len(seats), data["options"], data.get("components"))
    start = game.state_from_json(table, SeedSource(seed), data["start"])
    return Match.from_state(game, start, seats, seed, data.get("parent"))


def _replayed(match: Match, data: Mapping[str, Any], path: str) -> Generator[None, None, Match]:
    """The match after its log. Where older rules lead elsewhere, play goes on from the stored position, by an entry."""
    entries = [entry_from_json(match, e) for e in data["log"]]
    older = data["rules"] < match.game.RULES
    try:
        yield from match.replay_in_steps(entries)
        same = match.game.state_to_json(match.state) == data["state"]
    except Refused:
        same = False
    except Exception:
        if not older:
            raise
        same = False
    if same:
        return match
    if not older:
        raise BadInput("log-does-not-match", path=path)
    match.rules_changed = True
    fresh = begin(match.game, data, path)
    try:
        fresh.replay([*entries, Entry("rules", -1, (match.game.RULES, data["state"]))])
    except Exception:  # the stored position no longer fits: what could be replayed can be looked at
        match.read_only = True
        return match
    fresh.rules_changed = True
    return fresh


def entry_from_json(match: Match, data: Mapping[str, Any]) -> Entry:
    """The line of the log a readable form stands for."""
    by = data.get("by", "")
    if "answer" in data:
        return Entry("answer", data["seat"], match.game.action_from_json(match.table, data["answer"]), by)
    if "undo" in data:
        return Entry("undo", data["seat"], data["undo"], by)
    if "order" in data:
        return Entry("order", data["seat"], tuple(data["order"]), by)
    if "rules" in data:
        return Entry("rules", -1, (data["rules"], data["state"]))
    raise BadInput("bad-entry", entry=str(data)[:60])


def verify(match: Match, data: Mapping[str, Any]) -> bool:
    """Whether the seed fits its published hash and the log leads to the stored position (load checks both)."""
    return bool(match.commitment == data["commitment"] and match.game.state_to_json(match.state) == data["state"])
