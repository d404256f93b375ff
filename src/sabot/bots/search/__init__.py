"""The search bot: it plays the round to its end thousands of times and chooses the move that wins most often.

The simulated rounds agree with its sight. Only the simulation is compiled, and it runs without Python's global lock.
"""

from sabot.bots.search.search import Search

__all__ = ["Search"]
