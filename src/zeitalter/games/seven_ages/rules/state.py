"""The position of a game of 7 Ages. Everything is a small int, a tuple of them or a mask of areas, cards or empires.

Glossary, one word per thing: *empire* an empire in play, numbered by the colour of its units (0 to 14); *card* a card
of the deck, and what an empire is called by in answers and events; *seat* a player; *slot* a place for an empire before
a player; *marker* a face-down action marker; *area* a land, sea or ocean area; *holder* the empire that controls an
area; *units* those of the holder there; *raid* units of the active empire that have entered an area of somebody else;
*pool* the units an empire may build now; *level* the progress level 1 to 49 (50: beyond the last one), *age* 1 to 7;
*mark* an artefact on the card of an empire; *reach* the areas within its range; *way* the permission to count through
somebody's areas; *cup* the leaders without a name; *disorder* areas with a marker; *fort* a fortification.
"""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import WILD
from zeitalter.games.seven_ages.rules.fields import (
    ATTACKER_CARD,
    COLOURS,
    DECK,
    DEFENDER_CARD,
    DISCARD,
    HANDS,
    MARKERS,
    MOST_SEATS,
    NOBODY,
    SPARE,
    ZONES,
    Fields,
    put,
)
from zeitalter.games.seven_ages.rules.masks import mask_of_cards
from zeitalter.games.seven_ages.rules.units import unit_type

__all__ = [
    "ATTACKER_CARD",
    "COLOURS",
    "DECK",
    "DEFENDER_CARD",
    "DISCARD",
    "HANDS",
    "MARKERS",
    "MOST_SEATS",
    "NOBODY",
    "SPARE",
    "ZONES",
    "State",
    "mask_of_cards",
    "put",
]
EVERY_COLOUR = (1 << COLOURS) - 1


CLOCKWISE = tuple(
    tuple(tuple((first + i) % players for i in range(players)) for first in range(players))
    for players in range(MOST_SEATS + 1)
)
"""By the number of players and one of them: all seats from him on."""


class State(Fields):
    """A position and what can be asked of it; the glossary above says what its fields hold."""

    __slots__ = ()

    def option(self, name: str) -> str:
        """The value of a table option."""
        value: str = self.table.options[name]
        return value

    # -- empires ------------------------------------------------------------------------------------------------------

    def in_play(self) -> tuple[int, ...]:
        """All empires in play, by colour."""
        return self.playing

    def empires_of(self, seat: int) -> list[int]:
        """The empires of a player, by colour."""
        owner = self.owner
        return [e for e in self.playing if owner[e] == seat]

    def empires_in_order(self) -> list[int]:
        """All empires in play, in the order of play of their players."""
        owner, playing = self.owner, self.playing
        return [e for seat in self.in_order() for e in playing if owner[e] == seat]

    def empire(self, card: int) -> int:
        """The empire in play with this card, or NOBODY."""
        return self.colour_of[card]

    def most_slots(self) -> int:
        """How many empires a player may have (S26)."""
        return self.components.constants.slots[self.players]

    def has_free_slot(self, seat: int) -> bool:
        """Whether a player has fewer empires than slots."""
        return self.owner.count(seat) < self.components.constants.slots[self.players]

    def colours_for(self, seat: int) -> list[int]:
        """The free colours a player may use for an empire: the own pair and those nobody has reserved (S6, S25)."""
        pair, taken = self.components.pair, 0
        for other, light in enumerate(self.pairs):
            if light >= 0 and other != seat:
                taken |= 1 << light | 1 << pair[light]
        for e in self.playing:
            taken |= 1 << e
        return list(bits(EVERY_COLOUR & ~taken))

    def age(self, e: int) -> int:
        """The age of an empire; beyond the last level it keeps the last age (S28b)."""
        age, last = (self.level[e] + 6) // 7, self.end_age or 7
        return age if age < last else last

    def current_age(self) -> int:
        """The age of the most advanced empire in play; without one the last known, or the start age (S27b); 0: open."""
        if not self.playing:
            return self.last_age or self.start_age
        level, top = self.level, 0
        for e in self.playing:
            if level[e] > top:
                top = level[e]
        age, last = (top + 6) // 7, self.end_age or 7
        return age if age < last else last

    def has(self, e: int, artefact: int) -> bool:
        """Whether an empire owns an artefact, on its card or in an area."""
        return bool(self.owned[e] >> artefact & 1)

    def card_artefacts(self, e: int) -> int:
        """The artefacts on the card of an empire, with religion and government, as bits."""
        found, religion, government = self.marks[e], self.religion[e], self.government[e]
        if religion >= 0:
            found |= 1 << religion
        if government >= 0:
            found |= 1 << government
        return found

    def area_artefacts(self, e: int) -> int:
        """The artefacts in the areas of an empire, as bits."""
        found, here = 0, self.held[e] & self.adorned
        if here:
            for area in bits(here):
                found |= self.lies[area]
        return found

    def where_is(self, artefact: int) -> int:
        """The area where an artefact lies that exists once, or NOBODY."""
        for area in bits(self.adorned):
            if self.lies[area] >> artefact & 1:
                return area
        return NOBODY

    def is_barbarian(self, e: int) -> bool:
        """Whether an empire is barbarian now (S15)."""
        return bool(self.components.barbarian[self.card[e]]) and not self.settled >> e & 1

    def used_wild(self, e: int) -> bool:
        """Whether an empire has used a Wild marker this turn (S34)."""
        return bool(self.done[e] >> WILD & 1)

    # -- leaders ------------------------------------------------------------------------------------------------------

    def codes(self, e: int) -> int:
        """The types of all leaders of an empire, as bits."""
        found, codes = 0, self.components.leader_codes
        for leader, _ in self.leaders[e]:
            found |= codes[leader]
        return found

    def codes_at(self, e: int, area: int) -> int:
        """The types of the leaders of an empire in an area, as bits."""
        found, codes = 0, self.components.leader_codes
        for leader, where in self.leaders[e]:
            if where == area:
                found |= codes[leader]
        return found

    def areas_with(self, e: int, kind: int) -> int:
        """The areas with a leader of this type of an empire, as bits."""
        found, codes = 0, self.components.leader_codes
        for leader, where in self.leaders[e]:
            if codes[leader] >> kind & 1:
                found |= 1 << where
        return found

    # -- areas --------------------------------------------------------------------------------------------------------

    def disordered(self, area: int) -> bool:
        """Whether an area is in disorder."""
        return bool(self.disorder >> area & 1)

    def neutral(self, area: int) -> bool:
        """Whether nobody controls an area."""
        return self.holder[area] < 0

    def ruled(self) -> int:
        """The areas that somebody controls, as bits."""
        found, held = 0, self.held
        for e in self.playing:
            found |= held[e]
        return found

    def cities(self, e: int) -> list[int]:
        """The areas of an empire with a city."""
        return [area for area in bits(self.held[e] & self.components.land) if self.city[area]]

    def neighbours(self, e: int) -> int:
        """The areas next to an empire that are not its own."""
        return self.components.next_to(self.held[e]) & ~self.held[e]

    def units_of(self, e: int) -> list[tuple[int, int]]:
        """Pairs of area and unit, for all units of an empire on the map."""
        found = [(area, unit) for area in bits(self.held[e]) for unit in self.units[area]]
        if e == self.active:
            found += [(area, unit) for area, units in enumerate(self.raid) for unit in units]
        return found

    # -- counters -----------------------------------------------------------------------------------------------------

    def left(self, e: int, kind: int) -> int:
        """How many counters of a type are not on the map."""
        return self.free[e * len(self.components.unit_class) + kind]

    def take_counter(self, e: int, kind: int, n: int = 1) -> None:
        """Take counters out of the box, or put them back (n < 0)."""
        self.free[e * len(self.components.unit_class) + kind] -= n

    # -- changes that keep all fields in step -------------------------------------------------------------------------

    def restored(self) -> None:
        self.playing = tuple(e for e in range(COLOURS) if self.owner[e] >= 0)
        self.adorned = sum(1 << area for area, lying in enumerate(self.lies) if lying)
        self._note_cards()
        self.owned = tuple(self.card_artefacts(e) | self.area_artefacts(e) for e in range(COLOURS))
        self.in_hands = sum(mask_of_cards(zone.cards) for zone in self.zones[HANDS : HANDS + self.players])

    def set_owner(self, e: int, seat: int) -> None:
        """Say who leads an empire; NOBODY takes it out of play."""
        self.owner = put(self.owner, e, seat)
        self.playing = tuple([one for one in range(COLOURS) if self.owner[one] >= 0])

    def set_card(self, e: int, card: int) -> None:
        """Say with which card an empire is in play; NOBODY: with none."""
        self.card = put(self.card, e, card)
        self._note_cards()

    def _note_cards(self) -> None:
        c = self.components
        found = [NOBODY] * (len(c.value) + 1)
        for e, card in enumerate(self.card):
            if card >= 0:
                found[card] = e
        self.colour_of = tuple(found)
        self.plays_any_card = not c.any_event_cards.isdisjoint(self.card)

    def set_lying(self, area: int, artefacts: int) -> None:
        """Say which artefacts lie in an area, as bits."""
        if self.lies[area] == artefacts:
            return
        self.lies = put(self.lies, area, artefacts)
        if artefacts:
            self.adorned |= 1 << area
        else:
            self.adorned &= ~(1 << area)
        self._note_artefacts(self.holder[area])

    def set_marks(self, e: int, artefacts: int) -> None:
        """Say which artefacts are on the card of an empire, as bits."""
        self.marks = put(self.marks, e, artefacts)
        self._note_artefacts(e)

    def set_religion(self, e: int, religion: int) -> None:
        """Say which religion an empire has, and nothing else."""
        self.religion = put(self.religion, e, religion)
        self._note_artefacts(e)

    def set_government(self, e: int, government: int) -> None:
        """Say which government an empire has, and nothing else."""
        self.government = put(self.government, e, government)
        self._note_artefacts(e)

    def _note_artefacts(self, e: int) -> None:
        found = self.card_artefacts(e) | self.area_artefacts(e) if e >= 0 else 0
        if e >= 0 and found != self.owned[e]:
            self.owned = put(self.owned, e, found)

    def set_holder(self, area: int, e: int) -> None:
        """Say who controls an area, and nothing else."""
        before = self.holder[area]
        if before >= 0:
            self.held[before] &= ~(1 << area)
        if e >= 0:
            self.held[e] |= 1 << area
        self.holder = put(self.holder, area, e)
        if self.adorned >> area & 1:
            self._note_artefacts(before)
            self._note_artefacts(e)

    def add_units(self, area: int, units: tuple[int, ...]) -> None:
        """Put units of the holder into an area; their counters were taken before."""
        self.units[area] = tuple(sorted((*self.units[area], *units)))

    def put_back(self, e: int, units: tuple[int, ...]) -> None:
        """Put the counters of units that have left the map back."""
        for unit in units:
            self.take_counter(e, unit_type(unit), -1)

    # -- cards --------------------------------------------------------------------------------------------------------

    def hand_mask(self, seat: int) -> int:
        """The cards of a player, as bits."""
        return mask_of_cards(self.zones[HANDS + seat].cards)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards of a player."""
        return self.zones[HANDS + seat].cards

    def in_order(self, first: int | None = None) -> tuple[int, ...]:
        """All seats from the start player, or from another one, clockwise."""
        return CLOCKWISE[self.players][self.start_player if first is None else first]

    def next_city_level(self, level: int, steps: int) -> int:
        """The level of a city after so many steps up or down; 0 is none."""
        ladder = self.components.city_ladder
        return ladder[max(0, min(len(ladder) - 1, ladder.index(level) + steps))]
