/**
 * Statements that index chains: none of them reads a list again for each row of a table, as it may where the
 * table has no statistics, and a commit sends few.
 */

import { expect, test } from "vitest";
import { NETWORK, payments } from "../../../tools/bench/service/payments.ts";
import { StakingHistory } from "../../../tools/bench/service/stakers.ts";
import { applyEvmBlock } from "../src/domain/evm/apply.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import { openDatabases } from "../src/store/node/open-database.ts";
import { STATEMENT_MS } from "../src/store/node/pool-bounds.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { historyChain, rules } from "./evm-history.ts";
import { freshDatabase } from "./harness.ts";

/** A list of ids as text, which a filter would convert for each row. */
const LIST = /= any\(\$\d+::text::bytea\[\]\)/;

test("writing stakers, the ends of their terms, rewards and L1 validations joins lists instead of filtering by them", async () => {
  const texts: string[] = [];
  const observer = { statement: ({ text }: { text: string }) => texts.push(text), waited() {} };
  const databases = await openDatabases(await freshDatabase(), { statementMs: STATEMENT_MS }, observer);
  try {
    await migrate(databases.unlimited);
    await databases.unlimited.destroy();
    const store = await createPostgresStore(databases.pools.index);
    const history = new StakingHistory();
    let from: number | undefined;
    let ends = 0;
    const begun = texts.length;
    for (const { facts, to } of payments(300, 15, history.extend)) {
      const [output] = facts.utxos;
      const reward = { outputIndex: 1, rewardType: "VALIDATOR" } as const;
      if (output)
        for (const { txId, rewardTx } of facts.termEnds)
          facts.utxos.push({ ...output, ...reward, utxoId: rewardTx, txId, emittingTx: rewardTx });
      const sent = texts.length;
      await store.chains["p-chain"].commit(NETWORK, from, facts, to);
      // The beginning, the checkpoint, new rows, changes of stakers, what reads both, and the end.
      expect(texts.length - sent).toBeLessThanOrEqual(6);
      from = to.height;
      ends += facts.termEnds.length;
    }
    expect(ends).toBeGreaterThan(0);
    const indexing = texts.slice(begun);
    for (const part of ["staked = false", "p_reward", "delete from p_l1_validation"])
      expect(indexing.some((text) => text.includes(part))).toBe(true);
    expect(indexing.filter((text) => LIST.test(text))).toEqual([]);
  } finally {
    await databases.close();
  }
});

test("blocks of an EVM chain are written by three messages between the beginning and the end", async () => {
  const texts: string[] = [];
  const observer = { statement: ({ text }: { text: string }) => texts.push(text), waited() {} };
  const databases = await openDatabases(await freshDatabase(), { statementMs: STATEMENT_MS }, observer);
  try {
    await migrate(databases.unlimited);
    const store = await createPostgresStore(databases.pools.index);
    const facts = noEvmFacts();
    const blocks = historyChain(12, "a");
    for (const block of blocks) applyEvmBlock(block, facts, rules);
    const last = blocks.at(-1) ?? expect.unreachable();
    const to = { height: last.number, blockId: last.hash, time: last.timestamp };
    texts.length = 0;
    await store.evm.chains.commit(1, undefined, facts, to, 1);
    expect(texts).toHaveLength(5);
    expect(texts.filter((text) => text.includes("icm_side"))).not.toEqual([]);
  } finally {
    await databases.close();
  }
});
