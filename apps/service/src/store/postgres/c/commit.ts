/** Writes facts of the C-Chain. */

import { isBonusBlock } from "../../../domain/c/bonus-blocks.ts";
import type { CFacts } from "../../../domain/c/facts.ts";
import { ContradictionError } from "../../../domain/contradiction-error.ts";
import type { ChainCheckpoint } from "../../x.ts";
import { anyOf } from "../sql/condition.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db, Tx } from "../sql/database.ts";
import { insert } from "../sql/insert.ts";
import { moveCheckpoint } from "../x/commit.ts";
import { insertMoved } from "./imports.ts";

const positionOf = ({ height, idx }: { height: number; idx: number }): string => `${height}/${idx}`;

/**
 * The facts without transactions that are stored already, or come twice.
 *
 * @throws ContradictionError when such a transaction stands in a block that is no bonus block
 */
async function withoutRepeated(tx: Tx, network: number, facts: CFacts): Promise<CFacts> {
  const ids = facts.txs.map(({ tx_id }) => tx_id);
  const rows = await tx
    .selectFrom("c_tx")
    .select("tx_id")
    .where("network", "=", network)
    .where("tx_id", "=", anyOf(ids))
    .execute();
  const seen = new Set(rows.map(({ tx_id }) => tx_id));
  if (seen.size === 0 && new Set(ids).size === ids.length) return facts;
  const repeated = new Set<string>();
  for (const fact of facts.txs) {
    if (seen.has(fact.tx_id)) {
      if (!isBonusBlock(network, fact.height)) {
        throw new ContradictionError(`${fact.tx_id} of block ${fact.height} is in an earlier block too`);
      }
      repeated.add(positionOf(fact));
    }
    seen.add(fact.tx_id);
  }
  const once = <Fact extends { height: number; idx: number }>(fact: Fact) => !repeated.has(positionOf(fact));
  // What a repeated transaction says of outputs is what its first place said, with that place's height.
  const heights = new Map(facts.txs.filter(once).map(({ tx_id, height }) => [tx_id, height]));
  const spends = facts.spends.filter((spend) => heights.get(spend.consuming_tx) === spend.consumed_height);
  const spent = new Set(spends.map((spend) => `${spend.utxo_id}/${spend.consumed_height}`));
  return {
    blocks: facts.blocks,
    txs: facts.txs.filter(once),
    concerns: facts.concerns.filter(once),
    utxos: facts.utxos.filter(
      ({ tx_id, utxo_id, height }) => heights.get(tx_id) === height || spent.has(`${utxo_id}/${height}`),
    ),
    spends,
  };
}

/** Writes everything or nothing. */
export async function commitCFacts(
  db: Db,
  network: number,
  from: number | undefined,
  facts: CFacts,
  to: ChainCheckpoint,
): Promise<void> {
  const written = db.transaction().execute(async (tx) => {
    await moveCheckpoint(tx, "c-chain", network, from, to); // first: it locks out a second indexer
    if (facts.txs.length === 0) return;
    const { blocks, txs, concerns, ...moved } = await withoutRepeated(tx, network, facts);
    await insert(tx, network, "c_block", blocks);
    await insertMoved(tx, network, moved);
    await insert(tx, network, "c_tx", txs);
    await insert(tx, network, "c_tx_address", concerns);
  });
  await fitting(written);
}
