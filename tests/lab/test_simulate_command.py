"""`sabot simulate`, as it is called."""

import json

import pytest

from sabot.cli import main
from sabot.lab.running.runners import Compiled


@pytest.mark.usefixtures("without_numba")
def test_matches_and_their_options_come_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--matches", "3", "--option", "scoring=lowest", "--option", "target=50", "--json"]
    assert main([*arguments, "--option", "stacking=same", "--players", "2"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert (found["matches"], found["format"]) == (3, {"scoring": "lowest", "target": 50})
    assert found["options"] == {"uno_call": "auto", "stacking": "same"}
    assert told.err == "Numba is not installed (the extra `fast`): this is slow.\n"


@pytest.mark.usefixtures("without_numba")
def test_what_was_played_is_told_in_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rounds", "3"]) == 0
    assert "3 rounds of deluxe with 4 seats" in capsys.readouterr().out
    assert main(["simulate", "--matches", "2", "--option", "scoring=none"]) == 0
    assert "2 matches of deluxe (none) with 4 players" in capsys.readouterr().out


@pytest.mark.usefixtures("without_numba")
def test_the_tables_and_the_notes_speak_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rounds", "3", "--lang", "fr"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("3 manches de deluxe à 4 joueurs, eager, graine 0")
    assert told.err == "Numba n’est pas installé (l’extra `fast`)\u00a0: ce sera lent.\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rounds", "3", "--matches", "3"], "matches: either matches or rounds are played, not both"),
        (["--matches", "0"], "matches: at least one must be played"),
        (
            ["--option", "target=200"],
            "options: option target is for matches, not for rounds: say how many matches to play",
        ),
        (
            ["--matches", "3", "--players", "3", "--option", "scoring=partners"],
            "format: partners is for 4 players, not for 3",
        ),
        (["--matches", "3", "--option", "cycles=2"], "format: option cycles is for rotation, not for winner"),
    ],
)
def test_what_can_not_be_played_is_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"sabot: {said}\n")


@pytest.mark.parametrize(("unit", "entry_point"), [("rounds", "play_rounds"), ("matches", "play_matches")])
def test_compiling_is_announced_where_the_entry_point_needs_it(
    unit: str, entry_point: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of the two is compiled when it is first asked for; nothing is played here."""
    pytest.importorskip("numba")
    from sabot.kernel import cache

    def stop(runner: Compiled) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Compiled, "warm_up", stop)
    for warm, note in ((entry_point, ""), ("step", "Compiling the rules: once, about half a minute …\n")):
        monkeypatch.setattr(cache, "is_warm", lambda asked, warm=warm: asked == warm)
        main(["simulate", f"--{unit}", "1"])
        assert capsys.readouterr().err == note
