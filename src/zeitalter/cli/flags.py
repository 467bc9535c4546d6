"""The words of the command line: every command with its flags and help, built for typer in the language chosen.

Help is written here, from the same list that typer parses, so that both languages read alike and fit 80 columns.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import Annotated, Any

import typer

from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.engine.switches import Switch
from zeitalter.texts import Texts, texts_for

Values = Mapping[str, Any]
HELP = ("--help", "-h")
_SWITCH = "switch__"


@dataclass
class Flag:
    """A flag or argument: `word` takes a word, `yes` none, `yes/no` can be denied, `words` may come several times. One
    with a word to be used `instead` may stand alone and means that word."""

    name: str
    kind: str = "word"
    shown: str = ""
    help: str = ""
    about: str = ""
    """The help it has, where flags of other commands are called the same: `cli-flag-<about>`."""
    instead: str = ""

    @property
    def spelling(self) -> str:
        """How the flag is written."""
        return f"--{self.name.removeprefix(_SWITCH).replace('_', '-')}"


@dataclass
class Command:
    """One command: what it does, and the flags it understands."""

    name: str
    run: Callable[[Voice, Game, Values], int]
    flags: Sequence[Flag] = ()
    arguments: Sequence[Flag] = ()
    switches: bool = False
    """Whether every table option of the game is a flag."""
    games: bool = True
    """Whether the first word after the command names a game."""


def flags_of(command: Command, game: Game, lang: str) -> list[Flag]:
    """All flags of a command, with help in words."""
    shared = texts_for(None, lang)
    found = [
        replace(f, help=shared.message(f"cli-flag-{(f.about or f.name).replace('_', '-')}")) for f in command.flags
    ]
    if command.switches:
        found += [_switch_flag(game, switch, texts_for(game.id, lang)) for switch in game.switches]
    found.append(Flag("lang", "word", "de|en", shared.message("cli-flag-lang")))
    return found


def _switch_flag(game: Game, switch: Switch, texts: Texts) -> Flag:
    help = texts.switch(game, switch.id)[1]
    if set(switch.values) == {"on", "off"}:
        return Flag(_SWITCH + switch.id, "yes/no", switch.default, help)
    default = texts.message("cli-default", value=switch.default)
    return Flag(_SWITCH + switch.id, "word", "|".join(switch.values), f"{help} {default}")


def switches_in(values: Values) -> dict[str, Any]:
    """The table options among the values of a command line: flags, and `--option name=value`."""
    found: dict[str, Any] = {}
    for pair in values.get("option") or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("cli-option-pair", value=pair)
        found[name.strip().replace("-", "_")] = value
    for name, value in values.items():
        if name.startswith(_SWITCH) and value is not None:
            found[name.removeprefix(_SWITCH)] = value
    return found


# -- reading -----------------------------------------------------------------------------------------------------------


def read(command: Command, game: Game, lang: str, words: Sequence[str]) -> Values:
    """The values of a command line."""
    found: dict[str, Any] = {}
    extra: list[str] = []

    def take(context: typer.Context, **values: Any) -> None:
        found.update(values)
        extra.extend(context.args)

    flags = flags_of(command, game, lang)
    context = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    parameters = [context, *map(_argument, command.arguments), *map(_option, flags)]
    take.__dict__["__signature__"] = inspect.Signature(parameters)
    take.__annotations__ = {}
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(context_settings={"allow_extra_args": True, "help_option_names": []})(take)
    app(_completed(words, flags), standalone_mode=False)
    if extra:
        raise BadInput("cli-extra-word", word=extra[0])
    return found


def _completed(words: Sequence[str], flags: Sequence[Flag]) -> list[str]:
    """The words of a command line, with the word that a flag stands for where it stands alone."""
    found: list[str] = []
    for i, word in enumerate(words):
        found.append(word)
        alone = i + 1 == len(words) or words[i + 1].startswith("-")
        found += [flag.instead for flag in flags if flag.instead and alone and flag.spelling == word]
    return found


def _argument(flag: Flag) -> inspect.Parameter:
    info = typer.Argument(metavar=flag.shown)
    kind: Any = list[str] | None if flag.kind == "words" else str | None
    return inspect.Parameter(flag.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, info])


def _option(flag: Flag) -> inspect.Parameter:
    types: dict[str, Any] = {"word": str | None, "words": list[str] | None, "yes": bool, "yes/no": bool | None}
    written = flag.spelling
    if flag.kind == "yes/no":
        written = f"{written}/--no-{written[2:]}"
    default = False if flag.kind == "yes" else None
    info = typer.Option(written)
    return inspect.Parameter(
        flag.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[types[flag.kind], info]
    )


# -- help --------------------------------------------------------------------------------------------------------------


def help_for(command: Command, game: Game, lang: str, width: int) -> list[str]:
    """The help of one command."""
    texts = texts_for(None, lang)
    words = " ".join(f"[{a.shown}]" for a in command.arguments)
    usage = " ".join(w for w in ("zeitalter", command.name, game.id if command.games else "", words, "[...]") if w)
    lines = [usage, "", *wrap(texts.message(f"cli-command-{command.name.replace(' ', '-')}"), width), ""]
    for flag in flags_of(command, game, lang):
        lines += _flag_help(flag, width)
    return lines


def _flag_help(flag: Flag, width: int) -> list[str]:
    spelling = flag.spelling
    if flag.kind == "yes/no":
        spelling = f"{spelling} / --no-{spelling[2:]}"
    elif flag.shown:
        spelling = f"{spelling} [{flag.shown}]" if flag.instead else f"{spelling} {flag.shown}"
    return [f"  {spelling}"[:width], *wrap(flag.help, width, initial_indent="      ", subsequent_indent="      ")]


def help_for_all(commands: Sequence[Command], lang: str, width: int) -> list[str]:
    """The help of the program."""
    texts = texts_for(None, lang)
    lines = [*wrap(texts.message("cli-about"), width), ""]
    for command in commands:
        text = texts.message(f"cli-command-{command.name.replace(' ', '-')}")
        lines += wrap(text, width, initial_indent=f"  {command.name:15}", subsequent_indent=" " * 17)
    return [*lines, "", *wrap(texts.message("cli-about-more"), width)]
