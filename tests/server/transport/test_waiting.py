"""The small queue and the small event wait as those of asyncio do."""

import asyncio

import pytest

from sabot.server.transport.waiting import SmallEvent, SmallQueue
from tests.support.server.awaited import awaited


@awaited
async def test_items_come_in_order_to_a_reader_that_waits_or_not() -> None:
    queue: SmallQueue[int] = SmallQueue()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    for number in range(3):
        queue.put_nowait(number)
    assert (await reading, queue.qsize(), queue.get_nowait(), await queue.get(), queue.empty()) == (0, 2, 1, 2, True)


@awaited
async def test_a_reader_that_is_cancelled_takes_no_item() -> None:
    queue: SmallQueue[int] = SmallQueue()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait(1)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert await queue.get() == 1


@awaited
async def test_an_event_wakes_everybody_once_it_is_set() -> None:
    event = SmallEvent()
    waiting = [asyncio.create_task(event.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not event.is_set()
    event.set()
    event.clear()
    await asyncio.gather(*waiting)
    waits_again = asyncio.create_task(event.wait())
    await asyncio.sleep(0)
    assert not waits_again.done()
    event.set()
    await waits_again
    await event.wait()
    assert event.is_set()
