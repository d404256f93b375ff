import type { Shown, StepShown } from "../lib/protocol";
import type { Door } from "../lib/socket";
import { TableLine } from "../lib/table.svelte";
import { openView } from "./position";

/** Nobody is at the other end of the line: whatever is said there comes to nothing. */
const SILENT: Door = { add() {}, remove() {}, post() {}, send: () => Promise.resolve(null) };

/** A table on which a match is shown again: what happens there are its steps. */
export class Screen {
  readonly line: TableLine;

  constructor(key: string) {
    this.line = new TableLine(key, SILENT);
  }

  /** Show a step: what follows from the one before is seen happening, anything else is just there. */
  show(step: StepShown, players: readonly string[], follows: boolean): void {
    const shown = this.#table(step, players);
    this.line.here = players.map((_, seat) => seat);
    if (follows) this.line.heard({ update: shown });
    else this.line.heard({ snapshot: shown });
    if (!follows) this.line.events = { number: this.line.events.number + 1, events: [] };
  }

  #table(step: StepShown, players: readonly string[]): Shown {
    const view = openView(step.view);
    return {
      table: this.line.key,
      version: (this.line.shown?.version ?? 0) + 1,
      at: Date.now(),
      settings: { edition: view.edition },
      status: "playing",
      seats: players.map((name) => ({ name, kind: "person", taken: true, away: false, host: false, ready: true })),
      you: view.viewer === null ? null : players.indexOf(view.viewer),
      host: false,
      view,
      legal: [],
      clock: null,
      chat: [],
      events: step.events,
      told: step.told,
    };
  }
}
