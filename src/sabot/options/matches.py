"""Every option of a match as data: how rounds add up, and who deals them."""

from sabot.options.kinds import Choice, Count, Flag
from sabot.options.option import Option
from sabot.options.values import Dealer, LowTie, NextDealer, Scoring

MATCH_OPTIONS = (
    Option("scoring", Choice(Scoring), "winner", ("X-79", "X-83", "X-84", "X-87")),
    Option("target", Count(least=1), 500, ("X-73", "X-79"), scorings=("winner", "lowest", "elimination", "partners")),
    Option("dealer", Choice(Dealer), "highcard", ("X-09", "X-10"), defaults={"potter": "birthday"}),
    Option("next_dealer", Choice(NextDealer), "left", ("X-11",)),
    Option("low_tie", Choice(LowTie), "shared", ("X-75",), scorings=("lowest",)),
    Option("final_reset", Flag(), False, ("X-88",), scorings=("elimination",)),
    Option("hands_per_partner", Count(least=1), 4, ("X-84",), scorings=("rotation",)),
    Option("cycles", Count(least=1), 1, ("P-095",), scorings=("rotation",)),
)
