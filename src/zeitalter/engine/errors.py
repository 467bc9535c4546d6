"""What can go wrong, always as a message id with arguments: the sentence itself is written in the text files.

`Objection` says why an answer is not possible; `Refused` carries it as an exception. `BadInput` is a mistake in a file,
an option or a name that a person can mend. `Runaway` is a mistake in a game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class ZeitalterError(Exception):
    """Something a person can be told in one sentence: message id and arguments."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id, args)
        self.id = id
        self.args_by_name = args

    def __str__(self) -> str:
        return self.id + "".join(f", {name}={value}" for name, value in self.args_by_name.items())


class BadInput(ZeitalterError):
    """A file, option, name or number from outside that cannot be used."""


@dataclass(slots=True)
class Objection:
    """Why an answer is not possible: message id, arguments by the kinds the game declares, rule number."""

    id: str
    args: tuple[object, ...] = ()
    rule: str = ""


class Refused(ZeitalterError):
    """An answer that is not possible now; `objection` says why."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.id)
        self.objection = objection


class Runaway(Exception):
    """The rules ran without end, or stopped without a question: a mistake in a game, with its stack."""

    def __init__(self, what: str, stack: Sequence[object]) -> None:
        super().__init__(f"{what}; stack: {list(stack)!r}")
