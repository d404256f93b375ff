"""Reading YAML (and so JSON) without surprises: no aliases to unfold, no key twice, one clear line for every error."""

from collections.abc import Hashable, Mapping
from typing import Any

import yaml

from sabot.errors import Unreadable

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


DEEPEST = 50
"""How deeply a text may be nested; a position needs three levels."""


class _Strict(_Loader):  # type: ignore[misc]  # the C loader where PyYAML was built with it
    """Refuses a key that stands twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = set()
        for key_node, _ in node.value:
            key = (key_node.tag, key_node.value) if isinstance(key_node, yaml.ScalarNode) else None
            if key is not None and key in keys:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key_node.value!r} stands twice", key_node.start_mark
                )
            keys.add(key)
        mapping: dict[Hashable, Any] = super().construct_mapping(node, deep)
        return mapping


def parse_document(text: str) -> Mapping[str, Any]:
    """The mapping that a text stands for, or Unreadable with the line."""
    try:
        _check_depth(text)
        document = yaml.load(text, Loader=_Strict)  # a safe loader, made stricter
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Unreadable(_one_line(error.problem or "not YAML"), f"line {mark.line + 1}" if mark else "") from None
    except yaml.YAMLError as error:
        raise Unreadable(_one_line(str(error))) from None
    except (ValueError, RecursionError, OverflowError) as error:
        raise Unreadable(f"a value can not be read: {_one_line(str(error))}") from None
    if not isinstance(document, Mapping):
        raise Unreadable("this is not a position: a mapping of keys such as edition, players and hands is needed")
    return document


def _check_depth(text: str) -> None:
    """Refuse a text nested so deeply that reading it would exhaust the stack: no position is."""
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise Unreadable("this is nested too deeply")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _one_line(text: str) -> str:
    return " ".join(text.split())


def write_document(document: Mapping[str, Any]) -> str:
    """A mapping as YAML, one key a line."""
    text: str = yaml.dump(
        dict(document),
        Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper),
        sort_keys=False,
        default_flow_style=None,
        width=1000,
        allow_unicode=True,
    )
    return text
