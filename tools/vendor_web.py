"""Fetches what the browser needs from npm packages and writes it to `src/zeitalter/web/{vendor,fonts}`.

Run it again to move to other versions: change PACKAGES, run `python tools/vendor_web.py`, and commit what changed. The
sha256 of every package and file is written to `vendor/VERSIONS.md`; nothing is loaded from elsewhere at run time.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import tarfile
import tempfile
from pathlib import Path

WEB = Path(__file__).parent.parent / "src" / "zeitalter" / "web"
PACKAGES = {
    "lit-html": "3.3.3",
    "@fluent/bundle": "0.19.1",
    "@fontsource-variable/eb-garamond": "5.3.0",
    "@fontsource-variable/inter": "5.3.0",
}
LICENSES = {
    "lit-html": "BSD-3-Clause",
    "@fluent/bundle": "Apache-2.0",
    "@fontsource-variable/eb-garamond": "OFL-1.1",
    "@fontsource-variable/inter": "OFL-1.1",
}
LIT_FILES = ("lit-html.js", "directive.js", "directive-helpers.js", "directives/repeat.js")
FLUENT_MODULES = ("types", "builtins", "scope", "resolver", "memoizer", "bundle", "resource")
FONTS = {
    "@fontsource-variable/eb-garamond": ("eb-garamond-latin-wght-normal.woff2", "eb-garamond.woff2"),
    "@fontsource-variable/inter": ("inter-latin-wght-normal.woff2", "inter.woff2"),
}


def main() -> None:
    """Fetch all packages and write the files."""
    hashes: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        unpacked = {name: fetch(name, version, Path(folder), hashes) for name, version in PACKAGES.items()}
        written = [
            *write_lit(unpacked["lit-html"]),
            write_fluent(unpacked["@fluent/bundle"]),
            *(write_font(unpacked[name], *files) for name, files in FONTS.items()),
            *(write_licence(package, name) for name, package in unpacked.items()),
        ]
    write_versions(hashes, written)


def fetch(name: str, version: str, folder: Path, hashes: dict[str, str]) -> Path:
    """Download and unpack one npm package."""
    call = ["npm", "pack", "--silent", f"{name}@{version}"]
    file = folder / subprocess.run(call, cwd=folder, check=True, capture_output=True, text=True).stdout.split()[-1]
    hashes[name] = digest(file)
    target = folder / name.replace("/", "-")
    with tarfile.open(file) as archive:
        archive.extractall(target, filter="data")
    return target / "package"


def write_lit(package: Path) -> list[Path]:
    """Those of Lit's own modules that we use, as they are, without source maps; others of theirs are removed.

    Beside them lie our declarations of their types (`*.d.ts`).
    """
    folder = WEB / "vendor" / "lit-html"
    for old in folder.rglob("*.js"):
        old.unlink()
    return [write(folder / name, without_map((package / name).read_text())) for name in LIT_FILES]


def write_fluent(package: Path) -> Path:
    """The modules of Fluent in the order of their imports, joined into one."""
    text = "// @fluent/bundle, joined into one module. See VERSIONS.md.\n"
    for name in FLUENT_MODULES:
        source = (package / "esm" / f"{name}.js").read_text()
        source = re.sub(r"^import [^;]*;\n", "", source, flags=re.MULTILINE)
        text += re.sub(r"^export (?=(class|function|const|let|async) )", "", source, flags=re.MULTILINE)
    return write(WEB / "vendor" / "fluent.js", text + "export { FluentBundle, FluentResource };\n")


def write_font(package: Path, source: str, target: str) -> Path:
    """One font file."""
    path = WEB / "fonts" / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((package / "files" / source).read_bytes())
    return path


def write_licence(package: Path, name: str) -> Path:
    """The licence a package comes with, or, where it only names one, the text of that."""
    target = WEB / "vendor" / "licences" / f"{name.replace('@fluent/bundle', 'fluent').split('/')[-1]}.txt"
    own = package / "LICENSE"
    usual = Path(__file__).parent / "licences" / f"{LICENSES[name]}.txt"
    return write(target, (own if own.exists() else usual).read_text(encoding="utf-8"))


def write(path: Path, text: str) -> Path:
    """Write a text file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def without_map(text: str) -> str:
    """A script without the comment that names its source map, which we do not serve."""
    return re.sub(r"^//# sourceMappingURL=.*\n?", "", text, flags=re.MULTILINE)


def digest(path: Path) -> str:
    """The sha256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_versions(hashes: dict[str, str], written: list[Path]) -> None:
    """The page that says what is here, in which version, with which hash."""
    lines = ["# Files from elsewhere", "", "Written by `tools/vendor_web.py`; do not edit these files by hand.", ""]
    lines += ["| npm package | version | licence | sha256 of the package |", "|---|---|---|---|"]
    lines += [f"| {n} | {v} | {LICENSES[n]} | `{hashes[n]}` |" for n, v in PACKAGES.items()]
    lines += ["", "| file | sha256 |", "|---|---|"]
    lines += [f"| {path.relative_to(WEB).as_posix()} | `{digest(path)}` |" for path in written]
    write(WEB / "vendor" / "VERSIONS.md", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
