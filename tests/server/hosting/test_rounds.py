"""Whole matches on a server: bots and clocks play on, and the next round is dealt in time."""

from pathlib import Path
from typing import Any

import pytest

from sabot.client import Line
from sabot.server.tables.log.entries import (
    Acted,
    Dealt,
    Missed,
    Opened,
    Returned,
    Sat,
    Started,
)
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, Socket, connected, party_in
from tests.support.server.serving import (
    SHORT,
    clocks,
    guest,
    is_over,
    soon,
)

SLEEPY = clocks(decision=0.2, pace=5)
"""People have less time than bots take to think."""
ROTATION: dict[str, Any] = {"format": {"scoring": "rotation", "hands_per_partner": 1}}
ELIMINATION: dict[str, Any] = {"format": {"scoring": "elimination", "target": 100}}


async def act_somehow(socket: Socket) -> int:
    """Do something legal, if possible play a card, and return the version."""
    shown = await socket.ask("snapshot", watch=0)
    *_, action = (action for action in shown["legal"] if action.split()[0] not in ("uno", "catch"))
    return int((await socket.ask("done", act=action))["version"])


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
@awaited
async def test_bots_play_by_themselves_to_the_end(tmp_path: Path, edition: str) -> None:
    bots = ("careful", "eager")
    async with party_in(tmp_path, "ana", bots=bots, edition=edition, **SHORT, **clocks(decision=0.01)) as table:
        await table.start()
        async with Line(table.host, table.key) as line:
            shown = await soon(line.until(is_over))
        assert shown["seats"][0]["away"] is True
        assert len(shown["match"]["winners"]) == 1
        await table.check_log()


@awaited
async def test_a_player_who_acts_is_back(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **SLEEPY) as table:
        await table.start()
        name = await somebody_missed(table)
        version = await act_somehow(table[name])
        kinds = [type(entry) for entry in await table.log()]
        assert kinds[:5] == [Opened, Sat, Started, Missed, Acted]
        updates = [message["update"] for message in table[name].heard if "update" in message]
        (update,) = [update for update in updates if update["version"] == version]  # soon they may miss the next turn
        assert [seat["away"] for seat in update["seats"] if seat["name"] == name] == [False]


@awaited
async def test_a_player_who_is_back_has_time_again(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **SLEEPY) as table:
        await table.start()
        name = await somebody_missed(table)
        await table[name].ask("done", back=True)
        await somebody_missed(table)
        *_, missed, returned, again = await table.log()
        assert [type(entry) for entry in (missed, returned, again)] == [Missed, Returned, Missed]
        assert again.at - returned.at >= 1000 * SLEEPY["clocks"]["decision"]


async def somebody_missed(table: Party) -> str:
    """Wait until a player has missed the time, and return the name."""
    while True:
        update = await table["ana"].hear("update")
        if any(seat["away"] for seat in update.get("seats", ())):
            return str(update["view"]["waiting"][0])


@awaited
async def test_the_next_round_is_dealt_when_all_are_ready_and_their_salt_is_in_it(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **clocks(pause=600)) as table:
        await table.start()
        await table["ana"].is_refused("deal/too-early", ready=True)
        await end_round(table)
        before = (await table["ana"].ask("snapshot", watch=0))["match"]
        assert (before["round"], before["dealt"]) == (2, False)
        await table["ana"].ask("done", ready=True, salt="of ana")
        shown = await table["bo"].ask("snapshot", watch=0)
        assert [seat["ready"] for seat in shown["seats"]] == [True, False]
        assert shown["match"]["salts"] == {"ana": ["of ana"]}
        await table["bo"].ask("done", ready=True, salt="of bo")
        after = (await table["bo"].ask("snapshot", watch=0))["match"]
        assert after["dealt"] is True
        assert after["salts"] == {"ana": ["of ana"], "bo": ["of bo"]}
        assert after["commitment"] == before["commitment"]


@awaited
async def test_the_next_round_is_dealt_when_the_pause_is_over(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **clocks(pause=0.05)) as table:
        await table.start()
        await end_round(table)
        while not (update := await table["bo"].hear("update"))["match"]["dealt"]:
            pass
        assert update["match"]["round"] == 2
        *_, acted, dealt = await table.log()
        assert isinstance(dealt, Dealt)
        assert dealt.at - acted.at >= 50


async def end_round(table: Party) -> None:
    """Let ana play her last card."""
    await table.lay_out({"ana": "R1", "bo": "R4 Y5 G6"})
    await table["ana"].ask("done", act="play R1")


@awaited
async def test_a_rotation_of_eight_plays_at_two_boards(tmp_path: Path) -> None:
    bots = ("careful", "eager", "random") * 2
    async with party_in(tmp_path, "ana", "bo", bots=bots, **ROTATION, **clocks(decision=0.01)) as table:
        zoe = await guest(table.server.url, "zoe")
        async with connected(zoe, table.key) as first, connected(zoe, table.key) as second:
            await second.ask("snapshot", watch=1)
            await table.start()
            seen = [await first.hear("update"), await second.hear("update")]
        boards = seen[0]["match"]["boards"]
        assert [len(board) for board in boards] == [4, 4]
        assert [[*update["view"]["hands"]] for update in seen] == boards
        totals: dict[int, int] = {}
        while len(totals) < 3:
            if match := (await table["ana"].hear("update")).get("match"):
                totals[len(match["rounds"])] = sum(rank["total"] for rank in match["standing"])
        assert totals[0] == 0 < totals[1] < totals[2]


@awaited
async def test_an_elimination_runs_to_the_last_player_with_an_up_to_date_standing(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", bots=("careful",) * 3, **ELIMINATION, **clocks(decision=0.01)) as table:
        seen = []
        async with Line(table.host, table.key) as line:
            await soon(line.until(bool))
            messages = line.news()
            await table.start()
            async for _ in messages:
                seen.append(line.shown["match"])
                if line.shown and is_over(line.shown):
                    break
        assert len(seen[0]["playing"]) == 4
        target = ELIMINATION["format"]["target"]
        for match in seen:
            below = {rank["players"][0] for rank in match["standing"] if rank["total"] < target}
            assert below == set(match["playing"])
        match = seen[-1]
        (winner,) = match["winners"]
        assert match["standing"][0]["players"] == [winner]
        await table.check_log()
