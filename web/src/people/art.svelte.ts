import { trackWork } from "../lib/time/settled";

type Faces = typeof import("./faces");

/** The pictures of people, which are loaded when the first of them is needed. */
class Art {
  faces = $state.raw<Faces | null>(null);
  #isAsked = false;

  /** Load the faces, once. Without them, names and letters are shown. */
  load(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    void trackWork(import("./faces")).then(
      (faces) => (this.faces = faces),
      () => (this.#isAsked = false),
    );
  }
}

export const art = new Art();
