"""A bot in thirty lines: it tries every answer on offer and keeps the one after which it has most points.

Run it: `python examples/thirty_lines/play.py`. It sits at a table with three random players, in turn on every seat.
A bot is given a world, not the true position: what its seat may not know is dealt anew, so it cannot cheat.
"""

from random import Random

from zeitalter import find_game
from zeitalter.bots import Bot, find_bot, play_out
from zeitalter.engine import kernel
from zeitalter.engine.forms import sample
from zeitalter.engine.rng import SeedSource, seed_from_number


class Greedy(Bot):
    """Whatever brings most points at once, by how far it is ahead of the others; by lot among equals."""

    name = "greedy example"

    def choose(self, game, world, seat, r):
        def worth(answer):
            after = world.copy()
            kernel.answer(after, seat, answer)
            points = game.points(after)
            return points[seat] - max(p for who, p in enumerate(points) if who != seat) + r.random()

        return max((sample(world, seat, option, r) for option in kernel.options(world, seat)), key=worth)


def wins(games, id="historia", seats=4):
    """How many of so many games it wins; a shared victory counts in part."""
    game, won = find_game(id), 0.0
    for number in range(games):
        own, s = number % seats, game.start(game.table(seats), SeedSource(seed_from_number(number)))
        play_out(game, s, [Greedy() if seat == own else find_bot("random", game) for seat in range(seats)], Random(number))
        won += (own in s.result["winners"]) / len(s.result["winners"])
    return won


if __name__ == "__main__":
    print(f"won {wins(100):.0f} of 100 games of Historia against three random players (a fair share would be 25)")
