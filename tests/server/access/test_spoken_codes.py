"""Codes to say aloud: which letters they have, and how they are read."""

from itertools import pairwise

import pytest

from sabot.server.access.spoken_codes import ALPHABET, UNSPEAKABLE, is_speakable, new_code, parse_code


def test_no_letter_is_a_vowel_or_looks_like_another() -> None:
    assert not set(ALPHABET) & set("AEIOUYGNQV0123456789")
    assert len(set(ALPHABET)) == len(ALPHABET) == 16


@pytest.mark.parametrize("length", [4, 5, 8])
def test_a_new_code_can_be_said_to_a_child(length: int) -> None:
    for _ in range(500):
        code = new_code(length)
        assert len(code) == length
        assert set(code) <= set(ALPHABET)
        assert is_speakable(code)
        assert parse_code(code) == code


def test_a_rude_or_stuttering_code_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("SHTK" + "KKTR" + "KTRB")
    monkeypatch.setattr("secrets.choice", lambda _: next(letters))
    assert new_code() == "KTRB"


def test_every_rude_skeleton_could_occur() -> None:
    for part in UNSPEAKABLE:
        assert set(part) <= set(ALPHABET), f"{part} has a letter that no code has"
        assert all(one != other for one, other in pairwise(part)), f"{part} doubles a letter"


@pytest.mark.parametrize("typed", ["KTRB", "ktrb", " kt rb ", "k-t-r-b", "K.T.R.B", "kt\u00a0rb"])
def test_case_blanks_and_dashes_do_not_matter(typed: str) -> None:
    assert parse_code(typed) == "KTRB"


@pytest.mark.parametrize("typed", ["", "KTR", "KTRA", "KTR8", "KTRBKTRBK", "ктгв", "KTRB/", "x" * 100])
def test_what_no_code_looks_like_is_none(typed: str) -> None:
    assert parse_code(typed) is None
