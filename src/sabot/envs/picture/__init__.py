"""A table as a picture, from the SVG of its cards, by NumPy alone."""

from sabot.envs.picture.table import paint_view

__all__ = ["paint_view"]
