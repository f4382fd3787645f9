/** The gate against servers with different limits, on a clock that the test moves. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TestClock } from "../../test/clock.ts";
import { getThing, scripted, thing } from "../../test/script.ts";
import type { Fetch, FetchedResponse } from "../clock.ts";
import { RateLimitError } from "../errors/http.ts";
import type { ClientOptions } from "../options.ts";
import type { Call } from "./call.ts";
import { createGate } from "./gate.ts";

type Limit = (now: number) => number | undefined;

/** Ten per second in fixed windows of the clock. */
const fixedWindow = (perSecond: number): Limit => {
  let window = 0;
  let used = 0;
  return (now) => {
    if (Math.floor(now / 1000) !== window) [window, used] = [Math.floor(now / 1000), 0];
    return ++used > perSecond ? 1 : undefined;
  };
};

/** A bucket that holds one second's worth and fills steadily. */
const tokenBucket = (perSecond: number): Limit => {
  let tokens = perSecond;
  let last = 0;
  return (now) => {
    tokens = Math.min(perSecond, Math.max(0, tokens) + ((now - last) / 1000) * perSecond);
    last = now;
    return tokens-- >= 1 ? undefined : 1;
  };
};

/** At most so many in any second; rejected ones count too. */
const slidingWindow = (perSecond: number): Limit => {
  const seen: number[] = [];
  return (now) => {
    while (seen.length > 0 && (seen[0] as number) <= now - 1000) seen.shift();
    return seen.push(now) > perSecond ? 1 : undefined;
  };
};

/** A server with a limit and a latency; counts its requests. */
function limited(clock: TestClock, limit: Limit, tellsWait = true, latencyMs = 5) {
  const server = { requests: 0, fetch: undefined as unknown as Fetch };
  server.fetch = async (): Promise<FetchedResponse> => {
    server.requests++;
    const wait = limit(clock.now());
    await new Promise<void>((resolve) => clock.setTimer(resolve, latencyMs));
    const headers = new Headers(wait !== undefined && tellsWait ? { "retry-after": `${wait}` } : {});
    return { status: wait === undefined ? 200 : 429, headers, text: async () => "1" };
  };
  return server;
}

function client(clock: TestClock, fetch: Fetch, options: Partial<ClientOptions> = {}) {
  const { transport } = scripted({ clock, fetch, ...options });
  return transport;
}

describe("50 calls at once against 10 per second: all succeed, with at most 75 requests and 7 s", () => {
  it.each([
    { given: "fixed windows", limit: fixedWindow },
    { given: "a token bucket", limit: tokenBucket },
    { given: "a sliding window", limit: slidingWindow },
  ])("$given", async ({ limit }) => {
    for (const tellsWait of [true, false]) {
      const clock = new TestClock();
      const server = limited(clock, limit(10), tellsWait);
      const { call } = client(clock, server.fetch);
      const { value, ms } = await clock.run(
        Promise.all(Array.from({ length: 50 }, () => call(getThing, thing))),
      );
      expect(value).toHaveLength(50);
      expect(server.requests).toBeLessThanOrEqual(75);
      expect(ms).toBeLessThanOrEqual(7000);
    }
  });
});

it("the learned rate is one that the server accepts: no call is rejected after the first wait", async () => {
  const clock = new TestClock();
  const limit = tokenBucket(10);
  const rejected: number[] = [];
  const start = clock.time;
  const server = limited(clock, (now) => {
    const wait = limit(now);
    if (wait !== undefined) rejected.push(now - start);
    return wait;
  });
  const { call } = client(clock, server.fetch);
  await clock.run(Promise.all(Array.from({ length: 50 }, () => call(getThing, thing))));
  expect(rejected.length).toBeGreaterThan(0);
  expect(Math.max(...rejected)).toBeLessThan(1000);
});

it("several rejections at the same moment slow the gate down once", () => {
  const clock = new TestClock();
  const gate = createGate(clock);
  const call = { deadlineAt: clock.time + 1e9 } as Call;
  const parts = { status: 429, body: undefined, message: "no", headers: {}, text: "", retryable: true };
  const limit = new RateLimitError({ operation: "other", attempts: [] }, { ...parts, retryAfterMs: 1000 });
  const burst = (accepted: number, rejected: number) => {
    const sentAt = clock.time;
    for (let i = 0; i < accepted + rejected; i++) {
      expect(gate.enter(call)).toBeUndefined();
      if (clock.time !== start) clock.time += 210; // the learned rate
    }
    for (let i = 0; i < accepted + rejected; i++)
      gate.leave(sentAt, i < accepted, i < accepted ? undefined : limit);
    clock.time += 1000;
  };
  const start = clock.time;
  burst(5, 1); // five in a second: one every 200 ms, and 5 % of headroom
  burst(0, 4); // 210 ms, slower by a quarter, once
  expect(gate.enter(call)).toBeUndefined();
  expect(gate.enter(call)).toBeUndefined(); // one turn was saved up during the wait
  clock.time += 262;
  const closed = {
    deadlineAt: clock.time,
    context: { operation: "getThing", attempts: [] },
  } as unknown as Call;
  expect(() => gate.enter(closed)).toThrow(
    expect.objectContaining({ name: "RateLimitError", retryAfterMs: 1, cause: limit }),
  );
  clock.time += 1;
  expect(gate.enter(call)).toBeUndefined();
});

it("a rate that was learned too low rises again under load", async () => {
  const clock = new TestClock();
  let rejects = 1; // one early 429, then no limit at all
  const server = limited(clock, () => (rejects-- > 0 ? 1 : undefined));
  const { call } = client(clock, server.fetch, { deadlineMs: 600_000 });
  const { ms } = await clock.run(Promise.all(Array.from({ length: 1000 }, () => call(getThing, thing))));
  expect(ms).toBeLessThan(60_000); // 150 s at the rate that was learned
});

it("a steady overload keeps most of the allowed rate, with few rejected requests", async () => {
  const clock = new TestClock();
  const server = limited(clock, tokenBucket(10));
  const { call } = client(clock, server.fetch, { deadlineMs: 600_000, retries: 20 });
  const { ms } = await clock.run(Promise.all(Array.from({ length: 600 }, () => call(getThing, thing))));
  expect(ms).toBeLessThan(80_000); // 60 s at the allowed rate
  expect(server.requests).toBeLessThan(600 * 2);
});

it("without the gate each call waits for itself", async () => {
  const { transport, clock, sent } = scripted(
    { gate: false },
    { status: 429, headers: { "retry-after": "2" } },
    { body: 1 },
  );
  const first = transport.call(getThing, thing);
  await clock.advance(10);
  expect((await clock.run(transport.call(getThing, thing))).ms).toBe(0);
  expect((await clock.run(first)).ms).toBe(1990);
  expect(sent).toHaveLength(3);
});

describe("a closed gate", () => {
  const closing = [{ status: 429, headers: { "retry-after": "60" } }, { body: 1 }];

  it("fails a call without a request when its turn comes after its deadline", async () => {
    const { transport, clock, sent } = scripted({ retries: 0 }, ...closing);
    await clock.run(transport.call(getThing, thing));
    const { error, ms } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({
      name: "RateLimitError",
      message: expect.stringContaining(
        "getThing: 429 rate limited: the next attempt must wait 60000 ms, past the deadline\n",
      ),
      retryAfterMs: 60_000,
      attempts: [],
      cause: { statusCode: 429, attempts: [{}] },
    });
    expect([ms, sent.length]).toEqual([0, 1]);
  });

  it("lets one call through every five minutes, and opens when that is accepted", async () => {
    const rejection = { status: 429, headers: { "retry-after": "1780272000" } }; // a Unix time: 56 years
    const { transport, clock, sent } = scripted({ retries: 0 }, rejection, rejection, { body: 1 });
    const burst = () =>
      clock.run(Promise.all([1, 2, 3].map(() => transport.call(getThing, thing).catch(String))));
    await clock.run(transport.call(getThing, thing));
    expect((await burst()).value).toEqual(Array(3).fill(expect.stringContaining("must wait 300000 ms")));
    await clock.advance(300_000);
    const rejected = (await burst()).value;
    expect(rejected?.[0]).toContain("RateLimitError");
    expect(rejected?.slice(1)).toEqual(Array(2).fill(expect.stringContaining("must wait")));
    expect(sent).toHaveLength(2);
    await clock.advance(300_000);
    expect((await burst()).value?.[0]).toBe(1); // the others' turn, beyond the deadline, was announced before
    expect((await burst()).value).toEqual([1, 1, 1]);
    expect(sent).toHaveLength(6);
  });

  it("applies a probe's shorter wait", async () => {
    const after = (value: string) => ({ status: 429, headers: { "retry-after": value } });
    const { transport, clock } = scripted({ retries: 0 }, after("1780272000"), after("7"), { body: 1 });
    await clock.run(transport.call(getThing, thing));
    await clock.advance(300_000);
    await clock.run(transport.call(getThing, thing));
    const { value, ms } = await clock.run(transport.call(getThing, thing));
    expect([value, ms]).toEqual([1, 7000]);
  });

  it("is shared by clients of the same origin and key only", async () => {
    const { transport, clock } = scripted({ apiKey: "a", retries: 0 }, ...closing);
    await clock.run(transport.call(getThing, thing));
    const { fetch } = limited(clock, () => undefined, true, 0);
    const waits = async (options: Partial<ClientOptions>) => {
      const { call } = client(clock, fetch, { deadlineMs: 1000, ...options });
      return (await clock.run(call(getThing, thing))).error !== undefined;
    };
    expect(await waits({ apiKey: "a" })).toBe(true);
    expect(await waits({ apiKey: "a", baseUrl: "http://service.test/other" })).toBe(true);
    expect(await waits({ apiKey: "b" })).toBe(false);
    expect(await waits({})).toBe(false);
    expect(await waits({ apiKey: "a", baseUrl: "http://other.test" })).toBe(false);
  });
});

it("no call passes its deadline, and every attempt waits at least Retry-After (random servers)", async () => {
  const step = fc.record({
    status: fc.constantFrom(200, 200, 429, 503, 500),
    wait: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    latency: fc.integer({ min: 0, max: 400 }),
  });
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 30 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 50, max: 9000 }),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
    async (script, calls, deadlineMs, chance) => {
      const clock = new TestClock();
      clock.chance = chance;
      let n = 0;
      let closedUntil = 0;
      const early: number[] = [];
      const fetch: Fetch = async (_url, init) => {
        const { status, wait, latency } = script[n++ % script.length] ?? { status: 200, wait: 0, latency: 0 };
        if (clock.now() < closedUntil) early.push(clock.now());
        await new Promise<void>((resolve, reject) => {
          clock.setTimer(resolve, latency);
          init.signal.addEventListener("abort", () => reject(init.signal.reason));
        });
        if (status === 429 && wait !== undefined)
          closedUntil = Math.max(closedUntil, clock.now() + wait * 1000);
        const headers = new Headers(wait === undefined ? {} : { "retry-after": `${wait}` });
        return { status, headers, text: async () => "1" };
      };
      const { call } = client(clock, fetch, { deadlineMs });
      const ends = await clock.run(
        Promise.all(
          Array.from({ length: calls }, () => {
            const startedAt = clock.now();
            const end = () => clock.now() - startedAt;
            return call(getThing, thing).then(end, end);
          }),
        ),
      );
      for (const ms of ends.value ?? [Number.NaN]) expect(ms).toBeLessThanOrEqual(deadlineMs);
      expect(early).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 150 });
});

it("slow calls delay no others: with eight that hang a ninth passes after a second", async () => {
  const clock = new TestClock();
  let hanging = 8;
  const fetch: Fetch = (_url, init) =>
    hanging-- > 0
      ? new Promise((_, reject) => init.signal.addEventListener("abort", () => reject(init.signal.reason)))
      : Promise.resolve({ status: 200, headers: new Headers(), text: async () => "1" });
  const { call } = client(clock, fetch);
  for (let i = 0; i < 8; i++) call(getThing, thing, { retries: 0 }).catch(() => {});
  const { value, ms } = await clock.run(call(getThing, thing, { deadlineMs: 1500 }));
  expect([value, ms]).toEqual([1, 1000]);
});

it("a queued call that is aborted on its turn gives the turn back", async () => {
  const clock = new TestClock();
  const server = limited(clock, () => undefined, true, 100);
  const { call } = client(clock, server.fetch);
  const controller = new AbortController();
  const calls = Array.from({ length: 40 }, (_, i) =>
    call(getThing, thing, i % 2 ? { signal: controller.signal } : {}).catch((error: Error) => error.name),
  );
  await clock.advance(50);
  controller.abort();
  const { value, ms } = await clock.run(Promise.all(calls));
  expect(ms).toBeLessThan(400); // turns that were not given back would be waited for
  expect(value?.filter((end) => end === "AbortError")).toHaveLength(20);
  expect(value?.filter((end) => end === 1)).toHaveLength(20);
  expect((await clock.run(call(getThing, thing))).ms).toBe(100);
});
