"""The contrast ratio of two colours, as WCAG defines it."""

READABLE = 4.5
"""The contrast that small text needs."""


def contrast(one: str, other: str) -> float:
    """From 1 to 21, for colours such as `#c62836`."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
