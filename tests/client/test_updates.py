"""Merging updates into a table."""

from typing import Any

import pytest

from sabot.client.updates import merge

SHOWN: dict[str, Any] = {
    "version": 3,
    "status": "open",
    "chat": [{"number": 1, "text": "hello"}, {"number": 2, "text": "draw!"}],
}


def test_what_an_update_does_not_name_stays() -> None:
    assert merge(SHOWN, {"version": 4, "host": True}) == {**SHOWN, "version": 4, "host": True}


def test_a_line_of_the_chat_is_replaced_by_its_number_and_keeps_its_place() -> None:
    lines = [{"number": 1, "text": "hello", "reports": 1}, {"number": 3, "text": "no"}]
    merged = merge(SHOWN, {"version": 4, "chat": lines})
    assert merged is not None
    assert merged["chat"] == [lines[0], {"number": 2, "text": "draw!"}, lines[1]]


def test_the_table_before_the_update_is_left_as_it_was() -> None:
    merge(SHOWN, {"version": 4, "status": "playing", "chat": [{"number": 3, "text": "no"}]})
    assert (SHOWN["version"], SHOWN["status"], len(SHOWN["chat"])) == (3, "open", 2)


@pytest.mark.parametrize("version", [2, 3, 5])
def test_an_update_that_is_old_or_too_new_does_not_follow(version: int) -> None:
    assert merge(SHOWN, {"version": version, "status": "playing"}) is None
