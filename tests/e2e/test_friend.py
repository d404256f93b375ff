"""From `sabot` to a friend's phone in a dealt round: two hosts in a network of the test's own, with a browser each."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Playwright, expect

from sabot.client import Api
from tests.e2e.accessibility import violations
from tests.e2e.evidence import PEOPLE, is_repeated, seed_of
from tests.e2e.person import DESKTOP, FAST, PHONE, Person
from tests.e2e.seeded_server import seeded_server, set_seed
from tests.support.server.services import chromium
from tests.support.server.serving import Process, guest, open_table
from tests.support.server.two_hosts import Host, two_hosts

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
MOST_CLICKS, MOST_TAPS = 5, 2
CLICKS = "() => window.clicks"
DRAW_QR = """async (link) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch("/api/qr", { method: "POST", headers, body: JSON.stringify({ link }) })).text();
}"""
SELECTED = "field => field.value.slice(field.selectionStart, field.selectionEnd)"


@pytest.fixture(scope="module")
def hosts() -> Iterator[tuple[Host, Host]]:
    """The computer at which somebody starts `sabot`, and the phone of a friend."""
    with two_hosts() as hosts:
        yield hosts


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place for the files of these tests."""
    return tmp_path_factory.mktemp("friend")


@pytest.fixture(scope="module")
def browsers(playwright: Playwright, hosts: tuple[Host, Host], directory: Path) -> Iterator[list[Browser]]:
    """A browser on each host."""
    opened: list[Browser] = []
    for host in hosts:
        file = directory / host.name
        file.write_text(f'#!/bin/sh\nexec {" ".join(host.prefix)} {chromium()} "$@"\n', "utf-8")
        file.chmod(0o700)
        opened.append(playwright.chromium.launch(executable_path=file, args=FLAGS))
    yield opened
    for browser in opened:
        browser.close()


@pytest.fixture(scope="module")
def sabot(hosts: tuple[Host, Host], directory: Path) -> Iterator[Process]:
    """`sabot` as `make play` starts it, except that it deals from a seed."""
    with seeded_server(directory, command="open", prefix=hosts[0].prefix) as process:
        yield process


@pytest.fixture
def ana_and_bo(
    hosts: tuple[Host, Host],
    browsers: list[Browser],
    sabot: Process,
    directory: Path,
    request: pytest.FixtureRequest,
) -> tuple[Person, Person]:
    """Somebody at the computer, and a friend with a phone in the same network."""
    set_seed(directory, seed_of(request.node))
    at_home = browsers[0].new_context(**DESKTOP)
    away = browsers[1].new_context(**DESKTOP | PHONE)
    for context in (at_home, away):
        context.tracing.start(snapshots=is_repeated(request.node))
    ana = Person("Ana", at_home, sabot.url, touches=False)
    bo = Person("Bo", away, f"http://{hosts[0].ipv4}:{sabot.port}", touches=True)
    for person in (ana, bo):
        person.draw_salt_from(seed_of(request.node))
        person.animate(FAST)
    request.node.stash[PEOPLE] = [ana, bo]
    return ana, bo


def set_open(host: Host, url: str, *, is_open: bool) -> None:
    """Open the server to the network, or close it."""
    host.do(lambda: Api(url).ask("PUT", "/api/network", {"is_open": is_open}))


async def open_table_at(url: str) -> str:
    """The path of a new table for two people."""
    return f"/t/{await open_table(await guest(url, 'Ana'), seats=['person', 'person'])}"


def test_a_friend_is_in_a_dealt_round_after_few_clicks(
    hosts: tuple[Host, Host], ana_and_bo: tuple[Person, Person]
) -> None:
    ana, bo = ana_and_bo
    set_open(hosts[0], ana.url, is_open=False)
    ana.go()
    ana.page.get_by_role("link", name=ana.says("page-home-create"), exact=True).click()
    ana.button("page-new-open").click()
    ana.button("page-room-open").click()
    qr = ana.page.get_by_role("img", name=ana.says("page-room-qr"))
    expect(qr).to_have_js_property("complete", True)
    link = ana.page.get_by_label(ana.says("page-room-link")).input_value()
    assert link.startswith(f"{bo.url}/t/")
    assert qr.evaluate("image => image.naturalWidth") > 0
    assert unquote(qr.get_attribute("src") or "").endswith(ana.page.evaluate(DRAW_QR, link))
    ana.settled()
    assert not violations(ana.page)

    bo.go(link.removeprefix(bo.url))  # the camera of the phone has read the code
    bo.button("page-room-sit").last.tap()
    friend = bo.page.locator(".mine strong").inner_text()
    expect(ana.button("page-room-remove", seat=friend)).to_be_visible()
    ana.button("page-room-start").click()
    for person in (ana, bo):
        person.wait_for_cards()
    clicks, taps = ana.page.evaluate(CLICKS), bo.page.evaluate(CLICKS)
    assert 0 < clicks <= MOST_CLICKS, clicks
    assert 0 < taps <= MOST_TAPS, taps


def test_without_https_the_link_is_copied_or_at_least_selected(
    hosts: tuple[Host, Host], ana_and_bo: tuple[Person, Person]
) -> None:
    ana, bo = ana_and_bo
    set_open(hosts[0], ana.url, is_open=True)
    path = hosts[0].do(lambda: open_table_at(ana.url))
    bo.go(path)
    expect(bo.page.get_by_role("img", name=bo.says("page-room-qr"))).to_be_visible()
    assert bo.page.evaluate("() => [isSecureContext, 'clipboard' in navigator, 'share' in navigator]") == [False] * 3
    expect(bo.button("page-room-open")).to_have_count(0)
    expect(bo.button("page-room-share")).to_have_count(0)
    bo.page.evaluate("() => { document.execCommand = () => false; }")
    bo.button("page-room-copy").tap()
    expect(bo.page.get_by_text(bo.says("page-room-by-hand"))).to_be_visible()
    assert bo.page.get_by_label(bo.says("page-room-link")).evaluate(SELECTED) == f"{bo.url}{path}"
    bo.settled()
    assert not violations(bo.page)
    bo.page.reload()
    bo.button("page-room-copy").tap()
    expect(bo.button("page-room-copied")).to_be_visible()
