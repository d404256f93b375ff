import type { Answer, GameEvent, Hint, RefusedShown, Shown, Told, View } from "./protocol";
import { begin, end } from "./settled";
import { connection, type Door, type Listener, type Wish } from "./socket";
import { words } from "./words.svelte";

/** All parts of a table as last shown. */
export type Whole = Required<Omit<Shown, "rematch" | "events" | "told">> & Pick<Shown, "rematch">;

const WATCH = "watch";
const MOST_TOLD = 300;
const MOST_CHAT = 100;

/** The one door to a table: what it shows, and all that can be done there. */
export class TableLine implements Listener {
  shown = $state.raw<Whole | null>(null);
  /** What the last update brought, for animation; the number counts up. */
  events = $state.raw<{ number: number; events: GameEvent[] }>({ number: 0, events: [] });
  /** The last sentences. */
  log = $state.raw<Told[]>([]);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  /** Why there is nothing to see any more. */
  gone = $state<string | null>(null);
  /** The last thing that was refused, or asked about; the next action clears it. */
  refused = $state.raw<RefusedShown | null>(null);
  /** The seats whose players are connected. */
  here = $state.raw<number[]>([]);
  /** Until when the last action waits for others to call, in the server's time. */
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
  #isAsking = false;
  /** The question for a hint, which nothing but its answer names. */
  readonly #hinting = {};

  constructor(
    readonly key: string,
    private readonly door: Door = connection(),
  ) {
    door.add(this);
  }

  /** Do something at the table. It is settled when it is done, or when `refused` says why not. */
  async act(action: string): Promise<void> {
    await this.#do({ table: this.key, act: action, version: this.shown?.version ?? 0 });
  }

  /** Why an action is not possible now; null if it is. */
  async why(action: string): Promise<RefusedShown | null> {
    this.refused = await this.door.send({ table: this.key, why: action });
    return this.refused;
  }

  /** Be ready for the next round, and stir something into its deal. */
  async ready(salt = ""): Promise<void> {
    await this.#do({ table: this.key, ready: true, ...(salt && { salt }) });
  }

  /** Take over from the bot. */
  async back(): Promise<void> {
    await this.#do({ table: this.key, back: true });
  }

  async chat(text: string): Promise<void> {
    await this.#do({ table: this.key, chat: text });
  }

  async phrase(name: string): Promise<void> {
    await this.#do({ table: this.key, phrase: name });
  }

  /** Say that a line of the chat was a suggestion. */
  async report(line: number): Promise<void> {
    await this.#do({ table: this.key, report: line });
  }

  askHint(): void {
    begin(this.#hinting);
    this.door.post({ table: this.key, hint: true });
  }

  /** Hear sentences in another language. */
  relang(lang: string): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#watch();
  }

  /** Look on at another board of the round. */
  lookAt(board: number): void {
    this.#board = board;
    this.#watch();
  }

  /** Look no more. */
  close(): void {
    this.door.remove(this);
    end(this);
    end(this.#hinting);
  }

  opened(): void {
    this.connection = this.shown ? "open" : "connecting";
    if (!this.gone) this.#watch();
  }

  lost(): void {
    this.connection = this.shown ? "lost" : "connecting";
    this.held = null;
    this.#isAsking = false;
    end(this.#hinting);
  }

  heard(answer: Answer): void {
    if (answer.snapshot?.table === this.key) this.#replace(answer.snapshot);
    else if (answer.update?.table === this.key) this.#merge(answer.update);
    else if (answer.here?.table === this.key) this.here = answer.here.seats;
    else if (answer.hint?.table === this.key) this.#hinted(answer.hint);
    else if (answer.gone?.table === this.key) this.#leave(answer.gone.code);
    else if (answer.refused?.table === this.key) this.#complain(answer.refused);
  }

  async #do(wish: Wish): Promise<void> {
    this.refused = null;
    this.hint = null;
    this.refused = await this.door.send(wish, (held) => (this.held = held.until));
    this.held = null;
  }

  #watch(): void {
    this.#isAsking = true;
    begin(this);
    this.door.post({ table: this.key, id: WATCH, watch: this.#board, lang: this.#lang });
  }

  /** See the whole table. */
  #replace(shown: Shown): void {
    const { events: _, told = [], ...rest } = shown;
    this.#isAsking = false;
    this.shown = rest as Whole;
    this.events = { ...this.events, events: [] };
    this.log = told;
    this.connection = "open";
    this.skew = shown.at - Date.now();
    end(this);
  }

  /** See what has changed; whoever missed something asks for all of it. */
  #merge(update: Shown): void {
    if (!this.shown || this.#isAsking || update.version <= this.shown.version) return;
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

  #hinted(hint: Hint): void {
    if (hint.version === this.shown?.version) this.hint = hint;
    end(this.#hinting);
  }

  #complain(refused: RefusedShown): void {
    if (refused.id === WATCH) return this.#leave(refused.code);
    this.refused = refused;
    end(this.#hinting);
  }

  /** There is nothing to see any more. */
  #leave(code: string): void {
    this.gone = code;
    end(this);
  }
}
