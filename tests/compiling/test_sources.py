"""Sources for the compiler: steps and positions written out, everything else as it stands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from compiling.modules import compiled_modules
from compiling.rewriting import SOURCE, rewrite
from compiling.sources import Sources
from zeitalter.engine.errors import Runaway

HEAD = "from __future__ import annotations\n\n"
STEPS = HEAD + "class Step: ...\nclass Decision(Step): ...\n"
STATE = HEAD + "class State:\n    rng: int\n    stack: list[int]\n"
GAME_STATE = HEAD + (
    "from zeitalter.engine.state import State as KernelState\n"
    "class State(KernelState):\n    round: int\n    hand: dict[int, int]\n    __slots__ = tuple(__annotations__)\n"
)
WAR = HEAD + (
    "from zeitalter.engine.steps import Decision\n"
    "class Attack(Decision):\n"
    '    """Attack somebody."""\n'
    "    seat: int\n"
    "    rule = 'H51'\n"
    "    def take(self) -> None: ...\n"
    "class Raid(Attack):\n"
    "    where: int = 3\n"
    "    def take(self) -> None: ...\n"
)
LOOP = HEAD + (
    "def bits(mask: int) -> int:\n    n = 0\n    while mask:\n        mask &= mask - 1\n        n += 1\n    return n\n"
)


def rewritten(name: str) -> str:
    texts = {"zeitalter.engine.steps": STEPS, "zeitalter.engine.state": STATE, "g.state": GAME_STATE, "g.war": WAR}
    return Sources(texts).rewritten(name)


def test_step_gets_a_constructor_for_its_fields_and_those_it_inherits() -> None:
    text = rewritten("g.war")
    assert "def __init__(self, seat: int) -> None: self.seat = seat" in text
    assert "def __init__(self, seat: int, where: int = 3) -> None: self.seat = seat; self.where = where" in text
    assert "__match_args__: ClassVar = ('seat', 'where', )" in text


def test_constant_of_a_step_is_no_field() -> None:
    assert "rule: ClassVar = 'H51'" in rewritten("g.war")


def test_loop_of_the_rules_counts_its_turns_and_ends() -> None:
    text = Sources({"g.masks": LOOP}).rewritten("g.masks")
    found: dict[str, Any] = {}
    exec(text, found)
    assert found["bits"](0b1011) == 3
    with pytest.raises(Runaway, match="loop without end"):
        found["bits"](-1)


def test_position_gets_a_copy_of_all_its_fields_by_their_types() -> None:
    text = rewritten("g.state")
    assert "c.stack = self.stack[:]" in text
    assert "c.hand = self.hand.copy()" in text
    assert "c.round = self.round" in text
    assert "__slots__" not in text


def test_lines_stay_where_they_are_before_the_first_class() -> None:
    for name in ("g.war", "g.state"):
        assert rewritten(name).splitlines()[2].startswith("from zeitalter.engine.")


def test_kernel_rules_and_views_of_every_game_are_compiled() -> None:
    found = [str(path.relative_to(SOURCE)) for path in compiled_modules(SOURCE)]
    assert "zeitalter/engine/kernel.py" in found
    for game in ("civilization", "historia", "new_dawn", "seven_ages"):
        assert f"zeitalter/games/{game}/rules/state.py" in found
        assert f"zeitalter/games/{game}/view/seat_view.py" in found


def test_compiler_takes_all_rules(tmp_path: Path) -> None:
    """Translated to C, not compiled: that takes minutes, and `make nightly` does it."""
    modules = rewrite(tmp_path)
    program = "import sys; from mypyc.build import mypycify; mypycify(['--strict', *sys.argv[1:]], multi_file=True)"
    done = subprocess.run(
        [sys.executable, "-c", program, *modules], cwd=tmp_path, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
