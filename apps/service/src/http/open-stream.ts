/** Begins the response of a stream: where it starts, the caller's place, and the events. */

import type { Context } from "../api/request/handler.ts";
import type { StreamOperation } from "../api/request/operation.ts";
import type { StreamId, StreamPosition, StreamSource } from "../api/request/stream.ts";
import type { Heads } from "../domain/heads.ts";
import { pause } from "../domain/pause.ts";
import { EventStream } from "./event-stream.ts";
import type { OpenStreams } from "./open-streams.ts";
import { type StreamCursors, streamCursors } from "./stream-cursor.ts";

/** Values that all streams of a process share. */
export interface Streaming {
  readonly open: OpenStreams;
  readonly heads: Heads;
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number;
}

/** A stream whose request is valid. */
export interface Begun {
  readonly source: StreamSource;
  readonly at: StreamPosition;
  readonly cursors: StreamCursors;
}

/**
 * @throws HttpError for a request that cannot be streamed, a cursor that is not this stream's, or a position before the
 *   index begins
 */
export async function beginStream(
  operation: StreamOperation<StreamId>,
  params: { readonly [name: string]: unknown },
  headers: Headers,
  context: Context,
): Promise<Begun> {
  const { since = "latest", ...filters } = params;
  // The parameters were just validated against the spec, from which the handler's types are generated.
  const source = await operation.open(filters as never, context);
  const cursors = await streamCursors(source.identity);
  const from = headers.get("last-event-id") || String(since);
  if (from === "latest") return { source, cursors, at: await source.latest() };
  const at = from === "earliest" ? source.earliest() : cursors.decode(from);
  source.checkStart(at);
  return { source, cursors, at };
}

/** Charges compute units to a stream's caller. Resolves with the milliseconds until they fit, 0 when they have been charged. */
export type Charge = (units: number) => Promise<number>;

/** The source of a stream that reads on only when its caller has paid for the reads so far. */
function paid({ next }: StreamSource, charge: Charge, ended: AbortSignal): StreamSource["next"] {
  let owed = 0;
  return async (at) => {
    while (owed > 0 && !ended.aborted) {
      const waitMs = await charge(owed);
      if (waitMs === 0) owed = 0;
      else await pause(waitMs, ended);
    }
    if (ended.aborted) return undefined;
    const step = await next(at);
    if (step && "items" in step) owed = step.units ?? 0;
    return step;
  };
}

export interface OpenStreamOptions {
  readonly request: Request;
  readonly caller: string;
  /** Without it nothing is charged. */
  readonly charge: Charge | undefined;
  readonly headers: { readonly [name: string]: string };
  /** The body of the error with which a stream ends, as JSON. */
  readonly failed: (error: unknown) => string;
  readonly streaming: Streaming;
}

/** @throws HttpError 429 when the caller or the process has too many streams */
export function openStream(
  { source, at, cursors }: Begun,
  { request, caller, charge, headers, failed, streaming }: OpenStreamOptions,
): Response {
  const init = {
    headers: {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no", // proxies would collect events
    },
  };
  if (request.method === "HEAD") return new Response(null, init);
  const close = streaming.open.open(caller, () => stream.end());
  const { heads, elapsed } = streaming;
  const ended = new AbortController();
  const stream: EventStream = new EventStream({
    source: charge ? { chains: source.chains, next: paid(source, charge, ended.signal) } : source,
    at,
    encode: cursors.encode,
    heads,
    elapsed,
    failed,
    ended: () => {
      ended.abort();
      close();
    },
  });
  // A client may be gone before the response is read, which then is never cancelled.
  request.signal.addEventListener("abort", () => stream.end());
  if (request.signal.aborted) stream.end();
  return new Response(stream.body, init);
}
