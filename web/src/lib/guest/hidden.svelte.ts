import { SvelteSet } from "svelte/reactivity";

const STORAGE_KEY = "sabot-hidden";
/** How many authors are remembered; those hidden first are forgotten first. */
const MOST_HIDDEN = 200;

/** The authors whose chat lines this browser hides. An author is one guest at one table, whatever their name. */
const authors = new SvelteSet<string>(read());

export function isHidden(author: string): boolean {
  return authors.has(author);
}

/** Hide the lines of an author, or show them again. */
export function setHidden(author: string, hidden: boolean): void {
  authors.delete(author);
  if (hidden) authors.add(author);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...authors].slice(-MOST_HIDDEN)));
  } catch {
    // Some browsers block storage. Then it holds until the page is closed.
  }
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((author) => typeof author === "string") : [];
  } catch {
    return [];
  }
}
