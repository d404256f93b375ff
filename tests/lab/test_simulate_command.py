"""The command `sabot simulate`."""

import json

import pytest

from sabot.cli import main
from sabot.lab.running.runners import CompiledRunner


@pytest.mark.usefixtures("without_numba")
def test_matches_and_their_options_come_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--matches", "3", "--option", "scoring=lowest", "--option", "target=50", "--json"]
    assert main([*arguments, "--option", "stacking=same", "--players", "2"]) == 0
    output = capsys.readouterr()
    found = json.loads(output.out)
    assert (found["matches"], found["format"]) == (3, {"scoring": "lowest", "target": 50})
    assert found["options"] == {"uno_call": "auto", "stacking": "same"}
    assert output.err == "Without compiled rules this is slow. To install them: make setup\n"


@pytest.mark.usefixtures("without_numba")
def test_the_results_are_printed_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rounds", "3"]) == 0
    assert "3 rounds of deluxe with 4 players" in capsys.readouterr().out
    assert main(["simulate", "--matches", "2", "--option", "scoring=none"]) == 0
    assert "2 matches of deluxe (none) with 4 players" in capsys.readouterr().out


@pytest.mark.usefixtures("without_numba")
def test_tables_and_notes_are_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rounds", "3", "--lang", "fr"]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("3 manches de deluxe à 4 joueurs, eager, graine 0")
    assert output.err == "Sans les règles compilées, c’est lent. Pour les installer\u00a0: make setup\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rounds", "3", "--matches", "3"], "matches: choose either matches or rounds, not both"),
        (["--matches", "0"], "matches: must be at least 1"),
        (
            ["--option", "target=200"],
            "options: option target is for matches, not for rounds: say how many matches to play",
        ),
        (
            ["--matches", "3", "--players", "3", "--option", "scoring=partners"],
            "format: partners is for 4, 6, 8 or 10 players, not 3",
        ),
        (["--matches", "3", "--option", "cycles=2"], "format: option cycles belongs to rotation, not to winner"),
    ],
)
def test_an_error_is_one_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    output = capsys.readouterr()
    assert (output.out, output.err) == ("", f"sabot: {message}\n")


@pytest.mark.parametrize(("unit", "entry_point"), [("rounds", "play_rounds"), ("matches", "play_matches")])
def test_compiling_is_announced_where_the_entry_point_needs_it(
    unit: str, entry_point: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of the two is compiled on its first use; nothing is played here."""
    pytest.importorskip("numba")
    from sabot.kernel.compiled import cache

    def stop(runner: CompiledRunner) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(CompiledRunner, "warm_up", stop)
    for warm, note in ((entry_point, ""), ("step", "Compiling the rules (only once, about half a minute) …\n")):
        monkeypatch.setattr(cache, "is_warm", lambda asked, warm=warm: asked == warm)
        main(["simulate", f"--{unit}", "1"])
        assert capsys.readouterr().err == note
