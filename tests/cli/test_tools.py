"""Match files, rules, options, simulations: what the other commands print."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Run, edit

from zeitalter import __version__
from zeitalter.cli.commands import COMMANDS
from zeitalter.engine import files
from zeitalter.games import find_game
from zeitalter.games.historia import position as positions
from zeitalter.pure import is_compiled

GAME = find_game("historia")


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """A command line in a shell of its own; `zeitalter` is the program under test."""
    program = f"{sys.executable} -c 'import sys; from zeitalter.cli import main; sys.exit(main())'"
    env = {**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "80"}
    return subprocess.run(
        ["sh", "-c", command.replace("zeitalter", program)], capture_output=True, text=True, env=env, timeout=60
    )


def test_replay_prints_the_log_with_numbers_and_the_end(run: Run, finished: Path) -> None:
    ran = run("replay", str(finished))
    match = files.load(finished, find_game)
    assert ran.code == 0
    assert f"Position after entry {len(match.log)} of {len(match.log)}" in ran.out
    assert ran.out.splitlines()[0].startswith("   0  Player order:")
    assert "wins with" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_replay_at_an_entry_shows_that_position_only(run: Run, finished: Path) -> None:
    ran = run("replay", str(finished), "--at", "12", "--lang", "de")
    assert "Stellung nach Eintrag 12 von" in ran.out
    assert "Gewartet wird auf" in ran.out
    assert "  13  " not in ran.out


def test_replay_from_a_seat_shows_its_cards_and_no_others(run: Run, finished: Path) -> None:
    match = files.load(finished, find_game).at(8)
    c = match.table.components
    advisors = [c.names["advisor"][match.state.zones[positions.advisor_hand(i)].cards[0]]["en"] for i in (0, 1)]
    own = run("replay", str(finished), "--at", "8", "--seat", "1")
    everybody = run("show", str(finished), "--at", "8")
    assert advisors[0] in own.out
    assert advisors[1] not in own.out
    assert advisors[0] not in everybody.out
    named = run("replay", str(finished), "--at", "8", "--seat", match.seats[0].name.lower())
    assert named.out == own.out


def test_show_as_test_builds_the_same_position(run: Run, finished: Path) -> None:
    match = files.load(finished, find_game)
    n = next(n for n in range(25, 60) if not match.state_at(n).sealed)
    ran = run("show", str(finished), "--at", str(n), "--as-test")
    names = {"position": positions.position, "player": positions.player, "bot": positions.bot}
    built = eval(ran.out, names)
    old = match.at(n)
    for seat in range(3):
        ours, theirs = built.view(seat), old.view(seat)
        assert {part for part in ours if ours[part] != theirs[part]} <= {"decks"}
    assert built.options(0) == old.options(0)


def test_genuine_file_is_verified(run: Run, finished: Path) -> None:
    ran = run("verify", str(finished))
    assert ran.code == 0
    assert "is genuine" in " ".join(ran.out.split())
    assert files.load(finished, find_game).commitment in ran.out


def _other_points(data: dict) -> None:
    data["state"]["vp"][0] += 1


def _other_seed(data: dict) -> None:
    data["seed"] = "00" * 32


def _shorter_log(data: dict) -> None:
    del data["log"][-1]


def _other_result(data: dict) -> None:
    data["result"]["winners"] = [2, 1, 0]


@pytest.mark.parametrize("change", [_other_points, _other_seed, _shorter_log, _other_result])
def test_tampered_file_is_refused(run: Run, finished: Path, change: object) -> None:
    ran = run("verify", str(edit(finished, change)))  # type: ignore[arg-type]
    assert ran.code == 2
    assert "edited.json" in ran.sentence()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_help_of_play_lists_every_switch_with_its_sentence(run: Run, lang: str) -> None:
    from zeitalter.texts import texts_for

    ran = run("play", "historia", "--help", "--lang", lang)
    shown = " ".join(ran.out.split())
    texts = texts_for("historia", lang)
    for switch in GAME.switches:
        assert f"--{switch.id.replace('_', '-')}" in shown
        assert texts.switch(GAME, switch.id)[1] in shown
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_command_has_help(run: Run, lang: str) -> None:
    everything = run("--help", "--lang", lang).out
    for command in COMMANDS:
        ran = run(command.name, "--help", "--lang", lang)
        assert ran.code == 0
        assert "--lang" in ran.out
        assert command.name in everything
    assert run("--lang", lang).out == everything


def test_version_says_which_form_of_the_rules_runs(run: Run) -> None:
    form = "compiled rules" if is_compiled() else "pure Python"
    assert run("--version").out == f"zeitalter {__version__} ({form})\n"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_options_lists_every_switch(run: Run, lang: str) -> None:
    ran = run("options", "historia", "--lang", lang)
    assert all(f"{switch.id} ({switch.rule})" in ran.out for switch in GAME.switches)
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_system_language_is_spoken_unless_told_otherwise(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert run("options").out.splitlines()[-1] == "* gilt, wenn du nichts angibst."
    assert run("options", "--lang", "en").out.splitlines()[-1] == "* marks the default."


@pytest.mark.parametrize("lang", ["de", "en"])
def test_rule_page_is_printed_whole(run: Run, lang: str) -> None:
    ran = run("rules", "historia", "--lang", lang)
    assert all(f"\nH{n} " in ran.out for n in range(1, 129))
    assert "*" not in ran.out
    assert "`" not in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    quick = run("rules", "historia", "--quick", "--lang", lang)
    assert quick.code == 0
    assert 40 < len(quick.out.splitlines()) < len(ran.out.splitlines())


def test_rule_by_number_is_that_rule_alone(run: Run) -> None:
    ran = run("rules", "historia", "h51")
    assert ran.out.startswith("H51  ")
    assert "H52 " not in ran.out
    assert run("rules", "H51").out == ran.out


def test_mistakes_name_the_game_by_its_name(run: Run) -> None:
    assert "Civilization: A New Dawn" in run("rules", "new_dawn", "xyzzy").sentence()
    assert run("play", "historia", "--seats", "me,me,me,me,me,me,me").sentence().startswith("Historia is for 1 to 6")


def test_rules_are_searched_in_both_languages(run: Run) -> None:
    english = run("rules", "historia", "tourism").out
    german = run("rules", "historia", "Tourismus", "--lang", "de").out
    assert "H56" in english
    assert "H56" in german
    assert "H56" in run("rules", "tourism", "--lang", "de").out
    several = run("rules", "historia", "last", "cube").out
    assert "H39" in several


def test_simulate_json_is_one_object_and_nothing_else(run: Run) -> None:
    words = (
        "simulate",
        "historia",
        "--games",
        "2",
        "--bots",
        "random,strategist",
        "--seed",
        "1",
        "--no-events",
        "--json",
    )
    ran = run(*words)
    report = json.loads(ran.out)
    assert report["games"] == 2
    assert set(report["bots"]) == {"random", "strategist"}
    assert ran.err == ""
    again = json.loads(run(*words).out)
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_simulate_prints_a_table(run: Run, lang: str) -> None:
    ran = run("simulate", "--games", "4", "--bots", "random,random,random", "--lang", lang)
    assert ran.code == 0
    assert any(line.startswith("random ") for line in ran.out.splitlines())
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_reader_who_has_seen_enough_is_no_error() -> None:
    done = shell("zeitalter rules historia | head -n 1")
    assert done.stdout == "Historia: the rules\n"
    assert done.stderr == ""


def test_program_plays_in_a_pipe_of_bytes_it_does_not_know() -> None:
    done = shell(r"printf '1\n\377\376\n1\n' | LC_ALL=C zeitalter play --seed 7 --lang de")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "Die Eingabe ist zu Ende, darum hört die Partie hier auf."


def test_fuzz_that_finds_nothing_says_so(run: Run) -> None:
    ran = run("fuzz", "historia", "--games", "3", "--seed", "1")
    assert ran.code == 0
    assert ran.out.startswith("3 games with ")
    assert ran.err == ""


def test_fuzz_lists_the_files_of_failures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as m:
        m.setattr("zeitalter.engine.kernel.answer", None)
        ran = run("fuzz", "historia", "--games", "1", "--seed", "1", "--out", "broken")
    assert ran.code == 1
    kept = next(Path("broken").glob("*.json"))
    assert kept.name in ran.out
    assert "TypeError" in ran.out
    assert "TypeError" in run("replay", str(kept)).out


def test_screen_is_cleared_before_it_changes_hands() -> None:
    leader, follower = pty.openpty()
    code = "import sys; from zeitalter.cli import main; sys.exit(main())"
    words = ["play", "--seats", "me:Ada,me:Berta", "--seed", "4", "--lang", "en"]
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    program = subprocess.Popen([sys.executable, "-c", code, *words], stdin=follower, stdout=follower, env=env)
    os.close(follower)
    shown = b""

    def wait_for(text: bytes) -> bytes:
        nonlocal shown
        old = len(shown)
        while text not in shown[old:]:
            assert select.select([leader], [], [], 20)[0], f"{text!r} never came: {shown[old:]!r}"
            shown += os.read(leader, 4096)
        return shown[old:]

    try:
        first = wait_for(b"then press Enter.")
        os.write(leader, b"\r")
        wait_for(b"\n> ")
        os.write(leader, b"1\r")
        second = wait_for(b"then press Enter.")
    finally:
        program.kill()
        program.wait()
        os.close(leader)
    assert b"\x1b[2J" not in first
    assert b"\x1b[2J\x1b[3J\x1b[H" in second
    assert b"Keep" not in second[second.index(b"\x1b[2J") :]


def test_full_disk_gets_one_sentence() -> None:
    done = shell("zeitalter rules historia > /dev/full")
    assert done.returncode == 2
    assert done.stderr.startswith("stdout cannot be written")
    assert done.stderr.count("\n") == 1


def test_the_package_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "zeitalter", "--version"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.split()[1]) == (0, __version__)
