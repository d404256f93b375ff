"""Waits for a page that the browser keeps for times without a server."""

from typing import Any

from playwright.sync_api import Page

KEEPING: dict[str, Any] = {"service_workers": "allow"}
"""A browser that keeps the page."""
PATIENCE = 60
"""The longest that a test waits for something that must happen, in seconds."""
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const isInUse = active.state === "activated" && navigator.serviceWorker.controller !== null;
  const names = ["cards", "en", "es", "fr", "pt"];
  const packs = await Promise.all(names.map((name) => caches.match(`/offline/${name}.json`)));
  return isInUse && packs.every(Boolean) && (await caches.keys()).length === 1;
}"""


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
