"""Measures the games as research objects: the table of `docs/environments.md`, Catan (catanatron) in the same run.

`python tools/measure_games.py [--games 20]` prints the table. Lengths and branching are measured in games of four
strategists and in games by lot; a form counts as one answer, and how often one is on offer stands beside.
"""

from __future__ import annotations

import argparse
import json
import zlib
from random import Random
from typing import Any

from zeitalter.bots import find_bot
from zeitalter.engine import kernel
from zeitalter.engine.forms import Form
from zeitalter.engine.redeal import redeal
from zeitalter.games import game_ids
from zeitalter.lab.environments import Setting

SEATS = 4
WORLDS = 200


class Measured:
    """What was counted in some games of one kind of players."""

    def __init__(self) -> None:
        self.games = self.decisions = self.tokens = self.answers = self.most = self.with_forms = 0
        self.bytes: list[int] = []
        self.worlds: list[int] = []

    def line(self) -> str:
        """Decisions and tokens of a game, mean and greatest number of answers, share of decisions with a form."""
        n, d = max(1, self.games), max(1, self.decisions)
        tokens = f"{self.tokens / n:,.0f}" if self.tokens else "-"
        share = f"{100 * self.with_forms / d:.0f} %"
        return f"{d / n:,.0f} | {tokens} | {self.answers / d:.1f} | {self.most} | {share}"


def play(setting: Setting, level: str, games: int) -> Measured:
    """Play games and count."""
    found, bot, game = Measured(), find_bot(level, setting.game), setting.game
    for seed in range(games):
        r, play = Random(seed), setting.start(seed)
        while not play.over:
            s, seat = play.s, play.seat
            offered = kernel.options(s, seat)
            found.answers += len(offered)
            found.most = max(found.most, len(offered))
            found.with_forms += any(isinstance(option, Form) for option in offered)
            if play.decisions % 50 == 25:
                found.bytes.append(len(zlib.compress(json.dumps(game.state_to_json(s)).encode())))
            if play.decisions == 150:
                found.worlds.append(len({_hidden(game, redeal(game, s, seat, r)) for _ in range(WORLDS)}))
            if level == "random":
                while play.seat == seat and play.choice.chosen:
                    play.choose(play.choice.draw(r))
                before = play.decisions
                while play.decisions == before:
                    play.choose(play.choice.draw(r))
            else:
                world = redeal(game, s, seat, r) if bot.looks else s
                play.answer(bot.choose(game, world, seat, r))
        found.games += 1
        found.decisions += play.decisions
        found.tokens += play.tokens if level == "random" else 0
    return found


def _hidden(game: Any, s: Any) -> str:
    return json.dumps([[zone.cards for zone in s.zones], sorted(s.sealed.items())])


def catan(games: int) -> str:
    """Catan by lot, measured with catanatron: decisions, answers mean and most, bytes."""
    import pickle

    from catanatron import Color, Game, RandomPlayer

    decisions = answers = most = 0
    sizes = []
    for seed in range(games):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            n = len(game.state.playable_actions)
            answers, most, decisions = answers + n, max(most, n), decisions + 1
            if decisions % 50 == 25:
                sizes.append(len(zlib.compress(pickle.dumps(game.state))))
            game.play_tick()
    return f"{decisions / games:,.0f} | {answers / decisions:.1f} | {most} | {sum(sizes) // len(sizes):,}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    print("| game | players | decisions | tokens | answers, mean | most | with a form | state | observation | alphabet | worlds |")
    for id in game_ids():
        setting = Setting(id, SEATS)
        low, high = setting.game.facts.seats
        for level in ("random", "strategist"):
            found = play(setting, level, games if level == "random" else max(2, games // 5))
            size = sum(found.bytes) // max(1, len(found.bytes))
            worlds = f"{sum(found.worlds) / len(found.worlds):.0f} of {WORLDS}" if found.worlds else "-"
            print(
                f"| {id}, {level} | {low}-{high} | {found.line()} | {size:,} | {setting.observer.size:,} "
                f"| {len(setting.alphabet):,} | {worlds} |",
                flush=True,
            )
    print(f"| catan (catanatron), random | {catan(games)} |")


if __name__ == "__main__":
    main()
