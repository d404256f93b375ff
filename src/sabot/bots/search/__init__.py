"""A player who imagines how the round could go on, thousands of times, and does what wins most often.

All it imagines agrees with its sight; only the playing in the head is compiled, and runs without Python's lock.
"""

from sabot.bots.search.search import Search

__all__ = ["Search"]
