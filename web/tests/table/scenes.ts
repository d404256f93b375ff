import { readFileSync } from "node:fs";

import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";

import { prefs } from "../../src/lib/prefs.svelte";
import type { RefusedShown, Shown } from "../../src/lib/protocol";
import type { Connection, Listener, Wish } from "../../src/lib/socket";
import { TableLine } from "../../src/lib/table.svelte";
import { words } from "../../src/lib/words.svelte";
import Table from "../../src/table/Table.svelte";
import deluxe from "./fixtures/deluxe.json";
import flip from "./fixtures/flip.json";
import potter from "./fixtures/potter.json";
import wizz from "./fixtures/wizz.json";

/** What the server shows at a moment, and what the last thing changed that happened. */
export interface Moment {
  name: string;
  shown: Shown;
  update?: Shown;
}

export const EDITIONS = { deluxe, potter, flip, wizz } as unknown as Record<string, Moment[]>;

prefs.speed = 0;
words.learn("en", readFileSync("../src/sabot/locale/en.ftl", "utf8"));

/** A moment by the name of its edition and its own. */
export function moment(edition: string, name: string): Moment {
  const found = EDITIONS[edition]?.find((other) => other.name === name);
  if (!found) throw new Error(`there is no moment ${name} in ${edition}`);
  return found;
}

/** A table in the page with nobody behind it: what is said there is kept. */
export class Scene {
  readonly said: Wish[] = [];
  refusal: RefusedShown | null = null;
  readonly line: TableLine;
  readonly page = screen;
  readonly container: HTMLElement;

  constructor(readonly moment: Moment) {
    this.line = new TableLine(moment.shown.table, this.#door());
    this.line.heard({ snapshot: moment.shown });
    if (moment.update) this.line.heard({ update: moment.update });
    this.container = render(Table, { line: this.line }).container;
    this.said.length = 0;
  }

  /** Let the server show something more. */
  show(update: Shown): void {
    this.line.heard({ update: { ...update, version: (this.line.shown?.version ?? 0) + 1 } });
    flushSync();
  }

  /** What can be touched or reached by keyboard to do something. */
  controls(action?: string): HTMLElement[] {
    const all = this.container.querySelectorAll<HTMLElement>("[data-action]:not([aria-hidden])");
    return [...all].filter((control) => action === undefined || control.dataset.action === action);
  }

  /** What an element shows to all, by its selector. */
  texts(selector: string): string[] {
    return [...this.container.querySelectorAll(selector)].map((node) => node.textContent?.replace(/\s+/g, " ").trim() ?? "");
  }

  /** The cards of the hand. */
  get hand(): HTMLElement[] {
    return [...this.container.querySelectorAll<HTMLElement>("[data-own]")];
  }

  #door(): Connection {
    const door = {
      add: (listener: Listener) => listener.opened(),
      remove: () => {},
      post: (message: Wish) => void this.said.push(message),
      send: (wish: Wish) => {
        this.said.push(wish);
        return Promise.resolve(this.refusal);
      },
    };
    return door as unknown as Connection;
  }
}
