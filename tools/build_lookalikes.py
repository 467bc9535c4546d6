"""Write `store/lookalikes.txt`: which letters look like which, by the Unicode Consortium's list (UTS #39).

    python tools/build_lookalikes.py confusables.txt

The list is https://www.unicode.org/Public/security/latest/confusables.txt, or `confusables.json` of the package
confusable-homoglyphs, which holds the same pairs.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/zeitalter/server/store/lookalikes.txt"
DIRECTION = "\u200e"
"""The package puts marks of direction around letters that are written from right to left."""


def pairs_of_list(text: str) -> Iterator[tuple[str, str]]:
    """Each letter and what it is compared as."""
    for line in text.lstrip("\ufeff").splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) == 3:
            letter, like = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
            yield letter, like


def pairs_of_package(text: str) -> Iterator[tuple[str, str]]:
    """The same from the package, where each pair stands in both directions: many look like one."""
    data = {key.strip(DIRECTION): [v["c"].strip(DIRECTION) for v in values] for key, values in json.loads(text).items()}
    for letter, alike in data.items():
        for like in alike:
            if len(letter) == 1 and (len(data[like]), len(like), like) > (len(alike), 1, letter):
                yield letter, like


def main(path: Path) -> None:
    """Write the letters by what they look like, one look to a line."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, set[str]] = defaultdict(set)
    for letter, like in (pairs_of_package if path.suffix == ".json" else pairs_of_list)(text):
        seen = unicodedata.normalize("NFD", letter)
        if seen == letter and letter != like and unicodedata.category(letter)[0] not in "CZ":
            found[like].add(letter)
    lines = [f"{like} {''.join(sorted(found[like]))}\n" for like in sorted(found) if " " not in like]
    TARGET.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
