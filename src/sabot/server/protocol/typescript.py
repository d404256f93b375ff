"""Prints the protocol and lists of words as TypeScript: `python -m sabot.server.protocol.typescript`."""

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

from msgspec import inspect as kinds

from sabot.bots.characters.cast import CAST, LEVELS_WITH_WAYS
from sabot.bots.characters.ways import PLAIN as PLAIN_WAY
from sabot.editions import EDITIONS
from sabot.kernel.effects.attack import INNOCENT_COSTS
from sabot.match.formats import SEATS_OF
from sabot.notation.actions import CALL_VERBS, CARD_VERBS, OUT_OF_TURN_VERBS
from sabot.notation.events import Event
from sabot.options import GROUPS
from sabot.server.access.spoken_codes import ALPHABET
from sabot.server.api import ENDPOINTS
from sabot.server.api.problems import Problem
from sabot.server.protocol.client_messages import Message
from sabot.server.protocol.server_messages import PROTOCOL, Answer
from sabot.server.tables.settings import TOURNAMENTS
from sabot.views import View

Shape = kinds.StructType | kinds.DataclassType

PLAIN: dict[type, str] = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}
NAMES: dict[type, str] = {Event: "GameEvent"}
"""Types with another name in TypeScript, where `Event` is something else."""
REFINED = {
    "Shown.view": "View | null",
    "Shown.events": "GameEvent[]",
    "StepShown.events": "GameEvent[]",
}
"""Fields whose type the notation defines."""
APART = {"View.legal"}
"""Fields of the view that are sent beside it."""
LISTS = {
    "CARD_VERBS": CARD_VERBS,
    "OUT_OF_TURN_VERBS": OUT_OF_TURN_VERBS,
    "CALL_VERBS": CALL_VERBS,
    "OPTION_GROUPS": GROUPS,
    "TOURNAMENTS": TOURNAMENTS,
    "LEVELS_WITH_WAYS": LEVELS_WITH_WAYS,
}
"""The lists that the page needs: verbs (`sabot.notation.actions`), groups of options (`sabot.options`), scorings, and
the levels of bots that have ways of playing (`sabot.bots.characters.cast`)."""
WAYS = {character.face: place for place, character in enumerate(CAST) if character.way != PLAIN_WAY}
"""The characters with a way of playing, and their places in the order in which bots sit down, from 0."""


def typescript() -> str:
    """All types that are sent in either direction, as TypeScript."""
    types = [Message, Answer, View, Event, Problem, *_of_endpoints()]
    shapes: dict[type, Shape] = {}
    for info in kinds.multi_type_info(types):
        _collect(info, shapes)
    ways = json.dumps(WAYS)
    parts = [
        "// Made by `python -m sabot.server.protocol.typescript`: what server and page send each other.",
        f"export const PROTOCOL = {PROTOCOL};",
        _games(),
        *(f"export const {name}: readonly string[] = {json.dumps(words)};" for name, words in LISTS.items()),
        f"/** How many more cards a wrong challenge costs. */\nexport const INNOCENT_COSTS = {INNOCENT_COSTS};",
        f"/** The letters of the codes of tables. */\nexport const CODE_LETTERS = {json.dumps(ALPHABET)};",
        f"/** Bots with a way of playing, by their place. */\nexport const WAYS: Record<string, number> = {ways};",
        f"export const SEATS_OF: Record<string, readonly number[]> = {json.dumps(SEATS_OF)};",
        *(_interface(cls, shape) for cls, shape in shapes.items()),
    ]
    return "\n\n".join(parts) + "\n"


def _games() -> str:
    """The editions, which the page shows before it asks the server."""
    lines = ["/** The games, with cards that show at a glance which one it is, the most telling last. */"]
    lines.append("export const GAMES = {")
    for edition in EDITIONS.values():
        fan = ", ".join(f'"{card}"' for card in edition.fan)
        lines.append(f"  {edition.name}: {{ fan: [{fan}], hasWheel: {str(edition.has_wheel).lower()} }},")
    return "\n".join([*lines, "} as const;"])


def _of_endpoints() -> Iterator[Any]:
    for endpoint in ENDPOINTS:
        yield from (endpoint.takes[name] for name in ("body",) if name in endpoint.takes)
        yield endpoint.gives


def _collect(info: kinds.Type, shapes: dict[type, Shape]) -> None:
    """Collect all structs within a type, in the order of their appearance."""
    if isinstance(info, Shape):
        if info.cls not in shapes:
            shapes[info.cls] = info
            for field in info.fields:
                _collect(field.type, shapes)
    else:
        for part in _parts(info):
            _collect(part, shapes)


def _parts(info: kinds.Type) -> tuple[kinds.Type, ...]:
    """The types that a type is composed of."""
    match info:
        case kinds.Metadata():
            return (info.type,)
        case kinds.UnionType():
            return info.types
        case kinds.ListType() | kinds.VarTupleType():
            return (info.item_type,)
        case kinds.TupleType():
            return info.item_types
        case kinds.DictType():
            return (info.key_type, info.value_type)
        case _:
            return ()


def _interface(cls: type, shape: Shape) -> str:
    docs = _docs(cls)
    lines = [f"/** {_first_line(cls)} */", f"export interface {_name(cls)} {{"]
    for field in shape.fields:
        place = f"{cls.__name__}.{field.name}"
        if place in APART:
            continue
        if field.name in docs:
            lines.append(f"  /** {docs[field.name]} */")
        is_optional = not field.required
        lines.append(f"  {field.encode_name}{'?' * is_optional}: {REFINED.get(place) or _field(cls, field)};")
    return "\n".join([*lines, "}"])


def _field(cls: type, field: kinds.Field) -> str:
    """The type of a field. Events omit fields that are null."""
    text = _text(field.type)
    return text.removesuffix(" | null") if cls is Event else text


def _text(info: kinds.Type) -> str:
    """A type in TypeScript."""
    parts = _parts(info)
    match info:
        case kinds.Metadata():
            return _text(info.type)
        case kinds.StructType() | kinds.DataclassType():
            return _name(info.cls)
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
        case kinds.UnionType():
            return " | ".join(map(_text, parts))
        case kinds.ListType() | kinds.VarTupleType():
            item = _text(parts[0])
            return f"({item})[]" if " " in item and "<" not in item else f"{item}[]"
        case kinds.TupleType():
            return f"[{', '.join(map(_text, parts))}]"
        case kinds.DictType():
            return f"Record<{', '.join(map(_text, parts))}>"
        case _:
            return PLAIN[type(info)]


def _name(cls: type) -> str:
    return NAMES.get(cls, cls.__name__)


def _first_line(cls: type) -> str:
    return (inspect.getdoc(cls) or "").partition("\n")[0]


def _docs(cls: type) -> dict[str, str]:
    """The docstring of each field, which follows it."""
    tree = ast.parse(dedent(inspect.getsource(cls))).body[0]
    assert isinstance(tree, ast.ClassDef)
    said = {}
    for field, doc in zip(tree.body, tree.body[1:], strict=False):
        match field, doc:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                said[name] = text
    return said


if __name__ == "__main__":
    sys.stdout.write(typescript())
