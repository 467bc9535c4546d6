"""The `zeitalter` command: play in a terminal, look into match files, read the rules, let bots play.

`main` finds language, command and game in the words of the command line; typer reads the flags; whatever goes wrong
becomes one sentence and an exit code.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from zeitalter import __version__
from zeitalter.cli.commands import COMMANDS
from zeitalter.cli.complain import guarded
from zeitalter.cli.flags import HELP, Command, help_for, help_for_all, read
from zeitalter.cli.voice import Voice, careful_streams
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.games import USUAL_GAME, find_game, game_ids
from zeitalter.pure import is_compiled
from zeitalter.texts import LANGUAGES, system_language


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    careful_streams()
    given = list(sys.argv[1:] if words is None else words)
    lang = language(given)
    return guarded(lambda: run(given, lang), lang if lang in LANGUAGES else system_language())


def language(words: Sequence[str]) -> str:
    """The language asked for, or the system's."""
    for i, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and i + 1 < len(words):
            return words[i + 1]
    return system_language()


def run(words: list[str], lang: str) -> int:
    """Find the command and run it."""
    if lang not in LANGUAGES:
        raise BadInput("cli-unknown-language", lang=lang, langs=", ".join(LANGUAGES))
    voice = Voice(lang)
    while words and words[0].startswith("--lang"):
        del words[: 1 if "=" in words[0] else 2]
    if not words or words[0] in HELP:
        voice.raw("\n".join(help_for_all(COMMANDS, lang, voice.width)))
        return 0
    if words[0] == "--version":
        form = voice.text("cli-form-compiled" if is_compiled() else "cli-form-pure")
        voice.raw(f"zeitalter {__version__} ({form})")
        return 0
    name, rest = words[0], words[1:]
    if rest and any(c.name.startswith(f"{name} ") for c in COMMANDS):
        name, rest = f"{name} {rest[0]}", rest[1:]
    command = next((c for c in COMMANDS if c.name == name), None)
    if command is None:
        raise BadInput("cli-unknown-command", command=name, commands=", ".join(c.name for c in COMMANDS))
    game = game_of(command, rest)
    if any(word in HELP for word in rest):
        voice.raw("\n".join(help_for(command, game, lang, voice.width)))
        return 0
    return command.run(voice, game, read(command, game, lang, rest))


def game_of(command: Command, rest: list[str]) -> Game:
    """The game a command line names, taken out of its words; the usual one if it names none."""
    if command.games:
        for i in (0, -1):
            if rest and rest[i] in game_ids():
                return find_game(rest.pop(i))
        if rest and not rest[0].startswith("-") and not command.arguments:
            return find_game(rest[0])
    return find_game(USUAL_GAME)
