"""One printed sheet to the letter: its name sets several options at once (X-150)."""

import pytest

from sabot.options import SHEETS, settings
from tests.support.positions import table

HANDS = {"ana": "howler R5 B4", "bo": "G1 G2", "cy": "Y1 Y2"}


@pytest.mark.parametrize("name", SHEETS)
def test_x150_a_sheet_sets_its_options_and_no_others(name: str) -> None:
    sheet = SHEETS[name]
    plain, chosen = settings(sheet.edition, {}), settings(sheet.edition, {"sheet": name})
    assert {option: value for option, value in chosen.items() if value != plain[option]} == {
        "sheet": name,
        **sheet.sets,
    }


def test_x150_what_is_chosen_beside_a_sheet_wins_over_it() -> None:
    """The English sheet lets a howler name the player who laid it, unless the table says otherwise."""
    english, not_oneself = {"sheet": "001-en"}, {"sheet": "001-en", "howler_self": False}
    named = [
        table("potter", HANDS, draw="B8 B9", discard="R7", options=options).play("ana: play howler", "bo: accept")
        for options in (english, not_oneself)
    ]
    assert [game.legal("ana") for game in named] == [
        ["target ana", "target bo", "target cy"],
        ["target bo", "target cy"],
    ]
