"""One who looks away is called, by the title of the page and by a notification."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.e2e.accessibility import violations
from tests.e2e.conftest import CHROMIUM_FLAGS
from tests.e2e.kept_page import KEEPING, wait_for, wait_until_kept
from tests.e2e.person import NewPerson
from tests.support.server.services import program

LOOK_AWAY = "() => { document.hasFocus = () => false; dispatchEvent(new Event('blur')); }"
LOOK_BACK = "() => { delete document.hasFocus; dispatchEvent(new Event('focus')); }"
RECORD = """() => {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  globalThis.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await showNotification.call(this, title, options);
    globalThis.shown.push({ title, body: options.body, tag: options.tag });
  };
}"""
"""Record what the page shows. Asking Chromium for its notifications removes one that is not on the screen yet."""
NONE_LEFT = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 0"


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A Chromium that can notify."""
    with playwright.chromium.launch(
        executable_path=program("chromium"), args=CHROMIUM_FLAGS, **browser_type_launch_args
    ) as opened:
        yield opened


def test_one_who_looks_away_is_called(new_person: NewPerson) -> None:
    ana, bo = new_person("Ana", **KEEPING), new_person("Bo")
    ana.context.grant_permissions(["notifications"])
    path = ana.open_table("deluxe", "person", title="Friday")
    ana.go(path)
    wait_until_kept(ana.page)
    ana.page.get_by_role("checkbox", name=ana.says("page-calls-notify")).check()
    assert violations(ana.page) == []
    ana.page.evaluate(RECORD)
    ana.page.evaluate(LOOK_AWAY)

    bo.ask("PUT", "/api/me", {"name": "Bo"})
    bo.go(path)
    bo.page.get_by_role("button", name=bo.says("page-room-sit")).first.click()
    said = ana.says("page-call", kind="sat", seat="Bo", text="")
    expect(ana.page).to_have_title(f"● {said} · Sabot")
    tag = f"{path} sat"
    ana.page.wait_for_function("(tag) => shown.some((notice) => notice.tag === tag)", arg=tag)
    assert {"title": "Friday", "body": said, "tag": tag} in ana.page.evaluate("shown")

    ana.page.evaluate(LOOK_BACK)
    expect(ana.page).to_have_title("Sabot")
    wait_for(ana.page, NONE_LEFT)
    ana.button("page-room-start").click()
    ana.wait_for_cards()
