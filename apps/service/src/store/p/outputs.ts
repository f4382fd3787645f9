/** Writes the outputs that blocks create, and spends those of earlier blocks. */

import { type RawBuilder, sql } from "kysely";
import { ContradictionError } from "../../domain/contradiction-error.ts";
import type { Facts, UtxoFact } from "../../domain/p/facts.ts";
import { isPlain, type PlainOutput, plainSql } from "../packed/plain-output.ts";
import { fields } from "../sql/columns.ts";
import { spendText } from "../sql/contradiction.ts";
import type { CopiedRows } from "../sql/copied-rows.ts";
import { factsOf, networkRows } from "../sql/insert.ts";
import { WHOLE_CHAIN } from "../utxos/request.ts";

/** An output with the transaction that spends it. */
export type Spent = PlainOutput & { consumingTx: string; plain: boolean };

/** A created output, and what spends it in the same batch. */
interface Row extends UtxoFact {
  consumingTx: string | null;
  consumedHeight: number | null;
  consumedTime: number | null;
}

/** Outputs that are created and spent in one batch are written once, as spent. */
function withSpends({ utxos, spends }: Facts) {
  const byUtxo = new Map(spends.map((spend) => [spend.utxoId, spend]));
  if (byUtxo.size < spends.length) throw new ContradictionError("an output is spent twice in one batch");
  const rows = utxos.map((utxo): Row => {
    const { consumingTx = null, consumedHeight = null, consumedTime = null } = byUtxo.get(utxo.utxoId) ?? {};
    byUtxo.delete(utxo.utxoId);
    // Named: spreading a fact of so many fields takes 10 microseconds (Node 20).
    return {
      utxoId: utxo.utxoId,
      txId: utxo.txId,
      outputIndex: utxo.outputIndex,
      assetId: utxo.assetId,
      amount: utxo.amount,
      locktime: utxo.locktime,
      stakeableLocktime: utxo.stakeableLocktime,
      threshold: utxo.threshold,
      addresses: utxo.addresses,
      signers: utxo.signers ?? null,
      kind: utxo.kind,
      rewardType: utxo.rewardType,
      createdOn: utxo.createdOn,
      consumedOn: utxo.consumedOn,
      height: utxo.height,
      time: utxo.time,
      emittingTx: utxo.emittingTx,
      stakeStart: utxo.stakeStart,
      stakeEnd: utxo.stakeEnd,
      consumingTx,
      consumedHeight,
      consumedTime,
    };
  });
  return { rows, older: [...byUtxo.values()] };
}

const SPENT_FIELDS = [
  "utxoId",
  "consumingTx",
  "addresses",
  "txId",
  "outputIndex",
  "amount",
  "height",
  "time",
] as const;

/** Spends outputs of earlier batches. */
function spendOlder(network: number, older: Facts["spends"]): RawBuilder<Spent> | undefined {
  if (older.length === 0) return undefined;
  return sql<Spent>`
    with spent as (
      update p_utxo u set consuming_tx = f.consuming_tx, consumed_height = f.consumed_height, consumed_time = f.consumed_time
      from ${factsOf("p_utxo", older)}
      where u.network = ${network} and u.utxo_id = f.utxo_id and u.consuming_tx is null
      returning u.utxo_id, u.consuming_tx, u.addresses, u.tx_id, u.output_index, u.amount, u.height, u.time,
        ${sql.raw(plainSql("u"))} as plain),
    gone as (delete from p_unspent o using spent s where o.network = ${network} and o.utxo_id = s.utxo_id)
    select ${fields("p_utxo", "s", SPENT_FIELDS)}, s.plain from spent s`;
}

/** The outputs of a batch, and those that it spends. */
interface OutputSteps {
  /** Spends outputs of earlier batches, and returns them. */
  readonly spending: RawBuilder<Spent> | undefined;
  readonly created: readonly (CopiedRows | undefined)[];
  /**
   * All outputs that the batch spends.
   *
   * @param found the rows of `spending`
   * @throws ContradictionError when one is missing
   */
  spent(found: readonly Spent[]): readonly Spent[];
}

/** @throws ContradictionError when an output is spent twice */
export function outputSteps(network: number, facts: Facts): OutputSteps {
  const { rows, older } = withSpends(facts);
  // An output of one owner is found by the table of outputs itself: sql/sole-owner.ts.
  const owned = facts.utxos.flatMap(({ addresses, utxoId, time, amount }) =>
    addresses.length === 1
      ? []
      : [...new Set(addresses)].map((address) => ({ address, utxoId, time, amount })),
  );
  const unspent = rows.flatMap(({ consumingTx, addresses, utxoId, time, amount, assetId }) =>
    consumingTx === null
      ? [WHOLE_CHAIN, ...new Set(addresses)].map((address) => ({ address, utxoId, time, amount, assetId }))
      : [],
  );
  return {
    spending: spendOlder(network, older),
    created: [
      networkRows(network, "p_utxo", rows),
      networkRows(network, "p_utxo_address", owned),
      networkRows(network, "p_unspent", unspent),
    ],
    spent(found) {
      if (found.length !== older.length) {
        const known = new Set(found.map(({ utxoId }) => utxoId));
        const lost = older.find(({ utxoId }) => !known.has(utxoId));
        throw new ContradictionError(`${spendText(lost)}, which is unknown or spent`);
      }
      const own = rows.flatMap((row): Spent[] => {
        const { utxoId, txId, outputIndex, amount, height, time, signers, consumingTx } = row;
        if (consumingTx === null) return [];
        const addresses = signers ?? row.addresses;
        const plain = isPlain(row);
        return [{ utxoId, txId, outputIndex, amount, height, time, addresses, consumingTx, plain }];
      });
      return [...own, ...found];
    },
  };
}
