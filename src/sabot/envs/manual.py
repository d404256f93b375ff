"""The tables of docs/environments.md from the code; `python -m sabot.envs.manual FILE` brings a page up to date."""

import re
import sys
from itertools import groupby
from pathlib import Path

from sabot.cards import format_face
from sabot.envs.actions import actions_of
from sabot.envs.layout import Layout, Part, layout_of
from sabot.envs.spaces import VERSION

MARKED = re.compile(r"(<!-- (?P<edition>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""What stands between the name of an edition and the end is made from the code."""


def up_to_date(text: str) -> str:
    """A page with all its tables made anew."""
    return MARKED.sub(lambda found: f"{found[1]}{describe(found['edition'])}{found[3]}", text)


def describe(edition: str) -> str:
    """The faces, actions and observations of an edition, as Markdown."""
    layout = layout_of(edition)
    faces = " ".join(format_face(face) for face in layout.actions.faces)
    planes, width = layout.shape
    sizes = f"{len(layout.actions.all)} actions; observations of {layout.size} numbers, or {planes} planes of {width}"
    return "\n".join(
        (
            f"`sabot/{edition}-v{VERSION}`: {sizes}.",
            "",
            f"The {layout.width} faces in their order: {faces}.",
            "",
            *_table(("action", "meaning"), _actions(edition)),
            "",
            *_table(("place", "plane", "how many cards show each face of"), _parts(layout, layout.planes)),
            "",
            *_table(("place", "numbers", "what they say"), _parts(layout, layout.numbers)),
            "",
        )
    )


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows)]


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def _actions(edition: str) -> list[tuple[str, ...]]:
    """Actions of one verb are one line."""
    rows: list[tuple[str, ...]] = []
    first = 0
    texts = [meaning.text for meaning in actions_of(edition).all]
    for verb, same in groupby(texts, key=lambda text: text.partition(" ")[0]):
        arguments = [text.partition(" ")[2] for text in same]
        meaning = f"`{verb} {arguments[0]}` … `{verb} {arguments[-1]}`" if arguments[0] else f"`{verb}`"
        rows.append((_span(first, len(arguments)), meaning))
        first += len(arguments)
    return rows


def _parts(layout: Layout, parts: tuple[Part, ...]) -> list[tuple[str, ...]]:
    return [(_span(layout.starts[part.name], part.size), f"`{part.name}`", part.meaning) for part in parts]


def main() -> None:
    """Bring the named files up to date."""
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(up_to_date(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
