/** Streams over scripted connections: what is delivered, when connections are made again, and what is read and left open. */
import fc from "fast-check";
import * as undici from "undici";
import { describe, expect, it } from "vitest";
import { settle } from "../../test/clock.ts";
import { type Connected, event, streaming } from "../../test/event-stream.ts";
import { startServer } from "../../test/server.ts";
import { globalFetch, systemClock } from "../clock.ts";
import type { Hooks } from "../hooks.ts";
import { createUndiciFetch } from "../node/index.ts";
import type { StreamEvent } from "./event.ts";

const item = (id: number) => event("item", { n: id }, id);
const got = (id: number) => ({ type: "item", item: { n: id }, cursor: String(id) });
const reset = new TypeError("terminated");

/** Takes up to `limit` events, and how the iteration ended. */
async function take(
  things: AsyncIterable<unknown>,
  limit = Infinity,
): Promise<{ events: unknown[]; error?: Error }> {
  const events: unknown[] = [];
  try {
    if (limit > 0) for await (const one of things) if (events.push(one) >= limit) break;
    return { events };
  } catch (error) {
    return { events, error: error as Error };
  }
}

/** Runs timers until that many events came, or the stream failed. */
async function run(stream: ReturnType<typeof streaming>, limit?: number) {
  const { value = { events: [] }, ms } = await stream.clock.run(take(stream.things, limit), 864_000_000);
  return { ...value, ms };
}

describe("a stream", () => {
  it("sends the request when it is iterated, and delivers events with their cursors", async () => {
    const big = '{"amount":18446744073709551615}';
    const text = `retry: 1000\n\n${event("ready", {}, "a")}: heartbeat\n\nevent: item\nid: b\ndata: ${big}\n\n`;
    const rest = event("rewind", { height: 7, chainId: "43113" }, "c") + event("later", { x: 1 }, "d");
    const stream = streaming({ params: { names: ["x", "y"], since: "earliest" } }, [text, rest, "hang"]);
    await settle();
    expect(stream.sent).toHaveLength(0);
    const { events } = await run(stream, 3);
    expect(events).toEqual([
      { type: "ready", cursor: "a" },
      { type: "item", item: { amount: 18446744073709551615n }, cursor: "b" },
      { type: "rewind", height: 7, chainId: "43113", cursor: "c" },
    ]);
    expect(stream.things.cursor).toBe("c");
    expect(stream.sent[0]?.url).toBe("http://service.test/v1/things:stream?names=x,y&since=earliest");
    expect(stream.sent[0]?.headers.accept).toBe("text/event-stream");
  });

  it("continues after the last event that was delivered, without what a lost connection had begun", async () => {
    const stream = streaming({}, [item(1) + item(2) + item(3).slice(0, -2), reset], [item(3), "hang"]);
    expect((await run(stream, 3)).events).toEqual([got(1), got(2), got(3)]);
    expect(stream.since()).toEqual([null, "2"]);
  });

  it("has one position: iterated again, it goes on where it stopped", async () => {
    const stream = streaming({}, [item(1) + item(2), "hang"], [item(2), "hang"]);
    expect((await run(stream, 1)).events).toEqual([got(1)]);
    expect((await run(stream, 1)).events).toEqual([got(2)]);
    expect(stream.since()).toEqual([null, "1"]);
  });

  it("has its items alone", async () => {
    const text = item(1) + event("rewind", { height: 0 }, 2) + item(3);
    const stream = streaming({}, [text, "hang"]);
    const { value } = await stream.clock.run(take(stream.things.items(), 2));
    expect(value?.events).toEqual([{ n: 1 }, { n: 3 }]);
    expect(stream.things.cursor).toBe("3");
  });

  it("refuses what breaks a rule before anything is sent", async () => {
    for (const options of [{ silenceMs: -1 }, { params: { since: 5 } }, { params: { other: 1 } }]) {
      const stream = streaming(options, [item(1)]);
      expect(await run(stream)).toMatchObject({ events: [], error: { name: "ValidationError" } });
      expect(stream.sent).toHaveLength(0);
    }
  });

  it("takes a middleware's own response as its events", async () => {
    const stream = streaming({}, reset);
    const headers = new Headers({ "content-type": "text/event-stream" });
    stream.transport.use(async () => ({ status: 200, headers, text: item(1) }));
    expect((await run(stream, 1)).events).toEqual([got(1)]);
  });
});

describe("a lost connection", () => {
  it("is made again after the service's wait and a random one, and fails when nothing new comes", async () => {
    const seen: unknown[] = [];
    const hooks: Hooks = {
      "call:retry": ({ attempt, delayMs, error }) => seen.push([attempt, delayMs, error.name]),
    };
    const stream = streaming({ hooks }, [`retry: 1000\n\n${event("ready", {}, 1)}`]);
    const { events, error, ms } = await run(stream);
    expect(events).toEqual([1, 2, 3, 4].map(() => ({ type: "ready", cursor: "1" })));
    expect(error).toMatchObject({
      name: "ConnectionError",
      reason: "connection lost: ended by the service",
    });
    // The first connection brought news. The clock's chance is one half.
    expect(seen).toEqual([
      [1, 1_050, "ConnectionError"],
      [2, 1_100, "ConnectionError"],
      [3, 1_200, "ConnectionError"],
    ]);
    expect(ms).toBe(3_350);
  });

  it("is made again after a minute at most, however long the service requests", async () => {
    const waits: number[] = [];
    const hooks: Hooks = { "call:retry": ({ delayMs }) => waits.push(delayMs) };
    const stream = streaming({ hooks }, [`retry: 2147483647\n\n${item(1)}`], [item(2), "hang"]);
    expect((await run(stream, 2)).events).toEqual([got(1), got(2)]);
    expect(waits).toEqual([60_050]);
  });

  it("may be lost any number of times while each brings something", async () => {
    const lost = Array.from({ length: 50 }, (_, n): Connected => [item(n + 1), reset]);
    const stream = streaming({ retryBudget: 1 }, ...lost, [item(51), "hang"]);
    expect((await run(stream, 51)).events).toHaveLength(51);
    expect(stream.sent).toHaveLength(51);
  });

  it("may be lost any number of times after five quiet seconds", async () => {
    const quiet: Connected = [": heartbeat\n\n", 5_000, reset];
    const stream = streaming({}, ...Array.from({ length: 20 }, () => quiet), [item(1), "hang"]);
    expect((await run(stream, 1)).events).toEqual([got(1)]);
  });

  it.each<[string, Connected[], number, string]>([
    ["refused for good", [{ status: 400 }], 1, "BadRequestError"],
    ["not built", [{ status: 501 }], 1, "ServerError"],
    ["unavailable, as often as any call", [{ status: 503 }], 4, "ServiceUnavailableError"],
    ["not there, as often as any call", [reset], 4, "ConnectionError"],
    ["no event stream", [{ status: 200, text: "{}" }], 4, "DecodeError"],
    // A lost connection is the first retry of three.
    ["lost, then not there", [[item(1), reset], new TypeError("refused")], 4, "ConnectionError"],
    [
      "ended with an error that stays",
      [[item(1) + event("error", { statusCode: 404, message: "m" })]],
      1,
      "NotFoundError",
    ],
    [
      "ended with an error that passes",
      [[event("error", { statusCode: 503, message: "m" })]],
      4,
      "ServiceUnavailableError",
    ],
    ["ended with an error without a status", [[event("error", "?")]], 4, "InternalServerError"],
    ["no JSON", [["event: item\nid: 1\ndata: {\n\n"]], 4, "DecodeError"],
    ["without ids", [[event("item", 1)]], 4, "DecodeError"],
    ["longer than the limit", [[`data: ${"x".repeat(2_000)}`, "hang"]], 1, "ResponseTooLargeError"],
  ])("%s", async (_, connections, requests, name) => {
    const stream = streaming({ maxResponseBytes: 1_000 }, ...connections);
    expect((await run(stream)).error).toMatchObject({ name, operation: "streamThings" });
    expect(stream.sent).toHaveLength(requests);
  });

  it("waits as long as Retry-After says when the service is busy", async () => {
    const busy = { status: 429, headers: { "retry-after": "7" } };
    const stream = streaming({}, busy, [item(1), "hang"]);
    expect(await run(stream, 1)).toMatchObject({ events: [got(1)], ms: 7_000 });
  });

  it("is noticed by its silence, which heartbeats break", async () => {
    const beat = [14_000, ": heartbeat\n\n"];
    const stream = streaming({}, [item(1), ...beat, ...beat, ...beat, "hang"], [item(2), "hang"]);
    const { events, ms } = await run(stream, 2);
    expect(events).toEqual([got(1), got(2)]);
    expect(ms).toBe(3 * 14_000 + 45_000 + 50);
    const short = streaming({ silenceMs: 10_000, retries: 0 }, [item(1), ...beat, item(2)]);
    expect(await run(short)).toMatchObject({ events: [got(1)], error: { name: "ConnectionError" } });
  });

  it("is not one that lasts longer than a call may", async () => {
    const hours = Array.from({ length: 1_000 }, () => [14_000, ": heartbeat\n\n"]).flat();
    const stream = streaming({ deadlineMs: 1_000, attemptTimeoutMs: 1_000 }, [...hours, item(1), "hang"]);
    expect(await run(stream, 1)).toMatchObject({ events: [got(1)], ms: 14_000_000 });
    expect(stream.sent).toHaveLength(1);
  });
});

describe("a reader that stops", () => {
  it("ends the request, and reads no more than it asked for", async () => {
    const stream = streaming({}, [item(1), item(2), item(3) + item(4), item(5), "hang"]);
    const events = stream.things[Symbol.asyncIterator]();
    expect(stream.reads).toEqual([]);
    for (const [want, reads] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
    ]) {
      expect((await events.next()).value).toEqual(got(want as number));
      await settle();
      expect(stream.reads).toEqual([reads]);
    }
    await events.return?.();
    expect(stream.sent[0]?.signal.aborted).toBe(true);
    expect(stream.closed()).toBe(1);
    expect(stream.reads).toEqual([3]);
    expect(stream.clock.timers.size).toBe(0);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it.each<[string, Connected[], number]>([
    ["while it connects", ["hang"], 0],
    ["while it waits for an event", [[item(1), "hang"]], 1],
    ["while it waits to connect again", [["retry: 60000\n\n", reset]], 0],
  ])("%s: the pending event is none, and nothing is left open", async (_, connections, taken) => {
    const stream = streaming({}, ...connections);
    const events = stream.things[Symbol.asyncIterator]();
    for (let n = 0; n < taken; n++) await events.next();
    const pending = events.next();
    await settle();
    expect(await events.return?.()).toEqual({ done: true, value: undefined });
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(stream.sent.every(({ signal }) => signal.aborted)).toBe(true);
    expect(stream.clock.timers.size).toBe(0);
    const items = streaming({}, ...connections).things.items();
    const none = items.next();
    await settle();
    await items.return?.();
    if (taken === 0) expect(await none).toEqual({ done: true, value: undefined });
  });

  it("by its signal gets an AbortError, at once and although more has arrived", async () => {
    const controller = new AbortController();
    const stream = streaming({ signal: controller.signal }, [item(1) + item(2), "hang"]);
    const events = stream.things[Symbol.asyncIterator]();
    await events.next();
    controller.abort(new Error("enough"));
    expect(stream.sent[0]?.signal.aborted).toBe(true);
    await expect(events.next()).rejects.toMatchObject({ name: "AbortError", cause: { message: "enough" } });
    expect(await run(stream)).toMatchObject({ events: [], error: { name: "AbortError" } });
    expect(stream.sent).toHaveLength(1);
  });

  it("by its signal while it waits gets an AbortError", async () => {
    const controller = new AbortController();
    const stream = streaming({ signal: controller.signal }, ["hang"]);
    const ended = take(stream.things);
    await settle();
    controller.abort();
    expect((await ended).error).toMatchObject({ name: "AbortError" });
    expect(stream.clock.timers.size).toBe(0);
  });
});

it("hooks see each connection as a call", async () => {
  const seen: string[] = [];
  const note = (name: string) => () => seen.push(name);
  const names = ["call:start", "attempt:start", "attempt:end", "call:retry", "call:end"] as const;
  const hooks: Hooks = Object.fromEntries(names.map((name) => [name, note(name)]));
  await run(streaming({ hooks }, [item(1), reset], [item(2), "hang"]), 2);
  const connected = ["call:start", "attempt:start", "attempt:end", "call:end"];
  expect(seen).toEqual([...connected, "call:retry", ...connected]);
});

describe.each([
  { way: "the global fetch", fetch: globalFetch },
  { way: "undici", fetch: createUndiciFetch(undici) },
])("over real connections, with $way", ({ fetch }) => {
  it("reads events as they come, and ends the request when the loop is left", async () => {
    let closed: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const server = await startServer((_, response, count) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(item(count));
      if (count === 1) response.write(item(9).slice(0, -1), () => response.destroy());
      else response.on("close", closed);
    });
    const { things } = streaming({
      baseUrl: server.baseUrl,
      fetch,
      clock: { ...systemClock, random: () => 0 },
    });
    expect(await take(things, 2)).toEqual({ events: [got(1), got(2)] });
    await ended;
    await server.close();
  });
});

describe("a service whose connections break anywhere", () => {
  /** A log of events with reorganisations; the service sends what follows a cursor. */
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(-1) }, fc.nat(5)), {
    minLength: 1,
    maxLength: 40,
  });

  it("loses nothing and repeats nothing", async () => {
    const property = fc.asyncProperty(
      steps,
      fc.array(fc.nat(400), { maxLength: 60 }),
      async (moves, cuts) => {
        let height = 0;
        const log = moves.map((back, index) => {
          if (back < 0) return event("item", { height: ++height, index }, index + 1);
          height = Math.max(0, height - back);
          return event("rewind", { height }, index + 1);
        });
        const stream = streaming({ retries: 100 });
        const connections = cuts.values();
        stream.transport.use(async (request) => {
          const since = Number(new URL(request.url).searchParams.get("since") ?? 0);
          const { value: cut = Infinity } = connections.next();
          const headers = new Headers({ "content-type": "text/event-stream" });
          return { status: 200, headers, text: log.slice(since).join("").slice(0, cut) };
        });
        const { events } = await run(stream, log.length);
        expect((events as StreamEvent<unknown>[]).map(({ cursor }) => Number(cursor))).toEqual(
          log.map((_, index) => index + 1),
        );
      },
    );
    await fc.assert(property, { numRuns: 100 });
  });
});
