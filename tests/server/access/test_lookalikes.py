"""Names that look alike: other scripts, widths, cases, marks, invisible characters and orders make no new name."""

from itertools import combinations
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.bots import NAMES
from sabot.errors import Unreadable
from sabot.server.access.identity import check_name
from sabot.server.access.lookalikes import are_alike, distinct_name, distinct_names

ANA = "\N{CYRILLIC CAPITAL LETTER A}n\N{CYRILLIC SMALL LETTER A}"
TWINS = {
    "Ana": [
        ANA,
        "\N{GREEK CAPITAL LETTER ALPHA}na",
        "A\N{GREEK CAPITAL LETTER NU}A",
        "\uff21\uff4e\uff41",
        "\U0001d400\U0001d427\U0001d41a",
        "ANA",
        "A\N{VARIATION SELECTOR-1}na",
        "An\N{COMBINING GRAPHEME JOINER}a",
        "A\N{HANGUL FILLER}na",
        "A\N{ZERO WIDTH JOINER}na",
        "\N{RIGHT-TO-LEFT MARK}Ana",
        "A\N{COMBINING DOT BELOW}na",
        "An\u00e1",
        "A na",
    ],
    "Bill": ["BiII", "Bi11", "bIII", "Bi\N{DIVIDES}l"],
    "Barney": ["Bame\N{CYRILLIC SMALL LETTER U}", "Bamey"],
    "O0O": ["000", "\N{GREEK CAPITAL LETTER OMICRON}oo"],
    "fin": ["\N{LATIN SMALL LIGATURE FI}n"],
    "\u05d0\u05d11": ["1\u05d0\u05d1"],
}


@pytest.mark.parametrize(("name", "twin"), [(name, twin) for name, twins in TWINS.items() for twin in twins])
def test_a_look_alike_gets_a_number(name: str, twin: str) -> None:
    assert are_alike(name, twin)
    assert are_alike(twin, name)
    assert distinct_name(twin, ["Zoe", name]) == f"{twin} 2"


@pytest.mark.parametrize(("name", "other"), [("Ana", "Anna"), ("Bo", "Bob"), ("Jo", "Joe"), ("李", "王"), ("😀", "😁")])
def test_different_names_stay_as_they_are(name: str, other: str) -> None:
    assert distinct_name(name, [other]) == name


def test_the_names_of_bots_differ_from_each_other() -> None:
    assert not [pair for pair in combinations(NAMES, 2) if are_alike(*pair)]


def test_bots_get_names_that_look_like_nobodys() -> None:
    twin = "\N{CYRILLIC CAPITAL LETTER VE}\N{CYRILLIC SMALL LETTER O}"
    assert distinct_names(NAMES, [twin]) == (*(name for name in NAMES if name != "Bo"), "Bo 2")


def test_nobody_is_called_like_the_referee() -> None:
    for name in ("Referee", "REF\N{CYRILLIC CAPITAL LETTER IE}REE", "r\u00e9f\u00e9ree"):
        with pytest.raises(Unreadable) as caught:
            check_name(name)
        assert caught.value.code == "taken-name"


@pytest.mark.parametrize("hidden", ["\u200b", "\u200e", "\u202e", "\u2066", "\u00ad", "\ufeff", "\U000e0041"])
def test_a_name_has_no_invisible_formatting(hidden: str) -> None:
    with pytest.raises(Unreadable):
        check_name(f"An{hidden}a")


@given(st.text(min_size=1, max_size=30), st.lists(st.text(max_size=30), max_size=12))
def test_a_distinct_name_is_like_none_of_the_others(name: str, others: list[str]) -> None:
    found = distinct_name(name, [*others, name])
    assert found.startswith(name)
    assert not any(are_alike(found, other) for other in [*others, name])


@given(st.text(max_size=30))
def test_forms_of_one_text_look_alike(name: str) -> None:
    for twin in (normalize("NFD", name), normalize("NFKC", name), name.casefold(), f" {name}\ufe0f"):
        assert are_alike(name, twin)
