"""Documents with line numbers: values, their lines, and one-line error messages."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.errors import Unreadable
from sabot.notation.documents import DEEPEST, Entry, parse_document, parse_tree, write_line
from sabot.words.language import speak

MISREAD = (
    *("yes", "no", "on", "off", "null", "~", "true", "42", "007", "0x1f", "1_000", "1e5", ".5", ".inf", ".nan", "1:30"),
    *("2024-01-31", "=", "<<", "", " ", " a", "a ", "#x", "a #x", "a: b", "a:", ":a", "- a", "-", "---", "...", "a..."),
    *(
        "? a",
        "?",
        "&a",
        "*a",
        "!a",
        "!!int",
        "%a",
        "@a",
        "`a",
        "|",
        ">",
        "[a",
        "a]",
        "{a",
        "a}",
        "a, b",
        "'",
        '"',
        "\\",
    ),
    *("it's", '"a"', "\\n", "é", "ß", "Жanna", "日本", "😀", "x" * 5000, "😀" * 500, "'" * 300),
)
"""Texts that YAML would read as something else if they were not quoted."""


def in_short(text: str) -> str:
    return ascii(text)[:20]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab: #-'", max_size=5), inner, max_size=4),
    max_leaves=10,
)


@pytest.mark.parametrize("text", MISREAD, ids=in_short)
def test_a_text_is_written_in_one_line_that_is_read_as_the_same_text(text: str) -> None:
    line = write_line(text)
    assert "\n" not in line
    assert parse_tree(f"key: {line}\n").plain == {"key": text}
    assert parse_tree(f"- {line}\n- {line}\n").plain == [text, text]


@pytest.mark.parametrize("text", [text for text in MISREAD if len(text) <= 500], ids=in_short)
def test_a_text_is_a_key_if_it_is_not_too_long(text: str) -> None:
    assert parse_tree(f"- {write_line(text)}: 1\n").plain == [{text: 1}]


@given(values)
def test_any_value_is_written_in_one_line_and_read_again(value: Any) -> None:
    line = write_line(value)
    assert "\n" not in line
    assert parse_tree(f"{line}\n").plain == value


def test_a_line_is_not_broken_however_long() -> None:
    """A line break would let half of a line look like a whole one."""
    assert write_line([f"a name of many words {number}" for number in range(1000)]).count("\n") == 0


def test_a_repeated_value_is_written_out_twice() -> None:
    twice = ["ana", "bo"]
    assert write_line({"one": twice, "two": twice}) == "{one: [ana, bo], two: [ana, bo]}"


def test_a_multiline_text_is_written_in_one_line() -> None:
    assert write_line("a\nb\n") == r'"a\nb\n"'


def test_emoji_are_written_as_they_are() -> None:
    """PyYAML with its C library would escape them. The line must be the same with and without it."""
    assert write_line("😀") == "😀"


def test_every_value_knows_its_line() -> None:
    tree = parse_tree("a: 1\nb:\n  - 2\n  - c: 3\n    d: {e: 4,\n        f: 5}\ng:\n")
    assert tree.line == 1
    root = tree.value
    assert root["a"] == Entry(1, 1)
    assert root["b"].line == 2, "a value stands where its key does"
    first, second = root["b"].value
    assert first == Entry(2, 3)
    assert second.line == 4
    assert {key: entry.line for key, entry in second.value.items()} == {"c": 4, "d": 5}
    assert {key: entry.line for key, entry in second.value["d"].value.items()} == {"e": 5, "f": 6}
    assert root["g"] == Entry(None, 7)
    assert tree.plain == {"a": 1, "b": [2, {"c": 3, "d": {"e": 4, "f": 5}}], "g": None}


def test_an_empty_text_is_read_as_none() -> None:
    assert parse_tree("") == parse_tree("# only this\n") == Entry(None, 1)


BAD = {
    "a key twice": ("a: 1\nb: 2\na: 3\n", 3, "the key “a” appears twice"),
    "a key twice, once quoted": ("a: 1\nb: {c: 1, 'c': 2}\n", 2, "the key “c” appears twice"),
    "one level too many": ("a: 1\nb: " + "[" * DEEPEST + "]" * DEEPEST + "\n", 2, "nested too deeply"),
    "far too many levels": ("a: 1\nb: " + "[" * 100_000, 2, "nested too deeply"),
    "no such day": ("a: 1\nb: 2024-02-31\n", 2, "the value “2024-02-31” cannot be read"),
    "a number too long": ("a: 1\nb: " + "9" * 10_000 + "\n", 2, "the value “9+\\.\\.\\.9+” cannot be read"),
    "an open list": ("a: 1\nb: [2\nc: 3\n", 3, "a comma or a “]” is missing"),
    "an open mapping": ("a: 1\nb: {c: 2\nd: 3\n", 3, "a comma or a “}” is missing"),
    "an open text": ('a: 1\nb: "c\n', 3, "a quotation mark is missing"),
    "a stray backslash": ('a: 1\nb: "\\q"\n', 2, "a backslash"),
    "two colons": ("a: 1\nb: c: d\n", 2, "a colon cannot stand here"),
    "a key alone": ("a: 1\nb\nc: 2\n", 3, "a colon is missing after a key"),
    "a key in a list": ("- a\nb: 1\n", 2, "the indentation of the lines above"),
    "a tab": ("a: 1\n\tb: 2\n", 2, "a value cannot begin with this character"),
    "a control character": ("a: 1\nb: \x07\n", 2, r"unacceptable character “\\x07”: this is not text"),
    "half a character": ("a: 1\nb: \udcff\n", 2, r"unacceptable character “\\udcff”: this is not text"),
    "two documents": ("a: 1\n---\nb: 2\n", 2, "a second document begins here"),
}
BAD_TREES = {
    "a list as key": ("a: 1\n[b]: 2\n", 2, "a key must be a word"),
    "an anchor": ("a: &x 1\nb: 2\n", 1, "written out"),
    "an alias": ("a: 1\nb: *x\n", 2, "written out"),
    "a tag of YAML": ("a: 1\nb: !!bool maybe\n", 2, "written out"),
    "a tag of a list": ("a: 1\nb: !mine [2]\n", 2, "written out"),
    "a merge": ("a: 1\nb:\n  <<: {c: 1}\n", 3, "merge"),
}


def invalid(rows: dict[str, tuple[str, int, str]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("text", "line", "says"), rows.values(), ids=rows)


@invalid(BAD | BAD_TREES)
def test_an_error_is_one_line_with_the_line_number(text: str, line: int, says: str) -> None:
    with pytest.raises(Unreadable, match=says) as caught:
        parse_tree(text)
    assert caught.value.place == f"line {line}"
    assert "\n" not in str(caught.value)


@invalid(BAD)
def test_a_position_is_read_with_the_same_strictness(text: str, line: int, says: str) -> None:
    with pytest.raises(Unreadable, match=says) as caught:
        parse_document(text)
    assert caught.value.place == f"line {line}"


def test_a_position_may_name_a_list_and_repeat_it() -> None:
    assert parse_document("a: &hand [R7]\nb: *hand\n") == {"a": ["R7"], "b": ["R7"]}
    with pytest.raises(Unreadable, match="the value “maybe” cannot be read"):
        parse_document("a: 1\nb: !!bool maybe\n")


@given(st.text(st.characters(exclude_categories=()) | st.sampled_from(":-#&*!|>%@[]{},'\"\\\n \t?0:x"), max_size=60))
def test_any_text_is_read_or_raises_unreadable(text: str) -> None:
    for reader in (parse_tree, parse_document):
        with suppress(Unreadable):
            reader(text)


@invalid(BAD)
def test_an_error_is_said_in_the_language_of_the_reader(text: str, line: int, says: str) -> None:
    """What the parser itself says is in English: the message does not repeat it."""
    with pytest.raises(Unreadable) as caught:
        parse_document(text)
    assert str(caught.value.words.get("problem", "no words of the parser")) not in caught.value.say(speak("fr"))
