"""`color` is read wherever `colour` is; what Sabot writes says `colour`."""


def british(word: str) -> str:
    """A word with `colour` where it says `color`.

    >>> british("hero_color"), british("colour")
    ('hero_colour', 'colour')
    """
    return word.replace("color", "colour")
