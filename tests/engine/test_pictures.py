"""What drawings in a terminal are made of: lines that break well, and a game that says as little as possible."""

from types import SimpleNamespace

import pytest

from zeitalter.engine.match import Seat
from zeitalter.kit import drawing
from zeitalter.kit.drawing import account_row, entry, fold
from zeitalter.texts import texts_for

SEATS = [Seat("Ada"), Seat("Anna"), Seat("Ben")]
NAMES = [{"de": "Steinbruch", "en": "Quarry"}, {"de": "Stein", "en": "Stone"}]
COMPONENTS = SimpleNamespace(ids={"card": ["quarry", "stone"]}, names={"card": NAMES})


class Small(drawing.Pictures):
    def table(self):
        return entry("Hand", self.w.names("card", ["stone", None]), self.width)

    def explained(self):
        return {"card": lambda i: f"text {i}"}


def small(**view):
    table = SimpleNamespace(components=COMPONENTS)
    return Small({"seat": 0, **view}, table, texts_for(None, "en"), SEATS, 40)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Knossos 3, then Rhodes 12", ["Knossos 3, then", "Rhodes 12"]),
        ("one two three 3 cubes back", ["one two", "three 3 cubes back"]),
        ("Cyprus and Knossos [2#] A3", ["Cyprus and", "Knossos [2#] A3"]),
        ("they paid with 17 \u00d7 Hides", ["they paid", "with 17 \u00d7 Hides"]),
    ],
)
def test_numbers_and_brackets_stay_with_what_they_belong_to(text, lines):
    assert fold(text, 20) == lines


def test_second_line_is_indented_and_the_first_as_asked():
    assert fold("one two three four five", 20, "    ", "- ") == ["- one two three four", "    five"]


def test_paragraph_has_its_label_once():
    lines = entry("A very long label", "word " * 12, 40)
    assert [line[0][0] for line in lines[:2]] == ["A very long  ", " " * 13]
    assert all(len(label) + len(text) <= 40 for (label, _), (text, _) in lines)
    assert entry("Nothing", "", 40) == []


def test_account_fits_any_number_of_players():
    for players in range(1, 8):
        ((text, style),) = account_row("Points", [1234] * players, 80, "strong")
        assert len(text) <= 80
        assert text.count("1234") == players
        assert style == "strong"


def test_game_needs_no_more_than_a_table():
    pictures = small()
    assert pictures.scene("AnyQuestion", []) == pictures.table() == [[("Hand         ", "dim"), ("Stone, ?", "")]]
    assert list(pictures.pictures) == ["table"]
    assert (pictures.remark(("take", 1)), pictures.element("card", 0), pictures.expected("take")) == ("", "", ())
    assert pictures.w.marks == ["A", "N", "B"]
    assert [pictures.w.marked(seat)[1] for seat in range(3)] == ["own", "civ1", "civ2"]


def test_components_are_looked_up_in_both_languages_whole_names_first():
    pictures = small()
    assert pictures.look_up("Stein") == [("Stone", "text 1")]
    assert pictures.look_up("ste") == [("Quarry", "text 0"), ("Stone", "text 1")]
    assert pictures.look_up("unicorn") == []


def test_account_ranks_the_players_by_their_points():
    result = {"ranking": [2, 0, 1], "points": [5, 3, 9]}
    shown = ["".join(text for text, _ in line).split() for line in small(result=result).account([])]
    assert shown == [["Ben", "Ada", "Anna"], ["9", "5", "3"]]
