/** Transactions: by address, by hash, by the contract that they created, and all of a chain. */

import { sql } from "kysely";
import type { Window } from "../../domain/listing.ts";
import type { EvmTxPosition } from "../../domain/tx-position.ts";
import type { Db } from "../sql/database.ts";
import { columns } from "../sql/select-list.ts";
import { ChainStatement, type Parameter } from "../sql/statement.ts";
import { type EvmTxFilter, listConcerning } from "./concerning.ts";
import { CONCERNED, hasRole, positionsOf } from "./role.ts";
import { type EvmListFilter, findTransaction, listTransactions } from "./transaction-page.ts";

interface Values {
  readonly chain: number;
  readonly address: string;
}

const found = columns({ isConcerned: ":boolean" });

/** Each role by its index, in order of the chain so that a walk ends at its first row. */
const concerned = new ChainStatement("evm-concerned", found, (value: Parameter<Values>, on) => {
  const chain = value("chain", "bigint");
  const walks = CONCERNED.map(
    (role) => `exists (select from (select t.number from ${on.table(role.table)} t
      where ${hasRole(role, value("address", "bytea"), chain, on.dialect)} order by ${positionsOf(role.table).join(", ")} limit 1) t where t.number <= (select number from h))`,
  );
  return `with h as materialized (select number from ${on.table("evm_checkpoint")} where chain = ${chain})
  select ${found.text({ isConcerned: walks.join(" or ") })}`;
});

export const evmTransactionsOn = (db: Db) => ({
  /**
   * A page of the transactions that concern addresses, in ascending order; the window's network is the
   * chain.
   */
  list: (window: Window, filter: EvmTxFilter) => listConcerning(db, window, filter),
  /** A page of a list. */
  page: (window: Window, filter: EvmListFilter) => listTransactions(db, window, filter),
  /** A transaction with all its parts, by its hash: one row, or none when it is not indexed. */
  find: (chain: number, hash: string) => findTransaction(db, chain, { hash }),
  /**
   * In the same form the transaction that created the contract at an address; the last one if there are
   * several.
   */
  findDeployment: (chain: number, contract: string) => findTransaction(db, chain, { contract }),
  /** True when a transaction of the chain concerns an address. */
  async concerns(chain: number, address: string): Promise<boolean> {
    const [row] = await concerned.rows(db, { chain, address });
    return row?.isConcerned ?? false;
  },
  /** Gas that the block's transactions used up to one, in decimal. */
  async cumulativeGas(chain: number, { number, idx }: EvmTxPosition): Promise<string> {
    const { rows } = await sql<{ gas: string }>`select coalesce(sum(gas_used), 0)::text as gas from evm_tx
        where chain = ${chain}::bigint and number = ${number}::bigint and idx <= ${idx}::int`.execute(db);
    return rows[0]?.gas ?? "0";
  },
});
