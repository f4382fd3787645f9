/** Finds an address' transactions by type and by time, and those whose stake is locked, from as few rows as are listed. */

import { sql } from "kysely";
import type { Move, MovingMigration } from "../moving-migration.ts";
import { sweepOf } from "./move-rows.ts";

// A time span becomes a range of heights by the index of blocks. One index by type replaces that by height: listings of all types join
// the few that an address has. `staked` is set while the term of the stake that a transaction locked has not ended.
const byType = (table: string, key: string): string => `
alter table ${table} drop constraint ${table}_pkey;
alter table ${table} add primary key (network, ${key}, type, height, idx);
`;

const begin = `
${byType("p_tx_address", "address")}
${byType("x_tx_address", "address")}
${byType("c_tx_address", "address")}
${byType("p_tx_validation", "validation_id")}
create index p_block_time on p_block (network, time, height);
create index x_block_time on x_block (network, time, height);
create index c_block_time on c_block (network, time, height);
create index x_tx_history on x_tx (network, time) where height = 0;

alter table p_tx add column staked boolean not null default false;
alter table p_tx_address add column staked boolean not null default false;
`;

const staked: Move = sweepOf({
  from: "p_staker",
  key: { network: "int", tx_id: "bytea" },
  statements: (rows) => {
    const locked = sql`s.network = t.network and s.tx_id = t.tx_id and s.reward_tx is null
      and (s.kind = 'delegator' or s.fee_shares is not null)`;
    return [
      sql`update p_tx t set staked = true from ${rows} s where ${locked}`,
      sql`update p_tx_address a set staked = true from p_tx t, ${rows} s
        where ${locked} and a.network = t.network and a.height = t.height and a.idx = t.idx`,
    ];
  },
});

const end = `
create index p_tx_staked on p_tx (network, height, idx) where staked;
create index p_tx_address_staked on p_tx_address (network, address, height, idx) where staked;
create index p_staker_ended on p_staker (network, reward_height) where reward_height is not null;
create index p_staker_ended_early on p_staker (network, end_time) where reward_height is not null;

alter table p_tx_address drop column time;
alter table p_tx_validation drop column time;
`;

export const txPositions: MovingMigration = { begin, moves: [staked], end };
