/**
 * Records requests with API keys. They enter a bounded queue, so no request waits, and are written in
 * batches. Requests that do not fit are dropped and counted.
 */

import type { RecordedUsage } from "../api/request/handler.ts";
import type { Logger } from "../domain/logger.ts";
import { pause } from "../domain/pause.ts";
import type { ApiLogEntry } from "../store/service/api-log.ts";
import type { Store } from "../store/store.ts";
import type { UsageOptions } from "./usage-options.ts";

/** Requests that may wait to be written: at a thousand a second, the database may be away for twenty seconds. */
export const MOST_WAITING = 20_000;
/** Requests of one statement. */
const BATCH = 1_000;
/** Milliseconds between writes. */
const INTERVAL = 1_000;
/** Characters that are kept of a host or a user agent. */
const MOST_TEXT = 256;
/** Milliseconds for which counts of minutes are kept. */
const MINUTES_KEPT = 2 * 86_400_000;
/** Statements of one clean-up: with more to forget, the next one goes on. */
const ROUNDS = 100;

/** Whose requests are recorded where callers need no key. */
export const NOBODY = "anonymous";

/** The recorded fields of a request. The sender is recorded only where the options allow it. */
export type RecordedRequest = Omit<ApiLogEntry, "key" | "at"> & {
  /** Id of the caller's key; undefined without one. */
  readonly key: string | undefined;
};

/** The parts of a request log. */
export interface RequestLogOptions extends Required<UsageOptions> {
  readonly store: Pick<Store["apiLogs"], "add" | "forget">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Logger;
}

const short = (text: string): string => text.slice(0, MOST_TEXT);

/** The requests of one process. */
export class RequestLog implements RecordedUsage {
  readonly local: boolean;
  readonly #options: RequestLogOptions;
  readonly #waiting: ApiLogEntry[] = [];
  #writing: Promise<void> = Promise.resolve();
  #dropped = 0;
  readonly #stop = new AbortController();

  constructor(options: RequestLogOptions) {
    this.#options = options;
    this.local = options.requests === "local";
  }

  /** Requests that wait to be written, and how many were dropped so far. */
  get state(): { readonly waiting: number; readonly dropped: number } {
    return { waiting: this.#waiting.length, dropped: this.#dropped };
  }

  /** Records a request. Returns at once, and never throws. */
  add({ key, address, host, userAgent, duration, ...request }: RecordedRequest): void {
    const { clock, senders } = this.#options;
    if (key === undefined && !this.local) return;
    if (this.#waiting.length >= MOST_WAITING) {
      this.#dropped++;
      return;
    }
    this.#waiting.push({
      ...request,
      key: key ?? NOBODY,
      at: clock(),
      duration: Math.round(duration),
      address: senders ? short(address) : "",
      host: senders ? short(host) : "",
      userAgent: senders ? short(userAgent) : "",
    });
  }

  /**
   * Writes one batch after another. A batch that failed waits for the next write: the store adds nothing
   * twice.
   */
  settle(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { store, log } = this.#options;
    try {
      // Requests that arrive during a write wait for the next one, which bounds the wait.
      for (let left = this.#waiting.length; left > 0; left -= BATCH) {
        const batch = this.#waiting.slice(0, Math.min(left, BATCH));
        await store.add(batch);
        this.#waiting.splice(0, batch.length);
      }
    } catch (error) {
      log.warn({ error: String(error), waiting: this.#waiting.length }, "requests could not be recorded yet");
    }
  }

  /** Deletes requests that are past their retention time. */
  async forget(): Promise<void> {
    const { store, clock, logDays, countDays } = this.#options;
    const now = clock();
    const age = {
      logs: now - logDays * 86_400_000,
      minutes: now - MINUTES_KEPT,
      hours: now - countDays * 86_400_000,
    };
    for (let round = 0; round < ROUNDS; round++) if (!(await store.forget(age))) return;
  }

  /** Ends `run`. */
  stop(): void {
    this.#stop.abort();
  }

  /** Writes once a second until it is stopped, and then the rest. Never rejects. */
  async run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await pause(INTERVAL, signal);
      if (this.#waiting.length > 0) await this.settle();
    }
    await this.settle();
  }
}
