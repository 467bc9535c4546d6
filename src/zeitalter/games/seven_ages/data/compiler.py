"""Compiles effects and conditions from their words, and refuses words that nobody knows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import BadInput
from zeitalter.games.seven_ages.data import effect_words as words
from zeitalter.games.seven_ages.data.effects import (
    ALL,
    ANY_LEADER,
    NORMAL_PRICE,
    OF_CARD_PLAYER,
    TARGET_RELIGION,
    UNLIMITED,
    Amount,
    Condition,
    Conditions,
    Effect,
    Effects,
    mask_of,
)
from zeitalter.kit.component_files import check_known

_NAMES = {"if": "condition", "else": "otherwise"}


class Compiler:
    """Compiles the effects of entries; knows the names of everything."""

    def __init__(self, ids: Mapping[str, Sequence[str]], region_mask: Sequence[int], land: int) -> None:
        self.ids = ids
        self.region_mask = region_mask
        self.land = land
        self.part = self.entry = ""
        self.usual: Mapping[str, Any] = {}

    def effects(self, part: str, entry: str, raw: Sequence[Mapping[str, Any]], **usual: Any) -> Effects:
        """The effects of an entry; `usual` fields hold for all of them that do not say otherwise."""
        self.part, self.entry, self.usual = part, entry, usual
        return tuple(self._effect(one) for one in raw)

    def conditions(self, part: str, entry: str, raw: Mapping[str, Any]) -> Conditions:
        """Conditions that must all hold."""
        self.part, self.entry = part, entry
        return self._conditions(raw)

    def removal(self, part: str, entry: str, raw: Sequence[str | Mapping[str, Any]]) -> Conditions:
        """When an artefact leaves play."""
        self.part, self.entry = part, entry
        said = [(one, True) if isinstance(one, str) else self._single(one) for one in raw]
        return tuple(Condition(word, self._by_word(word, value, words.REMOVALS)) for word, value in said)

    def _single(self, raw: Mapping[str, Any]) -> tuple[str, Any]:
        if len(raw) != 1:
            raise self._bad(str(dict(raw)))
        return next(iter(raw.items()))

    def _bad(self, effect: str) -> BadInput:
        return BadInput("components-bad-effect", part=self.part, entry=self.entry, effect=effect)

    def _known(self, name: Any, known: Collection[str]) -> str:
        check_known(self.part, self.entry, str(name), known)
        return str(name)

    def _number(self, kind: str, name: Any) -> int:
        return self.ids[kind].index(self._known(name, self.ids[kind]))

    def _mask(self, kind: str, names: Any) -> int:
        return mask_of([self._number(kind, name) for name in _listed(names)])

    # -- effects -------------------------------------------------------------------------------------------------------

    def _effect(self, raw: Any) -> Effect:
        if not isinstance(raw, Mapping):
            raise self._bad(str(raw))
        fields: dict[str, Any] = {"op": "", **self.usual}
        extra: dict[str, Any] = {}
        how: list[tuple[str, int]] = []
        for key, value in raw.items():
            if key in words.HOW:
                how.append((key, UNLIMITED if (key, value) == ("set", "unlimited") else self._whole(key, value)))
            elif key in words.FIELDS:
                kind = words.FIELDS[key]
                fields[_NAMES.get(str(key), str(key))] = (
                    self._known(value, kind) if isinstance(kind, tuple) else self._value(key, value, kind)
                )
            elif key in words.EXTRA:
                extra[key] = self._value(key, value, words.EXTRA[key])
            elif key != "note":
                self._known(key, (*words.FIELDS, *words.EXTRA))
        op = self._known(fields["op"], words.OPS)
        if op in words.NEEDED and words.NEEDED[op] not in raw:
            raise BadInput("components-missing", part=f"{self.part}.{self.entry}", entry=words.NEEDED[op])
        if op == "modify" and not how:
            raise BadInput("components-missing", part=f"{self.part}.{self.entry}", entry=" | ".join(words.HOW))
        how.sort(key=lambda change: words.HOW.index(change[0]))
        return Effect(**fields, how=tuple(how), extra=extra)

    def _whole(self, key: str, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._bad(f"{key}: {value}")
        return value

    def _amount(self, key: str, value: Any) -> int | Amount:
        if value == "all":
            return ALL
        if not isinstance(value, Mapping):
            return self._whole(key, value)
        kind, n = self._single(value)
        return Amount(self._known(kind, words.AMOUNTS), 2 if n == "up" else self._whole(key, n))

    # -- values --------------------------------------------------------------------------------------------------------

    def _value(self, key: str, value: Any, kind: str | tuple[str, ...]) -> Any:
        """A value of one of the kinds that `effect_words.py` names."""
        if isinstance(kind, tuple):
            return self._words(key, value, kind)
        compile = getattr(self, f"_value_{kind}")
        return compile(key, value)

    def _words(self, key: str, value: Any, known: tuple[str, ...]) -> Any:
        if isinstance(value, list):
            return tuple(self._known(name, known) for name in value)
        if "count" in known and isinstance(value, int):
            return self._whole(key, value)
        return self._known(value, known)

    def _value_flag(self, key: str, value: Any) -> bool:
        if value is not True:
            raise self._bad(f"{key}: {value}")
        return True

    def _value_count(self, key: str, value: Any) -> int:
        return self._whole(key, value)

    def _value_amount(self, key: str, value: Any) -> int | Amount:
        return self._amount(key, value)

    def _value_price(self, key: str, value: Any) -> int:
        return NORMAL_PRICE if value == "normal_price" else self._whole(key, value)

    def _value_place(self, key: str, value: Any) -> str:
        return self._known(value, (*words.WHERE, *self.ids["area"]))

    def _value_marker(self, key: str, value: Any) -> str:
        return self._known(value, (*words.MARKERS, *self.ids["artefact"]))

    def _value_aims(self, key: str, value: Any) -> tuple[str, ...]:
        known = (*words.IMMUNE_TO, *self.ids["event"], *self.ids["artefact"], "pass", "vote", "target_empire")
        return tuple(self._known(name, known) for name in _listed(value))

    def _value_religion(self, key: str, value: Any) -> int:
        special = {"religion_of_card_players_empire": OF_CARD_PLAYER, "target_religion": TARGET_RELIGION}
        return special[value] if isinstance(value, str) and value in special else self._number("religion", value)

    def _value_government(self, key: str, value: Any) -> int:
        return self._number("government", value)

    def _value_event(self, key: str, value: Any) -> int:
        return self._number("event", value)

    def _value_effect(self, key: str, value: Any) -> Effect:
        return self._effect(value)

    def _value_conditions(self, key: str, value: Any) -> Conditions:
        return self._conditions(value)

    # -- conditions ----------------------------------------------------------------------------------------------------

    def _conditions(self, raw: Any) -> Conditions:
        if not isinstance(raw, Mapping):
            raise self._bad(str(raw))
        return tuple(self._condition(word, value) for word, value in raw.items())

    def _condition(self, word: str, value: Any) -> Condition:
        if word in ("condition", "not", "unless"):
            return Condition(self._known(value, words.TOKENS), True, word != "condition")
        return Condition(word, self._by_word(word, value, words.CONDITIONS))

    def _by_word(self, word: str, value: Any, known: Mapping[str, str | tuple[str, ...]]) -> Any:
        return self._value(word, value, known[self._known(word, known)])

    def _value_any_of(self, key: str, value: Any) -> tuple[Conditions, ...]:
        return tuple(self._conditions(one) for one in _listed(value))

    def _value_if_in_play_else(self, key: str, value: Any) -> tuple[int, Conditions, Conditions]:
        for name in ("empire", "then", "else"):
            if not isinstance(value, Mapping) or name not in value:
                raise BadInput("components-missing", part=f"{self.part}.{self.entry}.{key}", entry=name)
        empire = self._number("empire", value["empire"])
        return empire, self._conditions(value["then"]), self._conditions(value["else"])

    def _value_classes(self, key: str, value: Any) -> int:
        if _listed(value) == ["all"]:
            return (1 << len(self.ids["unit_class"])) - 1
        return self._mask("unit_class", value)

    def _value_types(self, key: str, value: Any) -> int:
        return self._mask("unit", value)

    def _value_terrains(self, key: str, value: Any) -> int:
        return self._mask("terrain", value)

    def _value_kinds(self, key: str, value: Any) -> int:
        return self._mask("area_kind", value)

    def _value_governments(self, key: str, value: Any) -> int:
        return self._mask("government", value)

    def _value_actions(self, key: str, value: Any) -> int:
        return self._mask("action", value)

    def _value_levels(self, key: str, value: Any) -> int:
        return mask_of([int(self._known(level, ("1", "3", "5", "7"))) for level in _listed(value)])

    def _value_artefact(self, key: str, value: Any) -> int:
        return self._number("artefact", value)

    def _value_empire(self, key: str, value: Any) -> int:
        return self._number("empire", value)

    def _value_leader(self, key: str, value: Any) -> int:
        return ANY_LEADER if value is True else self._number("leader_type", value)

    def _value_adoption(self, key: str, value: Any) -> int | str:
        return "any_religion" if value == "any_religion" else self._number("artefact", value)

    def _value_range(self, key: str, value: Any) -> int | str:
        """The areas of which one must be in range, or the word for an empire."""
        if value == "empire_of_other_player":
            return "empire_of_other_player"
        if isinstance(value, str) and value in self.ids["region"]:
            return self.region_mask[self.ids["region"].index(value)]
        return 1 << self._number("area", value)

    def _value_land(self, key: str, value: Any) -> int:
        """The land areas of regions."""
        found = 0
        for name in _listed(value):
            found |= self.region_mask[self._number("region", name)]
        return found & self.land


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
