/** The service worker, which keeps the page for times without a server. It exists over https and on this machine only. */
const WORKER = "/worker.js";
const CACHES = "sabot-";
/** How often a new version is looked for, at most, in milliseconds. */
const CHECK_INTERVAL = 600_000;

/** The version of the page that is kept in this browser, and a newer one that waits. */
class PageVersion {
  /** Whether a newer version is ready. It is used after the next reload. */
  isNewReady = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #checkedAt = 0;

  /** Keep the page from now on, where the browser can. */
  async keep(): Promise<void> {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    try {
      this.#registration = (await workers.register(WORKER)) ?? null;
    } catch {
      return; // the browser blocks it, or has no space: the page works without
    }
    const registration = this.#registration;
    if (!registration) return;
    this.#checkedAt = Date.now();
    void workers.ready.then(({ active }) => active?.postMessage("keep the catalogues"));
    this.#expect(registration.waiting ?? registration.installing);
    registration.addEventListener("updatefound", () => this.#expect(registration.installing));
    // Another tab has taken the new version. The pages that this tab has not loaded yet come from it.
    if (workers.controller) workers.addEventListener("controllerchange", () => (this.isNewReady = true));
    document.addEventListener("visibilitychange", () => document.hidden || this.check());
  }

  /** Look for a new version, unless that was done a short while ago. */
  check(isUrgent = false): void {
    if (!this.#registration || (!isUrgent && Date.now() - this.#checkedAt < CHECK_INTERVAL)) return;
    this.#checkedAt = Date.now();
    this.#registration.update().catch(() => {}); // no connection
  }

  /** Load the page again, in the newest version that is ready. */
  reload(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  }

  /** Load the page again in the version of the server, since this one cannot talk to it. */
  async reloadFromServer(): Promise<void> {
    if (!("serviceWorker" in navigator)) return location.reload();
    const registration = (this.#registration ??= (await navigator.serviceWorker.getRegistration()) ?? null);
    try {
      await registration?.update();
      if (registration?.installing) await installed(registration.installing);
    } catch {
      // The server went away again. A reload shows that.
    }
    this.reload();
  }

  /** Delete everything that is kept. The page is kept again when it is opened the next time. */
  async forget(): Promise<void> {
    try {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    } catch {
      // This browser keeps nothing.
    }
    this.#registration = null;
  }

  #expect(worker: ServiceWorker | null): void {
    const isUpdate = navigator.serviceWorker.controller !== null;
    if (worker && isUpdate) void installed(worker).then((isInstalled) => (this.isNewReady ||= isInstalled));
  }
}

/** Resolves when a worker is installed, or when that has failed; returns whether it is. */
function installed(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== "installing") resolve(worker.state !== "redundant");
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

export const pageVersion = new PageVersion();
