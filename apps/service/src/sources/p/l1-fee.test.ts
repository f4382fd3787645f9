/** The fee that L1 validators pay a second, as nodes of several versions report it. */

import { expect, test } from "vitest";
import { readL1FeePrice } from "./l1-fee.ts";
import type { NodeAddress } from "./upgrades.ts";

const signal = new AbortController().signal;

function nodeWith(response: object, status: number, asked: unknown[] = []): NodeAddress {
  return {
    baseUrl: "http://node/base/",
    fetch: async (url, init) => {
      const { method } = JSON.parse(String(init?.body));
      asked.push([String(url), method]);
      return Response.json(response, { status });
    },
  };
}

const config = { capacity: 20_000, target: 10_000, minPrice: 1, excessConversionConstant: 865_617 };
const error = (code: number, message: string) => ({ jsonrpc: "2.0", id: 1, error: { code, message } });

test.each([
  { node: "a private network's node", response: { jsonrpc: "2.0", id: 1, result: config }, want: 1n },
  {
    node: "a node from before Etna",
    response: error(-32_000, `rpc: can't find method "platform.GetValidatorFeeConfig"`),
    want: undefined,
  },
  { node: "a gateway without the method", response: error(-32_601, "method not found"), want: undefined },
])("$node: $want", async ({ response, want }) => {
  const asked: unknown[] = [];
  expect(await readL1FeePrice(nodeWith(response, 200, asked), signal)).toBe(want);
  expect(asked).toEqual([["http://node/base/ext/bc/P", "platform.getValidatorFeeConfig"]]);
});

test.each([
  { node: "one that fails", response: error(-32_000, "database closed"), status: 200 },
  { node: "one that leaves the price out", response: { jsonrpc: "2.0", id: 1, result: {} }, status: 200 },
  { node: "a gateway that refuses", response: {}, status: 403 },
])("$node gives no decision and is asked again", async ({ response, status }) => {
  await expect(readL1FeePrice(nodeWith(response, status), signal)).rejects.toThrow();
});
