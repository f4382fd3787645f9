/** The unspent outputs of each address and of each chain, in tables of their own. */

import { sql } from "kysely";
import type { Move, MovingMigration } from "../moving-migration.ts";
import { sweepOf } from "./move-rows.ts";

// An address that spent everything has many outputs and none that is unspent, and to find that out all were read (4.8 s of a
// million). A column of the outputs' own tables would do, but an update that changes an indexed column writes to all of a row's
// indexes; here a spend removes rows of a small table. The address without bytes stands for the whole chain.
const CHAINS = ["p", "x", "c"] as const;
type Chain = (typeof CHAINS)[number];

const table = (x: Chain): string => `
create table ${x}_unspent (
  network int not null,
  time bigint not null,
  utxo_id bytea not null,
  address bytea not null,
  asset_id bytea,
  amount numeric(20) not null,
  primary key (network, utxo_id, address)
);
`;

const unspentOf = (x: Chain): Move =>
  sweepOf({
    from: `${x}_utxo`,
    key: { network: "int", utxo_id: "bytea" },
    statements: (rows) => [
      sql`insert into ${sql.table(`${x}_unspent`)} (network, time, utxo_id, address, asset_id, amount)
        select u.network, u.time, u.utxo_id, o.address, u.asset_id, u.amount
        from ${rows} u cross join lateral (select unnest(u.addresses) union select '\\x'::bytea) as o (address)
        where u.consumed_height is null`,
    ],
  });

const indexes = (x: Chain): string => `
create index ${x}_unspent_time on ${x}_unspent (network, address, time, utxo_id);
create index ${x}_unspent_amount on ${x}_unspent (network, address, amount, utxo_id);
`;

// Other assets than AVAX are rare, so an index of theirs is small.
const assets = `
create index x_unspent_asset_time on x_unspent (network, address, asset_id, time, utxo_id) where asset_id is not null;
create index x_unspent_asset_amount on x_unspent (network, address, asset_id, amount, utxo_id) where asset_id is not null;
create index x_utxo_asset_time on x_utxo (network, asset_id, time, utxo_id) where asset_id is not null;
create index x_utxo_asset_amount on x_utxo (network, asset_id, amount, utxo_id) where asset_id is not null;
`;

export const unspent: MovingMigration = {
  begin: CHAINS.map(table).join(""),
  moves: CHAINS.map(unspentOf),
  end: [...CHAINS.map(indexes), assets].join(""),
};
