/** Keeps what was delegated to ended validations with them, which stakers each commit changed, and delegations by reward address. */

import { sql } from "kysely";
import type { Move, MovingMigration } from "../moving-migration.ts";
import { sweepOf } from "./move-rows.ts";

// Sums of an ended validation never change: a page of a hundred would else add up all delegations of each. What changes is read by
// processes that remember the stakers, so that none of them reads all again. The GIN indexes gave no order: an address' delegations
// were all read and sorted for each page.
const PRIMARY = String.raw`'\x${"00".repeat(32)}'::bytea`;

const begin = `
alter table p_staker add column settled_height bigint, add column delegation_count int,
  add column delegated numeric, add column delegation_fees numeric;

create table p_stake_change (
  network int not null,
  height bigint not null,
  tx_ids bytea[] not null,
  primary key (network, height)
);

create table p_delegator_address (
  network int not null,
  idx int not null,
  height bigint not null,
  end_time bigint not null,
  address bytea not null,
  primary key (network, address, height, idx)
);

`;

const STAKERS = { from: "p_staker", key: { network: "int", tx_id: "bytea" } };

const moves: readonly Move[] = [
  sweepOf({
    ...STAKERS,
    statements: (rows) => [
      sql`update p_staker s set settled_height = greatest(s.reward_height, d.height), delegation_count = d.delegations,
          delegated = d.delegated, delegation_fees = d.fees
        from (select v.network, v.tx_id, count(d.tx_id)::int as delegations, coalesce(sum(d.weight), 0) as delegated,
            coalesce(sum(d.fee_amount), 0) as fees, max(greatest(d.height, d.reward_height)) as height
          from ${rows} v left join p_staker d on d.network = v.network and d.validator_tx = v.tx_id
          where v.kind = 'validator' and v.reward_height is not null group by v.network, v.tx_id) d
        where s.network = d.network and s.tx_id = d.tx_id`,
    ],
  }),
  sweepOf({
    ...STAKERS,
    statements: (rows) => [
      sql`insert into p_delegator_address (network, address, height, idx, end_time)
        select distinct s.network, a.address, s.height, s.idx, s.end_time
        from ${rows} s cross join lateral unnest(s.reward_addresses) as a (address)
        where s.kind = 'delegator' and s.subnet_id = ${sql.raw(PRIMARY)}`,
    ],
  }),
];

const end = `
drop index p_staker_reward_address;
drop index p_staker_own_address;
drop index p_staker_fee_address;
drop index p_staker_renewed;

drop index p_staker_height;
drop index p_staker_node;
create index p_staker_validators on p_staker (network, node_id, height, idx) where kind = 'validator';
create index p_staker_delegators on p_staker (network, height, idx) include (end_time)
  where kind = 'delegator' and subnet_id = ${PRIMARY};
create index p_staker_delegators_node on p_staker (network, node_id, height, idx) include (end_time)
  where kind = 'delegator' and subnet_id = ${PRIMARY};
alter table p_staker set (fillfactor = 90);

create index p_uptime_poll on p_uptime (network, poll);
`;

export const stakes: MovingMigration = { begin, moves, end };
