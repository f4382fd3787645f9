/** Hosts, bodies and times that are refused. */

import { Hono, type MiddlewareHandler } from "hono";
import { describe, expect, it } from "vitest";
import { limitBody, limitTime, MAX_BODY } from "./bounds.ts";
import { createHostCheck } from "./hosts.ts";

/** The result of a handler behind a limit, or the error that ends the request. */
async function behind<T>(
  bound: MiddlewareHandler,
  request: Request,
  handle: (request: Request) => Promise<T>,
) {
  let result: T | undefined;
  let failure: unknown;
  const app = new Hono();
  app.use(bound);
  app.all("*", async (c) => {
    result = await handle(c.req.raw);
    return c.body(null);
  });
  app.onError((error, c) => {
    failure = error.cause ?? error;
    return c.body(null, 500);
  });
  await app.fetch(request);
  if (failure !== undefined) throw failure;
  return result;
}

describe("hosts", () => {
  const check = createHostCheck(["localhost", "127.0.0.1", "[::1]", "Data.Example.com"]);
  it.each([
    "http://localhost",
    "http://LOCALHOST:8080",
    "http://localhost.",
    "http://127.0.0.1:9",
    "http://127.1", // the URL parser's other spelling of the same address
    "http://[0:0::1]:8080",
    "https://data.example.com",
  ])("%s is served", (url) => {
    expect(check(new URL(url))).toBe(true);
  });
  it.each([
    "http://evil.example",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
    "http://192.168.0.1",
    "http://example.com",
    "http://[::2]",
  ])("%s is refused", (url) => {
    expect(check(new URL(url))).toBe(false);
  });
  it("any host is served without a list", () => {
    expect(createHostCheck(undefined)(new URL("http://evil.example"))).toBe(true);
  });
});

describe("bodies", () => {
  const readBodyText = (request: Request) => behind(limitBody, request, (bounded) => bounded.text());
  const request = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request("http://service/", { method: "POST", body, headers, duplex: "half" } as RequestInit); // Node's flag
  /** A body of unannounced length; counts what is taken of it. */
  const stream = (chunks: number) => {
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (taken === chunks) return controller.close();
        taken++;
        controller.enqueue(new Uint8Array(65_536).fill(0x61));
      },
    });
    return { body, taken: () => taken };
  };
  it("reads a body of exactly the limit, across chunks and characters", async () => {
    expect(await readBodyText(request(stream(16).body))).toHaveLength(MAX_BODY);
    const euro = new TextEncoder().encode("€");
    const split = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of euro) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readBodyText(request(split))).toBe("€");
    expect(await readBodyText(new Request("http://service/"))).toBe("");
  });
  it("stops reading a longer body", async () => {
    const endless = stream(Number.POSITIVE_INFINITY);
    await expect(readBodyText(request(endless.body))).rejects.toMatchObject({ status: 400 });
    expect(endless.taken()).toBeLessThan(20);
  });
  it("does not start to read a body whose announced length is too long", async () => {
    const { body, taken } = stream(1);
    const announced = request(body, { "content-length": String(MAX_BODY + 1) });
    await expect(readBodyText(announced)).rejects.toMatchObject({ status: 400 });
    expect(taken()).toBeLessThanOrEqual(1);
  });
});

describe("time limit", () => {
  const withinTime = <T>(work: Promise<T>, ms: number) =>
    behind(limitTime(ms), new Request("http://service/"), () => work);
  it("does not apply to work that is done", async () => {
    expect(await withinTime(Promise.resolve(7), 60_000)).toBe(7);
    await expect(withinTime(Promise.reject(new Error("work")), 60_000)).rejects.toThrow("work");
  });
  it("ends work that never ends", async () => {
    await expect(withinTime(new Promise(() => {}), 1)).rejects.toMatchObject({
      status: 503,
      message: "the request took longer than 1 milliseconds",
    });
  });
  it("ends work that fails later with its own error, and the later failure is handled", async () => {
    let fail: (error: Error) => void = () => {};
    const work = new Promise<never>((_, reject) => {
      fail = reject;
    });
    await expect(withinTime(work, 1)).rejects.toMatchObject({ status: 503 });
    fail(new Error("late"));
    // A rejection that nobody handles would end the run of the tests.
    await expect(work).rejects.toThrow("late");
  });
});
