import { addressOf, packOf, type Kept } from "./routing";

const PREFIX = "sabot-";
const PICTURES = "/offline/cards.json";
/** Tells the page that an answer was kept: it says nothing about the connection. */
const KEPT_HEADER = "X-Sabot-Kept";

type Pack = Record<string, unknown>;

/** Keeps the page, its pictures and its catalogues in a cache of their version. It never keeps an answer to a request. */
export class Keeper {
  readonly #packs = new Map<string, Promise<Pack>>();

  constructor(
    private readonly kept: Kept,
    private readonly caches: CacheStorage,
    private readonly fetch: (path: string, init?: RequestInit) => Promise<Response>,
  ) {}

  get #name(): string {
    return PREFIX + this.kept.version;
  }

  /** Keep the page and the pictures. Rejects unless all of them are kept. */
  async load(): Promise<void> {
    const cache = await this.caches.open(this.#name);
    await Promise.all([...this.kept.files, PICTURES].map((path) => this.#keep(cache, path)));
  }

  /** Keep the catalogues that are not kept yet, one after the other. Without them less works offline, but it works. */
  async loadPacks(): Promise<void> {
    const cache = await this.caches.open(this.#name);
    for (const path of this.kept.packs) {
      if (await cache.match(path)) continue;
      await this.#keep(cache, path).catch(() => {}); // no connection any more, or no space: the next page tries again
      this.#packs.delete(path);
    }
  }

  /** Delete what other versions have kept. */
  async deleteOthers(): Promise<void> {
    const names = await this.caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(old.map((name) => this.caches.delete(name)));
  }

  /** A kept file. */
  async file(path: string): Promise<Response | undefined> {
    return (await this.caches.open(this.#name)).match(path, { ignoreVary: true });
  }

  /** The kept picture of a card. */
  async picture(url: string): Promise<Response | undefined> {
    const picture = (await this.#pack(PICTURES))[addressOf(url)];
    return typeof picture === "string" ? answer(picture, "image/svg+xml") : undefined;
  }

  /** The kept answer of a catalogue. */
  async catalogue(url: string): Promise<Response | undefined> {
    const found = (await this.#pack(packOf(url)))[addressOf(url)];
    return found === undefined ? undefined : answer(JSON.stringify(found), "application/json");
  }

  async #keep(cache: Cache, path: string): Promise<void> {
    const loaded = await this.fetch(path, { cache: "no-cache", credentials: "omit" });
    if (!loaded.ok) throw new Error(`${path} cannot be kept: ${loaded.status}`);
    await cache.put(path, loaded);
  }

  /** The contents of a pack, read once as long as the worker runs; empty if it was not kept. */
  #pack(path: string): Promise<Pack> {
    const known = this.#packs.get(path);
    if (known) return known;
    const read = this.file(path).then(async (pack) => ((await pack?.json()) ?? {}) as Pack);
    this.#packs.set(path, read);
    return read;
  }
}

function answer(content: string, type: string): Response {
  return new Response(content, { headers: { "Content-Type": type, [KEPT_HEADER]: "" } });
}
