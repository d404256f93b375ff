"""Names that look alike: no two people at a table have names that a reader could take for each other.

Unicode's table of confusable characters (UTS 39) gives every character a prototype, the same for all that look like it:
the Latin and the Cyrillic A have one. Two names look alike if their characters have the same prototypes. Beyond UTS 39,
case, marks and spaces make no difference, and neither does the order of characters where text runs both ways. A name
that is wrongly found alike only gets a number.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, count
from unicodedata import bidirectional, combining, normalize

from confusable_homoglyphs.confusables import confusables_data

_DISPLAY_ONLY = dict.fromkeys(map(ord, "\u200e\u25cc"))
"""The marks that the library puts around characters that cannot be shown alone."""
_INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
        (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
"""The characters that Unicode calls default ignorable, and the blank of Braille."""


def _read_prototypes() -> dict[str, str]:
    """The prototype of every character that has another one than itself.

    The table of the library lists for a character what looks like it: for a prototype all its characters, for a
    character its prototype alone. Of two that are alike only with each other, either can be the prototype.
    """
    alike = {key: [other["c"] for other in others] for key, others in confusables_data.items()}
    prototypes = {}
    for key, others in alike.items():
        other = others[0]
        is_prototype = len(others) > 1 or (len(alike[other]) == 1 and (len(key), key) > (len(other), other))
        character = key.translate(_DISPLAY_ONLY)
        if not is_prototype and len(character) == 1:
            prototypes[character] = normalize("NFD", other.translate(_DISPLAY_ONLY))
    return prototypes


_PROTOTYPES = str.maketrans(_read_prototypes())


def _skeleton(text: str) -> str:
    """The skeleton of UTS 39, without marks and spaces, in lower case."""
    prototypes = normalize("NFD", text).translate(_PROTOTYPES)
    folded = normalize("NFD", prototypes.casefold()).translate(_PROTOTYPES)
    return "".join(
        character
        for character in normalize("NFD", folded)
        if not character.isspace() and not combining(character) and character not in _INVISIBLE
    )


@lru_cache(10_000)
def looks(name: str) -> frozenset[str]:
    """The skeletons of a name, as it is and in capitals. Two names that share one look alike."""
    plain = "".join(character for character in normalize("NFKC", name) if character not in _INVISIBLE)
    skeletons = {_skeleton(text) for text in (name, plain, plain.casefold(), plain.upper())}
    if any(bidirectional(character) in ("R", "AL") for character in plain):
        skeletons |= {"".join(sorted(skeleton)) for skeleton in skeletons}
    return frozenset(skeletons)


def are_alike(name: str, other: str) -> bool:
    r"""Whether one name could be taken for another.

    >>> are_alike("Ana", "\N{CYRILLIC CAPITAL LETTER A}na"), are_alike("Paul", "PauI"), are_alike("Ana", "Anna")
    (True, True, False)
    """
    return not looks(name).isdisjoint(looks(other))


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it if it looks like another.

    >>> distinct_name("ANA", ["Ana", "Ana 2"])
    'ANA 3'
    """
    taken = frozenset(chain.from_iterable(map(looks, others)))
    candidates = chain([name], (f"{name} {number}" for number in count(2)))
    return next(candidate for candidate in candidates if looks(candidate).isdisjoint(taken))


def distinct_names(names: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    """The names, those first that look like no other one; the rest with numbers.

    >>> distinct_names(["Bo", "Cy"], ["BO"])
    ('Cy', 'Bo 2')
    """
    wanted, others = list(names), list(others)
    plain = [name for name in wanted if distinct_name(name, others) == name]
    for name in wanted:
        if name not in plain:
            plain.append(distinct_name(name, [*others, *plain]))
    return tuple(plain)
