/** Raw calls through the pipeline: statuses are in the result. */
import createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { TestClock } from "../test/clock.ts";
import {
  exportThings,
  getThing,
  listThings,
  reindexThing,
  type Scripted,
  scriptFetch,
} from "../test/script.ts";
import type { ClientOptions } from "./options.ts";
import { createRawOptions } from "./raw.ts";

/** A raw client on a test clock over scripted responses. */
function raw(options: Partial<ClientOptions>, ...responses: Scripted[]) {
  const clock = new TestClock();
  const { fetch, sent } = scriptFetch(...responses);
  const operations = { getThing, exportThings, reindexThing, listThings };
  const given = { baseUrl: "http://service.test/base/", clock, fetch, ...options };
  return { http: createClient<Record<string, never>>(createRawOptions(given, {}, operations)), clock, sent };
}

describe("the raw client", () => {
  const path = "/v1/things" as never;

  it("retries and authorises like the typed calls, and joins the lists that the spec joins", async () => {
    const { http, clock, sent } = raw(
      { apiKey: "k" },
      { status: 503 },
      { body: { a: 1 }, headers: { "content-encoding": "gzip" } },
    );
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
    const { http, clock } = raw({}, { status: 404, body: { message: "no" } });
    const { value } = await clock.run(
      http.GET(path, {} as never) as Promise<{ error: unknown; response: Response }>,
    );
    expect(value).toMatchObject({ error: { message: "no" }, response: { status: 404 } });
  });

  it("does not retry writes, sends their body, and accepts an empty response", async () => {
    const { http, clock, sent } = raw({}, { status: 204 }, { status: 503 });
    const { value } = await clock.run(
      http.POST(path, { body: { n: 2n ** 60n } } as never) as Promise<object>,
    );
    expect(value).toMatchObject({ data: undefined, response: { status: 204, ok: true } });
    await clock.run(http.POST(path, { body: {} } as never) as Promise<unknown>);
    expect(sent.map(({ body }) => body)).toEqual(['{"n":1152921504606846976}', "{}"]);
  });

  it("throws only when there is no response", async () => {
    const { http, clock } = raw({ deadlineMs: 100 }, "hang");
    const { error } = await clock.run(http.GET(path, {} as never) as Promise<unknown>);
    expect(error).toMatchObject({ name: "DeadlineError", operation: "GET /v1/things" });
  });

  it("ends when the caller's signal aborts", async () => {
    const { http, clock } = raw({}, "hang");
    const controller = new AbortController();
    const call = http.GET(path, {
      signal: controller.signal,
    } as never) as Promise<unknown>;
    call.catch(() => {});
    await clock.advance(10);
    controller.abort("enough");
    const { error } = await clock.run(call);
    expect(error).toMatchObject({ name: "AbortError", cause: "enough", attempts: [{ error: "AbortError" }] });
    expect(clock.timers.size).toBe(0);
  });

  it("accepts a call's own Request class", async () => {
    const { http, clock, sent } = raw({}, { body: 1 });
    await clock
      .run(http.POST(path, { body: { a: 1 }, Request } as never) as Promise<unknown>)
      .catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 20)); // the platform reads the body on its own time
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ["http://service.test/base/v1/things", '{"a":1}'],
    ]);
  });
});
