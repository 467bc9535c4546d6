"""The answers to a question, numbered; and reading what a person types as one of them.

Where several cards or wonders are chosen together, the cards are listed instead of every combination: "1,4" or "art,
trade". Long lists come in pages and can be searched by typing words of an answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from zeitalter.cli.voice import Voice
from zeitalter.engine.match import Match
from zeitalter.engine.values import Action, Kind
from zeitalter.kit.cautions import caution_of, caution_text
from zeitalter.kit.drawing import Pictures

PAGE = 20


class Menu:
    """What a seat may answer now."""

    def __init__(self, match: Match, seat: int, voice: Voice, pictures: Pictures) -> None:
        self.match = match
        self.seat = seat
        self.voice = voice
        self.pictures = pictures
        self.options = self.ordered(match.options(seat))

    def ordered(self, options: Sequence[Any]) -> Sequence[Any]:
        """The answers in the order of their numbers."""
        return options

    def show(self) -> None:
        """Print the answers."""
        raise NotImplementedError

    def read(self, text: str) -> Action | None:
        """The answer that was typed; None after a sentence about what was not understood."""
        raise NotImplementedError

    def named(self, action: Action) -> str:
        """How a person would give this answer."""
        raise NotImplementedError

    def understood(self, text: str) -> Action | None:
        """The answer that words spell out, possible or not; None if they are only words."""
        return None

    def more(self) -> None:
        """The next page."""
        self.voice.say("cli-no-more")

    def line(self, number: str, text: str, remark: str = "") -> None:
        """One numbered line; the remark moves to the next line where it does not fit."""
        head = f"{number:>4}  "
        joined = f"{text}  [{remark}]" if remark else text
        if len(head) + len(joined) <= self.voice.width or not remark:
            self.voice.print(joined, indent=head, hang=" " * 6)
        else:
            self.voice.print(text, indent=head, hang=" " * 6)
            self.voice.print(f"[{remark}]", indent=" " * 8, hang=" " * 9)

    def show_refused(self, named: Mapping[str, Action]) -> None:
        """What a person might look for but cannot choose now, by the reason."""
        found: dict[str, list[str]] = {}
        for name, action in named.items():
            objection = self.match.why_not(self.seat, action)
            if objection is not None:
                said = self.voice.texts.objection(self.match, objection)
                nothing = objection.id == "not-offered"
                found.setdefault(self.voice.text("cli-nothing-to-do") if nothing else said, []).append(name)
        for reason, names in found.items():
            self.voice.print(f"{', '.join(names)}: {reason}", indent="   -  ", hang=" " * 6)


class ListMenu(Menu):
    """One answer of a list."""

    def __init__(self, match: Match, seat: int, voice: Voice, pictures: Pictures) -> None:
        super().__init__(match, seat, voice, pictures)
        self.texts = [self.text(option) for option in self.options]
        self.shown: Sequence[int] = range(len(self.options))
        self.found: Sequence[int] = self.shown
        self.next = 0

    def text(self, option: Action) -> str:
        """An answer in words."""
        return self.voice.texts.option(self.match, option)

    def remark(self, option: Action) -> str:
        """What an answer means, in a few words, and what one should know before giving it."""
        caution = caution_of(self.match.game, self.match.state, self.seat, option)
        said = "" if caution is None else caution_text(self.voice.texts, self.match, caution)
        return " · ".join(filter(None, (self.pictures.remark(option), said)))

    def show(self) -> None:
        self.found = self.shown
        self.next = 0
        self.more()
        missed = [(v, thing) for v in self.match.state.question().answers for thing in self.pictures.expected(v)]
        self.show_refused({self.text(action): action for action in missed})

    def more(self) -> None:
        page = self.found[self.next : self.next + PAGE]
        if not page:
            self.voice.say("cli-no-more")
            return
        for i in page:
            self.line(f"{i + 1})", self.texts[i], self.remark(self.options[i]))
        self.next += len(page)
        left = len(self.found) - self.next
        if left:
            self.voice.say("cli-more", left=left)

    def read(self, text: str) -> Action | None:
        if text.isdecimal():
            number = int(text)
            if 1 <= number <= len(self.options):
                chosen: Action = self.options[number - 1]
                return chosen
            self.voice.say("cli-bad-choice", number=text, last=len(self.options))
            return None
        if not text:
            if len(self.found) == 1 and len(self.options) > 1:
                only: Action = self.options[self.found[0]]
                return only
            self.show()
            return None
        found = self._search(text)
        if not found:
            self.voice.say("cli-not-understood", text=text)
            return None
        self.found = found
        self.next = 0
        self.more()
        if len(found) == 1:
            self.voice.say("cli-enter-takes")
        return None

    def _search(self, text: str) -> list[int]:
        """The options that have all the words, as whole words if possible."""
        words = text.lower().replace("·", ".").split()
        texts = [t.lower().replace("·", ".") for t in self.texts]
        whole = [i for i, t in enumerate(texts) if all(w in re.split(r"[^\w.-]+", t) for w in words)]
        return whole or [i for i, t in enumerate(texts) if all(w in t for w in words)]

    def named(self, action: Action) -> str:
        i = list(self.options).index(action)
        return f"{i + 1}) {self.texts[i]}"


class PickMenu(Menu):
    """Several cards or wonders, chosen together."""

    def __init__(self, match: Match, seat: int, voice: Voice, pictures: Pictures, kind: Kind) -> None:
        super().__init__(match, seat, voice, pictures)
        self.kind = kind
        self.verb: str = self.options[0][0]
        self.things = list(dict.fromkeys(thing for option in self.options for thing in option[1]))
        self.names = [voice.texts.label(match, kind, thing) for thing in self.things]
        self.by_choice = {frozenset(option[1]): option for option in self.options}
        sizes = [len(option[1]) for option in self.options]
        self.fewest, self.most = min(sizes), max(sizes)

    def show(self) -> None:
        for i, (name, thing) in enumerate(zip(self.names, self.things, strict=True), 1):
            self.line(f"{i})", name, self.pictures.element(self.kind.name, thing))
        missed = [thing for thing in self.pictures.expected(self.verb) if thing not in self.things]
        label = partial(self.voice.texts.label, self.match, self.kind)
        self.show_refused({label(thing): (self.verb, (thing,)) for thing in missed})
        self.voice.say("cli-pick", fewest=self.fewest, most=self.most)

    def read(self, text: str) -> Action | None:
        if not text:
            self.show()
            return None
        things = self._things(text)
        if things is None:
            return None
        chosen = self.by_choice.get(frozenset(things))
        if chosen is None:
            action = (self.verb, tuple(sorted(things)))
            objection = self.match.why_not(self.seat, action)
            if objection is None or objection.id == "not-offered":
                self.voice.say("cli-pick", fewest=self.fewest, most=self.most)
            else:
                self.voice.print(self.voice.texts.objection(self.match, objection))
        return chosen

    def _things(self, text: str) -> list[int] | None:
        if text in ("0", "-"):
            return []
        parts = [p.strip() for p in re.split(r"[,;+]", text) if p.strip()]
        if len(parts) == 1 and all(p.isdecimal() for p in text.split()):
            parts = text.split()
        things = []
        for part in parts:
            found = self._one(part)
            if len(found) != 1:
                if part.isdecimal():
                    self.voice.say("cli-bad-choice", number=part, last=len(self.things))
                elif found:
                    names = ", ".join(self.names[i] for i in found)
                    self.voice.say("cli-which", text=part, names=names)
                else:
                    self.voice.say("cli-not-understood", text=part)
                return None
            things.append(self.things[found[0]])
        return things

    def _one(self, part: str) -> list[int]:
        """The places in the list that a number or a name may mean."""
        if part.isdecimal():
            return [int(part) - 1] if 1 <= int(part) <= len(self.things) else []
        word = part.lower()
        names = [name.lower() for name in self.names]
        ids = self.kind.ids(self.match.table) if self.kind.ids else []
        exact = [i for i, n in enumerate(names) if n == word or (ids and ids[self.things[i]] == word)]
        starts = [i for i, n in enumerate(names) if n.startswith(word)]
        return exact or starts or [i for i, n in enumerate(names) if word in n]

    def named(self, action: Action) -> str:
        numbers = [str(self.things.index(thing) + 1) for thing in action[1]]
        return f"{','.join(numbers) or '0'}) {self.voice.texts.option(self.match, action)}"
