/** Counts usage in this process while the shared count cannot be written: reads continue and stay limited. */

import { StoreUnavailableError } from "../session/unavailable-error.ts";
import type { RateUsageStore } from "./rate-usage.ts";

/** @param own counts while the database is read-only or full */
export function withFallback(shared: RateUsageStore, own: RateUsageStore): RateUsageStore {
  const either = async <T>(work: (store: RateUsageStore) => Promise<T>): Promise<T> => {
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
