"""Provable deals, checked against an independent computation with the standard library."""

import hashlib
import hmac
import json
import math
from fractions import Fraction
from itertools import permutations

import pytest

from sabot.cards import format_card
from sabot.editions import EDITIONS
from sabot.errors import Refused, Unreadable
from sabot.match import Match
from sabot.match.provable_deals import SPLITMIX, Salt, commitment_to, secret_of, seed_of
from sabot.round import check_options
from tests.support.match_bots import NAMES, play

SALTS = (("ana", "tuna"), ("bo", "sel"), ("cy", "😀 # "))


def dealt(*salts: Salt, players: int = 3, seed: int | str = 7, rounds: int = 1) -> Match:
    """A match whose given round has just been dealt, with these salts."""
    match = Match("deluxe", NAMES[:players], seed=seed, options={"turn_cap": 1}, format={"target": 5000})
    for _ in range(rounds - 1):
        match.deal()
        while match.games:
            play(match, 1)
    for salt in salts:
        match.add_salt(*salt)
    match.deal()
    return match


def hands(match: Match) -> dict[str, list[str]]:
    found: dict[str, list[str]] = match.games[0].describe()["hands"]
    return found


def test_the_secret_is_the_number_of_the_round_under_the_key_of_the_seed() -> None:
    """HMAC by its definition (RFC 2104): the key is padded to a block of 64 bytes, and hashed twice."""
    key = b"42".ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + b"round 3").digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner)
    assert secret_of(42, 3) == outer.hexdigest()


def test_a_seed_is_the_text_of_it() -> None:
    assert secret_of("Sonntag, 3 Uhr ☂", 1) == hmac.digest("Sonntag, 3 Uhr ☂".encode(), b"round 1", "sha256").hex()
    assert secret_of("42", 1) == secret_of(42, 1)
    assert secret_of("042", 1) != secret_of(42, 1)


def test_the_commitment_is_the_hash_of_the_secret_as_it_is_written() -> None:
    secret = secret_of(7, 1)
    assert commitment_to(secret) == hashlib.sha256(secret.encode("ascii")).hexdigest()


def test_a_former_seed_is_the_first_eight_bytes_of_a_hash_over_secret_salts_and_purpose() -> None:
    written = '["00ff",[["ana","tuna"],["cy","😀 \\"# "]],"deal 1"]'
    digest = hashlib.sha256(written.encode("utf-8")).digest()
    expected = sum(byte << 8 * (7 - place) for place, byte in enumerate(digest[:8]))
    assert seed_of("00ff", [("ana", "tuna"), ("cy", '😀 "# ')], "deal 1", SPLITMIX) == expected
    found = seed_of("00ff", [], "deal 1", SPLITMIX)
    assert found == int(hashlib.sha256(b'["00ff",[],"deal 1"]').hexdigest()[:16], 16)


def test_a_seed_is_a_key_made_of_secret_salts_and_purpose() -> None:
    written = '[[["ana","tuna"],["cy","😀 \\"# "]],"deal 1"]'
    key = hmac.digest(b"00ff", written.encode("utf-8"), "sha256")
    assert seed_of("00ff", [("ana", "tuna"), ("cy", '😀 "# ')], "deal 1") == int(key.hex(), 16) << 64


def shuffled_by_hand(key: bytes, cards: int) -> list[int]:
    """The order of a deck by the words of a key, worked out with fractions: each serves four places."""
    numbers = iter(range(cards))
    order, chance = list(range(cards)), Fraction(0)
    for place in range(cards - 1, 0, -1):
        if place == cards - 1 or place % 4 == 0:
            word = hmac.digest(key, next(numbers).to_bytes(8, "big"), "sha256")
            chance = Fraction(int.from_bytes(word[:7], "big"), 2**56)
        chance *= place + 1
        other = math.floor(chance)
        chance -= other
        order[place], order[other] = order[other], order[place]
    return order


def test_a_round_is_dealt_from_the_key_that_everybody_can_work_out() -> None:
    match = dealt(*SALTS, rounds=2)
    played = match.rounds[1]
    secret = hmac.digest(b"7", b"round 2", "sha256").hex()
    assert played.commitment == hashlib.sha256(secret.encode()).hexdigest()
    text = json.dumps([[list(salt) for salt in SALTS], "deal 1"], ensure_ascii=False, separators=(",", ":"))
    key = hmac.digest(secret.encode(), text.encode(), "sha256")
    deck = sorted(EDITIONS["deluxe"].deck(check_options(EDITIONS["deluxe"], {})))
    pile = [format_card(deck[card]) for card in shuffled_by_hand(key, len(deck))]
    first = NAMES.index(played.tables[0].dealer) + 1
    dealt_by_hand: dict[str, list[str]] = {player: [] for player in NAMES[:3]}
    for number in range(7 * 3):
        dealt_by_hand[NAMES[(first + number) % 3]].append(pile.pop())
    assert {player: sorted(hand) for player, hand in hands(match).items()} == {
        player: sorted(hand) for player, hand in dealt_by_hand.items()
    }


@pytest.mark.parametrize("place", range(len(SALTS)))
def test_one_salt_changed_changes_the_deal(place: int) -> None:
    changed = [(player, salt + "!") if at == place else (player, salt) for at, (player, salt) in enumerate(SALTS)]
    assert hands(dealt(*SALTS)) == hands(dealt(*SALTS))
    assert hands(dealt(*changed)) != hands(dealt(*SALTS))


def test_salts_count_in_the_order_in_which_they_were_added_and_by_whom() -> None:
    """So the record must keep the order; a record with other salts or another order is refused."""
    orders = {str(hands(dealt(*order))) for order in permutations(SALTS)}
    assert len(orders) == 6
    assert hands(dealt(("ana", "tuna"))) != hands(dealt(("bo", "tuna")))


def test_salts_are_separated_unambiguously() -> None:
    """Two salts give another seed than one salt that looks like two."""
    told = [
        [("ana", "a"), ("ana", "b")],
        [("ana", "ab")],
        [("ana", 'a"],["ana","b')],
        [("ana", "a,b")],
    ]
    assert len({seed_of("00", salts, "deal 1") for salts in told}) == len(told)


def test_a_player_may_add_salt_twice() -> None:
    match = dealt(("ana", "a"), ("ana", "a"))
    assert match.rounds[0].salts == [("ana", "a"), ("ana", "a")]
    assert hands(match) != hands(dealt(("ana", "a")))


def test_every_purpose_and_round_has_a_chance_of_its_own() -> None:
    seeds = {
        seed_of(secret_of(seed, number), [], f"{purpose} {table}")
        for seed in range(20)
        for number in range(1, 21)
        for purpose in ("dealer", "deal")
        for table in (1, 2)
    }
    assert len(seeds) == 20 * 20 * 2 * 2


def test_the_secret_of_one_round_does_not_give_another_away() -> None:
    """A secret is a keyed hash: what is published after round 1 reveals neither the key nor round 2's secret."""
    match = dealt(rounds=2)
    first, second = match.rounds
    told = [first.secret, first.commitment, second.commitment, "1", "2", "round 1", "round 2"]
    guesses = {hashlib.sha256(text.encode()).hexdigest() for text in told}
    guesses |= {secret_of(text, number) for text in told for number in (1, 2)}
    guesses |= {hashlib.sha256((one + two).encode()).hexdigest() for one in told for two in told}
    assert second.secret not in guesses


def test_the_commitment_of_a_round_stands_before_anybody_can_add_salt() -> None:
    match = Match("deluxe", NAMES[:2], seed=7)
    committed = match.rounds[-1].commitment
    match.add_salt("ana", "tuna")
    match.deal()
    assert match.rounds[-1].commitment == committed == commitment_to(secret_of(7, 1))


def test_no_salt_is_added_after_the_deal_or_by_a_stranger() -> None:
    match = dealt(("ana", "tuna"))
    with pytest.raises(Refused) as caught:
        match.add_salt("bo", "late")
    assert caught.value.code.startswith("salt/")
    assert match.rounds[-1].salts == [("ana", "tuna")]
    fresh = Match("deluxe", NAMES[:2])
    for player, salt in (("zoe", "tuna"), ("ana", ""), ("ana", "a\nb"), ("ana", "x" * 201)):
        with pytest.raises(Unreadable):
            fresh.add_salt(player, salt)
    assert fresh.rounds[-1].salts == []
