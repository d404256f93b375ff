"""A friend joins from another host: server and friend have a network namespace each, connected by a virtual cable."""

from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from typing import Any

import pytest
from websockets.frames import CloseCode

from sabot.client import Api, Line, Turned
from sabot.notation.actions import OUT_OF_TURN_VERBS
from tests.support.server.server_parties import connected
from tests.support.server.serving import (
    PATIENCE,
    QUICK,
    SHORT,
    Process,
    database_in,
    guest,
    is_over,
    open_table,
    sit_down,
    soon,
    start,
)
from tests.support.server.two_hosts import INTERFACE, Host

OPEN, CLOSED = {"is_open": True}, {"is_open": False}


@pytest.fixture(scope="module")
def served(hosts: tuple[Host, Host], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`sabot` on the first host."""
    tmp_path = tmp_path_factory.mktemp("served")
    process = Process("--database", database_in(tmp_path), log=tmp_path / "log", command="open", prefix=hosts[0].prefix)
    process.start()
    yield process
    process.kill()


def change(host: Host, url: str, body: dict[str, bool]) -> Any:
    """The answer to somebody on a host who opens or closes the server."""
    return host.do(lambda: Api(url).ask("PUT", "/api/network", body))


def is_reached(host: Host, url: str) -> bool:
    """Whether a server answers somebody on a host."""
    try:
        return bool(host.do(lambda: Api(url).ask("GET", "/api/health"))["ok"])
    except OSError:
        return False


async def play(name: str, line: Line) -> None:
    """Play a match to its end: any card that can be played, or else the first action of the turn that is legal."""

    def may_go_on(shown: dict[str, Any]) -> bool:
        return is_over(shown) or name in shown["view"]["waiting"]

    async with line:
        while not is_over(shown := await soon(line.until(may_go_on))):
            legal = [action for action in shown["legal"] if action.partition(" ")[0] not in OUT_OF_TURN_VERBS]
            await soon(line.act(next((action for action in legal if action.startswith("play")), legal[0])))


def test_a_friend_on_another_host_joins_and_plays_a_match(hosts: tuple[Host, Host], served: Process) -> None:
    home, away = hosts
    at_home, key = home.do(lambda: _open_table(served.url))
    change(home, served.url, CLOSED)
    assert not is_reached(away, f"http://{home.ipv4}:{served.port}")
    opened = change(home, served.url, OPEN)
    urls = [f"http://{home.ipv4}:{served.port}", f"http://[{home.ipv6}]:{served.port}"]
    assert opened["links"] == [{"url": url, "interface": INTERFACE} for url in urls]
    friends = [away.do(partial(guest, url, "bo")) for url in urls]
    away.do(lambda: sit_down(friends[1], key))
    home.do(lambda: start(at_home, key))
    playing = [
        home.begin(lambda: play("ana", Line(at_home, key))),
        away.begin(lambda: play("bo", Line(friends[1], key))),
    ]
    for played in playing:
        played.result()
    shown = home.do(lambda: at_home.ask("GET", f"/api/tables/{key}"))
    assert is_over(shown)
    assert [seat["name"] for seat in shown["seats"]] == ["ana", "bo"]


async def _open_table(url: str) -> tuple[Api, str]:
    """A guest, and the key of the table that the guest has opened for two."""
    host = await guest(url, "ana")
    return host, await open_table(host, seats=["person", "person"], **QUICK, **SHORT)


def test_nobody_on_another_host_can_open_or_close_the_server(hosts: tuple[Host, Host], served: Process) -> None:
    home, away = hosts
    (url, _) = [link["url"] for link in change(home, served.url, OPEN)["links"]]
    for wish in (OPEN, CLOSED):
        with pytest.raises(Turned) as turned:
            change(away, url, wish)
        assert (turned.value.status, turned.value.refused["code"]) == (403, "network/not-here")
    assert away.do(lambda: Api(url).ask("GET", "/api/network")) == {"links": [], "is_open": False, "may_open": False}
    with pytest.raises(Turned):  # not even at home, by the address for others
        change(home, url, CLOSED)
    assert is_reached(away, url)


def test_closing_disconnects_others_and_lets_nobody_in(hosts: tuple[Host, Host], served: Process) -> None:
    home, away = hosts
    _, key = home.do(lambda: _open_table(served.url))
    url = change(home, served.url, OPEN)["links"][0]["url"]

    watches: Future[None] = Future()

    async def watch() -> int | None:
        async with connected(await guest(url, "bo"), key) as socket:
            watches.set_result(None)
            await soon(socket.connection.wait_closed())
            return socket.connection.close_code

    watching = away.begin(watch)
    watches.result(PATIENCE)
    assert change(home, served.url, CLOSED) == {"links": [], "is_open": False, "may_open": True}
    assert watching.result() == CloseCode.SERVICE_RESTART
    assert not is_reached(away, url)
    assert is_reached(home, served.url)
    assert change(home, served.url, OPEN)["links"][0]["url"] == url
    assert is_reached(away, url)
