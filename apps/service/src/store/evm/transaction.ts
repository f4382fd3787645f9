/** Transactions: by address, by hash, by the contract that they created, and all of a chain. */

import { sql } from "kysely";
import type { EvmTransactionStore } from "../ports/evm/transaction.ts";
import type { Db } from "../sql/database.ts";
import { columns } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import { listConcerning } from "./concerning.ts";
import { CONCERNED, hasRole, positionsOf } from "./role.ts";
import { findTransaction, listTransactions } from "./transaction-page.ts";

interface Values {
  readonly chain: number;
  readonly address: string;
}

const found = columns({ isConcerned: ":boolean" });

/** Each role by its index, in order of the chain so that a walk ends at its first row. */
const concerned = new Statement("evm-concerned", found, (value: Parameter<Values>) => {
  const chain = value("chain", "bigint");
  const walks = CONCERNED.map(
    (role) => `exists (select from (select t.number from ${role.table} t
      where ${hasRole(role, value("address", "bytea"), chain)} order by ${positionsOf(role.table).join(", ")} limit 1) t where t.number <= (select number from h))`,
  );
  return `with h as materialized (select number from evm_checkpoint where chain = ${chain})
  select ${found.text({ isConcerned: walks.join(" or ") })}`;
});

export function createEvmTransactionStore(db: Db): EvmTransactionStore {
  return {
    list: (window, filter) => listConcerning(db, window, filter),
    page: (window, filter) => listTransactions(db, window, filter),
    find: (chain, hash) => findTransaction(db, chain, { hash }),
    findDeployment: (chain, contract) => findTransaction(db, chain, { contract }),
    async concerns(chain, address) {
      const [row] = await concerned.rows(db, { chain, address });
      return row?.isConcerned ?? false;
    },
    async cumulativeGas(chain, { number, idx }) {
      const { rows } = await sql<{ gas: string }>`select coalesce(sum(gas_used), 0)::text as gas from evm_tx
        where chain = ${chain}::bigint and number = ${number}::bigint and idx <= ${idx}::int`.execute(db);
      return rows[0]?.gas ?? "0";
    },
  };
}
