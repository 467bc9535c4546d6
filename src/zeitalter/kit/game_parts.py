"""The parts of a game: one record for each, filled in by `games/<game>/game.py`; `docs/game.md` is made from these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Generic, NamedTuple

from zeitalter.engine.match import Match
from zeitalter.engine.rng import Source
from zeitalter.engine.step_names import S
from zeitalter.engine.switches import Switch
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action, Kind, Kinds, Verbs
from zeitalter.kit.drawing import Pictures
from zeitalter.kit.observing import Group
from zeitalter.kit.sentences import Texts
from zeitalter.kit.view_parts import Memo

Name = Mapping[str, str]
"""What something is called, by language."""
Describe = Callable[[Texts, Any, int], str]
"""A component in words: of these texts, of these components, the one of this number."""
Label = str | tuple[str, dict[str, int]]
"""The name of a value, or the id of a message with values of other kinds."""
View = dict[str, Any]
PlayOn = Callable[[S], S]
"""Goes on for the same seat, always with what looks best at once."""
Reason = tuple[str, tuple[tuple[Kind, Any], ...]]
"""Why an answer is good: the id of a sentence, and pairs of kind and value for it."""


class Caution(NamedTuple):
    """What somebody should know before giving an answer: a sentence `caution-<id>`, pairs of kind and value for it."""

    tone: str
    """`idle`: it would do nothing now; `cost`: something is lost by it, which its label says; `grave`: people are asked
    once more, because nearly everything is lost or something ends."""
    id: str
    args: tuple[tuple[Kind, Any], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What everybody may know of a game before it is opened."""

    id: str
    """The name of its folder; in files and addresses it is called so."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    quick_seats: int
    """The players of a game that is started with one click, the person among them."""
    rules_version: int
    """Grows with every change of a golden or recorded game; matches store it."""
    rule_numbers: str
    """A pattern for one rule number, for Python and browsers alike: `H\\d+[a-z]?`."""
    minutes: tuple[int, int] = (0, 0)
    """How long people need for a game at a real table, from and to."""
    weight: int = 0
    """How much there is to learn, from 1 (an evening's game) to 5. Sentence `web-weight-<n>`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """An event by which somebody gains or loses points: where its arguments say who, how many, and from what."""

    who: int
    points: int
    source: int | None = None
    sign: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """An event that chance decides: where its arguments say whose it is, and how well it went.

    Without `value` every such event counts one; with `against` the difference of two values counts, which is 0 if
    nobody is lucky. The sign is -1 where more of it is bad luck."""

    who: int
    value: int | None = None
    against: int | None = None
    sign: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The words of its actions and events, each with the kinds of its values. Files, texts and laws come from these."""

    verbs: Verbs
    """What can be answered: `{"offer": (SEAT, secret(CARDS))}`. Sentence `option-<verb>`."""
    events: Mapping[str, Kinds]
    """What can happen. Sentence `event-<id>`; with secret values also `event-<id>-veiled`."""
    prompts: Mapping[str, Kinds]
    """What is asked: for each decision the kinds of what it tells (its first fields). Sentence `prompt-<Step>`."""
    objections: Mapping[str, Kinds]
    """Why something is not possible. Sentence `objection-<id>`."""
    turn_ends: tuple[str, ...] = ()
    """Verbs after which a turn cannot be taken back: the person is asked once more."""
    closing: tuple[str, ...] = ()
    """Verbs that say "I am done": they have a key of their own."""
    chapters: tuple[str, ...] = ()
    """Events that open a chapter of the log, such as a new round."""
    deeds: tuple[str, ...] = ()
    """Events with which somebody begins to act: the log shows all up to the next as one deed, in brief by the sentences
    `brief-<event>` of its events ("+1 SP"); without any of these by the sentence of its first event."""
    runs: tuple[str, ...] = ()
    """Those of the deeds that go on while the same party does the same again, such as moving pieces. Sentence
    `run-<event>`, with `$count` and, where its events have a number, the `$total` of these."""
    carries_out: Mapping[str, str] = field(default_factory=dict)
    """Of a deed that was announced before, such as a card that is revealed with all others and played later: the event
    with which it is carried out, and the one that announced it. Both are one deed."""
    scores: Mapping[str, Score] = field(default_factory=dict)
    """Events by which points are gained and lost, so that everybody can see what they are made of."""
    luck: Mapping[str, Luck] = field(default_factory=dict)
    """Events that chance decides, so that the end can say who was lucky. Sentence `luck-<event>` with `$count`, how
    often, and `$total`, how well in all. Usually none, where what chance brings cannot be told apart from choice."""
    parties: tuple[str, ...] = ()
    """Kinds that name somebody at the table by number, beside seats: players first, then who the game plays itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[S]):
    """Setting up, the position, and what must always hold. The chapters themselves are steps, found by their names."""

    state: type[S]
    """The class of its positions."""
    new_state: Callable[[Table, Source], S]
    """The position before the first step, with the opening step on the stack."""
    invariants: Callable[[S], list[str]]
    """Every breach of what must always hold: pieces conserved, masks sane."""
    chapters: Sequence[ModuleType]
    """The modules of the rule book, in its order: steps and effects are found because they are named here."""
    switches: Sequence[Switch] = ()
    """The table options, the first value of each being the usual one."""
    components: Callable[[Mapping[str, str], Mapping[str, Any] | None], Any] = lambda options, overlay: None
    """What is printed, compiled for these options, with an owner's file laid over; has `ids` and `names` by kind."""
    components_file: Path | None = None
    """The YAML file of it, for the page that says where everything comes from."""
    our_components: Callable[[], Mapping[str, Any]] = dict
    """All that our component files say, as it is written: what an owner's file is laid over and compared with."""
    schema: type[Any] | None = None
    """The record of it: what it has no field for, or marks as `Information`, no rule reads, and no owner may change."""
    check_options: Callable[[int, dict[str, str]], dict[str, str]] = lambda seats, options: options
    """Options that only make sense together, or for some numbers of seats: refuses or completes them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight(Generic[S]):
    """What a seat may know."""

    view: Callable[[S, int | None], View]
    """The position as JSON with readable ids (seat None: what all know; after the end: everything)."""
    points: Callable[[S], Sequence[int]]
    """The points everybody can see, of every party."""
    header: Callable[[S], Mapping[str, int]]
    """What stands above the table, such as the round. Sentence `header-<name>`."""
    tie_breaks: Callable[[S], Sequence[tuple[str, Sequence[int]]]] | None = None
    """What decides at the end beside the points, in the order in which it counts: the id of each and what every party
    has of it, more being better. Name `tie-<id>`."""
    mats: str = "players"
    """The field of a view that lists what lies before each party."""
    hidden_fields: tuple[str, ...] = ()
    """Fields of a view that are no news to anybody who reads it as a list."""
    views: Callable[[S, Iterable[int | None], Memo], dict[int | None, View]] | None = None
    """Several views at once, where they can share parts."""
    back: Callable[[S, int, int], object] | None = None
    """What the back of a hidden card shows: only cards with the same back can be taken for one another."""
    redeal: Callable[[S, int | None, Random], None] | None = None
    """Deals what a seat does not know anew, where more is public than backs."""
    consistent: Callable[[S, int], bool] | None = None
    """Whether a redealt position agrees with every true claim a seat has heard."""
    caution: Callable[[S, int, Action], Caution | None] | None = None
    """What a seat should know before it gives an answer; reads only what the seat's view shows."""
    label: Callable[[S, str, int, str], Label | None] | None = None
    """The name of a value in a language, where neither components nor texts have it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Foresight(Generic[S]):
    """What searching bots, easier bots and analyses need of a game beside the strategist's judgement."""

    features: Callable[[S], Sequence[Sequence[float]]]
    """For every contender (the seats first, then whoever the game plays itself) what its chance to win depends on."""
    feature_names: Sequence[str]
    """What these numbers are, in the same order."""
    progress: Callable[[S], float]
    """How much of the game is over, from 0 to 1: what counts early may not count late."""
    stage: Callable[[S], int]
    """A number that grows as the game goes on, such as the round."""
    trained: Path
    """The folder with what was learnt from self-play: `chances.json` and `habits.json` (`zeitalter lab train`)."""
    tables: Sequence[tuple[int, Mapping[str, str]]] = ((4, {}),)
    """What is learnt from: seats and options of the games, by turns."""
    horizon: int = 1
    """How many stages a search plays on before it looks at the chances."""
    horizon_alone: int = 1
    """The same at a table of one seat, where playing on is cheaper."""
    policy: Callable[[S, int, Random], Action] | None = None
    """What everybody answers while a search plays on and in games to learn from (None: what the strategist does)."""
    trust: float = 0.7
    """Standard errors by which a line must be better than the usual one to be taken instead: more where luck is great
    and the usual line is good."""
    hopes: Callable[[S], Sequence[float] | None] | None = None
    """What a finished game gives every contender where more than winning counts, in all 1: a near miss teaches more
    than nothing where few games are won (None: the winners share it)."""
    outcomes: Callable[[S, int, Random], Sequence[tuple[Action, S]]] | None = None
    """Where a question decides a whole turn: answers and the positions that they lead to, however the turn goes on. A
    search that plays on takes the one with the best chances (none: by the policy)."""
    context: Callable[[S, int], int] | None = None
    """Habits are remembered apart for each of these numbers, such as the part of the game."""
    quick: Callable[[S, int, Sequence[Any], Random], Action | None] | None = None
    """A cheap answer where habits know none, such as a form (None: by habit)."""
    lines: Callable[[S, int, Random], Sequence[Sequence[Action]] | None] | None = None
    """What is worth comparing: answers, or whole plans of several own answers, the usual one first (None: the best
    answers by the strategist's judgement, and by habit)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bot(Generic[S]):
    """How a good player thinks, for the strategist bot and for hints."""

    evaluate: Callable[[S, int], float]
    """The worth of a position for a seat."""
    focus: Callable[[S, int], S] | None = None
    """A copy that asks nobody else once the seat has finished."""
    values: Callable[[S, int, Sequence[Action], PlayOn[S]], Sequence[float] | None] | None = None
    """The worth of options that looking ahead cannot judge (None: look)."""
    shortlist: Callable[[S, int, Sequence[Action]], Sequence[Action]] | None = None
    """The options without those that are never better than another."""
    choose: Callable[[S, int, Sequence[Any], Random], Action | None] | None = None
    """The answer itself, by rules of thumb (None: compare options); forms among the options are not filled in."""
    explain: Callable[[S, S, int, Action, PlayOn[S]], Reason] | None = None
    """Why an answer is good: from the positions before and after it. Sentences `hint-<id>`."""
    reads_hidden: bool = True
    """False: it reads nothing that its seat may not know (a test proves it), so simulations need not redeal for it."""
    foresight: Foresight[S] | None = None
    """What the other levels of the ladder need; without it there is the strategist alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Generic[S]):
    """What a learner sees of a position from a seat, as a vector that is equally long in every position of a table."""

    groups: Sequence[Group[S]]
    """What is seen, each field with its name and meaning; a field never reads what the seat may not know."""
    digits: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Kinds with too many values for a word each: they are spelt by digits, of these sizes, the lowest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """A first game for newcomers, and what is explained when."""

    lesson: Callable[[], Match]
    """The match, from its first move on and with a friendly seed; the first seat is the newcomer's, the others are
    for bots. Its `parent` is `{"guide": True}`. What is recommended is what the hint says."""
    areas: Sequence[str]
    """The areas of the table in the order in which they are shown. Sentence `guide-area-<id>`."""
    lessons: Sequence[Mapping[str, Any]]
    """What is taught when a question, verb or event first comes, each with its rule. Sentence `guide-<id>`."""
    asides: Sequence[Mapping[str, Any]] = ()
    """What else is explained when it first comes up, without being counted."""
    beyond: Mapping[str, str] = field(default_factory=dict)
    """Questions that no lesson and no aside explains, each with the reason why it does not come up in a first game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Everything in words."""

    folder: Path
    """`de.ftl` and `en.ftl` (and more of them; among the messages `game-name`, `game-lead`, a sentence about the game,
    and `welcome`, what it is about and what to do first), `rules.<lang>.md` with numbered rules, `quick.<lang>.md`."""
    descriptions: Mapping[str, Describe] = field(default_factory=dict)
    """For each kind of component what one of them does, in a line or two."""
    keys: Mapping[str, Callable[[Any], Mapping[str, int]]] = field(default_factory=dict)
    """Kinds whose components are known by other keys than their ids, such as levels: the number for each key."""
    called: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Kinds of numbers that are called like components: the kind, and after how many numbers its names begin again."""
    names: Callable[[Any], Mapping[str, Mapping[str, Name]]] = lambda components: {}
    """Names by kind and id that the components do not have themselves."""
    sources: Callable[[], Mapping[str, Mapping[str, Any]]] = dict
    """Where components come from that are in no list of the file: `source` and `confidence` (a word, or 0 to 1)."""
    rule_sources: Callable[[], Mapping[str, Mapping[str, Any]]] = dict
    """Where the rules come from, by number: `source` (also several) and `confidence`. Words `about-source-<source>`."""
    figures: tuple[str, ...] = ("count",)
    """Figures of a component that the page about sources shows."""
    guide: Guide | None = None
    """The guided first turns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gets:
    """An event by which somebody gets something: where its arguments say who, and what (one thing or many)."""

    who: int
    what: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """What a study of the balance looks at, beside seats, lengths and points (`zeitalter lab balance`)."""

    topics: Mapping[str, Mapping[str, Gets]]
    """What may help to win, such as leaders or wonders: by topic the events by which somebody gets one. Name
    `study-<topic>`."""
    opening: Mapping[str, Gets] = field(default_factory=dict)
    """Events that are a seat's first deeds: what it gets or does by them, in order, is its opening."""
    opening_length: int = 2
    """How many of these deeds make an opening."""
    order: Mapping[str, int] = field(default_factory=dict)
    """Events that say who begins: the argument with that seat, or with all seats in order. The first one counts."""
    stage: str = "round"
    """The number above the table (`Sight.header`) by which the growth of points is told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Positions:
    """Positions by name, for tests, lessons and bug reports."""

    build: Callable[..., Match]
    """A match that starts from pieces put where they are named."""
    as_test: Callable[[Match], str]
    """Any position as the call that builds it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terminal:
    """How it is drawn in a terminal."""

    pictures: type[Pictures]
    """The drawings; only `table` is a must."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Web:
    """How it is drawn in a browser."""

    folder: Path
    """`table.js` (see `GameTable` in `web/board`), `table.css`, `map.json`, `icons.svg`, `picture.svg` (480 by 270, for
    the lobby); all of it is public."""
    printed: Callable[[Any], Any] | None = None
    """What is printed on board and cards, for tables whose components are not the usual ones."""


# fmt: off
PARTS: tuple[type[Any], ...] = (
    Facts, Vocabulary, Rules, Sight, Words, Guide, Bot, Foresight, Study, Observation, Positions, Terminal, Web,
)
# fmt: on
"""All records, in the order of `docs/game.md`."""
