/** Events that tell an observer what a client does, one per call and one per attempt. */
import type { Attempt, PrimaryNetworkError } from "./errors/base.ts";

/** What every event carries: the operation's id. Keys, headers and bodies are never part of an event. */
export interface CallEvent {
  readonly operation: string;
}

/** A call ended; `error` is set when it failed. */
export interface CallEndEvent extends CallEvent {
  readonly durationMs: number;
  readonly attempts: readonly Attempt[];
  readonly error?: PrimaryNetworkError;
}

/** A request is sent; `attempt` counts from 1. */
export interface AttemptEvent extends CallEvent {
  readonly attempt: number;
}

/** A request got its outcome. */
export interface AttemptEndEvent extends AttemptEvent, Attempt {}

/** A failed attempt is followed by another after `delayMs`. */
export interface RetryEvent extends AttemptEvent {
  readonly delayMs: number;
  readonly error: PrimaryNetworkError;
}

/**
 * Functions called at the named moments. They are not waited for, and what they throw or reject with is dropped.
 *
 * @example
 * ```ts
 * createDataClient({ baseUrl, hooks: { "attempt:end": (e) => histogram.record(e.durationMs ?? 0) } });
 * ```
 */
export interface Hooks {
  readonly "call:start"?: (event: CallEvent) => unknown;
  readonly "call:end"?: (event: CallEndEvent) => unknown;
  readonly "attempt:start"?: (event: AttemptEvent) => unknown;
  readonly "attempt:end"?: (event: AttemptEndEvent) => unknown;
  readonly "call:retry"?: (event: RetryEvent) => unknown;
}

/** Calls one hook; `make` is only run when somebody listens. */
export function emit<Name extends keyof Hooks>(
  hooks: Hooks | undefined,
  name: Name,
  make: () => Parameters<NonNullable<Hooks[Name]>>[0],
): void {
  const hook = hooks?.[name] as ((event: unknown) => unknown) | undefined; // make() gives this hook's event
  if (hook) new Promise((resolve) => resolve(hook(make()))).catch(() => {}); // one catch for throwing and rejecting
}
