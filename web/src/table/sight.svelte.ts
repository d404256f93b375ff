import { activeFace } from "../cards/faces";
import type { GameEvent, SeatShown, View } from "../lib/protocol";
import type { TableLine } from "../lib/table.svelte";
import { offersOf, type Offer } from "./actions/offers";
import { gotHand, originOfHand, type Origin } from "./motion/origins";
import { follow, type Held } from "./motion/cardIdentity";

/** A card of the viewer's own hand. */
export interface OwnCard extends Held {
  readonly face: string;
  /** What can be done with it now. */
  readonly action: string | null;
  readonly isDrawn: boolean;
}

/** A player as the viewer sees one across the table. */
export interface Across {
  readonly name: string;
  readonly seat: SeatShown | undefined;
  readonly isHere: boolean;
  readonly cards: readonly Held[];
  readonly isAsked: boolean;
  readonly isTurn: boolean;
  readonly owesUno: boolean;
  readonly calledUno: boolean;
}

/** What the viewer sees of a table, in order for the eye. It knows no rule: what can be done is what is legal. */
export class Sight {
  #followed: Record<string, Held[]> = {};
  #heard = 0;

  constructor(readonly line: TableLine) {}

  readonly view: View | null = $derived.by(() => this.line.view);
  /** The viewer's name, if it plays at this board. */
  readonly me: string | null = $derived(this.view?.viewer ?? null);
  readonly events: readonly GameEvent[] = $derived.by(() => this.line.events.events);
  readonly offers: Offer[] = $derived.by(() => offersOf(this.line.legal));
  /** All hands, with cards that can be followed. */
  readonly hands: Record<string, Held[]> = $derived.by(() => this.#follow());
  /** The players clockwise; whoever looks is not among them, and the next to the left is the first. */
  readonly across: Across[] = $derived.by(() => this.#across());
  /** The viewer's hand. */
  readonly hand: OwnCard[] = $derived.by(() => this.#hand());
  /** Whether a card of the hand can be laid or put down. */
  readonly canLay: boolean = $derived(this.hand.some((card) => card.action !== null));

  /** Where the new cards of a player come from. */
  origin(player: string): Origin | null {
    return originOfHand(this.events, player);
  }

  /** Something of what the phase remembers. */
  pending<T>(key: string): T | undefined {
    return this.view?.pending?.[key] as T | undefined;
  }

  #follow(): Record<string, Held[]> {
    const { number, events } = this.line.events;
    const fresh = number === this.#heard ? [] : events;
    this.#heard = number;
    const hands = Object.entries(this.view?.hands ?? {});
    this.#followed = Object.fromEntries(
      hands.map(([player, cards]) => {
        const before = gotHand(fresh, player) ? [] : (this.#followed[player] ?? []);
        return [player, follow(before, cards)];
      }),
    );
    return this.#followed;
  }

  #across(): Across[] {
    const view = this.view;
    if (!view) return [];
    const start = this.me === null ? 0 : view.players.indexOf(this.me) + 1;
    const around = [...view.players.slice(start), ...view.players.slice(0, start)];
    return around.filter((name) => name !== this.me).map((name) => this.#player(view, name));
  }

  #player(view: View, name: string): Across {
    const seats = this.line.shown?.seats ?? [];
    const number = seats.findIndex((seat) => seat.name === name);
    return {
      name,
      seat: seats[number],
      isHere: this.line.here.includes(number),
      cards: this.hands[name] ?? [],
      isAsked: view.waiting.includes(name),
      isTurn: view.turn === name,
      owesUno: view.owes_uno.includes(name),
      calledUno: view.called_uno.includes(name),
    };
  }

  #hand(): OwnCard[] {
    if (this.me === null) return [];
    const side = this.view?.side;
    const drawn = this.pending<string>("drawn");
    return (this.hands[this.me] ?? []).map((held) => {
      const face = activeFace(held.card, side);
      const offer = this.offers.find((other) => other.card === face);
      return { ...held, face, action: offer?.action ?? null, isDrawn: face === drawn };
    });
  }
}
