/** The guards for the chain of a transaction, on the examples of the specification: each belongs to one chain. */
import { describe, expect, expectTypeOf, it } from "vitest";
import examples from "../../testing/src/gen/data.json" with { type: "json" };
import type {
  CChainExportTransaction,
  CChainImportTransaction,
  PChainTransaction,
  PrimaryNetworkTransaction,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
} from "./gen/types.ts";
import { isCChainTransaction, isPChainTransaction, isXChainTransaction } from "./transaction-chain.ts";

/** The transactions of the Primary Network in a value, each with the path to it. */
function transactionsIn(value: unknown, path = ""): [string, PrimaryNetworkTransaction][] {
  if (typeof value !== "object" || value === null) return [];
  const found = Object.entries(value).flatMap(([key, inner]) => transactionsIn(inner, `${path}/${key}`));
  const isTransaction = "amountBurned" in value || "amountCreated" in value;
  return isTransaction ? [[path, value as PrimaryNetworkTransaction], ...found] : found;
}

const chainsOf = (tx: PrimaryNetworkTransaction): string[] => [
  ...(isPChainTransaction(tx) ? ["p"] : []),
  ...(isXChainTransaction(tx) ? ["x"] : []),
  ...(isCChainTransaction(tx) ? ["c"] : []),
];

describe("the guards for the chain of a transaction", () => {
  const transactions = transactionsIn(examples);

  it("put each example on one chain, and there is one of each", () => {
    const chains = transactions.map(([path, tx]) => [path, chainsOf(tx)] as const);
    expect(chains.filter(([, on]) => on.length !== 1)).toEqual([]);
    expect(new Set(chains.flatMap(([, on]) => on))).toEqual(new Set(["p", "x", "c"]));
  });

  it("narrow the union", () => {
    const narrow = (tx: PrimaryNetworkTransaction) => {
      if (isPChainTransaction(tx)) expectTypeOf(tx).toEqualTypeOf<PChainTransaction>();
      else if (isXChainTransaction(tx))
        expectTypeOf(tx).toEqualTypeOf<XChainLinearTransaction | XChainNonLinearTransaction>();
      else expectTypeOf(tx).toEqualTypeOf<CChainImportTransaction | CChainExportTransaction>();
    };
    expect(narrow).toBeTypeOf("function");
  });
});
