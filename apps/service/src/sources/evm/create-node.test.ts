/** Requests to nodes of every kind, and the handling of their responses. */

import { encodeHex } from "@primary-network/codec";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEvmNode, type EvmNodeOptions } from "./create-node.ts";
import { JsonRpc, MAX_CALLS } from "./json-rpc.ts";
import type { EvmCallResult } from "./node.ts";
import { EvmNodeError } from "./node-error.ts";
import { orderedTrieRoot } from "./ordered-trie.ts";
import { rawTransaction } from "./raw-transaction.ts";

type Params = readonly unknown[];
type Methods = { readonly [method: string]: (...params: Params) => unknown };

class RpcFailure {
  readonly code: number;
  readonly message: string;

  constructor(code: number, message: string) {
    this.code = code;
    this.message = message;
  }
}

const UNKNOWN = new RpcFailure(-32_601, "the method does not exist/is not available");
const SECRET = "http://user:word@node.test/rpc/KEY?token=KEY";
const word = (kind: number, number: number) =>
  `0x${kind.toString(16).padStart(32, "0")}${number.toString(16).padStart(32, "0")}`;
const account = (digit: string) => `0x${digit.repeat(40)}`;

/** A node of two blocks after the genesis, each with one transaction; the second one makes a contract. */
const methods: Methods = {
  eth_chainId: () => "0xa867",
  eth_getBlockByNumber: (number, whole) => {
    const at = number === "latest" ? 2 : Number(number);
    return at > 2 ? null : blockJson(at, whole === true);
  },
  eth_getBlockReceipts: (number) => (Number(number) === 0 ? [] : [receiptJson(Number(number))]),
  eth_getTransactionReceipt: (hash) => receiptJson(Number(BigInt(String(hash)) & 0xffn)),
  debug_traceBlockByNumber: (number) => [{ txHash: word(2, Number(number)), result: traceJson() }],
};

/** The root of whole transactions; any other one where they are none, or cannot be written. */
function rootOf(txs: readonly unknown[]): string {
  try {
    return encodeHex(orderedTrieRoot(txs.flatMap((tx) => rawTransaction(tx) ?? [])), { checksum: false });
  } catch {
    return word(6, 6);
  }
}

function blockJson(number: number, whole = true, rest: object = {}) {
  const block = {
    number: `0x${number.toString(16)}`,
    hash: word(1, number),
    parentHash: word(1, Math.max(0, number - 1)),
    timestamp: "0x64",
    baseFeePerGas: "0x5",
    gasLimit: "0xe4e1c0",
    gasUsed: "0x5208",
    extDataHash: word(9, 9),
    blockExtraData: "0x",
    transactions: number === 0 ? [] : [whole ? txJson(number) : word(2, number)],
    ...rest,
  };
  return { transactionsRoot: rootOf(block.transactions), ...block };
}

const txJson = (number: number, rest: object = {}) => ({
  hash: word(2, number),
  blockHash: word(1, number),
  transactionIndex: "0x0",
  type: "0x2",
  from: account("A"),
  to: number === 2 ? null : account("b"),
  nonce: "0x1",
  value: "0x7",
  input: "0xAB",
  gas: "0x5208",
  gasPrice: "0x6",
  maxFeePerGas: "0x8",
  maxPriorityFeePerGas: "0x1",
  chainId: "0xa867",
  accessList: [],
  v: "0x1",
  yParity: "0x1",
  r: "0x1234",
  s: "0x5678",
  ...rest,
});

const receiptJson = (number: number, rest: object = {}) => ({
  blockHash: word(1, number),
  transactionHash: word(2, number),
  status: "0x1",
  gasUsed: "0x5208",
  effectiveGasPrice: "0x6",
  contractAddress: number === 2 ? account("C") : null,
  logs: [{ logIndex: "0x0", address: account("D"), topics: [word(7, 7)], data: "0xFF" }],
  ...rest,
});

const traceJson = (rest: object = {}) => ({
  type: "call",
  from: account("A"),
  to: account("b"),
  gas: "0x5208",
  gasUsed: "0x5208",
  value: "0x7",
  ...rest,
});

/** A node that is asked by HTTP; what it was asked is noted. */
function nodeOf(own: Methods = {}, options: Partial<EvmNodeOptions> = {}) {
  const asked: string[] = [];
  const all: Methods = { ...methods, ...own };
  const respond = ({ id, method, params }: { id: number; method: string; params: Params }) => {
    asked.push(method);
    const result = all[method] ? all[method](...params) : UNKNOWN;
    return {
      jsonrpc: "2.0",
      id,
      ...(result instanceof RpcFailure
        ? { error: { code: result.code, message: result.message } }
        : { result }),
    };
  };
  const fetch = async (request: Request) => {
    const body = await request.json();
    // Responses may come in any order.
    return Response.json(Array.isArray(body) ? body.map(respond).reverse() : respond(body));
  };
  const node = createEvmNode({ rpcUrl: SECRET, evmChainId: 43_111, traces: "auto", fetch, ...options });
  const count = (method: string) => asked.filter((name) => name === method).length;
  return { node, asked, count };
}

describe("blocks", () => {
  test("have transactions, receipts and traces in lower case", async () => {
    const { node } = nodeOf();
    const [genesis, first, second, ...more] = await node.blocks(0, 10);
    expect(more).toEqual([]);
    expect(genesis).toMatchObject({ number: 0, txs: [] });
    expect(first).toEqual({
      number: 1,
      hash: word(1, 1),
      parentHash: word(1, 0),
      timestamp: 100,
      baseFeePerGas: 5n,
      gasLimit: 15_000_000n,
      executedLater: false,
      gasCost: undefined,
      timestampMilliseconds: undefined,
      minDelayExcess: undefined,
      txs: [
        {
          hash: word(2, 1),
          index: 0,
          type: 2,
          from: account("a"),
          to: account("b"),
          nonce: 1n,
          value: 7n,
          input: "0xab",
          gas: 21_000n,
          maxFeePerGas: 8n,
          maxPriorityFeePerGas: 1n,
          receipt: {
            succeeded: true,
            gasUsed: 21_000n,
            effectiveGasPrice: 6n,
            contractAddress: undefined,
            logs: [{ logIndex: 0, address: account("d"), topics: [word(7, 7)], data: "0xff" }],
          },
          trace: {
            type: "CALL",
            from: account("a"),
            to: account("b"),
            value: 7n,
            gas: 21_000n,
            gasUsed: 21_000n,
            error: undefined,
            calls: [],
          },
        },
      ],
    });
    expect(second?.txs[0]).toMatchObject({ to: undefined, receipt: { contractAddress: account("c") } });
  });

  test("end at the head also when the node refuses blocks above it, as avalanchego does", async () => {
    const beyond = new RpcFailure(-32_000, "cannot query unfinalized data");
    const { node } = nodeOf({
      eth_getBlockByNumber: (number, whole) =>
        Number(number) > 2 ? beyond : blockJson(number === "latest" ? 2 : Number(number), whole === true),
    });
    expect((await node.blocks(1, 10)).map(({ number }) => number)).toEqual([1, 2]);
    expect(await node.blocks(3, 10)).toEqual([]);
    expect(await node.blockHash(3)).toBeUndefined();
    expect(await node.blockHash(2)).toBe(word(1, 2));
  });

  test.each<[string, Methods, object]>([
    [
      "of newer chains",
      {
        eth_getBlockByNumber: (number) =>
          Number(number) > 1
            ? null
            : blockJson(Number(number), true, {
                timestampMilliseconds: "0x186a1",
                minDelayExcess: "0x7fffffffffffffff",
                blockGasCost: "0x186a0",
              }),
      },
      { timestampMilliseconds: 100_001, minDelayExcess: 2n ** 63n - 1n, gasCost: 100_000n },
    ],
    [
      "of older envelopes",
      {
        eth_getBlockByNumber: (number) =>
          Number(number) > 1
            ? null
            : blockJson(Number(number), true, {
                baseFeePerGas: undefined,
                transactions:
                  Number(number) === 0
                    ? []
                    : [
                        txJson(1, {
                          type: undefined,
                          maxFeePerGas: undefined,
                          maxPriorityFeePerGas: undefined,
                        }),
                      ],
              }),
        eth_getBlockReceipts: (number) =>
          Number(number) === 0
            ? []
            : [receiptJson(1, { status: undefined, root: word(3, 3), effectiveGasPrice: undefined })],
      },
      {
        baseFeePerGas: undefined,
        txs: [{ type: 0, maxFeePerGas: undefined, receipt: { succeeded: true, effectiveGasPrice: 6n } }],
      },
    ],
    [
      "with a transaction that failed",
      {
        eth_getBlockReceipts: (number) =>
          Number(number) === 0 ? [] : [receiptJson(Number(number), { status: "0x0" })],
      },
      { txs: [{ receipt: { succeeded: false, logs: [] } }] },
    ],
  ])("%s", async (_, own, want) => {
    expect((await nodeOf(own).node.blocks(1, 1))[0]).toMatchObject(want);
  });

  test("one by one get single receipts from then on if the node has no block receipts", async () => {
    const { node, count } = nodeOf({ eth_getBlockReceipts: () => UNKNOWN });
    const blocks = await node.blocks(0, 3);
    expect(blocks).toEqual(await nodeOf().node.blocks(0, 3));
    await node.blocks(0, 3);
    expect([count("eth_getBlockReceipts"), count("eth_getTransactionReceipt")]).toEqual([2, 4]);
  });

  test("have no traces if the node has no tracer, which is asked once, or if traces are switched off", async () => {
    const without = nodeOf({ debug_traceBlockByNumber: () => UNKNOWN });
    for (const time of [1, 2]) {
      expect(
        (await without.node.blocks(1, 2)).map(({ txs }) => txs[0]?.trace),
        String(time),
      ).toEqual([undefined, undefined]);
    }
    expect(without.count("debug_traceBlockByNumber")).toBe(2); // of two blocks, at once
    const off = nodeOf({}, { traces: "off" });
    expect((await off.node.blocks(1, 1))[0]?.txs[0]?.trace).toBeUndefined();
    expect(off.count("debug_traceBlockByNumber")).toBe(0);
  });

  test.each<[string, Methods, RegExp]>([
    [
      "a trace that fails",
      { debug_traceBlockByNumber: () => new RpcFailure(-32_000, "missing trie node") },
      /error -32000: missing trie node/,
    ],
    [
      "a transaction's trace that fails",
      { debug_traceBlockByNumber: () => [{ txHash: word(2, 1), error: "timeout" }] },
      /trace.error says: timeout/,
    ],
    [
      "traces of another block",
      { debug_traceBlockByNumber: () => [{ txHash: word(2, 9), result: traceJson() }] },
      /trace is of another block/,
    ],
    [
      "traces of somebody else's transaction",
      { debug_traceBlockByNumber: () => [{ result: traceJson({ from: account("e") }) }] },
      /trace is of another block/,
    ],
    ["too few traces", { debug_traceBlockByNumber: () => [] }, /list of traces is of another block/],
    [
      "receipts of another block",
      { eth_getBlockReceipts: () => [receiptJson(1, { blockHash: word(1, 9) })] },
      /receipt is of another block/,
    ],
    [
      "receipts of another transaction",
      { eth_getBlockReceipts: () => [receiptJson(1, { transactionHash: word(2, 9) })] },
      /receipt is of another block/,
    ],
    [
      "too many receipts",
      { eth_getBlockReceipts: () => [receiptJson(1), receiptJson(1)] },
      /list of receipts is of another block/,
    ],
    ["a receipt that is not there", { eth_getBlockReceipts: () => [null] }, /receipt is no object/],
    [
      "another block than was asked for",
      { eth_getBlockByNumber: () => blockJson(2) },
      /block 2 does not follow/,
    ],
    [
      "an error for a block",
      { eth_getBlockByNumber: () => new RpcFailure(-32_000, "header not found") },
      /header not found/,
    ],
    ...Object.entries({
      hash: ["0x12", /block\.hash must hold 32 bytes, not 1/],
      number: ["1", /block\.number is no quantity/],
      parentHash: [undefined, /block\.parentHash is not bytes/],
      timestamp: [`0x${"f".repeat(20)}`, /block\.timestamp is larger than 2\^53/],
      transactions: ["none", /block\.transactions is no list/],
    } as const).map(([field, [value, rule]]): [string, Methods, RegExp] => [
      `a wrong ${field}`,
      { eth_getBlockByNumber: () => blockJson(1, true, { [field]: value }) },
      rule,
    ]),
    ...Object.entries({
      from: ["0x00", /transaction\.from must hold 20 bytes/],
      value: [`0x${"f".repeat(65)}`, /transaction\.value is no quantity/],
      input: ["0x1", /transaction\.input is not bytes/],
      transactionIndex: ["0x1", /transaction\.transactionIndex must be 0/],
      gas: [5, /transaction\.gas is no quantity/],
    } as const).map(([field, [value, rule]]): [string, Methods, RegExp] => [
      `a transaction's wrong ${field}`,
      { eth_getBlockByNumber: () => blockJson(1, true, { transactions: [txJson(1, { [field]: value })] }) },
      rule,
    ]),
    [
      "a log with the index of another one",
      {
        eth_getBlockReceipts: () => [
          receiptJson(1, {
            logs: [0, 2].map((logIndex) => ({
              logIndex: `0x${logIndex}`,
              address: account("d"),
              topics: [],
              data: "0x",
            })),
          }),
        ],
      },
      /log 1 of a block is log 2/,
    ],
    [
      "a log with five topics",
      {
        eth_getBlockReceipts: () => [
          receiptJson(1, {
            logs: [{ logIndex: "0x0", address: account("d"), topics: Array(5).fill(word(1, 1)), data: "0x" }],
          }),
        ],
      },
      /log\.topics must be at most 4/,
    ],
  ])("%s is refused, and the error does not contain the node's URL", async (_, own, rule) => {
    const failure = await nodeOf(own)
      .node.blocks(1, 1)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EvmNodeError);
    if (!(failure instanceof EvmNodeError)) return;
    expect(failure.message).toMatch(rule);
    expect(failure.unreachable).toBe(false);
    expect(failure.message).not.toMatch(/KEY|user|word@/);
  });

  test("are refused when their transactions do not match transactionsRoot", async () => {
    const cases: [own: object, rule: RegExp][] = [
      [
        { transactionsRoot: word(6, 6) },
        /block 1 contradicts itself: its transactionsRoot is not that of its 1 transactions/,
      ],
      [{ transactionsRoot: undefined }, /block\.transactionsRoot is not bytes/],
      [
        { transactions: [txJson(1, { value: "0x8" })], transactionsRoot: rootOf([txJson(1)]) },
        /is not that of its 1/,
      ],
    ];
    for (const [own, rule] of cases) {
      const { node } = nodeOf({ eth_getBlockByNumber: () => blockJson(1, true, own) });
      await expect(node.blocks(1, 1)).rejects.toThrow(rule);
    }
    const empty = { transactions: [], transactionsRoot: rootOf([txJson(1)]) };
    const { node } = nodeOf({
      eth_getBlockByNumber: () => blockJson(1, true, empty),
      eth_getBlockReceipts: () => [],
    });
    await expect(node.blocks(1, 1)).rejects.toThrow(/is not that of its 0 transactions/);
  });

  test("with an unknown envelope are read, and this is logged once", async () => {
    const reported: number[] = [];
    const transactions = (number: number) => (number === 0 ? [] : [txJson(number, { type: "0x7e" })]);
    const { node } = nodeOf(
      {
        eth_getBlockByNumber: (number) =>
          Number(number) > 2
            ? null
            : blockJson(Number(number), true, { transactions: transactions(Number(number)) }),
      },
      { unchecked: { envelope: (type) => reported.push(type) } },
    );
    for (const _ of [1, 2])
      expect((await node.blocks(0, 3)).map(({ txs }) => txs[0]?.type)).toEqual([undefined, 126, 126]);
    expect(reported).toEqual([126]);
  });

  test("of another chain than the configured one are refused until the node serves it", async () => {
    let chain: unknown = "0x1";
    const { node, count } = nodeOf({ eth_chainId: () => chain });
    const calls = [() => node.head(), () => node.blockHash(1), () => node.blocks(1, 1), () => node.calls([])];
    for (const call of calls) await expect(call()).rejects.toThrow(/the node serves chain 1, not 43111/);
    chain = "none";
    await expect(node.head()).rejects.toThrow(/eth_chainId is no quantity/);
    chain = "0xa867";
    for (const call of calls) await call();
    expect(count("eth_chainId")).toBe(6); // not again once it was right
  });

  test("are not read without traces because one of several nodes has none", async () => {
    let has = true;
    const { node } = nodeOf({
      debug_traceBlockByNumber: (number) =>
        has ? [{ result: traceJson(), txHash: word(2, Number(number)) }] : UNKNOWN,
    });
    expect((await node.blocks(1, 1))[0]?.txs[0]?.trace).toBeDefined();
    has = false;
    await expect(node.blocks(2, 1)).rejects.toThrow("the node served traces before, and no longer does");
    has = true;
    expect((await node.blocks(2, 1))[0]?.txs[0]?.trace).toBeDefined();
  });

  test("that are too large together are requested in halves, also when the node itself says so", async () => {
    let largest = 0;
    const { node } = nodeOf(
      {},
      {
        fetch: async (request) => {
          const body: { id: number; method: string; params: Params }[] = [await request.json()].flat();
          const traced = body.filter(({ method }) => method.startsWith("debug"));
          if (traced.length > 1) {
            largest = Math.max(largest, traced.length);
            return Response.json(
              body.map(({ id }, index) =>
                index === 0
                  ? { id, result: [] }
                  : { id, error: { code: -32_003, message: "response too large" } },
              ),
            );
          }
          const results = body.map(({ id, method, params }) => ({
            id,
            result: methods[method]?.(...params),
          }));
          return Response.json(
            results.length === 1 && traced.length === 1
              ? results[0]
              : results.length === 1
                ? results[0]
                : results,
          );
        },
      },
    );
    expect(await node.blocks(1, 2)).toEqual(await nodeOf().node.blocks(1, 2));
    expect(largest).toBe(2);
  });

  test("that the chain replaced between two responses are refused and read again", async () => {
    let replaced = false;
    const { node } = nodeOf({
      eth_getBlockByNumber: (number) => (Number(number) > 2 ? null : blockJson(Number(number))),
      eth_getBlockReceipts: (number) => {
        const moved = replaced ? {} : { blockHash: word(8, Number(number)) };
        return Number(number) === 0 ? [] : [receiptJson(Number(number), moved)];
      },
    });
    await expect(node.blocks(0, 3)).rejects.toThrow("the chain changed during the read");
    replaced = true;
    expect(await node.blocks(0, 3)).toHaveLength(3);
  });
});

describe("contracts", () => {
  const calls = ["0x01", "0x02", "0x03"].map((data) => ({ to: account("d"), data }));

  test("are called with limits, and each succeeds or fails on its own", async () => {
    const given: unknown[] = [];
    const { node } = nodeOf({
      eth_call: (call, at) => {
        given.push([call, at]);
        const { data } = call as { data: string };
        if (data === "0x01") return "0xAB";
        return data === "0x02" ? new RpcFailure(3, "execution reverted: no") : `0x${"00".repeat(65_537)}`;
      },
    });
    expect(await node.calls(calls)).toEqual([
      { data: "0xab" },
      { reverted: "execution reverted: no" },
      { reverted: "result too long", tooLong: true },
    ]);
    expect(given[0]).toEqual([{ to: account("d"), data: "0x01", gas: "0x989680" }, "latest"]);
    expect(await node.calls([{ to: account("d"), data: "0x01", at: 5 }])).toEqual([{ data: "0xab" }]);
    expect(given.at(-1)).toMatchObject([{}, "0x5"]);
  });

  test("are not considered unresponsive while the node is rate limited", async () => {
    let busy = 0;
    const fetch = async (request: Request) => {
      const body = await request.json();
      if ([body].flat().some(({ method }) => method === "eth_call")) {
        busy++;
        return new Response("", { status: 429 });
      }
      return Response.json({ id: 0, result: body.method === "eth_chainId" ? "0xa867" : blockJson(2, false) });
    };
    await expect(
      createEvmNode({ rpcUrl: SECRET, evmChainId: 43_111, traces: "auto", fetch }).calls(calls),
    ).rejects.toThrow("status 429");
    expect(busy).toBe(2);
  });

  test.each([
    [-32_005, "limit exceeded", true],
    [-32_000, "header not found", false],
    [-32_000, "missing trie node 1a2b", false],
  ])(
    "are not considered unresponsive when one response is error %i, %s",
    async (code, message, unreachable) => {
      const { node } = nodeOf({
        eth_call: (call) =>
          (call as { data: string }).data === "0x02" ? new RpcFailure(code, message) : "0x01",
      });
      await expect(node.calls(calls)).rejects.toMatchObject({ name: "EvmNodeError", unreachable });
    },
  );

  test("whose own errors read like those of a node have reverted", async () => {
    const errors: Record<string, RpcFailure> = {
      "0x01": new RpcFailure(3, "execution reverted: limit exceeded"),
      "0x02": new RpcFailure(-32_000, "execution reverted: no state, timeout"),
      "0x03": new RpcFailure(-32_000, "execution aborted (timeout = 5s)"),
    };
    const { node } = nodeOf({ eth_call: (call) => errors[(call as { data: string }).data] });
    expect(await node.calls(calls)).toEqual([
      { reverted: "execution reverted: limit exceeded" },
      { reverted: "execution reverted: no state, timeout" },
      { noResult: "execution aborted (timeout = 5s)" }, // by the node, which may have been busy
    ]);
  });

  test.each<[string, () => Response, EvmCallResult]>([
    [
      "a proxy's page",
      () => new Response("<html>", { status: 404 }),
      { noResult: "eth_call: the response has status 404 and is not JSON" },
    ],
    [
      "a response that is too large",
      () => new Response("", { status: 413 }),
      { reverted: "result too long", tooLong: true },
    ],
  ])("each with its own result, when one has %s", async (_, odd, expected) => {
    const fetch = async (request: Request): Promise<Response> => {
      const body = await request.json();
      const all = [body].flat();
      if (all.some(({ method, params }) => method === "eth_call" && params[0].data === "0x02")) return odd();
      const responses = all.map(({ id, method }) => ({
        id,
        result: method === "eth_call" ? "0x05" : methods[method]?.("latest", false),
      }));
      return Response.json(Array.isArray(body) ? responses : responses[0]);
    };
    const node = createEvmNode({ rpcUrl: SECRET, evmChainId: 43_111, traces: "auto", fetch });
    expect(await node.calls(calls)).toEqual([{ data: "0x05" }, expected, { data: "0x05" }]);
  });

  test("whose result is not bytes count as having refused", async () => {
    const { node } = nodeOf({ eth_call: () => 7 });
    expect(await node.calls(calls.slice(0, 1))).toEqual([{ reverted: "result is not bytes" }]);
  });

  test("that never end fail only their own call; an unreachable node is not counted against a contract", async () => {
    let away = false;
    const fetch = async (request: Request): Promise<Response> => {
      if (away) throw new Error("refused");
      const body = await request.json();
      const all = [body].flat();
      if (all.some(({ method, params }) => method === "eth_call" && params[0].data === "0x02")) {
        return new Promise((_, reject) =>
          request.signal.addEventListener("abort", () => reject(request.signal.reason)),
        );
      }
      const responses = all.map(({ id, method }) => ({
        id,
        result: method === "eth_call" ? "0x05" : methods[method]?.("latest", false),
      }));
      return Response.json(Array.isArray(body) ? responses : responses[0]);
    };
    const node = createEvmNode({ rpcUrl: SECRET, evmChainId: 43_111, traces: "auto", fetch });
    expect(await node.calls(calls)).toEqual([
      { data: "0x05" },
      { noResult: "eth_call: the node did not respond in time" },
      { data: "0x05" },
    ]);
    away = true;
    await expect(
      createEvmNode(
        { rpcUrl: SECRET, evmChainId: 43_111, traces: "auto", fetch },
        AbortSignal.timeout(50),
      ).calls(calls),
    ).rejects.toThrow(EvmNodeError);
  });
});

describe("JSON-RPC", () => {
  const rpc = (fetch: (request: Request) => Promise<Response>, rest: object = {}) =>
    new JsonRpc({ url: SECRET, fetch, pause: async () => {}, ...rest });
  const echo = (order: (list: unknown[]) => unknown[]) => async (request: Request) => {
    const body = await request.json();
    const responses = ({ id, params }: { id: number; params: unknown[] }) => ({
      jsonrpc: "2.0",
      id,
      result: params[0],
    });
    return Response.json(Array.isArray(body) ? order(body.map(responses)) : responses(body));
  };

  test("responses are in the order of the calls, whatever order they arrive in", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer(), { maxLength: 3 * MAX_CALLS }),
        fc.infiniteStream(fc.nat()),
        async (values, keys) => {
          const shuffled = (list: unknown[]) =>
            list
              .map((item) => ({ item, key: keys.next().value }))
              .sort((a, b) => a.key - b.key)
              .map(({ item }) => item);
          const asked = await rpc(echo(shuffled)).ask(
            values.map((value) => ({ method: "m", params: [value] })),
          );
          expect(asked).toEqual(values.map((result) => ({ result })));
        },
      ),
    );
  });

  const two = [1, 2].map((value) => ({ method: "m", params: [value] }));

  test.each<[string, unknown, RegExp]>([
    ["a response is missing", [{ id: 0, result: 1 }], /the response to call 1 of 2 is missing/],
    [
      "a response has another id",
      [
        { id: 0, result: 1 },
        { id: 7, result: 2 },
      ],
      /the response to call 1 of 2 is missing/,
    ],
    ["a response is invalid", [{ id: 0, result: 1 }, { id: 1 }], /not a JSON-RPC response/],
    ["a response is null", [{ id: 0, result: 1 }, null], /call 1 of 2 is missing/],
  ])("a response is an error when %s", async (_, body, rule) => {
    await expect(rpc(async () => Response.json(body)).ask(two)).rejects.toThrow(rule);
  });

  test("a node without batch support gets single calls from then on", async () => {
    const sizes: number[] = [];
    const single = rpc(async (request) => {
      const body = await request.json();
      sizes.push(Array.isArray(body) ? body.length : 1);
      if (Array.isArray(body))
        return Response.json({
          jsonrpc: "2.0",
          id: null,
          error: { code: -32_600, message: "batches are off" },
        });
      return Response.json({ id: body.id, result: body.params[0] });
    });
    expect(await single.ask(two)).toEqual([{ result: 1 }, { result: 2 }]);
    expect(await single.ask(two)).toEqual([{ result: 1 }, { result: 2 }]);
    expect(sizes).toEqual([2, 1, 1, 1, 1]);
  });

  test("a rate-limited node is not treated as one without batch support", async () => {
    let often = true;
    const sizes: number[] = [];
    const limited = rpc(async (request) => {
      const body = await request.json();
      sizes.push([body].flat().length);
      if (often)
        return Response.json({
          jsonrpc: "2.0",
          id: null,
          error: { code: -32_005, message: "limit exceeded" },
        });
      return echo((list) => list)(new Request("http://n", { method: "POST", body: JSON.stringify(body) }));
    });
    await expect(limited.ask(two)).rejects.toMatchObject({
      message: "m: the node's rate limit is reached",
      unreachable: true,
    });
    often = false;
    expect(await limited.ask(two)).toEqual([{ result: 1 }, { result: 2 }]);
    expect(sizes).toEqual([2, 2]);
  });

  test("batches that take too long are split in halves; 413 means too large", async () => {
    const sizes: number[] = [];
    const slow = rpc(
      async (request) => {
        const body = await request.json();
        const { length } = [body].flat();
        sizes.push(length);
        if (length > 2)
          return new Promise((_, reject) =>
            request.signal.addEventListener("abort", () => reject(request.signal.reason)),
          );
        if (length > 1) return new Response("", { status: 413 });
        return echo((list) => list)(new Request("http://n", { method: "POST", body: JSON.stringify(body) }));
      },
      { timeoutMs: 30 },
    );
    expect(await slow.ask([...two, ...two])).toEqual([1, 2, 1, 2].map((result) => ({ result })));
    expect(sizes).toEqual([4, 2, 1, 1, 2, 1, 1]);
  });

  test("a response of many megabytes is read", async () => {
    const { node } = nodeOf({
      eth_getBlockReceipts: () => [
        receiptJson(1, {
          logs: [{ logIndex: "0x0", address: account("d"), topics: [], data: `0x${"ab".repeat(5_000_000)}` }],
        }),
      ],
    });
    expect((await node.blocks(1, 1))[0]?.txs[0]?.receipt.logs[0]?.data).toHaveLength(10_000_002);
  });

  test("a batch that is too large is split in halves; a single call is an error", async () => {
    const fetch = async (request: Request) => {
      const body = await request.json();
      const responses = [body].flat().map(({ id, params }) => ({ id, result: "x".repeat(params[0]) }));
      return Response.json(Array.isArray(body) ? responses : responses[0]);
    };
    const small = rpc(fetch, { maxBytes: 300 });
    const calls = [100, 100, 100, 100].map((size) => ({ method: "m", params: [size] }));
    expect(await small.ask(calls)).toEqual(Array(4).fill({ result: "x".repeat(100) }));
    await expect(small.ask([{ method: "m", params: [400] }])).rejects.toThrow(
      "m: the response is larger than 300 bytes",
    );
  });

  test("user and password in the URL are sent as credentials", async () => {
    const requests: Request[] = [];
    const noting = rpc(async (request) => {
      requests.push(request);
      return Response.json({ id: 0, result: 1 });
    });
    await noting.one("m", []);
    const [request] = requests;
    expect(request?.url).toBe("http://node.test/rpc/KEY?token=KEY");
    expect(request?.headers.get("authorization")).toBe(`Basic ${btoa("user:word")}`);
  });

  test("an endless body is cut off", async () => {
    let pulled = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled++;
          controller.enqueue(new Uint8Array(1_000));
        },
      });
    await expect(rpc(async () => new Response(endless()), { maxBytes: 10_000 }).one("m", [])).rejects.toThrow(
      /larger than/,
    );
    expect(pulled).toBeLessThan(20);
  });

  test.each([429, 500, 502, 503])("status %i is retried, four requests in all", async (status) => {
    let times = 0;
    const busy = rpc(async () => {
      times++;
      return new Response("busy", { status });
    });
    const failure = await busy.one("m", []).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: `m: the node responds with status ${status}`,
      unreachable: true,
    });
    expect(times).toBe(4);
    times = 0;
    const better = rpc(async () =>
      ++times < 3 ? new Response("", { status }) : Response.json({ id: 0, result: 1 }),
    );
    expect(await better.one("m", [])).toBe(1);
  });

  test("a response that is not JSON is not retried", async () => {
    let times = 0;
    const page = rpc(async () => {
      times++;
      return new Response("<html>");
    });
    await expect(page.one("m", [])).rejects.toMatchObject({
      message: "m: the response is not JSON",
      unreachable: false,
    });
    expect(times).toBe(1);
  });

  test("an abort signal ends a call at once", async () => {
    const stop = new AbortController();
    let times = 0;
    const hanging = rpc(
      (request) => {
        times++;
        stop.abort();
        return new Promise((_, reject) => {
          if (request.signal.aborted) reject(request.signal.reason);
          request.signal.addEventListener("abort", () => reject(request.signal.reason));
        });
      },
      { signal: stop.signal },
    );
    await expect(hanging.one("m", [])).rejects.toThrow("the node cannot be reached");
    expect(times).toBe(1);
  });
});
