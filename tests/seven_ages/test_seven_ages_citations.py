"""Much of 7 Ages is reconstructed, so every ruling is proven by a test, not only every rule and example."""

from pathlib import Path

from zeitalter.testing.citations import cited, numbered


def test_every_ruling_is_cited_by_a_test() -> None:
    citations = cited(Path(__file__).parent)
    assert [number for number in numbered("seven_ages", "en") if number not in citations and number[0] == "A"] == []
