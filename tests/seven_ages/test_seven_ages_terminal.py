"""7 Ages in the terminal: the table in 80 columns, scenes before questions, answers in words, both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from at_terminal import Run, check_verbs, saved, terminal, text

from zeitalter import Match, find_game
from zeitalter.bots import bot_choice, find_bot
from zeitalter.cli import main, play
from zeitalter.cli.board import pictures
from zeitalter.cli.form_menu import FormMenu, menu_for
from zeitalter.cli.voice import Voice
from zeitalter.cli.words import command_words
from zeitalter.engine import files
from zeitalter.engine.forms import sample
from zeitalter.engine.match import Seat
from zeitalter.games.seven_ages.position import Empire, as_test, empire, position
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.games.seven_ages.terminal.pictures import Pictures
from zeitalter.testing import amount, seeds
from zeitalter.texts import texts_for

GAME = find_game("seven_ages")
NAMES = ("Ada", "Ben", "Clara", "Dora")
ALIKE = frozenset({"move", "fly", "land", "commit", "set_sail", "embark", "betray", "lose"})
"""Verbs with units: of two that are called alike either may be meant."""


def new(players: int = 2, seed: int = 1, **options: str) -> Match:
    return Match.new(
        GAME, [Seat(name) for name in NAMES[:players]], options={"scenario": "short", **options}, seed=seed
    )


def romans(**what: Any) -> Empire:
    usual: dict[str, Any] = {"capital": "rome", "level": 9, "money": 12, "elite": 1}
    stacks = {"rome": "legion legion archers", "north_italy": "spearmen"}
    return empire("romans", 0, stacks, **{**usual, **what})


def greeks(**what: Any) -> Empire:
    return empire("greeks", 1, {"sicily": "spearmen archers"}, **{"level": 8, "capital": "sicily", **what})


def rich(**what: Any) -> Match:
    """Two neighbours with everything that can lie on the table."""
    here: dict[str, Any] = {
        "hands": {0: ["franks", "han"], 1: ["qin", "huns"]},
        "discard": ["tang", "song"],
        "glory": [7, 3],
        "cities": {"babylon": 1},
    }
    own = romans(
        leaders=[("romans_caesar", "rome")],
        forts=["north_italy"],
        disorder=["north_italy"],
        artefacts={"rome": ["forum"]},
        religion="buddhism",
    )
    return position(own, greeks(), players=["Ada", "Ben"], **{**here, **what})


def drawn(match: Match, seat: int | None, lang: str = "en", width: int = 80) -> Pictures:
    return Pictures(match.view(seat), match.table, texts_for("seven_ages", lang), match.seats, width)


def scene(match: Match, seat: int, lang: str = "en", width: int = 80) -> str:
    """What is drawn before the question that stands."""
    question = match.state.question()
    values = [getattr(question, name) for name in question.__match_args__]
    return text(drawn(match, seat, lang, width).scene(type(question).__name__, values))


def flat(shown: str) -> str:
    return " ".join(shown.split())


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    return terminal(monkeypatch, capsys, tmp_path)


def answers(tmp_path: Path) -> list[Any]:
    """All answers of the first seat in the saved match, in words."""
    match = saved(tmp_path)
    own = [entry.value for entry in match.log if entry.kind == "answer" and entry.seat == 0]
    return [GAME.action_to_json(match.table, action) for action in own]


def played(players: int, seed: int, most: int) -> Iterator[tuple[Match, int, Any]]:
    """A game of bots, before each of their answers."""
    match = new(players, seed)
    bots = [find_bot("strategist" if (seat + seed) % 2 else "random", GAME) for seat in range(players)]
    for _ in range(most):
        if match.over:
            break
        seat = match.asked()[0]
        action = bot_choice(match, seat, bots[seat])
        yield match, seat, action
        match.play(seat, action)


# -- drawings ----------------------------------------------------------------------------------------------------------


def test_table_shows_turn_ranking_track_map_and_mats() -> None:
    shown = text(drawn(rich(), 0).table())
    assert shown.startswith("Turn 1, Age of Iron")
    assert "A Ada                       7     1/7      2      9     12      2       0" in shown
    assert "Age 2        8 Gre  9 Rom  10 -" in shown
    assert "14x -" in shown
    assert "Italy        Northern Italy Rom 1 +!, Rome Rom 3 @1&*, Sicily Gre 2 @1" in shown
    assert "Babylon #1" in shown
    assert "Rom Romans: age 2, level 9 (750 BC), money 12, trade +1, elite 1" in shown
    assert "Artefacts    Buddhism, Forum" in shown
    assert "Areas        Northern Italy +! Spearmen; Rome @1&* Archers, Legion 2" in shown
    assert "discard pile 2" in shown
    assert "Hand         Han 4, Franks 2" in shown


def test_nobody_sees_the_hand_or_the_markers_of_another() -> None:
    match = rich(markers={0: {"romans": "trade"}, 1: {"greeks": "manoeuvre"}}, stack=[["TurnMarkers", 2, 0]])
    for seat in (0, None):
        shown = drawn(match, seat)
        everything = "\n".join(text(draw()) for draw in shown.pictures.values())
        assert "Huns" not in everything
        assert "Greeks: ?" in everything
        assert "Hand         2 cards" in everything
    assert "Romans: Trade and progress" in text(drawn(match, 0).mats())
    assert "Romans: ?" in text(drawn(match, None).mats())


def test_movement_shows_stacks_with_what_they_may_enter() -> None:
    match = rich(doing="manoeuvre", by="romans")
    while type(match.question()).__name__ != "Movement":
        match.play(0, ("act",) if ("act",) in match.options(0) else ("done",))
    shown = flat(scene(match, 0))
    assert "Romans (A): Manoeuvre" in shown
    assert "Rome @1&*: Archers, Legion 2, Caesar (" in shown
    assert "Sicily [1, arrow, Gre 2 @1]" in shown
    assert "Illyria [3]" in shown


def conflict() -> Match:
    match = position(
        romans(), greeks(), players=["Ada", "Ben"], doing="manoeuvre", by="romans", hands={0: ["han"], 1: ["qin"]}
    )
    areas = match.table.components.ids["area"].index
    raids = [o for o in match.options(0) if isinstance(o, tuple) and o[0] == "move" and o[2] == areas("sicily")]
    match.play(0, max(raids, key=lambda action: len(action[3])))
    match.play(0, ("done",))
    assert type(match.question()).__name__ == "Commit"
    return match


def test_conflict_shows_both_sides_and_what_counts() -> None:
    match = conflict()
    shown = flat(scene(match, 0))
    assert "Conflict in Sicily (Fertile land), round 1" in shown
    assert "Attacks Romans (A) Available Legion 2 (3/1)" in shown
    assert "So far elite 1 = 1" in shown
    assert "Defends Greeks (B) Available Archers (2/2), Spearmen (3/1) Card face down" in shown
    assert "So far city 1, crossing 1 = 2" in shown
    card = match.table.components.value[match.state.zones[2].cards[0]]
    option = next(o for o in match.options(0) if isinstance(o, tuple) and len(o[1]) == len(o[2]) == 1)
    assert drawn(match, 0).remark(option) == f"units 4, with your card and the rest {4 + card + 1}"


def test_trade_shows_partners_with_level_and_trade_number() -> None:
    match = position(romans(), greeks(), players=["Ada", "Ben"], doing="trade", by="romans", hands={0: ["han"], 1: []})
    shown = flat(scene(match, 0))
    assert "Partners Greeks (B): level 8, trade +2, in range" in shown
    assert "Han 4: ages 2-3; Confucianism; Silk road" in shown


def test_production_shows_the_force_pool_of_its_level() -> None:
    match = position(romans(), greeks(), players=["Ada", "Ben"], doing="production", by="romans")
    shown = flat(scene(match, 0))
    assert "Force pool Warriors 8: 1/1, moves 2, price 2" in shown
    assert "Musketeers" not in shown


def test_colours_are_told_by_what_they_have_now() -> None:
    match = new()
    while type(match.question()).__name__ != "ChooseColours":
        match.play(match.asked()[0], match.state.question().candidates(match.state, match.asked()[0])[0])
    said = drawn(match, match.asked()[0]).remark(("colours", 0))
    assert said.startswith("Pink: 42 units, up to age 1 Warriors 8, Archers 3, Spearmen 5, Chariots, Galleys 2; Red: ")


def test_markers_are_placed_in_the_order_that_is_shown() -> None:
    shown = flat(scene(rich(), 0))
    assert "Place on Romans > empty slot (Start empire, Destiny, Civilise or Wild; or nothing)" in shown


@pytest.mark.parametrize("lang", ["de", "en"])
def test_things_are_looked_up_in_both_languages(lang: str) -> None:
    shown = drawn(rich(), 0, lang)
    for word in ("Forum", "legion", "Sizilien", "Griechen", "volcano", "caesar"):
        assert shown.look_up(word), word
    assert shown.look_up("einhorn") == []


def test_pictures_of_one_thing_are_asked_for_by_its_name(typed: Run) -> None:
    out = typed(
        rich(), "region italy", "empire rom", "area sizilien", "region", "empire xyzzy", "region asia", "discard"
    )
    assert "Sicily (Fertile land, income 2) Greeks (B): Archers, Spearmen; capital of level 1" in out[1]
    assert "Rom Romans: age 2, level 9" in out[2]
    assert "> Rome [Rom 3 @1&* arrow]" in out[3]
    assert "for example: card forum" in out[4]
    assert "I know no card, empire, area" in out[5]
    assert "Babylon" in out[6]
    assert "Tang 2, Song 1" in out[7]


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (4, 4)])
def test_every_scene_fits_its_screen_and_every_answer_can_be_typed(seed: int, players: int) -> None:
    voices = [Voice(lang, "seven_ages") for lang in ("en", "de")]
    verbs, questions = Counter[str](), Counter[str]()
    for match, seat, action in played(players, seed, amount(400, 4000)):
        name = type(match.question()).__name__
        verbs[action[0]] += 1
        questions[name] += 1
        if verbs[action[0]] > 2 and questions[name] > 2:
            continue
        for voice in voices:
            for width in (80, 120):
                lines = scene(match, seat, voice.lang, width).splitlines()
                assert lines
                assert max(map(len, lines)) <= width, lines
            menu = menu_for(match, seat, voice, pictures(match, seat, voice))
            assert isinstance(menu, FormMenu)
            line = menu.words.spell(action)
            assert same(menu.read(line), action), line
    assert {"place", "turn_over", "found", "build", "move", "done"} <= set(verbs)


def same(found: Any, action: Any) -> bool:
    """Whether an answer is meant; of units that are called alike any will do."""
    if found is None or action[0] not in ALIKE:
        return bool(found == action)
    return [_types(value) for value in found] == [_types(value) for value in action]


def _types(value: Any) -> Any:
    return sorted(map(unit_type, value)) if isinstance(value, tuple) else value


# -- answers in words --------------------------------------------------------------------------------------------------


def test_every_verb_has_words_in_both_languages() -> None:
    check_verbs("seven_ages")


def test_no_verb_is_a_command() -> None:
    commands = command_words(play.COMMANDS, GAME)
    for lang in ("de", "en"):
        texts = texts_for("seven_ages", lang)
        for verb in GAME.verbs:
            for word in texts.message(f"typed-{verb}", "words").split(","):
                assert word.strip().split()[0] not in commands, verb


def test_markers_moves_and_units_are_typed(typed: Run, tmp_path: Path) -> None:
    typed(rich(), "place trade, destiny")
    assert answers(tmp_path)[0] == ["place", ["trade", "destiny"]]
    match = position(romans(), greeks(), players=["Ada", "Ben"], doing="production", by="romans")
    out = typed(match, "pay", "build trireme in rome", "build legion in rome", "baue krieger in norditalien", "done")
    assert [answer[:3] for answer in answers(tmp_path)][:3] == [
        ["pay_upkeep"],
        ["build", "rome", "legion"],
        ["build", "north_italy", "warriors"],
    ]
    assert "I do not know “trireme” here" in out[2]


def test_units_that_are_called_alike_are_moved_together(typed: Run, tmp_path: Path) -> None:
    match = position(romans(), greeks(), players=["Ada", "Ben"], doing="manoeuvre", by="romans")
    out = typed(match, "move rome to northern legion", "move rome", "ziehe norditalien rom speerträger")
    assert [answer[:3] for answer in answers(tmp_path)] == [
        ["move", "rome", "north_italy"],
        ["move", "north_italy", "rome"],
    ]
    assert "Rome to Northern Italy: Archers" in out[2]


def test_refused_line_says_why_and_loses_nothing(typed: Run, tmp_path: Path) -> None:
    match = position(romans(), greeks(), players=["Ada", "Ben"], doing="manoeuvre", by="romans")
    out = typed(
        match, "move from rome to illyria legion", "why move rome sicily legion 2 archers", "move rome sicily legion 9"
    )
    assert "Illyria" in out[1]
    assert "(S71)" in out[2]
    assert answers(tmp_path) == []
    assert len(out) == 4


def test_losses_of_a_vote_are_named_with_their_empires() -> None:
    match = position(
        romans(religion="buddhism", marks=["heresy"]),
        greeks(religion="buddhism"),
        players=["Ada", "Ben"],
        heresy={"buddhism": "romans"},
        stack=[["ProposeLosses", 0, find_game("seven_ages").table(2).components.ids["empire"].index("romans"), 5]],
    )
    for lang, line in (("en", "propose romans 2 greeks 3"), ("de", "schlage vor griechen 3 römer 2")):
        voice = Voice(lang, "seven_ages")
        menu = menu_for(match, 0, voice, pictures(match, 0, voice))
        action = menu.read(line)
        assert action is not None
        named = dict(zip(GAME.action_to_json(match.table, action)[1], action[2], strict=True))
        assert named == {"romans": 2, "greeks": 3}
        assert menu.read(menu.named(action)) == action


def test_no_line_breaks_the_question() -> None:
    words = [
        "with",
        "to",
        "in",
        "front",
        "support",
        "rome",
        "sicily",
        "legion",
        "2",
        "99",
        "romans",
        "greeks",
        "han",
        ":",
    ]
    voice = Voice("en", "seven_ages")
    for match in (conflict(), rich(), position(romans(), greeks(), doing="civilise", by="romans", hands={0: ["han"]})):
        seat = match.asked()[0]
        menu = menu_for(match, seat, voice, pictures(match, seat, voice))
        assert isinstance(menu, FormMenu)
        r = Random(5)
        verbs = [word for verb in GAME.verbs for word in menu.words.verb_words(verb)]
        for said in verbs if amount(0, 1) else r.sample(verbs, 60):
            for _ in seeds(1, 4):
                line = " ".join([said, *(r.choice(words) for _ in range(r.randint(0, 5)))])
                action = menu.read(line)
                assert action is None or match.why_not(seat, action) is None, line


# -- whole games -------------------------------------------------------------------------------------------------------


def test_person_plays_a_whole_short_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Everything a person answers is typed in words, as a bot would answer."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    lines = [0]

    def ask(voice: Voice, prompt: str = "> ") -> str | None:
        session = sessions[0]
        match, seat = session.match, session.at
        assert seat is not None
        lines[0] += 1
        action = bot_choice(match, seat, find_bot("strategist", GAME))
        menu = menu_for(match, seat, voice, pictures(match, seat, voice))
        assert isinstance(menu, FormMenu)
        return menu.words.spell(action)

    sessions: list[play.Session] = []
    monkeypatch.setattr(Voice, "ask", ask)
    opened = play.Session.open

    def open_session(session: play.Session) -> None:
        sessions.append(session)
        opened(session)

    monkeypatch.setattr(play.Session, "open", open_session)
    path = tmp_path / "game.json"
    seats = ("--seats", "me:Ada,bot:strategist:Ben", "--seed", "3", "--scenario", "short", "--save", str(path))
    assert main(["play", "seven_ages", "--terminal", *seats]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert max(map(len, printed.out.splitlines())) <= 80
    match = files.load(path, find_game)
    assert match.result is not None
    assert lines[0] < 2 * sum(entry.seat == 0 for entry in match.log)
    check_account(printed.out.splitlines(), match, "Glory")


def check_account(out: list[str], match: Match, word: str) -> None:
    """The points by source add up to the result."""
    assert match.result is not None
    total = next(i for i in reversed(range(len(out))) if out[i].startswith(word))
    ranking = match.result["ranking"]
    assert [int(n) for n in out[total].split()[1:]] == [match.result["points"][seat] for seat in ranking]
    sums = [0] * len(ranking)
    start = max(i for i in range(total) if not out[i].strip()) if "" in out[:total] else 0
    for line in out[start + 1 : total]:
        numbers = line.split()[-len(ranking) :]
        if all(n.lstrip("-").isdecimal() for n in numbers):
            sums = [a + int(b) for a, b in zip(sums, numbers, strict=True)]
    assert sums == [int(n) for n in out[total].split()[1:]]


def test_game_of_bots_is_shown_with_its_account(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "game.json")
    flags = ("--seats", "bot:random,bot:random,bot:random", "--seed", "4", "--scenario", "short", "--save", path)
    assert main(["play", "seven_ages", *flags]) == 0
    capsys.readouterr()
    match = files.load(Path(path), find_game)
    for lang, word in (("de", "Ruhmespunkte"), ("en", "Glory")):
        assert main(["replay", path, "--lang", lang]) == 0
        check_account(capsys.readouterr().out.splitlines(), match, word)
        assert main(["show", path, "--at", str(len(match.log) // 2), "--seat", "1", "--lang", lang]) == 0
        assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


# -- positions as tests ------------------------------------------------------------------------------------------------


def test_position_shown_as_test_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = rich()
    path = tmp_path / "game.json"
    files.save(match, path)
    assert main(["show", str(path), "--as-test"]) == 0
    printed = capsys.readouterr().out
    assert "empire('romans', 0, {'north_italy': 'spearmen', 'rome': 'archers legion legion'}" in printed
    again = eval(printed, {"position": position, "empire": empire})
    assert again.view(0) == match.view(0)


@pytest.mark.parametrize("seed", range(amount(3, 12)))
def test_random_positions_come_back_as_tests(seed: int) -> None:
    match, r = new(2 + seed % 3, seed, scenario="short" if seed % 2 else "full"), Random(seed)
    questions = Counter[str]()
    for _ in range(500):
        if match.over:
            break
        seat, question = r.choice(list(match.asked())), match.state.question()
        name = type(question).__name__
        questions[name] += 1
        if questions[name] <= amount(3, 20):
            again = eval(as_test(match), {"position": position, "empire": empire})
            assert type(again.question()) is type(question)
            for who in (*match.asked(), None):
                assert again.view(who) == match.view(who)
            assert again.options(seat) == match.options(seat)
        options = question.bot_options(match.state, seat, match.options(seat))
        match.play(seat, sample(match.state, seat, r.choice(options), r))
    assert {"PlaceMarkers", "TurnMarkers", "BuyFirstUnits"} <= set(questions)
