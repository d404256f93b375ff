import { DECKS, type Copies } from "./decks";
import { bytesOf, hexOf, type Hashing } from "./hashing";
import { UnreadableRecord } from "./record";

/** No table has room for more cards than a few dozen of one kind. */
const MOST_COPIES = 50;

type Options = Readonly<Record<string, string | number>>;

/** The cards of an edition, sorted as before the shuffle. Throws `UnreadableRecord`. */
export async function deckOf(hash: Hashing, edition: string, chosen: Options): Promise<string[]> {
  const deck = DECKS[edition];
  if (!deck) throw new UnreadableRecord("edition");
  const options = { ...deck.options, ...deck.sheets[chosen.sheet ?? ""], ...chosen };
  const fronts = spread(deck.fronts, options);
  if (!deck.backs.length) return fronts;
  const backs = await paired(hash, spread(deck.backs, options), whole(options.pairing).toString());
  if (backs.length !== fronts.length) throw new UnreadableRecord("deck");
  const rank = new Map([...deck.fronts, ...deck.backs].map(([face], place) => [face, place]));
  const cards = fronts.map((front, place) => [front, backs[place]!] as const);
  cards.sort((one, two) => rank.get(one[0])! - rank.get(two[0])! || rank.get(one[1])! - rank.get(two[1])!);
  return cards.map((sides) => sides.join("/"));
}

/** The backs in the order of the fronts that they belong to: it follows from the option `pairing` alone. */
async function paired(hash: Hashing, backs: string[], seed: string): Promise<string[]> {
  const digests = await Promise.all(backs.map((_, place) => hash.sha256(bytesOf(`${seed}:${place}`)).then(hexOf)));
  const order = backs.map((back, place) => ({ back, digest: digests[place]! }));
  return order.sort((one, two) => (one.digest < two.digest ? -1 : 1)).map(({ back }) => back);
}

function spread(faces: readonly Copies[], options: Options): string[] {
  return faces.flatMap(([face, copies]) => Array<string>(copiesOf(copies, options)).fill(face));
}

function copiesOf(copies: number | string, options: Options): number {
  const number = typeof copies === "number" ? copies : Number(whole(options[copies]));
  if (number > MOST_COPIES) throw new UnreadableRecord("options");
  return number;
}

function whole(value: string | number | undefined): bigint {
  if (!/^(0|[1-9]\d*)$/.test(String(value))) throw new UnreadableRecord("options");
  return BigInt(value!);
}
