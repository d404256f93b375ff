"""YAML (and so JSON) without surprises: no key twice, nothing too deep, and one clear line for every error."""

from collections.abc import Callable, Hashable, Mapping
from reprlib import repr as short
from typing import Any, NamedTuple, TypeVar

import yaml

from sabot.errors import Unreadable
from sabot.notation.parser_faults import parser_fault

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

UNBROKEN = 1 << 30
"""A width that no line reaches."""
DEEPEST = 50
"""How deeply a text may be nested; a position needs three levels."""


class _Strict(_Loader):  # type: ignore[misc]  # the C loader where PyYAML was built with it
    """Refuses a key that stands twice, and names the line of a value that stands for nothing."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except (ValueError, KeyError, OverflowError):
            raise Unreadable("value", _line(node.start_mark), value=short(node.value)) from None

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        self.refuse_twins(node)
        mapping: dict[Hashable, Any] = super().construct_mapping(node, deep)
        return mapping

    def refuse_twins(self, node: yaml.MappingNode) -> None:
        """Raise Unreadable if a key stands twice."""
        keys = set()
        for key_node, _ in node.value:
            key = (key_node.tag, key_node.value) if isinstance(key_node, yaml.ScalarNode) else None
            if key is not None and key in keys:
                raise Unreadable("key-twice", _line(key_node.start_mark), key=repr(key_node.value))
            keys.add(key)


def parse_document(text: str) -> Mapping[str, Any]:
    """The mapping that a text stands for, or Unreadable with the line."""
    document = _read(lambda: yaml.load(text, Loader=_Strict), text)  # a safe loader, made stricter
    if not isinstance(document, Mapping):
        raise Unreadable("not-a-position")
    return document


class Entry(NamedTuple):
    """A value and the line where it begins, or its key: a mapping to entries, a list of entries, or a plain value."""

    value: Any
    line: int

    @property
    def plain(self) -> Any:
        """The value without lines."""
        if isinstance(self.value, dict):
            return {key: entry.plain for key, entry in self.value.items()}
        if isinstance(self.value, list):
            return [entry.plain for entry in self.value]
        return self.value


def parse_tree(text: str) -> Entry:
    """The data in a text, every value with its line, or Unreadable."""
    return _read(lambda: _tree(text), text)


def _tree(text: str) -> Entry:
    _refuse_shorthand(text)
    loader = _Strict(text)
    try:
        return _entry(loader, loader.get_single_node())
    finally:
        loader.dispose()


def _entry(loader: Any, node: yaml.Node | None) -> Entry:
    if node is None:
        return Entry(None, 1)
    line = _line(node.start_mark)
    if isinstance(node, yaml.MappingNode):
        loader.refuse_twins(node)
        return Entry(
            {
                _key(loader, key): _entry(loader, value)._replace(line=_line(key.start_mark))
                for key, value in node.value
            },
            line,
        )
    if isinstance(node, yaml.SequenceNode):
        return Entry([_entry(loader, item) for item in node.value], line)
    return Entry(loader.construct_object(node), line)


def _line(mark: Any) -> int:
    line: int = mark.line
    return line + 1


def _key(loader: Any, node: yaml.Node) -> Hashable:
    if not isinstance(node, yaml.ScalarNode):
        raise Unreadable("key-not-a-word", _line(node.start_mark))
    key: Hashable = loader.construct_object(node)
    return key


Found = TypeVar("Found")


def _read(reader: Callable[[], Found], text: str) -> Found:
    """The data that a reader returns for a text; every error as one line."""
    try:
        _check_characters(text)
        _check_depth(text)
        return reader()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = _one_line(error.problem or str(error))
        line = _line(mark) if mark else ""
        raise Unreadable("yaml", line, fault=parser_fault(problem), problem=problem) from None


def _check_characters(text: str) -> None:
    """Refuse characters that YAML has not, such as those that stand for bytes which are no text."""
    strange = yaml.reader.Reader.NON_PRINTABLE.search(text)
    if strange:
        line = text.count("\n", 0, strange.start()) + 1
        raise Unreadable("character", line, character=ascii(strange.group()))


def _check_depth(text: str) -> None:
    """Refuse a text nested so deeply that reading it would exhaust the stack."""
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise Unreadable("too-deep", _line(event.start_mark))
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _refuse_shorthand(text: str) -> None:
    """Refuse what stands for something else: a few aliases of aliases would unfold to a tree without end."""
    for event in yaml.parse(text, Loader=_Loader):
        if isinstance(event, yaml.NodeEvent) and (event.anchor or getattr(event, "tag", None)):
            raise Unreadable("shorthand", _line(event.start_mark))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def write_document(document: Mapping[str, Any]) -> str:
    """A mapping as YAML, one key a line."""
    return _write(dict(document), getattr(yaml, "CSafeDumper", yaml.SafeDumper), default_flow_style=None, width=1000)


class _OneLine(yaml.SafeDumper):
    """Writes the same on every machine: the C dumper, where there is one, would escape emoji."""

    def ignore_aliases(self, data: object) -> bool:
        return True

    def represent_str(self, data: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", data, None if data.isprintable() else '"')


_OneLine.add_representer(str, _OneLine.represent_str)


def write_line(value: Any) -> str:
    """A value as YAML in one line, however long."""
    text = _write(value, _OneLine, default_flow_style=True, width=UNBROKEN)
    return text.removesuffix("...\n").rstrip("\n")


def _write(value: Any, dumper: Any, **layout: Any) -> str:
    text: str = yaml.dump(value, Dumper=dumper, sort_keys=False, allow_unicode=True, **layout)
    return text
