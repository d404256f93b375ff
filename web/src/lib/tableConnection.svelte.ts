import type { Answer, GameEvent, Hint, RefusedShown, Shown, Told, View } from "./protocol";
import { beginWork, endWork } from "./settled";
import { connection, type Channel, type Listener, type Request } from "./socket";
import { words } from "./words.svelte";

/** All parts of a table, as the server last sent them. */
export type Whole = Required<Omit<Shown, "rematch" | "events" | "told">> & Pick<Shown, "rematch">;

const WATCH = "watch";
const MOST_TOLD = 300;
const MOST_CHAT = 100;

/** A table of the server: its state as the server shows it to this viewer, and every message that can be sent to it. */
export class TableConnection implements Listener {
  shown = $state.raw<Whole | null>(null);
  /** The events of the last update, for animation; the number counts such updates. */
  events = $state.raw<{ number: number; events: GameEvent[] }>({ number: 0, events: [] });
  /** The last sentences. */
  log = $state.raw<Told[]>([]);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  /** The code of the reason why the table can no longer be watched. */
  gone = $state<string | null>(null);
  /** The last refusal, of an action or of a question why not; the next action clears it. */
  refused = $state.raw<RefusedShown | null>(null);
  /** The seats whose players are connected. */
  here = $state.raw<number[]>([]);
  /** Until when the server holds the last action while others may call, in the server's time. */
  held = $state<number | null>(null);
  /** What a bot would do now, and why. */
  hint = $state.raw<Hint | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  readonly view: View | null = $derived(this.shown?.view ?? null);
  readonly legal: string[] = $derived(this.shown?.legal ?? []);
  /** The viewer's name at the table, if it has a seat. */
  readonly me: string | null = $derived.by(() => {
    const { you, seats } = this.shown ?? {};
    return you == null ? null : (seats?.[you]?.name ?? null);
  });
  /** Whether the viewer is asked for something. */
  readonly waiting: boolean = $derived(this.me !== null && (this.view?.waiting.includes(this.me) ?? false));

  #lang = words.lang as string;
  #board = 0;
  #isWaitingForSnapshot = false;
  /** Stands for the pending request for a hint, which has no id. */
  readonly #hinting = {};

  constructor(
    readonly key: string,
    private readonly channel: Channel = connection(),
  ) {
    channel.add(this);
  }

  /** Send an action. Resolves when it has been carried out, or when `refused` says why not. */
  async act(action: string): Promise<void> {
    await this.#do({ table: this.key, act: action, version: this.shown?.version ?? 0 });
  }

  /** Ask why an action is not possible now; null if it is. */
  async why(action: string): Promise<RefusedShown | null> {
    this.refused = await this.channel.send({ table: this.key, why: action });
    return this.refused;
  }

  /** Be ready for the next round, and add a salt to its deal. */
  async ready(salt = ""): Promise<void> {
    await this.#do({ table: this.key, ready: true, ...(salt && { salt }) });
  }

  /** Take the seat back from the bot that stood in. */
  async back(): Promise<void> {
    await this.#do({ table: this.key, back: true });
  }

  async chat(text: string): Promise<void> {
    await this.#do({ table: this.key, chat: text });
  }

  async phrase(name: string): Promise<void> {
    await this.#do({ table: this.key, phrase: name });
  }

  /** Report a line of the chat as a suggestion. */
  async report(line: number): Promise<void> {
    await this.#do({ table: this.key, report: line });
  }

  askHint(): void {
    beginWork(this.#hinting);
    this.channel.post({ table: this.key, hint: true });
  }

  /** Get the sentences in another language. */
  setLanguage(lang: string): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#watch();
  }

  /** Watch another board of the round. */
  lookAt(board: number): void {
    this.#board = board;
    this.#watch();
  }

  /** Stop watching. */
  close(): void {
    this.channel.remove(this);
    endWork(this);
    endWork(this.#hinting);
  }

  opened(): void {
    this.connection = this.shown ? "open" : "connecting";
    if (!this.gone) this.#watch();
  }

  lost(): void {
    this.connection = this.shown ? "lost" : "connecting";
    this.held = null;
    this.#isWaitingForSnapshot = false;
    endWork(this.#hinting);
  }

  received(answer: Answer): void {
    if (answer.snapshot?.table === this.key) this.#replace(answer.snapshot);
    else if (answer.update?.table === this.key) this.#merge(answer.update);
    else if (answer.here?.table === this.key) this.here = answer.here.seats;
    else if (answer.hint?.table === this.key) this.#showHint(answer.hint);
    else if (answer.gone?.table === this.key) this.#end(answer.gone.code);
    else if (answer.refused?.table === this.key) this.#showRefusal(answer.refused);
  }

  async #do(request: Request): Promise<void> {
    this.refused = null;
    this.hint = null;
    this.refused = await this.channel.send(request, (held) => (this.held = held.until));
    this.held = null;
  }

  #watch(): void {
    this.#isWaitingForSnapshot = true;
    beginWork(this);
    this.channel.post({ table: this.key, id: WATCH, watch: this.#board, lang: this.#lang });
  }

  /** Take over a snapshot of the whole table. */
  #replace(shown: Shown): void {
    const { events: _, told = [], ...rest } = shown;
    this.#isWaitingForSnapshot = false;
    this.shown = rest as Whole;
    this.events = { ...this.events, events: [] };
    this.log = told;
    this.connection = "open";
    this.skew = shown.at - Date.now();
    endWork(this);
  }

  /** Merge an update into the state. If an update was missed, request a new snapshot. */
  #merge(update: Shown): void {
    if (!this.shown || this.#isWaitingForSnapshot || update.version <= this.shown.version) return;
    if (update.version > this.shown.version + 1) {
      this.#watch();
      return;
    }
    const { events = [], told = [], chat = [], ...changed } = update;
    const lines = new Map([...this.shown.chat, ...chat].map((line) => [line.number, line]));
    this.shown = { ...this.shown, ...changed, chat: [...lines.values()].slice(-MOST_CHAT) };
    this.log = [...this.log, ...told].slice(-MOST_TOLD);
    this.skew = Math.max(this.skew, update.at - Date.now());
    this.hint = null;
    if (events.length) this.events = { number: this.events.number + 1, events };
  }

  #showHint(hint: Hint): void {
    if (hint.version === this.shown?.version) this.hint = hint;
    endWork(this.#hinting);
  }

  #showRefusal(refused: RefusedShown): void {
    if (refused.id === WATCH) return this.#end(refused.code);
    this.refused = refused;
    endWork(this.#hinting);
  }

  /** The table can no longer be watched. */
  #end(code: string): void {
    this.gone = code;
    endWork(this);
  }
}
