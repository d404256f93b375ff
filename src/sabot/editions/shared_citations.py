"""The rules that every edition cites unless it has its own: our rulings, and rules that one sheet has for all."""

from collections.abc import Mapping

from sabot.editions.rule_codes import SCORED, WON_MATCH, RuleCode
from sabot.options import Scoring

SHARED: Mapping[int, str] = {
    RuleCode.NOTHING_TO_DRAW: "X-16",
    RuleCode.CHALLENGE: "X-35",
    RuleCode.HAND_SHOWN: "X-40",
    RuleCode.GUILTY: "X-35",
    RuleCode.INNOCENT: "X-35",
    RuleCode.FALSE_CATCH: "X-51",
    RuleCode.WRONG_CARD: "X-53",
    RuleCode.NOTICE: "X-54",
    RuleCode.SUGGESTION: "X-57",
    RuleCode.TURN_CAP: "X-64",
    RuleCode.TWO_PLAYER_REVERSE: "X-140",
    RuleCode.STACK: "X-25",
    RuleCode.JUMP_IN: "X-148",
    RuleCode.ACCEPT: "X-96",
    RuleCode.SPIN: "W-036",
    RuleCode.DRAWN_MUST_BE_LAID: "X-13",
    RuleCode.TARGET: "X-148",
    RuleCode.HIGH_CARD: "X-09",
    RuleCode.TIED: "X-10",
    RuleCode.BIRTHDAY: "X-09",
    RuleCode.CHANCE_DEALS: "X-09",
    RuleCode.NEXT_DEALER: "X-11",
    RuleCode.ELIMINATED: "P-099",
    RuleCode.FINAL: "P-100",
    SCORED + Scoring.NONE: "W-066",
    SCORED + Scoring.ELIMINATION: "P-098",
    SCORED + Scoring.PARTNERS: "P-092",
    SCORED + Scoring.ROTATION: "P-094",
    WON_MATCH + Scoring.NONE: "W-066",
    WON_MATCH + Scoring.ELIMINATION: "P-102",
    WON_MATCH + Scoring.ROTATION: "P-095",
    0: "X-148",
    7: "X-148",
}
