"""Reading and writing text files: beside and renamed, so that a failure loses nothing."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from zeitalter.engine.errors import BadInput


def write_text(path: Path, text: str) -> None:
    """Write a file beside its place and rename it."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput("cannot-write", path=str(path), reason=error.strerror or str(error)) from None


def read_text(path: Path) -> str:
    """A text file's content, or a clear refusal."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("not-text", path=str(path)) from None
    except OSError as error:
        raise BadInput("cannot-read", path=str(path), reason=error.strerror or str(error)) from None
