import type { Network } from "./protocol";
import { Query } from "./query.svelte";

const LOCALHOST = /^(localhost|127\.|\[::1\])/;

/** By which address others reach the server: that of the page, unless the server names a better one. */
export class Reach {
  /** The answer of the server to the last change of its network. */
  changed = $state.raw<Network | null>(null);
  /** The address that the guest has chosen, if there are several. */
  chosen = $state("");
  readonly #query: Query<Network>;

  /** The server is asked as soon as the address is needed. */
  constructor(isNeeded: () => boolean = () => true) {
    this.#query = new Query<Network>(() => (isNeeded() ? "/api/network" : null));
  }

  get network(): Network | null {
    return this.changed ?? this.#query.value;
  }

  get base(): string {
    const urls = this.network?.links.map(({ url }) => url) ?? [];
    return urls.find((url) => url === this.chosen) ?? urls[0] ?? location.origin;
  }

  /** The name and port of the server, for people to type. */
  get host(): string {
    return new URL(this.base).host;
  }

  /** Whether only this computer can reach the server. */
  get isLocal(): boolean {
    return LOCALHOST.test(this.host);
  }

  /** Whether a QR code of a link leads somewhere, as far as it is known. */
  get isScannable(): boolean {
    return this.network !== null && !this.isLocal;
  }
}
