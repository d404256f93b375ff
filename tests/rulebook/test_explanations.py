"""Explanations of cards, icons and what else lies on a table."""

import pytest

from sabot.cards import format_face
from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.options import Icon, Scoring
from sabot.rulebook.book import find_rule
from sabot.rulebook.explanations import THINGS, explain
from sabot.words.language import LANGUAGES, speak

ENGLISH = speak("en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_on_a_table_is_explained_in_every_language(edition: str, lang: str) -> None:
    game, language = EDITIONS[edition], speak(lang)
    things = [f"card {format_face(face)}" for face in (*game.fronts, *game.backs)]
    things += [f"icon {icon}" for icon in Icon.names()] if game.has_wheel else []
    things += [thing for thing in THINGS if thing != "wheel" or game.has_wheel]
    for thing in things:
        told = explain(thing, edition, {}, {}, language)
        assert told.what
        assert told.does
        assert (find_rule(told.rule) is not None) == bool(THINGS.get(thing, True))
        assert told.here == ()


def test_a_card_is_explained_by_its_own_rules_and_not_in_other_words() -> None:
    told = explain("card wild+4", "deluxe", {}, {}, ENGLISH)
    assert told.what == "wild +4 · 4 in the deck · 50 points"
    assert told.does == " ".join(find_rule(id_).wordings["en"].rule for id_ in ("D-041", "D-042"))  # type: ignore[union-attr]
    assert told.rule == "D-041"


def test_options_of_the_table_that_concern_the_card_are_told_and_no_others() -> None:
    options = {"stacking": "same", "seven_zero": True}
    assert explain("card R+2", "deluxe", options, {}, ENGLISH).here == ("Stacking draw cards: with the same symbol",)
    (swap,) = explain("card R7", "deluxe", options, {}, ENGLISH).here
    assert swap.startswith("House rule: does a 7 swap hands")
    assert explain("card R5", "deluxe", options, {}, ENGLISH).here == ()


def test_a_sheet_changes_explanations_by_the_options_that_it_sets() -> None:
    (here,) = explain("card cloak", "potter", {"sheet": "001-es"}, {}, ENGLISH).here
    assert here.startswith("Use of the cloak")
    assert explain("card howler", "potter", {"sheet": "000-fr"}, {}, ENGLISH).what.startswith("howler · 4 in the deck")


@pytest.mark.parametrize("scoring", Scoring.names())
def test_the_match_is_explained_with_its_target(scoring: str) -> None:
    told = explain("match", "deluxe", {}, {"scoring": scoring, "target": 200}, ENGLISH)
    assert told.does
    assert "Target: 200" in told.here


@pytest.mark.parametrize("what", ["", "card", "card Q7", "card howler", "icon war", "icon", "card ??", "sabot"])
def test_what_the_game_does_not_have_cannot_be_explained(what: str) -> None:
    with pytest.raises(Unreadable):
        explain(what, "deluxe", {}, {}, ENGLISH)
