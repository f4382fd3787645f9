/** A fetch whose connections are event streams that are written down in advance. */
import type { FetchedResponse, FetchInit } from "../src/clock.ts";
import type { Operation } from "../src/operation.ts";
import type { ClientOptions } from "../src/options.ts";
import { type Stream, type StreamOptions, stream } from "../src/stream/stream.ts";
import { createTransport } from "../src/transport.ts";
import { TestClock } from "./clock.ts";
import { openapiFetch, type Sent } from "./script.ts";

export const streamThings: Operation = {
  id: "streamThings",
  method: "GET",
  path: "/v1/things:stream",
  retry: "safe",
  stream: true,
  params: {
    names: { in: "query", type: "array", csv: true },
    since: { in: "query", type: "string" },
  },
};

/** What a connection does, in order: text that arrives, milliseconds that pass, an error that it breaks with; then it ends. */
export type Step = string | number | Error | "hang";

/** A connection: its steps, or a response that is no stream, or none at all. */
export type Connected =
  | readonly Step[]
  | "hang"
  | { readonly status: number; readonly headers?: Record<string, string>; readonly text?: string }
  | Error;

const encoder = new TextEncoder();

/** One event as the service writes it. */
export const event = (type: string, data: unknown, id?: number | string) =>
  `event: ${type}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Gives the connections in order, the last one again and again. */
export function scriptStreams(clock: TestClock, ...connections: Connected[]) {
  const sent: Sent[] = [];
  const reads: number[] = [];
  let closed = 0;
  const fetch = async (url: string, init: FetchInit): Promise<FetchedResponse> => {
    const at = sent.push({ ...init, url }) - 1;
    const connected = connections[Math.min(at, connections.length - 1)];
    if (connected === undefined || connected instanceof Error) throw connected ?? new Error("no connection");
    if (connected === "hang")
      return new Promise((_, reject) => {
        init.signal.addEventListener("abort", () => reject(init.signal.reason));
      });
    if ("status" in connected) {
      const { status, headers = {}, text = "{}" } = connected;
      return new Response(text, { status, headers });
    }
    const steps = [...connected];
    reads[at] = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          init.signal.addEventListener("abort", () => {
            try {
              controller.error(init.signal.reason);
            } catch {} // cancelled before
          });
        },
        async pull(controller) {
          for (;;) {
            const step = steps.shift();
            if (typeof step === "number") await new Promise<void>((done) => clock.setTimer(done, step));
            else if (step === "hang") await new Promise<void>(() => {});
            else if (step === undefined) return controller.close();
            else if (step instanceof Error) return controller.error(step);
            else {
              reads[at] = (reads[at] ?? 0) + 1;
              return controller.enqueue(encoder.encode(step));
            }
          }
        },
        cancel: () => void closed++,
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  };
  return {
    fetch,
    sent,
    /** Pieces that were read of each connection. */
    reads,
    /** Bodies that were cancelled by the reader. */
    closed: () => closed,
    /** The `since` of each request. */
    since: () => sent.map(({ url }) => new URL(url).searchParams.get("since")),
  };
}

/** A stream on a test clock over scripted connections. */
export function streaming(
  options: Partial<ClientOptions> & StreamOptions & { readonly params?: object },
  ...connections: Connected[]
) {
  const { params, silenceMs, signal, ...client } = options;
  const clock = new TestClock();
  const script = scriptStreams(clock, ...connections);
  const transport = createTransport(
    { baseUrl: "http://service.test", clock, fetch: script.fetch, ...client },
    openapiFetch,
  );
  const things: Stream<unknown> = stream(transport, streamThings, params, {
    ...(silenceMs && { silenceMs }),
    ...(signal && { signal }),
  });
  return { ...script, clock, transport, things };
}
