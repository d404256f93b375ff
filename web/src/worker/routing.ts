/** What the worker keeps: written by the server in front of the worker (src/sabot/server/web_app.py). */
export interface Kept {
  /** Changes whenever anything that is kept changes. */
  version: string;
  /** The paths of the page, with variable parts in braces. */
  pages: string[];
  files: string[];
  /** JSON objects of contents by path. */
  packs: string[];
  /** The paths of the API whose answers are the same for all guests. */
  catalogues: string[];
}

/**
 * How a request is answered:
 * - `page`: by the kept page
 * - `kept`: by the kept file, or else by the server
 * - `picture`: by the pack of pictures, or else by the server
 * - `catalogue`: by the server, or else by the pack of a language
 * - `elsewhere`: by the server, or else by the kept page, which says that there is no connection
 * - `server`: by the server alone, without the worker
 */
export type Source = "page" | "kept" | "picture" | "catalogue" | "elsewhere" | "server";

/** What matters of a request. */
export type Asked = Pick<Request, "method" | "mode" | "url">;

/** How a request is answered. Nothing that belongs to a guest or a table ever comes from the worker. */
export function sourceOf({ method, mode, url }: Asked, kept: Kept, origin: string): Source {
  const { origin: asked, pathname: path } = new URL(url);
  if (method !== "GET" || asked !== origin) return "server";
  if (kept.catalogues.some((catalogue) => path === catalogue || path.startsWith(`${catalogue}/`))) return "catalogue";
  if (path.startsWith("/api/")) return "server";
  if (mode === "navigate") return kept.pages.some((page) => isAt(page, path)) ? "page" : "elsewhere";
  if (kept.files.includes(path)) return "kept";
  return path.startsWith("/cards/") ? "picture" : "server";
}

/** Whether a path is one of a page: as many parts, and those that are not variable are equal. */
function isAt(page: string, path: string): boolean {
  const [wanted, parts] = [page.split("/"), path.replace(/(.)\/$/, "$1").split("/")];
  return wanted.length === parts.length && wanted.every((part, number) => part.startsWith("{") || part === parts[number]);
}

/** The address under which a request is looked up in a pack: path and query. */
export function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The pack in which the answer of a catalogue is: that of the language that is asked for. */
export function packOf(url: string): string {
  return `/offline/${new URL(url).searchParams.get("lang") ?? "en"}.json`;
}
