"""Golden playthroughs: a change of the rules shows as a difference; all variants are covered."""

import json
import re

import pytest
from record_golden import FOLDER, PLAN

from zeitalter import find_game
from zeitalter.engine import kernel
from zeitalter.engine.game import KERNEL_EVENTS
from zeitalter.testing.golden import check_golden, replayed, write_golden

GAME = find_game("historia")


def options(path):
    return json.loads(re.search(r"^options (.*)$", path.read_text(), re.MULTILINE)[1])


@pytest.mark.parametrize("seats", range(1, 7))
def test_playthrough_is_as_recorded(seats):
    check_golden(FOLDER / f"{seats}p.txt", PLAN)


def test_playthroughs_last_to_the_end():
    for seats in range(1, 7):
        text = (FOLDER / f"{seats}p.txt").read_text()
        assert re.search(r"^  = round 12,", text, re.MULTILINE)
        assert re.search(r"^result \{", text, re.MULTILINE)


def test_playthroughs_cover_every_value_of_every_option():
    used = {switch.id: set() for switch in GAME.switches}
    for path in FOLDER.glob("*.txt"):
        for name, value in options(path).items():
            used[name] |= set(value.split(","))
    for switch in GAME.switches:
        missing = set(switch.values) - used[switch.id]
        assert switch.id == "civbots" or not missing, (switch.id, missing)
    assert len(used["civbots"]) >= 3


def test_every_action_is_executed():
    text = "".join(path.read_text() for path in FOLDER.glob("*.txt"))
    actions = GAME.table(3).components.ids["action"]
    assert [action for action in actions if not re.search(rf'^  executes \d, "{action}"', text, re.MULTILINE)] == []


def test_nearly_everything_happens():
    text = "".join(path.read_text() for path in FOLDER.glob("*.txt"))
    never = {id for id in GAME.events if not re.search(rf"^  {id}\b", text, re.MULTILINE)}
    assert never <= {*KERNEL_EVENTS, "passes", "solo-won", "solo-eliminated"}


def test_difference_names_line_and_entry(tmp_path):
    lines = (FOLDER / "3p.txt").read_text().splitlines(keepends=True)
    n = next(i for i, line in enumerate(lines) if line.startswith("  gains-vp"))
    lines[n] = '  gains-vp 0, 99, "raid"\n'
    changed = tmp_path / "3p.txt"
    changed.write_text("".join(lines))
    with pytest.raises(AssertionError, match=rf"3p.txt, line {n + 1}, after '\d+ seat"):
        check_golden(changed, PLAN)


def test_answer_that_is_no_longer_possible_is_named(tmp_path):
    changed = tmp_path / "3p.txt"
    changed.write_text((FOLDER / "3p.txt").read_text().replace("1 seat ", "1 seat 5", 1))
    with pytest.raises(AssertionError, match=r"3p.txt: entry 1, seat 5\d: .* is no longer possible \(not-your-turn\)"):
        check_golden(changed, PLAN)


def test_changed_rule_shows(monkeypatch):
    honest = kernel.answer

    def generous(s, seat, action):
        honest(s, seat, action)
        s.vp[seat] += s.round > 2

    monkeypatch.setattr(kernel, "answer", generous)
    with pytest.raises(AssertionError, match="line"):
        check_golden(FOLDER / "4p.txt", PLAN)


def test_other_text_is_no_golden_file():
    with pytest.raises(AssertionError, match="no golden file"):
        replayed("game of chess", PLAN)


def test_files_can_be_written_anew(tmp_path, monkeypatch):
    monkeypatch.setattr("zeitalter.testing.golden.CHOICE", 1)
    paths = write_golden(GAME, tmp_path, PLAN)
    assert [path.name for path in paths] == [f"{n}p.txt" for n in range(1, 7)]
    assert replayed(paths[1].read_text(), PLAN) == (paths[1].read_text(), None)
