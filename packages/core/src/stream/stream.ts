/** Items that the service pushes. A lost connection resumes after the last event. */
import { PrimaryNetworkError } from "../errors/base.ts";
import { AbortError } from "../errors/connection.ts";
import { emit } from "../hooks.ts";
import type { Operation } from "../operation.ts";
import type { CallOptions } from "../options.ts";
import { onAbort } from "../pipeline/abort.ts";
import type { Call } from "../pipeline/call.ts";
import { connectionError } from "../pipeline/failure.ts";
import { CAP_MS, jitterMs } from "../pipeline/retry.ts";
import { cancel, wait } from "../pipeline/wait.ts";
import type { Transport } from "../transport.ts";
import { validate } from "../validate.ts";
import { Connection, LONGEST, open } from "./connection.ts";
import { readEvent, type StreamEvent } from "./event.ts";

/** Options of a stream. `deadlineMs` and `attemptTimeoutMs` limit the time to connect, not the stream. */
export interface StreamOptions extends CallOptions {
  /**
   * Milliseconds without a byte until the connection counts as lost. The service sends a heartbeat every 15
   * s. 1 to 2147483647.
   * @default 45000
   */
  readonly silenceMs?: number | undefined;
}

/** Longest wait in milliseconds that a service may request before a new connection. */
const LONGEST_RETRY_MS = 60_000;

const SILENCE = { silenceMs: { type: "number", min: 1, max: LONGEST } } as const;

/** State of one iteration. */
interface Run {
  /** Waits of the iteration, within its connections and between them. */
  readonly life: Call;
  /** Cancels `life` when the caller stops early. */
  readonly unused: Error;
  readonly retries: number;
  readonly silenceMs: number;
  /** Makes the call of a connection that starts after a cursor. */
  connect(since: string | undefined, retries: number): Call;
}

/**
 * A stream of items that the service pushes. Nothing is sent until you iterate it. Nothing is read until you
 * ask for the next event. Leaving the loop ends the request.
 *
 * A lost connection resumes after the last delivered event, with no gaps and no duplicates. Reconnecting
 * counts as a retry: after `retries` (3) in a row without a new event, the iteration fails with the last
 * error. Each retry waits as long as the service requests, at most a minute, plus up to five seconds. A
 * stream has one position. If you iterate it again after a failure or a `break`, it resumes there. Use one
 * reader at a time.
 *
 * @example
 * ```ts
 * for await (const event of data.evm.streamLogs({ chainId: "43114", addresses: [token] })) {
 *   if (event.type === "item") add(event.item, event.cursor);
 *   else if (event.type === "rewind") removeAbove(event.height);
 * }
 * ```
 */
export class Stream<Item> implements AsyncIterable<StreamEvent<Item>> {
  readonly #transport: Transport;
  readonly #operation: Operation;
  readonly #params: object;
  readonly #options: StreamOptions;
  #cursor: string | undefined;

  constructor(transport: Transport, operation: Operation, params: object, options: StreamOptions) {
    this.#transport = transport;
    this.#operation = operation;
    this.#params = params;
    this.#options = options;
  }

  /**
   * Position after the last delivered event. Undefined before the first. Pass it as `since` to resume in
   * another stream.
   */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** Yields every event, in the order of the chain. */
  [Symbol.asyncIterator](): AsyncIterableIterator<StreamEvent<Item>, void, undefined> {
    const { signal: _, silenceMs = 45_000, ...options } = this.#options;
    validate(this.#operation.id, { silenceMs }, SILENCE);
    const { create } = this.#transport.pipeline;
    const connect = (since: string | undefined, retries = options.retries) =>
      create(this.#operation, { ...this.#params, ...(since && { since }) }, { ...options, retries }, open);
    const call = connect(undefined);
    const { context, request } = call;
    // Waits without a deadline, until it is cancelled.
    const life = { ...call, deadlineAt: Infinity, request: { ...request, deadlineMs: Infinity } };
    const unused = new AbortError(context, "unused");
    const events = this.#walk({ life, unused, retries: request.retries, silenceMs, connect });
    return iterator(
      () => events.next(),
      async () => {
        cancel(life, unused);
        await events.return();
      },
    );
  }

  /**
   * Yields only items and hides rewinds. Use it for chains without reorganisations (P- and X-Chain), or if a
   * removed item does no harm, such as in a feed.
   */
  items(): AsyncIterableIterator<Item, void, undefined> {
    const events = this[Symbol.asyncIterator]();
    return iterator(
      async () => {
        for (;;) {
          const { done, value } = await events.next();
          if (done) return { done, value };
          if (value.type === "item") return { done: false, value: value.item };
        }
      },
      async () => {
        await events.return?.();
      },
    );
  }

  /** Runs one connection after another, until one fails for good. */
  async *#walk(run: Run): AsyncGenerator<StreamEvent<Item>, void, undefined> {
    const { life, retries } = run;
    const { clock, hooks, maxResponseBytes } = this.#transport.pipeline.settings;
    const { operation } = life.context;
    const { signal } = this.#options;
    let connection: Connection | undefined;
    const abort = () => {
      cancel(life, new AbortError(life.context, "aborted by the caller", false, signal?.reason));
      connection?.close(); // although the caller may never ask for another event
    };
    const stopListening = signal && onAbort(signal, abort);
    try {
      for (let losses = 0; ; ) {
        const since = this.#cursor;
        connection = new Connection(run.connect(since, retries - losses), maxResponseBytes);
        const error = yield* this.#events(run, connection);
        const { openedAt, parser } = connection;
        if (openedAt === undefined || !error.retryable) throw error; // connecting has had its retries
        // A connection that lasted without news is not a failure, since a proxy may end each after a minute.
        const isProgress = this.#cursor !== since || clock.now() - openedAt >= CAP_MS;
        losses = isProgress ? 1 : losses + 1;
        if (losses > retries) throw error;
        const delayMs = Math.min(parser.retryMs, LONGEST_RETRY_MS) + jitterMs(clock, losses);
        emit(hooks, "call:retry", { operation, attempt: losses, delayMs, error });
        await wait<void>(
          life,
          () => undefined,
          delayMs,
          (done) => done(),
        );
      }
    } catch (error) {
      if (life.cancelled !== run.unused) throw error;
    } finally {
      stopListening?.();
    }
  }

  /** Yields the events of a connection, and returns the error that ended it. */
  async *#events(
    { life, silenceMs }: Run,
    connection: Connection,
  ): AsyncGenerator<StreamEvent<Item>, PrimaryNetworkError, undefined> {
    const { run, settings } = this.#transport.pipeline;
    try {
      await connection.open(life, run);
      for (;;) {
        for (const message of await connection.read(life, silenceMs)) {
          if (life.cancelled) throw life.cancelled;
          const event = readEvent<Item>(connection.call, message, settings.clock.now());
          if (!event) continue;
          this.#cursor = event.cursor;
          yield event;
        }
      }
    } catch (error) {
      if (life.cancelled) throw life.cancelled;
      return error instanceof PrimaryNetworkError ? error : connectionError(connection.call, error);
    } finally {
      connection.close();
    }
  }
}

/**
 * Opens the event stream of an operation. Nothing is sent until you iterate it.
 *
 * @example
 * ```ts
 * const streamBlocks = (params: StreamBlocksParams, options?: StreamOptions): Stream<StreamBlocksItem> =>
 *   stream(transport, operations.streamBlocks, params, options);
 * ```
 */
export const stream = <Item>(
  transport: Transport,
  operation: Operation,
  params: object = {},
  options: StreamOptions = {},
): Stream<Item> => new Stream(transport, operation, params, options);

/** Makes an iterator whose `return` ends a running `next`, unlike a generator's. */
const iterator = <T>(
  next: () => Promise<IteratorResult<T, void>>,
  end: () => Promise<void>,
): AsyncIterableIterator<T, void, undefined> => ({
  next,
  return: async () => ({ done: true, value: await end() }),
  [Symbol.asyncIterator]() {
    return this;
  },
});
