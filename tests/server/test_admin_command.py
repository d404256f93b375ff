"""The command `sabot admin`, on the database of a running server."""

import asyncio
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.client import Turned
from sabot.server.hosting import registry as registry_module
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import party_in
from tests.support.server.serving import database_in


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, the database of the test, and a server that looks for decisions all the time."""
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("SABOT_DATABASE", database_in(tmp_path))
    monkeypatch.setattr(registry_module, "TICK", 0.02)


async def admin(*arguments: str) -> int:
    """Run the command."""
    return await asyncio.to_thread(main, ["admin", *arguments])


@awaited
async def test_a_report_leads_to_a_ban_and_a_closed_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        line = (await table["bo"].ask("done", chat="an insult"))["line"]
        await table["ana"].ask("done", abuse=line)
        capsys.readouterr()
        assert await admin("reports") == 0
        told = capsys.readouterr().out
        assert told.startswith("Report 1 · 20")
        assert f"table {table.key}\n" in told
        assert "  > an insult\n" in told
        said_by = next(part for part in told.splitlines() if part.startswith("  said by bo (guest-"))
        assert said_by.endswith("address 127.0.0.1")
        tag = said_by.partition("(")[2].partition(")")[0]
        assert await admin("ban", tag, "--days", "3") == 0
        assert (await table["bo"].hear("refused"))["code"] == "guest/banned"
        assert await admin("close", table.key) == 0
        while (await table["ana"].hear("update")).get("status") != "over":
            pass
        capsys.readouterr()
        assert await admin("bans") == 0
        assert capsys.readouterr().out.startswith(f"{tag} from 20")
        assert await admin("unban", tag) == 0
        assert await admin("reports", "--done", "1") == 0
        capsys.readouterr()
        assert await admin("reports") == 0
        assert await admin("bans") == 0
        assert capsys.readouterr().out == "There are no reports.\nNobody is banned.\n"


@awaited
async def test_an_address_is_banned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        capsys.readouterr()
        assert await admin("ban", "127.0.0.1") == 0
        assert capsys.readouterr().out == "127.0.0.1/32 is banned.\n"
        assert (await table["ana"].hear("refused"))["code"] == "guest/banned"
        with pytest.raises(Turned, match="banned"):
            await table.host.ask("GET", "/api/me")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ban", "bo"], "must be a guest such as guest-0123456789abcdef, an address or a network, not “bo”"),
        (["ban"], "ban: must be followed by a table, a guest or an address"),
        (["bans", "bo"], "bans: nothing may follow it"),
        (["unban", "192.0.2.1"], "192.0.2.1/32: is not banned"),
        (["close", "nowhere"], "nowhere: there is no such table"),
        (["reports", "--done", "7"], "--done: there is no report 7"),
    ],
)
@awaited
async def test_mistakes_are_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    async with party_in(tmp_path, "ana", "bo"):
        assert await admin(*arguments) == 2
        assert capsys.readouterr().err == f"sabot: {said}\n"


def test_a_database_that_is_not_there_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "reports"]) == 2
    assert "tables.sqlite" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
