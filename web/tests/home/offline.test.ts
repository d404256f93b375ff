import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "../../src/App.svelte";
import { me } from "../../src/lib/guest/me.svelte";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import { pageVersion } from "../../src/lib/page/pageVersion.svelte";
import { route } from "../../src/lib/page/route.svelte";
import { tab } from "../../src/lib/page/tab.svelte";
import { server } from "../../src/lib/server/server.svelte";
import Strip from "../../src/parts/Strip.svelte";
import { FakeServer } from "../lib/server";

const ENGLISH = readFileSync("../src/sabot/locale/en.ftl", "utf8");

/** The server answers nothing but what the browser has kept. */
function takeAway(): void {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.startsWith("/locale/")) return new Response(ENGLISH);
    throw new TypeError("network");
  });
}

beforeEach(() => {
  prefs.lang = "en";
  new FakeServer();
});
afterEach(() => {
  cleanup();
  server.answered();
  pageVersion.isNewReady = false;
  vi.unstubAllGlobals();
});

test("without a server the page opens, says so, and goes on when the server is back", async () => {
  route.go("/");
  takeAway();
  render(App);
  expect(await screen.findByRole("button", { name: "Play now" })).toBeTruthy();
  expect(screen.getByText(/^No connection to the server/)).toBeTruthy();
  new FakeServer({ "GET /api/me": { name: "Ana", lang: "en" }, "GET /locale/en.ftl": new Response(ENGLISH), "GET /api/tables": { tables: [] } });
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(screen.queryByText(/^No connection to the server/)).toBeNull());
  await vi.waitFor(() => expect(me.name).toBe("Ana"));
});

test("a proxy without its server is no server either; what was kept says nothing about it", async () => {
  const { get } = await import("../../src/lib/server/api");
  vi.stubGlobal("fetch", async () => new Response("Bad gateway", { status: 502 }));
  await expect(get("/api/tables")).rejects.toThrow();
  expect(server.isReachable).toBe(false);
  vi.stubGlobal("fetch", async () => Response.json({}, { headers: { "X-Sabot-Kept": "" } }));
  await get("/api/rules");
  expect(server.isReachable).toBe(false);
  vi.stubGlobal("fetch", async () => Response.json({}));
  await get("/api/rules");
  expect(server.isReachable).toBe(true);
});

/** A service worker container with one registration. */
class FakeWorkers extends EventTarget {
  readonly controller = {};
  readonly waiting = { state: "installed", postMessage: vi.fn(), addEventListener: () => {} };
  readonly active = { postMessage: vi.fn() };
  readonly unregister = vi.fn();
  readonly update = vi.fn(async () => {});
  readonly registration = Object.assign(new EventTarget(), {
    waiting: this.waiting,
    active: this.active,
    installing: null,
    unregister: this.unregister,
    update: this.update,
  });
  readonly ready = Promise.resolve(this.registration);
  register = async (): Promise<unknown> => this.registration;
  getRegistrations = async (): Promise<unknown[]> => [this.registration];
}

test("a new version waits for the guest, and says nothing while a round is played", async () => {
  const workers = new FakeWorkers();
  Object.assign(navigator, { serviceWorker: workers });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  await pageVersion.keep();
  await vi.waitFor(() => expect(pageVersion.isNewReady).toBe(true));
  expect(workers.active.postMessage).toHaveBeenCalledWith("keep the catalogues");
  tab.isPlaying = true;
  render(Strip);
  expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
  tab.isPlaying = false;
  flushSync();
  await fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(workers.waiting.postMessage).toHaveBeenCalledWith("take over");
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("one who leaves for good leaves nothing in the browser", async () => {
  const workers = new FakeWorkers();
  Object.assign(navigator, { serviceWorker: workers });
  const names = new Set(["sabot-v1", "of another app"]);
  vi.stubGlobal("caches", { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  new FakeServer({ "POST /api/me/leave": { name: "", lang: "en" } });
  await me.leave(false);
  expect([...names]).toEqual(["of another app"]);
  expect(workers.unregister).toHaveBeenCalledOnce();
});
