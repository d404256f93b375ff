import { get } from "../../lib/server/api";
import type { Explained } from "../../lib/server/protocol";
import type { TableConnection } from "../../lib/server/tableConnection.svelte";
import { words } from "../../lib/words.svelte";

/** What is being explained, and beside which element. */
export interface Subject {
  /** As the server knows it: `card R7`, `icon war`, `draw` … */
  readonly what: string;
  readonly anchor: Element;
  /** What it is, if the page knows that better: the name of a player, and how many cards they hold. */
  readonly name: string;
  /** The action that is not possible now; the explanation tells why. */
  readonly action: string | null;
  /** Whether it was asked for by a key: then the explanation gets the focus. */
  readonly byKey: boolean;
}

/** Explains one thing at a time: asks the server for the words, and remembers them. */
export class Explainer {
  subject = $state.raw<Subject | null>(null);
  told = $state.raw<Explained | null>(null);
  /** Why the card cannot be played now. */
  reason = $state("");
  readonly #known = new Map<string, Promise<Explained>>();

  constructor(private readonly table: TableConnection) {}

  /** Explain something. */
  show(subject: Subject): void {
    this.subject = subject;
    [this.told, this.reason] = [null, ""];
    const isCurrent = (): boolean => this.subject === subject;
    void this.#find(subject.what).then(
      (told) => isCurrent() && (this.told = told),
      () => isCurrent() && this.hide(),
    );
    if (subject.action === null) return;
    void this.table.check(subject.action).then((refused) => isCurrent() && (this.reason = refused?.message ?? ""));
  }

  hide(): void {
    if (this.subject) [this.subject, this.told, this.reason] = [null, null, ""];
  }

  /** The explanation of something, in the current language. */
  #find(what: string): Promise<Explained> {
    const key = `${words.lang} ${what}`;
    let found = this.#known.get(key);
    if (!found) {
      found = get<Explained>(`/api/tables/${this.table.key}/explanation?of=${encodeURIComponent(what)}`);
      this.#known.set(key, found);
      found.catch(() => this.#known.delete(key));
    }
    return found;
  }
}
