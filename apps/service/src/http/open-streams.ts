/** The streams that this process serves now: how many a caller may have, and their end when the process ends. */

import { HttpError } from "../api/request/http-error.ts";

export interface StreamLimits {
  /** Limit for one caller: a key, or an address without one. */
  readonly perCaller: number;
  readonly all: number;
}

/** Seconds after which a caller without a place may try again. */
const RETRY = { "retry-after": "5" };

export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #callers = new Map<string, number>();
  readonly #ends = new Set<() => void>();
  #ended = false;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#ends.size;
  }

  /**
   * Takes a place.
   *
   * @param end is called when the process ends
   * @returns gives the place back; any call but the first does nothing
   * @throws HttpError 429 when there is none, 503 when the process is about to end
   */
  open(caller: string, end: () => void): () => void {
    const { perCaller, all } = this.#limits;
    if (this.#ended) throw new HttpError(503, "this process is shutting down; connect again", RETRY);
    const own = this.#callers.get(caller) ?? 0;
    if (own >= perCaller)
      throw new HttpError(429, `a caller may have ${perCaller} streams open at a time; close one`, RETRY);
    if (this.#ends.size >= all)
      throw new HttpError(429, `the service has reached its limit of ${all} open streams`, RETRY);
    const entry = () => end(); // each stream its own, even if two have the same end
    this.#callers.set(caller, own + 1);
    this.#ends.add(entry);
    return () => {
      if (!this.#ends.delete(entry)) return;
      const left = (this.#callers.get(caller) ?? 1) - 1;
      if (left === 0) this.#callers.delete(caller);
      else this.#callers.set(caller, left);
    };
  }

  /** Ends all streams, so that clients connect elsewhere; no further one is opened. */
  end(): void {
    this.#ended = true;
    for (const end of [...this.#ends]) end();
  }
}
