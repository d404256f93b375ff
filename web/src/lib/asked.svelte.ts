import { get, sentence } from "./api";
import { begin, end } from "./settled";
import { words } from "./words.svelte";

/** What the server has at a path: asked for again when the path or the language changes, only the last answer counts. */
export class Asked<T> {
  value = $state.raw<T | null>(null);
  /** Why there is no answer. */
  problem = $state("");
  isAsking = $state(true);

  /** Nothing is asked for where there is no path; `patience` milliseconds pass before a question that may change yet. */
  constructor(path: () => string | null, patience: () => number = () => 0) {
    $effect(() => {
      const [wanted, lang] = [path(), words.lang];
      this.isAsking = wanted !== null;
      if (wanted === null || !lang) return;
      let isWanted = true;
      begin(this);
      const timer = setTimeout(() => void this.#ask(wanted, () => isWanted), patience());
      return () => {
        isWanted = false;
        clearTimeout(timer);
        end(this);
      };
    });
  }

  async #ask(path: string, isWanted: () => boolean): Promise<void> {
    try {
      const value = await get<T>(path);
      if (isWanted()) [this.value, this.problem] = [value, ""];
    } catch (error) {
      if (isWanted()) [this.value, this.problem] = [null, sentence(error)];
    }
    if (!isWanted()) return;
    this.isAsking = false;
    end(this);
  }
}
