/**
 * A transaction of one EVM chain names its tables as the server does that runs it: a worker of a cluster has
 * a table for each shard.
 */

import { expect, test } from "vitest";
import { applyEvmBlock } from "../src/domain/evm/apply.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import { evmChainsOn } from "../src/store/evm/chain.ts";
import { type Connection, isCopy, PLAIN, type Step } from "../src/store/session/connection.ts";
import { Session } from "../src/store/session/session.ts";
import type { Database } from "../src/store/sql/database.ts";
import { bareNames, worker } from "./chain-tables.ts";
import { historyBlock, rules } from "./evm-history.ts";

const CHAIN = 7;
const NOWHERE = `0x${"00".repeat(32)}`;
/** Transactions that transfer tokens of each standard and create contracts, and send no message. */
const KINDS = [0, 1, 2, 3];

/** Every table that such a transaction writes. */
const WRITTEN = [
  "evm_balance",
  "evm_block",
  "evm_checkpoint",
  "evm_contract",
  "evm_day",
  "evm_holding",
  "evm_internal",
  "evm_party",
  "evm_period",
  "evm_range",
  "evm_token",
  "evm_transfer",
  "evm_tx",
  "evm_tx_total",
  "nft_token",
];

/** A server that runs nothing; a worker takes the statements of a transaction about one chain. */
function pretended(rowsOf: (text: string) => readonly object[]) {
  const onWorker: string[] = [];
  const run = (step: Step): readonly object[] => {
    const { target } = connection;
    const text = isCopy(step) ? step.textFrom("stdin", target) : (step.textFor?.(target) ?? step.text);
    if (target === worker) onWorker.push(text);
    return rowsOf(text);
  };
  const connection = {
    target: PLAIN,
    async query(query: Step) {
      const rows = run(query);
      return { rows, count: rows.length };
    },
    pipeline: async (steps: readonly Step[]) => steps.map(run),
    async copyOut() {},
    async begin() {},
    async end() {
      connection.target = PLAIN;
    },
    async onlyChain() {
      connection.target = worker;
    },
    async chainAndOthers() {},
  } satisfies Connection;
  const pool = { connect: async () => ({ connection, release() {} }), end: async () => {} };
  return { onWorker, db: new Session<Database>(pool) };
}

test("a commit, a range and its adoption", async () => {
  const block = historyBlock(1, NOWHERE, "a", KINDS);
  const facts = noEvmFacts();
  applyEvmBlock(block, facts, rules);
  facts.tokenMetadata = facts.tokens.map(({ address }) => ({ address, name: "N", symbol: "S", decimals: 1 }));
  const { onWorker, db } = pretended((text) => {
    if (/returning/.test(text)) return [{ number: 1, first: 1, last: 256, hash: block.hash, ordered: null }];
    return /h\.balance/.test(text) ? [{ at: 1, id: 1, changed: 0, balance: "1" }] : [];
  });
  const { commit, beginRange, adoptRanges } = evmChainsOn(db);
  const range = { first: 1, last: 256, parent: NOWHERE, hash: block.hash, time: block.timestamp };
  await commit(CHAIN, 0, facts, { height: 256, blockId: block.hash, time: block.timestamp }, 1);
  const begun = beginRange(CHAIN);
  begun.add(facts);
  await begun.commit(range);
  await adoptRanges(CHAIN, 0, [range], 1);
  const named = new Set(onWorker.flatMap((text) => text.match(/\b\w+(?=_7\b)/g) ?? []));
  expect([...named].sort()).toEqual(WRITTEN);
  expect(onWorker.filter((text) => bareNames(text).length > 0)).toEqual([]);
});
