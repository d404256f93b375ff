import { expect, test } from "vitest";

import { KEPT_HEADER } from "../../src/lib/server/server.svelte";
import { Keeper } from "../../src/worker/keeper";
import { openNoticed } from "../../src/worker/notices";
import { sourceOf, type Kept } from "../../src/worker/routing";

const KEPT: Kept = {
  version: "v2",
  pages: ["/", "/new", "/rules", "/rules/{rule}", "/t/{key}"],
  files: ["/", "/assets/index.js", "/locale/en.ftl"],
  packs: ["/offline/cards.json", "/offline/en.json", "/offline/fr.json"],
  catalogues: ["/api/cards", "/api/rules"],
};
const HERE = "https://here";

function source(path: string, asked: { method?: string; mode?: RequestMode } = {}): string {
  return sourceOf({ method: "GET", mode: "cors", url: new URL(path, HERE).href, ...asked }, KEPT, HERE);
}

test.each(["/", "/new", "/rules/", "/rules?q=wild", "/rules/D-024", "/t/abc"])("%s opens at once", (path) => {
  expect(source(path, { mode: "navigate" })).toBe("page");
});

test.each(["/KTRB", "/t/abc/more", "/metrics"])("%s is asked of the server first", (path) => {
  expect(source(path, { mode: "navigate" })).toBe("elsewhere");
});

test.each([
  ["/assets/index.js", "kept"],
  ["/locale/en.ftl", "kept"],
  ["/cards/R7.svg", "picture"],
  ["/api/cards?edition=flip&lang=en", "catalogue"],
  ["/api/rules/D-024?lang=en", "catalogue"],
  ["/assets/other.js", "server"],
  ["/worker.js", "server"],
])("%s comes from: %s", (path, expected) => expect(source(path)).toBe(expected));

test.each(["/api/me", "/api/me/data", "/api/tables", "/api/tables/abc", "/api/rulesets", "/api/statistics"])(
  "%s belongs to a guest or a table: it never comes from the worker",
  (path) => {
    expect(source(path)).toBe("server");
    expect(source(path, { mode: "navigate" })).toBe("server");
  },
);

test("changes and other hosts are left alone", () => {
  expect(source("/", { method: "POST", mode: "navigate" })).toBe("server");
  expect(source("https://there/cards/R7.svg")).toBe("server");
});

/** The caches of a browser, in memory. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  isFull = (_path: string): boolean => false;

  async open(name: string): Promise<Cache> {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return {
      match: async (path: string) => cache.get(path)?.clone(),
      put: async (path: string, answer: Response) => {
        if (this.isFull(path)) throw new DOMException("full", "QuotaExceededError");
        cache.set(path, answer);
      },
    } as unknown as Cache;
  }

  keys = async (): Promise<string[]> => [...this.all.keys()];
  delete = async (name: string): Promise<boolean> => this.all.delete(name);
}

const PACKS: Record<string, object> = {
  "/offline/cards.json": { "/cards/R7.svg": "<svg/>" },
  "/offline/en.json": { "/api/rules/D-024?lang=en": { id: "D-024" } },
};

async function answered(path: string): Promise<Response> {
  if (path === "/offline/fr.json") return new Response("", { status: 500 });
  return PACKS[path] ? Response.json(PACKS[path]) : new Response(path);
}

function keeper(caches = new FakeCaches(), fetch = answered): [Keeper, FakeCaches] {
  return [new Keeper(KEPT, caches as unknown as CacheStorage, fetch), caches];
}

test("the page, the pictures and the catalogues are kept; a pack that cannot be loaded does not matter", async () => {
  const [kept] = keeper();
  await kept.load();
  await kept.loadPacks();
  expect(await (await kept.file("/"))?.text()).toBe("/");
  const picture = await kept.picture(`${HERE}/cards/R7.svg`);
  expect([await picture?.text(), picture?.headers.get("Content-Type")]).toEqual(["<svg/>", "image/svg+xml"]);
  const rule = await kept.catalogue(`${HERE}/api/rules/D-024?lang=en`);
  expect(await rule?.json()).toEqual({ id: "D-024" });
  expect(rule?.headers.has(KEPT_HEADER)).toBe(true);
  expect(await kept.catalogue(`${HERE}/api/rules/D-024?lang=fr`)).toBeUndefined();
  expect(await kept.picture(`${HERE}/cards/none.svg`)).toBeUndefined();
});

test("a page that is not complete is not kept at all", async () => {
  const [kept] = keeper(new FakeCaches(), async (path) => new Response("", { status: path === "/assets/index.js" ? 404 : 200 }));
  await expect(kept.load()).rejects.toThrow("/assets/index.js cannot be kept: 404");
});

test("without space for catalogues the page is kept", async () => {
  const [kept, caches] = keeper();
  caches.isFull = (path) => path === "/offline/en.json";
  await kept.load();
  await kept.loadPacks();
  expect(await kept.file("/")).toBeDefined();
  expect(await kept.catalogue(`${HERE}/api/rules/D-024?lang=en`)).toBeUndefined();
});

test("only the caches of other versions are deleted", async () => {
  const [kept, caches] = keeper();
  for (const name of ["sabot-v1", "sabot-v2", "of another app"]) await caches.open(name);
  await kept.deleteOthers();
  expect(await caches.keys()).toEqual(["sabot-v2", "of another app"]);
});

test("a notification leads to the page that is open, or opens it", async () => {
  const done: string[] = [];
  const page = { url: `${HERE}/t/abc`, focus: async () => void done.push("focused") };
  const clients = { matchAll: async () => [page], openWindow: async (path: string) => void done.push(path) };
  for (const path of ["/t/abc", "/t/other"]) {
    const notice = { data: { path }, close: () => void done.push("closed") };
    await openNoticed(clients as unknown as Clients, notice as unknown as Notification);
  }
  expect(done).toEqual(["closed", "focused", "closed", "/t/other"]);
});
