import type { Shown, StepShown } from "../lib/server/protocol";
import type { Channel } from "../lib/server/socket";
import { TableConnection } from "../lib/server/tableConnection.svelte";
import { openView } from "./position";

/** A channel without a server: it drops every message. */
const NO_SERVER: Channel = { add() {}, remove() {}, post() {}, send: () => Promise.resolve(null) };

/** Feeds the steps of a replay to a table, as if a server sent them. */
export class ReplayTable {
  readonly connection: TableConnection;

  constructor(key: string) {
    this.connection = new TableConnection(key, NO_SERVER);
  }

  /** Show a step. One that follows the step shown before is animated, any other appears at once. */
  show(step: StepShown, players: readonly string[], follows: boolean): void {
    this.connection.hurry();
    const shown = this.#snapshot(step, players);
    this.connection.here = players.map((_, seat) => seat);
    if (follows) this.connection.received({ update: shown });
    else this.connection.received({ snapshot: shown });
    if (!follows) this.connection.events = { number: this.connection.events.number + 1, events: [] };
  }

  #snapshot(step: StepShown, players: readonly string[]): Shown {
    const view = openView(step.view);
    return {
      table: this.connection.key,
      version: (this.connection.shown?.version ?? 0) + 1,
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
      muted: [],
      asking: [],
      events: step.events,
      told: step.told,
    };
  }
}
