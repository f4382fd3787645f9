/** Ends pauses early. A waiting caller holds the current signal, and each waking has its own. */
export class Waker {
  #woken = new AbortController();

  /**
   * Aborts at the next waking. Take it before you look for work, so you miss no work that is added meanwhile.
   */
  get signal(): AbortSignal {
    return this.#woken.signal;
  }

  wake(): void {
    this.#woken.abort();
    this.#woken = new AbortController();
  }
}
