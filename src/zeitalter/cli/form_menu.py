"""The menu of questions with forms or very many answers: a form is one line with its verb and an example.

What a person types is read as a number of the list, as a line that begins with a verb (`typed.py`), or as words to
search for. A line the rules refuse gets their sentence, and the question stays open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zeitalter.cli.menu import ListMenu, Menu, PickMenu
from zeitalter.cli.typed import Reader, UnclearError, complaint, form_of, keys_of, open_form
from zeitalter.cli.voice import Voice
from zeitalter.cli.words import Lexicon, plain, split
from zeitalter.engine.forms import Bag, Count, Field, Form, Number, Row, Some, matches
from zeitalter.engine.match import Match
from zeitalter.engine.values import Action
from zeitalter.kit.drawing import Pictures

FEW = 12
"""Answers of one verb that are listed one by one; more of them are one line."""
SAYS_NOTHING = ("not-offered", "not-your-turn")


class FormMenu(ListMenu):
    """Answers to choose by number, and lines to type."""

    def __init__(self, match: Match, seat: int, voice: Voice, pictures: Pictures) -> None:
        self.words = Lexicon(match, voice)
        super().__init__(match, seat, voice, pictures)
        self.groups: dict[str, list[int]] = {}
        for i, option in enumerate(self.options):
            self.groups.setdefault(_verb(option), []).append(i)
        self.found = self.shown = [i for verb, own in self.groups.items() if verb not in self.gathered for i in own]

    def ordered(self, options: Sequence[Any]) -> Sequence[Any]:
        """Answers that are listed come first, so that their numbers are small."""
        listed = Counter(_verb(option) for option in options if not isinstance(option, Form))
        for option in options:
            values = [_named(f) for f in option.fields] if isinstance(option, Form) else option[1:]
            for kind, value in zip(self.match.game.verbs[_verb(option)], values, strict=True):
                if not isinstance(option, Form) or kind.ids is None:
                    self.words.offered.setdefault(kind.name, set()).update(
                        value if isinstance(value, tuple) else (value,)
                    )
        self.gathered = [verb for verb, count in listed.items() if count > FEW and self.words.knows(verb)]
        return sorted(options, key=lambda option: _verb(option) in self.gathered)

    def text(self, option: Any) -> str:
        if not isinstance(option, Form):
            return super().text(option)
        return self.voice.text(
            "cli-typed-example", title=self.words.title(option.verb), line=self.words.example(self.seat, option)
        )

    def remark(self, option: Any) -> str:
        return "" if isinstance(option, Form) else super().remark(option)

    def show(self) -> None:
        if self.shown or not self.gathered:
            super().show()
        for verb in self.gathered:
            count = len(self.groups[verb])
            line = self.words.spell(self.options[self.groups[verb][0]])
            self.line("-", self.voice.text("cli-typed-ways", title=self.words.title(verb), count=count, line=line))
        if len(self.options) == 1:
            self._show_fields(self.options[0])

    def _show_fields(self, form: Any) -> None:
        """What can be named in the fields of the only form."""
        if not isinstance(form, Form):
            return
        announced = self.words.announced(form.verb, self.voice.lang)
        for i, (spec, said) in enumerate(zip(form.fields, announced, strict=True)):
            kind, keys = keys_of(self.words, form, i)
            if isinstance(spec, Bag | Count):
                limits: Counter[str] = Counter()
                for key, n in zip(keys, spec.limits, strict=True):
                    limits[self.voice.texts.label(self.match, kind, key)] += n
                names = [f"{name} {n}" for name, n in limits.items() if n]
            elif isinstance(spec, Some | Row):
                names = [self.voice.texts.label(self.match, kind, value) for value in spec.domain]
            else:
                continue
            if names and spec.high:
                listed = f"{said[0]}: {', '.join(names)}" if said else ", ".join(names)
                id = "cli-typed-exactly" if spec.low == spec.high else "cli-typed-choose"
                text = self.voice.text(id, names=listed, low=spec.low, high=spec.high)
                self.voice.print(text, indent=" " * 6, hang=" " * 8)

    def named(self, action: Action) -> str:
        if action in self.options:
            return super().named(action)
        return self.words.spell(action)

    # -- reading ------------------------------------------------------------------------------------------------------

    def read(self, text: str) -> Action | None:
        words = split(text)
        if words and self._in_titles(words):
            return None
        try:
            action = self.meant(words) if words else None
        except UnclearError as unclear:
            self.voice.print(str(unclear))
            return None
        if action is None:
            return None if words and self.listed(words) else self._chosen(text)
        refusal = self.refusal(action)
        if refusal is not None:
            self.voice.print(refusal)
            return None
        return action

    def _in_titles(self, words: Sequence[str]) -> bool:
        """List the answers that have the words of a verb that is not offered; False if there are none."""
        forms, rest = self._forms(words)
        if not forms or any(form.verb in self.groups for form in forms):
            return False
        verb = words[: len(words) - len(rest)]
        meant = [said.split() for form in forms for said in self._said(form.verb)]
        found = next(filter(None, map(self._begun_with, [words, verb, *meant])), [])
        if not found:
            return False
        self.found, self.next = found, 0
        self.more()
        if len(found) == 1:
            self.voice.say("cli-enter-takes")
        return True

    def _begun_with(self, words: Sequence[str]) -> list[int]:
        """The answers of which words begin with each of these."""
        titles = [f" {plain(text)}" for text in self.texts]
        return [i for i, title in enumerate(titles) if all(f" {word}" in title for word in words)]

    def _chosen(self, text: str) -> Action | None:
        """An answer by its number or by Enter; of a form that is shown how to fill it in."""
        option = super().read(text)
        if not isinstance(option, Form):
            return option
        self.voice.say("cli-typed-how", line=self.words.example(self.seat, option))
        self._show_fields(option)
        return None

    def meant(self, words: Sequence[str]) -> Action | None:
        """The answer a line means, possible or not; None if it is no answer but perhaps a search."""
        forms, rest = self._forms(words)
        if not forms:
            return None
        unclear: UnclearError | None = None
        found: list[Action] = []
        for form in forms:
            if found and not _is_option(form, self.options) and any(self.refusal(action) is None for action in found):
                break
            reader = Reader(self.words, form, self._example(form))
            try:
                reader.fill(rest)
                options = [] if _is_option(form, self.options) else self._fitting(reader)
                if len(options) == 1:
                    return options[0]
                if len(options) > 1 and not all(reader.given):
                    return None
                found.append(reader.answer())
            except UnclearError as error:
                offered = form.verb in self.groups
                unclear = error if offered else UnclearError(self.voice.text("objection-not-offered"))
        if not found:
            raise unclear or UnclearError(self.voice.text("cli-not-understood", text=" ".join(words)))
        fine = [action for action in dict.fromkeys(found) if self.refusal(action) is None]
        if len(fine) > 1:
            names = "; ".join(self.words.spell(action) for action in fine)
            raise UnclearError(self.voice.text("cli-which", text=" ".join(words), names=names))
        return fine[0] if fine else min(found, key=self._says_nothing)

    def understood(self, text: str) -> Action | None:
        try:
            return self.meant(split(text))
        except UnclearError:
            return None

    def listed(self, words: Sequence[str]) -> bool:
        """List the answers of a verb that have what a line names; False if it names no verb or form."""
        forms, rest = self._forms(words)
        if not forms or forms[-1].verb not in self.groups or _is_option(forms[-1], self.options):
            return False
        reader = Reader(self.words, forms[-1], "")
        reader.fill(rest)
        fitting = self._fitting(reader)
        self.found, self.next = [i for i, option in enumerate(self.options) if option in fitting], 0
        self.more()
        return True

    def _says_nothing(self, action: Action) -> bool:
        """Whether the rules have no word on why an answer is not possible."""
        objection = self.match.why_not(self.seat, action)
        return objection is None or objection.id in SAYS_NOTHING

    def refusal(self, action: Action) -> str | None:
        """Why an answer is not possible, in one sentence; None if it is."""
        objection = self.match.why_not(self.seat, action)
        if objection is None:
            return None
        if objection.id not in SAYS_NOTHING:
            return self.voice.texts.objection(self.match, objection)
        for form in self._forms_of(action[0]) if action[0] in self.groups else ():
            said = complaint(self.words, form, action)
            if said is not None and not matches(self.options, action):
                return said
        return self.voice.texts.objection(self.match, objection)

    def _fitting(self, reader: Reader) -> list[Action]:
        own = [self.options[i] for i in self.groups.get(reader.form.verb, ()) if not isinstance(self.options[i], Form)]
        if reader.form.verb in self.pictures.unordered:
            named = {value for given in reader.given for value in given}
            return [option for option in own if named <= set(option[1:])]
        return [option for option in own if reader.fits(option)]

    def _forms(self, words: Sequence[str]) -> tuple[list[Form], Sequence[str]]:
        """The forms a line may fill in (by its number, its verb, or because there is no other), and its other words."""
        if words[0].isdecimal() and len(words) > 1:
            number = int(words[0])
            option = self.options[number - 1] if 1 <= number <= len(self.options) else None
            if isinstance(option, Form):
                return [option], words[1:]
        for count in range(min(3, len(words)), 0, -1):
            said = " ".join(words[:count])
            verbs = [verb for verb in self.match.game.verbs if self.words.knows(verb) and said in self._said(verb)]
            verbs = [verb for verb in verbs if verb in self.groups] or verbs
            if verbs:
                return [form for verb in verbs for form in self._forms_of(verb)], words[count:]
        only = self.options[0]
        if len(self.options) == 1 and isinstance(only, Form) and not words[0].isdecimal():
            return [only], words
        return [], words

    def _said(self, verb: str) -> list[str]:
        return [plain(word) for word in self.words.verb_words(verb)]

    def _forms_of(self, verb: str) -> list[Form]:
        options: list[Any] = [self.options[i] for i in self.groups.get(verb, ())]
        forms: list[Form] = [option for option in options if isinstance(option, Form)]
        listed = [option for option in options if not isinstance(option, Form)]
        if options:
            return [*forms, form_of(verb, listed)] if listed else forms
        return [open_form(self.match.game.verbs[verb], verb)]

    def _example(self, form: Form) -> str:
        if _is_option(form, self.options):
            return self.words.example(self.seat, form)
        if form.verb not in self.groups:
            return self.words.verb_words(form.verb, self.voice.lang)[0]
        return self.words.spell(self.options[self.groups[form.verb][0]])


def _named(field: Field) -> tuple[int, ...]:
    """The values that a field of a form takes, as far as they are listed."""
    return () if isinstance(field, Number | Count) else field.domain


def _verb(option: Any) -> str:
    verb: str = option.verb if isinstance(option, Form) else option[0]
    return verb


def _is_option(form: Form, options: Sequence[Any]) -> bool:
    return any(isinstance(option, Form) and option == form for option in options)


def menu_for(match: Match, seat: int, voice: Voice, pictures: Pictures) -> Menu:
    """The menu that fits a question."""
    options = match.options(seat)
    verbs = list(dict.fromkeys(map(_verb, options)))
    kinds = match.game.verbs[verbs[0]]
    forms = any(isinstance(option, Form) for option in options)
    if not forms and len(kinds) == 1 and kinds[0].many and len(verbs) == 1:
        return PickMenu(match, seat, voice, pictures, kinds[0])
    if forms or any(voice.texts.has(f"typed-{verb}") for verb in verbs):
        return FormMenu(match, seat, voice, pictures)
    return ListMenu(match, seat, voice, pictures)
