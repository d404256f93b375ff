"""Valid and invalid settings of a table."""

from typing import Any

import pytest
from msgspec import ValidationError, json

from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.server.tables.settings import Settings, check_settings, shared


def read(**settings: Any) -> Settings:
    """Settings as a client sends them."""
    return json.decode(json.encode({"edition": "deluxe", **settings}), type=Settings)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_enough(edition: str) -> None:
    settings = read(edition=edition)
    check_settings(settings)
    assert settings.seats == ("person", "fair", "fair", "fair")
    assert (settings.public, settings.spectators, settings.hints) == (False, True, False)


@pytest.mark.parametrize(
    ("settings", "code", "places"),
    [
        ({"edition": "chess"}, "choice", ("edition",)),
        ({"seats": ["careful", "random"]}, "no-person", ("seats",)),
        ({"seats": ["person", "nobody"]}, "no-bot", ("seats[1]",)),
        ({"seats": ["person", "exec:true"]}, "no-bot", ("seats[1]",)),
        ({"seats": ["person", "sabot.bots.careful:Careful"]}, "no-bot", ("seats[1]",)),
        ({"title": "two\nlines"}, "one-line", ("title",)),
        ({"options": {"howlers": 4}}, "option-for", ("options",)),
        ({"options": {"turn_cap": 0}}, "option-number", ("options",)),
        ({"format": {"scoring": "rotation"}, "seats": ["person", "careful"]}, "scoring-for", ("format",)),
    ],
)
def test_what_no_table_can_be_is_refused_with_its_place(
    settings: dict[str, Any], code: str, places: tuple[str | int, ...]
) -> None:
    with pytest.raises(Unreadable) as caught:
        check_settings(read(**settings))
    assert (caught.value.code, caught.value.places) == (code, places)


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": ["person"]},
        {"seats": 11 * ["person"]},
        {"clocks": {"decision": -1}},
        {"clocks": {"decision": 3601}},
        {"clocks": {"window": 10.5}},
        {"clocks": {"pause": 601}},
        {"clocks": {"pace": 6}},
        {"clocks": {"hour": 1}},
        {"title": 201 * "x"},
        {"colour": "red"},
        {"public": "yes"},
    ],
)
def test_what_is_no_setting_is_not_read(settings: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        read(**settings)


def test_equal_settings_are_kept_once() -> None:
    one, two = (Settings(edition="wizz", title="friends") for _ in range(2))
    assert one is not two
    assert shared(one) is shared(two)
    assert shared(one) == one
    assert shared(Settings(edition="wizz")) != one
