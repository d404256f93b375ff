import { activeFace, byValue, HIDDEN } from "../cards/faces";
import { prefs } from "../lib/guest/prefs.svelte";
import type { GameEvent, SeatShown, View } from "../lib/server/protocol";
import type { TableConnection } from "../lib/server/tableConnection.svelte";
import { offersOf, type Offer } from "./actions/offers";
import { gotHand, has, originOfHand, type Origin } from "./motion/origins";
import { identify, identifyTurned, type Held } from "./motion/cardIdentity";
import { delayOf } from "./motion/flights";

/** A card of the viewer's own hand. */
export interface OwnCard extends Held {
  readonly face: string;
  /** The action that uses it now. */
  readonly action: string | null;
  readonly isDrawn: boolean;
  /** Whether the viewer played it, but the server refused it. */
  readonly isReturned: boolean;
}

/** Another player, as the viewer sees them. */
export interface OtherPlayer {
  readonly name: string;
  readonly seat: SeatShown | undefined;
  readonly isHere: boolean;
  readonly cards: readonly Held[];
  readonly isAsked: boolean;
  readonly isTurn: boolean;
  readonly owesUno: boolean;
  readonly calledUno: boolean;
}

/** The state of a table, arranged for display. It contains no rules: what can be done comes from the legal actions of the server. */
export class Sight {
  #identified: Record<string, Held[]> = {};
  #lastUpdate = 0;
  /** The key of the card that the viewer is playing. */
  #played: number | null = null;

  constructor(readonly table: TableConnection) {}

  readonly view: View | null = $derived.by(() => this.table.view);
  /** The viewer's name, if they play at this board. */
  readonly me: string | null = $derived(this.view?.viewer ?? null);
  readonly events: readonly GameEvent[] = $derived.by(() => this.table.events.events);
  readonly offers: Offer[] = $derived.by(() => offersOf(this.table.legal));
  /** The viewer's own actions on their way to the server. They were offered, so that they are shown at once. */
  readonly sent: Offer[] = $derived.by(() => offersOf(this.table.sent));
  /** The card that the viewer is playing with them. A card that is discarded need not come on top. */
  readonly playing: string | null = $derived(this.sent.find(({ card, verb }) => card !== null && verb !== "discard")?.card ?? null);
  /** The colour that the viewer is calling with them. */
  readonly calling: string | null = $derived(this.sent.find(({ verb }) => verb === "colour")?.rest ?? null);
  /** All hands. Each card keeps its key from one update to the next, so that it can be animated. */
  readonly hands: Record<string, Held[]> = $derived.by(() => this.#identifyCards());
  /** The other players clockwise, from the viewer's left. */
  readonly others: OtherPlayer[] = $derived.by(() => this.#others());
  /** The viewer's hand. */
  readonly hand: OwnCard[] = $derived.by(() => this.#hand());
  /** Whether a card of the hand can be played or discarded. */
  readonly canUseCard: boolean = $derived(this.hand.some((card) => card.action !== null));

  /** The back of the cards; null if they have two faces, of which the viewer sees only one. */
  readonly back: string | null = $derived(this.view?.side ? null : HIDDEN);

  /** Whether the round is over, but its score is not yet shown. */
  readonly isCelebrated: boolean = $derived.by(() => this.view?.phase === "over" && !this.table.isScoreDue);

  /** Whether the viewer is asked for a decision at this board. */
  readonly isAsked: boolean = $derived(this.me !== null && this.#isAsked(this.me));
  /** Whether the viewer owes the call of UNO. */
  readonly owesUno: boolean = $derived(this.me !== null && (this.view?.owes_uno.includes(this.me) ?? false));
  /** Whether the viewer has called UNO. */
  readonly calledUno: boolean = $derived(this.me !== null && (this.isSending("uno") || (this.view?.called_uno.includes(this.me) ?? false)));

  /** Where the new cards of a player come from. */
  origin(player: string): Origin | null {
    return originOfHand(this.events, player);
  }

  /** Whether an action of the viewer is on its way to the server. */
  isSending(verb: string): boolean {
    return this.sent.some((offer) => offer.verb === verb);
  }

  /** Whether a player has just lost a turn. */
  isSkipped(player: string | null): boolean {
    return this.events.some(({ kind, seat }) => (kind === "skipped" && seat === player) || (kind === "skipped_all" && seat !== player));
  }

  /** When a new card of a player starts on its way, in milliseconds at the usual speed; null if it was there before. */
  delay(player: string, { order }: Held): number | null {
    return order === null || !this.view ? null : delayOf(this.events, this.view, player, order);
  }

  /** A detail of the current phase. */
  pending<T>(key: string): T | undefined {
    return this.view?.pending?.[key] as T | undefined;
  }

  #identifyCards(): Record<string, Held[]> {
    const { number, events } = this.table.events;
    const fresh = number === this.#lastUpdate ? [] : events;
    this.#lastUpdate = number;
    const hands = Object.entries(this.view?.hands ?? {});
    this.#identified = Object.fromEntries(
      hands.map(([player, cards]) => {
        const before = gotHand(fresh, player) ? [] : (this.#identified[player] ?? []);
        const isTurned = has(fresh, "flipped") && player !== this.me;
        return [player, isTurned ? identifyTurned(before, cards) : identify(before, cards)];
      }),
    );
    return this.#identified;
  }

  #others(): OtherPlayer[] {
    const view = this.view;
    if (!view) return [];
    const start = this.me === null ? 0 : view.players.indexOf(this.me) + 1;
    const around = [...view.players.slice(start), ...view.players.slice(0, start)];
    return around.filter((name) => name !== this.me).map((name) => this.#player(view, name));
  }

  /** Whether a player is asked for a decision. Nobody is before what it is about is seen. */
  #isAsked(player: string): boolean {
    return !this.table.isMoving && (this.view?.waiting.includes(player) ?? false);
  }

  #player(view: View, name: string): OtherPlayer {
    const seats = this.table.shown?.seats ?? [];
    const number = seats.findIndex((seat) => seat.name === name);
    return {
      name,
      seat: seats[number],
      isHere: this.table.here.includes(number),
      cards: this.hands[name] ?? [],
      isAsked: this.#isAsked(name),
      isTurn: view.turn === name,
      owesUno: view.owes_uno.includes(name),
      calledUno: view.called_uno.includes(name),
    };
  }

  #hand(): OwnCard[] {
    if (this.me === null) return [];
    const side = this.view?.side;
    const drawn = this.pending<string>("drawn");
    const hand = (this.hands[this.me] ?? []).map((held) => {
      const face = activeFace(held.card, side);
      const offer = this.offers.find((other) => other.card === face);
      const isReturned = this.#played === held.key;
      return { ...held, order: isReturned ? 0 : held.order, face, action: offer?.action ?? null, isDrawn: face === drawn, isReturned };
    });
    const sorted = prefs.sort === "value" ? hand.sort((one, other) => byValue(one.face, other.face)) : hand;
    const played = sorted.find(({ face }) => face === this.playing);
    this.#played = played?.key ?? null;
    return played ? sorted.filter((card) => card !== played) : sorted;
  }
}
