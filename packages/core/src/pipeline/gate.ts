/** Step: after a 429, all calls of one origin and key wait for each other and go out at a learned rate. */
import type { Clock } from "../clock.ts";
import { DeadlineError } from "../errors/connection.ts";
import { RateLimitError } from "../errors/http.ts";
import type { ApiKey, Settings } from "../options.ts";
import type { Call, Step } from "./call.ts";

const UNTOLD_WAIT_MS = 1_000; // a 429 without Retry-After
const NEW_BURST_MS = 1_000; // after a pause this long, what was accepted before says nothing about the limit
const SLOWEST_MS = 1_000; // between two calls: a limit learned from one unlucky moment must not strangle a client
const FASTEST_MS = 1; // below this, pacing is given up
const HEADROOM = 1.05; // stay a little below the learned rate: at it, a fixed window is hit by rounding
const TRUSTED = 50; // accepted calls before trying to go faster
const FORGET_MS = 60_000; // without a 429 and without a queue

/** The gate of one origin and key. */
export class Gate {
  readonly #clock: Clock;
  readonly #queue: (() => void)[] = [];
  #timer: unknown;
  #closedUntil = 0;
  #nextAt = 0;
  /** Time between two calls; 0 while no limit is known. */
  #intervalMs = 0;
  #isLearning = false;
  #burstSince = 0;
  #burstAccepted = 0;
  #lastAt = 0;
  #rejectedAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Lets a call pass: at once (undefined), or when its turn comes. Throws when that is past the call's deadline. */
  enter(call: Call): Promise<void> | undefined {
    const now = this.#clock.now();
    const queue = this.#queue;
    if (queue.length === 0 && now - this.#rejectedAt > FORGET_MS) this.#intervalMs = 0;
    const openAt = this.#openAt(now);
    if (queue.length === 0 && openAt <= now) {
      this.#pass(now);
      return undefined;
    }
    const waitMs = openAt - now + queue.length * this.#intervalMs;
    if (now + waitMs >= call.deadlineAt) {
      const message = `rate limited: must wait ${Math.ceil(waitMs)} ms, which passes the deadline`;
      throw new DeadlineError(call, message, true, call.failure, waitMs);
    }
    return call.wait<void>((done) => {
      queue.push(done);
      this.#arm(now);
      return () => {
        const place = queue.indexOf(done);
        if (place >= 0) queue.splice(place, 1);
        if (queue.length === 0) this.#disarm();
      };
    });
  }

  /** A call was not rejected. */
  accept(): void {
    this.#burstAccepted++;
    if (this.#intervalMs === 0 || this.#isLearning || this.#burstAccepted < TRUSTED) return;
    this.#intervalMs *= 0.99;
    if (this.#intervalMs < FASTEST_MS) this.#intervalMs = 0;
  }

  /** A call that was sent at `sentAt` was answered with 429. */
  reject(sentAt: number, retryAfterMs = UNTOLD_WAIT_MS): void {
    const now = this.#clock.now();
    // Calls that were under way when the gate closed say nothing new.
    if (sentAt >= this.#closedUntil) {
      if (this.#intervalMs === 0) this.#isLearning = true;
      else {
        this.#intervalMs = Math.min(SLOWEST_MS, this.#intervalMs * 1.25);
        this.#burstAccepted = 0;
      }
    }
    this.#rejectedAt = now;
    this.#closedUntil = Math.max(this.#closedUntil, now + retryAfterMs);
    if (this.#queue.length > 0) this.#arm(now);
  }

  /** When the next call may pass; learns the rate when the gate opens again. */
  #openAt(now: number): number {
    if (this.#isLearning && now >= this.#closedUntil) {
      // So many were accepted from the burst's first call to the end of the wait: that is one window of the limit.
      const windowMs = this.#closedUntil - this.#burstSince;
      this.#intervalMs = Math.min(SLOWEST_MS, (windowMs / Math.max(1, this.#burstAccepted)) * HEADROOM);
      this.#isLearning = false;
      this.#burstAccepted = 0;
    }
    return Math.max(this.#closedUntil, this.#nextAt);
  }

  #pass(now: number): void {
    if (now - this.#lastAt > NEW_BURST_MS && !this.#isLearning && this.#intervalMs === 0) {
      this.#burstSince = now;
      this.#burstAccepted = 0;
    }
    this.#lastAt = now;
    this.#nextAt = Math.max(this.#nextAt, now - this.#intervalMs) + this.#intervalMs;
  }

  #arm(now: number): void {
    this.#disarm();
    this.#timer = this.#clock.setTimer(() => this.#release(), Math.max(0, this.#openAt(now) - now));
  }

  #disarm(): void {
    if (this.#timer !== undefined) this.#clock.clearTimer(this.#timer);
    this.#timer = undefined;
  }

  #release(): void {
    const now = this.#clock.now();
    while (this.#queue.length > 0 && this.#openAt(now) <= now) {
      this.#pass(now);
      this.#queue.shift()?.();
    }
    if (this.#queue.length > 0) this.#arm(now);
  }
}

// Shared by the clients of a process: by clock (tests are apart), by origin, by key or key function.
const gates = new WeakMap<Clock, Map<string, Map<ApiKey | undefined, Gate>>>();
const MAX_KEYS = 1_000; // a server that makes a client per customer must not grow without end

function gateOf(clock: Clock, origin: string, key: ApiKey | undefined): Gate {
  const byOrigin = entry(gates, clock, () => new Map<string, Map<ApiKey | undefined, Gate>>());
  const byKey = entry(byOrigin, origin, () => new Map<ApiKey | undefined, Gate>());
  const gate = entry(byKey, key, () => new Gate(clock));
  if (byKey.size > MAX_KEYS) byKey.delete(byKey.keys().next().value);
  return gate;
}

function entry<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** Makes every attempt take its place at the gate, and tells the gate how the attempt was answered. */
export function withGate({ clock, origin, gate: isOn }: Settings, next: Step): Step {
  if (!isOn) return next;
  return async (call) => {
    const gate = gateOf(clock, origin, call.apiKey);
    const turn = gate.enter(call);
    if (turn) await turn;
    const sentAt = clock.now();
    try {
      const value = await next(call);
      gate.accept();
      return value;
    } catch (error) {
      // A status the spec calls final (reindex: once per hour and token) is an answer, not a rate limit.
      if (error instanceof RateLimitError && error.retryable) gate.reject(sentAt, error.retryAfterMs);
      throw error;
    }
  };
}
