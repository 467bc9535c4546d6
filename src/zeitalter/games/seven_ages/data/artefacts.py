"""Artefacts, compiled: in which ages an empire may have them, what they need, and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.seven_ages.data.compiler import Compiler
from zeitalter.games.seven_ages.data.effects import NONE, Conditions, mask_of
from zeitalter.games.seven_ages.data.figures import AGES, GOVERNMENT_NAMES, RELIGION_NAMES, Figures
from zeitalter.games.seven_ages.data.schema import Data

# fmt: off
ARTEFACT_NAMES = (
    "buddhism", "capitalism", "christianity", "colossus", "computing", "concentrated_ownership", "confucianism",
    "democracy", "feudalism", "forum", "great_library", "great_pyramid", "great_wall", "hanging_gardens", "heresy",
    "hinduism", "industrial_revolution", "internet", "islam", "jihad", "just_rule", "moon_landing", "oracle",
    "paved_roads", "peace_treaty", "pharos_lighthouse", "pope", "printing", "radio", "railways", "religious_strife",
    "renaissance", "revolution", "satellites", "socialism", "temple_of_diana", "united_nations", "universal_suffrage",
    "world_war",
)
# fmt: on
UNIQUE_KINDS = ("wonder", "world", "treaty")
"""Of these artefacts there is one marker each (S102)."""
ALL_AGES = mask_of(range(1, AGES + 1))
SEEN_BY_MASKS = ("has", "has_not", "no_religion", "no_government")
"""Conditions of artefacts that are about the artefacts of an empire alone."""


class Artefacts(Figures):
    """The artefacts of the components."""

    # fmt: off
    __slots__ = (
        "art_ages", "art_bars", "art_effects", "art_exceptions", "art_glance", "art_green", "art_kind",
        "art_needs", "art_on_removal", "art_placement", "art_removal", "art_tests", "art_unique", "art_wants",
        "artefact_of_government", "artefact_of_religion", "crusade_effects", "crusade_removal", "government_of",
        "religion_of",
    )
    # fmt: on

    def _compile_artefacts(self, data: Data, compiler: Compiler) -> None:
        by_id = {artefact.id: artefact for artefact in data.artefacts}
        artefacts = [by_id[id] for id in ARTEFACT_NAMES]
        self.art_ages = tuple(mask_of(artefact.ages) for artefact in artefacts)
        self.art_kind = tuple(str(artefact.kind) for artefact in artefacts)
        self.art_placement = tuple(str(artefact.placement) for artefact in artefacts)
        self.art_green = mask_of([i for i, artefact in enumerate(artefacts) if artefact.colour == "green"])
        self.art_unique = mask_of([i for i, kind in enumerate(self.art_kind) if kind in UNIQUE_KINDS])
        self.artefact_of_religion = tuple(ARTEFACT_NAMES.index(id) for id in RELIGION_NAMES)
        self.artefact_of_government = tuple(ARTEFACT_NAMES.index(id) for id in GOVERNMENT_NAMES)
        self.religion_of = tuple(_place(RELIGION_NAMES, id) for id in ARTEFACT_NAMES)
        self.government_of = tuple(_place(GOVERNMENT_NAMES, id) for id in ARTEFACT_NAMES)
        self.art_exceptions = tuple(
            tuple(
                (
                    ALL_AGES if one.age == "any" else 1 << one.age,
                    compiler.conditions("artefacts.age_exceptions", a.id, one.conditions),
                )
                for one in a.age_exceptions
            )
            for a in artefacts
        )
        self.art_needs: tuple[Conditions, ...] = tuple(
            tuple(
                condition
                for raw in a.prerequisites
                for condition in compiler.conditions("artefacts.prerequisites", a.id, raw)
            )
            for a in artefacts
        )
        self.art_wants = tuple(mask_of([one.value for one in needs if one.word == "has"]) for needs in self.art_needs)
        """By artefact those that an empire needs for it, as bits."""
        self.art_bars = tuple(1 << artefact | self._bars(needs) for artefact, needs in enumerate(self.art_needs))
        """By artefact those that keep it from an empire, as bits; it is one of them itself."""
        ages = [ALL_AGES if more else own for own, more in zip(self.art_ages, self.art_exceptions, strict=True)]
        self.art_glance = tuple(zip(ages, self.art_bars, self.art_wants, strict=True))
        """By artefact the ages in which an empire may get it, what keeps it away, and what is needed for it."""
        self.art_tests = tuple(tuple(one for one in needs if one.word not in SEEN_BY_MASKS) for needs in self.art_needs)
        """By artefact the conditions that these masks do not tell."""
        self.art_effects = tuple(
            compiler.effects("artefacts.effects", a.id, a.effects)
            + compiler.effects("artefacts.drawback", a.id, a.drawback, drawback=True)
            for a in artefacts
        )
        self.art_removal = tuple(compiler.removal("artefacts.removal", a.id, a.removal) for a in artefacts)
        self.art_on_removal = tuple(compiler.effects("artefacts.on_removal", a.id, a.on_removal) for a in artefacts)
        self.crusade_effects = compiler.effects("crusade.effects", "crusade", data.crusade.effects)
        self.crusade_removal = compiler.removal("crusade.removal", "crusade", data.crusade.removal)

    def _bars(self, needs: Conditions) -> int:
        found = mask_of([one.value for one in needs if one.word == "has_not"])
        if any(one.word == "no_religion" for one in needs):
            found |= mask_of(self.artefact_of_religion)
        if any(one.word == "no_government" for one in needs):
            found |= mask_of(self.artefact_of_government)
        return found


def _place(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else NONE
