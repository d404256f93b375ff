import { beginWork, endWork } from "../time/settled";
import { words } from "../words.svelte";
import { get, sentence } from "./api";
import { server } from "./server.svelte";

/**
 * The answer to a GET request. It is requested again when the path or the language changes, or when the server is back;
 * answers to older requests are ignored.
 */
export class Query<T> {
  value = $state.raw<T | null>(null);
  /** Why the last request failed, as a sentence; empty if it did not. */
  problem = $state("");

  /** Nothing is requested while the path is null. Changes of the path are debounced by `delay` milliseconds. */
  constructor(path: () => string | null, delay: () => number = () => 0) {
    $effect(() => {
      const [requested, lang] = [path(), words.lang];
      void server.returns;
      if (requested === null || !lang) return;
      let isCurrent = true;
      beginWork(this);
      const timer = setTimeout(() => void this.#fetch(requested, () => isCurrent), delay());
      return () => {
        isCurrent = false;
        clearTimeout(timer);
        endWork(this);
      };
    });
  }

  async #fetch(path: string, isCurrent: () => boolean): Promise<void> {
    try {
      const value = await get<T>(path);
      if (isCurrent()) [this.value, this.problem] = [value, ""];
    } catch (error) {
      if (isCurrent()) [this.value, this.problem] = [null, sentence(error)];
    }
    if (isCurrent()) endWork(this);
  }
}
