/** Events of calls and attempts, for observers. */
import type { Attempt, PrimaryNetworkError } from "./errors/base.ts";

/** Operation id, which every event has. Events never contain keys, headers or bodies. */
export interface CallEvent {
  /** Operation id, or method and path for a raw client's call. */
  readonly operation: string;
}

/** A call ended. `error` is set if it failed. */
export interface CallEndEvent extends CallEvent {
  /** Milliseconds from the call to its end, including waits. */
  readonly durationMs: number;
  /** One entry per request, oldest first. */
  readonly attempts: readonly Attempt[];
  /** Error that the call rejects with. Absent if it succeeded. */
  readonly error?: PrimaryNetworkError;
}

/** A request is about to be sent. */
export interface AttemptEvent extends CallEvent {
  /** Number of the request within the call, from 1. */
  readonly attempt: number;
}

/** A request ended. */
export interface AttemptEndEvent extends AttemptEvent, Attempt {}

/** An attempt failed, and the next one starts after `delayMs`. */
export interface RetryEvent extends AttemptEvent {
  /** Milliseconds until the next request. */
  readonly delayMs: number;
  /** Error of the failed attempt. */
  readonly error: PrimaryNetworkError;
}

/**
 * Functions that the client calls as calls and attempts start and end. The client does not wait for them, and
 * ignores their errors.
 *
 * @example
 * ```ts
 * createDataClient({ baseUrl, hooks: { "attempt:end": (e) => histogram.record(e.durationMs ?? 0) } });
 * ```
 */
export interface Hooks {
  /** A method was called, and nothing is sent yet. */
  readonly "call:start"?: (event: CallEvent) => unknown;
  /** The call is about to resolve or reject. */
  readonly "call:end"?: (event: CallEndEvent) => unknown;
  /** A request is about to be sent. */
  readonly "attempt:start"?: (event: AttemptEvent) => unknown;
  /** The request has its whole response, or its error. */
  readonly "attempt:end"?: (event: AttemptEndEvent) => unknown;
  /** The attempt failed, and another will follow. */
  readonly "call:retry"?: (event: RetryEvent) => unknown;
}

/** Calls a hook, if it is set. */
export function emit<Name extends keyof Hooks>(
  hooks: Hooks | undefined,
  name: Name,
  event: Parameters<NonNullable<Hooks[Name]>>[0],
): void {
  const hook = hooks?.[name] as ((event: unknown) => unknown) | undefined; // takes the event of its name
  if (hook) new Promise((resolve) => resolve(hook(event))).catch(() => {}); // one catch for throwing and rejecting
}
