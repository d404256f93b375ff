"""The bot `search` with its usual time for a move as on a core of its own, however many processes share the core.

Its clock is the time that its thread has run: so it can be measured on a machine that does other things too.
"""

from time import thread_time

from sabot.bots.search import Search

SEARCH = Search(clock=thread_time)
