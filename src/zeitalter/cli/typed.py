"""Reading answers typed in words: `grow knossos 2 rhodes`, `buy pottery with salt 3`, `move knossos milet 2`.

Values are named in either language, by id or by a unique beginning (`words.py`). A line names values for the fields of
a form one after the other; a word may announce a field. What is refused is refused by the rules, not here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.cli.words import Lexicon, plain
from zeitalter.engine.forms import Bag, Count, Each, Field, Form, Number, Pick, Row, Some
from zeitalter.engine.values import SEAT, Action, Kind, Kinds

MOST_WORDS = 5
"""Words of the longest name."""


class UnclearError(Exception):
    """A line that cannot be read; its text is the sentence for the person."""


def form_of(verb: str, options: Sequence[Action]) -> Form:
    """The form that answers of one verb would fill in, were they not listed."""
    columns = [list(dict.fromkeys(column)) for column in zip(*(option[1:] for option in options), strict=True)]
    return Form(
        verb, tuple(_bag_of(column) if isinstance(column[0], tuple) else Pick(tuple(column)) for column in columns)
    )


def _bag_of(column: Sequence[tuple[int, ...]]) -> Bag:
    """A field for tuples of which each is a bag."""
    domain = sorted({value for row in column for value in row})
    limits = tuple(max(row.count(value) for row in column) for value in domain)
    return Bag(tuple(domain), limits, min(map(len, column)), max(map(len, column)))


def open_form(kinds: Kinds, verb: str) -> Form:
    """A form for a verb that is not offered, so that the rules can say why."""
    return Form(verb, tuple(Bag((), (), 0, 0) if kind.many else Pick(()) for kind in kinds))


class Reader:
    """Reads the words of one line into the fields of one form."""

    def __init__(self, words: Lexicon, form: Form, example: str) -> None:
        self.words = words
        self.form = form
        self.example = example
        self.kinds = words.match.game.verbs[form.verb]
        self.announced = [[plain(word) for word in row] for row in words.announced(form.verb)]
        self.given: list[dict[int, int]] = [{} for _ in form.fields]
        """What each field has been given: a value and how often (a key and its number for counts)."""

    def fill(self, line: Sequence[str]) -> None:
        """Take the values that a line names."""
        self.line = list(line)
        at = field = 0
        while at < len(self.line):
            word = self.line[at]
            once = self._announces(word.removesuffix(":"))
            if once is not None and at + 1 < len(self.line):
                at = at + 1 if not word.endswith(":") else self._take(once, at + 1)
                field = field if word.endswith(":") else once
                continue
            field = self._next(field, at)
            number = self._early_number(field, at)
            at = self._take(field if number is None else number, at)

    def fits(self, option: Action) -> bool:
        """Whether an answer has all the values that were given."""
        return all(
            not given or (set(given) <= set(value) if isinstance(value, tuple) else value in given)
            for value, given in zip(option[1:], self.given, strict=True)
        )

    def _announces(self, word: str) -> int | None:
        return next((i for i, row in enumerate(self.announced) if word in row), None)

    def _next(self, field: int, at: int) -> int:
        """The field that the word at this place belongs to: single values are settled one after the other."""
        while (self._single(field) and (self.given[field] or self._skips(field, at))) or self._is_whole(field):
            field += 1
        if field >= len(self.form.fields):
            raise self._unknown(self.line[at])
        return field

    def _early_number(self, field: int, at: int) -> int | None:
        """The field of a number that stands before its place: "2 from knossos to milet"."""
        if not self.line[at].isdecimal() or not self._single(field) or not self.words.names(self.kinds[field]):
            return None
        if self._found(field, at):
            return None
        numbers = [i for i, kind in enumerate(self.kinds) if self._single(i) and not self.words.names(kind)]
        return next((i for i in numbers if not self.given[i]), None)

    def _single(self, field: int) -> bool:
        return field < len(self.form.fields) and isinstance(self.form.fields[field], Pick | Number)

    def _skips(self, field: int, at: int) -> bool:
        """Whether a value is left out: there is only one, or the words here name one of the next field."""
        spec = self.form.fields[field]
        if not isinstance(spec, Pick):
            return False
        if not self.words.names(self.kinds[field]):
            return len(spec.domain) == 1 and not self.line[at].isdecimal()
        if self._found(field, at):
            return False
        return len(spec.domain) == 1 or (self._is_named(field + 1) and self._found(field + 1, at))

    def _is_named(self, field: int) -> bool:
        """Whether there is such a field, for values with names."""
        return self._single(field) and bool(self.words.names(self.kinds[field]))

    def _is_whole(self, field: int) -> bool:
        """Whether everything has to be named here, so that it need not be."""
        spec = self.form.fields[field] if field + 1 < len(self.form.fields) else None
        return isinstance(spec, Some) and spec.low == len(spec.domain)

    # -- values -------------------------------------------------------------------------------------------------------

    def _take(self, field: int, at: int) -> int:
        """Read one value, with its number where one may follow; the place after it."""
        spec, (kind, keys) = self.form.fields[field], keys_of(self.words, self.form, field)
        if not self.words.names(kind):
            if not self.line[at].isdecimal():
                raise self._unknown(self.line[at])
            self.given[field] = {int(self.line[at]): 1}
            return at + 1
        values, at = self._values(keys, kind, at)
        if isinstance(spec, Pick):
            self.given[field] = dict.fromkeys(values, 1)
            return at
        number = 1
        if isinstance(spec, Bag | Count | Each) and at < len(self.line) and self.line[at].isdecimal():
            number, at = int(self.line[at]), at + 1
        if isinstance(spec, Bag):
            self._put(field, spec, values, number)
        else:
            key = keys.index(values[0]) if isinstance(spec, Count | Each) and values[0] in keys else values[0]
            self.given[field][key] = number
        return at

    def _put(self, field: int, spec: Bag, values: Sequence[int], number: int) -> None:
        """Take so many of values that are called alike, one after the other as far as they go."""
        given, kind = self.given[field], self.kinds[field]
        for value in values[:-1]:
            taken = sum(row.get(value, 0) for i, row in enumerate(self.given) if self.kinds[i].name == kind.name)
            n = min(number, max(0, _most(spec, value) - taken))
            if n:
                given[value] = given.get(value, 0) + n
            number -= n
        if number:
            given[values[-1]] = given.get(values[-1], 0) + number

    def _values(self, domain: Sequence[int], kind: Kind, at: int) -> tuple[list[int], int]:
        """What the longest row of words from here means, several only if they are called alike; the place after it."""
        best: tuple[int, int, list[int]] = (0, at, [])
        for end in range(at + 1, min(at + MOST_WORDS, len(self.line)) + 1):
            if end > at + 1 and self._announces(self.line[end - 1].removesuffix(":")) is not None:
                break
            fits, values = self.words.find(kind, " ".join(self.line[at:end]))
            here = [value for value in values if value in domain] or values
            if here and (fits, end) > best[:2]:
                best = (fits, end, here)
        _, end, values = best
        if not values:
            raise self._unknown(self.line[at])
        voice = self.words.voice
        names = dict.fromkeys(voice.texts.label(self.words.match, kind, value) for value in values)
        if len(names) > 1:
            raise UnclearError(voice.text("cli-which", text=" ".join(self.line[at:end]), names=", ".join(names)))
        return values, end

    def _found(self, field: int, at: int) -> bool:
        """Whether the words here name a value of this field."""
        try:
            self._values(_domain(self.form.fields[field]), self.kinds[field], at)
        except UnclearError:
            return False
        return True

    def _unknown(self, word: str) -> UnclearError:
        return UnclearError(self.words.voice.text("cli-typed-unknown", text=word.rstrip(":"), line=self.example))

    # -- the whole ----------------------------------------------------------------------------------------------------

    def answer(self) -> Action:
        """The answer a line means; the rules may still refuse it."""
        values: list[Any] = []
        for i, (spec, given) in enumerate(zip(self.form.fields, self.given, strict=True)):
            if isinstance(spec, Pick | Number):
                values.append(self._settled(i, spec))
            elif isinstance(spec, Count | Each):
                keys = len(spec.limits) if isinstance(spec, Count) else spec.keys
                values.append(tuple(given.get(key, 0) for key in range(keys)))
            elif self._is_whole(i) and not given:
                values.append(_domain(spec))
            elif isinstance(spec, Some | Row) and spec.low and not given:
                raise self._missing()
            elif isinstance(spec, Row):
                values.append(tuple(given))
            else:
                order = [*(v for v in spec.domain if v in given), *sorted(v for v in given if v not in spec.domain)]
                values.append(tuple(v for v in order for _ in range(given[v])))
        return (self.form.verb, *values)

    def _settled(self, field: int, spec: Pick | Number) -> int:
        """A single value; left out, it is the only one there is, or the only one of its kind named before it."""
        if self.given[field]:
            return next(iter(self.given[field]))
        if isinstance(spec, Pick):
            alike = [self.given[i] for i in range(field) if self.kinds[i].name == self.kinds[field].name]
            named = {value for given in alike for value in given if value in spec.domain}
            left = spec.domain if len(spec.domain) == 1 else tuple(named)
            if len(left) == 1:
                return left[0]
        raise self._missing()

    def _missing(self) -> UnclearError:
        return UnclearError(self.words.voice.text("cli-typed-missing", line=self.example))


def _domain(spec: Field) -> Sequence[int]:
    if isinstance(spec, Count):
        return [key for key, limit in enumerate(spec.limits) if limit]
    if isinstance(spec, Each):
        return range(spec.keys)
    return () if isinstance(spec, Number) else spec.domain


def keys_of(words: Lexicon, form: Form, field: int) -> tuple[Kind, Sequence[int]]:
    """What is named in a field: its values; for numbers the seats, or the things named before that they belong to."""
    spec, kinds = form.fields[field], words.match.game.verbs[form.verb]
    if not isinstance(spec, Count | Each):
        return kinds[field], _domain(spec)
    if kinds[field].per == SEAT.name or not field:
        return SEAT, range(len(spec.limits) if isinstance(spec, Count) else spec.keys)
    return kinds[field - 1], _domain(form.fields[field - 1])


def complaint(words: Lexicon, form: Form, action: Action) -> str | None:
    """What is wrong with an answer by the form alone; None if its fields accept it."""
    voice = words.voice
    for i, (spec, value) in enumerate(zip(form.fields, action[1:], strict=True)):
        kind, keys = keys_of(words, form, i)
        if spec.accepts(value):
            continue
        if isinstance(spec, Pick | Number):
            name = words.label(kind, value) if words.names(kind) else str(value)
            return voice.text("cli-typed-not-here", name=name)
        counts = dict(enumerate(value)) if isinstance(spec, Count | Each) else {v: value.count(v) for v in value}
        for v, n in counts.items():
            most = _most(spec, v)
            if n > most:
                named = keys[v] if isinstance(spec, Count | Each) and v < len(keys) else v
                name = voice.texts.label(words.match, kind, named)
                return voice.text("cli-typed-too-many" if most else "cli-typed-not-here", name=name, most=most)
        if isinstance(spec, Some | Row | Bag | Count):
            total = sum(counts.values())
            id = "cli-typed-wrong-total" if spec.low == spec.high else "cli-typed-total"
            return voice.text(id, total=total, low=spec.low, high=spec.high)
    return None


def _most(spec: Field, value: int) -> int:
    """How often a field takes a value."""
    if isinstance(spec, Bag):
        return spec.limits[spec.domain.index(value)] if value in spec.domain else 0
    if isinstance(spec, Count):
        return spec.limits[value] if value < len(spec.limits) else 0
    return int(value in _domain(spec))
