"""Generates the tables of docs/environments.md; `python -m sabot.envs.manual FILE` brings a page up to date."""

import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from inspect import Parameter, signature
from itertools import groupby
from pathlib import Path

from sabot.cards import format_face
from sabot.editions import EDITIONS
from sabot.envs.aec import Table
from sabot.envs.registration import IDS
from sabot.envs.rendering import RENDER_MODES
from sabot.envs.rules.rewards import Reward
from sabot.envs.single import Seat
from sabot.envs.spaces.actions import actions_of
from sabot.envs.spaces.gym_spaces import HISTORY, KINDS
from sabot.envs.spaces.layout import MOST_EVENTS, Layout, Part, layout_of
from sabot.envs.vector import Tables
from sabot.round import FEWEST, MOST

MARKED = re.compile(r"(<!-- (?P<name>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""A generated part of the page: a name, the table, and the end mark."""
Row = tuple[str, ...]


def _either(values: Iterable[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


MEANINGS = {
    "edition": _either(EDITIONS),
    "players": f"{FEWEST} to {MOST}",
    "format": 'the options of a match, such as `{"scoring": "partners", "target": 300}`; '
    "by default one round, with a random dealer",
    "num_envs": "how many tables",
    "opponents": "the bots: one name for all, or one for each seat to the left of the agent",
    "observation": f"{_either(KINDS)}: see [observations](#masks-and-observations)",
    "reward": f"{_either(Reward.names())}: see [rewards](#rewards)",
    "history": f"how many of the last events an observation contains, at most {MOST_EVENTS}: see [history](#history)",
    "threads": "how many threads step the tables",
    "max_cycles": "all agents are truncated after this many decisions",
    "compiled": "use the compiled rules (by default if the extra `fast` is installed); the same rounds, faster, "
    "after compiling once for a minute",
    "render_mode": f"{_either(RENDER_MODES)}: the table as the agent that is asked sees it",
    "options": "options of the edition, as `Game.deal` takes them",
}
"""The meaning of each keyword of the environments."""


def up_to_date(text: str) -> str:
    """A page with all its tables generated again."""
    return MARKED.sub(lambda found: found[1] + "\n".join((*TABLES[found["name"]](), found[3])), text)


def _spaces() -> list[str]:
    """The sizes of each edition's spaces."""
    rows: list[Row] = []
    for edition, name in IDS.items():
        layout = layout_of(edition)
        planes, width = layout.shape
        rows.append((f"`{name}`", str(len(layout.actions.all)), str(layout.size), f"{planes} × {width}"))
    return _table(("id", "actions", "`flat`", "`planes`"), rows)


def _versions() -> list[str]:
    return _table(("version", "what changed"), [(str(version), change) for version, change in HISTORY.items()])


def _keywords(environment: type) -> list[str]:
    """The keywords of an environment's constructor."""
    rows: list[Row] = []
    for keyword in signature(environment).parameters.values():
        if keyword.kind is Parameter.VAR_KEYWORD:
            rows.append(("any other", "", MEANINGS[keyword.name]))
        else:
            default = "" if keyword.default in (None, Parameter.empty) else f"`{keyword.default!r}`"
            rows.append((f"`{keyword.name}`", default, MEANINGS[keyword.name]))
    return _table(("keyword", "default", "meaning"), rows)


def _edition(edition: str) -> list[str]:
    """The faces, actions and observations of an edition."""
    layout = layout_of(edition)
    faces = " ".join(format_face(face) for face in layout.actions.faces)
    return [
        f"The {layout.width} faces in their order: {faces}.",
        "",
        *_table(("action", "meaning"), _actions(edition)),
        "",
        *_table(("place", "plane", "how many cards show each face of"), _parts(layout, layout.planes)),
        "",
        *_table(("place", "numbers", "meaning"), _parts(layout, layout.numbers)),
    ]


TABLES: dict[str, Callable[[], list[str]]] = {
    "spaces": _spaces,
    "aec": partial(_keywords, Table),
    "single": partial(_keywords, Seat),
    "vector": partial(_keywords, Tables),
    "versions": _versions,
    **{edition: partial(_edition, edition) for edition in EDITIONS},
}
"""The generator of each table, in the order of the page."""


def _table(head: Row, rows: list[Row]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows)]


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def _actions(edition: str) -> list[Row]:
    """One row for all actions of a verb."""
    rows: list[Row] = []
    first = 0
    texts = [meaning.text for meaning in actions_of(edition).all]
    for verb, same in groupby(texts, key=lambda text: text.partition(" ")[0]):
        arguments = [text.partition(" ")[2] for text in same]
        meaning = f"`{verb} {arguments[0]}` … `{verb} {arguments[-1]}`" if arguments[0] else f"`{verb}`"
        rows.append((_span(first, len(arguments)), meaning))
        first += len(arguments)
    return rows


def _parts(layout: Layout, parts: tuple[Part, ...]) -> list[Row]:
    return [(_span(layout.starts[part.name], part.size), f"`{part.name}`", part.meaning) for part in parts]


def main() -> None:
    """Bring the named files up to date."""
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(up_to_date(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
