"""The compiled entry points give the same results as the interpreted rules."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest

import sabot
from sabot.editions import EDITIONS
from sabot.kernel.act import act
from sabot.kernel.codes import ARGUMENTS, Phase, Verb
from sabot.kernel.deal import deal
from sabot.kernel.legal import legal
from sabot.kernel.match.playing import nth_match, nth_round
from sabot.kernel.match.sheet import Sheet, new_sheet
from sabot.kernel.policies.built_in import Policy, choose, play_out, seat_asked
from sabot.kernel.primitives.flat import blank
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.setup import set_table
from sabot.kernel.sums import Sums
from sabot.kernel.table import CARDS, Table, copy_table
from sabot.options import MATCH_OPTIONS, resolve
from tests.support.flat_states import state_of

np: Any = pytest.importorskip("numpy", reason="the compiled side needs the extra `fast`")
pytest.importorskip("numba", reason="the compiled side needs the extra `fast`")
pytestmark = pytest.mark.compiled

EDITION_NAMES = tuple(EDITIONS)


def dealt(edition: str, seed: int = 1) -> Table:
    options = resolve(edition, {"uno_call": "auto"})
    game = EDITIONS[edition]
    table = set_table(game, options, 3, game.deck(options))
    reseed(table, seed, 0)
    deal(table)
    return table


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_rounds_of_a_seed_can_start_at_any_number(edition: str) -> None:
    from sabot.kernel.compiled.entry_points import play_rounds
    from sabot.kernel.compiled.records import load, records_of

    table, sums = dealt(edition), blank(Sums)
    records, added = records_of(table, 1), records_of(sums, 1)
    turns = np.zeros(5, np.int64)
    play_rounds(records, 7, 20, Policy.EAGER, added, turns)
    assert turns.tolist() == [nth_round(table, 7, index, Policy.EAGER, sums) for index in range(20, 25)]
    assert load(added, 0, Sums) == sums
    assert sum(sums.wins) == sum(sums.endings) == 5
    assert state_of(load(records, 0, Table)) == state_of(table)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_matches_of_a_seed_can_start_at_any_number(edition: str) -> None:
    from sabot.kernel.compiled.entry_points import play_matches
    from sabot.kernel.compiled.records import load, records_of

    sheet = new_sheet(resolve(edition, {"scoring": "lowest", "target": 100}, MATCH_OPTIONS), 3)
    table, sums = dealt(edition), blank(Sums)
    sheets, records, added = records_of(sheet, 1), records_of(table, 1), records_of(sums, 1)
    rounds = np.zeros(5, np.int64)
    play_matches(sheets, records, 7, 20, Policy.EAGER, added, rounds)
    assert rounds.tolist() == [nth_match(sheet, table, 7, index, Policy.EAGER, sums) for index in range(20, 25)]
    assert load(added, 0, Sums) == sums
    assert sum(sums.endings) == rounds.sum()
    assert load(sheets, 0, Sheet) == sheet


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_playouts_play_on_from_the_same_position(edition: str) -> None:
    from sabot.kernel.compiled.entry_points import playouts
    from sabot.kernel.compiled.records import load, records_of

    table = dealt(edition)
    records = records_of(table, 2)
    wins = np.zeros(3, np.int64)
    steps = playouts(records, 20, 7, Policy.EAGER, wins)
    expected, moves = [0, 0, 0], 0
    for index in range(20):
        copy = copy_table(table)
        reseed(copy, 7, index)
        moves += play_out(copy, Policy.EAGER)
        expected[copy.winner] += 1
    assert (wins.tolist(), steps) == (expected, moves)
    assert state_of(load(records, 0, Table)) == state_of(table)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_batch_is_stepped_like_single_tables(edition: str) -> None:
    """Each record takes its move, is dealt again when its round is over, and says who is asked for what."""
    from sabot.kernel.compiled.entry_points import step
    from sabot.kernel.compiled.records import load, records_of

    tables = [dealt(edition, seed) for seed in range(4)]
    records = np.concatenate([records_of(table, 1) for table in tables])
    moves = np.full(4, -1, np.int64)
    asked = np.zeros(4, np.int64)
    allowed = np.zeros((4, 4), np.int64)
    step(records, 0, 4, moves, asked, allowed)
    seats = [seat_asked(table) for table in tables]
    for _ in range(150):
        assert asked.tolist() == seats
        assert allowed.T.tolist() == [list(legal(table, seat)) for table, seat in zip(tables, seats, strict=True)]
        for index, table in enumerate(tables):
            move = choose(copy_table(table), seats[index], Policy.EAGER)
            moves[index] = move
            act(table, seats[index], move)
            if table.phase == Phase.OVER:
                deal(table)
            seats[index] = seat_asked(table)
        step(records, 0, 4, moves, asked, allowed)
    assert [state_of(load(records, index, Table)) for index in range(4)] == [*map(state_of, tables)]


def test_an_index_out_of_bounds_is_an_error_and_not_a_crash() -> None:
    from sabot.kernel.compiled.entry_points import step
    from sabot.kernel.compiled.records import records_of

    records = records_of(dealt("deluxe"), 1)
    moves = np.array([Verb.PLAY * ARGUMENTS + 5, 0], np.int64)
    with pytest.raises(IndexError):
        step(records, 0, 3, moves, np.zeros(2, np.int64), np.zeros((4, 2), np.int64))


@pytest.mark.parametrize("size", [0, CARDS + 1])
def test_an_index_out_of_a_field_is_an_error_too(size: int) -> None:
    """The top of the discard is read before the first card, or behind the last."""
    from sabot.kernel.compiled.entry_points import step
    from sabot.kernel.compiled.records import records_of

    table = dealt("deluxe")
    table.discard_size = size
    no_move = np.full(1, -1, np.int64)
    with pytest.raises(IndexError):
        step(records_of(table, 1), 0, 1, no_move, np.zeros(1, np.int64), np.zeros((4, 1), np.int64))


def test_other_compiled_code_of_the_process_still_counts_from_the_end() -> None:
    from numba import njit

    import sabot.kernel.compiled.entry_points  # noqa: F401  # whatever the rules tell Numba has been told

    @njit
    def exchange(rows: Any) -> Any:
        row = rows[0]
        row.line[-2] = row.line[-1] + row.grid[1, -1]
        return row.grid[-1][0]

    rows = np.zeros(1, [("line", "i8", 3), ("grid", "i8", (2, 2))])
    rows[0]["line"] = 1, 2, 3
    rows[0]["grid"] = (4, 5), (6, 7)
    assert exchange(rows) == 6
    assert rows[0]["line"].tolist() == [1, 10, 3]


def test_the_hash_of_compiled_code_leaves_no_source_out() -> None:
    """A pattern that matches no file would let a stale compiled version run after an edit."""
    from sabot.envs.runtimes.entry_points import SOURCES
    from sabot.kernel.compiled.cache import _SOURCES

    package = Path(sabot.__file__).parent
    assert [pattern for pattern in (*SOURCES, *_SOURCES) if not any(package.glob(pattern))] == []


def test_rules_import_only_modules_that_are_part_of_the_hash() -> None:
    """Compiled code contains the constants of imported modules; a change of others would go unnoticed."""
    import sabot.kernel.compiled.entry_points  # it imports every rule
    from sabot.kernel.compiled.cache import _SOURCES
    from sabot.kernel.primitives.rule import RULES

    package = Path(sabot.__file__).parent
    hashed = {path for pattern in _SOURCES for path in package.glob(pattern)}
    hashed.add(package / "cards" / "__init__.py")  # its numbers are those of cards/faces.py
    modules = {rule.__module__ for rule in RULES if rule.__module__.startswith("sabot.kernel.")}
    assert len(modules) > 15
    for module in modules:
        parsed = ast.parse(Path(sys.modules[module].__file__ or "").read_text("utf-8"))
        names = {node.module or "" for node in ast.walk(parsed) if isinstance(node, ast.ImportFrom)}
        imported = {Path(sys.modules[name].__file__ or "") for name in names if name.startswith("sabot.")}
        assert imported <= hashed, module
