/** The checkpoint of the C-Chain, and writing its facts. */

import { isBonusBlock } from "../../domain/c/bonus-blocks.ts";
import type { CFacts } from "../../domain/c/facts.ts";
import { ContradictionError } from "../../domain/contradiction-error.ts";
import type { ChainCheckpoint, ChainStore } from "../chain.ts";
import { anyBytes } from "../sql/bytes.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db, Tx } from "../sql/database.ts";
import { networkRows } from "../sql/insert.ts";
import { importOwners } from "../utxos/import-owners.ts";
import { addBurned, chainCheckpoint, moveCheckpoint } from "../x/chain.ts";
import { insertCBlocks } from "./blocks.ts";
import { insertMoved } from "./imports.ts";

const positionOf = ({ height, idx }: { height: number; idx: number }): string => `${height}/${idx}`;

/**
 * The facts, without transactions that are stored already or occur twice.
 *
 * @throws ContradictionError when such a transaction is in a block that is no bonus block
 */
async function withoutRepeated(
  tx: Tx,
  network: number,
  { blocks: _, ...facts }: CFacts,
): Promise<Omit<CFacts, "blocks">> {
  const ids = facts.txs.map(({ txId }) => txId);
  const rows = await tx
    .selectFrom("c_tx")
    .select("tx_id as txId")
    .where("network", "=", network)
    .where("tx_id", "=", anyBytes(ids))
    .execute();
  const seen = new Set<string>(rows.map(({ txId }) => txId));
  if (seen.size === 0 && new Set(ids).size === ids.length) return facts;
  const repeated = new Set<string>();
  for (const fact of facts.txs) {
    if (seen.has(fact.txId)) {
      if (!isBonusBlock(network, fact.height)) {
        throw new ContradictionError(`${fact.txId} of block ${fact.height} is in an earlier block too`);
      }
      repeated.add(positionOf(fact));
    }
    seen.add(fact.txId);
  }
  const once = <Fact extends { height: number; idx: number }>(fact: Fact) => !repeated.has(positionOf(fact));
  // A repeated transaction keeps the outputs of its first block, with that block's height.
  const heights = new Map(facts.txs.filter(once).map(({ txId, height }) => [txId, height]));
  const spends = facts.spends.filter((spend) => heights.get(spend.consumingTx) === spend.consumedHeight);
  const spent = new Set(spends.map((spend) => `${spend.utxoId}/${spend.consumedHeight}`));
  return {
    txs: facts.txs.filter(once),
    concerns: facts.concerns.filter(once),
    utxos: facts.utxos.filter(
      ({ txId, utxoId, height }) => heights.get(txId) === height || spent.has(`${utxoId}/${height}`),
    ),
    spends,
    burns: facts.burns.filter(once),
  };
}

/** Writes everything or nothing. */
async function commitCFacts(
  db: Db,
  network: number,
  from: number | undefined,
  facts: CFacts,
  to: ChainCheckpoint,
): Promise<void> {
  const written = db.tx(async (tx) => {
    await moveCheckpoint(tx, "c-chain", network, from, to); // first: it locks out a second indexer
    await insertCBlocks(tx, network, facts.blocks);
    if (facts.txs.length === 0) return;
    const { txs, concerns, burns, ...moved } = await withoutRepeated(tx, network, facts);
    const rows = txs.map((fact) => ({ ...fact, accounts: JSON.stringify(fact.accounts) }));
    await insertMoved(tx, network, moved, [
      networkRows(network, "c_tx", rows),
      networkRows(network, "c_tx_address", concerns),
      addBurned("c-chain", network, { burns }),
      ...importOwners(network, "c-chain", moved.utxos),
    ]);
  });
  await fitting(written);
}

export const cChainOn = (db: Db): ChainStore<CFacts, ChainCheckpoint> => ({
  checkpoint: (network) => chainCheckpoint(db, "c-chain", network),
  commit: (network, from, facts, to) => commitCFacts(db, network, from, facts, to),
});
