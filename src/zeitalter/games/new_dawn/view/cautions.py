"""What somebody should know before giving an answer: a card without effect, an attack without a chance, tokens that are
lost, and what is given up by saying "done". Everything is found with the rules' own functions in what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import HALT
from zeitalter.engine.values import NUMBER, SEAT, Action, many
from zeitalter.games.new_dawn.data.components import MILITARY, SCIENCE, TYPES
from zeitalter.games.new_dawn.rules.combat import kind_of
from zeitalter.games.new_dawn.rules.course import EndRound, Turn
from zeitalter.games.new_dawn.rules.diplomacy import held
from zeitalter.games.new_dawn.rules.economy import card_effect, markets, reach
from zeitalter.games.new_dawn.rules.focus_row import room
from zeitalter.games.new_dawn.rules.kinds import FOCUS, PACT, SPACE, STATE, TYPE
from zeitalter.games.new_dawn.rules.military import targets
from zeitalter.games.new_dawn.rules.spending import SPENDING, ways
from zeitalter.games.new_dawn.rules.state import MOST_ON_CARD, NOBODY, ON_MAP, UNUSED, State
from zeitalter.games.new_dawn.view.prospects import tokens_on, values_of
from zeitalter.kit.game_parts import Caution

PACTS = many(PACT)
"""Diplomacy cards: one kind for all cautions, so that equal ones are equal."""
HOPELESS = -5
"""Who is so far behind loses with the best roll against the worst."""
GOOD = 1
"""Who is so far ahead before the dice wins more often than not."""


def caution(s: State, seat: int, action: Action) -> Caution | None:
    """What a seat should know before it gives this answer; None: nothing special."""
    verb = action[0]
    if verb == "done":
        found = _DONE.get(type(s.stack[-1]).__name__)
        return None if found is None else found(s, seat)
    if verb in SPENDING:
        found = _SPEND.get(type(s.stack[-1]).__name__)
        return None if found is None else found(s, seat)
    rule = _VERBS.get(verb)
    return None if rule is None else rule(s, seat, action)


def _top(s: State) -> Any:
    """The question that stands, with its fields."""
    return s.stack[-1]


def _offers(s: State, seat: int, *verbs: str) -> list[Action]:
    """The offered answers with these verbs."""
    return [option for option in kernel.options(s, seat) if isinstance(option, tuple) and option[0] in verbs]


# -- answers that do nothing, or cost something ------------------------------------------------------------------------


def _idle_card(s: State, seat: int, action: Action) -> Caution | None:
    """A card that could do nothing now: after it nothing is asked but whether one is done (N27)."""
    kind = s.components.type[action[1]]
    if kind == SCIENCE:
        return None  # the dial always moves
    trial = s.copy()
    for i in range(len(trial.stack) - 1, -1, -1):
        if isinstance(trial.stack[i], Turn | EndRound):
            trial.stack.insert(i + 1, HALT)
            break
    kernel.answer(trial, seat, action)
    idle = ("done", *SPENDING)
    if seat in trial.asked and any(o[0] not in idle for o in kernel.options(trial, seat) if isinstance(o, tuple)):
        return None
    return Caution("idle", f"card-{TYPES[kind]}")


def _attack(s: State, seat: int, action: Action) -> Caution | None:
    """An attack that cannot be won (N90), or that costs diplomacy cards (N84)."""
    space = action[1]
    mine, theirs, own, _ = values_of(s.copy(), seat, space)
    hopeless = mine + own - theirs <= HOPELESS
    figures = ((NUMBER, mine + own), (NUMBER, theirs))
    kind = kind_of(s, space)
    if kind == "city_state" and s.envoys[s.state_at(space)] >> seat & 1:
        state = (STATE, s.state_at(space))
        return Caution("grave", "hopeless-envoy", (*figures, state)) if hopeless else Caution("cost", "envoy", (state,))
    owner = s.owner(space)
    cards = tuple(held(s, seat, owner)) if kind in ("rival_city", "rival_token") else ()
    if cards:
        lost = ((SEAT, owner), (PACTS, cards))
        return Caution("grave", "hopeless-pact", (*figures, *lost)) if hopeless else Caution("cost", "pact", lost)
    return Caution("idle", "hopeless", figures) if hopeless else None


def _put(s: State, seat: int, action: Action) -> Caution | None:
    """A trade token that does not fit on its card (N31)."""
    place = s.cards(seat).index(action[1])
    full = s.on_card(seat, place) >= MOST_ON_CARD
    return Caution("cost", "card-full", ((FOCUS, action[1]),)) if full else None


def _send(s: State, seat: int, action: Action) -> Caution | None:
    """Trade with a city-state whose tokens find too little room (N31, N59)."""
    state = s.state_at(action[2])
    if state == NOBODY or s.states[state] != ON_MAP or not markets(s, seat) >> action[2] & 1:
        return None
    kind = s.components.city_state_type[state]
    lost = s.components.data.city_states.trade_tokens_per_visit - room(s, seat, kind)
    return Caution("cost", "trade-lost", ((NUMBER, lost), (TYPE, kind))) if lost > 0 else None


def _replace(s: State, seat: int, action: Action) -> Caution | None:
    """A card that is no better than the one it replaces (A33), or shows fewer caravans (A42)."""
    c, (_, old, new) = s.components, action
    row = [new if card == old else card for card in s.cards(seat)]
    fewer = s.usable_caravans(seat) - max((c.caravans_of[card] for card in row if c.caravans_of[card]), default=0)
    if fewer > 0:
        return Caution("grave", "fewer-caravans", ((NUMBER, fewer),))
    return Caution("cost", "weaker-card", ((FOCUS, old),)) if c.level[new] < c.level[old] else None


def _strike(s: State, seat: int, action: Action) -> Caution | None:
    """Nuclear power hits own tokens, too (N213)."""
    own = (s.board.within(action[1], 1) & s.control[seat]).bit_count()
    return Caution("cost", "own-tokens", ((NUMBER, own),)) if own else None


_VERBS: Mapping[str, Callable[[State, int, Action], Caution | None]] = {
    "focus": _idle_card,
    "resolve": _idle_card,
    "attack": _attack,
    "put": _put,
    "send": _send,
    "replace": _replace,
    "strike": _strike,
}


# -- tokens that are spent for nothing ---------------------------------------------------------------------------------


def _spend_attacking(s: State, seat: int) -> Caution | None:
    """A combat that is won anyway, or not to be won (N89, N90)."""
    top = _top(s)
    theirs = (
        0 if top.owner == NOBODY else sum(tokens_on(s, top.owner, place) for place in s.places_of(top.owner, MILITARY))
    )
    if top.mine > top.theirs + theirs:
        return Caution("idle", "won-anyway")
    return Caution("idle", "lost-anyway") if top.mine + tokens_on(s, seat, s.chosen) <= top.theirs else None


def _spend_defending(s: State, seat: int) -> Caution | None:
    """A defence that holds anyway, or cannot hold (N89, N90)."""
    top = _top(s)
    if top.theirs >= top.mine:
        return Caution("idle", "held-anyway")
    return Caution("idle", "lost-anyway") if top.theirs + _defence(s, seat) < top.mine else None


def _defence(s: State, seat: int) -> int:
    """How many tokens a defender can still spend (N34)."""
    return sum(tokens_on(s, seat, place) for place in s.places_of(seat, MILITARY))


def _spend_placing(s: State, seat: int) -> Caution | None:
    """One more control token without a space for it (N33)."""
    top = _top(s)
    return Caution("idle", "no-site") if top.sites(s, seat).bit_count() <= top.n + s.extra else None


def _spend_moving(s: State, seat: int) -> Caution | None:
    """One more step for caravans none of which moves any more (N33, N62)."""
    going = [i for i in s.caravans_of(seat) if s.caravans[i] != UNUSED and not s.fresh >> i & 1]
    return None if going else Caution("idle", "no-caravan")


def _spend_advancing(s: State, seat: int) -> Caution | None:
    """One more space beyond the end of the dial, where the rest is lost (N49, A4)."""
    return Caution("idle", "dial-end") if s.dial[seat] + s.slot + s.extra > s.components.dial_end else None


# -- what is given up by "done" ----------------------------------------------------------------------------------------


def _done_placing(s: State, seat: int) -> Caution | None:
    """Control tokens that could still be placed (N37)."""
    top = _top(s)
    left = min(top.n + s.extra, top.sites(s, seat).bit_count()) if _offers(s, seat, "claim", "take_back") else 0
    return Caution("grave", "tokens-left", ((NUMBER, left),)) if left > 0 else None


def _done_moving(s: State, seat: int) -> Caution | None:
    """A caravan that could still trade (N59), or that has not moved at all (N52)."""
    market, waiting = markets(s, seat), 0
    first = s.caravans_of(seat)[0]
    for caravan in s.caravans_of(seat):
        found = reach(s, seat, caravan)
        for spaces in found:
            for space in bits(spaces & market):
                return Caution("grave", "trade-left", ((SPACE, space),))
        waiting += any(found) and s.steps[caravan - first] >= card_effect(s, seat)["steps"]
    return Caution("cost", "caravans-left", ((NUMBER, waiting),)) if waiting else None


def _done_attacking(s: State, seat: int) -> Caution | None:
    """An attack with good prospects that is left (N79)."""
    for space in bits(targets(s, seat)):
        mine, theirs, _, _ = values_of(s.copy(), seat, space)
        if mine - theirs >= GOOD:
            return Caution("cost", "attack-left", ((NUMBER, _top(s).n), (SPACE, space)))
    return None


def _done_reinforcing(s: State, seat: int) -> Caution | None:
    """Control tokens that could still be reinforced (N78)."""
    left = min(_top(s).n, (s.control[seat] & ~s.strong[seat]).bit_count())
    return Caution("cost", "reinforce-left", ((NUMBER, left),)) if left else None


def _done_choosing(s: State, seat: int) -> Caution | None:
    """A card that could do something is given up whole (N27)."""
    if not _offers(s, seat, "effect", "city", "build"):
        return None
    return Caution("grave", "card-unused", ((FOCUS, s.cards(seat)[s.chosen]),))


def _done_advancing(s: State, seat: int) -> Caution:
    """The technology dial stays where it is (A35)."""
    return Caution("grave", "dial-stays", ((NUMBER, s.dial[seat]),))


def _done_replacing(s: State, seat: int) -> Caution | None:
    """A better card is not taken (N48)."""
    c = s.components
    better = [o for o in _offers(s, seat, "replace") if c.level[o[2]] > c.level[o[1]]]
    return Caution("grave", "card-left") if better else None


def _done_visiting(s: State, seat: int) -> Caution | None:
    """A diplomacy card is not taken (N61)."""
    found = _offers(s, seat, "take_pact")
    return Caution("cost", "pact-left", ((SEAT, found[0][1]),)) if found else None


def _done_fighting(s: State, seat: int) -> Caution | None:
    """A combat that tokens could still turn for the attacker (N89)."""
    top = _top(s)
    short = top.theirs - top.mine + 1
    return _turnable("could-win", short, tokens_on(s, seat, s.chosen)) if ways(s, seat, s.chosen) else None


def _done_defending(s: State, seat: int) -> Caution | None:
    """A combat that tokens could still turn for the defender (N34, N89)."""
    top = _top(s)
    return _turnable("could-hold", top.mine - top.theirs, _defence(s, seat))


def _turnable(id: str, short: int, able: int) -> Caution | None:
    return Caution("cost", id, ((NUMBER, short),)) if 0 < short <= able else None


_SPEND: Mapping[str, Callable[[State, int], Caution | None]] = {
    "AttackerSpends": _spend_attacking,
    "DefenderSpends": _spend_defending,
    "PlaceTokens": _spend_placing,
    "MoveCaravans": _spend_moving,
    "Advance": _spend_advancing,
}

_DONE: Mapping[str, Callable[[State, int], Caution | None]] = {
    "PlaceTokens": _done_placing,
    "MoveCaravans": _done_moving,
    "Attack": _done_attacking,
    "Reinforce": _done_reinforcing,
    "ChooseEffect": _done_choosing,
    "BuildCity": _done_choosing,
    "BuildWonder": _done_choosing,
    "Advance": _done_advancing,
    "ReplaceCard": _done_replacing,
    "UpgradeCards": _done_replacing,
    "TakePact": _done_visiting,
    "TakePacts": _done_visiting,
    "AttackerSpends": _done_fighting,
    "DefenderSpends": _done_defending,
}
