"""7 Ages begun in the middle: empires with land, ships, cities, artefacts, faiths and leaders, cards in all hands.

Random players seldom get far in a few turns; here much can happen from the first question on.
"""

from __future__ import annotations

from zeitalter import find_game
from zeitalter.engine.masks import bits
from zeitalter.engine.rng import Source
from zeitalter.engine.table import Table
from zeitalter.engine.zones import zone_of
from zeitalter.games.seven_ages.data.components import (
    AIR,
    HERESY,
    INTERNET,
    JIHAD,
    NAVAL,
    PEACE_TREATY,
    POPE,
    UNITED_NATIONS,
    WORLD_WAR,
)
from zeitalter.games.seven_ages.data.figures import AGES
from zeitalter.games.seven_ages.rules.course import StartTurn
from zeitalter.games.seven_ages.rules.end_of_turn import turn_limit
from zeitalter.games.seven_ages.rules.leaders import UNNAMED, has_room, named_available
from zeitalter.games.seven_ages.rules.markers import N_MARKERS
from zeitalter.games.seven_ages.rules.receiving import lies_in_area, may_receive, partners, places
from zeitalter.games.seven_ages.rules.setup import new_state
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, HANDS, SPARE, State, put
from zeitalter.kit.declaration import Declaration

GAME = find_game("seven_ages")
TURNS = 3
"""How many turns are left."""
AREAS = 6
HAND = 10
TREASURE = 30
TRIED = 20
NOT_PLACED = (HERESY, INTERNET, JIHAD, PEACE_TREATY, UNITED_NATIONS, WORLD_WAR)
"""Artefacts that lie elsewhere or end the game."""


class Settled(Declaration[State]):
    """7 Ages from the middle: everything by the source of the match."""

    def __init__(self, cramped: bool = False) -> None:
        super().__init__(**GAME.parts())
        self.cramped = cramped
        """Whether all empires lie in one part of the world, so that they meet."""

    def new_state(self, table: Table, source: Source) -> State:
        s: State = new_state(table, source)
        s.stack.clear()
        s.start_age = s.start_age or 1
        s.turn = turn_limit(s) - TURNS + 1
        c = s.components
        s.pairs = s.shuffled([colour for colour, shade in enumerate(c.shade) if shade == "light"])[: s.players]
        cards = list(s.shuffled(range(len(c.value))))
        age = s.start_age + s.below(s.end_age - s.start_age + 1)
        regions = [mask for mask in c.land_mask if mask.bit_count() > 4 * s.players]
        part = regions[s.below(len(regions))] if self.cramped and regions else c.land
        for seat in range(s.players):
            for _ in range(s.most_slots() - s.below(2)):
                if s.colours_for(seat):
                    self.found(s, seat, cards.pop(), age, part)
        s.last_age = max(map(s.age, s.in_play()))
        for e in s.in_play():
            self.adorn(s, e)
        self.mark_the_world(s)
        for seat in range(s.players):
            s.zones[HANDS + seat] = zone_of(sorted(cards.pop() for _ in range(s.below(HAND))), 1 << seat)
            s.zones[SPARE + seat] = zone_of(range(N_MARKERS), 1 << seat)
            s.glory[seat] = s.below(20)
        lying = s.below(len(cards))
        s.zones[DISCARD] = zone_of(cards[:lying], -1)
        s.zones[DECK] = zone_of(cards[lying:], 0)
        s.push(StartTurn())
        s.restored()
        return s

    def found(self, s: State, seat: int, card: int, age: int, part: int) -> None:
        """An empire with some areas that touch each other, and units of its age."""
        e = s.colours_for(seat)[0]
        free = [area for area in bits(part) if s.neutral(area)] or [
            area for area in bits(s.components.land) if s.neutral(area)
        ]
        s.set_owner(e, seat)
        s.set_card(e, card)
        own = max(1, age - s.below(2))
        s.level = put(s.level, e, 7 * (own - 1) + 1 + s.below(7))
        s.born = put(s.born, e, own)
        area = s.shuffled(free)[0]
        for _ in range(1 + s.below(AREAS)):
            self.garrison(s, e, area)
            near = [area for area in bits(s.neighbours(e)) if s.neutral(area)]
            if not near:
                break
            area = s.shuffled(near)[0]

    def garrison(self, s: State, e: int, area: int) -> None:
        """Units of the age of an empire, land units on land, ships on water."""
        c = s.components
        wet = bool(c.water >> area & 1)
        for _ in range(1 + s.below(3)):
            fit = [
                kind
                for kind, of in enumerate(c.unit_class)
                if of != AIR and (of == NAVAL) == wet and c.unit_age[kind] <= s.age(e) and s.left(e, kind)
            ]
            if fit:
                kind = s.shuffled(fit)[0]
                s.take_counter(e, kind)
                s.set_holder(area, e)
                s.add_units(area, (kind,))

    def adorn(self, s: State, e: int) -> None:
        """Cities, a capital, forts, disorder, leaders, money, artefacts."""
        c, card = s.components, s.card[e]
        land = s.shuffled(list(bits(s.held[e] & c.land)))
        levels = [0, 0, *(n for n in c.constants.city_levels if c.constants.city_min_age[n] <= s.age(e))]
        for area in land:
            s.city = put(s.city, area, s.shuffled(levels)[0])
            s.forts |= int(s.below(4) == 0) << area
            s.disorder |= int(s.below(4) == 0) << area
        if land and c.has_capital[card]:
            s.capital = put(s.capital, e, land[0])
            s.city = put(s.city, land[0], s.city[land[0]] or 1)
        s.money[e], s.elite = s.below(TREASURE), put(s.elite, e, s.below(3))
        for _ in range(s.below(3)):
            kinds = [kind for kind in range(UNNAMED) if s.cup[kind]]
            named = named_available(s, e)
            if land and has_room(s, e):
                leader = s.shuffled(named)[0] if named and s.below(2) else s.shuffled(kinds)[0]
                if leader < UNNAMED:
                    s.cup = put(s.cup, leader, s.cup[leader] - 1)
                s.leaders[e] = tuple(sorted((*s.leaders[e], (leader, s.shuffled(land)[0]))))
        placed = s.shuffled([n for n in range(len(c.art_kind)) if n not in NOT_PLACED])
        beliefs = s.shuffled([*c.artefact_of_religion, *c.artefact_of_government])
        for artefact in (*placed[:TRIED], *beliefs):
            if may_receive(s, e, artefact) is None and s.below(3):
                self.give(s, e, artefact)

    def give(self, s: State, e: int, artefact: int) -> None:
        """An artefact where it belongs, without what it does when it is played."""
        c = s.components
        if c.religion_of[artefact] >= 0:
            s.set_religion(e, artefact)
        elif c.government_of[artefact] >= 0:
            s.set_government(e, artefact)
        elif lies_in_area(s, artefact):
            area = s.shuffled(places(s, e, artefact))[0]
            s.set_lying(area, s.lies[area] | 1 << artefact)
        else:
            s.set_marks(e, s.marks[e] | 1 << artefact)

    def mark_the_world(self, s: State) -> None:
        """Heresy, Jihad, Crusade, a Peace treaty, a World war or the United Nations, each now and then."""
        for e in s.shuffled(s.in_play()):
            if may_receive(s, e, HERESY) is None and not s.below(4):
                s.heresy = put(s.heresy, s.religion[e], e)
            if may_receive(s, e, JIHAD) is None and not s.below(2):
                s.jihad = places(s, e, JIHAD)[0]
            if not s.treaty and partners(s, e) and not s.below(8):
                other = partners(s, e)[0]
                homes = [bits(s.held[one] & s.components.land) for one in (e, other)]
                if all(homes):
                    s.treaty = (e, homes[0][0], other, homes[1][0])
            if may_receive(s, e, WORLD_WAR) is None and not s.below(3):
                s.world_war = s.level[e]
        modern = [e for e in s.in_play() if s.age(e) == AGES and places(s, e, UNITED_NATIONS)]
        if modern and not s.world_war:
            self.give(s, s.shuffled(modern)[0], UNITED_NATIONS)
        palestine = s.holder[s.components.palestine]
        if s.where_is(POPE) >= 0 and (palestine < 0 or s.religion[palestine] != s.components.artefact_of_religion[1]):
            s.crusade = s.below(2)
