import { Talk } from "../../people/talk.svelte";
import { beginWork, endWork } from "../time/settled";
import { endTime, isJustDealt, leadsOf, motionTime, Timeline } from "../time/timeline";
import { words } from "../words.svelte";
import type { Answer, ChatShown, DeviceShown, GameEvent, Here, Hint, Odds, RefusedShown, Shown, Told, View } from "./protocol";
import { connection, type Channel, type Listener, type Request } from "./socket";

/** All parts of a table, as the server last sent them. */
export type Whole = Required<Omit<Shown, "rematch" | "events" | "told" | "remarks" | "device" | "lesson">> &
  Pick<Shown, "rematch" | "device" | "lesson">;

const WATCH = "watch";
const MOST_TOLD = 300;
const MOST_CHAT = 100;
/** Events that show their player cards which nobody else sees. */
const READ = ["drew", "showed", "gave_hand"];
const BANNED = "guest/banned";
/** Stands for the events of a deal that happened before the page could watch the table. */
const DEALT: GameEvent = { kind: "turned_up", rule: "" };

/** A table of the server: its state as the server shows it to this viewer, and every message that can be sent to it. */
export class TableConnection implements Listener {
  shown = $state.raw<Whole | null>(null);
  /** The events of the last update, for animation; the number counts such updates. */
  events = $state.raw<{ number: number; events: GameEvent[] }>({ number: 0, events: [] });
  /** The events that the last update begins with: their motion ends before the rest of the update is shown. */
  lead = $state.raw<{ number: number; events: readonly GameEvent[] }>({ number: 0, events: [] });
  /** Whether a round is being dealt: its first card, and what it says, are not yet seen. */
  isDealing = $state(false);
  /** Whether the wheel turns, the table turns over or a war is fought: until that is seen, the rest is as it was before. */
  isLed = $state(false);
  /** Whether the score of a round that is over may be shown: its last card has been seen. */
  isScoreDue = $state(true);
  /** The last sentences. */
  log = $state.raw<Told[]>([]);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  /** The code of the reason why the table can no longer be watched. */
  gone = $state<string | null>(null);
  /** The viewer's actions on their way to the server that were offered: they are shown at once, and taken back if they are refused. */
  sent = $state.raw<readonly string[]>([]);
  /** The last refusal, of an action or of a question why not; the next action clears it. */
  refused = $state.raw<RefusedShown | null>(null);
  /** The seats whose players are connected. */
  here = $state.raw<number[]>([]);
  /** Whether the bots have stopped until a player acts or comes back. */
  isAsleep = $state(false);
  /** Whether a screen shows the table to everybody. */
  hasScreen = $state(false);
  /** Until when the server holds the last action while others may call, in the server's time. */
  held = $state<number | null>(null);
  /** What is said and shown at the seats right now. */
  readonly talk = new Talk();
  /** What a bot would do now, and why. */
  hint = $state.raw<Hint | null>(null);
  /** The odds of the challenge, in a sentence. */
  odds = $state.raw<Odds | null>(null);
  /** The server's clock minus ours, in milliseconds. Ours is `performance.now()`, which never jumps. */
  skew = $state(0);

  /** On a device that several people share: the seat of the person who looks; null while the curtain is down. */
  looking = $state<number | null>(null);
  /** Whether the person who looks was shown new cards, and has yet to hide them. */
  isReading = $state(false);

  readonly device: DeviceShown | null = $derived(this.shown?.device ?? null);
  /** Whether several people share the device and nobody's hand may be seen now. */
  readonly isCurtained: boolean = $derived(this.device !== null && (this.looking === null || this.shown?.you !== this.looking));
  /** Whether the viewer plays at the table, or people on the viewer's device do. */
  readonly plays: boolean = $derived(this.device !== null || this.shown?.you != null);

  readonly view: View | null = $derived(this.shown?.view ?? null);
  /** Whether a motion is still to be seen that decides what is asked next: until then, nobody is asked. */
  readonly isMoving: boolean = $derived(this.isDealing || this.isLed);
  /** What the viewer may do; nothing before it is seen what happened. */
  readonly legal: string[] = $derived(this.isMoving ? [] : (this.shown?.legal ?? []));
  /** The viewer's name at the table, if it has a seat. */
  readonly me: string | null = $derived.by(() => {
    const { you, seats } = this.shown ?? {};
    return you == null ? null : (seats?.[you]?.name ?? null);
  });
  /** Whether the viewer is asked for something. */
  readonly waiting: boolean = $derived(!this.isMoving && this.me !== null && (this.view?.waiting.includes(this.me) ?? false));

  #lang = words.lang as string;
  #board = 0;
  #isWaitingForSnapshot = false;
  /** The version of the last update that was received, though perhaps not yet shown. */
  #version = 0;
  readonly #timeline = new Timeline();
  /** Stands for the pending request for a hint, which has no id. */
  readonly #hinting = {};

  constructor(
    readonly key: string,
    private readonly channel: Channel = connection(),
    /** Whether this is a screen for everybody at the table, which is shown what a spectator sees. */
    private readonly isScreen = false,
    board = 0,
  ) {
    this.#board = board;
    channel.add(this);
  }

  /**
   * Send an action, on a shared device for a seat. Resolves when it has been carried out, or when `refused` says why not.
   * A second tap while its result still moves does not send it again: it ends the motion.
   */
  async act(action: string, seat = this.looking): Promise<void> {
    const version = this.shown?.version ?? 0;
    const isSent = this.sent.includes(action);
    this.hurry();
    if (isSent) return;
    // What was offered is certain to be legal if nothing has happened since.
    if (this.#version === version && this.legal.includes(action)) this.sent = [...this.sent, action];
    await this.#do({ table: this.key, act: action, version, ...at(seat) });
    if (this.refused) this.#settle(action);
    else if (this.#version > version) this.#timeline.add({ show: () => this.#settle(action), time: 0 });
  }

  /** Show at once what waits for the end of a motion. */
  hurry(): void {
    this.#timeline.hurry();
  }

  /** Let a person on a shared device see the own hand, or with null let the curtain down. */
  look(seat: number | null): void {
    this.looking = seat;
    this.isReading = false;
    this.refused = null;
    this.#watch();
  }

  /** Show why an action is not possible now; null if it is. */
  async why(action: string): Promise<RefusedShown | null> {
    this.refused = await this.check(action);
    return this.refused;
  }

  /** Why an action is not possible now; null if it is. */
  check(action: string): Promise<RefusedShown | null> {
    return this.channel.send({ table: this.key, why: action, ...at(this.looking) });
  }

  /** Be ready for the next round, and add a salt to its deal; whether it was accepted. */
  async ready(salt = ""): Promise<boolean> {
    await this.#do({ table: this.key, ready: true, ...(salt && { salt }) });
    return this.refused === null;
  }

  /** Take the seat back from the bot that stood in. */
  async back(): Promise<void> {
    await this.#do({ table: this.key, back: true });
  }

  /** Ask for more time, or need it no longer. */
  async wantMoreTime(moreTime: boolean): Promise<void> {
    await this.channel.send({ table: this.key, more_time: moreTime });
  }

  async chat(text: string): Promise<void> {
    await this.#do({ table: this.key, chat: text });
  }

  async phrase(name: string): Promise<void> {
    await this.#do({ table: this.key, phrase: name });
  }

  /** Show a reaction at the own seat, or throw something at another one. A reaction that is lost is not repeated. */
  react(reaction: string, to: number | null = null): void {
    this.channel.post({ table: this.key, react: reaction, ...(to !== null && { to }) });
  }

  /** Report a line of the chat as a suggestion. */
  async report(line: number): Promise<void> {
    await this.#do({ table: this.key, report: line });
  }

  /** Report a line of the chat to the operator of the server; whether it was accepted. */
  async reportAbuse(line: number): Promise<boolean> {
    await this.#do({ table: this.key, abuse: line });
    return this.refused === null;
  }

  /** Mute the author of lines, as the host, or let them speak again. */
  async mute(author: string, muted: boolean): Promise<void> {
    await this.#do({ table: this.key, ...(muted ? { mute: author } : { unmute: author }) });
  }

  /** Let somebody have the seat that they ask for, or refuse it. */
  async answerRequest(author: string, allowed: boolean): Promise<void> {
    await this.#do({ table: this.key, ...(allowed ? { allow: author } : { refuse: author }) });
  }

  /** Ask what a bot would do. Its reason takes the place of a refusal. */
  askHint(): void {
    this.hurry();
    this.refused = this.odds = null;
    beginWork(this.#hinting);
    this.channel.post({ table: this.key, hint: true, ...at(this.looking) });
  }

  /** Ask for the odds of the challenge. They take the place of a refusal or a hint. */
  askOdds(): void {
    this.hurry();
    this.refused = this.hint = null;
    beginWork(this.#hinting);
    this.channel.post({ table: this.key, odds: true, ...at(this.looking) });
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
    this.talk.clear();
    this.#timeline.clear();
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
    else if (answer.update?.table === this.key) this.#queue(answer.update);
    else if (answer.here?.table === this.key) this.#showPresence(answer.here);
    else if (answer.hint?.table === this.key) this.#showHint(answer.hint);
    else if (answer.odds?.table === this.key) this.#showOdds(answer.odds);
    else if (answer.said?.table === this.key) this.#hear(answer.said.lines);
    else if (answer.reacted?.table === this.key) this.talk.react(answer.reacted);
    else if (answer.gone?.table === this.key) this.#end(answer.gone.code);
    else if (answer.refused?.code === BANNED) this.#end(BANNED);
    else if (answer.refused?.table === this.key) this.#showRefusal(answer.refused);
  }

  async #do(request: Request): Promise<void> {
    this.refused = this.hint = this.odds = null;
    this.refused = await this.channel.send(request, (held) => (this.held = held.until));
    this.held = null;
  }

  /** An action was carried out or refused: from now on the server's state shows it. */
  #settle(action: string): void {
    this.sent = this.sent.filter((other) => other !== action);
  }

  #watch(): void {
    this.#isWaitingForSnapshot = true;
    beginWork(this);
    const how = { lang: this.#lang, ...(this.isScreen && { screen: true }), ...at(this.looking) };
    this.channel.post({ table: this.key, id: WATCH, watch: this.#board, ...how });
  }

  /** Take over a snapshot of the whole table. */
  #replace(shown: Shown): void {
    const { events: _, told = [], ...rest } = shown;
    this.#isWaitingForSnapshot = false;
    this.#timeline.clear();
    this.isLed = false;
    this.#version = shown.version;
    const isFirst = this.shown === null;
    this.shown = rest as Whole;
    const events = isFirst && rest.view && isJustDealt(rest.view) ? [DEALT] : [];
    this.events = { number: this.events.number + events.length, events };
    this.isDealing = events.length > 0;
    this.isScoreDue = true;
    this.sent = [];
    this.log = [];
    this.#deal(events, told, () => {});
    this.connection = "open";
    this.skew = shown.at - performance.now();
    endWork(this);
  }

  /** Show an update when its turn comes. If an update was missed, request a new snapshot. */
  #queue(update: Shown): void {
    if (!this.shown || this.#isWaitingForSnapshot || update.version <= this.#version) return;
    if (update.version > this.#version + 1) {
      this.#watch();
      return;
    }
    this.#version = update.version;
    this.skew = Math.max(this.skew, update.at - performance.now());
    const events = update.events ?? [];
    for (const lead of leadsOf(events)) this.#timeline.add({ show: () => this.#lead(lead.events), time: lead.time });
    if (events.some(({ kind }) => kind === DEALT.kind)) return this.#deal(events, update.told ?? [], () => this.#merge({ ...update, told: [] }));
    const stays = endTime(events);
    if (!stays) return this.#timeline.add({ show: () => this.#merge(update), time: motionTime(events) });
    const { match, status, told = [], ...before } = update;
    const showEnd = (): void => {
      this.isScoreDue = false;
      this.#merge(before);
    };
    const showScore = (): void => {
      this.isScoreDue = true;
      if (this.shown) this.shown = { ...this.shown, ...(match && { match }), ...(status && { status }) };
      this.#tell(told); // the points with the score
    };
    this.#timeline.add({ show: showEnd, time: motionTime(events) + stays }, { show: showScore, time: 0 });
  }

  /** Show what leads an update. It was caused by an action, so that nothing is asked any more until the rest is shown. */
  #lead(events: readonly GameEvent[]): void {
    this.lead = { number: this.lead.number + 1, events };
    this.isLed = true;
  }

  /** Show something, and tell what happened when all hands are dealt: then its first card is seen too. */
  #deal(events: GameEvent[], told: Told[], show: () => void): void {
    const showDeal = (): void => {
      this.isDealing = true;
      show();
    };
    const tell = (): void => {
      this.isDealing = false;
      this.#tell(told);
    };
    this.#timeline.add({ show: showDeal, time: motionTime(events) }, { show: tell, time: 0 });
  }

  #tell(told: Told[]): void {
    this.log = [...this.log, ...told].slice(-MOST_TOLD);
  }

  /** Merge an update into the state. */
  #merge(update: Shown): void {
    if (!this.shown) return;
    const wasWaiting = this.waiting;
    const { events = [], told = [], chat = [], remarks = [], ...changed } = update;
    this.isLed = false;
    const hadSeat = this.shown.you !== null;
    const wasAsked = this.looking !== null && (this.device?.asked.includes(this.looking) ?? false);
    const { device, ...before } = this.shown;
    const kept = update.seats || !device ? {} : { device }; // people who have left together share no device here any more
    this.shown = { ...before, ...kept, ...changed, chat: merged(before.chat, chat) };
    // Who is given a seat on request need not be there any more, so a bot plays first. This viewer is there.
    if (!hadSeat && this.shown.you !== null && this.shown.seats[this.shown.you]?.away) void this.back();
    this.#tell(told);
    this.hint = this.odds = null;
    if (this.waiting !== wasWaiting) this.refused = null; // it was said of another moment: "Not now", and now it is
    this.talk.remark(remarks);
    if (events.length) this.events = { number: this.events.number + 1, events };
    if (events.some(({ seat }) => seat === this.me)) this.sent = this.sent.slice(1);
    this.#lowerCurtain(wasAsked, events);
  }

  /** Let the curtain down when the person who looks is done, or the round is. New cards are seen until they are hidden. */
  #lowerCurtain(wasAsked: boolean, events: readonly GameEvent[]): void {
    const { looking, device, me } = this;
    if (looking === null) return;
    this.isReading ||= events.some((event) => READ.includes(event.kind) && [event.seat, event.to].includes(me ?? ""));
    const asked = device?.asked ?? [];
    const isDone = !asked.includes(looking) && (wasAsked || asked.length > 0) && !this.isReading;
    if (!device || isDone || this.view?.phase === "over") this.look(null);
  }

  #showPresence(here: Here): void {
    this.here = here.seats;
    this.isAsleep = here.asleep ?? false;
    this.hasScreen = here.screen ?? false;
  }

  /** Add new lines of the chat. Lines that arrive before the snapshot are part of it. */
  #hear(lines: ChatShown[]): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, chat: merged(this.shown.chat, lines) };
    this.talk.hear(lines);
  }

  #showHint(hint: Hint): void {
    if (hint.version === this.shown?.version) this.hint = hint;
    endWork(this.#hinting);
  }

  #showOdds(odds: Odds): void {
    if (odds.version === this.shown?.version) this.odds = odds;
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

/** The part of a message that names a seat of a shared device. */
function at(seat: number | null): { seat?: number } {
  return seat === null ? {} : { seat };
}

/** The last lines of a chat; a line with a known number replaces the old one. */
function merged(lines: ChatShown[], more: ChatShown[]): ChatShown[] {
  const all = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...all.values()].slice(-MOST_CHAT);
}
