import { expect, test } from "vitest";
import type { EvmBlock, EvmTransaction } from "./block.ts";
import { baseFeeOf, feesOf, gasUsedOf } from "./charges.ts";

interface Paid {
  readonly gas?: bigint;
  /** Effective gas price. */
  readonly price: bigint;
  readonly cap?: bigint;
  readonly tip?: bigint;
}

const txOf = ({ gas = 21_000n, price, cap, tip }: Paid): EvmTransaction => ({
  hash: "0x",
  index: 0,
  type: cap === undefined ? 0 : 2,
  from: "0x",
  to: "0x",
  nonce: 0n,
  value: 0n,
  input: "0x",
  gas,
  maxFeePerGas: cap,
  maxPriorityFeePerGas: tip,
  receipt: {
    succeeded: true,
    gasUsed: gas,
    effectiveGasPrice: price,
    contractAddress: undefined,
    logs: [],
  },
  trace: undefined,
});

const blockOf = (header: bigint | undefined, executedLater: boolean, paid: readonly Paid[]): EvmBlock => ({
  number: 1,
  hash: "0x",
  parentHash: "0x",
  timestamp: 0,
  timestampMilliseconds: undefined,
  minDelayExcess: undefined,
  baseFeePerGas: header,
  executedLater,
  gasLimit: 15_000_000n,
  gasCost: undefined,
  txs: paid.map(txOf),
});

/** Prices in gwei, as chains have them: 25 of base fee, 1 of tip. */
const below: Paid = { price: 26n, cap: 100n, tip: 1n };
const legacy: Paid = { price: 40n };

test.each<[title: string, header: bigint | undefined, later: boolean, paid: readonly Paid[], want?: bigint]>([
  ["of the header where the block is executed first", 50n, false, [below], 50n],
  ["none before base fees existed", undefined, false, [legacy]],
  ["of the header without transactions", 50n, true, [], 50n],
  ["the price without the whole tip", 50n, true, [below], 25n],
  ["the price of a transaction without a tip", 50n, true, [{ price: 25n, cap: 25n, tip: 0n }], 25n],
  ["no more than a price that reaches its cap", 50n, true, [{ price: 26n, cap: 26n, tip: 9n }], 26n],
  ["no more than a legacy price", 50n, true, [legacy], 40n],
  ["no more than the header's", 30n, true, [legacy], 30n],
  ["the one that any transaction shows", 50n, true, [legacy, below, { price: 30n, cap: 30n, tip: 9n }], 25n],
])("the base fee is %s", (_, header, later, paid, want) => {
  expect(baseFeeOf(blockOf(header, later, paid))).toBe(want);
});

test("gas and fees are those of the receipts", () => {
  const block = blockOf(50n, true, [below, { ...legacy, gas: 10n }]);
  expect(gasUsedOf(block)).toBe(21_010n);
  expect(feesOf(block)).toBe(21_000n * 26n + 10n * 40n);
  expect(gasUsedOf(blockOf(50n, true, []))).toBe(0n);
});
