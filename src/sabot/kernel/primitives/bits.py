"""Sets of small numbers in one int, bit 62 at most. The compiled twins are in compiled/native.py."""


def lowest_bit(word: int) -> int:
    """The index of the lowest set bit of a word that is not zero."""
    return (word & -word).bit_length() - 1


def nth_bit(word: int, n: int) -> int:
    """The index of the n-th lowest set bit, from 0."""
    for _ in range(n):
        word &= word - 1
    return (word & -word).bit_length() - 1
