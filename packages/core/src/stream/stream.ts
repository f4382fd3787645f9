/** Items that the service pushes, over connections that are made again from the last event when they are lost. */
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

/** Options of a stream. `deadlineMs` and `attemptTimeoutMs` bound connecting, not the stream. */
export interface StreamOptions extends CallOptions {
  /**
   * Milliseconds without a byte from the service, which sends a heartbeat each 15 s, after which the connection counts as
   * lost. 1 to 2147483647.
   * @default 45000
   */
  readonly silenceMs?: number | undefined;
}

/** The longest wait before a new connection that a service may request, in milliseconds. */
const LONGEST_RETRY_MS = 60_000;

const SILENCE = { silenceMs: { type: "number", min: 1, max: LONGEST } } as const;

/** What one iteration goes by. */
interface Run {
  /** Waits of the iteration, within its connections and between them. */
  readonly life: Call;
  /** Cancels `life` when the caller stops early. */
  readonly unused: Error;
  readonly retries: number;
  readonly silenceMs: number;
  /** Makes the call of a connection that begins after a cursor. */
  connect(since: string | undefined, retries: number): Call;
}

/**
 * What the service pushes, as it happens. Nothing is sent until the stream is iterated; nothing is read while the caller
 * does not ask for the next event; leaving the loop ends the request.
 *
 * A lost connection is made again from the last event that was delivered, so that none is lost and none comes twice. That
 * is a retry like those of calls: after `retries` (3) in a row that brought nothing new, the iteration fails with the last
 * error. Each waits as long as the service requests, at most a minute, and up to five seconds more. A stream has one position: iterated again, after a failure or a `break`, it goes on where it stopped. One reader at a time.
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

  /** Position after the last event that was delivered; undefined before the first. Kept, it continues the stream as `since` of another. */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** Every event, in the order of the chain. */
  [Symbol.asyncIterator](): AsyncIterableIterator<StreamEvent<Item>, void, undefined> {
    const { signal: _, silenceMs = 45_000, ...options } = this.#options;
    validate(this.#operation.id, { silenceMs }, SILENCE);
    const { create } = this.#transport.pipeline;
    const connect = (since: string | undefined, retries = options.retries) =>
      create(this.#operation, { ...this.#params, ...(since && { since }) }, { ...options, retries }, open);
    const call = connect(undefined);
    const { context, request } = call;
    // Its waits have no deadline, and end when it is cancelled.
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
   * The items alone. What a reorganisation takes back is not reported: for what only counts while it stays, such as a feed
   * that is shown, or for chains that never go back (the P- and X-Chain).
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

  /** One connection after the other, until one fails for good. */
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
        // A connection without news that lasted is no failure: a proxy may end each after a minute.
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

  /** What one connection brings, and the error that it ends with. */
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
 * Opens the event stream of an operation: nothing is sent until it is iterated.
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

/** An iterator whose `return` ends a `next` that is under way, which a generator's own does not. */
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
