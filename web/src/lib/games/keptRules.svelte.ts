import { EDITIONS } from "./play";
import type { HouseRules } from "./rules";

const STORAGE_KEY = "sabot-rules";

/** The collections of rules that the guest keeps in this browser, by name. */
class KeptRules {
  all = $state<HouseRules[]>(read());

  /** Keep rules; those of the same name are replaced. */
  keep(rules: HouseRules): void {
    this.all = [...this.all.filter(({ name }) => name !== rules.name), rules];
    this.#store();
  }

  drop(name: string): void {
    this.all = this.all.filter((rules) => rules.name !== name);
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.all));
    } catch {
      // Some browsers block storage. The rules are kept as long as the page is open.
    }
  }
}

function read(): HouseRules[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRules) : [];
  } catch {
    return [];
  }
}

function isRules(stored: unknown): stored is HouseRules {
  const { name, edition, options, format } = (stored ?? {}) as Partial<HouseRules>;
  const isNamed = typeof name === "string" && EDITIONS.some((known) => known === edition);
  return isNamed && typeof options === "object" && typeof format === "object" && options !== null && format !== null;
}

export const keptRules = new KeptRules();
