"""Tables for tests of environments."""

from typing import Any

import pytest

from sabot.editions import EDITIONS

HOUSE_RULES: dict[str, dict[str, Any]] = {
    "deluxe": {"stacking": "any", "jump_in": True, "seven_zero": True, "wrong_card": "penalty"},
    "potter": {"howlers": 4, "cloak_scope": "anyone", "uno_call": "before"},
    "flip": {"hero_tie": "layer", "peek": True, "jump_in": True},
    "wizz": {"wheel_cards_act": True, "wheel": {"race": 3, "war": 3}, "wild_draw": "bluff"},
}
"""Options of each edition that add decisions of their own."""
CASES = [
    pytest.param(edition, players, options, id=f"{edition}-{players}-{'options' if options else 'plain'}")
    for edition in EDITIONS
    for players in (2, 4, 10)
    for options in ({}, HOUSE_RULES[edition])
]
