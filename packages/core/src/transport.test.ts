/** What is put on the wire, and what is made of the response. */

import type createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { exportThings, getThing, openapiFetch, type Scripted, scripted, thing } from "../test/script.ts";
import { isHttpError, isRateLimitError, isServerError } from "./errors/http.ts";
import { createTransport } from "./transport.ts";

type Http = ReturnType<typeof createClient<Record<string, never>>>;

describe("a request", () => {
  it.each<[object, string]>([
    [{ id: "a/b c$&" }, "/things/a%2Fb%20c%24%26"],
    [{ id: "1", names: ["a,b", "c d"] }, "/things/1?names=a%2Cb,c%20d"],
    [{ id: "1", names: "a,b&c" }, "/things/1?names=a,b%26c"],
    [{ id: "1", kinds: ["A", "B&C"] }, "/things/1?kinds=A&kinds=B%26C"],
    [{ id: "1", kinds: [], names: undefined, count: null }, "/things/1"],
    [{ id: "1", count: 0 }, "/things/1?count=0"],
    [{ id: "1", count: 100n }, "/things/1?count=100"],
  ])("%o goes to %s", async (params, path) => {
    const { transport, clock, sent } = scripted({ network: "fuji" } as object, { body: 1 });
    await clock.run(transport.call(getThing, params));
    expect(sent[0]?.url).toBe(`http://service.test/base/v1/networks/fuji${path}`);
    expect(sent[0]?.body).toBeUndefined();
  });

  it("a parameter with a fallback is the call's own, else the client's, else required", async () => {
    const { transport, clock, sent } = scripted({ network: "fuji" } as object, { body: 1 });
    await clock.run(transport.call(getThing, { id: "1", network: "mainnet" }));
    expect(sent[0]?.url).toContain("/networks/mainnet/");
    await expect(scripted().transport.call(getThing, { id: "1" })).rejects.toThrow(
      "getThing: network is required",
    );
  });

  it("body parameters are one JSON object, integers exact", async () => {
    const { transport, clock, sent } = scripted({}, { body: 1 });
    await clock.run(transport.call(exportThings, { type: "x", amount: 2n ** 64n }));
    expect(sent[0]).toMatchObject({ method: "POST", body: '{"type":"x","amount":18446744073709551616}' });
    expect(sent[0]?.headers["content-type"]).toBe("application/json");
  });

  it("a number for a decimal is sent as its text, in a body too", async () => {
    const { transport, clock, sent } = scripted({}, { body: 1 });
    await clock.run(transport.call(exportThings, { type: "x", chain: 43114n }));
    expect(sent[0]?.body).toBe('{"type":"x","chain":"43114"}');
  });

  it("that cannot be serialised is a ValidationError", async () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const operation = { ...exportThings, params: { options: { in: "body", type: "array" } } } as const;
    await expect(scripted().transport.call(operation, { options: circle })).rejects.toThrow(
      expect.objectContaining({ name: "ValidationError", field: "params" }),
    );
  });
});

describe("a 2xx response", () => {
  it.each<[Scripted, unknown]>([
    [{ body: { a: 1 } }, { a: 1 }],
    [{ status: 201, body: [] }, []],
    [{ status: 202, text: "" }, undefined],
    [{ status: 204 }, undefined],
    [{ text: " \n" }, undefined],
    [{ text: "null" }, null],
    [{ text: "false" }, false],
    [{ text: '{"n":9007199254740993}' }, { n: 9007199254740993n }],
    [{ body: 5, headers: { "content-type": "text/plain", "content-length": "0" } }, 5],
  ])("%o is %o", async (response, want) => {
    const { transport, clock } = scripted({}, response);
    const outcome = await clock.run(transport.call(getThing, thing));
    expect(outcome).toEqual({ value: want, ms: 0 });
  });

  it("with HTML instead of JSON is reported as such", async () => {
    const text = `<!doctype html>\n<title>Log in</title>${"x".repeat(500)}`;
    const { transport, clock } = scripted({ retries: 0 }, { text, headers: { "content-type": "text/html" } });
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({
      name: "DecodeError",
      message: expect.stringMatching(
        /^getThing: expected JSON, got text\/html: <!doctype html> <title>Log in/,
      ),
    });
    expect((error as Error).message.length).toBeLessThan(200);
  });
});

describe("an error response", () => {
  it.each<[Scripted, object]>([
    [
      { status: 400, body: { message: "pageSize too big", statusCode: 400, error: "Bad Request" } },
      {
        name: "BadRequestError",
        message: "getThing: 400 pageSize too big",
        statusCode: 400,
        error: "Bad Request",
      },
    ],
    [{ status: 400, body: { message: ["a", "b"], error: "Bad Request" } }, { message: "getThing: 400 a; b" }],
    [
      { status: 401, body: {} },
      { name: "UnauthorizedError", error: undefined },
    ],
    [
      { status: 403, body: { error: "no" } },
      { name: "ForbiddenError", message: "getThing: 403 no" },
    ],
    [
      { status: 404, text: "", headers: { "x-request-id": "r-1" } },
      { name: "NotFoundError", message: "getThing: 404 (empty body)", requestId: "r-1" },
    ],
    [
      { status: 418, text: "null" },
      { name: "HttpError", body: null },
    ],
    [
      { status: 429, headers: { "retry-after": "7" } },
      { name: "RateLimitError", retryAfterMs: 7000, retryable: true },
    ],
    [
      { status: 500, body: { message: [] } },
      { name: "InternalServerError", retryable: true },
    ],
    [{ status: 501 }, { name: "ServerError", retryable: false }],
    [
      {
        status: 502,
        text: "<html><style>p{}</style><h1>502 Bad\nGateway</h1><script>alert(1)</script></html>",
      },
      { name: "BadGatewayError", message: "getThing: 502 502 Bad Gateway", body: undefined },
    ],
    [{ status: 503 }, { name: "ServiceUnavailableError", headers: { "content-type": "application/json" } }],
  ])("%o", async (response, want) => {
    const { transport, clock } = scripted({ retries: 0 }, response);
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({ operation: "getThing", ...want });
    expect(isHttpError(error)).toBe(true);
    expect((error as Error).stack).toContain((error as Error).name);
  });

  it("is recognised by its brand, across copies of the package", async () => {
    const { transport, clock } = scripted({ retries: 0 }, { status: 429 });
    const { error } = await clock.run(transport.call(getThing, thing));
    expect([isRateLimitError(error), isHttpError(error), isServerError(error)]).toEqual([true, true, false]);
    const base = Object.create(Error.prototype, { [Symbol.for("primary-network.error")]: { value: true } });
    const foreign = Object.create(Object.create(base, { name: { value: "RateLimitError" } }));
    expect([isRateLimitError(foreign), isServerError(foreign)]).toEqual([true, false]);
    for (const other of [
      null,
      undefined,
      5,
      "x",
      {},
      new Error("RateLimitError"),
      { name: "RateLimitError" },
    ]) {
      expect(isRateLimitError(other)).toBe(false);
    }
  });

  it("prints as JSON with its message and without its cause", async () => {
    const { transport, clock } = scripted({ retries: 0 }, new TypeError("fetch failed"));
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: "ConnectionError",
      message: "getThing: connection failed: fetch failed",
      operation: "getThing",
    });
  });
});

describe("client.http, the raw client", () => {
  const path = "/v1/things" as never;

  it("retries and authorises like the typed calls, and joins the lists that the spec joins", async () => {
    const { transport, clock, sent } = scripted(
      { apiKey: "k" },
      { status: 503 },
      { body: { a: 1 }, headers: { "content-encoding": "gzip" } },
    );
    const http = transport.http as Http;
    const params = { query: { names: ["a", "b"], kinds: ["c", "d"], none: undefined, empty: [] } };
    const { value } = await clock.run(
      http.GET(path, { params, headers: { "x-a": "1" } } as never) as Promise<{
        data: unknown;
        response: Response;
      }>,
    );
    expect(value?.data).toEqual({ a: 1 });
    expect(value?.response).toBeInstanceOf(Response);
    expect(value?.response.headers.has("content-encoding")).toBe(false);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      url: "http://service.test/base/v1/things?names=a,b&kinds=c&kinds=d",
      headers: { "x-service-api-key": "k", "x-a": "1" },
    });
  });

  it("returns statuses in its result", async () => {
    const { transport, clock } = scripted({}, { status: 404, body: { message: "no" } });
    const { value } = await clock.run(
      (transport.http as Http).GET(path, {} as never) as Promise<{ error: unknown; response: Response }>,
    );
    expect(value).toMatchObject({ error: { message: "no" }, response: { status: 404 } });
  });

  it("does not retry writes, sends their body, and accepts an empty response", async () => {
    const { transport, clock, sent } = scripted({}, { status: 204 }, { status: 503 });
    const http = transport.http as Http;
    const { value } = await clock.run(
      http.POST(path, { body: { n: 2n ** 60n } } as never) as Promise<object>,
    );
    expect(value).toMatchObject({ data: undefined, response: { status: 204, ok: true } });
    await clock.run(http.POST(path, { body: {} } as never) as Promise<unknown>);
    expect(sent.map(({ body }) => body)).toEqual(['{"n":1152921504606846976}', "{}"]);
  });

  it("throws only when there is no response", async () => {
    const { transport, clock } = scripted({ deadlineMs: 100 }, "hang");
    const { error } = await clock.run((transport.http as Http).GET(path, {} as never) as Promise<unknown>);
    expect(error).toMatchObject({ name: "DeadlineError", operation: "GET /v1/things" });
  });

  it("ends when the caller's signal aborts", async () => {
    const { transport, clock } = scripted({}, "hang");
    const controller = new AbortController();
    const call = (transport.http as Http).GET(path, {
      signal: controller.signal,
    } as never) as Promise<unknown>;
    call.catch(() => {});
    await clock.advance(10);
    controller.abort("enough");
    const { error } = await clock.run(call);
    expect(error).toMatchObject({ name: "AbortError", cause: "enough", attempts: [{ error: "AbortError" }] });
    expect(clock.timers.size).toBe(0);
  });

  it("is created once, on first use", () => {
    const made: unknown[] = [];
    const transport = createTransport(
      { baseUrl: "http://service.test" },
      { ...openapiFetch, createHttp: (options) => made.push(options) },
    );
    expect(made).toEqual([]);
    expect([transport.http, transport.http, made.length]).toEqual([1, 1, 1]);
  });

  it("accepts a call's own Request class", async () => {
    const { transport, clock, sent } = scripted({}, { body: 1 });
    await clock
      .run((transport.http as Http).POST(path, { body: { a: 1 }, Request } as never) as Promise<unknown>)
      .catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 20)); // the platform reads the body on its own time
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ["http://service.test/base/v1/things", '{"a":1}'],
    ]);
  });
});
