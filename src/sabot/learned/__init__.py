"""A bot that plays by a trained network, and its networks: `sabot arena sabot.learned:Learned careful`.

`examples/learning/` in the repository trains them.
"""

from sabot.extras import require

require("envs")  # its inputs are the observations of the environments

from sabot.learned.bot import Learned

__all__ = ["Learned"]
