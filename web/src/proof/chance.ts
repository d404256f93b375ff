import { bytesOf, type Hashing } from "./hashing";

/** Who added a salt, and its text. */
export type Salt = readonly [player: string, salt: string];
/** A stream of random words of 64 bits. */
export type Words = () => Promise<bigint>;

/** Chance from a stream of HMAC-SHA-256. */
export const KEYED = "hmac-sha256";
/** Chance from a generator with 64 bits of state, as in records that name none. */
export const SPLITMIX = "splitmix64";

const [GAMMA, FIRST, SECOND] = [0x9e3779b97f4a7c15n, 0xbf58476d1ce4e5b9n, 0x94d049bb133111ebn];
/** How many bits of a word make a fraction. */
const FRACTION = 56n;
const LEFT_OVER = (1n << FRACTION) - 1n;
/** How many places of a shuffle a fraction serves. */
const SHARE = 4;

/** The random words for one purpose of a round, such as `deal 1`: they follow from the secret and the salts. */
export async function wordsOf(
  hash: Hashing,
  chance: string,
  secret: string,
  salts: readonly Salt[],
  purpose: string,
): Promise<Words> {
  if (chance === SPLITMIX) {
    const seed = await hash.sha256(bytesOf(JSON.stringify([secret, salts, purpose])));
    return splitmix(firstWord(seed));
  }
  const derive = await hash.hmac(bytesOf(secret));
  const key = await derive(bytesOf(JSON.stringify([salts, purpose])));
  const word = await hash.hmac(new Uint8Array(key));
  let number = 0n;
  return async () => firstWord(await word(counter(number++)));
}

/** Shuffle a deck: every place from the last on is swapped with a random one before it, or with itself. */
export async function shuffle<Card>(deck: readonly Card[], words: Words): Promise<Card[]> {
  const pile = [...deck];
  let chance = await fraction(words);
  for (let place = pile.length - 1; place > 0; place--) {
    if (place % SHARE === 0) chance = await fraction(words);
    chance *= BigInt(place + 1);
    const other = Number(chance >> FRACTION);
    chance &= LEFT_OVER;
    [pile[place], pile[other]] = [pile[other]!, pile[place]!];
  }
  return pile;
}

async function fraction(words: Words): Promise<bigint> {
  return (await words()) >> (64n - FRACTION);
}

function splitmix(seed: bigint): Words {
  let state = seed;
  return () => {
    state = BigInt.asUintN(64, state + GAMMA);
    let word = BigInt.asUintN(64, (state ^ (state >> 30n)) * FIRST);
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * SECOND);
    return Promise.resolve(word ^ (word >> 31n));
  };
}

function firstWord(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
}

function counter(number: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, number);
  return bytes;
}
