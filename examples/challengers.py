"""Bots with a habit that could be exploited, or that exploits others. Otherwise they play like `careful`.

- `Doubter` challenges every wild draw card,
- `Believer` challenges none,
- `Bluffer` plays a wild draw card as soon as it may, whatever it holds.

    sabot arena search:320 examples.challengers:Doubter examples.challengers:Believer --challenger --all-deals
"""

from random import Random

from sabot.bots import Bot, Sight, find_built_in

CAREFUL = find_built_in("careful")


class Doubter(Bot):
    """Challenges every wild draw card."""

    def choose(self, sight: Sight, chance: Random) -> str:
        """A challenge if there is one to make, otherwise what the careful bot does."""
        return "challenge" if "challenge" in sight.view.legal else CAREFUL.choose(sight, chance)


class Believer(Bot):
    """Never challenges."""

    def choose(self, sight: Sight, chance: Random) -> str:
        """What the careful bot does, without its challenges."""
        action = CAREFUL.choose(sight, chance)
        return "accept" if action == "challenge" else action


class Bluffer(Bot):
    """Plays a wild draw card as soon as it may."""

    def choose(self, sight: Sight, chance: Random) -> str:
        """A wild draw card in turn, otherwise what the careful bot does."""
        wilds = [action for action in sight.view.legal if action.startswith("play wild+")]
        return wilds[0] if wilds and sight.view.phase == "turn" else CAREFUL.choose(sight, chance)
