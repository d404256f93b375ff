"""The page as an app: it opens without its server, takes new versions quietly, and calls one who looks away."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.e2e.accessibility import violations
from tests.e2e.conftest import CHROMIUM_FLAGS
from tests.e2e.person import NewPerson
from tests.e2e.table_player import TablePlayer
from tests.support.server.services import program
from tests.support.server.serving import Process

KEEPING: dict[str, Any] = {"service_workers": "allow"}
"""A browser that keeps the page."""
FIRST_LOAD = 120_000
"""The most bytes of the first load, compressed."""
AT_ONCE = 1000
"""Within how many milliseconds a kept page shows something."""
TRIES = 5
PATIENCE = 60
"""The longest that a test waits for something that must happen, in seconds."""
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const isInUse = active.state === "activated" && navigator.serviceWorker.controller !== null;
  const names = ["cards", "en", "es", "fr", "pt"];
  const packs = await Promise.all(names.map((name) => caches.match(`/offline/${name}.json`)));
  return isInUse && packs.every(Boolean) && (await caches.keys()).length === 1;
}"""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
LOOK_AWAY = "() => { document.hasFocus = () => false; dispatchEvent(new Event('blur')); }"
LOOK_BACK = "() => { delete document.hasFocus; dispatchEvent(new Event('focus')); }"
NOTICES = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag }) => ({ title, body, tag }));
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A Chromium that can notify."""
    with playwright.chromium.launch(
        executable_path=program("chromium"), args=CHROMIUM_FLAGS, **browser_type_launch_args
    ) as opened:
        yield opened


def wait_for(page: Page, predicate: str) -> None:
    """Wait until an asynchronous function of the page returns something true: `wait_for_function` takes no such one."""
    page.evaluate(
        f"""async () => {{
            const end = Date.now() + {PATIENCE * 1000};
            while (!(await ({predicate})())) {{
                if (Date.now() > end) throw new Error("it does not happen");
                await new Promise((again) => setTimeout(again, 50));
            }}
        }}"""
    )


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has kept the page."""
    wait_for(page, KEPT)


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


def test_one_who_looks_away_is_called(new_person: NewPerson) -> None:
    ana, bo = new_person("Ana", **KEEPING), new_person("Bo")
    ana.context.grant_permissions(["notifications"])
    path = ana.open_table("deluxe", "person", title="Friday")
    ana.go(path)
    wait_until_kept(ana.page)
    ana.page.get_by_role("checkbox", name=ana.says("page-calls-notify")).check()
    assert violations(ana.page) == []
    ana.page.evaluate(LOOK_AWAY)

    bo.ask("PUT", "/api/me", {"name": "Bo"})
    bo.go(path)
    bo.page.get_by_role("button", name=bo.says("page-room-sit")).first.click()
    said = ana.says("page-call", kind="sat", seat="Bo", text="")
    expect(ana.page).to_have_title(f"● {said} · Sabot")
    wait_for(ana.page, f"async () => (await ({NOTICES})()).length === 1")
    (notice,) = ana.page.evaluate(NOTICES)
    assert notice == {"title": "Friday", "body": said, "tag": f"{path} sat"}

    ana.page.evaluate(LOOK_BACK)
    expect(ana.page).to_have_title("Sabot")
    wait_for(ana.page, f"async () => (await ({NOTICES})()).length === 0")
    ana.button("page-room-start").click()
    ana.wait_for_cards()
