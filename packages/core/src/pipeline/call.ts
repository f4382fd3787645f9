/** One call: the request it makes, which never changes, and how far it is. */
import type { Clock, ResponseBody } from "../clock.ts";
import type { Attempt } from "../errors/base.ts";
import type { Outgoing, Reply, ReplyHead } from "../middleware.ts";
import { type ApiKey, type CallOptions, checkCallOptions, checkHeaders, type Settings } from "../options.ts";

/** What a call is about, whichever interface it belongs to. */
export interface Target {
  readonly id: string;
  readonly retry: "safe" | "unsafe";
  readonly finalStatuses?: readonly number[];
  readonly stream?: true;
}

/** The part of a request that its operation and parameters decide. */
export type Message = Pick<Outgoing, "method" | "url" | "body">;

/** What a call sends and within which limits. Fixed before the first attempt; the API key is not part of it. */
export interface CallRequest extends Outgoing {
  /** May be sent twice without harm. */
  readonly isSafe: boolean;
  readonly finalStatuses: readonly number[] | undefined;
  readonly deadlineMs: number;
  readonly attemptTimeoutMs: number;
  readonly retries: number;
}

/** Makes a value, or a typed error, of a response that arrived at `now`. */
export type Decode = (call: Call, reply: Reply, now: number) => unknown;

/** A step of the pipeline: takes a call to its value. */
export type Step = (call: Call) => Promise<unknown>;

/** A call on its way through the pipeline. It holds the API key, so it is never part of an event or an error. */
export interface Call {
  readonly request: CallRequest;
  /** What errors and events contain: the operation, and each attempt once it has begun. */
  readonly context: { readonly operation: string; readonly attempts: Attempt[] };
  readonly decode: Decode;
  readonly clock: Clock;
  readonly apiKey: ApiKey | undefined;
  readonly signal: AbortSignal | undefined;
  /** Whether the body of a success is left open, in `body`. */
  readonly isStream: true | undefined;
  /** Unix time in milliseconds at which the call must have ended. */
  readonly deadlineAt: number;
  /** The key of this attempt. */
  key?: string | undefined;
  /** The failure of the last attempt. */
  failure?: unknown;
  /** Why the call was cancelled, once it is. */
  cancelled?: Error;
  /** Head of the last response that arrived. */
  reply?: ReplyHead | undefined;
  /** The body of a stream, nothing of which has been read. */
  body?: ResponseBody | null | undefined;
  /** Ends the last request, its open body included. */
  abort?: () => void;
  /** Ends the wait that the call is in. */
  interrupt?: (reason: Error) => void;
}

/**
 * Makes the call of a message; its time begins now.
 *
 * @throws ValidationError naming the call option that is wrong.
 */
export function createCall(
  settings: Settings,
  { id: operation, retry, finalStatuses, stream }: Target,
  { method, url, body }: Message,
  decode: Decode,
  options?: CallOptions,
): Call {
  if (options) checkCallOptions(operation, options);
  const json = "application/json";
  const deadlineMs = options?.deadlineMs ?? settings.deadlineMs;
  return {
    request: {
      method,
      url,
      body,
      operation,
      headers: {
        accept: stream ? "text/event-stream" : json,
        ...(body !== undefined && { "content-type": json }),
        ...settings.headers,
        ...(options?.headers && checkHeaders(operation, options.headers)),
      },
      isSafe: retry === "safe",
      finalStatuses,
      deadlineMs,
      attemptTimeoutMs: options?.attemptTimeoutMs ?? settings.attemptTimeoutMs,
      retries: options?.retries ?? settings.retries,
    },
    context: { operation, attempts: [] },
    decode,
    clock: settings.clock,
    apiKey: options?.apiKey ?? settings.apiKey,
    signal: options?.signal,
    isStream: stream,
    deadlineAt: settings.clock.now() + deadlineMs,
  };
}
