/** Writes outputs and imports of the C-Chain, also those of an output that a bonus block's import left for another one. */

import { sql } from "kysely";
import { isBonusBlock } from "../../../domain/c/bonus-blocks.ts";
import type { CFacts } from "../../../domain/c/facts.ts";
import { ContradictionError } from "../../../domain/contradiction-error.ts";
import type { XSpendFact } from "../../../domain/x/facts.ts";
import { anyOf } from "../sql/condition.ts";
import type { Tx } from "../sql/database.ts";
import { insert } from "../sql/insert.ts";
import { insertUtxos } from "../x/commit.ts";

type Moved = Pick<CFacts, "utxos" | "spends">;

/** Imports that are stored of the outputs of some spends. */
async function storedImports(tx: Tx, network: number, spends: readonly XSpendFact[]): Promise<XSpendFact[]> {
  const ids = spends.map(({ utxo_id }) => utxo_id);
  const { rows } = await sql<XSpendFact>`
    select utxo_id, consuming_tx, consumed_height, consumed_time, signatures from c_utxo
    where network = ${network} and utxo_id = any(${ids}::text[]) and consuming_tx is not null`.execute(tx);
  return rows;
}

/**
 * Every import is kept: the last one of an output stands with the output, since only that one took it out of the atomic
 * memory; earlier ones stand in a table of their own.
 *
 * @throws ContradictionError when an output is imported again that no bonus block has left
 */
export async function insertMoved(tx: Tx, network: number, { utxos, spends }: Moved): Promise<void> {
  const stored = await storedImports(tx, network, spends);
  const last = new Map<string, XSpendFact>();
  const former: XSpendFact[] = [];
  for (const spend of [...stored, ...spends]) {
    const { utxo_id, consuming_tx } = spend;
    const before = last.get(utxo_id);
    if (before && !isBonusBlock(network, before.consumed_height)) {
      throw new ContradictionError(`${consuming_tx} spends output ${utxo_id}, which is unknown or spent`);
    }
    if (before) former.push(before);
    last.set(utxo_id, spend);
  }
  const known = new Set(stored.map(({ utxo_id }) => utxo_id));
  const again = former.map(({ utxo_id }) => utxo_id).filter((id) => known.has(id));
  await tx
    .updateTable("c_utxo")
    .set({ consuming_tx: null })
    .where("network", "=", network)
    .where("utxo_id", "=", anyOf(again))
    .execute();
  await insert(tx, network, "c_former_import", former);
  const fresh = utxos.filter(({ utxo_id }) => !known.has(utxo_id) && known.add(utxo_id));
  await insertUtxos(tx, "c-chain", network, {
    utxos: fresh,
    spends: spends.filter((spend) => last.get(spend.utxo_id) === spend),
  });
}
