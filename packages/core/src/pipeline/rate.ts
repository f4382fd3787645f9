/**
 * Rate that a service accepts, learned from its 429s. A state machine without a clock, which is given each
 * event with its time.
 */

const NEW_BURST_MS = 1_000; // after a pause this long, earlier accepted calls reveal nothing about the limit
const SLOWEST_MS = 1_000; // between two calls: a limit learned from one unlucky moment must not strangle a client
const FASTEST_MS = 1; // below this, pacing is given up
const HEADROOM = 1.05; // stay a little below the learned rate: at it, a fixed window is hit by rounding
const TRUSTED = 50; // accepted calls before trying to go faster
const FORGET_MS = 60_000; // without a 429 and without a queue
// Calls in flight before the first response. With a limit of ten, the service would reject forty of fifty
// calls sent at once.
const FIRST_WINDOW = 8;
// Interval of trial calls while a gate stays closed. An accepted trial opens the gate, so that a mistaken
// Retry-After or a lifted limit does not stop a process until its restart.
const PROBE_MS = 300_000;
const SILENCE_MS = 1_000; // a 429 is quick; calls without a response for longer are slow, and hold up no others

/** Rate of a service. Times are Unix times in milliseconds, and durations are in milliseconds. */
export interface Rate {
  /**
   * Returns the time when the next call may pass, as known at `now`. Forgets an old limit if no call waits.
   */
  openAt(now: number, queued: number): number;
  /** Returns the expected wait of a call behind `queued` others. */
  waitMs(now: number, queued: number): number;
  /** Records that a call passes. */
  pass(now: number): void;
  /**
   * Records that a call that passed at `sentAt` ended: accepted, rejected by a 429 that asks for `waitMs`, or
   * failed otherwise.
   */
  end(now: number, sentAt: number, isAccepted: boolean, waitMs?: number): void;
}

/** Makes the rate of an unknown service. */
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

  /** Returns the time when the rate allows the next call, and learns the rate when the gate opens again. */
  const dueAt = (now: number) => {
    if (isLearning && now >= closedUntil) {
      // The service accepted this number from the burst's first call to the end of the wait, which is one
      // window of the limit.
      const windowMs = closedUntil - burstSince;
      intervalMs = Math.min(SLOWEST_MS, (windowMs / Math.max(1, burstAccepted)) * HEADROOM);
      isLearning = false;
      burstAccepted = 0;
    }
    // At most one interval ahead, unless the clock was set back. A call must not wait until the clock catches
    // up.
    return Math.max(now, Math.min(nextAt, now + intervalMs), Math.min(closedUntil, probeAt));
  };

  const reject = (now: number, sentAt: number, waitMs: number) => {
    // Calls that were in flight when the gate closed add nothing new.
    if (sentAt >= closedUntil) {
      window = FIRST_WINDOW;
      if (intervalMs === 0) isLearning = true;
      else {
        intervalMs = Math.min(SLOWEST_MS, intervalMs * 1.25);
        burstAccepted = 0;
      }
    }
    // A call sent after the last rejection knows best. Among calls sent together, the longest wait counts.
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
