/** Events that tell an observer what a client does, one per call and one per attempt. */
import type { Attempt, PrimaryNetworkError } from "./errors/base.ts";

/** What every event carries: the operation's id. Keys, headers and bodies are never part of an event. */
export interface CallEvent {
  /** Id of the operation, or method and path for a call of the raw client. */
  readonly operation: string;
}

/** A call ended; `error` is set when it failed. */
export interface CallEndEvent extends CallEvent {
  /** Time from the call to its end, waiting included, in milliseconds. */
  readonly durationMs: number;
  /** One entry per request that was sent, oldest first. */
  readonly attempts: readonly Attempt[];
  /** What the call rejects with; absent when it succeeded. */
  readonly error?: PrimaryNetworkError;
}

/** A request is sent; `attempt` counts from 1. */
export interface AttemptEvent extends CallEvent {
  /** Which request of the call it is, from 1. */
  readonly attempt: number;
}

/** A request got its outcome. */
export interface AttemptEndEvent extends AttemptEvent, Attempt {}

/** A failed attempt is followed by another after `delayMs`. */
export interface RetryEvent extends AttemptEvent {
  /** Time until the next request, in milliseconds. */
  readonly delayMs: number;
  /** What the attempt ended with. */
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
  /** A method was called; nothing is sent yet. */
  readonly "call:start"?: (event: CallEvent) => unknown;
  /** The call is about to resolve or reject. */
  readonly "call:end"?: (event: CallEndEvent) => unknown;
  /** A request is about to be sent. */
  readonly "attempt:start"?: (event: AttemptEvent) => unknown;
  /** The request has its response, body included, or its error. */
  readonly "attempt:end"?: (event: AttemptEndEvent) => unknown;
  /** The attempt failed and another will follow. */
  readonly "call:retry"?: (event: RetryEvent) => unknown;
}

/** Calls one hook, where it is set. */
export function emit<Name extends keyof Hooks>(
  hooks: Hooks | undefined,
  name: Name,
  event: Parameters<NonNullable<Hooks[Name]>>[0],
): void {
  const hook = hooks?.[name] as ((event: unknown) => unknown) | undefined; // takes the event of its name
  if (hook) new Promise((resolve) => resolve(hook(event))).catch(() => {}); // one catch for throwing and rejecting
}
