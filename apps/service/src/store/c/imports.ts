/** Writes outputs and imports of the C-Chain, including repeated imports of an output that a bonus block left in place. */

import type { NotNull } from "kysely";
import { isBonusBlock } from "../../domain/c/bonus-blocks.ts";
import type { CFacts } from "../../domain/c/facts.ts";
import { ContradictionError } from "../../domain/contradiction-error.ts";
import type { XSpendFact } from "../../domain/x/facts.ts";
import type { Sendable } from "../session/session.ts";
import { anyBytes } from "../sql/bytes.ts";
import { selectionOf } from "../sql/columns.ts";
import { checkSpent } from "../sql/contradiction.ts";
import type { Tx } from "../sql/database.ts";
import { networkRows } from "../sql/insert.ts";
import { outputSteps } from "../x/chain.ts";
import { readSignatures, writeSignatures } from "../x/signatures.ts";

type Moved = Pick<CFacts, "utxos" | "spends">;

/** Stored imports of the outputs of some spends. */
async function storedImports(tx: Tx, network: number, spends: readonly XSpendFact[]): Promise<XSpendFact[]> {
  const ids = spends.map(({ utxoId }) => utxoId);
  const rows = await tx
    .selectFrom("c_utxo")
    .select(selectionOf("c_former_import"))
    .where("network", "=", network)
    .where("utxo_id", "=", anyBytes(ids))
    .where("consuming_tx", "is not", null)
    .$narrowType<{
      consumingTx: NotNull;
      consumedHeight: NotNull;
      consumedTime: NotNull;
      signatures: NotNull;
    }>()
    .execute();
  return rows.map((row) => ({ ...row, signatures: readSignatures(row.signatures) }));
}

/**
 * Every import is stored: the last one with the output, since only that one removed it from the atomic
 * memory; earlier ones in a table of their own.
 *
 * @param behind statements that follow
 * @throws ContradictionError when an output is imported again that no bonus block left in place
 */
export async function insertMoved(
  tx: Tx,
  network: number,
  { utxos, spends }: Moved,
  behind: readonly Sendable[],
): Promise<void> {
  const stored = await storedImports(tx, network, spends);
  const last = new Map<string, XSpendFact>();
  const former: XSpendFact[] = [];
  for (const spend of [...stored, ...spends]) {
    const { utxoId, consumingTx } = spend;
    const before = last.get(utxoId);
    if (before && !isBonusBlock(network, before.consumedHeight)) {
      throw new ContradictionError(`${consumingTx} spends output ${utxoId}, which is unknown or spent`);
    }
    if (before) former.push(before);
    last.set(utxoId, spend);
  }
  const known = new Set(stored.map(({ utxoId }) => utxoId));
  const again = former.map(({ utxoId }) => utxoId).filter((id) => known.has(id));
  const rows = former.map((spend) => ({ ...spend, signatures: writeSignatures(spend.signatures) }));
  const lasting = {
    utxos: utxos.filter(({ utxoId }) => !known.has(utxoId) && known.add(utxoId)),
    spends: spends.filter((spend) => last.get(spend.utxoId) === spend),
  };
  const [, , , spent] = await tx.pipeline([
    tx
      .updateTable("c_utxo")
      .set({ consuming_tx: null })
      .where("network", "=", network)
      .where("utxo_id", "=", anyBytes(again)),
    ...outputSteps("c-chain", network, lasting),
    networkRows(network, "c_former_import", rows),
    ...behind,
  ]);
  checkSpent(lasting.spends, spent);
}
