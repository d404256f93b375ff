import { expect, test } from "vitest";

import { pageOf, route } from "../../src/lib/page/route.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "new" }],
  ["/new/", { page: "new" }],
  ["/tables", { page: "tables" }],
  ["/matches", { page: "matches" }],
  ["/rules", { page: "rules" }],
  ["/rules/D-024", { page: "rule", rule: "D-024" }],
  ["/t/a_B-9", { page: "table", key: "a_B-9" }],
  ["/r/a_B-9", { page: "replay", key: "a_B-9" }],
  ["/t/a_B-9/screen", { page: "screen", key: "a_B-9" }],
  ["/device", { page: "device" }],
  ["/KTRB", { page: "code", code: "KTRB" }],
  ["/ktrb/", { page: "code", code: "KTRB" }],
  ["/kt%20rb", { page: "code", code: "KTRB" }],
  ["/K-T-R-B", { page: "code", code: "KTRB" }],
  ["/KTRA", { page: "none" }],
  ["/%E0%A4%A", { page: "none" }],
  ["/t/", { page: "none" }],
  ["/t/a/b", { page: "none" }],
  ["/api/health", { page: "none" }],
  ["/constructor", { page: "none" }],
])("the path %s leads to its page", (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

/** Click a link, and return whether the page handled it. */
function follow(html: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...event });
  document.querySelector("a > *, a")?.dispatchEvent(click);
  return click.defaultPrevented;
}

test("links to our own pages are followed without loading the document", () => {
  route.go("/");
  expect(follow('<a href="/rules?q=uno"><b>rules</b></a>')).toBe(true);
  expect([route.path, route.query.get("q")]).toEqual(["/rules", "uno"]);
});

test.each([
  ['<a href="https://example.org/">elsewhere</a>', {}],
  ['<a href="/rules" target="_blank">aside</a>', {}],
  ['<a href="/api/tables/k/record" download>keep</a>', {}],
  ['<a href="/api/openapi.json">no page</a>', {}],
  ['<a href="#content">within</a>', {}],
  ['<a href="/rules">with a key</a>', { ctrlKey: true }],
  ['<a href="/rules">with another button</a>', { button: 1 }],
])("other links are left to the browser: %s", (html, event) => {
  route.go("/");
  expect(follow(html, event)).toBe(false);
  expect(route.path).toBe("/");
});

test("going to a page adds to the history, unless it replaces the current page", () => {
  route.go("/new");
  const steps = history.length;
  route.go("/tables", { replace: true });
  expect([route.page.page, history.length]).toEqual(["tables", steps]);
  route.go("/");
  expect(history.length).toBe(steps + 1);
});
