import { PROTOCOL, type Answer, type Held, type Message, type RefusedShown } from "./protocol";
import { begin, end } from "./settled";

/** What came of a message: nothing to say against it, or why not. */
export type Outcome = RefusedShown | null;
export type Wish = Omit<Message, "id">;

/** Somebody who looks at a table and hears of it. */
export interface Listener {
  readonly key: string;
  /** The connection stands: ask for what is needed. */
  opened(): void;
  lost(): void;
  /** The server says something about the table, or something about no table in particular. */
  heard(answer: Answer): void;
}

interface Sent {
  readonly message: Message;
  settle(outcome: Outcome): void;
  held(held: Held): void;
  timer: Timer | undefined;
}

type Timer = ReturnType<typeof setTimeout>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How long a message may go unanswered before the connection is given up as dead, in milliseconds. */
const PATIENCE = 8_000;
/** The same for an action that waits for others to call, at the most patient of tables. */
const LONG_PATIENCE = 30_000;
/** After how long out of sight a page looks again at what it missed, in milliseconds. */
const ASLEEP = 5_000;
const RELOADED = "sabot-reloaded";

/** What a table needs of a connection. */
export type Door = Pick<Connection, "add" | "remove" | "post" | "send">;

/** The one connection of this page. It comes back by itself, and says again what nobody has answered. */
export class Connection {
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #sent = new Map<string, Sent>();
  #failures = 0;
  #retry: Timer | undefined;
  #probe: Timer | undefined;
  #hiddenAt = 0;
  #named = Math.random().toString(36).slice(2);
  #count = 0;

  constructor(private readonly url: string = address()) {
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => this.#seen());
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Tell somebody all about its table from now on. */
  add(listener: Listener): void {
    this.#listeners.add(listener);
    if (this.isOpen) listener.opened();
    else if (!this.#socket && !this.#retry) this.#connect();
  }

  /** Tell it nothing any more; whom nobody listens to hangs up. */
  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    for (const [id, sent] of this.#sent) if (sent.message.table === listener.key) this.#forget(id);
    this.post({ table: listener.key, unwatch: true });
    if (this.#listeners.size === 0) this.#hangUp();
  }

  /** Say something once, if there is a connection. */
  post(message: Message): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Say something until it is answered, under one name, so that it is done once. */
  send(wish: Wish, held: (held: Held) => void = () => {}): Promise<Outcome> {
    const id = `${this.#named}-${++this.#count}`;
    return new Promise((settle) => {
      const sent: Sent = { message: { ...wish, id }, settle, held, timer: undefined };
      this.#sent.set(id, sent);
      begin(sent);
      this.#say(sent);
    });
  }

  /** Begin anew, as somebody else. */
  restart(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    begin(this);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Answer);
    socket.onclose = () => this.#closed(socket);
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#listeners.size === 0) return end(this);
    begin(this);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  /** Give the connection up. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
    clearTimeout(this.#probe);
    for (const sent of this.#sent.values()) clearTimeout(sent.timer);
    for (const listener of this.#listeners) listener.lost();
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    end(this);
  }

  #seen(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > ASLEEP) this.#hurry();
  }

  /** The device is back: wait no longer, and see whether the connection is still alive. */
  #hurry(): void {
    if (this.#retry) this.#connect();
    if (!this.isOpen) return;
    for (const listener of this.#listeners) listener.opened();
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => this.restart(), PATIENCE);
  }

  #hear(answer: Answer): void {
    clearTimeout(this.#probe);
    if (answer.welcome) this.#welcomed(answer.welcome.protocol);
    else if (answer.done?.id) this.#settle(answer.done.id, null);
    else if (answer.held?.id) this.#hold(answer.held.id, answer.held);
    else if (answer.refused?.id && this.#sent.has(answer.refused.id)) this.#settle(answer.refused.id, answer.refused);
    else for (const listener of this.#listeners) listener.heard(answer);
  }

  #welcomed(protocol: number): void {
    this.#failures = 0;
    if (protocol !== PROTOCOL) reloadOnce();
    for (const listener of this.#listeners) listener.opened();
    for (const sent of this.#sent.values()) this.#say(sent);
    end(this);
  }

  #say(sent: Sent): void {
    clearTimeout(sent.timer);
    if (!this.isOpen) return;
    this.post(sent.message);
    sent.timer = setTimeout(() => this.restart(), PATIENCE);
  }

  #hold(id: string, held: Held): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    clearTimeout(sent.timer);
    sent.timer = setTimeout(() => this.restart(), LONG_PATIENCE);
    sent.held(held);
  }

  #settle(id: string, outcome: Outcome): void {
    const sent = this.#sent.get(id);
    this.#forget(id);
    sent?.settle(outcome);
  }

  #forget(id: string): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    clearTimeout(sent.timer);
    this.#sent.delete(id);
    end(sent);
  }
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
}

/** The server speaks another protocol than this page: fetch the page that fits, but not for ever. */
function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED) === String(PROTOCOL)) return;
  sessionStorage.setItem(RELOADED, String(PROTOCOL));
  location.reload();
}

let shared: Connection | null = null;

/** The connection that all tables of this page share. */
export function connection(): Connection {
  return (shared ??= new Connection());
}
