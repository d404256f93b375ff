"""Stored codes: unique among live ones, freed afterwards, and passes that work once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle

import pytest
from msgspec.structs import replace

from sabot.errors import Refused
from sabot.server.access.identity import Identity
from sabot.server.storage.code_store import TRIES, CodeMaker, Pass
from sabot.server.storage.store import Store
from sabot.server.tables.log.entries import Chatted, format_entry
from tests.server.storage.test_store import CARD
from tests.support.server.awaited import awaited

ANA = Identity("guest-ana", "Ana", "fr")
TEXT = format_entry(Chatted(at=0, by="g", name="ana", text="hi"))
NOW, SINCE = 10_000, 5_000


@asynccontextmanager
async def store_of(database: str, *keys: str) -> AsyncIterator[Store]:
    """A store with open tables."""
    store = await Store.open(database)
    try:
        for key in keys:
            await store.create(replace(CARD, key=key, status="open", free=1), "seed", TEXT)
        yield store
    finally:
        await store.close()


async def change(store: Store, key: str, sequence: int, status: str, free: int) -> None:
    """Change the row of a table."""
    assert await store.append(key, sequence, TEXT, replace(CARD, key=key, status=status, free=free))


def only(*codes: str) -> CodeMaker:
    """Makes these codes again and again, each with as many letters as wanted."""
    endless = cycle(codes)
    return lambda length: next(endless).ljust(length, "Z")


@awaited
async def test_a_table_keeps_its_code_and_two_tables_have_two(database: str) -> None:
    async with store_of(database, "one", "two") as store:
        codes = [await store.codes.code_of(key, NOW, SINCE) for key in ("one", "two", "one")]
        assert codes[0] == codes[2] != codes[1]
        assert [await store.codes.find(code, SINCE) for code in codes] == ["one", "two", "one"]
        assert await store.codes.find("ZZZZ", SINCE) is None


@awaited
async def test_a_code_lives_while_people_can_join(database: str) -> None:
    async with store_of(database, "one") as store:
        code = await store.codes.code_of("one", NOW, SINCE)
        for sequence, (status, free, is_live) in enumerate(
            [("open", 0, True), ("playing", 1, True), ("playing", 0, False), ("playing", 2, True), ("over", 2, False)],
            2,
        ):
            await change(store, "one", sequence, status, free)
            assert await store.codes.find(code, SINCE) == ("one" if is_live else None), (status, free)


@awaited
async def test_a_code_ends_a_while_after_it_was_last_asked_for(database: str) -> None:
    async with store_of(database, "one") as store:
        code = await store.codes.code_of("one", NOW, SINCE)
        assert await store.codes.find(code, NOW + 1) is None
        assert await store.codes.code_of("one", NOW + 2, SINCE) == code
        assert await store.codes.find(code, NOW + 1) == "one"


@awaited
async def test_a_code_that_is_free_again_leads_to_the_next_table(database: str) -> None:
    async with store_of(database, "one", "two") as store:
        assert await store.codes.code_of("one", NOW, SINCE, only("KTRB")) == "KTRB"
        await change(store, "one", 2, "over", 0)
        assert await store.codes.code_of("two", NOW, SINCE, only("KTRB")) == "KTRB"
        assert await store.codes.find("KTRB", SINCE) == "two"


@awaited
async def test_when_all_codes_are_taken_the_next_one_has_another_letter(database: str) -> None:
    async with store_of(database, "one", "two", "three") as store:
        given = [await store.codes.code_of(key, NOW, SINCE, only("KTRB")) for key in ("one", "two", "three")]
        assert given == ["KTRB", "KTRBZ", "KTRBZZ"]
        with pytest.raises(Refused, match="no code"):
            await store.codes.code_of("no such length", NOW, SINCE, lambda _: "KTRB")
        assert [await store.codes.find(code, SINCE) for code in given] == ["one", "two", "three"]


@awaited
async def test_a_free_code_is_found_by_trying(database: str) -> None:
    async with store_of(database, "one", "two") as store:
        await store.codes.code_of("one", NOW, SINCE, only("KTRB"))
        nearly_all = only(*["KTRB"] * (TRIES - 1), "LMPR")
        assert await store.codes.code_of("two", NOW, SINCE, nearly_all) == "LMPR"


@awaited
async def test_two_processes_give_a_table_one_code(database: str) -> None:
    async with store_of(database, "one", "two") as store, store_of(database) as other:
        asked = [
            some.codes.code_of(key, NOW, SINCE) for key in ("one", "two") for some in (store, other) for _ in "abc"
        ]
        codes = await asyncio.gather(*asked)
        assert len(set(codes[:6])) == len(set(codes[6:])) == 1
        assert codes[0] != codes[-1]


@awaited
async def test_ended_codes_and_passes_are_swept(database: str) -> None:
    async with store_of(database, "one", "two") as store:
        await store.codes.code_of("one", NOW, SINCE, only("KTRB"))
        await store.codes.code_of("two", NOW, SINCE, only("LMPR"))
        await store.codes.issue(Pass(ANA, "hash", NOW + 1))
        await change(store, "one", 2, "over", 0)
        await store.codes.delete_ended(NOW, SINCE)
        await change(store, "one", 3, "open", 1)
        assert [await store.codes.find(code, SINCE) for code in ("KTRB", "LMPR")] == [None, "two"]
        await store.codes.delete_ended(NOW + 1, SINCE)
        assert await store.codes.redeem("hash", NOW) is None


@awaited
async def test_a_table_is_deleted_with_its_code(database: str) -> None:
    async with store_of(database, "one") as store:
        code = await store.codes.code_of("one", NOW, SINCE)
        await store.delete_table("one")
        assert await store.codes.find(code, SINCE) is None


@awaited
async def test_a_pass_works_once_and_only_in_time(database: str) -> None:
    async with store_of(database) as store:
        await store.codes.issue(Pass(ANA, "hash", NOW + 1))
        assert await store.codes.redeem("another", NOW) is None
        assert await store.codes.redeem("hash", NOW + 1) is None
        assert await store.codes.redeem("hash", NOW) == ANA
        assert await store.codes.redeem("hash", NOW) is None


@awaited
async def test_of_two_who_use_a_pass_at_once_one_gets_in(database: str) -> None:
    async with store_of(database) as store, store_of(database) as other:
        await store.codes.issue(Pass(ANA, "hash", NOW + 1))
        found = await asyncio.gather(*(some.codes.redeem("hash", NOW) for some in (store, other) for _ in "abc"))
        assert sorted(map(str, found)) == sorted([str(ANA)] + ["None"] * 5)


@awaited
async def test_a_new_pass_ends_the_one_before_and_leaving_for_good_ends_all(database: str) -> None:
    async with store_of(database) as store:
        await store.codes.issue(Pass(ANA, "first", NOW + 1))
        await store.codes.issue(Pass(ANA, "second", NOW + 1))
        assert await store.codes.redeem("first", NOW) is None
        await store.guests.revoke(ANA.guest)
        assert await store.codes.redeem("second", NOW) is None
