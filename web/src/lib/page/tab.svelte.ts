/** The tab of the browser: what its title says, and whether the guest looks at it. */
class Tab {
  /** The title of what is shown, if it has one of its own. */
  title = $state<string | null>(null);
  /** What calls the guest back, instead of the title. */
  call = $state<string | null>(null);
  /** Whether the page is visible and its window has the focus. */
  isLookedAt = $state(true);
  /** Whether the guest plays a round: nothing else may ask for attention. */
  isPlaying = $state(false);

  constructor() {
    for (const type of ["focus", "blur"]) addEventListener(type, () => this.#look());
    document.addEventListener("visibilitychange", () => this.#look());
    this.#look();
  }

  #look(): void {
    this.isLookedAt = !document.hidden && document.hasFocus();
  }
}

export const tab = new Tab();
