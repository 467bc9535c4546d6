"""What goes wrong becomes one sentence on stderr and an exit code: 2 for input a person can mend, 1 for our mistakes.

Nobody ever reads a traceback for bad input; an interrupted program ends quietly.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import typer

from zeitalter.cli.voice import clean
from zeitalter.engine.errors import BadInput, ZeitalterError
from zeitalter.texts import MissingTextError, Texts, texts_for

BAD_INPUT, OUR_MISTAKE, INTERRUPTED = 2, 1, 130

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What typer raises for a command line it cannot read."""


def complain(text: str) -> None:
    """One sentence on stderr."""
    sys.stdout.flush()
    sys.stderr.write(clean(" ".join(text.split())) + "\n")
    sys.stderr.flush()


def sentence(error: ZeitalterError, texts: Texts) -> str:
    """An error in words; one without words still names itself."""
    try:
        return texts.error(error)
    except MissingTextError:
        return str(error)


def usage(error: Exception) -> BadInput:
    """A command line that cannot be read, as a mistake with a sentence in both languages."""
    option = getattr(error, "option_name", None)
    if option is not None and type(error).__name__ == "NoSuchOption":
        return BadInput("cli-unknown-flag", flag=option)
    if option is not None:
        return BadInput("cli-flag-usage", flag=option)
    return BadInput("cli-usage", what=str(error))


def silence() -> None:
    """Nothing more can be printed, nor must be at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def guarded(run: Callable[[], int], lang: str) -> int:
    """Run a command; the exit code, whatever happens."""
    texts = texts_for(None, lang)
    try:
        code = run()
        sys.stdout.flush()
        return code
    except ZeitalterError as error:
        complain(sentence(error, texts))
        return BAD_INPUT
    except UsageError as error:
        complain(sentence(usage(error), texts))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        silence()
        return 0
    except OSError as error:
        silence()
        complain(sentence(BadInput("cannot-write", path="stdout", reason=error.strerror or str(error)), texts))
        return BAD_INPUT
    except Exception as error:
        complain(texts.message("cli-unexpected", error=f"{type(error).__name__}: {error}"))
        return OUR_MISTAKE
