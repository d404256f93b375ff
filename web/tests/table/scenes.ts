import { readFileSync } from "node:fs";

import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";

import { prefs } from "../../src/lib/guest/prefs.svelte";
import type { RefusedShown, Shown } from "../../src/lib/server/protocol";
import type { Connection, Listener, Request } from "../../src/lib/server/socket";
import { TableConnection } from "../../src/lib/server/tableConnection.svelte";
import { words } from "../../src/lib/words.svelte";
import Table from "../../src/table/Table.svelte";
import deluxe from "./fixtures/deluxe.json";
import flip from "./fixtures/flip.json";
import potter from "./fixtures/potter.json";
import wizz from "./fixtures/wizz.json";

/** A snapshot of the server, and the update that the last action caused. */
export interface Moment {
  name: string;
  shown: Shown;
  update?: Shown;
}

export const EDITIONS = { deluxe, potter, flip, wizz } as unknown as Record<string, Moment[]>;

prefs.speed = 0;
words.setCatalogue("en", readFileSync("../src/sabot/locale/en.ftl", "utf8"));

/** A recorded moment of an edition, by its name. */
export function moment(edition: string, name: string): Moment {
  const found = EDITIONS[edition]?.find((other) => other.name === name);
  if (!found) throw new Error(`there is no moment ${name} in ${edition}`);
  return found;
}

/** A table in the page without a server: the messages that it sends are recorded. */
export class Scene {
  readonly sent: Request[] = [];
  refusal: RefusedShown | null = null;
  #held: Promise<RefusedShown | null> | undefined;
  readonly table: TableConnection;
  readonly page = screen;
  readonly container: HTMLElement;

  constructor(readonly moment: Moment) {
    this.table = new TableConnection(moment.shown.table, this.#channel());
    this.table.received({ snapshot: moment.shown });
    if (moment.update) this.table.received({ update: moment.update });
    this.container = render(Table, { table: this.table }).container;
    this.sent.length = 0;
  }

  /** Deliver an update from the server. */
  show(update: Shown): void {
    this.table.received({ update: { ...update, version: (this.table.shown?.version ?? 0) + 1 } });
    flushSync();
  }

  /** Let the server answer nothing until the returned function is called with its answer. */
  hold(): (refusal: RefusedShown | null) => Promise<void> {
    let resolve: (refusal: RefusedShown | null) => void = () => {};
    this.#held = new Promise((done) => (resolve = done));
    return async (refusal) => {
      resolve(refusal);
      await new Promise((done) => setTimeout(done)); // everything that waits for the answer has gone on
      flushSync();
    };
  }

  /** The visible controls for an action, or for all actions. */
  controls(action?: string): HTMLElement[] {
    const all = this.container.querySelectorAll<HTMLElement>("[data-action]:not([aria-hidden])");
    return [...all].filter((control) => action === undefined || control.dataset.action === action);
  }

  /** The texts of the elements that match a selector. */
  texts(selector: string): string[] {
    return [...this.container.querySelectorAll(selector)].map((node) => node.textContent?.replace(/\s+/g, " ").trim() ?? "");
  }

  /** The cards of the hand. */
  get hand(): HTMLElement[] {
    return [...this.container.querySelectorAll<HTMLElement>("[data-own]")];
  }

  #channel(): Connection {
    const channel = {
      add: (listener: Listener) => listener.opened(),
      remove: () => {},
      post: (message: Request) => void this.sent.push(message),
      send: (request: Request) => {
        this.sent.push(request);
        return this.#held ?? Promise.resolve(this.refusal);
      },
    };
    return channel as unknown as Connection;
  }
}

/** Resolves when positions have been measured: in the next frame at the latest. */
export function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
