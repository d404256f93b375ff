/** Letters that cannot be mistaken for one another, as in `LETTERS` of `match/provable_deals.py`. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** Random salt for a deal: 80 bits, in groups that people can read out. It is made here, so nobody can foresee it. */
export function newSalt(): string {
  // getRandomValues, unlike the rest of WebCrypto, is also there without https.
  const letters = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join("").replace(GROUP, "$&-");
}
