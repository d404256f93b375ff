"""Data sets of self-play: their rows are the decisions of the environment, and nothing hidden is in them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sabot.cli import main
from sabot.datasets import python_api, read_dataset, write_dataset
from sabot.datasets.card import COLUMNS
from sabot.datasets.decisions import TYPES, Columns
from sabot.editions import EDITIONS
from sabot.envs import aec, mask_view, observe_view
from sabot.errors import Unreadable

SMALL: dict[str, Any] = {"players": 3, "policies": ("careful", "eager", "random"), "rounds": 5, "shard": 2, "seed": 9}


def joined(directory: Path) -> Columns:
    parts = list(read_dataset(directory))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def contents(directory: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(directory.iterdir())}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("form", "history"), [("parquet", 0), ("npz", 3)])
def test_the_environment_asks_for_the_same_decisions_again(
    edition: str, form: str, history: int, tmp_path: Path
) -> None:
    """Dealt by the seeds of the rows, `aec` shows every observation and mask of the data set, and gives its rewards."""
    write_dataset(tmp_path / "set", edition=edition, format=form, history=history, **SMALL)
    rows = joined(tmp_path / "set")
    env = aec(edition, 3, history=history, compiled=False)
    at = 0
    for index in range(5):
        env.reset(seed=int(rows["seed"][at]))
        begin = at
        while not all(env.terminations.values()):
            seen = env.observe(env.agent_selection)
            assert (rows["round"][at], rows["decision"][at]) == (index, at - begin)
            assert env.possible_agents[rows["seat"][at]] == env.agent_selection
            np.testing.assert_array_equal(rows["observation"][at], seen["observation"])
            np.testing.assert_array_equal(rows["mask"][at], seen["action_mask"])
            view = env.match.table.view(env.match.table.seat)
            np.testing.assert_array_equal(rows["mask"][at], mask_view(view))
            if not history:
                np.testing.assert_array_equal(rows["observation"][at], observe_view(view))
            assert seen["action_mask"][rows["action"][at]]
            env.step(int(rows["action"][at]))
            at += 1
        for row in range(begin, at):
            outcome = env.rewards[env.possible_agents[rows["seat"][row]]]
            assert rows["outcome"][row] == np.float32(outcome)
        for seat in set(rows["seat"][begin:at].tolist()):
            own = [row for row in range(begin, at) if rows["seat"][row] == seat]
            assert [bool(rows["is_last"][row]) for row in own] == [False] * (len(own) - 1) + [True]
            assert rows["reward"][own].sum() == rows["outcome"][own[-1]]
    assert at == len(rows["round"])


def test_the_hidden_cards_change_no_row(tmp_path: Path) -> None:
    """Deal what a seat cannot see again: its observation and mask stay those of the data set."""
    write_dataset(tmp_path / "set", edition="potter", **SMALL)
    rows = joined(tmp_path / "set")
    env = aec("potter", 3, compiled=False)
    env.reset(seed=int(rows["seed"][0]))
    for at in range(int((rows["round"] == 0).sum())):
        table = env.match.table
        for seed in range(3):
            other = table.resampled(table.seat, seed)
            np.testing.assert_array_equal(rows["observation"][at], other.observe(table.seat))
            np.testing.assert_array_equal(rows["mask"][at], other.mask(table.seat))
        env.step(int(rows["action"][at]))


@pytest.mark.parametrize("form", ["parquet", "npz"])
def test_the_same_seed_gives_the_same_bytes_with_any_number_of_workers(form: str, tmp_path: Path) -> None:
    for name, workers in (("one", 1), ("two", 2)):
        write_dataset(tmp_path / name, workers=workers, format=form, **SMALL)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    write_dataset(tmp_path / "other", format=form, **(SMALL | {"seed": 10}))
    assert contents(tmp_path / "other") != contents(tmp_path / "one")


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """After an interrupt, a lost file, a cut file, and with more rounds."""
    write_dataset(tmp_path / "whole", **SMALL)
    whole = contents(tmp_path / "whole")

    class Stopped(Exception):
        pass

    def stop(entry: dict[str, Any]) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        write_dataset(tmp_path / "set", on_shard=stop, **SMALL)
    assert json.loads((tmp_path / "set" / "dataset.json").read_text("utf-8"))["rounds"] == 2
    written: list[str] = []
    write_dataset(tmp_path / "set", on_shard=lambda entry: written.append(entry["file"]), **SMALL)
    assert contents(tmp_path / "set") == whole
    assert len(written) == 2
    first, second = sorted((tmp_path / "set").glob("0*"))[:2]
    first.unlink()
    second.write_bytes(second.read_bytes()[:-1])
    write_dataset(tmp_path / "set", on_shard=lambda entry: written.append(entry["file"]), **SMALL)
    assert contents(tmp_path / "set") == whole
    assert written[2:] == [first.name, second.name]
    write_dataset(tmp_path / "set", **(SMALL | {"rounds": 7}))
    write_dataset(tmp_path / "more", **(SMALL | {"rounds": 7}))
    assert contents(tmp_path / "set") == contents(tmp_path / "more")


def test_the_card_says_what_is_in_it(tmp_path: Path) -> None:
    card = write_dataset(tmp_path / "set", edition="flip", options={"stacking": "same"}, **SMALL)
    rows = joined(tmp_path / "set")
    assert card == json.loads((tmp_path / "set" / "dataset.json").read_text("utf-8"))
    assert (card["rounds"], card["rows"]) == (5, len(rows["round"]))
    assert [one["name"] for one in card["columns"]] == list(rows) == list(TYPES) == list(COLUMNS)
    types = {one["name"]: one["type"] for one in card["columns"]}
    assert types["observation"] == f"uint8[{rows['observation'].shape[1]}]"
    assert {name: column.dtype.name for name, column in rows.items()} == {
        name: kind.partition("[")[0] for name, kind in types.items()
    }
    assert len(card["actions"]) == rows["mask"].shape[1]
    text = (tmp_path / "set" / "README.md").read_text("utf-8")
    assert card["command"] in text
    assert all(f"| `{name}` |" in text for name in COLUMNS)
    again = card["command"].replace("DIR", str(tmp_path / "again")).replace('"', "").split()[1:]
    assert main([*again, "--workers", "1"]) == 0
    assert contents(tmp_path / "again") == contents(tmp_path / "set")


def test_without_pyarrow_files_are_npz(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python_api, "find_spec", lambda name: None)
    assert write_dataset(tmp_path / "set", **(SMALL | {"rounds": 1}))["format"] == "npz"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 10}, "dataset.json: this directory contains another data set: seed is 9 there and 10 here"),
        ({"rounds": 0}, "rounds: must be at least 1"),
        ({"rounds": 1}, "rounds is 2 there and 1 here"),
        ({"policies": ("careful", "eager")}, "policy: must name a bot for each seat that a bot plays"),
        ({"policies": ("clever",)}, "there is no bot “clever”"),
        ({"history": 65}, "history: must be a whole number from 0 to 64"),
        ({"players": 1}, "players: must be from 2 to 10 players"),
        ({"options": {"target": 3}}, "options: there is no option “target”"),
        ({"format": "csv"}, "format: must be parquet, npz, not “csv”"),
        ({"workers": 0}, "workers: must be from 1 to 256, not 0"),
    ],
)
def test_a_wrong_plan_changes_nothing(change: dict[str, Any], message: str, tmp_path: Path) -> None:
    small = SMALL | {"policies": ("random",), "rounds": 2}
    write_dataset(tmp_path, **small)
    before = contents(tmp_path)
    with pytest.raises(Unreadable) as error:
        write_dataset(tmp_path, **(small | change))
    assert message in str(error.value)
    assert contents(tmp_path) == before


def test_other_directories_are_not_touched(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear ana", "utf-8")
    with pytest.raises(Unreadable, match="the directory is not empty"):
        write_dataset(tmp_path, **SMALL)
    (tmp_path / "dataset.json").write_text("[]", "utf-8")
    with pytest.raises(Unreadable, match=r"dataset\.json: this is not a data card"):
        write_dataset(tmp_path, **SMALL)
    with pytest.raises(Unreadable, match="No such file"):
        list(read_dataset(tmp_path / "none"))


def test_the_command_tells_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "dataset",
        str(tmp_path / "a"),
        "--policy",
        "eager",
        "--players",
        "2",
        "--rounds",
        "2",
        "--workers",
        "1",
    ]
    assert main(arguments) == 0
    output = capsys.readouterr()
    assert output.out.startswith("2 rounds, ")
    assert output.err.startswith("00000.parquet: ")
    assert main([*arguments, "--json"]) == 0
    output = capsys.readouterr()
    assert json.loads(output.out)["bots"] == ["eager", "eager"]
    assert output.err == ""
    assert main([*arguments, "--seed", "3"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
