"""Records for tests: a correct one in two spellings, one with a final, one with two tables."""

import json

import yaml

from sabot.match import Match
from sabot.match.record import format_record
from tests.support.match_bots import match_of, play

GOOD = format_record(
    play(
        Match(
            "deluxe",
            ["ana", "bo", "cy"],
            seed=20,
            options={"turn_cap": 40},
            format={"target": 150, "dealer": "birthday"},
            birthdays={"ana": "02-29", "bo": "07-31", "cy": "12-24"},
            bots={"cy": "eager"},
        )
    )
)
"""A match of several rounds, to its end."""
UNWON = GOOD.split("winners:")[0]
"""The same without the line of its winners."""
ODD = {
    "remarks": GOOD.replace("rounds:\n", "# from here on\nrounds:  # all of them\n"),
    "empty lines": GOOD.replace("  actions:\n", "\n  actions:\n\n"),
    "a list in lines": GOOD.replace("\nplayers: [ana, bo, cy]", "\nplayers:\n- ana\n- bo\n- cy"),
    "quotes": GOOD.replace("edition: deluxe", "'edition': \"deluxe\""),
    "names in capitals": GOOD.replace("- bo: ", "- BO: "),
    "line ends of Windows": GOOD.replace("\n", "\r\n"),
    "a mark of byte order": f"\ufeff{GOOD}",
    "a title": GOOD.replace("rounds:", "title: Sunday\nnote: |\n  It rained.\n  So we played.\nrounds:"),
    "no winners yet": UNWON,
    "JSON": json.dumps(yaml.safe_load(GOOD)),
}
"""The same record in another spelling."""
ELIMINATION = format_record(play(match_of("flip", 4, seed=30, scoring="elimination", target=120)))
ROTATION = format_record(play(match_of("deluxe", 8, scoring="rotation", hands_per_partner=1, turn_cap=10)))
