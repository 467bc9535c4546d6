"""A toy game for looking back: two prospectors dig, rest, throw a die or bet on the other's claim, six rounds long.

To dig is the best one can do for sure, to rest is a blunder, a throw is luck, and whether a bet is good nobody but the
other knows.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import mkdtemp

from zeitalter.engine import NUMBER, SEAT, Decision, Match, State, kernel
from zeitalter.engine.zones import Zone
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import Bot, Facts, Foresight, Rules, Sight, Vocabulary, Words

ROUNDS = 6
DIG, WIN, LOSE = 3, 6, -4
VERBS = {"dig": (), "rest": (), "throw": (), "bet": (NUMBER,)}


class Camp(State):
    gold: list[int]
    round: int
    __slots__ = tuple(__annotations__)

    def __init__(self, table, source):
        super().__init__(table, source)
        self.gold = [0] * table.seats
        self.round = 1
        self.zones = [Zone((self.shuffled(range(4))[0],), (1 << seat,)) for seat in range(table.seats)]
        self.stack = [Work(0)]


class Work(Decision):
    """What a prospector does this round."""

    seat: int

    def options(self, s, seat):
        return [("dig",), ("rest",), ("throw",), *(("bet", card) for card in range(4))]

    def take(self, s, seat, action):
        if action[0] == "dig":
            s.gold[seat] += DIG
        elif action[0] == "throw":
            s.gold[seat] += WIN if s.below(2) else LOSE
        elif action[0] == "bet":
            s.gold[seat] += WIN if s.zones[1 - seat].cards == (action[1],) else LOSE
            s.barrier()
        if seat == 0:
            s.push(Work(1))
            return
        s.round += 1
        if s.round <= ROUNDS:
            s.push(Work(0))
            return
        best = max(s.gold)
        winners = [who for who in (0, 1) if s.gold[who] == best]
        s.finish({"how": "points", "winners": winners, "ranking": [0, 1], "points": list(s.gold)})


def view(s, seat):
    claims = [zone.shown_to(seat)[0] for zone in s.zones]
    return {"seat": seat, "gold": list(s.gold), "round": s.round, "claims": claims, "result": s.result}


def redeal(s, seat, r):
    """Any claim may lie before the other."""
    for who, zone in enumerate(s.zones):
        if who != seat:
            s.zones[who] = Zone((r.randrange(4),), zone.known)


def _words() -> Path:
    folder = Path(mkdtemp())
    for lang in ("de", "en"):
        for name in (f"{lang}.ftl", f"rules.{lang}.md", f"quick.{lang}.md"):
            (folder / name).write_text("")
    return folder


def _trained() -> Path:
    folder = Path(mkdtemp())
    chances = {"features": ["gold"], "begin": [0.1], "change": [0.2]}
    (folder / "chances.json").write_text(json.dumps(chances))
    usual = [[["dig"], 1.0], [["rest"], 0.05], [["throw"], 0.1], *([["bet", card], 0.02] for card in range(4))]
    (folder / "habits.json").write_text(json.dumps({"questions": [["Work", 0, usual]]}))
    return folder


GAME = Declaration(
    facts=Facts(id="prospectors", seats=(2, 2), quick_seats=2, rules_version=1, rule_numbers=r"G\d+"),
    vocabulary=Vocabulary(verbs=VERBS, events={}, prompts={"Work": (SEAT,)}, objections={}),
    rules=Rules(state=Camp, new_state=Camp, invariants=lambda s: [], chapters=()),
    sight=Sight(view=view, points=lambda s: s.gold, header=lambda s: {"round": s.round}, redeal=redeal),
    words=Words(folder=_words()),
    bot=Bot(
        evaluate=lambda s, seat: s.gold[seat] - s.gold[1 - seat],
        foresight=Foresight(
            features=lambda s: [[float(gold)] for gold in s.gold],
            feature_names=("gold",),
            progress=lambda s: (s.round - 1) / ROUNDS,
            stage=lambda s: s.round,
            trained=_trained(),
            policy=kernel.random_answer,
        ),
    ),
)


def played(*answers, seed=1, claims=None) -> Match:
    """A match in which these answers are given, and then all dig; `claims`: what lies before each prospector."""
    match = Match.new(GAME, 2, seed=seed)
    if claims is not None:
        state = match.state.copy()
        state.zones = [Zone((claim,), zone.known) for claim, zone in zip(claims, state.zones, strict=True)]
        match = Match.from_state(GAME, state, match.seats, match.seed)
    for answer in answers:
        match.play(match.asked()[0], answer)
    while not match.over:
        match.play(match.asked()[0], ("dig",))
    return match
