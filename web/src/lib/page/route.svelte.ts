import { CODE_LETTERS } from "../server/protocol";

export type Page =
  | { page: "home" | "new" | "tables" | "matches" | "rules" | "device" | "house" | "none" }
  | { page: "table" | "screen" | "replay"; key: string }
  | { page: "rule"; rule: string }
  | { page: "learn"; edition: string }
  | { page: "code"; code: string };

const KEY = /^\/(t|r)\/([A-Za-z0-9_-]{1,64})\/?$/;
const SCREEN = /^\/t\/([A-Za-z0-9_-]{1,64})\/screen\/?$/;
const RULE = /^\/rules\/([A-Za-z0-9-]{1,10})\/?$/;
const LEARN = /^\/learn\/([a-z]{1,20})\/?$/;
const CODE = new RegExp(`^[${CODE_LETTERS}]{4,8}$`);
const PLAIN = {
  "/": "home",
  "/new": "new",
  "/tables": "tables",
  "/matches": "matches",
  "/rules": "rules",
  "/device": "device",
  "/house": "house",
} as const;

/** The code of a table, as somebody types it; null if no code looks so. */
export function codeIn(text: string): string | null {
  const code = plain(text).replace(/[\s.-]+/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page that a path leads to. */
export function pageOf(path: string): Page {
  const plain = PLAIN[(path.replace(/\/$/, "") || "/") as keyof typeof PLAIN];
  if (plain) return { page: plain };
  const [, prefix, key] = KEY.exec(path) ?? [];
  if (key) return { page: prefix === "t" ? "table" : "replay", key };
  const [, shown] = SCREEN.exec(path) ?? [];
  if (shown) return { page: "screen", key: shown };
  const [, rule] = RULE.exec(path) ?? [];
  if (rule) return { page: "rule", rule };
  const [, edition] = LEARN.exec(path) ?? [];
  if (edition) return { page: "learn", edition };
  const code = codeIn(path.slice(1).replace(/\/$/, ""));
  return code ? { page: "code", code } : { page: "none" };
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
