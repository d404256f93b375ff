export type Page =
  | { page: "home" | "new" | "tables" | "matches" | "rules" | "none" }
  | { page: "table" | "replay"; key: string }
  | { page: "rule"; rule: string };

const KEY = /^\/(t|r)\/([A-Za-z0-9_-]{1,64})\/?$/;
const RULE = /^\/rules\/([A-Za-z0-9-]{1,10})\/?$/;
const PLAIN = { "/": "home", "/new": "new", "/tables": "tables", "/matches": "matches", "/rules": "rules" } as const;

/** The page that a path leads to. */
export function pageOf(path: string): Page {
  const plain = PLAIN[(path.replace(/\/$/, "") || "/") as keyof typeof PLAIN];
  if (plain) return { page: plain };
  const [, prefix, key] = KEY.exec(path) ?? [];
  if (key) return { page: prefix === "t" ? "table" : "replay", key };
  const [, rule] = RULE.exec(path) ?? [];
  return rule ? { page: "rule", rule } : { page: "none" };
}

/** The current page. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  page = $derived(pageOf(this.path));
  /** Whether the guest has moved from one page to another, since the document was loaded. */
  hasMoved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to another page; with `replace` it takes the place of the current one in the history. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.hasMoved ||= this.path !== location.pathname;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Follow links to our own pages without loading the document again. */
  #follow(event: MouseEvent): void {
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (pageOf(link.pathname).page === "none" || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
