/** A call: its fixed request, and its progress. */
import type { Clock, ResponseBody } from "../clock.ts";
import type { Attempt } from "../errors/base.ts";
import type { Outgoing, Reply, ReplyHead } from "../middleware.ts";
import { type ApiKey, type CallOptions, checkCallOptions, checkHeaders, type Settings } from "../options.ts";

/** Operation of a call, of either interface. */
export interface Target {
  readonly id: string;
  readonly retry: "safe" | "unsafe";
  readonly finalStatuses?: readonly number[];
  readonly stream?: true;
}

/** Part of a request that depends on the operation and its parameters. */
export type Message = Pick<Outgoing, "method" | "url" | "body">;

/** Request and limits of a call, fixed before the first attempt. The API key is not part of it. */
export interface CallRequest extends Outgoing {
  /** True if the request may be sent twice without harm. */
  readonly isSafe: boolean;
  readonly finalStatuses: readonly number[] | undefined;
  readonly deadlineMs: number;
  readonly attemptTimeoutMs: number;
  readonly retries: number;
}

/** Makes a value or a typed error from a response that arrived at `now`. */
export type Decode = (call: Call, reply: Reply, now: number) => unknown;

/** A step of the pipeline, which runs a call. */
export type Step = (call: Call) => Promise<unknown>;

/** A call in the pipeline. It holds the API key, so it is never part of an event or an error. */
export interface Call {
  readonly request: CallRequest;
  /** Details for errors and events: the operation, and each started attempt. */
  readonly context: { readonly operation: string; readonly attempts: Attempt[] };
  readonly decode: Decode;
  readonly clock: Clock;
  readonly apiKey: ApiKey | undefined;
  readonly signal: AbortSignal | undefined;
  /** True to leave the body of a success open, in `body`. */
  readonly isStream: true | undefined;
  /** Unix time in milliseconds of the deadline. */
  readonly deadlineAt: number;
  /** Key of this attempt. */
  key?: string | undefined;
  /** Failure of the last attempt. */
  failure?: unknown;
  /** Reason of the cancellation, once the call is cancelled. */
  cancelled?: Error;
  /** Status and headers of the last response. */
  reply?: ReplyHead | undefined;
  /** Unread body of a stream. */
  body?: ResponseBody | null | undefined;
  /** Ends the last request, including its open body. */
  abort?: () => void;
  /** Ends the current wait of the call. */
  interrupt?: (reason: Error) => void;
}

/**
 * Makes a call from a message. Its time starts now.
 *
 * @throws ValidationError naming the invalid call option.
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
