"""How slow the bots of a local match are."""

from sabot.settings import read_settings

PACES = {0.0: "waiting", 0.5: "quick", 1.0: "usual", 2.0: "slow"}
"""Paces of the bots relative to the usual one, and their names; at 0 bots wait only for the person."""
USUAL_PACE = 1.0


def own_pace(*, is_fast: bool = False) -> float:
    """The pace of a user: none with `--fast`, or that of the settings, or the usual one."""
    chosen = read_settings().pace
    return 0.0 if is_fast else next((pace for pace, name in PACES.items() if name == chosen), USUAL_PACE)
