"""What the operator decides holds on a running server: bans and closed tables."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from sabot.client import Api, Line, Refusal, Turned
from sabot.server.access.bans import guest_tag, parse_banned
from sabot.server.hosting import registry as registry_module
from sabot.server.tables.log.entries import Closed
from sabot.words.language import speak
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, bare, connected, party_in
from tests.support.server.serving import config_in, served, soon


@pytest.fixture(autouse=True)
def quick_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks for decisions all the time."""
    monkeypatch.setattr(registry_module, "TICK", 0.02)


def tag_of(table: Party, seat: int) -> str:
    """The tag of the guest in a seat."""
    return guest_tag(str(table.server.registry.tables[table.key].table.seating[seat].guest))


async def until_open(api: Api) -> None:
    """Wait until a guest may come in again."""
    while True:
        try:
            await api.ask("GET", "/api/me")
        except Turned:
            await asyncio.sleep(0.01)
        else:
            return


@awaited
async def test_a_banned_guest_is_thrown_out_and_stays_out_until_unbanned(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        moderation, bo = table.server.registry.store.moderation, table.guests["bo"]
        tag = tag_of(table, 1)
        await moderation.ban(tag, None)
        refused = await table["bo"].hear("refused")
        assert (refused["code"], refused["message"]) == ("guest/banned", speak("en").say("refused-guest-banned"))
        with pytest.raises(ConnectionClosed):
            await table["bo"].next()
        assert table["bo"].connection.close_code == CloseCode.POLICY_VIOLATION
        async with bare(bo) as socket:
            assert (await socket.next())["refused"]["code"] == "guest/banned"
            with pytest.raises(ConnectionClosed):
                await socket.next()
        with pytest.raises(Turned) as turned:
            await bo.ask("GET", f"/api/tables/{table.key}?lang=fr")
        assert (turned.value.status, turned.value.refused["code"]) == (403, "guest/banned")
        assert turned.value.refused["message"] == speak("fr").say("refused-guest-banned")
        await table["ana"].ask("done", back=True)
        assert await moderation.unban(tag)
        assert not await moderation.unban(tag)
        await soon(until_open(bo))
        async with connected(bo, table.key) as socket:
            await socket.ask("done", back=True)


@pytest.mark.parametrize("banned", ["127.0.0.1", "127.0.0.0/8"])
@awaited
async def test_everybody_from_a_banned_address_is_thrown_out(tmp_path: Path, banned: str) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.server.registry.store.moderation.ban(parse_banned(banned), 1)
        for name in ("ana", "bo"):
            assert (await table[name].hear("refused"))["code"] == "guest/banned"
        with pytest.raises(Turned, match="banned"):
            await Api(table.server.url).ask("GET", "/api/me")


@awaited
async def test_a_ban_holds_from_the_start_of_a_server(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        tag = tag_of(table, 1)
        await table.server.registry.store.moderation.ban(tag, 1)
    async with served(config_in(tmp_path)) as server:
        with pytest.raises(Turned, match="banned"):
            await Api(server.url, table.guests["bo"].cookie).ask("GET", "/api/me")
        async with Line(Api(server.url, table.guests["bo"].cookie), table.key) as line:
            with pytest.raises(Refusal) as refusal:
                await soon(line.until(bool))
            assert refusal.value.code == "guest/banned"


@awaited
async def test_bans_stay_while_the_database_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        registry = table.server.registry
        await registry.store.moderation.ban(tag_of(table, 1), None)
        await table["bo"].hear("refused")
        has_failed = asyncio.Event()

        async def fail() -> None:
            has_failed.set()
            raise OSError("as the test wants it")

        monkeypatch.setattr(registry.store.moderation, "bans", fail)
        await soon(has_failed.wait())
        with pytest.raises(Turned, match="banned"):
            await table.guests["bo"].ask("GET", "/api/me")
        monkeypatch.undo()


@awaited
async def test_the_operator_closes_a_table(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        moderation = table.server.registry.store.moderation
        assert not await moderation.order_closing("no-such-table")
        for _ in range(2):
            assert await moderation.order_closing(table.key)
        while (await table["bo"].hear("update")).get("status") != "over":
            pass
        while await moderation.closings():
            await asyncio.sleep(0.01)
        (*_, closed) = await table.log()
        assert isinstance(closed, Closed)
        assert closed.by is None
        await table.check_log()
