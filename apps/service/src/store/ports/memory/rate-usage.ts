/** Stores the usage of callers in this process. */

import { DAY, noUsage, slotAt, spend, type Usage } from "../../../domain/sliding-window.ts";
import type { RateUsageStore } from "../rate-usage.ts";

/** Most callers stored, about 1 kB each; beyond that the caller that was silent for longest is dropped. */
const MAX_SUBJECTS = 10_000;

export function createMemoryRateUsage(
  maxSubjects = MAX_SUBJECTS,
): RateUsageStore & { readonly size: number } {
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
