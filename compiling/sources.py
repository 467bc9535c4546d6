"""Sources as the compiler wants them, made from sources as people read them.

A rule module says what a step or a position holds as annotations; constructors, copies and slots come from these when
it is imported. The compiler sees classes as they are written, so here all that is written out: steps get their
constructor, positions their `copy`, constants are marked as such, loops count their turns. Nothing else is changed, and
lines keep their numbers as far as possible, so that errors point to the right place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

KERNEL_STEP = "zeitalter.engine.steps.Step"
KERNEL_STATE = "zeitalter.engine.state.State"
COPIED_BY_TYPE = {"list": "self.{0}[:]", "bytearray": "self.{0}[:]", "dict": "self.{0}.copy()"}
COPIED_BY_NAME = {"out": "None", "overdue": "False"}
TYPES = "from typing import TYPE_CHECKING, ClassVar"
FOR_THE_COMPILER = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
"""Nothing of the compiler is needed where the rules run."""
RUNAWAY = "from zeitalter.engine.errors import Runaway as LoopWithoutEnd"
MOST_TURNS = 100_000
"""Of a loop in the rules. Compiled ones hear no signal: none may run for ever, whatever position they are given."""


@dataclass
class Class:
    """A class as it stands in a source."""

    module: str
    node: ast.ClassDef
    bases: list[str]
    """Full names, as far as they are known."""

    @property
    def name(self) -> str:
        return f"{self.module}.{self.node.name}"


@dataclass
class Module:
    """A source and the names it imports."""

    name: str
    text: str
    tree: ast.Module
    names: dict[str, str] = field(default_factory=dict)


class Sources:
    """All sources that are compiled together."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.modules = {name: _module(name, text) for name, text in texts.items()}
        self.classes: dict[str, Class] = {}
        for module in self.modules.values():
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    bases = [_resolved(module, base) for base in node.bases]
                    found = Class(module.name, node, bases)
                    self.classes[found.name] = found

    def descends(self, name: str, ancestor: str) -> bool:
        """Whether a class is another one or comes from it."""
        if name == ancestor:
            return True
        found = self.classes.get(name)
        return found is not None and any(self.descends(base, ancestor) for base in found.bases)

    def fields(self, name: str) -> dict[str, tuple[str, str]]:
        """The fields of a class with their types and defaults, those of its bases first."""
        found: dict[str, tuple[str, str]] = {}
        known = self.classes.get(name)
        if known is None:
            return found
        for base in known.bases:
            found.update(self.fields(base))
        for node in known.node.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                type_ = ast.unparse(node.annotation)
                if not type_.startswith("ClassVar"):
                    found[node.target.id] = (type_, ast.unparse(node.value) if node.value else "")
        return found

    def rewritten(self, name: str) -> str:
        """A module for the compiler."""
        module = self.modules[name]
        lines = module.text.splitlines()
        tail: list[str] = []
        edited = False
        for node in reversed(module.tree.body):
            if not isinstance(node, ast.ClassDef):
                continue
            full = f"{name}.{node.name}"
            if self.descends(full, KERNEL_STEP):
                self._rewrite_step(lines, full, node)
            elif self.descends(full, KERNEL_STATE):
                self._rewrite_state(lines, full, node, tail)
            elif self.descends(full, "Exception"):  # whoever uses the rules may have errors of its own kind
                lines[_top(node)] = "@mypyc_attr(allow_interpreted_subclasses=True)\n" + lines[_top(node)]
            elif not _rewrite_plain(lines, node):
                continue
            edited = True
        counts = not name.startswith("zeitalter.engine.") and _count_turns(lines, module.tree)
        if edited or counts:
            _add_imports(lines, module.tree, [TYPES, RUNAWAY] if counts else [TYPES])
        return "\n".join([*lines, *tail, ""])

    def _rewrite_step(self, lines: list[str], full: str, node: ast.ClassDef) -> None:
        _mark_constants(lines, node)
        if full != KERNEL_STEP:
            fields = self.fields(full)
            given = "".join(f", {n}: {t}" + (f" = {d}" if d else "") for n, (t, d) in fields.items())
            own = [f"self.{n} = {n}" for n in fields] or ["pass"]
            made = [f"    __match_args__: ClassVar = ({''.join(f'{n!r}, ' for n in fields)})"]
            made += [f"    def __init__(self{given}) -> None: {'; '.join(own)}"]
            _insert(lines, node, made)
        if full.startswith("zeitalter.engine."):
            for d in node.decorator_list:
                lines[d.lineno - 1] = ""
            lines[_top(node)] = "@mypyc_attr(allow_interpreted_subclasses=True)\n" + lines[_top(node)]

    def _rewrite_state(self, lines: list[str], full: str, node: ast.ClassDef, tail: list[str]) -> None:
        _mark_constants(lines, node)
        _drop_slots(lines, node)
        lines[_top(node)] = "@mypyc_attr(allow_interpreted_subclasses=True)\n" + lines[_top(node)]
        if full == KERNEL_STATE:  # the compiler confuses a class with a base of the same name
            i = node.lineno - 1
            lines[i] = lines[i].replace("class State", "class KernelState")
            end = node.end_lineno or node.lineno
            lines[end - 1] += "\nState = KernelState"
        else:
            made = [f"    def copy(self) -> {node.name}:", f"        c = {node.name}.__new__({node.name})"]
            for field_, (type_, _) in self.fields(full).items():
                copied = COPIED_BY_TYPE.get(type_.partition("[")[0], "self.{0}").format(field_)
                made.append(f"        c.{field_} = {COPIED_BY_NAME.get(field_, copied)}")
            made.append("        return c")
            _insert(lines, node, made)
        own = {
            n.target.id: ast.unparse(n.annotation)
            for n in node.body
            if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)
        }
        tail.append(f"setattr({node.name}, '__annotations__', {own!r})")


def _module(name: str, text: str) -> Module:
    tree = ast.parse(text)
    found = Module(name, text, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                found.names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found.names[node.name] = f"{name}.{node.name}"
    return found


def _resolved(module: Module, base: ast.expr) -> str:
    node = base.value if isinstance(base, ast.Subscript) else base
    return module.names.get(node.id, node.id) if isinstance(node, ast.Name) else ast.unparse(node)


def _top(node: ast.ClassDef) -> int:
    return min([node.lineno, *(d.lineno for d in node.decorator_list)]) - 1


def _mark_constants(lines: list[str], node: ast.ClassDef) -> None:
    for n in node.body:
        if isinstance(n, ast.Assign) and len(n.targets) == 1 and isinstance(n.targets[0], ast.Name):
            name = n.targets[0].id
            if name != "__slots__":
                i = n.lineno - 1
                lines[i] = lines[i].replace(f"{name} =", f"{name}: ClassVar =", 1)


def _drop_slots(lines: list[str], node: ast.ClassDef) -> bool:
    for n in node.body:
        if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__slots__":
            for i in range(n.lineno - 1, n.end_lineno or n.lineno):
                lines[i] = ""
            return True
    return False


def _rewrite_plain(lines: list[str], node: ast.ClassDef) -> bool:
    """Slots come with every compiled class, and nothing of that kind is to be said."""
    changed = _drop_slots(lines, node)
    for d in node.decorator_list:
        text = ast.unparse(d)
        if text.startswith("dataclass(") and "slots=True" in text:
            kept = [k for k in d.keywords if k.arg != "slots"]  # type: ignore[attr-defined]
            inner = ", ".join(f"{k.arg}={ast.unparse(k.value)}" for k in kept)
            lines[d.lineno - 1] = f"@dataclass({inner})" if inner else "@dataclass"
            changed = True
    return changed


def _count_turns(lines: list[str], tree: ast.Module) -> bool:
    """Let every `while` count its turns, and end as a mistake of the rules when it does not end by itself."""
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.While)]
    for node in loops:
        turns, first = f"turns_{node.lineno}", node.body[0]
        inside = " " * first.col_offset
        check = f"{inside}if {turns} > {MOST_TURNS}: raise LoopWithoutEnd('a loop without end', ())"
        lines[first.lineno - 1] = "\n".join([f"{inside}{turns} += 1", check, lines[first.lineno - 1]])
        lines[node.lineno - 1] = f"{' ' * node.col_offset}{turns} = 0\n{lines[node.lineno - 1]}"
    return bool(loops)


def _insert(lines: list[str], node: ast.ClassDef, made: Iterable[str]) -> None:
    """Put lines behind the last field or constant of a class, or behind its description."""
    last = node.body[0] if isinstance(node.body[0], ast.Expr) else None
    for n in node.body:
        if isinstance(n, ast.AnnAssign | ast.Assign | ast.Expr):
            last = n
        else:
            break
    at = (last.end_lineno if last is not None else node.lineno) or node.lineno
    lines[at - 1] = "\n".join([lines[at - 1], *made])


def _add_imports(lines: list[str], tree: ast.Module, imports: Sequence[str]) -> None:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            lines[node.lineno - 1] = "; ".join([lines[node.lineno - 1], *imports])
            lines[node.lineno] = FOR_THE_COMPILER  # instead of an empty line
            return
    raise ValueError("a compiled module begins with `from __future__ import annotations`")


def module_name(root: Path, path: Path) -> str:
    """The name a file is imported by."""
    return ".".join(path.relative_to(root).with_suffix("").parts)


def read(root: Path, paths: Iterable[Path]) -> dict[str, str]:
    """The texts of modules, by name."""
    return {module_name(root, path): path.read_text(encoding="utf-8") for path in paths}
