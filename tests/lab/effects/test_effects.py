"""The figures about options: what is measured, and that the stored ones are complete and of the current rules."""

import json
from pathlib import Path

import pytest

from sabot.editions import EDITIONS
from sabot.lab.effects.__main__ import main
from sabot.lab.effects.measuring import Played, play, relative_change, share_change
from sabot.lab.effects.variants import match_variants, round_variants, two_player_variants
from sabot.lab.study import Study
from sabot.options import MATCH_OPTIONS, options_of
from sabot.options.effects import all_effects
from sabot.revision import REVISION
from sabot.rulebook.effect_words import effect_text, effect_texts, is_clear
from sabot.words.language import LANGUAGES, speak

FEWEST_ROUNDS = 200
FEWEST_MATCHES = 20
VARIANTS = {(4, "rounds"): round_variants, (2, "rounds"): two_player_variants, (4, "matches"): match_variants}


def test_the_stored_figures_are_of_the_current_rules() -> None:
    assert all_effects().revision == REVISION, "run python -m sabot.lab.effects"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_stored_figures_cover_every_value_of_every_option(edition: str) -> None:
    studies = {(study.players, study.unit): study for study in all_effects().studies if study.edition == edition}
    assert set(studies) == set(VARIANTS)
    for (players, unit), study in studies.items():
        variants = VARIANTS[players, unit](edition)
        measured = [(effect.option, effect.value) for effect in study.effects]
        assert measured == [(variant.option, variant.value) for variant in variants]
        assert study.count >= (FEWEST_ROUNDS if unit == "rounds" else FEWEST_MATCHES)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_says_what_it_does_in_every_language(edition: str) -> None:
    for option in (*options_of(edition), *MATCH_OPTIONS):
        for language in LANGUAGES:
            assert all(one.text for one in effect_texts(option, edition, speak(language)))
        assert list(effect_texts(option, edition, speak("en"))), f"{option.name} has neither values nor samples"


def test_a_stored_figure_is_measured_again() -> None:
    """The usual length of a round, from the same seed: a sample, since all of them would take an hour."""
    stored = next(study for study in all_effects().studies if (study.edition, study.players) == ("wizz", 2))
    few = 40
    played = play(Study("wizz", 2, rounds=few, policy=all_effects().policy, seed=all_effects().seed))
    mean = sum(one.length for one in played) / few
    assert mean == pytest.approx(stored.usual["length"], rel=0.35)


def test_the_words_claim_only_what_is_certain() -> None:
    study = all_effects().studies[0]
    effect = study.effects[0]
    clear, unclear = (0.124, 0.1, 0.148), (0.03, 0.005, 0.055)
    english, french = speak("en"), speak("fr")

    def text(**changes: tuple[float, float, float]) -> str:
        from msgspec.structs import replace

        nothing = dict.fromkeys(("length", "points", "forced", "first"), (0.0, 0.0, 0.0))
        return effect_text(study, replace(effect, **{**nothing, **changes}), english)

    assert text(length=clear, points=unclear) == "Rounds get about 12% longer."
    assert text(forced=(-0.4, -0.5, -0.3)) == "Players are made to draw about 40% fewer cards."
    assert text(length=unclear) == "No measurable difference."
    assert effect_text(study, effect, french).endswith(".")
    assert not is_clear(unclear)


def test_changes_are_estimated_in_pairs() -> None:
    change = relative_change([12, 18, 31, 9], [10, 20, 30, 10])
    assert change is not None
    assert change.figure == pytest.approx(0.0)
    assert change.low < 0 < change.high
    assert relative_change([1, 1], [0, 0]) is None
    assert share_change([1, 0, 0, 0], [0, 0, 0, 0]).figure == 0.25


def test_a_round_is_counted_as_the_rules_say() -> None:
    (round_,) = play(Study("deluxe", 2, rounds=1, policy="eager", seed=7))
    assert isinstance(round_, Played)
    assert round_.length > 0
    assert round_.points > 0
    assert round_.first in (0, 1)


def test_the_command_writes_a_file_that_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabot.lab.effects.__main__.round_variants", lambda edition: round_variants(edition)[-1:])
    monkeypatch.setattr("sabot.lab.effects.__main__.match_variants", lambda edition: match_variants(edition)[-1:])
    monkeypatch.setattr("sabot.lab.effects.__main__.EDITIONS", ["deluxe"])
    file = tmp_path / "effects.json"
    few = ["--rounds", "2", "--rounds-of-two", "2", "--matches", "2", "--policy", "random", "--processes", "1"]
    main([*few, "--seed", "5", "--file", str(file)])
    written = json.loads(file.read_text("utf-8"))
    assert (written["seed"], written["policy"], written["revision"]) == (5, "random", REVISION)
    assert [study["unit"] for study in written["studies"]] == ["rounds", "rounds", "matches"]
    assert written["studies"][0]["effects"][0]["option"] == "draw_until_playable"
