/// <reference lib="webworker" />

// The service worker: opens the page at once, without a server too, and shows notifications.
//
// It is one file without imports at run time, so that every browser takes it for a classic script.

import { Keeper } from "./keeper";
import { openNoticed } from "./notices";
import { sourceOf, type Kept } from "./routing";

declare const self: ServiceWorkerGlobalScope & { KEPT: Kept };

/** How long a catalogue may take to arrive before the kept one is used, in milliseconds. */
const PATIENCE = 4_000;
const PAGE = "/";

const keeper = new Keeper(self.KEPT, self.caches, (path, init) => fetch(path, init));

self.addEventListener("install", (event) => event.waitUntil(keeper.load()));

self.addEventListener("activate", (event) =>
  event.waitUntil(keeper.deleteOthers().then(() => self.clients.claim())),
);

// A new version waits until all pages of the old one are closed, or until a guest asks for it.
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "keep the catalogues") event.waitUntil(keeper.loadPacks());
});

self.addEventListener("notificationclick", (event) => event.waitUntil(openNoticed(self.clients, event.notification)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const source = sourceOf(request, self.KEPT, self.location.origin);
  if (source === "page") event.respondWith(keptOr(() => keeper.file(PAGE), request));
  else if (source === "kept") event.respondWith(keptOr(() => keeper.file(new URL(request.url).pathname), request));
  else if (source === "picture") event.respondWith(keptOr(() => keeper.picture(request.url), request));
  else if (source === "elsewhere") event.respondWith(serverOr(() => keeper.file(PAGE), request));
  else if (source === "catalogue") {
    event.respondWith(serverOr(() => keeper.catalogue(request.url), request, AbortSignal.timeout(PATIENCE)));
  }
});

type Find = () => Promise<Response | undefined>;

/** What is kept; the answer of the server if it is not kept, or if the browser has cleared the cache. */
async function keptOr(find: Find, request: Request): Promise<Response> {
  return (await find().catch(() => undefined)) ?? fetch(request);
}

/** The answer of the server; what is kept if none arrives. */
async function serverOr(find: Find, request: Request, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(request, signal ? { signal } : {});
  } catch (error) {
    const kept = await find().catch(() => undefined);
    if (kept) return kept;
    throw error;
  }
}
