/** Recordings: what is kept, what is removed, what a replay gives back and what it refuses. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Fetch, parseJson, printJson } from "@primary-network/core";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { createClients } from "../src/clients.ts";
import { auto, type Recorder, RecordingError, record, replay } from "../src/recorder/index.ts";

const folder = mkdtempSync(join(tmpdir(), "primary-network-recorder-"));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = () => join(folder, `deep/${++count}.json`);
const read = (file: string) => readFileSync(file, "utf8");

const BASE = "http://service.test";
const json = { "content-type": "application/json" };

/** A server whose responses are those of a list, in the order of the requests. */
function scripted(...bodies: readonly (string | Response)[]): Fetch {
  const left = [...bodies];
  return async () => {
    const next = left.shift() ?? new Error("the script is over");
    if (next instanceof Error) throw next;
    return typeof next === "string" ? new Response(next, { headers: json }) : next;
  };
}

const rpc = (method: string, params: object, id: unknown = 1) => ({
  method: "POST",
  headers: json,
  body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
});
const textOf = async (recorder: Recorder, url: string, init?: RequestInit) =>
  (await recorder.fetch(url, init)).text();

/** The error that a request of a replay ends with. */
const refusal = (recorder: Recorder, url: string, init?: RequestInit): Promise<unknown> =>
  recorder.fetch(url, init).then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a recording", () => {
  test("is readable JSON in a fixed order, without what changes from run to run", async () => {
    const file = newFile();
    const headers = { ...json, date: "Mon", "x-request-id": "7", "retry-after": "3" };
    const recording = record({
      file,
      fetch: scripted(
        new Response('{"weight": 18446744073709551615}', { status: 429, headers }),
        '{"jsonrpc":"2.0","result":{},"id":41}\n',
        new Response("a,b\n1,2\n", { headers: { "content-type": "text/csv" } }),
        new Response(null, { status: 204 }),
      ),
    });
    await recording.fetch(`${BASE}/z?b=2&a=1`, { headers: { "x-service-api-key": "pn_secret" } });
    await recording.fetch(`${BASE}/ext`, rpc("platform.getTx", { txID: "b", encoding: "json" }, 41));
    await recording.fetch(`${BASE}/a.csv`);
    await recording.fetch(`${BASE}/empty`);
    recording.save();
    expect(`\n${read(file)}`).toBe(`
{
  "recording": 1,
  "exchanges": [
    {
      "request": {
        "method": "GET",
        "url": "http://service.test/a.csv"
      },
      "response": {
        "status": 200,
        "headers": {
          "content-type": "text/csv"
        },
        "text": "a,b\\n1,2\\n"
      }
    },
    {
      "request": {
        "method": "GET",
        "url": "http://service.test/empty"
      },
      "response": {
        "status": 204,
        "headers": {}
      }
    },
    {
      "request": {
        "method": "POST",
        "url": "http://service.test/ext",
        "body": {
          "jsonrpc": "2.0",
          "method": "platform.getTx",
          "params": {
            "encoding": "json",
            "txID": "b"
          }
        }
      },
      "response": {
        "status": 200,
        "headers": {
          "content-type": "application/json"
        },
        "body": {
          "jsonrpc": "2.0",
          "result": {},
          "id": 0
        }
      }
    },
    {
      "request": {
        "method": "GET",
        "url": "http://service.test/z?b=2&a=1"
      },
      "response": {
        "status": 429,
        "headers": {
          "content-type": "application/json",
          "retry-after": "3"
        },
        "body": {
          "weight": 18446744073709551615
        }
      }
    }
  ]
}
`);
    expect(readdirSync(join(folder, "deep")).filter((name) => !name.endsWith(".json"))).toEqual([]);
  });

  const key = { "x-service-api-key": "pn_0123456789" };
  test.each<[given: string, headers: Record<string, string>, url: string, body: string, gone: string]>([
    [
      "a key that the service repeats",
      key,
      "/a",
      '{"message":"key pn_0123456789 is unknown"}',
      "pn_0123456789",
    ],
    ["one half of a header", { authorization: "Bearer abc.def" }, "/a", '{"t":"abc.def"}', "abc.def"],
    ["a cookie", { cookie: "session=s3cr3t-value" }, "/a", '["s3cr3t-value"]', "s3cr3t-value"],
    [
      "a key with signs",
      { "x-api-key": "a/b+c==d" },
      "/a?x=a%2Fb%2Bc%3D%3Dd",
      '"a/b+c==d"',
      "a%2Fb%2Bc%3D%3Dd",
    ],
    ["a key in the URL", {}, "/a?apiKey=pn_42&x=1", "{}", "pn_42"],
    ["a signed link", {}, "/a", '{"downloadUrl":"http://x/f.csv?signature=5ig&expires=9"}', "5ig"],
    ["a password in an address", {}, "/a", '{"rpcUrl":"https://user:pass@node/rpc"}', "user:pass"],
    ["a text that is named", {}, "/a", '{"note":"the vault word"}', "vault word"],
    ["a text that is no JSON", key, "/a", "<p>pn_0123456789", "pn_0123456789"],
  ])("does not keep %s", async (_, headers, path, body, gone) => {
    const file = newFile();
    const recording = record({ file, fetch: scripted(body), secrets: ["vault word"] });
    const given = await textOf(recording, BASE + path, { headers });
    expect(given).toBe(body); // whoever records gets the real response
    recording.save();
    expect(read(file)).toContain("[removed]".slice(0, gone === "user:pass" ? 0 : 9));
    expect(read(file)).not.toContain(gone);
    expect(await textOf(replay({ file }), BASE + path, { headers })).not.toContain(gone);
  });

  test("keeps digits that look like a short key, and page tokens", async () => {
    const file = newFile();
    const recording = record({ file, fetch: scripted('{"amount":123456,"nextPageToken":"abcdefgh"}') });
    await recording.fetch(`${BASE}/a?pageToken=first-page`, { headers: { "x-api-key": "123456" } });
    recording.save();
    expect(read(file)).toContain('"amount": 123456');
    expect(read(file)).toContain("pageToken=first-page");
  });

  test("removes a secret that only a later request has", async () => {
    const file = newFile();
    const recording = record({ file, fetch: scripted('{"new":"pn_abcdefgh"}', "{}") });
    await recording.fetch(`${BASE}/keys`);
    await recording.fetch(`${BASE}/a`, { headers: { "x-api-key": "pn_abcdefgh" } });
    recording.save();
    expect(read(file)).not.toContain("pn_abcdefgh");
  });

  test("is bounded", async () => {
    const file = newFile();
    const recording = record({
      file,
      maxBytes: 100,
      fetch: scripted(`"${"x".repeat(90)}"`, '"123456789"', "{}"),
    });
    await recording.fetch(`${BASE}/a`);
    await expect(recording.fetch(`${BASE}/b`)).rejects.toThrow(/has more than 100 bytes/);
    await expect(recording.fetch(`${BASE}/c`)).rejects.toThrow(RecordingError);
    expect(() => recording.save()).toThrow(/raise maxBytes/);
    expect(() => record({ file, maxBytes: 0 })).toThrow(RangeError);
  });

  test("has no exchange for a request without a response", async () => {
    const file = newFile();
    const recording = record({ file, fetch: scripted('"first"') });
    await recording.fetch(`${BASE}/a`);
    await expect(recording.fetch(`${BASE}/b`)).rejects.toThrow("the script is over");
    recording.save();
    expect(replay({ file }).unused()).toEqual(["GET /a"]);
  });
});

/** A file with the responses of some requests. */
async function recorded(
  requests: readonly [url: string, init: RequestInit | undefined, body: string][],
): Promise<string> {
  const file = newFile();
  const recording = record({ file, fetch: scripted(...requests.map(([, , body]) => body)) });
  for (const [url, init] of requests) await recording.fetch(url, init);
  recording.save();
  return file;
}

describe("a replay", () => {
  test("gives equal requests their responses in the recorded order, and no more", async () => {
    const file = await recorded([
      [`${BASE}/height`, undefined, "1"],
      [`${BASE}/other`, undefined, "5"],
      [`${BASE}/height`, undefined, "2"],
    ]);
    const strict = replay({ file });
    const url = `${BASE}/height`;
    expect([await textOf(strict, url), await textOf(strict, url)]).toEqual(["1", "2"]);
    expect(strict.unused()).toEqual(["GET /other"]);
    await expect(strict.fetch(url)).rejects.toThrow(
      "GET /height was recorded 2 times, and is requested again",
    );
    const lenient = replay({ file, repeatLast: true });
    const texts = [await textOf(lenient, url), await textOf(lenient, url), await textOf(lenient, url)];
    expect(texts).toEqual(["1", "2", "2"]);
  });

  test("keeps the order in which requests were made that ran at the same time", async () => {
    const file = newFile();
    const waiting: ((text: string) => void)[] = [];
    const fetch: Fetch = () =>
      new Promise((resolve) => waiting.push((text) => resolve(new Response(text, { headers: json }))));
    const recording = record({ file, fetch });
    const both = [recording.fetch(`${BASE}/a`), recording.fetch(`${BASE}/a`)];
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.('"second"');
    await both[1];
    waiting[0]?.('"first"');
    await both[0];
    recording.save();
    const replayed = replay({ file });
    expect(await textOf(replayed, `${BASE}/a`)).toBe('"first"');
  });

  test.each<[given: string, recordedAs: [string, RequestInit?], requestedAs: [string, RequestInit?]]>([
    ["another order of the query", ["/a?x=1&y=2"], ["/a?y=2&x=1"]],
    [
      "another order of the body",
      ["/a", { method: "POST", body: '{"x":1,"y":[2]}' }],
      ["/a", { method: "POST", body: '{"y": [2], "x":1}' }],
    ],
    ["another id", ["/a", rpc("m", { p: 1 }, 1)], ["/a", rpc("m", { p: 1 }, "seven")]],
    [
      "other headers",
      ["/a", { headers: { "x-api-key": "first-key" } }],
      ["/a", { headers: { "x-api-key": "other-key" } }],
    ],
    ["another key in the URL", ["/a?key=one"], ["/a?key=two"]],
    [
      "a body that is no JSON",
      ["/a", { method: "POST", body: "x=1" }],
      ["/a", { method: "POST", body: "x=1" }],
    ],
  ])("finds a request in spite of %s", async (_, [path, init], [samePath, sameInit]) => {
    const file = await recorded([[BASE + path, init, '{"jsonrpc":"2.0","id":1,"result":5}']]);
    const text = await textOf(replay({ file }), BASE + samePath, sameInit);
    expect(JSON.parse(text).result).toBe(5);
  });

  test("puts the request's id into a response of JSON-RPC, in lists too", async () => {
    const batch = (ids: readonly number[]) => ({
      method: "POST",
      body: JSON.stringify(ids.map((id, at) => ({ jsonrpc: "2.0", id, method: `m${at}` }))),
    });
    const file = await recorded([
      [`${BASE}/one`, rpc("m", {}, 3), '{"jsonrpc":"2.0","error":{"code":-1},"id":3}'],
      [
        `${BASE}/two`,
        batch([8, 9]),
        '[{"jsonrpc":"2.0","id":9,"result":"b"},{"jsonrpc":"2.0","id":8,"result":"a"}]',
      ],
      [`${BASE}/none`, rpc("m", {}, 3), '{"jsonrpc":"2.0","error":{"code":-32700},"id":null}'],
    ]);
    const replayed = replay({ file });
    expect(JSON.parse(await textOf(replayed, `${BASE}/one`, rpc("m", {}, 77))).id).toBe(77);
    expect(JSON.parse(await textOf(replayed, `${BASE}/two`, batch([1, 2])))).toEqual([
      { jsonrpc: "2.0", id: 2, result: "b" },
      { jsonrpc: "2.0", id: 1, result: "a" },
    ]);
    expect(JSON.parse(await textOf(replayed, `${BASE}/none`, rpc("m", {}, 4))).id).toBeNull();
  });

  test("works under another address, but keeps two recorded addresses apart", async () => {
    const file = await recorded([
      ["http://one.test/height", undefined, "1"],
      ["http://two.test/height", undefined, "2"],
    ]);
    const texts = ["http://two.test", "http://one.test"].map((origin) =>
      textOf(replay({ file }), `${origin}/height`),
    );
    expect(await Promise.all(texts)).toEqual(["2", "1"]);
    const replayed = replay({ file });
    await replayed.fetch("http://one.test/height");
    await expect(replayed.fetch("http://one.test/height")).rejects.toThrow("recorded once");
    expect(await textOf(replay({ file }), "http://127.0.0.1:9/height")).toBe("1");
  });

  const file = recorded([
    [`${BASE}/v1/networks/fuji/validators?pageSize=10`, undefined, "1"],
    [`${BASE}/v1/networks/fuji/subnets`, undefined, "2"],
    [`${BASE}/ext/bc/P`, rpc("platform.getTx", { txID: "a", encoding: "json" }), "3"],
    [`${BASE}/ext/bc/P`, rpc("platform.getHeight", {}), "4"],
  ]);
  test.each<[path: string, init: RequestInit | undefined, message: string]>([
    [
      "/v1/networks/fuji/validators?pageSize=5",
      undefined,
      "GET /v1/networks/fuji/validators?pageSize=5 is not recorded; the nearest recorded request is GET /v1/networks/fuji/validators?pageSize=10; requested with pageSize = 5, recorded with pageSize = 10.",
    ],
    [
      "/v1/networks/fuji/subnets?pageSize=5",
      undefined,
      "the nearest recorded request is GET /v1/networks/fuji/subnets; requested with pageSize = 5, recorded with nothing.",
    ],
    [
      "/ext/bc/P",
      rpc("platform.getTx", { txID: "b", encoding: "json" }),
      'POST /ext/bc/P platform.getTx is not recorded; the nearest recorded request is POST /ext/bc/P platform.getTx; requested with params.txID = "b", recorded with params.txID = "a".',
    ],
    ["/v1/networks/fuji/subnet", undefined, "the nearest recorded request is GET /v1/networks/fuji/subnets."],
  ])("refuses %s with the nearest recorded request", async (path, init, message) => {
    const error = await refusal(replay({ file: await file }), BASE + path, init);
    expect(String(error)).toContain(message);
    expect(String(error)).toContain("Delete the file to record it anew");
    expect(error).toBeInstanceOf(RecordingError);
  });

  test("of an empty recording says so", async () => {
    await expect(replay({ file: await recorded([]) }).fetch(`${BASE}/a`)).rejects.toThrow(
      "the recording is empty",
    );
  });

  test.each([
    ["{", /cannot be replayed: .*JSON/],
    ["{}", /cannot be replayed: is not a recording of version 1/],
    [
      '{"recording":1,"exchanges":[{"request":{"method":"GET"}}]}',
      /an exchange without a request or a response/,
    ],
    [undefined, /cannot be replayed: ENOENT/],
  ])("refuses the file %s", (text, message) => {
    const broken = newFile();
    if (text !== undefined) writeFileSync(broken, text);
    expect(() => replay({ file: broken })).toThrow(message);
    expect(() => replay({ file: broken })).toThrow(RecordingError);
  });
});

describe("with the clients", () => {
  const service = "http://127.0.0.1:8080";
  const node = "http://127.0.0.1:9650";

  test("the first run records and the next one replays, with every digit", async () => {
    const options = {
      file: newFile(),
      fetch: scripted(
        '{"jsonrpc":"2.0","result":{"height":"18446744073709551615"},"id":1}',
        '{"results":[{"timestamp":1,"value":9007199254740993}],"status":200}',
      ),
    };
    const run = async (recording: Recorder) => {
      const { pchain, metrics } = createClients({ service, node, fetch: recording.fetch });
      const values = [await pchain.getHeight(), (await metrics.averageTps.list({ chainId: "1" })).items];
      recording.save();
      return values;
    };
    const first = auto(options);
    const values = await run(first);
    const second = auto(options);
    expect([first.mode, second.mode]).toEqual(["record", "replay"]);
    expect(await run(second)).toEqual(values);
    expect(values[1]).toEqual([{ timestamp: 1, value: 9007199254740993n }]);
    expect([first.unused(), second.unused()]).toEqual([[], []]);
  });

  test("a request that was not recorded ends the call at once, with the recording's own error", async () => {
    const empty = await recorded([]);
    const { data } = createClients({ service, node, fetch: replay({ file: empty }).fetch });
    const error: unknown = await data.subnets.list().then(undefined, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(RecordingError);
    expect(String(error)).toMatch(
      /^RecordingError: recording .*: GET \/v1\/networks\/fuji\/subnets is not recorded/,
    );
  });
});

/** JSON values whose numbers print the same again, integers beyond 2^53 among them. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: "grapheme" }),
    fc
      .bigInt({ min: -(2n ** 70n), max: 2n ** 70n })
      .map((given) =>
        given === BigInt(Number(given)) && Number.isSafeInteger(Number(given)) ? Number(given) : given,
      ),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter((name) => name !== "__proto__"),
      tie("any"),
      { maxKeys: 4 },
    ),
  ),
})).any;

test("any exchange is replayed as it was recorded, and recording the replay gives the same file", async () => {
  const exchange = fc.record({
    path: fc.webPath(),
    body: fc.option(value, { nil: undefined }),
    status: fc.constantFrom(200, 201, 400, 404, 429, 503),
    response: value,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(exchange, { maxLength: 6 }), async (exchanges) => {
      const [file, again] = [newFile(), newFile()];
      const responses = exchanges.map(
        ({ response, status }) => new Response(printJson(response), { status, headers: json }),
      );
      const run = async (recorder: Recorder) => {
        const results: unknown[] = [];
        for (const { path, body } of exchanges) {
          const init = body === undefined ? {} : { method: "POST", headers: json, body: printJson(body) };
          const response = await recorder.fetch(BASE + path, init);
          results.push([response.status, parseJson(await response.text())]);
        }
        recorder.save();
        return results;
      };
      const results = await run(record({ file, fetch: scripted(...responses) }));
      expect(results).toEqual(exchanges.map(({ status, response }) => [status, response]));
      const replayed = replay({ file });
      expect(await run(record({ file: again, fetch: replayed.fetch }))).toEqual(results);
      expect(replayed.unused()).toEqual([]);
      expect(read(again)).toBe(read(file));
    }),
    { numRuns: 60 },
  );
});
