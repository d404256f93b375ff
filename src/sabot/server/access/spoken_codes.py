"""Codes to say aloud: a few letters that lead to a table, or to a guest's other device."""

import re
import secrets
from itertools import pairwise

ALPHABET = "BCDFHJKLMPRSTWXZ"
"""Without vowels, so that no code is a word, and without letters that look or sound like another one of these.

I, O, Q, U and Y look like others; G looks like C; N sounds like M, and in Spanish V like B.
"""
SHORTEST, LONGEST = 4, 8
UNSPEAKABLE = (
    "BDSM", "BTCH", "CBR", "CRLH", "DCK", "FCK", "FDP", "FKC", "HDP", "JDR", "KZ", "MRD", "PD", "PRK", "PTS", "SHT",
    "SLT", "TWT", "WHR", "WTF",
)  # fmt: skip
"""Letters that could be taken for a rude word without its vowels, or for its abbreviation, in any of the languages.

Doubled letters do not occur, so those with one are not listed.
"""
SEPARATORS = re.compile(r"[\s\-.]+")


def new_code(length: int = SHORTEST) -> str:
    """A random code that can be said to everybody."""
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(length))
        if is_speakable(code):
            return code


def is_speakable(code: str) -> bool:
    """Whether a code has no letter twice in a row, which would be hard to hear, and nothing rude.

    >>> is_speakable("KTRB"), is_speakable("KTTB"), is_speakable("MRDK")
    (True, False, False)
    """
    return all(one != other for one, other in pairwise(code)) and not any(part in code for part in UNSPEAKABLE)


def parse_code(text: str) -> str | None:
    """The code that somebody typed, with any case, blanks or dashes; None if no code can look so.

    >>> parse_code(" kt-rb "), parse_code("KTR"), parse_code("KTRA")
    ('KTRB', None, None)
    """
    code = SEPARATORS.sub("", text).upper()
    return code if SHORTEST <= len(code) <= LONGEST and set(code) <= set(ALPHABET) else None
