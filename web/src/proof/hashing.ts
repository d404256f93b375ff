/** The hash functions that deals are made with. */
export interface Hashing {
  sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** HMAC-SHA-256 under a key. */
  hmac(key: Uint8Array<ArrayBuffer>): Promise<(data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>>;
}

/** The browser's own, or a library where the browser has none: pages without https get no `crypto.subtle`. */
export function hashing(): Promise<Hashing> {
  return Promise.resolve(globalThis.crypto?.subtle ? ofBrowser(crypto.subtle) : ofLibrary());
}

export function ofBrowser(subtle: SubtleCrypto): Hashing {
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
    async hmac(key) {
      const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return async (data) => new Uint8Array(await subtle.sign("HMAC", imported, data));
    },
  };
}

export async function ofLibrary(): Promise<Hashing> {
  const [{ sha256 }, { hmac }] = await Promise.all([import("@noble/hashes/sha2.js"), import("@noble/hashes/hmac.js")]);
  return {
    sha256: (data) => Promise.resolve(sha256(data)),
    hmac: (key) => Promise.resolve((data) => Promise.resolve(hmac(sha256, key, data))),
  };
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
