"""Reading YAML (and so JSON) without surprises: no aliases to unfold, no key twice, one clear line for every error."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple, TypeVar

import yaml

from sabot.errors import Unreadable

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


UNBROKEN = 1 << 30
"""A width that no line reaches."""
DEEPEST = 50
"""How deeply a text may be nested; a position needs three levels."""


class _Strict(_Loader):  # type: ignore[misc]  # the C loader where PyYAML was built with it
    """Refuses a key that stands twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        self.refuse_twins(node)
        mapping: dict[Hashable, Any] = super().construct_mapping(node, deep)
        return mapping

    def refuse_twins(self, node: yaml.MappingNode) -> None:
        """Raise an error if a key stands twice."""
        keys = set()
        for key_node, _ in node.value:
            key = (key_node.tag, key_node.value) if isinstance(key_node, yaml.ScalarNode) else None
            if key is not None and key in keys:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key_node.value!r} stands twice", key_node.start_mark
                )
            keys.add(key)


def parse_document(text: str) -> Mapping[str, Any]:
    """The mapping that a text stands for, or Unreadable with the line."""
    document = _read(lambda: yaml.load(text, Loader=_Strict), text)  # a safe loader, made stricter
    if not isinstance(document, Mapping):
        raise Unreadable("this is not a position: a mapping of keys such as edition, players and hands is needed")
    return document


class Entry(NamedTuple):
    """A value and the line where it stands: a mapping to entries, a list of entries, or a plain value."""

    value: Any
    line: int

    @property
    def place(self) -> str:
        """Where it stands, for an error."""
        return f"line {self.line}"

    @property
    def plain(self) -> Any:
        """The value without lines."""
        if isinstance(self.value, dict):
            return {key: entry.plain for key, entry in self.value.items()}
        if isinstance(self.value, list):
            return [entry.plain for entry in self.value]
        return self.value


def parse_tree(text: str) -> Entry:
    """What a text stands for, every value with its line, or Unreadable."""
    return _read(lambda: _tree(text), text)


def _tree(text: str) -> Entry:
    for event in yaml.parse(text, Loader=_Loader):
        if isinstance(event, yaml.AliasEvent) and event.start_mark is not None:
            raise Unreadable("everything must be written out", f"line {event.start_mark.line + 1}")
    loader = _Strict(text)
    try:
        return _entry(loader, loader.get_single_node())
    finally:
        loader.dispose()


def _entry(loader: Any, node: yaml.Node | None) -> Entry:
    if node is None:
        return Entry(None, 1)
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        loader.refuse_twins(node)
        return Entry({_key(loader, key): _entry(loader, value) for key, value in node.value}, line)
    if isinstance(node, yaml.SequenceNode):
        return Entry([_entry(loader, item) for item in node.value], line)
    return Entry(loader.construct_object(node), line)


def _key(loader: Any, node: yaml.Node) -> Hashable:
    if not isinstance(node, yaml.ScalarNode):
        raise yaml.constructor.ConstructorError(None, None, "a key must be a word", node.start_mark)
    key: Hashable = loader.construct_object(node)
    return key


Found = TypeVar("Found")


def _read(reader: Callable[[], Found], text: str) -> Found:
    """What a reader makes of a text; every error as one line."""
    try:
        _check_depth(text)
        return reader()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Unreadable(_one_line(error.problem or "not YAML"), f"line {mark.line + 1}" if mark else "") from None
    except yaml.YAMLError as error:
        raise Unreadable(_one_line(str(error))) from None
    except (ValueError, RecursionError, OverflowError) as error:
        raise Unreadable(f"a value can not be read: {_one_line(str(error))}") from None


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
    return _write(dict(document), default_flow_style=None, width=1000)


def write_line(value: Any) -> str:
    """A value as YAML in one line, however long."""
    return _write(value, default_flow_style=True, width=UNBROKEN).removesuffix("...\n").rstrip("\n")


def _write(value: Any, **layout: Any) -> str:
    text: str = yaml.dump(
        value, Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper), sort_keys=False, allow_unicode=True, **layout
    )
    return text
