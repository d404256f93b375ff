import { vi } from "vitest";

import { PROTOCOL, type Answer, type Message, type Shown } from "../../src/lib/protocol";

/** A WebSocket with the test at its other end. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Message[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The last one that was opened. */
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server says something. */
  say(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  /** The server takes the connection. */
  welcome(): void {
    this.readyState = 1;
    this.say({ welcome: { protocol: PROTOCOL, name: "Ana", lang: "en" } });
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was said besides watching. */
  get wishes(): Message[] {
    return this.said.filter((message) => message.watch === undefined && !message.unwatch);
  }
}

/** Let pages connect to the test, with a clock of its own. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(1);
}

/** A table of two that waits for its players. */
export function shown(part: Partial<Shown> = {}): Shown {
  return {
    table: "key",
    version: 5,
    at: Date.now(),
    settings: { edition: "deluxe" },
    status: "open",
    seats: [
      { name: "Ana", kind: "person", taken: true, away: false, host: true, ready: false },
      { name: "", kind: "person", taken: false, away: false, host: false, ready: false },
    ],
    you: 0,
    host: true,
    match: {
      round: 0,
      dealt: false,
      scoring: "",
      boards: [],
      playing: [],
      standing: [],
      rounds: [],
      suggestions: false,
      commitment: "c0ffee",
      salts: {},
      winners: [],
    },
    view: null,
    legal: [],
    clock: null,
    chat: [],
    ...part,
  };
}
