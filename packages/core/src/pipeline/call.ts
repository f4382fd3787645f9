/** One call on its way through the pipeline, and the one way in which it waits. */
import type { Attempt } from "../errors/base.ts";
import type { Reply } from "../middleware.ts";
import type { ApiKey, CallOptions, Settings } from "../options.ts";
import { checkCallOptions, checkHeaders } from "../options.ts";

/** What a call is about, whichever interface it belongs to. */
export interface Target {
  readonly id: string;
  readonly retry: "safe" | "unsafe";
  readonly finalStatuses?: readonly number[];
}

/** Makes a value, or a typed error, of an answer. */
export type Decode = (call: Call, reply: Reply) => unknown;

/** A step of the pipeline: takes a call to its value. */
export type Step = (call: Call) => Promise<unknown>;

/** State of one call. It holds the API key, so it is never part of an event or an error. */
export class Call {
  readonly operation: string;
  /** May be sent twice without harm. */
  readonly isSafe: boolean;
  readonly finalStatuses: readonly number[];
  readonly deadlineMs: number;
  readonly attemptTimeoutMs: number;
  readonly retries: number;
  readonly apiKey: ApiKey | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly decode: Decode;
  readonly attempts: Attempt[] = [];
  method = "GET";
  url = "";
  body: string | undefined;
  /** Unix time in milliseconds at which the call must have ended. */
  deadlineAt = 0;
  /** The key of this attempt. */
  key: string | undefined;
  /** Why the call was cancelled, once it is. */
  cancelled: Error | undefined;
  /** The failure of the last attempt. */
  failure: unknown;
  /** Ends the wait the call is in. */
  interrupt: ((reason: Error) => void) | undefined;

  constructor(settings: Settings, target: Target, options: CallOptions | undefined, decode: Decode) {
    if (options) checkCallOptions(target.id, options);
    this.operation = target.id;
    this.isSafe = target.retry === "safe";
    this.finalStatuses = target.finalStatuses ?? [];
    this.deadlineMs = options?.deadlineMs ?? settings.deadlineMs;
    this.attemptTimeoutMs = options?.attemptTimeoutMs ?? settings.attemptTimeoutMs;
    this.retries = options?.retries ?? settings.retries;
    this.apiKey = options?.apiKey ?? settings.apiKey;
    this.headers = options?.headers
      ? { ...settings.headers, ...checkHeaders(target.id, options.headers) }
      : settings.headers;
    this.signal = options?.signal;
    this.decode = decode;
  }

  /** Cancels the call: the wait it is in, and every wait it would begin, ends with `reason`. */
  cancel(reason: Error): void {
    this.cancelled ??= reason;
    this.interrupt?.(this.cancelled);
  }

  /**
   * Waits for what `start` begins, at most as long as the call lives. Every wait of the pipeline goes through here,
   * so a cancelled call ends at once wherever it is. `start` returns how to clean up; it is told why the wait failed.
   */
  wait<T>(
    start: (done: (value: T) => void, fail: (error: unknown) => void) => (error?: unknown) => void,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.cancelled) return reject(this.cancelled);
      const fail = (error: unknown) => {
        cleanUp(error);
        reject(error);
      };
      this.interrupt = fail;
      const cleanUp = start((value) => {
        cleanUp();
        resolve(value);
      }, fail);
    });
  }
}
