"""Entries of the log: each prints as one line of text, and reads back as the same."""

from typing import get_args

import pytest
from msgspec import ValidationError
from msgspec.json import decode

from sabot.server.tables.log import entries as log
from sabot.server.tables.log.entries import AnyEntry, format_entry, parse_entry
from sabot.server.tables.settings import Clocks, Settings

SETTINGS = Settings(
    edition="wizz",
    options={"wheel": {"war": 3}, "trade": "choose"},
    format={"scoring": "elimination", "target": 200},
    seats=("person", "careful", "random"),
    public=True,
    spectators=False,
    hints=True,
    clocks=Clocks(decision=12.5, window=0.0, pause=600.0, pace=0.25),
    title="Sunday ☂",
)
ENTRIES: tuple[AnyEntry, ...] = (
    log.Opened(at=1, by="g", name="ana", settings=SETTINGS, rules=2),
    log.Sat(at=2, by="h", id="c-1", name="Zoë 😀", seat=1, salt='"tuna"'),
    log.Asked(at=3, by="h", name="Zoë", seat=1, place="0f"),
    log.Answered(at=3, by="g", guest="h", allowed=False),
    log.Left(at=3, by="h"),
    log.Removed(at=4, by="g", guest="h", place="0f"),
    log.Changed(at=5, by="g", seat=1, to="careful"),
    log.Started(at=6, by="g", names=("Cy", "Bo 2")),
    log.Branched(at=6, by="g", record="record: 1\nrules: 1\n"),
    log.Introduced(
        at=6, by="g", name="Ivy", hands=(("R7",), ("wild+4",)), draw=("B1",), discard=("R5",), wishes=("draw",)
    ),
    log.Readied(at=7, by="g", salt="sel"),
    log.Dealt(at=8),
    log.Acted(at=9, by="g", id="c-2", seat=0, action="play R7"),
    log.Missed(at=10, seat=0),
    log.Returned(at=11, by="g"),
    log.Unhurried(at=11, by="g", more_time=True),
    log.Resumed(at=11, paused=60_000),
    log.Chatted(at=12, by="g", name="ana", text="hello\\u2028"),
    log.Reported(at=13, by="g", line=1_000_000_001, author="h"),
    log.Muted(at=13, by="g", guest="h", name="bo", muted=False),
    log.Rematched(at=14, by="g", table="another"),
    log.Closed(at=15, by="g"),
)


def test_there_is_an_example_of_every_kind() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(AnyEntry))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_reads_back_as_it_was(entry: AnyEntry) -> None:
    text = format_entry(entry)
    assert "\n" not in text
    assert parse_entry(text) == parse_entry(text.encode()) == entry
    assert format_entry(parse_entry(text)) == text


def test_the_text_of_an_entry_says_what_it_is_and_nothing_that_goes_without_saying() -> None:
    entry = log.Acted(at=9, by="g", seat=0, action="play R7")
    assert decode(format_entry(entry)) == {"kind": "acted", "at": 9, "by": "g", "seat": 0, "action": "play R7"}
    assert decode(format_entry(log.Dealt(at=8))) == {"kind": "dealt", "at": 8}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"kind":"cheated","at":1}',
        '{"kind":"dealt"}',
        '{"kind":"dealt","at":"1"}',
        '{"kind":"acted","at":1,"seat":0}',
        '{"kind":"chatted","at":1,"by":"g","name":"ana","text":"' + 201 * "a" + '"}',
        '{"kind":"opened","at":1,"by":"g","name":"ana","settings":{"edition":"flip","seats":["person"]}}',
        '{"kind":"opened","at":1,"by":"g","name":"ana","settings":{"edition":"flip","clocks":{"window":11}}}',
        '{"kind":"opened","at":1,"by":"g","name":"ana","settings":{"edition":"flip","colour":"red"}}',
    ],
)
def test_what_is_no_entry_is_not_read(text: str) -> None:
    with pytest.raises((ValidationError, ValueError)):
        parse_entry(text)


def test_every_kind_has_a_name_of_its_own() -> None:
    kinds = [decode(format_entry(entry))["kind"] for entry in ENTRIES]
    assert kinds == [type(entry).__name__.lower() for entry in ENTRIES]
