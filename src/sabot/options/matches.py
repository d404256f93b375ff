"""Every option of a match as data: how rounds add up, and who deals them."""

from sabot.options.kinds import Choice, Count, Flag
from sabot.options.option import Option
from sabot.options.values import Dealer, LowTie, NextDealer, Scoring

MATCH_OPTIONS = (
    Option(
        "scoring",
        Choice(Scoring),
        "winner",
        ("X-79", "X-83", "X-84", "X-87"),
        "Does the winner of a round score what the others hold, does everybody collect what is left in hand (and the "
        "lowest total wins, or too many points eliminate), do partners score, or does one round decide without points?",
    ),
    Option(
        "target",
        Count(least=1),
        500,
        ("X-73", "X-79"),
        "How many points end the match, or eliminate a player?",
        scorings=("winner", "lowest", "elimination", "partners"),
    ),
    Option(
        "dealer",
        Choice(Dealer),
        "highcard",
        ("X-09", "X-10"),
        "Who deals first: whoever draws the highest card, whose birthday is nearest to 31 July (the highest card where "
        "no birthdays are known), anybody by chance, or the last in the list?",
        defaults={"potter": "birthday"},
    ),
    Option(
        "next_dealer",
        Choice(NextDealer),
        "left",
        ("X-11",),
        "Who deals the next round: the player to the left, the winner, or whoever draws the highest card?",
    ),
    Option(
        "low_tie",
        Choice(LowTie),
        "shared",
        ("X-75",),
        "Several have the lowest total: do they share the win, or do all play on?",
        scorings=("lowest",),
    ),
    Option(
        "final_reset",
        Flag(),
        False,
        ("X-88",),
        "Do the last two begin their final with no points?",
        scorings=("elimination",),
    ),
    Option(
        "hands_per_partner",
        Count(least=1),
        4,
        ("X-84",),
        "How many rounds does one play with each partner?",
        scorings=("rotation",),
    ),
    Option(
        "cycles",
        Count(least=1),
        1,
        ("P-095",),
        "How many times does one play with each partner in turn?",
        scorings=("rotation",),
    ),
)
