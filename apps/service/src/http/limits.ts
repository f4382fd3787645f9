/** Charges requests to their callers in compute units, and reports the remaining allowance in headers. */

import { HttpError } from "../api/request/http-error.ts";
import type { ApiKey, RateTable } from "../domain/access.ts";
import { DAY, MINUTE, type Standing, standing } from "../domain/sliding-window.ts";
import type { RateUsage } from "../store/service/rate-usage.ts";
import { addressBlock } from "./client-address.ts";
import type { SpecOperation } from "./spec.ts";

/** Milliseconds between clean-ups. */
const CLEANUP_INTERVAL = 600_000;

/** The headers of rate limits, which browsers may read. */
export const rateHeaders = [
  "ratelimit-policy",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
];

/** Who is charged: a key, or the address when there is none. */
export interface Payer {
  readonly key: ApiKey | undefined;
  /** Client address; all callers without one share an allowance. */
  readonly address: string | undefined;
}

const seconds = (ms: number): string => String(Math.ceil(ms / 1000));

/** Rate limits of both interfaces. */
export class Limits {
  readonly #usage: RateUsage;
  readonly #rates: RateTable;
  readonly #clock: () => number;
  #nextCleanup = 0;

  /** @param clock milliseconds since 1970; all decisions use it */
  constructor(usage: RateUsage, rates: RateTable, clock: () => number) {
    this.#usage = usage;
    this.#rates = rates;
    this.#clock = clock;
  }

  /**
   * Charges the operation's units to the payer's allowance.
   *
   * @returns headers of the response, also of an error
   * @throws HttpError 429 when they do not fit; nothing is charged then
   */
  async charge(
    { weight, of }: Pick<SpecOperation, "weight" | "of">,
    { key, address }: Payer,
  ): Promise<Record<string, string>> {
    const { granted, minute, day } = await this.#spend(weight, of, { key, address });
    if (granted) return this.#headers(minute, day, minute.remaining <= day.remaining ? minute : day);
    const tight = minute.waitMs >= day.waitMs ? minute : day;
    const retryAfter = seconds(tight.waitMs);
    throw new HttpError(
      429,
      `the limit of ${tight.limit} compute units per ${tight === minute ? "minute" : "day"} is reached: ` +
        `this request costs ${weight}, ${tight.remaining} are left; try again in ${retryAfter} s`,
      {
        ...this.#headers(minute, day, tight),
        "ratelimit-reset": seconds(tight.resetMs),
        "retry-after": retryAfter,
      },
    );
  }

  /**
   * Charges units of the data interface for the reads of a response in progress.
   *
   * @returns milliseconds until they fit; 0 when they have been charged
   */
  async take(units: number, payer: Payer): Promise<number> {
    const { granted, minute, day } = await this.#spend(units, "data", payer);
    return granted ? 0 : Math.max(1, minute.waitMs, day.waitMs);
  }

  async #spend(weight: number, of: SpecOperation["of"], { key, address }: Payer) {
    const now = this.#clock();
    if (now >= this.#nextCleanup) {
      this.#nextCleanup = now + CLEANUP_INTERVAL;
      await this.#usage.forget(now);
    }
    const tier = of === "metrics" ? "metrics" : (key?.tier ?? "anonymous");
    const subject = key ? key.id : `${tier}/${addressBlock(address)}`;
    const allowance = this.#rates[tier];
    const { granted, usage } = await this.#usage.spend(subject, weight, allowance, now);
    return {
      granted,
      minute: standing(usage.minute, MINUTE, allowance.perMinute, weight, now),
      day: standing(usage.day, DAY, allowance.perDay, weight, now),
    };
  }

  /** The policy lists both windows; the other headers describe `tight`. */
  #headers(minute: Standing, day: Standing, tight: Standing): Record<string, string> {
    return {
      "ratelimit-policy": `${minute.limit};w=60, ${day.limit};w=86400`,
      "ratelimit-limit": String(tight.limit),
      "ratelimit-remaining": String(tight.remaining),
    };
  }
}
