"""Any position as the call of `position` that builds it, for tests and bug reports."""

from __future__ import annotations

from typing import Any

from zeitalter.engine.match import Match
from zeitalter.games import find_game
from zeitalter.games.new_dawn.data.components import PACTS, RESOURCES, SIDES, WONDER_TYPES
from zeitalter.games.new_dawn.rules.board import NOWHERE
from zeitalter.games.new_dawn.rules.state import NOBODY, ON_CARD, UNUSED, State
from zeitalter.kit.positions import chosen_options, steps_said

# fmt: off
IN_BETWEEN = (
    "attacks", "chosen", "core", "extra", "fresh", "hands", "markers", "placed", "slot", "spent_natures",
    "spent_states", "steps", "taken", "topped", "traded", "used", "wins",
)
# fmt: on
"""What a position holds only in the middle of a turn or of the set-up, as it is in the state."""


def as_test(match: Match) -> str:
    """The position of a match as the call that builds it."""
    s: State = match.state
    c = s.components
    names = c.ids["space"]
    lines = [f"    {_player_call(s, seat)}," for seat in range(s.players)]
    said = chosen_options(find_game("new_dawn"), s.table.options)
    if said:
        lines.append(f"    options={said!r},")
    tiles = [(c.ids["tile"][t], SIDES[side], n, q, r) for t, side, n, q, r in s.tiles]
    barbarians = {c.ids["letter"][i]: names[space] for i, space in enumerate(s.barbarians) if space != NOWHERE}
    stray = {c.ids["wonder"][i]: names[x] for i, x in enumerate(s.wonders) if x >= 0 and s.owner(x) == NOBODY}
    decks = [[c.ids["wonder"][card] for card in s.zones[deck].cards] for deck in range(len(WONDER_TYPES))]
    board: dict[str, Any] = {"tiles": tiles, "barbarians": barbarians, "stray": stray, "decks": decks}
    board["stock"] = [names[space] for space in s.board.spaces if s.stock >> space & 1]
    board |= {"victory": [c.ids["victory"][card] for card in s.victory], "round": s.round, "event": s.event}
    board |= {"first": s.first, "seat": s.seat, "store": s.store}
    if any(type(step).__name__ == "Populate" for step in s.stack):
        board["bare"] = True
    fresh = State(s.table, s.source)
    board["between"] = {k: getattr(s, k) for k in IN_BETWEEN if getattr(s, k) != getattr(fresh, k)}
    lines += [f"    {name}={value!r}," for name, value in board.items()]
    lines.append(f"    stack={steps_said(s)!r},")
    return "position(\n" + "\n".join(lines) + "\n)"


def _player_call(s: State, seat: int) -> str:
    ids = s.components.ids
    names, n = ids["space"], len(RESOURCES)

    def spaces(mask: int) -> list[str]:
        return [names[space] for space in s.board.spaces if mask >> space & 1]

    def on(card: int) -> str:
        return ids["focus"][card] if card != NOBODY else ""

    special = {ON_CARD: "card", UNUSED: "unused"}
    row = s.cards(seat)
    own = set(s.wonders_of(seat))
    capital = s.capital[seat]
    what: dict[str, Any] = {
        "capital": names[capital] if capital != NOWHERE else "none",
        "cities": [name for name in spaces(s.cities[seat]) if name != names[capital]],
        "tokens": spaces(s.control[seat] & ~s.strong[seat]),
        "strong": spaces(s.strong[seat]),
        "caravans": [special.get(s.caravans[i]) or names[s.caravans[i]] for i in s.caravans_of(seat)],
        "row": [ids["focus"][card] for card in row],
        "trade": {ids["focus"][card]: s.on_card(seat, i) for i, card in enumerate(row) if s.on_card(seat, i)},
        "dial": s.dial[seat],
        "resources": {RESOURCES[k]: s.resources[seat * n + k] for k in range(n) if s.resources[seat * n + k]},
        "envoys": [ids["city_state"][i] for i, holders in enumerate(s.envoys) if holders >> seat & 1],
        "pacts": [
            (giver, pact)
            for giver in range(s.players)
            for i, pact in enumerate(PACTS)
            if giver != seat and s.pacts[giver * len(PACTS) + i] == seat
        ],
        "states": {ids["city_state"][i]: on(s.state_card[i]) for i, held in enumerate(s.states) if held == seat},
        "natures": {ids["nature"][i]: on(s.nature_card[i]) for i, held in enumerate(s.natures) if held == seat},
        "wonders": {ids["wonder"][i]: names[s.wonders[i]] for i in sorted(own)},
        "agendas": [ids["agenda"][i] for i in range(len(ids["agenda"])) if s.agendas[seat] >> i & 1],
        "looted": s.looted[seat],
    }
    said = ", ".join(f"{k}={v!r}" for k, v in what.items() if v)
    return f"player({f'Seat {seat + 1}'!r}, {ids['leader'][s.leaders[seat]]!r}, {said})"
