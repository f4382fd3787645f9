/** The rate that a service accepts, learned from its 429s: a state machine without a clock, called with each event and its time. */

const NEW_BURST_MS = 1_000; // after a pause this long, what was accepted before says nothing about the limit
const SLOWEST_MS = 1_000; // between two calls: a limit learned from one unlucky moment must not strangle a client
const FASTEST_MS = 1; // below this, pacing is given up
const HEADROOM = 1.05; // stay a little below the learned rate: at it, a fixed window is hit by rounding
const TRUSTED = 50; // accepted calls before trying to go faster
const FORGET_MS = 60_000; // without a 429 and without a queue
// Calls under way at once before the first response: fifty sent blindly at a limit of ten would be forty rejected.
const FIRST_WINDOW = 8;
// A gate closed for longer lets one call through this often, and opens when that is accepted: a mistaken Retry-After, or a
// limit that was lifted, must not stop a process until it is restarted.
const PROBE_MS = 300_000;
const SILENCE_MS = 1_000; // a 429 is quick; calls without a response for longer are slow, and hold up no others

/** Every time is Unix time in milliseconds, every duration in milliseconds. */
export interface Rate {
  /** When the next call may pass, as far as is known at `now`; with nobody waiting, an old limit is forgotten. */
  openAt(now: number, queued: number): number;
  /** How long a call behind `queued` others must expect to wait for the rate. */
  waitMs(now: number, queued: number): number;
  /** A call passes. */
  pass(now: number): void;
  /** A call that passed at `sentAt` has ended: accepted, rejected by a 429 that asks for `waitMs`, or failed otherwise. */
  end(now: number, sentAt: number, isAccepted: boolean, waitMs?: number): void;
}

/** Makes the rate of a service of which nothing is known yet. */
export function createRate(): Rate {
  let closedUntil = 0;
  let probeAt = 0;
  let nextAt = 0;
  let intervalMs = 0; // between two calls; 0 while no limit is known
  let isLearning = false;
  let burstSince = 0;
  let burstAccepted = 0;
  let lastAt = 0;
  let rejectedAt = 0;
  let underWay = 0;
  let window = FIRST_WINDOW; // how many may be under way; grows by one with each response that is no 429

  /** When the rate lets the next call pass; learns the rate when the gate opens again. */
  const dueAt = (now: number) => {
    if (isLearning && now >= closedUntil) {
      // So many were accepted from the burst's first call to the end of the wait: that is one window of the limit.
      const windowMs = closedUntil - burstSince;
      intervalMs = Math.min(SLOWEST_MS, (windowMs / Math.max(1, burstAccepted)) * HEADROOM);
      isLearning = false;
      burstAccepted = 0;
    }
    // Never more than one interval ahead, unless the clock was put back: a call must not wait until it has caught up.
    return Math.max(now, Math.min(nextAt, now + intervalMs), Math.min(closedUntil, probeAt));
  };

  const reject = (now: number, sentAt: number, waitMs: number) => {
    // Calls that were under way when the gate closed say nothing new.
    if (sentAt >= closedUntil) {
      window = FIRST_WINDOW;
      if (intervalMs === 0) isLearning = true;
      else {
        intervalMs = Math.min(SLOWEST_MS, intervalMs * 1.25);
        burstAccepted = 0;
      }
    }
    // A call that was sent later than the last rejection knows best; of calls sent together the longest wait holds.
    closedUntil = Math.max(sentAt > rejectedAt ? 0 : closedUntil, now + waitMs);
    rejectedAt = now;
    probeAt = now + PROBE_MS;
  };

  const accept = (now: number, sentAt: number) => {
    if (sentAt > rejectedAt) closedUntil = Math.min(closedUntil, now);
    if (++burstAccepted < TRUSTED || isLearning) return;
    intervalMs *= 0.99;
    if (intervalMs < FASTEST_MS) intervalMs = 0;
  };

  return {
    openAt(now, queued) {
      if (queued === 0 && now - rejectedAt > FORGET_MS) intervalMs = 0;
      return Math.max(dueAt(now), underWay < window ? 0 : lastAt + SILENCE_MS);
    },
    waitMs: (now, queued) => dueAt(now) - now + queued * intervalMs,
    pass(now) {
      if (now - lastAt > NEW_BURST_MS && !isLearning && intervalMs === 0) {
        burstSince = now;
        burstAccepted = 0;
      }
      if (++underWay > window) window *= 2; // silence is no rejection
      if (now < closedUntil) probeAt = now + PROBE_MS;
      lastAt = now;
      nextAt = Math.max(nextAt + intervalMs, now);
    },
    end(now, sentAt, isAccepted, waitMs) {
      underWay--;
      if (waitMs !== undefined) return reject(now, sentAt, waitMs);
      window++;
      if (isAccepted) accept(now, sentAt);
    },
  };
}
