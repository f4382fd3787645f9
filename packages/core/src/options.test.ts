/** Options of clients and calls: wrong ones are named, and the base URL keeps its prefix. */
import { describe, expect, expectTypeOf, it } from "vitest";
import { getThing, scripted, thing } from "../test/script.ts";
import { type ClientOptions, resolveOptions } from "./options.ts";

const baseUrl = "https://service.test";

describe("an invalid option is named when the client is created", () => {
  const cases: [Record<string, unknown>, string][] = [
    [{}, "baseUrl is required"],
    [{ baseUrl: 5 }, "baseUrl must be a well-formed string"],
    ...[
      "",
      "service.test",
      "/v1",
      "ftp://service.test",
      "https://u:p@service.test",
      "https://x.test?a=1",
      "https://x.test#a",
    ].map((url): [Record<string, unknown>, string] => [
      { baseUrl: url },
      "baseUrl must be an absolute http(s) URL",
    ]),
    [{ baseUrl, deadlineMs: 0 }, "deadlineMs must be at least 1"],
    [{ baseUrl, deadlineMs: 2 ** 31 }, "deadlineMs must be at most 2147483647"],
    [{ baseUrl, attemptTimeoutMs: "5" }, "attemptTimeoutMs must be a finite number"],
    [{ baseUrl, retries: 1.5 }, "retries must be an integer"],
    [{ baseUrl, fetch: "no" }, "fetch must be a function"],
    [{ baseUrl, gate: 1 }, "gate must be true or false"],
    [{ baseUrl, retry: 1 }, "retry is not a known name"],
    [{ baseUrl, network: "fuji" }, "network is not a known name"],
    [{ baseUrl, apiKey: "" }, "apiKey must be a function or a non-empty"],
    [{ baseUrl, apiKey: "a\nb" }, "apiKey must be a function or a non-empty"],
    [{ baseUrl, apiKey: 7 }, "apiKey must be a function or a non-empty"],
    [{ baseUrl, apiKeyHeader: "x key" }, "header x key is not a valid name"],
    [{ baseUrl, headers: { "x-a": "é" } }, "header x-a must be printable ASCII"],
  ];
  it.each(cases)("%o", (options, says) => {
    expect(() => resolveOptions(options as unknown as ClientOptions, { name: "createDataClient" })).toThrow(
      expect.objectContaining({
        name: "ValidationError",
        message: expect.stringContaining(`createDataClient: ${says}`),
      }),
    );
  });

  it("a service without keys refuses one", () => {
    expect(() => resolveOptions({ baseUrl, apiKey: "k" }, { keyless: true })).toThrow(
      "apiKey is not a known name",
    );
  });

  it("an invalid call option rejects, and nothing is sent", async () => {
    const { transport, sent } = scripted({}, { body: 1 });
    await expect(transport.call(getThing, thing, { deadlineMs: -1 })).rejects.toThrow(
      "getThing: deadlineMs must be at least 1",
    );
    await expect(transport.call(getThing, thing, { timeout: 1 } as object)).rejects.toThrow(
      "timeout is not a known name",
    );
    expect(sent).toHaveLength(0);
  });
});

it.each([
  ["https://service.test", "https://service.test"],
  ["https://service.test/", "https://service.test"],
  ["https://service.test:8443/a/b//", "https://service.test:8443/a/b"],
  ["HTTP://Service.Test:80/A", "http://service.test/A"],
])("base URL %s is used as %s", (given, want) => {
  expect(resolveOptions({ baseUrl: given }, {}).baseUrl).toBe(want);
});

it("the platform's fetch has the type of the option", () => {
  expectTypeOf<typeof globalThis.fetch>().toExtend<NonNullable<ClientOptions["fetch"]>>();
});

it("options of a call replace the client's", async () => {
  const { transport, clock, sent } = scripted(
    { apiKey: "a", headers: { "X-A": "1", "x-b": "1" } },
    { status: 500 },
  );
  await clock.run(
    transport.call(getThing, thing, { apiKey: "b", retries: 0, headers: { "x-a": "2", "x-c": undefined } }),
  );
  expect(sent.map(({ headers }) => headers)).toEqual([
    { accept: "application/json", "x-a": "2", "x-b": "1", "x-service-api-key": "b" },
  ]);
});
