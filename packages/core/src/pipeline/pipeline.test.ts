/** The pipeline's promises on a clock that the test moves: retry, deadline, abort, safety, keys. */
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { settle } from "../../test/clock.ts";
import { exportThings, getThing, reindexThing, type Scripted, scripted, thing } from "../../test/script.ts";
import type { HttpError } from "../errors/http.ts";
import type { ClientOptions } from "../options.ts";

const ok: Scripted = { body: { fine: true } };
const refused = Object.assign(new TypeError("fetch failed"), {
  cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" }),
});
const reset = Object.assign(new TypeError("terminated"), {
  cause: Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }),
});

describe("a safe operation", () => {
  const cases: { given: string; responses: Scripted[]; requests: number; error?: string }[] = [
    { given: "200", responses: [ok], requests: 1 },
    { given: "connection reset, then 200", responses: [reset, ok], requests: 2 },
    { given: "refused, then 200", responses: [refused, ok], requests: 2 },
    { given: "truncated JSON, then 200", responses: [{ text: '{"a":' }, ok], requests: 2 },
    { given: "truncated JSON every time", responses: [{ text: '{"a":' }], requests: 4, error: "DecodeError" },
    { given: "reset every time", responses: [reset], requests: 4, error: "ConnectionError" },
    { given: "a hanging server, then 200", responses: ["hang", ok], requests: 2 },
    { given: "a stalled body, then 200", responses: [{ ...ok, stall: true }, ok], requests: 2 },
    ...[408, 429, 500, 502, 503, 504].map((status) => ({
      given: `${status}, then 200`,
      responses: [{ status }, ok],
      requests: 2,
    })),
    ...[400, 401, 403, 404, 409, 422, 501, 505].map((status) => ({
      given: `${status}`,
      responses: [{ status }, ok],
      requests: 1,
      error: "",
    })),
    { given: "503 every time", responses: [{ status: 503 }], requests: 4, error: "ServiceUnavailableError" },
  ];
  it.each(cases)("$given: $requests requests", async ({ responses, requests, error }) => {
    const { transport, clock, sent } = scripted({}, ...responses);
    const outcome = await clock.run(transport.call(getThing, thing));
    expect(sent).toHaveLength(requests);
    if (error === undefined) expect(outcome.value).toEqual({ fine: true });
    else expect(outcome.error).toBeDefined();
    if (error) expect(outcome.error).toMatchObject({ name: error, operation: "getThing", retryable: true });
    if (error) expect((outcome.error as HttpError).attempts).toHaveLength(requests);
    expect(clock.timers.size).toBe(0);
  });
});

describe("an unsafe operation is sent again only when it certainly was not processed", () => {
  const cases: { given: string; response: Scripted; requests: number }[] = [
    { given: "refused", response: refused, requests: 2 },
    { given: "429", response: { status: 429 }, requests: 2 },
    { given: "503", response: { status: 503, headers: { "retry-after": "1" } }, requests: 1 },
    { given: "408", response: { status: 408 }, requests: 1 },
    { given: "reset", response: reset, requests: 1 },
    { given: "cut body", response: { text: "{" }, requests: 1 },
    { given: "a hanging server", response: "hang", requests: 1 },
  ];
  it.each(cases)("$given: $requests requests", async ({ response, requests }) => {
    const { transport, clock, sent } = scripted({}, response, ok);
    const { error } = await clock.run(transport.call(exportThings, { type: "x" }));
    expect(sent).toHaveLength(requests);
    expect(error === undefined).toBe(requests === 2);
  });

  it("a final status is a result: it is not retried and closes no gate", async () => {
    const { transport, clock, sent } = scripted({}, { status: 429, headers: { "retry-after": "3600" } }, ok);
    const { error } = await clock.run(transport.call(reindexThing));
    expect(error).toMatchObject({ name: "RateLimitError", retryable: false, retryAfterMs: 3_600_000 });
    expect((await clock.run(transport.call(getThing, thing))).ms).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it("a rate limit is reported by ratelimit-reset: then a final status is retried, and other calls wait", async () => {
    const headers = { "retry-after": "5", "ratelimit-reset": "40" };
    const { transport, clock, sent } = scripted({}, { status: 429, headers }, ok);
    const began = clock.now();
    const call = transport.call(reindexThing);
    await clock.advance(10);
    const other = transport.call(getThing, thing);
    await clock.advance(10);
    expect(sent).toHaveLength(1);
    expect((await clock.run(call)).value).toEqual({ fine: true });
    expect((await clock.run(other)).value).toEqual({ fine: true });
    expect(clock.now() - began).toBeGreaterThanOrEqual(5000);
    expect(sent).toHaveLength(3);
  });

  it("a rate limit beyond the deadline also fails a call with a final status and closes the gate", async () => {
    const headers = { "retry-after": "60", "ratelimit-reset": "60" };
    const { transport, clock, sent } = scripted({}, { status: 429, headers }, ok);
    for (const call of [() => transport.call(reindexThing), () => transport.call(getThing, thing)]) {
      const { error, ms } = await clock.run(call());
      expect(error).toMatchObject({ name: "RateLimitError", retryAfterMs: 60_000 });
      expect([ms, sent.length]).toEqual([0, 1]);
    }
  });
});

describe("a refused connection", () => {
  it.each([
    ["http://127.0.0.1:8080", true],
    ["http://localhost:8080", true],
    ["http://[::1]:8080", true],
    ["https://127.0.0.1.example", false],
    ["https://data.example", false],
  ])("at %s says how a service is started: %s", async (baseUrl, says) => {
    const { transport, clock } = scripted({ baseUrl, retries: 0 }, refused);
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({ name: "ConnectionError" });
    expect((error as Error).message.includes("`npx primary-network dev`")).toBe(says);
  });
});

describe("Retry-After", () => {
  const date = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms).toUTCString();
  it.each([
    { given: "seconds", headers: { "retry-after": "2" }, waits: 2000 },
    { given: "a date", headers: { "retry-after": date(3000) }, waits: 3000 },
    {
      given: "a date of a server whose clock is off",
      headers: { "retry-after": date(60_000), date: date(56_000) },
      waits: 4000,
    },
    { given: "a date in the past", headers: { "retry-after": date(-5000) }, waits: 50 },
    { given: "seconds among spaces", headers: { "retry-after": " 120 " }, waits: 120_000 },
    { given: "a list, as proxies join it: the longest", headers: { "retry-after": "1, 2" }, waits: 2000 },
    { given: "a negative number", headers: { "retry-after": "-1" }, waits: 50 },
    { given: "several points", headers: { "retry-after": "1.2.3" }, waits: 50 },
    { given: "nonsense", headers: { "retry-after": "soon" }, waits: 50 },
    { given: "nothing", headers: {}, waits: 50 },
  ])("$given is waited for: $waits ms", async ({ headers, waits }) => {
    const { transport, clock } = scripted(
      { deadlineMs: 600_000 },
      { status: 503, headers: headers as Record<string, string> },
      ok,
    );
    expect((await clock.run(transport.call(getThing, thing))).ms).toBe(waits);
  });

  it.each([
    { given: "a Unix time in place of seconds", value: "1780272000" },
    { given: "digits without end", value: "9".repeat(400) },
    { given: "a date in a thousand years", value: "Tue, 01 Jan 3026 00:00:00 GMT" },
  ])("$given counts as a day", async ({ value }) => {
    const { transport, clock } = scripted({ retries: 0 }, { status: 429, headers: { "retry-after": value } });
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({ name: "RateLimitError", retryAfterMs: 86_400_000 });
  });

  it.each([
    [429, "RateLimitError"],
    [503, "DeadlineError"],
  ])("%i beyond the deadline fails at once with a %s, with the wait in the error", async (status, name) => {
    const { transport, clock, sent } = scripted({}, { status, headers: { "retry-after": "120" } }, ok);
    const { error, ms } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({
      name,
      retryAfterMs: 120_000,
      retryable: true,
      cause: { statusCode: status },
    });
    expect([ms, sent.length]).toEqual([0, 1]);
  });
});

describe("backoff", () => {
  it("is full jitter: below 100, 200, 400 ms", async () => {
    const { transport, clock, sent } = scripted({ retries: 4 }, { status: 500 });
    clock.chance = 1;
    expect((await clock.run(transport.call(getThing, thing))).ms).toBe(100 + 200 + 400 + 800);
    expect(sent).toHaveLength(5);
  });

  it("draws on the client's budget, so that an outage is not multiplied", async () => {
    const { transport, clock, sent } = scripted({ retryBudget: 5 }, { status: 503 });
    for (let i = 0; i < 20; i++) await clock.run(transport.call(getThing, thing));
    expect(sent).toHaveLength(20 + 5);
  });

  it("fails at once when the next wait would pass the deadline", async () => {
    const { transport, clock } = scripted({ deadlineMs: 40 }, { status: 500 });
    const { error, ms } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({ name: "DeadlineError", retryAfterMs: 50 });
    expect(ms).toBe(0);
  });
});

describe("the deadline limits every stage", () => {
  it.each<{ given: string; responses: Scripted[]; apiKey?: () => Promise<string> }>([
    { given: "a server that hangs", responses: ["hang"] },
    { given: "a body that stalls", responses: [{ ...(ok as object), stall: true }] },
    { given: "503 every time", responses: [{ status: 503 }] },
    { given: "a key function that never returns", responses: [ok], apiKey: () => new Promise(() => {}) },
  ])("$given", async ({ responses, apiKey }) => {
    const { transport, clock } = scripted(
      { deadlineMs: 500, retries: 100, retryBudget: 1000, ...(apiKey && { apiKey }) },
      ...responses,
    );
    const { error, ms } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({ name: "DeadlineError", operation: "getThing" });
    expect(ms).toBeLessThanOrEqual(500);
    expect(ms).toBeGreaterThan(300);
    expect(clock.timers.size).toBe(0);
  });

  it("an attempt has its own limit: a hang is retried after attemptTimeoutMs", async () => {
    const { transport, clock, sent } = scripted({ attemptTimeoutMs: 100, retries: 1 }, "hang");
    const { error, ms } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({
      name: "AttemptTimeoutError",
      attempts: [{ durationMs: 100, error: "AttemptTimeoutError" }, {}],
    });
    expect([ms, sent.length]).toEqual([100 + 50 + 100, 2]);
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

describe("the timer of a call", () => {
  it.each<{ what: string; options: Partial<ClientOptions>; responses: Scripted[]; want: number }>([
    { what: "is the attempt's", options: {}, responses: ["hang"], want: 10_000 },
    {
      what: "is the deadline's where that comes first",
      options: { deadlineMs: 7 },
      responses: ["hang"],
      want: 7,
    },
    { what: "is the backoff's", options: {}, responses: [{ status: 503 }], want: 50 },
    {
      what: "is the deadline's while a key is asked for",
      options: { apiKey: () => new Promise(() => {}) },
      responses: [ok],
      want: 30_000,
    },
  ])("$what, and the only one", async ({ options, responses, want }) => {
    const { transport, clock } = scripted(options, ...responses);
    const call = transport.call(getThing, thing);
    call.catch(() => {});
    await settle();
    expect([...clock.timers].map(({ at }) => at - clock.time)).toEqual([want]);
    await clock.run(call);
    expect(clock.timers.size).toBe(0);
  });

  it("is no longer than the deadline, although the clock is put back", async () => {
    const putBack = () => {
      clock.time -= 3_600_000;
    };
    const { transport, clock } = scripted(
      { deadlineMs: 500, hooks: { "call:retry": putBack } },
      { status: 503 },
      "hang",
    );
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({ name: "DeadlineError", attempts: [{ status: 503 }, { durationMs: 500 }] });
  });
});

describe("the caller's signal ends a call at once", () => {
  const reason = new Error("changed my mind");
  const stages: { stage: string; responses: Scripted[]; apiKey?: () => Promise<string>; requests: number }[] =
    [
      { stage: "while sending", responses: ["hang"], requests: 1 },
      { stage: "in the body", responses: [{ ...(ok as object), stall: true }], requests: 1 },
      { stage: "in a backoff", responses: [{ status: 503, headers: { "retry-after": "20" } }], requests: 1 },
      { stage: "in the key function", responses: [ok], apiKey: () => new Promise(() => {}), requests: 0 },
    ];
  it.each(stages)("$stage", async ({ responses, apiKey, requests }) => {
    const { transport, clock, sent } = scripted(apiKey ? { apiKey } : {}, ...responses);
    const controller = new AbortController();
    const call = transport.call(getThing, thing, { signal: controller.signal });
    call.catch(() => {});
    await clock.advance(200);
    controller.abort(reason);
    const { error, ms } = await clock.run(call);
    expect(error).toMatchObject({ name: "AbortError", cause: reason, retryable: false });
    expect([ms, sent.length, clock.timers.size]).toEqual([0, requests, 0]);
  });

  it("at the gate, while the others keep their turns", async () => {
    const { transport, clock, sent } = scripted({}, { status: 429, headers: { "retry-after": "5" } }, ok);
    const first = transport.call(getThing, thing);
    await settle();
    const controller = new AbortController();
    const aborted = transport.call(getThing, thing, { signal: controller.signal });
    const last = transport.call(getThing, thing);
    await settle();
    controller.abort();
    expect((await clock.run(aborted)).ms).toBe(0);
    await clock.run(Promise.all([first, last]));
    expect(sent).toHaveLength(3);
  });

  it("that many calls share prints no warning", async () => {
    const { transport, clock } = scripted({}, "hang");
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on("warning", note);
    const controller = new AbortController();
    const calls = Array.from({ length: 50 }, () =>
      transport.call(getThing, thing, { signal: controller.signal }),
    );
    const ends = Promise.allSettled(calls);
    await settle();
    controller.abort();
    const { value } = await clock.run(ends);
    expect(value?.every(({ status }) => status === "rejected")).toBe(true);
    await settle(); // warnings are emitted on the next tick
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  it("between two waits", async () => {
    const controller = new AbortController();
    const hooks = { "call:retry": () => controller.abort() };
    const { transport, clock } = scripted({ hooks }, { status: 503, headers: { "retry-after": "20" } });
    const { error, ms } = await clock.run(transport.call(getThing, thing, { signal: controller.signal }));
    expect(error).toMatchObject({ name: "AbortError" });
    expect(ms).toBe(0);
  });

  it("before the call, and nothing is sent", async () => {
    const { transport, clock, sent } = scripted({}, ok);
    const { error } = await clock.run(transport.call(getThing, thing, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: "AbortError", attempts: [] });
    expect(sent).toHaveLength(0);
  });
});

describe("the API key", () => {
  const KEY = "sk-very-secret-0123456789";
  const leaky = Object.assign(new TypeError(`bad header ${KEY}`), { config: { headers: { key: KEY } } });
  const cases: { given: string; responses: Scripted[]; retries?: number }[] = [
    {
      given: "an error body that repeats it",
      responses: [
        { status: 401, body: { message: `unknown key ${KEY}`, echo: KEY }, headers: { "x-echo": KEY } },
      ],
    },
    {
      given: "HTML that repeats it",
      responses: [{ text: `<html>${KEY}</html>`, headers: { "content-type": "text/html" } }],
    },
    { given: "a fetch that throws it", responses: [leaky] },
    { given: "a hang", responses: ["hang"] },
    {
      given: "a wait beyond the deadline",
      responses: [{ status: 429, text: KEY, headers: { "retry-after": "100" } }],
    },
    {
      given: "a redirect to another origin",
      responses: [{ status: 302, headers: { location: "http://evil.test/" } }],
    },
  ];
  it.each(cases)(
    "is in no message, stack, cause, inspection, JSON or event: $given",
    async ({ responses }) => {
      const events: unknown[] = [];
      const hook = (event: unknown) => events.push(event);
      const hooks = {
        "call:start": hook,
        "call:end": hook,
        "attempt:start": hook,
        "attempt:end": hook,
        "call:retry": hook,
      };
      const { transport, clock, sent } = scripted({ apiKey: KEY, hooks, deadlineMs: 5000 }, ...responses);
      const { error } = await clock.run(transport.call(getThing, thing));
      expect(sent[0]?.headers["x-service-api-key"]).toBe(KEY);
      expect(error).toBeInstanceOf(Error);
      const shown = [error, events].map(
        (value) => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value),
      );
      expect(shown.join()).not.toContain(KEY);
      expect(`${(error as Error).stack} ${(error as Error).message}`).not.toContain(KEY);
      expect(events.length).toBeGreaterThanOrEqual(4);
    },
  );

  const ODD = `a/b+c=="d"\\e&f%<g> h'i`; // every kind of character that some encoder escapes
  const url = encodeURIComponent(ODD);
  const entities = (base: 10 | 16) =>
    [...ODD].map((each) => `&#${base === 16 ? "x" : ""}${each.charCodeAt(0).toString(base)};`).join("");
  const unicode = [...ODD].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
  it.each([
    { given: "plain", echo: ODD },
    { given: "percent-encoded", echo: url },
    { given: "percent-encoded in lower case", echo: url.toLowerCase() },
    { given: "percent-encoded twice", echo: encodeURIComponent(url) },
    {
      given: "every character percent-encoded",
      echo: Buffer.from(ODD).toString("hex").replace(/../g, "%$&"),
    },
    { given: "partly encoded, as in a URL's path", echo: encodeURI(ODD) },
    { given: "as a JSON string", echo: JSON.stringify(ODD).slice(1, -1) },
    { given: "as JSON with escaped slashes", echo: JSON.stringify(ODD).slice(1, -1).replaceAll("/", "\\/") },
    { given: "as JSON's unicode escapes", echo: unicode },
    { given: "as HTML's decimal entities", echo: entities(10) },
    { given: "as HTML's hexadecimal entities", echo: entities(16) },
  ])("is removed from an error that repeats it $given", async ({ echo }) => {
    const { transport, clock } = scripted({ apiKey: ODD }, { status: 404, text: `no ${echo} here` });
    const { error } = await clock.run(transport.call(getThing, thing));
    expect((error as HttpError).text).toBe("no [key] here");
    expect((error as HttpError).message).toContain("no [key] here");
  });

  it("is requested again for each attempt", async () => {
    let n = 0;
    const { transport, clock, sent } = scripted(
      { apiKey: async () => `key-${++n}`, apiKeyHeader: "X-Key" },
      { status: 500 },
      ok,
    );
    await clock.run(transport.call(getThing, thing));
    expect(sent.map(({ headers }) => headers["x-key"])).toEqual(["key-1", "key-2"]);
  });

  it.each([
    { given: "throws", apiKey: () => Promise.reject(new Error("vault is down")) },
    { given: "returns what a header cannot carry", apiKey: () => "a\nb" },
  ])("is an ApiKeyError where the function $given", async ({ apiKey }) => {
    const { transport, clock, sent } = scripted({ apiKey }, ok);
    expect((await clock.run(transport.call(getThing, thing))).error).toMatchObject({
      name: "ApiKeyError",
      retryable: false,
    });
    expect(sent).toHaveLength(0);
  });

  it("stays within the origin when a middleware changes the URL", async () => {
    const { transport, clock, sent } = scripted({ apiKey: KEY }, ok);
    let seen = "";
    transport.use((request, next) => {
      seen = JSON.stringify(request);
      return next({ ...request, url: "http://service.test.evil.test/" });
    });
    await clock.run(transport.call(getThing, thing));
    expect(JSON.stringify(sent)).not.toContain(KEY);
    expect(seen).not.toContain(KEY);
  });
});

describe("redirects", () => {
  it("are followed within the origin", async () => {
    const { transport, clock, sent } = scripted(
      { apiKey: "k" },
      { status: 307, headers: { location: "/moved?a=1" } },
      ok,
    );
    expect((await clock.run(transport.call(getThing, thing))).value).toEqual({ fine: true });
    expect(sent.map(({ url, headers }) => [url, headers["x-service-api-key"]])[1]).toEqual([
      "http://service.test/moved?a=1",
      "k",
    ]);
  });

  it.each<{ given: string; operation: typeof getThing; response: Scripted; says: string; requests: number }>([
    {
      given: "another origin",
      operation: getThing,
      response: { status: 302, headers: { location: "https://service.test/x?y=1" } },
      says: "https://service.test/x,",
      requests: 1,
    },
    {
      given: "a write",
      operation: exportThings,
      response: { status: 308, headers: { location: "/x" } },
      says: "http://service.test/x,",
      requests: 1,
    },
    {
      given: "a circle",
      operation: getThing,
      response: { status: 301, headers: { location: "/x" } },
      says: "/x,",
      requests: 6,
    },
    {
      given: "an opaque redirect of a browser",
      operation: getThing,
      response: { status: 0, type: "opaqueredirect" },
      says: "hides",
      requests: 1,
    },
    {
      given: "an impossible location",
      operation: getThing,
      response: { status: 302, headers: { location: "http://" } },
      says: "hides",
      requests: 1,
    },
  ])("$given is refused", async ({ operation, response, says, requests }) => {
    const { transport, clock, sent } = scripted({}, response);
    const { error } = await clock.run(
      transport.call(operation, operation === getThing ? thing : { type: "x" }),
    );
    expect(error).toMatchObject({ name: "RedirectError", message: expect.stringContaining(says) });
    expect(sent).toHaveLength(requests);
  });
});

describe("hooks", () => {
  it("receive one event per call and per attempt, in order", async () => {
    const names: string[] = [];
    const note = (name: string) => (event: object) => names.push(`${name} ${JSON.stringify(event)}`);
    const hooks = {
      "call:start": note("call:start"),
      "attempt:start": note("attempt:start"),
      "attempt:end": note("attempt:end"),
      "call:retry": (event: { delayMs: number }) => names.push(`call:retry ${event.delayMs}`),
      "call:end": (event: { durationMs: number; attempts: readonly object[] }) =>
        names.push(`call:end ${event.durationMs} ${event.attempts.length}`),
    };
    const { transport, clock } = scripted({ hooks }, { status: 500 }, ok);
    await clock.run(transport.call(getThing, thing));
    const start = clock.time - 50;
    expect(names).toEqual([
      'call:start {"operation":"getThing"}',
      'attempt:start {"operation":"getThing","attempt":1}',
      `attempt:end {"operation":"getThing","attempt":1,"startedAt":${start},"status":500,"error":"InternalServerError","durationMs":0}`,
      "call:retry 50",
      'attempt:start {"operation":"getThing","attempt":2}',
      `attempt:end {"operation":"getThing","attempt":2,"startedAt":${start + 50},"status":200,"durationMs":0}`,
      "call:end 50 2",
    ]);
  });

  it("never break a call when they throw or reject", async () => {
    const fails = () => {
      throw new Error("hook");
    };
    const rejects = () => Promise.reject(new Error("hook"));
    const hooks = {
      "call:start": fails,
      "call:end": rejects,
      "attempt:start": rejects,
      "attempt:end": fails,
    };
    const { transport, clock } = scripted({ hooks }, ok);
    expect((await clock.run(transport.call(getThing, thing))).value).toEqual({ fine: true });
    await settle(); // an unhandled rejection would fail the run
  });
});

it("a fetch that checks its receiver, as a browser's does, is called without one", async () => {
  let receiver: unknown = "not called";
  const fetch = async function (this: unknown) {
    receiver = this;
    return { status: 200, headers: new Headers(), text: async () => "1" };
  };
  const { transport, clock } = scripted({ fetch });
  await clock.run(transport.call(getThing, thing));
  expect(receiver).toBeUndefined();
});

describe("middleware", () => {
  it("wraps every attempt, first added outermost, and may respond itself", async () => {
    const { transport, clock, sent } = scripted({ headers: { "X-Tenant": "a" } }, { status: 500 }, ok);
    const order: string[] = [];
    transport.use(async (request, next) => {
      order.push(`outer ${request.headers["x-tenant"]}`);
      return next({ ...request, headers: { ...request.headers, "x-trace": "t" } });
    });
    transport.use(async (request, next) => {
      order.push(`inner ${request.headers["x-trace"]}`);
      return next(request);
    });
    await clock.run(transport.call(getThing, thing));
    expect(order).toEqual(["outer a", "inner t", "outer a", "inner t"]);
    expect(sent[1]?.headers).toMatchObject({ "x-trace": "t", accept: "application/json" });
    transport.use(async () => ({ status: 200, headers: new Headers(), text: '"cached"' }));
    expect((await clock.run(transport.call(getThing, thing))).value).toBe("cached");
    expect(sent).toHaveLength(2);
  });
});
