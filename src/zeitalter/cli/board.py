"""The drawings of a game, as the command line asks for them."""

from __future__ import annotations

from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.kit.declaration import declared
from zeitalter.kit.drawing import Pictures


def drawings(game: Game) -> type[Pictures]:
    """How a game is drawn, or a clear refusal."""
    terminal = declared(game).terminal
    if terminal is None:
        raise BadInput("cli-no-terminal", game=game.id)
    return terminal.pictures


def pictures(match: Match, seat: int | None, voice: Voice) -> Pictures:
    """The drawings of what a seat sees now."""
    return drawings(match.game)(match.view(seat), match.table, voice.texts, match.seats, voice.width)


def own_or_shared(voice: Voice, id: str) -> str:
    """The id of the game's own sentence `terminal-...` in place of a shared one `cli-...`, if it has one."""
    own = id.replace("cli-", "terminal-", 1)
    return own if voice.texts.has(own) else id
