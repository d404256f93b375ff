"""Randomly edited records: a changed match is noticed, and only Unreadable is raised, with the line."""

import re
from random import Random

import pytest
from hypothesis import given, settings

from sabot.errors import Unreadable
from sabot.match.record import format_record
from sabot.match.replay import Replay
from tests.support.match_bots import every_format, play
from tests.support.strategies import chances

RECORDS = [format_record(play(match)) for name, match in every_format() if name in ("lowest", "none", "rotation")]
EVENTS = [[event for step in Replay(text).steps for event in step.events] for text in RECORDS]
JUNK = ("", "#", "- ", "a: b", "winners: [ana]", "  - ana: draw", "- commitment: 0", "...", "---", "\t", "[", "&a *a")


def spoil_lines(text: str, chance: Random) -> str:
    """Delete a line, duplicate it, swap it with another, replace it, or insert a line before it."""
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(5):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case 3:
            lines[one] = chance.choice(JUNK)
        case _:
            lines.insert(one, chance.choice(JUNK))
    return "\n".join(lines)


def spoil_characters(text: str, chance: Random) -> str:
    """Delete, insert or replace some characters."""
    place = chance.randrange(len(text))
    character = chance.choice((*text[:400], *"\x00\x7f\x85\u2028\ud800é😀\r\t&*!|>%@`?~=<"))
    count = chance.choice((0, 1, 1, 1, 5, 500))
    return text[:place] + chance.choice((character, "")) + text[place + count :]


def spoil_words(text: str, chance: Random) -> str:
    """Replace a word with another word of the text."""
    words = list(re.finditer(r"[\w+*']+", text))
    one, other = chance.choice(words), chance.choice(words)
    return text[: one.start()] + other.group() + text[one.end() :]


def spoil(text: str, chance: Random) -> str:
    return chance.choice((spoil_lines, spoil_characters, spoil_words))(text, chance)


def read(text: str) -> Replay | Unreadable:
    """The result of replaying a record."""
    try:
        return Replay(text)
    except Unreadable as error:
        return error


def check_error(error: Unreadable) -> None:
    """Check that the error is one line and names a line of the record."""
    assert re.fullmatch(r"line \d+: .+", str(error)), error


def one_edit(chance: Random) -> None:
    which = chance.randrange(len(RECORDS))
    match read(spoil(RECORDS[which], chance)):
        case Unreadable() as error:
            check_error(error)
        case replay:
            events = [event for step in replay.steps for event in step.events]
            assert events == EVENTS[which][: len(events)], "it was read as another match"


def many_edits(chance: Random) -> None:
    text = chance.choice(RECORDS)
    for _ in range(chance.randrange(2, 8)):
        text = spoil(text, chance)
    match read(text):
        case Unreadable() as error:
            check_error(error)
        case replay:
            assert format_record(replay.match)


@settings(max_examples=300)
@given(chances)
def test_one_edit_is_noticed_or_does_not_matter(chance: Random) -> None:
    one_edit(chance)


@settings(max_examples=200)
@given(chances)
def test_however_a_record_is_spoilt_only_unreadable_comes_out(chance: Random) -> None:
    many_edits(chance)


@pytest.mark.soak
@settings(max_examples=10_000)
@given(chances)
def test_edits_without_end(chance: Random) -> None:
    one_edit(chance)
    many_edits(chance)
