"""A learning baseline: proximal policy optimisation in NumPy, at many tables at once."""

from examples.learning.bot import Learned

__all__ = ["Learned"]
