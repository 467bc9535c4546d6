"""The page of a report: title, findings in sentences, sections, how it was made. Nothing is loaded from elsewhere."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

from zeitalter.lab.report.wording import Wording

FONTS = {"EB Garamond": "eb-garamond.woff2", "Inter": "inter.woff2"}


class Section(NamedTuple):
    """A part of a page: a title, a sentence, a drawing, and a table that can be opened."""

    title: str
    note: str = ""
    drawing: str = ""
    table: str = ""


def page(
    wording: Wording, title: str, lead: str, findings: Sequence[str], sections: Sequence[Section], made: Sequence[str]
) -> str:
    """A whole page."""
    found = "".join(f"<li>{escape(sentence)}</li>" for sentence in findings)
    how = "".join(f"<p>{sentence}</p>" for sentence in made)
    parts = "\n".join(_section(wording, section) for section in sections)
    return f"""<!doctype html>
<html lang="{wording.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{_fonts()}{_style()}</style>
</head>
<body>
<header><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p></header>
<main>
<section class="findings"><h2>{escape(wording.text("report-findings"))}</h2><ul>{found}</ul></section>
{parts}
<section class="made"><h2>{escape(wording.text("report-made"))}</h2>{how}</section>
</main>
</body>
</html>
"""


def _section(wording: Wording, section: Section) -> str:
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    table = section.table
    if table and section.drawing:
        table = f"<details><summary>{escape(wording.text('report-table'))}</summary>{table}</details>"
    return f"<section><h2>{escape(section.title)}</h2>{note}{section.drawing}{table}</section>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], strong: Sequence[bool] = ()) -> str:
    """A table whose first column holds names; strong rows stand out."""
    head = "".join(f"<th{_side(i)}>{escape(text)}</th>" for i, text in enumerate(heads))
    body = []
    for n, row in enumerate(rows):
        cells = "".join(f"<td{_side(i)}>{escape(text)}</td>" for i, text in enumerate(row))
        body.append(f"<tr{' class=strong' if n < len(strong) and strong[n] else ''}>{cells}</tr>")
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
    return f'<div class="table" tabindex="0">{whole}</div>'


def _side(column: int) -> str:
    return "" if column == 0 else " class=right"


def how_made(wording: Wording, made: Mapping[str, Any], notes: Sequence[str]) -> list[str]:
    """The last section: the command, the version, and how the figures are meant."""
    command = f"<code>{escape(made['command'])}</code>"
    version = wording.text("report-made-version", version=made["version"], rules=made["rules"], seed=str(made["seed"]))
    said = [escape(text) for text in (*notes, version, wording.text("report-made-again"))]
    return [wording.text("report-made-command", command=command), *said]


def _fonts() -> str:
    """Our two typefaces inside the page."""
    found = []
    for name, file in FONTS.items():
        data = b64encode(files("zeitalter").joinpath("web", "fonts", file).read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data})"
        found.append(f'@font-face{{font-family:"{name}";font-weight:100 900;src:{source} format("woff2")}}\n')
    return "".join(found)


def _style() -> str:
    return files("zeitalter.lab.report").joinpath("report.css").read_text(encoding="utf-8")
