/** Ends pauses early. A waiting caller holds the current signal, and each waking has its own. */
export class Waker {
  #woken = new AbortController();

  /** Aborts at the next waking. Taken before a look for work, so that what is added during it is not missed. */
  get signal(): AbortSignal {
    return this.#woken.signal;
  }

  wake(): void {
    this.#woken.abort();
    this.#woken = new AbortController();
  }
}
