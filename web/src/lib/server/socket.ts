import { pageVersion } from "../page/pageVersion.svelte";
import { beginWork, endWork } from "../time/settled";
import { PROTOCOL, type Answer, type Held, type Message, type RefusedShown } from "./protocol";

/** The answer to a message: null if it was accepted, else the refusal. */
export type Outcome = RefusedShown | null;
export type Request = Omit<Message, "id">;

/** Receives what the connection learns about one table. */
export interface Listener {
  readonly key: string;
  /** The connection is open: request what is needed. */
  opened(): void;
  lost(): void;
  /** A message from the server, about any table or about none. */
  received(answer: Answer): void;
}

interface Sent {
  readonly message: Message;
  resolve(outcome: Outcome): void;
  held(held: Held): void;
  timer: Timer | undefined;
}

type Timer = ReturnType<typeof setTimeout>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How long to wait for an answer before the connection is considered dead, in milliseconds. */
const ANSWER_TIMEOUT = 8_000;
/** The same for an action that the server holds while others may call: longer than the longest window of any table. */
const HELD_TIMEOUT = 30_000;
/** A page that was hidden for longer than this fetches what it missed, in milliseconds. */
const HIDDEN_LIMIT = 5_000;
/** The close code for a guest who has left for good, perhaps on another device: the page begins anew with a new guest. */
const LEFT_FOR_GOOD = 4001;
const RELOADED = "sabot-reloaded";

/** The part of a connection that a table uses. */
export type Channel = Pick<Connection, "add" | "remove" | "post" | "send">;

/** The WebSocket of this page. It reconnects by itself, and then sends unanswered messages again. */
export class Connection {
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #sent = new Map<string, Sent>();
  #failures = 0;
  #retry: Timer | undefined;
  #probe: Timer | undefined;
  #hiddenAt = 0;
  #idPrefix = Math.random().toString(36).slice(2);
  #count = 0;

  constructor(private readonly url: string = address()) {
    addEventListener("online", () => this.#wake());
    document.addEventListener("visibilitychange", () => this.#visibilityChanged());
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Notify a listener from now on. */
  add(listener: Listener): void {
    this.#listeners.add(listener);
    if (this.isOpen) listener.opened();
    else if (!this.#socket && !this.#retry) this.#connect();
  }

  /** Stop notifying a listener. Without listeners the connection is closed. */
  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    for (const [id, sent] of this.#sent) if (sent.message.table === listener.key) this.#forget(id);
    this.post({ table: listener.key, unwatch: true });
    if (this.#listeners.size === 0) this.#hangUp();
  }

  /** Send a message once, if the connection is open. */
  post(message: Message): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Send a message until it is answered. All attempts carry the same id, so the server carries it out only once. */
  send(request: Request, held: (held: Held) => void = () => {}): Promise<Outcome> {
    const id = `${this.#idPrefix}-${++this.#count}`;
    return new Promise((resolve) => {
      const sent: Sent = { message: { ...request, id }, resolve, held, timer: undefined };
      this.#sent.set(id, sent);
      beginWork(sent);
      this.#transmit(sent);
    });
  }

  /** Reconnect, for example after the guest has taken another name. */
  restart(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    beginWork(this);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as Answer);
    socket.onclose = (event: CloseEvent) => this.#closed(socket, event.code);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    if (code === LEFT_FOR_GOOD) return location.reload();
    this.#drop();
    if (this.#listeners.size === 0) return endWork(this);
    beginWork(this);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  /** Close the socket and tell the listeners. */
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
    endWork(this);
  }

  #visibilityChanged(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > HIDDEN_LIMIT) this.#wake();
  }

  /** The device is back: reconnect at once, or check that the connection is still alive. */
  #wake(): void {
    if (this.#retry) this.#connect();
    if (!this.isOpen) return;
    for (const listener of this.#listeners) listener.opened();
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => this.restart(), ANSWER_TIMEOUT);
  }

  #receive(answer: Answer): void {
    clearTimeout(this.#probe);
    if (answer.welcome) this.#welcomed(answer.welcome.protocol);
    else if (answer.done?.id) this.#resolve(answer.done.id, null);
    else if (answer.held?.id) this.#hold(answer.held.id, answer.held);
    else if (answer.refused?.id && this.#sent.has(answer.refused.id)) this.#resolve(answer.refused.id, answer.refused);
    else for (const listener of this.#listeners) listener.received(answer);
  }

  #welcomed(protocol: number): void {
    if (this.#failures) pageVersion.check(true); // a server that was restarted may have a new page
    this.#failures = 0;
    if (protocol !== PROTOCOL) reloadOnce();
    for (const listener of this.#listeners) listener.opened();
    for (const sent of this.#sent.values()) this.#transmit(sent);
    endWork(this);
  }

  #transmit(sent: Sent): void {
    clearTimeout(sent.timer);
    if (!this.isOpen) return;
    this.post(sent.message);
    sent.timer = setTimeout(() => this.restart(), ANSWER_TIMEOUT);
  }

  #hold(id: string, held: Held): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    clearTimeout(sent.timer);
    sent.timer = setTimeout(() => this.restart(), HELD_TIMEOUT);
    sent.held(held);
  }

  #resolve(id: string, outcome: Outcome): void {
    const sent = this.#sent.get(id);
    this.#forget(id);
    sent?.resolve(outcome);
  }

  #forget(id: string): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    clearTimeout(sent.timer);
    this.#sent.delete(id);
    endWork(sent);
  }
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
}

/** The server speaks another version of the protocol: load the matching page, but only once, to avoid a reload loop. */
function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED) === String(PROTOCOL)) return;
  sessionStorage.setItem(RELOADED, String(PROTOCOL));
  void pageVersion.reloadFromServer();
}

const shared: Connection[] = [];

/** The connection that all tables of this page share. To watch several boards of one table, each needs another one. */
export function connection(board = 0): Connection {
  return (shared[board] ??= new Connection());
}
