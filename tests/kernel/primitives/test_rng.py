"""Chance: both generators, and the stream of a key word by word."""

import hmac
from collections import Counter

import pytest

from sabot.errors import Unreadable
from sabot.game import Game
from sabot.kernel.primitives.rng import below, fraction, stream_of, word_of
from sabot.kernel.table import copy_table, new_table
from sabot.match import Match
from sabot.round import LARGEST_SEED, format_seed, parse_seed

KEY = bytes(range(32))


def test_word_n_of_a_stream_is_the_hmac_of_n() -> None:
    for n in (0, 1, 255, 256, 2**64 - 1):
        word = hmac.digest(KEY, n.to_bytes(8, "big"), "sha256")[:8]
        assert word_of(stream_of(KEY) + n) == int(word.hex(), 16)


def test_a_keyed_table_takes_one_word_after_the_other() -> None:
    table = new_table()
    table.seed = stream_of(KEY)
    words = [word_of(stream_of(KEY) + n) for n in range(3)]
    assert below(table, 108) == (words[0] >> 32) * 108 // 2**32
    assert fraction(table) == words[1] >> 8
    again = copy_table(table)
    assert below(table, 7) == below(again, 7) == (words[2] >> 32) * 7 // 2**32
    assert table.seed == again.seed == stream_of(KEY) + 3


def test_a_key_of_small_numbers_is_still_a_key() -> None:
    key = (1).to_bytes(32, "big")
    table = new_table()
    table.seed = stream_of(key)
    fraction(table)
    assert table.seed == stream_of(key) + 1


def test_every_number_comes_up_as_often() -> None:
    """The chi-square of 20,000 numbers below 10 stays under its 99.99th percentile; the key is fixed."""
    table = new_table()
    table.seed = stream_of(KEY)
    drawn = Counter(below(table, 10) for _ in range(20_000))
    assert sum((drawn[number] - 2000) ** 2 / 2000 for number in range(10)) < 33.7


def test_a_position_of_a_match_plays_on_with_the_same_chance() -> None:
    match = Match("wizz", ["ana", "bo"], seed=7)
    match.deal()
    game = match.games[0]
    again = Game.from_position(game.position())
    assert again.position() == game.position()
    assert f"/{27}\n" in game.position(), "a shuffle of 104 cards takes 27 words"


@pytest.mark.parametrize(
    "seed", ["7", "ab/1", f"{'0' * 64}/", f"{'0' * 64}/-1", "G" * 64 + "/1", f"{'0' * 64}/{2**64}"]
)
def test_a_seed_that_is_neither_number_nor_key_is_refused(seed: str) -> None:
    with pytest.raises(Unreadable, match="must be a whole number"):
        parse_seed(seed)


def test_seeds_are_written_and_read() -> None:
    for seed in (0, 7, LARGEST_SEED, stream_of(KEY), stream_of(KEY) + 5):
        assert parse_seed(format_seed(seed)) == seed


def test_a_keyed_table_does_not_fit_into_a_compiled_record() -> None:
    records = pytest.importorskip("sabot.kernel.compiled.records")
    table = new_table()
    table.seed = stream_of(KEY)
    with pytest.raises(OverflowError):
        records.records_of(table, 1)
