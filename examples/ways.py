"""The ways of playing that some characters have, as bots for the arena.

    sabot arena examples.ways:BLUFFER careful --all-deals --deals 200
    sabot arena examples.ways:SHARP search:320 --all-deals --deals 100

`SHARP` is the search bot with all of them at once.
"""

from math import inf

from sabot.bots.careful import Careful
from sabot.bots.characters import ways
from sabot.bots.search import Search

BLUFFER = Careful(way=ways.BLUFFER)
MISER = Careful(way=ways.MISER)
HUNTER = Careful(way=ways.HUNTER)
DOUBTER = Careful(way=ways.DOUBTER)
SHARP = Search(
    seconds=inf,
    worlds=320,
    way=ways.Way(
        bluffs=ways.BLUFFER.bluffs,
        saves_wilds=ways.MISER.saves_wilds,
        hunts=ways.HUNTER.hunts,
        doubts=ways.DOUBTER.doubts,
    ),
)
