/** Files of exports: waited for, requested without a key, and never cut short unnoticed. */
import { expect, it } from "vitest";
import { createDataClient, type DownloadExportOptions, downloadExport } from "./index.ts";

const LINK = "http://files.test/1.csv?signature=s";
const CSV = "a,b\r\n1,2\r\n";

/** A client of a service whose operation has these states, one at each question, and a fetch of its file. */
function exported(records: readonly object[], file: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const links: [url: string, init: object][] = [];
  const data = createDataClient({
    baseUrl: "http://service.test",
    apiKey: "secret",
    clock: {
      now: () => 0,
      random: () => 0,
      setTimer: (fire, ms) => (ms > 10_000 ? undefined : setImmediate(fire)),
      clearTimer: (handle) => clearImmediate(handle as ReturnType<typeof setImmediate>), // made above
    },
    fetch: async (url) => {
      const record = records[Math.min(asked.push(url), records.length) - 1];
      return Response.json({ operationId: "1", operationType: "TRANSACTION_EXPORT_EVM", ...record });
    },
  });
  const fetch: DownloadExportOptions["fetch"] = async (url, init) => {
    links.push([url, init]);
    return file();
  };
  return { data, fetch, asked, links };
}

const done = { operationStatus: "COMPLETED", metadata: { downloadUrl: LINK } };
const body = (text: string, headers: Record<string, string> = {}) =>
  new Response(new Blob([text]).stream(), { headers });
const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

it("waits for the operation and opens its file, with no key", async () => {
  const { data, fetch, asked, links } = exported([{ operationStatus: "RUNNING" }, done], () => body(CSV));
  const { signal } = new AbortController();
  expect(await textOf(await downloadExport(data, "1", { fetch, signal }))).toBe(CSV);
  expect(asked).toHaveLength(2);
  expect(links).toEqual([[LINK, { signal }]]);
});

it.each([
  ["the announced length", { "content-length": String(CSV.length) }],
  ["a length that is of the compressed body", { "content-length": "999", "content-encoding": "gzip" }],
  ["a length of 0 bytes less than it has", { "content-length": "3" }],
])("passes a file of %s on whole", async (_, headers) => {
  const { data, fetch } = exported([done], () => body(CSV, headers));
  expect(await textOf(await downloadExport(data, "1", { fetch }))).toBe(CSV);
});

it("fails when the file ends before its announced length", async () => {
  const { data, fetch } = exported([done], () => body(CSV, { "content-length": String(CSV.length + 1) }));
  const error = await failureOf(downloadExport(data, "1", { fetch }).then(textOf));
  expect(error).toMatchObject({ name: "ConnectionError", retryable: true });
  expect(String(error)).toContain("the file ended early");
});

it.each<[what: string, record: object, file: () => Response | Promise<Response>, want: object]>([
  [
    "a failed operation",
    { operationStatus: "FAILED", message: "the disk is full" },
    () => body(CSV),
    {
      name: "PrimaryNetworkError",
      reason: "the operation ended without a file, as FAILED: the disk is full",
    },
  ],
  [
    "an operation that only has a code",
    { operationStatus: "FAILED", metadata: { code: "INTERNAL_ERROR" } },
    () => body(CSV),
    { reason: "the operation ended without a file, as FAILED: INTERNAL_ERROR" },
  ],
  [
    "a file that was removed",
    done,
    () => new Response("the file has been removed", { status: 404, headers: { "x-request-id": "r" } }),
    { name: "HttpError", statusCode: 404, requestId: "r", retryable: false },
  ],
  ["storage that fails", done, () => new Response("", { status: 503 }), { statusCode: 503, retryable: true }],
  [
    "a host that is not there",
    done,
    () => Promise.reject(new TypeError("fetch failed")),
    { name: "ConnectionError", cause: new TypeError("fetch failed") },
  ],
])("rejects of %s", async (_, record, file, want) => {
  const { data, fetch } = exported([record], file);
  expect(await failureOf(downloadExport(data, "1", { fetch }))).toMatchObject(want);
});
