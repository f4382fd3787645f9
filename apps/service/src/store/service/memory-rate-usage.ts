/**
 * The usage of callers in this process: all of it, or only the part that cannot be written to the database.
 */

import { DAY, noUsage, slotAt, spend, type Usage } from "../../domain/sliding-window.ts";
import { StoreUnavailableError } from "../session/unavailable-error.ts";
import type { RateUsage } from "./rate-usage.ts";

/** Most callers stored, about 1 kB each; beyond that the caller that was silent for longest is dropped. */
const MAX_SUBJECTS = 10_000;

export function memoryRateUsage(maxSubjects = MAX_SUBJECTS): RateUsage & { readonly size: number } {
  /** In the order of their last request: a Map keeps the order of insertion. */
  const subjects = new Map<string, Usage>();
  return {
    get size() {
      return subjects.size;
    },
    async spend(subject, cost, allowance, now) {
      const taken = spend(subjects.get(subject) ?? noUsage(now), cost, allowance, now);
      subjects.delete(subject);
      subjects.set(subject, taken.usage);
      if (subjects.size > maxSubjects) {
        for (const oldest of subjects.keys()) {
          subjects.delete(oldest);
          break;
        }
      }
      return taken;
    },
    async forget(now) {
      for (const [subject, { day }] of subjects) {
        if (slotAt(DAY, now) - day.slot > DAY.slots) subjects.delete(subject);
      }
    },
  };
}

/**
 * Counts in this process while the shared count cannot be written: reads continue and stay limited.
 *
 * @param own counts while the database is read-only or full
 */
export function withFallback(shared: RateUsage, own: RateUsage): RateUsage {
  const either = async <T>(work: (store: RateUsage) => Promise<T>): Promise<T> => {
    try {
      return await work(shared);
    } catch (error) {
      if (error instanceof StoreUnavailableError && error.readable) return work(own);
      throw error;
    }
  };
  return {
    spend: (...args) => either((store) => store.spend(...args)),
    forget: (now) => either((store) => store.forget(now)),
  };
}
