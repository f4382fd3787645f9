/** What accounts hold of tokens: now, and from each earlier block on; and the transfers of a token. */

import { sql } from "kysely";
import { addBalances } from "../evm/balance-changes.ts";
import type { MovingMigration } from "../moving-migration.ts";
import type { Tx } from "../sql/database.ts";

// A holding's former balances are apart, without its key, which is most of a row. `emptied` is the block from which on the balance
// is 0: indexes depend on it, and not on the balance, so that most changes of a balance touch no index. Sums of values that a
// contract may invent have no largest number of digits.
const begin = `
create table evm_holding (
  chain bigint not null,
  id bigint not null,
  owner bytea not null,
  kind smallint not null,
  token bytea not null,
  token_id numeric(78) not null,
  first bigint not null,
  changed bigint not null,
  balance numeric not null,
  emptied bigint,
  primary key (chain, id)
) with (fillfactor = 90);
create unique index evm_holding_key on evm_holding (chain, owner, kind, token, token_id);
create index evm_holding_held on evm_holding (chain, owner, kind, token, token_id) where emptied is null;
create index evm_holding_emptied on evm_holding (chain, owner, kind, emptied) where emptied is not null;

create table evm_balance (
  chain bigint not null,
  holding bigint not null,
  number bigint not null,
  balance numeric not null,
  primary key (chain, holding, number)
);
`;

/** Transfers of one batch, which goes on to the end of its last block. */
const BATCH = 2_000;

interface Position {
  readonly chain: number;
  readonly number: number;
}

/** What ranges have written above the checkpoint is added when the checkpoint passes them. */
const adopted = sql`evm_transfer t join evm_checkpoint c on c.chain = t.chain and t.number <= c.number`;

async function countAll(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${adopted}`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function addBatch(tx: Tx, position: string | undefined) {
  const [chain, number]: [number, number] = position === undefined ? [0, -1] : JSON.parse(position);
  const { rows } = await sql<Position>`
    select t.chain, t.number from ${adopted}
    where (t.chain, t.number) > (${chain}::bigint, ${number}::bigint) order by t.chain, t.number limit ${sql.lit(BATCH)}`.execute(
    tx,
  );
  const [begins] = rows;
  const ends = rows.findLast((row) => row.chain === begins?.chain);
  if (begins === undefined || ends === undefined) return undefined;
  await addBalances(tx, begins.chain, begins.number, ends.number);
  const { rows: added } = await sql<{ count: number }>`select count(*) as count from evm_transfer
    where chain = ${begins.chain}::bigint and number between ${begins.number}::bigint and ${ends.number}::bigint`.execute(
    tx,
  );
  return { position: JSON.stringify([ends.chain, ends.number]), rows: added[0]?.count ?? 0 };
}

// A token's transfers are found as those of a party are (migration 0024).
export const evmBalances: MovingMigration = {
  begin,
  moves: [{ table: "evm_transfer", count: countAll, batch: addBatch }],
  end: `
create index evm_transfer_token on evm_transfer
  (substr(sha256(token || int8send(chain)), 1, 7), number, idx, log_index);
`,
};
