import { vi } from "vitest";

import { PROTOCOL, type Answer, type Message, type Shown } from "../../src/lib/server/protocol";

/** A WebSocket whose server is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Message[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The socket that was opened last. */
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Deliver a message from the server. */
  deliver(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  /** The server accepts the connection. */
  welcome(): void {
    this.readyState = 1;
    this.deliver({ welcome: { protocol: PROTOCOL, name: "Ana", lang: "en" } });
  }

  /** The connection breaks, or the server closes it with a code. */
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The messages sent, without those that start and stop watching. */
  get requests(): Message[] {
    return this.sent.filter((message) => message.watch === undefined && !message.unwatch);
  }
}

/** Replace WebSockets by fakes, and use fake timers. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(1);
}

/** A table for two that waits for players. */
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
    asking: [],
    you: 0,
    host: true,
    match: {
      round: 0,
      dealt: false,
      scoring: "",
      target: 0,
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
