"""One decision, answered token by token.

All answers on offer form a tree: each is spelt by the alphabet, and where they differ the seat chooses the next token.
Where only one token leads on it is taken without asking. Every way ends at a legal answer.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from zeitalter.engine.forms import Option
from zeitalter.engine.values import Action
from zeitalter.lab.environments.alphabet import END, Alphabet
from zeitalter.lab.environments.forms import answers

VERB, PLAIN, LIST, SPELT = -1, 0, 1, 2
"""What the answers differ in: their verbs, or a value that is spelt in one of the ways of the alphabet."""


class Choice:
    """A decision on its way: what was chosen, and which tokens lead on. `answer` is there when nothing is left open."""

    __slots__ = ("alphabet", "answer", "at", "base", "chosen", "has_forms", "inside", "keys", "left", "seat", "way")

    def __init__(self, alphabet: Alphabet) -> None:
        self.alphabet = alphabet
        self.seat = -1
        self.answer: Action | None = None
        self.chosen: tuple[int, ...] = ()
        """The tokens chosen so far."""
        self.left: Sequence[Any] = ()
        """The answers that are left; at the verb also forms."""
        self.has_forms = False
        self.at = 0
        """Which part of the answers comes next: 0 the verb, 1 its first value."""
        self.inside = 0
        """Within a value that is spelt by several tokens: how many are behind us."""
        self.way = VERB
        self.base = 0
        self.keys: Collection[Any] = ()
        """What leads on: verbs, plain values (their tokens are these plus `base`), or for every answer its token."""

    def copy(self) -> Choice:
        """The same decision, to be answered otherwise."""
        found = Choice(self.alphabet)
        for name in self.__slots__:
            setattr(found, name, getattr(self, name))
        return found

    def close(self) -> None:
        """Nothing is asked any more."""
        self.seat, self.keys, self.left, self.chosen, self.way = -1, (), (), (), SPELT

    @property
    def tokens(self) -> set[int]:
        """The tokens that lead on."""
        if self.way == PLAIN:
            base = self.base
            return {base + value for value in self.keys}
        if self.way == VERB:
            verbs = self.alphabet.verbs
            return {verbs[verb] for verb in self.keys}
        return set(self.keys)

    def mark(self, mask: bytearray) -> None:
        """Put a 1 for every token that leads on into a mask of the alphabet."""
        if self.way == PLAIN:
            base = self.base
            for value in self.keys:
                mask[base + value] = 1
        elif self.way == VERB:
            verbs = self.alphabet.verbs
            for verb in self.keys:
                mask[verbs[verb]] = 1
        else:
            for token in self.keys:
                mask[token] = 1

    def leads_on(self, token: int) -> bool:
        """Whether a token may be chosen; faster than looking for it among all that may."""
        if self.way == PLAIN:
            return token - self.base in self.keys
        return (self.alphabet.verb_of.get(token) if self.way == VERB else token) in self.keys

    def open(self, s: Any, seat: int, options: Sequence[Any]) -> Action | None:
        """Begin with what is offered; the answer, if there is only one."""
        self.seat, self.answer, self.chosen, self.inside = seat, None, (), 0
        try:
            verbs = {option[0] for option in options}
            self.has_forms = False
        except TypeError:  # a form
            verbs = {_verb(option) for option in options}
            self.has_forms = True
        if len(verbs) > 1:
            self.left, self.keys, self.way, self.at = options, verbs, VERB, 0
            return None
        self.at = 1
        self._go_on(_filled_in(s, seat, options) if self.has_forms else options)
        return self.answer

    def choose(self, s: Any, token: int) -> Action | None:
        """Choose one of the tokens that lead on; the answer, if nothing is left open by it."""
        way, at, left = self.way, self.at, self.left
        self.chosen += (token,)
        if way == PLAIN:
            value = token - self.base
            left = [action for action in left if action[at] == value]
            self.at = at + 1
        elif way == VERB:
            verb = self.alphabet.verb_of[token]
            if self.has_forms:
                left = _filled_in(s, self.seat, [option for option in left if _verb(option) == verb])
            else:
                left = [action for action in left if action[0] == verb]
            self.at = 1
        else:
            left = [action for action, key in zip(left, self.keys, strict=True) if key == token]
            self._pass(left[0], token)
        if len(left) == 1:
            self.answer = left[0]
        else:
            self._go_on(left)
        return self.answer

    def draw(self, r: Random) -> int:
        """A token by lot, so that every answer is as likely as the others; a form counts as one."""
        i = int(r.random() * len(self.left))
        if self.way == PLAIN:
            return int(self.base + self.left[i][self.at])
        if self.way == VERB:
            return self.alphabet.verbs[_verb(self.left[i])]
        keys: Any = self.keys
        return int(keys[i])

    def _go_on(self, left: Sequence[Action]) -> None:
        """Find the next place where the answers that are left differ."""
        first = left[0]
        size, seat = len(first), self.seat
        ways = self.alphabet.spelling[first[0]]
        while len(left) > 1 and self.at < size:
            at, inside = self.at, self.inside
            way, base, spell = ways[at - 1]
            if way == PLAIN:
                values = {action[at] for action in left}
                if len(values) > 1:
                    self.left, self.keys, self.way, self.base = left, values, PLAIN, base
                    return
                self.at = at + 1
                continue
            if way == LIST:
                keys = [base + action[at][inside] if len(action[at]) > inside else END for action in left]
            else:
                keys = [spell(action[at], seat)[inside] for action in left]
            if keys.count(keys[0]) < len(keys):
                self.left, self.keys, self.way = left, keys, way
                return
            self._pass(first, keys[0])
        self.answer = first

    def _pass(self, action: Action, token: int) -> None:
        """Go past a token within a value that is spelt by several."""
        way, _, spell = self.alphabet.spelling[action[0]][self.at - 1]
        self.inside += 1
        if token == END if way == LIST else self.inside == len(spell(action[self.at], self.seat)):
            self.at += 1
            self.inside = 0


def _verb(option: Any) -> str:
    verb: str = option[0] if type(option) is tuple else option.verb
    return verb


def _filled_in(s: Any, seat: int, options: Sequence[Option]) -> Sequence[Action]:
    """Options of one verb with every form replaced by answers."""
    found: dict[Action, None] = {}
    for option in options:
        if type(option) is tuple:
            found[option] = None
        else:
            found.update(dict.fromkeys(answers(s, seat, option)))  # type: ignore[arg-type]
    return list(found)
