"""Every sentence is there in both languages, renders with what the program hands over, and none is left over."""

from __future__ import annotations

import ast
import re
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import MessageReference
from fluent.syntax.visitor import Visitor
from text_checks import Said, SentenceTests, both, check_sentence, check_text, files_of, messages

import zeitalter
from zeitalter import Match, find_game
from zeitalter.engine.ahead import foreseen_questions
from zeitalter.engine.errors import BadInput, ZeitalterError
from zeitalter.engine.events import Event
from zeitalter.engine.files import load
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS
from zeitalter.engine.values import Kind
from zeitalter.games import game_ids
from zeitalter.games.historia.data.components import STATS
from zeitalter.games.historia.position import bot, player, position
from zeitalter.games.historia.rules.state import HINDRANCES, SOURCES
from zeitalter.texts import LANGUAGES, Texts

SRC = Path(zeitalter.__file__).parent
GAME = find_game("historia")
FOLDER = SRC / "games" / "historia" / "words"
HOWS = ("points", "tie-break", "shared", "solo win", "solo loss", "solo elimination")
DESCRIBING = ("effect-", "trigger-", "describe-")


@cache
def texts(lang: str) -> Texts:
    return Texts("historia", lang)


@cache
def match() -> Match:
    return position(
        player("Ada", ["china"]), player("Beate", ["india"]), player("Karl", ["europe"]), bot("noble", ["africa"])
    )


def samples(kind: Kind) -> list[Any]:
    """Values a sentence has to cope with: lists that are empty, of one and of several; 0, 1 and more."""
    if kind.many:
        return [(), (0,), (0, 1, 2)]
    if kind.name == "number":
        return [0, 1, 2, 12]
    if kind.name == "civ":
        return [0, 3]
    if kind.name == "technology":
        return [1, 16]
    if kind.name == "cell":
        return [4 * 32 + 5]
    return [0, 1]


# -- the files ---------------------------------------------------------------------------------------------------------


def shared_files(lang: str) -> list[Path]:
    return sorted((SRC / "texts").glob(f"*.{lang}.ftl"))


class TestSentences(SentenceTests):
    said = Said(GAME, match, samples)
    folder = FOLDER

    def files(self, lang: str) -> list[Path]:
        return shared_files(lang) + files_of(FOLDER, lang)


def ids(files: list[Path]) -> list[str]:
    return [m.id.name for file in files for m in messages(file)]


def references(files: list[Path]) -> set[str]:
    """The messages that other messages refer to."""
    found: set[str] = set()

    class Collect(Visitor):
        def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
            found.add(node.id.name)

    for file in files:
        for message in messages(file):
            Collect().visit(message)
    return found


def test_both_languages_have_the_same_files() -> None:
    for files in (shared_files, partial(files_of, FOLDER)):
        german, english = (
            [re.sub(rf"\b{lang}\.ftl$", "ftl", file.name) for file in files(lang)] for lang in ("de", "en")
        )
        assert german == english


# -- what a game says --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "id"), both(k for k, kinds in GAME.events.items() if any(a.secret for a in kinds)))
def test_veiled_event_renders_without_its_secret(lang: str, id: str) -> None:
    kinds = GAME.events[id]
    full = texts(lang).event(match(), Event(id, (0,) * len(kinds)))
    veiled = texts(lang).event(match(), Event(id, (0,) * len(kinds), mask=0).seen_by(1, kinds))
    check_sentence(veiled)
    assert veiled != full


@pytest.mark.parametrize(("lang", "verb"), both(v for v, kinds in GAME.verbs.items() if any(k.many for k in kinds)))
def test_option_with_empty_list_reads_well(lang: str, verb: str) -> None:
    kinds = GAME.verbs[verb]
    values = tuple(() if kind.many else samples(kind)[0] for kind in kinds)
    text = texts(lang).option(match(), (verb, *values))
    assert not re.search(rf"\b{texts(lang).message('list-none')}\b", text)


def switch_value(id: str, value: str) -> str:
    return f"switch-{id}-{value.replace('+', '-')}"


def named() -> list[str]:
    """The names of what has none in the component file."""
    found = [f"stat-{stat}" for stat in STATS] + [f"source-{source}" for source in SOURCES]
    found += [f"hindrance-{hindrance}" for hindrance in HINDRANCES]
    found += ["version-basic", "version-advanced", "place-general", "place-used", "place-personal"]
    found.append("goal-name")
    return found


@pytest.mark.parametrize(("lang", "id"), both([*named(), "game-name", "game-lead", "welcome"]))
def test_name_renders(lang: str, id: str) -> None:
    check_text(texts(lang).message(id, number=1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_civbot_is_named_after_its_color(lang: str) -> None:
    color = match().table.components.data.civilizations[match().state.civs[3]].color
    name = next(c for c in match().table.components.data.colors if c.id == color)
    assert texts(lang).label(match(), Kind("civ"), 3).endswith(getattr(name, lang))


@pytest.mark.parametrize(("lang", "how"), both(HOWS))
def test_result_renders(lang: str, how: str) -> None:
    assert f'"{how}"' in (SRC / "games" / "historia" / "rules" / "scoring.py").read_text(encoding="utf-8")
    check_sentence(texts(lang).message(f"result-{how.replace(' ', '-')}", winners="Ada", points=57))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_all_variants_reads_well_from_start_to_end(lang: str) -> None:
    on = ("events", "goals", "dominion", "advanced_leaders", "chosen_advisors")
    options = {"civbots": 1, "civilizations": "choice", **dict.fromkeys(on, "on")}
    TestSentences.said.check_whole_game(Match.new(GAME, 2, options, seed=11), lang)


# -- mistakes ----------------------------------------------------------------------------------------------------------


@cache
def source() -> tuple[tuple[Path, ast.ClassDef | ast.Call], ...]:
    """All classes and calls with a literal first argument in the source, and where they stand."""
    found: list[tuple[Path, ast.ClassDef | ast.Call]] = []
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            literal = isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
            if literal or isinstance(node, ast.ClassDef):
                found.append((path, node))
    return tuple(found)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def error_classes() -> set[str]:
    """ZeitalterError and its subclasses that take a message id."""
    names = {"ZeitalterError", "BadInput"}
    for _ in range(3):
        for _, node in source():
            if isinstance(node, ast.ClassDef) and any(getattr(b, "id", "") in names for b in node.bases):
                names.add(node.name)
    return names


def made(names: set[str], under: Path = SRC) -> list[tuple[str, ast.Call]]:
    """Calls of these classes with a literal message id."""
    return [
        (str(node.args[0].value), node)  # type: ignore[attr-defined]
        for path, node in source()
        if isinstance(node, ast.Call) and called(node) in names and path.is_relative_to(under)
    ]


@cache
def raised() -> dict[str, list[set[str]]]:
    """Every error id in the source, with the argument names of each place that raises it."""
    found: dict[str, list[set[str]]] = {}
    for id, call in made(error_classes()):
        found.setdefault(id, []).append({k.arg for k in call.keywords if k.arg})
    return found


@pytest.mark.parametrize(("lang", "id"), both(sorted(raised())))
def test_error_renders(lang: str, id: str) -> None:
    for names in raised()[id]:
        for n in (0, 1, 2):
            check_sentence(texts(lang).error(ZeitalterError(id, **dict.fromkeys(names, n))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_need_no_game(lang: str) -> None:
    assert {id for id in ids(shared_files(lang)) if id.startswith("error-")} == {f"error-{id}" for id in raised()}


def mistakes(tmp_path: Path) -> list[Any]:
    broken = tmp_path / "broken.json"
    broken.write_text("{}", encoding="utf-8")
    return [
        lambda: find_game("chess"),
        lambda: GAME.table(9),
        lambda: GAME.table(5, {"civbots": 3}),
        lambda: GAME.table(1, {"civbots": 0}),
        lambda: GAME.table(3, {"dragons": "on"}),
        lambda: GAME.table(3, {"events": "perhaps"}),
        lambda: GAME.table(3, None, {"dragons": []}),
        lambda: GAME.table(3, None, {"events": [{"id": "vesuvius", "remove": True}]}),
        lambda: GAME.table(3, None, {"events": [{"id": "vesuvius", "effects": [{"fly": 1}]}]}),
        lambda: GAME.table(3, None, {"events": [{"id": "vesuvius", "year": "late"}]}),
        lambda: match().at(99),
        lambda: GAME.action_from_json(match().table, ["settle", "atlantis"]),
        lambda: GAME.action_from_json(match().table, ["fly"]),
        lambda: load(tmp_path / "missing.json", find_game),
        lambda: load(broken, find_game),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_real_mistakes_become_sentences(lang: str, tmp_path: Path) -> None:
    said = set()
    for mistake in mistakes(tmp_path):
        with pytest.raises(BadInput) as caught:
            mistake()
        text = texts(lang).error(caught.value)
        check_sentence(text)
        said.add(text)
    assert len(said) == len(mistakes(tmp_path))


def test_every_objection_that_is_made_is_declared() -> None:
    assert {id for id, _ in made({"Objection"}, SRC / "engine")} <= set(KERNEL_OBJECTIONS)
    assert {id for id, _ in made({"Objection"}, FOLDER.parent)} == set(GAME.objections) - set(KERNEL_OBJECTIONS)


# -- nothing left over -------------------------------------------------------------------------------------------------


def of_kernel() -> set[str]:
    return {f"event-{id}" for id in KERNEL_EVENTS} | {f"objection-{id}" for id in KERNEL_OBJECTIONS}


def expected() -> set[str]:
    found = {
        "game-name",
        "game-lead",
        "welcome",
        "tie-levels",
        "civbot-name",
        *named(),
        *(f"result-{how.replace(' ', '-')}" for how in HOWS),
    }
    for id, kinds in GAME.events.items():
        found.add(f"event-{id}")
        if any(kind.secret for kind in kinds):
            found.add(f"event-{id}-veiled")
    found |= {f"option-{verb}" for verb in GAME.verbs}
    found |= {f"prompt-{step}" for step in GAME.prompts}
    found |= {f"objection-{id}" for id in GAME.objections}
    for switch in GAME.switches:
        found |= {f"switch-{switch.id}", *(switch_value(switch.id, value) for value in switch.values)}
    found |= {f"header-{name}" for name in GAME.header(match().state)}
    return found | {"order-choose-next", "prepare-select-cards"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_game_is_left_over(lang: str) -> None:
    files = [FOLDER / f"{lang}.ftl"]
    written = {id for id in ids(files) if not id.startswith(DESCRIBING)}
    assert written - references(files) == expected() - of_kernel()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_kernel_is_left_over(lang: str) -> None:
    written = ids([SRC / "texts" / f"kernel.{lang}.ftl"])
    beside = {"list-and", "list-none", "list-times", "event-undo-of"}
    assert {id for id in written if not id.startswith("error-")} == of_kernel() | beside


# -- how it reads ------------------------------------------------------------------------------------------------------


def test_lists_read_naturally() -> None:
    assert [texts("en").listing(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "none",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert texts("de").listing(["a", "b", "c"]) == "a, b und c"


@pytest.mark.parametrize(
    ("number", "given_up", "english", "german"),
    [
        (0, [], "take nothing back", "nichts zurücknehmen"),
        (1, [], "take back 1 cube from the used pool", "1 benutzten Machtwürfel zurücknehmen"),
        (2, [], "take back 2 cubes from the used pool", "2 benutzte Machtwürfel zurücknehmen"),
        (0, ["china"], "give up China", "China aufgeben"),
        (
            1,
            ["india", "china"],
            "take back 1 cube from the used pool and give up India and China",
            "1 benutzten Machtwürfel zurücknehmen, Indien und China aufgeben",
        ),
    ],
)
def test_exploitation_reads_well(number: int, given_up: list[str], english: str, german: str) -> None:
    action = GAME.action_from_json(match().table, ["exploitation", "basic", number, given_up])
    assert texts("en").option(match(), action) == f"Exploitation (basic): {english}"
    assert texts("de").option(match(), action) == f"Ausbeutung (Grundaktion): {german}"


def test_names_stand_without_articles() -> None:
    event = Event("attacks", (0, 1, GAME.action_from_json(match().table, ["settle", "middle_east"])[1]))
    assert texts("en").event(match(), event) == "Ada makes war on Beate (Middle East)."
    assert texts("de").event(match(), event) == "Ada führt Krieg gegen Beate (Mittlerer Osten)."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(game_ids()))
def test_whatever_can_be_prepared_has_a_name(game: str, lang: str) -> None:
    texts = Texts(game, lang)
    for question in foreseen_questions(find_game(game).package):
        word = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", question).lower()
        assert any(texts.has(f"{kind}-{word}") for kind in ("prepare", "order")), question
