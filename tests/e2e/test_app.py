"""The page as an app: it opens without its server, and takes new versions quietly."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import violations
from tests.e2e.kept_page import KEEPING, wait_for, wait_until_kept
from tests.e2e.person import NewPerson
from tests.e2e.table_player import TablePlayer
from tests.support.server.serving import Process

FIRST_LOAD = 120_000
"""The most bytes of the first load, compressed."""
AT_ONCE = 1000
"""Within how many milliseconds a kept page shows something."""
TRIES = 5
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def paint_times(page: Page) -> Iterator[float]:
    """How many milliseconds it takes to show something, measured several times: the machine may be busy."""
    for _ in range(TRIES):
        page.reload()
        page.wait_for_function(FIRST_PAINT)
        yield page.evaluate(FIRST_PAINT)


def test_the_first_load_is_small(new_person: NewPerson) -> None:
    ana = new_person()
    bodies: list[int] = []
    ana.page.on("requestfinished", lambda request: bodies.append(request.sizes()["responseBodySize"]))
    ana.go()
    ana.settled()
    assert 10_000 < sum(bodies) <= FIRST_LOAD


def test_the_page_opens_at_once_without_its_server(new_person: NewPerson, killable_server: Process) -> None:
    ana = new_person(server=killable_server, **KEEPING)
    ana.go()
    wait_until_kept(ana.page)
    killable_server.kill()

    offline = ana.page.get_by_role("status").get_by_text(ana.says("page-offline"))
    ana.page.reload()
    expect(ana.button("page-home-play")).to_be_visible()
    expect(offline).to_be_visible()
    assert any(took < AT_ONCE for took in paint_times(ana.page))
    assert ana.page.evaluate("() => [...document.images].every((card) => card.naturalWidth > 0)")
    assert violations(ana.page) == []

    ana.go("/rules?edition=flip")
    expect(ana.page.get_by_role("main")).to_contain_text("F-001")
    ana.go("/rules/D-024")
    expect(ana.page.get_by_role("main")).to_contain_text("D-024")
    ana.page.get_by_role("combobox", name=ana.says("page-language")).select_option("pt")
    expect(ana.page.locator("html")).to_have_attribute("lang", "pt")
    expect(ana.page.get_by_role("main")).to_contain_text("Cobre-se a carta de cima")
    ana.page.get_by_role("combobox").select_option("en")
    expect(ana.page.get_by_role("main")).to_contain_text("Cover the top of the discard pile")

    ana.go("/t/anytable")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.says("page-offline-table"))
    ana.go("/matches")
    expect(offline).to_be_visible()

    killable_server.start()
    ana.page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(offline).to_be_hidden()
    ana.complaints.clear()  # about the server that was gone


def test_a_new_version_waits_until_the_round_is_over_and_loses_nothing(
    new_person: NewPerson, killable_server: Process
) -> None:
    ana = new_person(server=killable_server, **KEEPING)
    ana.sit_down()
    wait_until_kept(ana.page)
    (old,) = ana.page.evaluate("() => caches.keys()")
    TablePlayer(ana).wait()
    cards = ana.hand.count()

    killable_server.kill()
    (killable_server.log.parent / "version").write_text("new")
    killable_server.start()
    wait_for(ana.page, "async () => (await navigator.serviceWorker.ready).waiting !== null")
    TablePlayer(ana).wait()
    reload = ana.button("page-reload")
    expect(reload).to_be_hidden()

    path = ana.page.url
    ana.button("page-leave").click()
    ana.button("page-leave-keep").click()
    expect(reload).to_be_visible()
    assert violations(ana.page) == []
    with ana.page.expect_navigation():
        reload.click()
    expect(ana.button("page-home-play")).to_be_visible()
    wait_until_kept(ana.page)
    assert ana.page.evaluate("() => caches.keys()") != [old]
    expect(reload).to_be_hidden()
    ana.page.goto(path)
    expect(ana.hand).to_have_count(cards)
    ana.complaints.clear()  # about the server that was gone
