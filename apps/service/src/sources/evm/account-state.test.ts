/** Accounts by a node's state, and the fault to report when the node has none of them. */

import { describe, expect, test } from "vitest";
import { createAccountState } from "./account-state.ts";

const OWNER = `0x${"ab".repeat(20)}`;
const TOKEN = `0x${"01".repeat(20)}`;
const OTHER = `0x${"02".repeat(20)}`;
const word = (value: number): string => `0x${value.toString(16).padStart(64, "0")}`;

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

type Reply = { readonly result: unknown } | { readonly error: { code: number; message: string } };

const failure = (message: string, code = -32_000): Reply => ({ error: { code, message } });

/** A node, and what it was asked. */
function nodeOf(replies: { readonly [method: string]: Reply | ((params: Call["params"]) => Reply) }) {
  const asked: Call[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const calls: Call[] = [await request.json()].flat();
    asked.push(...calls);
    const results = calls.map(({ id, method, params }) => {
      const reply = replies[method] ?? failure("the method does not exist", -32_601);
      return { jsonrpc: "2.0", id, ...(typeof reply === "function" ? reply(params) : reply) };
    });
    return Response.json(calls.length === 1 ? results[0] : results);
  };
  return { asked, state: createAccountState({ rpcUrl: "http://node.test/rpc", evmChainId: 43_112, fetch }) };
}

const good = { eth_chainId: { result: "0xa868" }, eth_getBalance: { result: "0x5" } };
const toOf = ([call]: Call["params"]) => (call as { to: string }).to; // as this program sends it

test("is read at the block, with a limit for each contract, and the chain is checked once", async () => {
  const { asked, state } = nodeOf({
    ...good,
    eth_call: (params) => ({ result: word(toOf(params) === TOKEN ? 7 : 0) }),
  });
  const want = {
    native: "5",
    tokens: new Map([
      [TOKEN, "7"],
      [OTHER, "0"],
    ]),
  };
  expect(await state.balances(OWNER, 16, [TOKEN, OTHER])).toEqual(want);
  const data = `0x70a08231${"0".repeat(24)}${"ab".repeat(20)}`;
  expect(asked.map(({ method, params }) => [method, ...params])).toEqual([
    ["eth_chainId"],
    ["eth_getBalance", OWNER, "0x10"],
    ["eth_call", { to: TOKEN, data, gas: "0x7a120" }, "0x10"],
    ["eth_call", { to: OTHER, data, gas: "0x7a120" }, "0x10"],
  ]);
  asked.length = 0;
  await state.balances(OWNER, 17, []);
  expect(asked.map(({ method }) => method)).toEqual(["eth_getBalance"]);
});

test.each([
  { title: "no bytes", reply: { result: "0x" } },
  { title: "two words", reply: { result: word(1) + word(2).slice(2) } },
  { title: "no text", reply: { result: null } },
  { title: "a revert", reply: failure("execution reverted", 3) },
  {
    title: "a revert that reads like a fault of the node",
    reply: failure("execution reverted: missing trie node", 3),
  },
  { title: "gas that is used up", reply: failure("out of gas") },
])("a contract that reports $title has no balance", async ({ reply }) => {
  const { state } = nodeOf({
    ...good,
    eth_call: (params) => (toOf(params) === TOKEN ? reply : { result: word(3) }),
  });
  expect(await state.balances(OWNER, 1, [TOKEN, OTHER])).toEqual({
    native: "5",
    tokens: new Map([[OTHER, "3"]]),
  });
});

describe("a node", () => {
  test.each([
    {
      title: "without the state",
      eth_getBalance: failure("missing trie node 12 (path )"),
      want: { name: "PrunedStateError" },
    },
    {
      title: "without the state in geth's words",
      eth_getBalance: failure("required historical state unavailable (reexec=0)"),
      want: { name: "PrunedStateError" },
    },
    {
      title: "without the block yet",
      eth_getBalance: failure("cannot query unfinalized data"),
      want: { name: "EvmNodeError", unreachable: true },
    },
    {
      title: "without the header yet",
      eth_getBalance: failure("header not found"),
      want: { name: "EvmNodeError", unreachable: true },
    },
    {
      title: "that is asked too often",
      eth_getBalance: failure("limit exceeded", -32_005),
      want: { name: "EvmNodeError", unreachable: true },
    },
    {
      title: "that fails",
      eth_getBalance: failure("internal error"),
      want: { name: "EvmNodeError", unreachable: false },
    },
    {
      title: "with no balance",
      eth_getBalance: { result: "lots" },
      want: { name: "EvmNodeError", unreachable: false },
    },
    {
      title: "of another chain",
      eth_chainId: { result: "0x1" },
      want: { name: "EvmNodeError", unreachable: false },
    },
    {
      title: "without the state for a contract",
      eth_call: failure("missing trie node 12"),
      want: { name: "PrunedStateError" },
    },
  ])("$title is the reason", async ({ title: _, want, ...replies }) => {
    const { state } = nodeOf({ ...good, eth_call: { result: word(1) }, ...replies });
    await expect(state.balances(OWNER, 1, [TOKEN])).rejects.toMatchObject(want);
  });

  test("that cannot be reached is the reason", async () => {
    const fetch = () => Promise.reject(new TypeError("refused"));
    const state = createAccountState({ rpcUrl: "http://node.test/rpc", evmChainId: 43_112, fetch });
    await expect(state.balances(OWNER, 1, [])).rejects.toMatchObject({
      name: "EvmNodeError",
      unreachable: true,
    });
  });
});
