/**
 * Step: after a 429, queues all calls of one origin and key, and sends them at the rate that the service
 * accepts.
 */
import type { Clock } from "../clock.ts";
import { RateLimitError } from "../errors/http.ts";
import type { ApiKey, Settings } from "../options.ts";
import type { Call, Step } from "./call.ts";
import { checkDeadline } from "./deadline.ts";
import { createRate } from "./rate.ts";
import { wait } from "./wait.ts";

const DEFAULT_WAIT_MS = 1_000; // a 429 without Retry-After

/** The queue of one origin and key. */
export interface Gate {
  /** Lets a call pass, at once (undefined) or at its turn. Throws if its turn comes after its deadline. */
  enter(call: Call): Promise<void> | undefined;
  /**
   * Reports that a call that passed at `sentAt` ended: accepted, rejected by a rate limit, or failed
   * otherwise.
   */
  leave(sentAt: number, isAccepted: boolean, limit?: RateLimitError): void;
}

/** Makes an open gate. It has a timer only while calls are queued. */
export function createGate(clock: Clock): Gate {
  const rate = createRate();
  const queue: (() => void)[] = [];
  let timer: unknown;
  let lastLimit: RateLimitError | undefined;

  const disarm = () => {
    if (timer !== undefined) clock.clearTimer(timer);
    timer = undefined;
  };
  const arm = (now: number) => {
    disarm();
    timer = clock.setTimer(release, rate.openAt(now, queue.length) - now);
  };
  const release = () => {
    const now = clock.now();
    while (queue.length > 0 && rate.openAt(now, queue.length) <= now) {
      rate.pass(now);
      queue.shift()?.();
    }
    if (queue.length > 0) arm(now);
  };

  return {
    enter(call) {
      const now = clock.now();
      if (queue.length === 0 && rate.openAt(now, 0) <= now) {
        rate.pass(now);
        return undefined;
      }
      const waitMs = rate.waitMs(now, queue.length);
      checkDeadline(call, now, { ms: waitMs, reason: "rate limited", retryable: true, limit: lastLimit });
      return wait<void>(call, (done) => {
        queue.push(done);
        arm(now);
        return () => {
          const index = queue.indexOf(done);
          if (index >= 0) queue.splice(index, 1);
          if (queue.length === 0) disarm();
        };
      });
    },
    leave(sentAt, isAccepted, limit) {
      lastLimit = limit ?? lastLimit;
      rate.end(clock.now(), sentAt, isAccepted, limit && (limit.retryAfterMs ?? DEFAULT_WAIT_MS));
      if (queue.length > 0) release();
    },
  };
}

// Shared by the clients of a process, by clock (which separates tests), by key or key function, and by
// origin.
const gates = new WeakMap<Clock, Map<ApiKey | undefined, Record<string, Gate>>>();
const MAX_KEYS = 1_000; // a server that makes a client per customer must not grow without end

function gateOf(clock: Clock, origin: string, key: ApiKey | undefined): Gate {
  const byKey = gates.get(clock) ?? new Map<ApiKey | undefined, Record<string, Gate>>();
  const byOrigin = byKey.get(key) ?? {};
  gates.set(clock, byKey.set(key, byOrigin));
  if (byKey.size > MAX_KEYS) byKey.delete(byKey.keys().next().value);
  byOrigin[origin] ??= createGate(clock);
  return byOrigin[origin];
}

/** Makes every attempt wait its turn at the gate, and reports its outcome. */
export function withGate({ clock, origin, gate: isOn }: Settings, next: Step): Step {
  if (!isOn) return next;
  return async (call) => {
    const gate = gateOf(clock, origin, call.apiKey);
    const turn = gate.enter(call);
    if (turn) await turn;
    const sentAt = clock.now();
    try {
      const value = await next(call);
      gate.leave(sentAt, true);
      return value;
    } catch (error) {
      // A status that the spec calls final (reindex within the hour, a full export queue) is not a rate
      // limit.
      const isRejected = error instanceof RateLimitError && error.retryable;
      gate.leave(sentAt, false, isRejected ? error : undefined);
      throw error;
    }
  };
}
