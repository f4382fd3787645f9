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
// Calls under way at once before the first answers: fifty sent blindly at a limit of ten would be forty rejected.
const FIRST_WINDOW = 8;
// A gate closed for longer lets one call through this often, and opens when that is accepted: a mistaken Retry-After, or a
// limit that was lifted, must not stop a process until it is restarted.
const PROBE_MS = 300_000;
const SILENCE_MS = 1_000; // a 429 is quick; calls unanswered for longer are slow, and hold up no others

/** The gate of one origin and key. */
export class Gate {
  readonly #clock: Clock;
  readonly #queue: (() => void)[] = [];
  #timer: unknown;
  #closedUntil = 0;
  #probeAt = 0;
  #nextAt = 0;
  /** Time between two calls; 0 while no limit is known. */
  #intervalMs = 0;
  #isLearning = false;
  #burstSince = 0;
  #burstAccepted = 0;
  #lastAt = 0;
  #rejectedAt = 0;
  #underWay = 0;
  /** How many may be under way; grows by one with each answer that is no 429. */
  #window = FIRST_WINDOW;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Lets a call pass: at once (undefined), or when its turn comes. Throws when that is past the call's deadline. */
  enter(call: Call): Promise<void> | undefined {
    const now = this.#clock.now();
    const queue = this.#queue;
    if (queue.length === 0 && now - this.#rejectedAt > FORGET_MS) this.#intervalMs = 0;
    if (queue.length === 0 && this.#openAt(now) <= now) {
      this.#pass(now);
      return undefined;
    }
    const waitMs = this.#dueAt(now) - now + queue.length * this.#intervalMs;
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

  /** A call that passed at `sentAt` has ended; `rejection` is its 429. */
  leave(sentAt: number, isAccepted: boolean, rejection?: RateLimitError): void {
    this.#underWay--;
    if (rejection) this.#close(sentAt, rejection.retryAfterMs ?? UNTOLD_WAIT_MS);
    else {
      this.#window++;
      if (isAccepted) {
        if (sentAt > this.#rejectedAt) this.#closedUntil = Math.min(this.#closedUntil, this.#clock.now());
        this.#speedUp();
      }
    }
    if (this.#queue.length > 0) this.#release();
  }

  #speedUp(): void {
    this.#burstAccepted++;
    if (this.#isLearning || this.#burstAccepted < TRUSTED) return;
    this.#intervalMs *= 0.99;
    if (this.#intervalMs < FASTEST_MS) this.#intervalMs = 0;
  }

  #close(sentAt: number, waitMs: number): void {
    const now = this.#clock.now();
    // Calls that were under way when the gate closed say nothing new.
    if (sentAt >= this.#closedUntil) {
      this.#window = FIRST_WINDOW;
      if (this.#intervalMs === 0) this.#isLearning = true;
      else {
        this.#intervalMs = Math.min(SLOWEST_MS, this.#intervalMs * 1.25);
        this.#burstAccepted = 0;
      }
    }
    // A call that was sent later than the last rejection knows best; of calls sent together the longest wait holds.
    this.#closedUntil = sentAt > this.#rejectedAt ? now + waitMs : Math.max(this.#closedUntil, now + waitMs);
    this.#rejectedAt = now;
    this.#probeAt = now + PROBE_MS;
  }

  /** When the rate lets the next call pass; learns the rate when the gate opens again. */
  #dueAt(now: number): number {
    if (this.#isLearning && now >= this.#closedUntil) {
      // So many were accepted from the burst's first call to the end of the wait: that is one window of the limit.
      const windowMs = this.#closedUntil - this.#burstSince;
      this.#intervalMs = Math.min(SLOWEST_MS, (windowMs / Math.max(1, this.#burstAccepted)) * HEADROOM);
      this.#isLearning = false;
      this.#burstAccepted = 0;
    }
    return Math.max(now, Math.min(this.#closedUntil, this.#probeAt), this.#nextAt);
  }

  /** When the next call may pass, as far as is known now. */
  #openAt(now: number): number {
    const dueAt = this.#dueAt(now);
    return this.#underWay < this.#window ? dueAt : Math.max(dueAt, this.#lastAt + SILENCE_MS);
  }

  #pass(now: number): void {
    if (now - this.#lastAt > NEW_BURST_MS && !this.#isLearning && this.#intervalMs === 0) {
      this.#burstSince = now;
      this.#burstAccepted = 0;
    }
    if (++this.#underWay > this.#window) this.#window *= 2; // silence is no rejection
    if (now < this.#closedUntil) this.#probeAt = now + PROBE_MS;
    this.#lastAt = now;
    this.#nextAt = Math.max(this.#nextAt, now - this.#intervalMs) + this.#intervalMs;
  }

  #arm(now: number): void {
    this.#disarm();
    this.#timer = this.#clock.setTimer(() => this.#release(), this.#openAt(now) - now);
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
  const byOrigin = gates.get(clock) ?? new Map<string, Map<ApiKey | undefined, Gate>>();
  const byKey = byOrigin.get(origin) ?? new Map<ApiKey | undefined, Gate>();
  let gate = byKey.get(key);
  if (!gate) {
    gate = new Gate(clock);
    gates.set(clock, byOrigin.set(origin, byKey.set(key, gate)));
    if (byKey.size > MAX_KEYS) byKey.delete(byKey.keys().next().value);
  }
  return gate;
}

/** Makes every attempt take its place at the gate, and tells the gate how the attempt was answered. */
export function withGate({ clock, origin, gate: isOn }: Settings, next: Step): Step {
  if (!isOn) return next;
  return async (call) => {
    const gate = gateOf(clock, origin, call.apiKey);
    const turn = gate.enter(call);
    if (turn) await turn;
    const sentAt = clock.now();
    let isAccepted = false;
    let rejection: RateLimitError | undefined;
    try {
      const value = await next(call);
      isAccepted = true;
      return value;
    } catch (error) {
      // A status the spec calls final (reindex within the hour, a full export queue) is an answer, not a rate limit.
      if (error instanceof RateLimitError && error.retryable) rejection = error;
      throw error;
    } finally {
      gate.leave(sentAt, isAccepted, rejection);
    }
  };
}
