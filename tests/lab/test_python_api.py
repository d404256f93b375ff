"""The lab from Python: the numbers of the commands, as tables."""

import csv
import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pandas as pd
import pytest

from sabot.bots import Bot, Sight
from sabot.cli import main
from sabot.errors import Unreadable
from sabot.lab import arena, compare, python_api, row_files, simulate
from sabot.lab.result_table import ResultTable
from sabot.lab.running.rows import Row
from sabot.lab.running.shares import ShareResult
from sabot.lab.simulation import RowsInOrder

pytestmark = pytest.mark.usefixtures("without_numba")


class LastCard(Bot):
    """Plays the last legal action."""

    def choose(self, sight: Sight, chance: Random) -> str:
        return sight.view.legal[-1]


def test_a_study_is_that_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--edition", "potter", "--rounds", "9", "--seed", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = simulate(edition="potter", rounds=9, seed=4)
    assert found.to_dict() | {"seconds": 0} == told | {"seconds": 0}
    (row,) = csv.DictReader(io.StringIO(found.to_csv()))
    assert float(row["length"]) == told["length"]["mean"]
    assert [int(row[f"wins_{seat}"]) for seat in range(1, 5)] == told["wins"]


@pytest.mark.parametrize("unit", ["rounds", "matches"])
@pytest.mark.parametrize("policy", ["eager", "careful"])
def test_the_rows_add_up_to_the_figures(unit: str, policy: str) -> None:
    asked: dict[str, Any] = {unit: 4 if unit == "rounds" else 1}
    found = simulate(policy=policy, players=3, seed=2, rows=True, **asked)
    assert found.rows is not None
    rows: dict[str, list[Any]] = found.rows.to_dict()
    counts = found.counts
    assert rows["round" if unit == "rounds" else "match"] == list(range(counts.played))
    assert sorted(rows["turns" if unit == "rounds" else "rounds"]) == sorted(counts.lengths.elements())
    assert sum(rows["moves"]) == counts.sums.moves
    assert sum(rows["forced_cards"]) == counts.sums.tally[0]
    winners = [int(one) for row in rows["winner" if unit == "rounds" else "winners"] for one in str(row).split()]
    assert [winners.count(seat) for seat in (1, 2, 3)] == counts.sums.wins[:3]
    plain = simulate(policy=policy, players=3, seed=2, **asked)
    assert plain.to_dict() | {"seconds": 0} == found.to_dict() | {"seconds": 0}


def test_a_comparison_has_a_row_for_each_value_and_for_each_round() -> None:
    found = compare("players", [2, 4], rounds=5, rows=True)
    assert found.table.to_dict()["players"] == ["2", "4"]
    assert found.table.to_dict()["wins_3"][0] is None
    assert found.rows is not None
    assert found.rows.columns[:3] == ("players", "round", "turns")
    assert found.rows.to_dict()["players"] == ["2"] * 5 + ["4"] * 5


def test_rows_come_in_order_whichever_share_is_ready_first() -> None:
    in_order = RowsInOrder()
    rows: list[list[Row]] = [[(number,)] for number in range(4)]
    assert list(in_order.add(ShareResult(2, [], [[*rows[2], *rows[3]]]))) == []
    assert list(in_order.add(ShareResult(0, [], [rows[0]]))) == [[rows[0]]]
    assert list(in_order.add(ShareResult(1, [], [rows[1]]))) == [[rows[1]], [[*rows[2], *rows[3]]]]


def test_the_command_writes_the_same_rows(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    assert main(["simulate", "--rounds", "20", "--players", "2", "--rows", str(file)]) == 0
    again = simulate(rounds=20, players=2, rows=True).rows
    assert again is not None
    assert file.read_text("utf-8") == again.to_csv()


def test_rows_of_values_as_parquet(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    assert main(["simulate", "--rounds", "3", "--vary", "stacking=off,any", "--rows", str(file)]) == 0
    frame = pd.read_parquet(file)
    assert list(frame["stacking"]) == ["off"] * 3 + ["any"] * 3
    assert set(frame["ending"]) <= {"laid", "discarded", "answered", "capped"}


def test_blocks_of_rows_become_one_parquet_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(row_files, "BLOCK", 2)
    ResultTable(("a", "b"), [(number, None if number else "x") for number in range(5)]).to_parquet(
        str(tmp_path / "five")
    )
    frame = pd.read_parquet(tmp_path / "five")
    assert list(frame["a"]) == [0, 1, 2, 3, 4]


def test_an_arena_with_a_class_of_ones_own() -> None:
    found = arena(LastCard, "random", deals=3, seed=1)
    assert found.to_pandas()["bot"][0] == f"{__name__}:LastCard"
    assert found.table.to_dict()["rounds"] == [6]
    assert "<td>random</td>" in found._repr_html_()


def test_a_class_that_changed_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = arena(LastCard, "random", deals=2).to_dict()["results"]

    class FirstCard(LastCard):
        """Another class of the same name."""

        def choose(self, sight: Sight, chance: Random) -> str:
            return sight.view.legal[0]

    FirstCard.__qualname__ = "LastCard"
    monkeypatch.setitem(globals(), "LastCard", FirstCard)
    assert python_api.bot_name(FirstCard) == f"{__name__}:LastCard"
    assert arena(FirstCard, "random", deals=2).to_dict()["results"] != before


def test_missing_packages_are_named_with_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(row_files, "find_spec", lambda name: None)
    table = ResultTable(("a",), [(1,)])
    with pytest.raises(Unreadable, match="make setup"):
        table.to_pandas()
    with pytest.raises(Unreadable, match="make setup"):
        table.to_parquet(str(tmp_path / "a.parquet"))


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("rows.txt", "rows.txt: the name of a file of rows must end in .csv or .parquet"),
        ("none/rows.csv", "none/rows.csv: No such file or directory"),
    ],
)
def test_an_error_is_one_line(
    file: str, message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "--rounds", "3", "--rows", file]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"sabot: {message}")
    assert output.err.count("\n") == 1
