"""A learning baseline: proximal policy optimisation in NumPy, at many tables at once. Its bot is `sabot.learned`."""

from sabot.learned import Learned

__all__ = ["Learned"]
