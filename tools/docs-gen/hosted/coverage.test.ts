/** The coverage table: what is found in the sources, and what the check refuses. */
import { describe, expect, it, test } from "vitest";
import {
  hostedOperations,
  type OwnOperation,
  ownOperations,
  routeOf,
} from "../../shared/hosted-operations.ts";
import type { TypedCall } from "../../shared/typed-calls.ts";
import { coveragePage } from "./page.ts";
import { type Coverage, problemsOf, rowsOf } from "./rows.ts";
import { handlerOf } from "./sources.ts";
import { testsOf } from "./tests.ts";

const own = (id: string, path: string, method = "GET"): OwnOperation => ({
  id,
  client: "data",
  method,
  path,
  params: {},
});
const call = (resource: string, method: string): TypedCall => ({
  client: "data",
  resource,
  method,
  isList: false,
  isStream: false,
  params: "required",
});

const getBlock = own("getBlock", "/v1/chains/{chainId}/blocks/{blockId}");
const whole: Coverage = {
  hosted: [{ name: "dataEvmBlocksGet", method: "GET", path: "/v1/chains/{chain}/blocks/{id}" }],
  own: [getBlock],
  calls: new Map([["getBlock", call("evm", "getBlock")]]),
  handlers: new Map([["getBlock", "apps/service/src/api/evm/blocks.ts"]]),
  reasons: new Map(),
  tests: new Map([["getBlock", "apps/service/test/blocks.test.ts"]]),
  read: new Map([["dataEvmBlocksGet", { chainkit: "read", avacloud: "read", glacier: "none" }]]),
  notYet: [],
};

describe("the check", () => {
  it.each<[what: string, change: Partial<Coverage>, state: string, problems: readonly string[]]>([
    ["accepts an operation with method, handler and test", {}, "implemented", []],
    [
      "accepts one with a reason, which has no handler of its own and no test",
      {
        reasons: new Map([["getBlock", "no blocks"]]),
        handlers: new Map(),
        tests: new Map(),
        read: new Map([["dataEvmBlocksGet", { chainkit: "501", avacloud: "501", glacier: "none" }]]),
      },
      "not implemented",
      [],
    ],
    [
      "refuses one with a reason that a client has read",
      { reasons: new Map([["getBlock", "no blocks"]]) },
      "not implemented",
      [
        "dataEvmBlocksGet: is not implemented, and chainkit found read; run pnpm compat --keep",
        "dataEvmBlocksGet: is not implemented, and avacloud found read; run pnpm compat --keep",
      ],
    ],
    [
      "refuses one without a reason that a client got 501 for",
      { read: new Map([["dataEvmBlocksGet", { chainkit: "501", avacloud: "read", glacier: "none" }]]) },
      "implemented",
      ["dataEvmBlocksGet: is implemented, and chainkit found 501; run pnpm compat --keep"],
    ],
    [
      "refuses one that no official client was tried on",
      { read: new Map() },
      "implemented",
      ["dataEvmBlocksGet: no official client was tried; run pnpm compat --keep"],
    ],
    [
      "refuses one without a client method, for whatever reason",
      {
        reasons: new Map([["getBlock", "no blocks"]]),
        calls: new Map(),
        read: new Map([["dataEvmBlocksGet", { chainkit: "501", avacloud: "501", glacier: "501" }]]),
      },
      "not implemented",
      ["dataEvmBlocksGet: getBlock has no client method"],
    ],
    [
      "refuses one without a handler or a test",
      { handlers: new Map(), tests: new Map() },
      "implemented",
      ["dataEvmBlocksGet: getBlock has no handler", "dataEvmBlocksGet: getBlock has no test"],
    ],
    [
      "refuses a missing one",
      { own: [own("getBlock", "/v1/chains/{chainId}/blocks")] },
      "missing",
      [
        "dataEvmBlocksGet: no operation of ours is GET /v1/chains/{chain}/blocks/{id}; specify it, or give the reason why not",
      ],
    ],
    [
      "refuses one of another method",
      { own: [{ ...getBlock, method: "POST" }] },
      "missing",
      [
        "dataEvmBlocksGet: no operation of ours is GET /v1/chains/{chain}/blocks/{id}; specify it, or give the reason why not",
      ],
    ],
    ["accepts a missing one that is to come", { own: [], notYet: ["dataEvmBlocksGet"] }, "not yet", []],
    [
      "refuses one that is to come and is there",
      { notYet: ["dataEvmBlocksGet"] },
      "implemented",
      ["dataEvmBlocksGet: is implemented by now; remove it from not-yet.ts"],
    ],
    [
      "refuses one that is to come and is unknown",
      { notYet: ["dataEvmBlocks"] },
      "implemented",
      ["dataEvmBlocks: the hosted service has no such operation; remove it from not-yet.ts"],
    ],
  ])("%s", (_, change, state, problems) => {
    const coverage = { ...whole, ...change };
    const rows = rowsOf(coverage);
    expect(rows.map((row) => row.state)).toEqual([state]);
    expect(problemsOf(rows, coverage.notYet)).toEqual(problems);
  });
});

test("each operation of the hosted service is listed once, and so is each route of ours", () => {
  const hosted = hostedOperations();
  expect(hosted.length).toBe(102);
  expect(new Set(hosted.map(({ name }) => name)).size).toBe(102);
  for (const operation of hosted)
    expect(routeOf(operation)).toMatch(/^(GET|POST|PATCH|DELETE) \/v[12]\/[\w{}:/-]+$/);
  expect(new Set(hosted.map(routeOf)).size).toBe(102);
  const routes = ownOperations().map(routeOf);
  expect(new Set(routes).size).toBe(routes.length);
});

test("a handler is in the file that exports it under the operation's id", () => {
  const sources = new Map([
    ["a.ts", "import { getBlock } from './b.ts';\nexport const getBlocks = 1;"],
    ["b.ts", "/** A block. */\nexport const getBlock = operation();"],
    ["c.ts", "export async function listBlocks() {}"],
  ]);
  expect(["getBlock", "listBlocks", "getTx"].map((id) => handlerOf(id, sources))).toEqual([
    "b.ts",
    "c.ts",
    undefined,
  ]);
});

describe("an operation's test", () => {
  const operations = [
    getBlock,
    own("listBlocks", "/v1/chains/{chainId}/blocks"),
    own("listLatest", "/v1/chains/allBlocks"),
    own("getChain", "/v1/chains/{chainId}"),
    own("addAddresses", "/v1/webhooks/{id}/addresses", "PATCH"),
    own("reindexNft", "/v1/chains/{chainId}/tokens/{tokenId}:reindex", "POST"),
    own("getMetric", "/v2/chains/{chainId}/metrics/{metric}"),
  ];
  const calls = new Map([["getChain", call("evm", "getChain")]]);
  it.each<[what: string, marked: string, want: readonly string[]]>([
    ["names its path", 'get("chains/43114/blocks/7?pageSize=1")', ["getBlock"]],
    ["names it with values", "get(`/v1/chains/$<{info.evmChainId}/blocks/$<{hash}`)", ["getBlock"]],
    ["names it by a constant", 'const C = "chains/1";\nget(`$<{C}/blocks`)', ["listBlocks"]],
    [
      "names it by constants of constants",
      'const N = "v1";\nconst C = `$<{N}/chains/1`;\nget(`$<{C}/blocks`)',
      ["listBlocks"],
    ],
    [
      "names it by a function",
      "const pathOf = (id: string) => `chains/$<{id}`;\nget(`$<{pathOf(chain)}/blocks`)",
      ["listBlocks"],
    ],
    ["names a whole URL", 'fetch("http://service.test/v1/chains/1/blocks")', ["listBlocks"]],
    ["names the more particular path", 'get("chains/allBlocks")', ["listLatest"]],
    ["names a path of another version", 'get("/v1/chains/1/metrics/txCount")', []],
    ["names a path with a suffix", 'post("chains/1/tokens/2:reindex")', ["reindexNft"]],
    ["names no method", 'get("webhooks/1/addresses")', []],
    ["names its method", 'send("PATCH", "webhooks/1/addresses")', ["addAddresses"]],
    ["calls the client", "data.evm.getChain({ chainId })", ["getChain"]],
    ["names its id", "// `getBlock` and listBlocks", ["getBlock"]],
    ["names a file", 'import { listBlocks } from "../src/api/evm/blocks.ts"', []],
  ])("%s", (_, marked, want) => {
    const text = marked.replaceAll("$<", "$"); // the linter takes "${" in a text for a mistake
    expect([...testsOf(operations, calls, new Map([["a.test.ts", text]])).keys()]).toEqual(want);
  });

  it("is the one that makes most calls of it", () => {
    const path = 'get("chains/1/blocks");';
    const tests = new Map([
      ["a.test.ts", path],
      ["b.test.ts", path + path],
    ]);
    expect(testsOf(operations, calls, tests).get("listBlocks")).toBe("b.test.ts");
  });
});

test("the page counts the operations, links those that are there, and says why others are not", () => {
  const hosted = [
    ...whole.hosted,
    { name: "dataIcmGet", method: "GET", path: "/v1/icm/messages/{messageId}" },
    { name: "webhooksList", method: "GET", path: "/v1/webhooks" },
  ];
  const rows = rowsOf({
    ...whole,
    hosted,
    own: [getBlock, own("getIcmMessage", "/v1/icm/messages/{messageId}")],
    reasons: new Map([["getIcmMessage", "messages are not <kept>"]]),
    notYet: ["webhooksList"],
  });
  const content = coveragePage(rows);
  expect(content).toContain("have 3 operations");
  expect(content).toContain(
    "On a service of your own, 1 is implemented, 1 responds with 501 and the reason, 1 is not there yet.",
  );
  expect(content).toContain("](/reference/data/get-block/)");
  expect(content).toContain("501: messages are not &lt;kept>");
  for (const title of ["EVM chains and NFTs", "Interchain messages", "Webhooks"])
    expect(content).toContain(`## ${title}\n`);
});
