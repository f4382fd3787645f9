/** The P-Chain client: one method per method of the node, in the node's wire form. */
import { describe, expect, it } from "vitest";
import { operations } from "./gen/operations.ts";
import { createPChainClient, deployments, type PChainClient, RpcError, ValidationError } from "./index.ts";

const ADDRESS = "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw";
const RAW = "6Y3kysjF9jnHnYkdS9yGAuoHyae2eNmeV";

interface Sent {
  readonly url: string;
  readonly body: { readonly id: number; readonly method: string; readonly params: object };
}

/** A client of a node that responds to every call with `response`. */
function recorder(response: object = { result: {} }) {
  const sent: Sent[] = [];
  const pchain = createPChainClient({
    baseUrl: "http://node.test/prefix/",
    retries: 0,
    fetch: async (url, { body }) => {
      const request = JSON.parse(body ?? "");
      sent.push({ url, body: request });
      return Response.json({ jsonrpc: "2.0", id: request.id, ...response });
    },
  });
  return { pchain, sent };
}

describe("methods", () => {
  it("are exactly as many as the spec's", () => {
    const { pchain } = recorder();
    const { index, indexOf: _, use: __, ...platform } = pchain;
    const methods = [...Object.values<unknown>(platform), ...Object.values(index)];
    expect(methods).toHaveLength(Object.keys(operations).length);
  });

  const WANT: [
    call: (pchain: PChainClient) => Promise<unknown>,
    url: string,
    method: string,
    params: object,
  ][] = [
    [
      // In whatever form an address is at hand, the node is given the one that it reads; raw cb58 ids it reads too.
      (p) => p.getBalance({ addresses: [`P-${ADDRESS}`, ADDRESS, `X-${ADDRESS}`, RAW] }),
      "/ext/bc/P",
      "platform.getBalance",
      { addresses: [`P-${ADDRESS}`, `P-${ADDRESS}`, `P-${ADDRESS}`, RAW] },
    ],
    [
      (p) => p.getBlock({ blockID: "id", encoding: "json" }),
      "/ext/bc/P",
      "platform.getBlock",
      { blockID: "id", encoding: "json" },
    ],
    [(p) => p.getBlockByHeight({ height: 7 }), "/ext/bc/P", "platform.getBlockByHeight", { height: 7 }],
    [(p) => p.getBlockchains(), "/ext/bc/P", "platform.getBlockchains", {}],
    [
      (p) => p.getBlockchainStatus({ blockchainID: "X" }),
      "/ext/bc/P",
      "platform.getBlockchainStatus",
      { blockchainID: "X" },
    ],
    [(p) => p.getCurrentSupply(), "/ext/bc/P", "platform.getCurrentSupply", {}],
    [
      (p) => p.getCurrentValidators({ nodeIDs: ["NodeID-a"] }),
      "/ext/bc/P",
      "platform.getCurrentValidators",
      { nodeIDs: ["NodeID-a"] },
    ],
    [
      (p) => p.index.getContainerRange({ startIndex: 0, numToFetch: 1024 }),
      "/ext/index/P/block",
      "index.getContainerRange",
      { startIndex: 0, numToFetch: 1024 },
    ],
    [
      (p) => p.indexOf("X").getContainerByIndex({ index: 7 }),
      "/ext/index/X/block",
      "index.getContainerByIndex",
      { index: 7 },
    ],
    [
      (p) => p.indexOf("X", "tx").getContainerByIndex({ index: 7 }),
      "/ext/index/X/tx",
      "index.getContainerByIndex",
      { index: 7 },
    ],
  ];
  it.each(WANT)("%s", async (call, url, method, params) => {
    const { pchain, sent } = recorder();
    await call(pchain);
    expect(sent).toMatchObject([
      { url: `http://node.test/prefix${url}`, body: { jsonrpc: "2.0", method, params } },
    ]);
  });
});

it("has the same methods for the index of every chain", () => {
  const { pchain } = recorder();
  expect(Object.keys(pchain.indexOf("X"))).toEqual(Object.keys(pchain.index));
});

describe("responses", () => {
  it("turns an error with status 200 into an RpcError", async () => {
    const { pchain } = recorder({
      error: { code: -32000, message: "couldn't get block at height 9: not found", data: null },
    });
    const error = await pchain.getBlockByHeight({ height: 9 }).catch((reason: unknown) => reason);
    expect(error instanceof RpcError && [error.code, error.data, error.operation]).toEqual([
      -32000,
      null,
      "getBlockByHeight",
    ]);
    expect(String(error)).toContain("couldn't get block at height 9: not found");
  });

  it("returns a null result as null", async () => {
    expect(await recorder({ result: null }).pchain.getHeight()).toBeNull();
  });

  it.each([
    [
      "a height beyond 2^53 given as a rounded number",
      (p: PChainClient) => p.getBlockByHeight({ height: 2 ** 53 }),
      /height.*bigint/,
    ],
    ["a negative height", (p: PChainClient) => p.getBlockByHeight({ height: -1 }), /height.*at least 0/],
    ["no addresses", (p: PChainClient) => p.getBalance({ addresses: [] }), /addresses.*required/],
  ])("refuses %s before anything is sent", async (_name, call, want) => {
    const { pchain, sent } = recorder();
    const error = await call(pchain).catch((reason: unknown) => reason);
    expect(error instanceof ValidationError).toBe(true);
    expect(String(error)).toMatch(want);
    expect(sent).toEqual([]);
  });

  it("sends a height beyond 2^53 with all its digits", async () => {
    let body: string | undefined;
    const pchain = createPChainClient({
      ...deployments.local,
      fetch: async (url, init) => {
        expect(String(url)).toBe("http://127.0.0.1:9650/ext/bc/P");
        body = init.body;
        return Response.json({ jsonrpc: "2.0", id: 1, result: { block: "0x" } });
      },
    });
    await pchain.getBlockByHeight({ height: 9007199254740993n });
    expect(body).toContain('"height":9007199254740993');
  });
});
