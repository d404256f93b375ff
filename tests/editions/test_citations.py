"""Every edition cites a rule for every code that its cards can cause: its own rule, or the shared one."""

import pytest

from sabot.editions import EDITIONS, Edition
from sabot.editions.rule_codes import RuleCode
from sabot.editions.shared_citations import SHARED
from sabot.errors import Unreadable
from sabot.game import Game
from tests.support.fifth_edition import WITH_A_FIFTH
from tests.support.rule_codes import codes_of

each_edition = pytest.mark.parametrize("edition", WITH_A_FIFTH, ids=lambda edition: edition.name)


@each_edition
def test_every_code_that_can_occur_has_a_rule(edition: Edition) -> None:
    assert {code for code in codes_of(edition) if not edition.cites(code)} == set()


@each_edition
def test_an_edition_cites_its_own_sheet_and_the_rulings(edition: Edition) -> None:
    cited = {*edition.citations.values(), *edition.whirl_rules}
    assert {rule for rule in cited if rule[0] not in (edition.letter, "X")} == set()


@each_edition
def test_an_edition_cites_only_what_differs_from_the_shared_rules(edition: Edition) -> None:
    assert {code for code, rule in edition.citations.items() if SHARED.get(code) == rule} == set()


def test_letters_and_sheets_belong_to_one_edition() -> None:
    letters = [edition.letter for edition in WITH_A_FIFTH]
    sheets = [sheet for edition in WITH_A_FIFTH for sheet in edition.sheets]
    assert sorted({*letters, "X"}) == sorted([*letters, "X"])
    assert sorted(set(sheets)) == sorted(sheets)


def test_its_own_rule_takes_precedence_over_the_shared_one() -> None:
    assert EDITIONS["potter"].cite(RuleCode.WRONG_CARD) == "P-068"
    assert EDITIONS["deluxe"].cite(RuleCode.WRONG_CARD) == "X-53"
    assert not EDITIONS["deluxe"].cites(RuleCode.CLOAK_ANSWERS)


def test_a_position_asks_for_no_colour_after_a_flip_that_the_edition_does_not_have() -> None:
    position = {
        "edition": "deluxe",
        "players": ["ana", "bo"],
        "hands": {"ana": ["R1"], "bo": ["R2"]},
        "draw": ["R3"],
        "discard": ["wild"],
        "turn": "ana",
        "colour": None,
        "phase": "colour",
        "waiting": ["ana"],
        "pending": {"effect": "flip", "next": "bo"},
    }
    with pytest.raises(Unreadable, match="there is no such effect"):
        Game.from_position(position)
    assert Game.from_position(position | {"pending": {"effect": "wild", "next": "bo"}}).phase == "colour"
