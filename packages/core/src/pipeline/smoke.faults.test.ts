/** Rows of the fault table over real connections, with the global fetch and with undici: the one run in real time. */
import { randomBytes } from "node:crypto";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, describe, expect, it, vi } from "vitest";
import { getThing, listThings, openapiFetch, thing } from "../../test/script.ts";
import { type Handler, json, startServer } from "../../test/server.ts";
import { createUndiciFetch } from "../node/index.ts";
import type { ClientOptions } from "../options.ts";
import { createTransport } from "../transport.ts";

const open: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(open.map((close) => close())));

const fetches: [string, ClientOptions["fetch"]][] = [
  ["the global fetch", undefined],
  ["undici", createUndiciFetch()],
];

describe.concurrent.each(fetches)("with %s", (_, fetch) => {
  async function serve(handler: Handler, options: Partial<ClientOptions> = {}) {
    const server = await startServer(handler);
    open.push(server.close);
    const transport = createTransport({ baseUrl: server.baseUrl, fetch, ...options }, openapiFetch);
    return { ...server, ...transport };
  }

  it("429 with Retry-After 1 is waited for", async () => {
    const { call, requests } = await serve((_request, response, count) =>
      count === 1 ? json(response, {}, 429, { "retry-after": "1" }) : json(response, { fine: true }),
    );
    expect(await call(getThing, thing)).toEqual({ fine: true });
    expect(requests()).toBe(2);
  });

  it("50 calls at once against 10 per second all succeed", async () => {
    const used = new Map<number, number>();
    const { call, requests } = await serve((_request, response) => {
      const window = Math.floor(performance.now() / 1000);
      used.set(window, (used.get(window) ?? 0) + 1);
      if ((used.get(window) ?? 0) > 10) json(response, {}, 429, { "retry-after": "1" });
      else json(response, 1);
    });
    expect(await Promise.all(Array.from({ length: 50 }, () => call(getThing, thing)))).toEqual(
      Array(50).fill(1),
    );
    // That 75 requests are enough is proved on a virtual clock (gate.test.ts): real windows move with the machine's load.
    expect(requests()).toBeGreaterThan(50);
  });

  it.each<[string, Handler]>([
    ["hangs", () => {}],
    ["stalls in the body", (_request, response) => void response.writeHead(200).write('{"a":')],
    ["always responds 503", (_request, response) => json(response, {}, 503)],
  ])("a server that %s ends at the deadline", async (_given, handler) => {
    const { call } = await serve(handler, { deadlineMs: 500, retries: 100 });
    await expect(call(getThing, thing)).rejects.toMatchObject({ name: "DeadlineError" });
  });

  it.each<[string, Handler, string]>([
    ["resets before a response", (request) => request.socket.destroy(), "ConnectionError"],
    [
      "cuts the body",
      (request, response) => {
        response.writeHead(200, { "content-length": "100" }).write('{"a":1');
        setTimeout(() => request.socket.destroy(), 5);
      },
      "ConnectionError",
    ],
    [
      "ends the JSON early",
      (_request, response) => void response.writeHead(200).end('{"a":1'),
      "DecodeError",
    ],
  ])("a server that %s is called again, then gives a typed error", async (_given, fault, name) => {
    const { call, requests } = await serve((request, response, count) =>
      count === 2 ? json(response, { fine: true }) : fault(request, response, count),
    );
    expect(await call(getThing, thing)).toEqual({ fine: true });
    await expect(call(getThing, thing, { retries: 1 })).rejects.toMatchObject({ name, attempts: [{}, {}] });
    expect(requests()).toBe(4);
  });

  it("a refused connection is a ConnectionError with its code", async () => {
    const closed = await startServer(() => {});
    await closed.close();
    const { call } = await serve(() => {}, { retries: 0, baseUrl: closed.baseUrl });
    await expect(call(getThing, thing)).rejects.toMatchObject({
      name: "ConnectionError",
      code: "ECONNREFUSED",
    });
  });

  it("an abort during a backoff ends the call at once", async () => {
    const { call } = await serve((_request, response) => json(response, {}, 503, { "retry-after": "20" }));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    await expect(call(getThing, thing, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  it("headers, bodies and pages arrive unchanged", async () => {
    const text = randomBytes(50_000).toString("hex");
    const { list, call } = await serve((request, response) => {
      if (request.url?.includes("pageToken")) return json(response, { things: [text], nextPageToken: null });
      if (request.url?.includes("/v1/things")) return json(response, { things: [], nextPageToken: "b" });
      return json(response, { message: ["a"] }, 404, { "x-request-id": "r", "set-cookie": "c" });
    });
    expect(await list(listThings).toArray({ limit: 10 })).toEqual([text]);
    await expect(call(getThing, thing)).rejects.toMatchObject({
      requestId: "r",
      headers: { "set-cookie": "c" },
    });
  });

  it("a redirect to another origin is not followed", async () => {
    const other = await startServer((_request, response) => json(response, 1));
    const { call } = await serve(
      (_request, response) => void response.writeHead(302, { location: other.baseUrl }).end(),
      { apiKey: "secret" },
    );
    await expect(call(getThing, thing)).rejects.toMatchObject({ name: "RedirectError" });
    expect(other.requests()).toBe(0);
    await other.close();
  });
});

it("interceptors of the global fetch installed after the client see its requests", async () => {
  const transport = createTransport({ baseUrl: "http://intercepted.test" }, openapiFetch);
  const server = setupServer(
    http.get("http://intercepted.test/v1/things", () => HttpResponse.json({ things: [1] })),
  );
  server.listen();
  try {
    expect(await transport.list(listThings).toArray({ limit: 5 })).toEqual([1]);
  } finally {
    server.close();
  }
});

it("importing the package does not access the fetch classes, which Node loads on first access", async () => {
  const touched: string[] = [];
  const names = ["fetch", "Request", "Response", "Headers", "FormData"] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) });
  }
  try {
    vi.resetModules();
    await import("../index.ts");
    await import("../client.ts");
  } finally {
    for (const [name, descriptor] of before) Object.defineProperty(globalThis, name, descriptor ?? {});
  }
  expect(touched).toEqual([]);
});
