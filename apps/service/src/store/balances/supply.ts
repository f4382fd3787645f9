/** Reads the AVAX that a network's chains have created, burned and locked. */

import { TOTAL_EVERY } from "../evm/tx-total.ts";
import type { Db } from "../sql/database.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { ChainStatement, type Parameter, Statement } from "../sql/statement.ts";

const sums = columns({
  /** Unix seconds of the P-Chain's last block. */
  time: "p.time:bigint",
  /** nAVAX, as all amounts are. */
  created: "p.created:numeric",
  rewarded: "p.rewarded:numeric",
  pBurned: "p.burned:numeric",
  xBurned: "x.burned:numeric",
  cBurned: "c.burned:numeric",
  /** Put into balances of L1 validations, less refunds. */
  l1Balance: "p.l1_balance:numeric",
  /** Left of these balances. */
  l1Left: `(select coalesce(sum(v.paid_until - l.paid), 0) from p_l1_validation v
      where v.network = p.network and v.paid_until > l.paid):numeric`,
  locked: ":numeric",
});

/** Sums of the P- and X-Chain and of the C-Chain's atomic transactions. */
export type AvaxSums = RowOf<typeof sums>;

const read = new Statement(
  "avax-supply",
  sums,
  (value: Parameter<{ network: number; time: number }>) => `select ${sums.text({
    locked: `(select coalesce(sum(k.amount), 0) from p_lock k
      where k.network = p.network and k.locktime > ${value("time", "bigint")})`,
  })}
    from p_checkpoint p join x_checkpoint x on x.network = p.network join c_checkpoint c on c.network = p.network
    cross join lateral (select (p.supply::jsonb->>'l1FeePrice')::numeric * p.time as paid) l
    where p.network = ${value("network", "int")}`,
);

const paid = columns({
  time: "c.time:bigint",
  fees: ":numeric",
});

/** Fees of an EVM chain up to its last block. */
export type EvmFees = RowOf<typeof paid>;

const fees = new ChainStatement("evm-fees", paid, (value: Parameter<{ chain: number }>, on) => {
  const total = `c.number - c.number % ${TOTAL_EVERY}`;
  return `select ${paid.text({
    fees: `(coalesce((select t.fees from ${on.table("evm_tx_total")} t where t.chain = c.chain and t.number = ${total}), 0)
      + coalesce((select sum(b.fees) from ${on.table("evm_block")} b
        where b.chain = c.chain and b.number >= ${total} and b.number <= c.number), 0))`,
  })}
    from ${on.table("evm_checkpoint")} c where c.chain = ${value("chain", "bigint")}`;
});

export const avaxSupplyOn = (db: Db) => ({
  /**
   * Reads the sums of a network as of its last blocks; undefined until each of the three chains is indexed.
   *
   * @param time Unix seconds at which an amount is locked or not
   */
  sums: async (network: number, time: number): Promise<AvaxSums | undefined> =>
    (await read.rows(db, { network, time }))[0],
  /** Reads the gas fees that an EVM chain's transactions paid, in wei; undefined before its first block. */
  evmFees: async (chain: number): Promise<EvmFees | undefined> => (await fees.rows(db, { chain }))[0],
});
