/** What is put on the wire, and what is made of the response. */

import { describe, expect, it } from "vitest";
import { exportThings, getThing, type Scripted, scripted, thing } from "../test/script.ts";
import type { DecodeError } from "./errors/connection.ts";
import { HttpError, RateLimitError, ServerError } from "./errors/http.ts";

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
      reason: expect.stringMatching(/^expected JSON, got text\/html: <!doctype html> <title>Log in/),
    });
    expect((error as DecodeError).reason.length).toBeLessThan(190);
  });
});

describe("an error response", () => {
  it.each<[Scripted, object]>([
    [
      { status: 400, body: { message: "pageSize too big", statusCode: 400, error: "Bad Request" } },
      {
        name: "BadRequestError",
        reason: "400 pageSize too big",
        statusCode: 400,
        error: "Bad Request",
      },
    ],
    [{ status: 400, body: { message: ["a", "b"], error: "Bad Request" } }, { reason: "400 a; b" }],
    [
      { status: 401, body: {} },
      { name: "UnauthorizedError", error: undefined },
    ],
    [
      { status: 403, body: { error: "no" } },
      { name: "ForbiddenError", reason: "403 no" },
    ],
    [
      { status: 404, text: "", headers: { "x-request-id": "r-1" } },
      { name: "NotFoundError", reason: "404 (empty body)", requestId: "r-1" },
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
      { name: "BadGatewayError", reason: "502 502 Bad Gateway", body: undefined },
    ],
    [{ status: 503 }, { name: "ServiceUnavailableError", headers: { "content-type": "application/json" } }],
  ])("%o", async (response, want) => {
    const { transport, clock } = scripted({ retries: 0 }, response);
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(error).toMatchObject({ operation: "getThing", ...want });
    expect(error instanceof HttpError).toBe(true);
    expect((error as Error).stack).toContain((error as Error).name);
  });

  it("is recognised by its brand, across copies of the package", async () => {
    const { transport, clock } = scripted({ retries: 0 }, { status: 429 });
    const { error } = await clock.run(transport.call(getThing, thing));
    expect([
      error instanceof RateLimitError,
      error instanceof HttpError,
      error instanceof ServerError,
    ]).toEqual([true, true, false]);
    const base = Object.create(Error.prototype, { [Symbol.for("primary-network.error")]: { value: true } });
    const foreign = Object.create(Object.create(base, { name: { value: "RateLimitError" } }));
    expect([foreign instanceof RateLimitError, foreign instanceof ServerError]).toEqual([true, false]);
    for (const other of [
      null,
      undefined,
      5,
      "x",
      {},
      new Error("RateLimitError"),
      { name: "RateLimitError" },
    ]) {
      expect(other instanceof RateLimitError).toBe(false);
    }
  });

  it("prints as JSON with its message and without its cause", async () => {
    const { transport, clock } = scripted({ retries: 0 }, new TypeError("fetch failed"));
    const { error } = await clock.run(transport.call(getThing, thing));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: "ConnectionError",
      message:
        "getThing: connection failed: fetch failed\nSee https://primary-network.github.io/primary-network-sdk/guides/errors/#connection-error",
      operation: "getThing",
    });
  });
});
