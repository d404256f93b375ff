"""The rules play the same rounds and matches interpreted and compiled."""

from itertools import count, islice
from random import Random
from typing import Any

import pytest

from sabot.editions import EDITIONS
from sabot.kernel.codes import Phase
from sabot.kernel.deal import deal
from sabot.kernel.match.dealers import YEAR
from sabot.kernel.match.playing import nth_match
from sabot.kernel.match.sheet import Sheet, new_sheet
from sabot.kernel.policies.built_in import Policy, advance
from sabot.kernel.primitives.flat import blank
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.setup import set_table
from sabot.kernel.sums import Sums
from sabot.kernel.table import Table
from sabot.options import MATCH_OPTIONS, SHEETS, FirstDrawThree, Icon, Scoring, UnoWindow, resolve
from tests.support.flat_states import state_of
from tests.support.strategies import random_format, random_options

pytest.importorskip("numba", reason="the compiled side needs the extra `fast`")

MOVES = 400
SIZES = {"partners": (4, 6, 8, 10), "rotation": (4, 8)}
"""The number of players, for formats that do not allow any number."""


def some_table(seed: int) -> tuple[Table, int]:
    """A table of a random edition with random seats and options, after the deal."""
    chance = Random(seed)
    edition = chance.choice(list(EDITIONS))
    table = dealt(edition, random_options(edition, chance), chance.randint(2, 10), seed)
    return table, chance.choice((Policy.RANDOM, Policy.EAGER))


def dealt(edition: str, chosen: dict[str, Any], seats: int, seed: int) -> Table:
    """A table with these options."""
    options = resolve(edition, chosen)
    table = set_table(EDITIONS[edition], options, seats, EDITIONS[edition].deck(options))
    reseed(table, seed, 0)
    deal(table)
    return table


def differing_fields(one: object, other: object) -> list[str]:
    mine, others = state_of(one), state_of(other)
    return [name for name in mine if mine[name] != others[name]]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(60))
def test_every_field_is_equal_after_every_move(seed: int) -> None:
    compare_moves(*some_table(seed))


WAR_ONLY = {"wheel": dict.fromkeys(Icon.names(), 0) | {"war": 1}}
CHOSEN: list[tuple[str, dict[str, Any]]] = [
    *((edition, {"uno_window": window}) for edition in EDITIONS for window in UnoWindow.names()),
    *((edition, {"wrong_card": "penalty", "turn_cap": 60}) for edition in EDITIONS),
    *((edition, {"drawn_card": "must", "wild_draw": "bluff"}) for edition in EDITIONS),
    *((sheet.edition, {"sheet": name}) for name, sheet in SHEETS.items()),
    ("potter", {"howlers": 4, "howler_self": True}),
    ("flip", {"last_flip": "old"}),
    ("wizz", WAR_ONLY),
]


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "options"), CHOSEN, ids=str)
def test_every_field_is_equal_by_options_that_are_seldom_drawn(edition: str, options: dict[str, Any]) -> None:
    for seed in range(4):
        compare_moves(dealt(edition, options, 2 + seed, seed), Policy.RANDOM)


@pytest.mark.compiled
@pytest.mark.parametrize("option", FirstDrawThree.names())
def test_every_field_is_equal_after_a_first_draw_three(option: str) -> None:
    """It is seldom turned up: the first five deals in which it is."""
    tables = (dealt("potter", {"first_draw_three": option}, 3, seed) for seed in count())
    for table in islice((table for table in tables if table.turned_up and table.due == 3), 5):
        compare_moves(table, Policy.RANDOM)


def compare_moves(table: Table, policy: int) -> None:
    """Play a table on, interpreted and compiled, and compare it after every move."""
    from sabot.kernel.compiled.entry_points import advance_all
    from sabot.kernel.compiled.records import load, records_of

    table.recording = 1
    records = records_of(table, 1)
    for _ in range(MOVES):
        if table.phase == Phase.OVER:
            break
        table.event_count = 0
        records[0]["event_count"] = 0
        advance(table, policy)
        advance_all(records, 0, 1, policy, 1)
        assert differing_fields(table, load(records, 0, Table)) == []


def some_sheet(edition: str, scoring: str, players: int, chance: Random) -> Sheet:
    """The sheet of a match with this scoring, with the birthdays of all players or of none."""
    birthdays = [chance.randrange(YEAR) for _ in range(players * chance.randint(0, 1))]
    return new_sheet(resolve(edition, random_format(scoring, chance), MATCH_OPTIONS), players, birthdays)


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scoring", Scoring.names())
def test_sheet_table_and_sums_are_equal_after_every_match(edition: str, scoring: str) -> None:
    import numpy as np

    from sabot.kernel.compiled.entry_points import play_matches
    from sabot.kernel.compiled.records import load, records_of

    chance = Random(f"{edition} {scoring}")
    for players in SIZES.get(scoring, (2, 3, 5, 10)):
        options = resolve(edition, random_options(edition, chance))
        table = set_table(EDITIONS[edition], options, players, EDITIONS[edition].deck(options))
        sheet, sums = some_sheet(edition, scoring, players, chance), blank(Sums)
        sheets, records, all_sums = (records_of(thing, 1) for thing in (sheet, table, sums))
        policy = chance.choice((Policy.RANDOM, Policy.EAGER))
        rounds = np.zeros(1, np.int64)
        for index in range(3):
            assert nth_match(sheet, table, players, index, policy, sums) == sheet.rounds
            play_matches(sheets, records, players, index, policy, all_sums, rounds)
            assert rounds[0] == sheet.rounds
            assert differing_fields(sheet, load(sheets, 0, Sheet)) == []
            assert differing_fields(table, load(records, 0, Table)) == []
            assert differing_fields(sums, load(all_sums, 0, Sums)) == []
