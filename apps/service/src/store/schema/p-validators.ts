/** The P-Chain's tables of validators: stakers, their uptimes and rewards, and the validations of L1s. */

import { PRIMARY_ID } from "../../domain/network.ts";

const DELEGATOR = `kind = 'delegator' and subnet_id = '\\${PRIMARY_ID.slice(1)}'::bytea`;

const STAKERS = `
create table p_staker (
  network int not null,
  idx int not null,
  height bigint not null,
  start_time bigint not null,
  -- Later than any time while an auto-renewed validator continues: its cycles are in p_renewal.
  end_time bigint not null,
  promoted_height bigint,
  reward_height bigint,
  reward_time bigint,
  removed_height bigint,
  removed_time bigint,
  fee_shares int,
  renews boolean not null default false,
  tx_id bytea not null,
  kind text not null,
  node_id bytea not null,
  subnet_id bytea not null,
  weight numeric(20) not null,
  potential_reward numeric(20),
  reward_addresses bytea[] not null,
  own_addresses bytea[] not null,
  fee_addresses bytea[],
  bls_public_key bytea,
  bls_proof bytea,
  validator_tx bytea,
  reward_tx bytea,
  reward_amount numeric(20),
  fee_amount numeric(20),
  removed_tx bytea,
  -- Sums of what was delegated to an ended validation, which never change, and the height from which on they
  -- are complete: a page of a hundred validations would else add up all delegations of each.
  settled_height bigint,
  delegation_count int,
  delegated numeric,
  delegation_fees numeric,
  primary key (network, tx_id)
) with (fillfactor = 90);
create index p_staker_validators on p_staker (network, node_id, height, idx) where kind = 'validator';
create index p_staker_delegators on p_staker (network, height, idx) include (end_time) where ${DELEGATOR};
create index p_staker_delegators_node on p_staker (network, node_id, height, idx) include (end_time)
  where ${DELEGATOR};
create index p_staker_delegations on p_staker (network, validator_tx) where validator_tx is not null;
create index p_staker_end on p_staker (network, kind, end_time);
create index p_staker_ended on p_staker (network, reward_height) where reward_height is not null;
create index p_staker_ended_early on p_staker (network, end_time) where reward_height is not null;

-- Changes of a subnet's stakes by the UTC day, the days since 1970; empty bytes stand for all subnets together. The
-- stakes at the end of a day are sums of the changes up to it. An end is written when its term begins, so there are
-- days to come.
create table p_stake_day (
  network int not null,
  day int not null,
  subnet_id bytea not null,
  validators bigint not null,
  delegators bigint not null,
  validator_weight numeric(38) not null,
  delegator_weight numeric(38) not null,
  primary key (network, subnet_id, day)
);

-- The delegations whose rewards an address gets, in the order of the chain.
create table p_delegator_address (
  network int not null,
  idx int not null,
  height bigint not null,
  end_time bigint not null,
  address bytea not null,
  primary key (network, address, height, idx)
);

-- The stakers that each commit changed: processes that remember all stakers read these alone.
create table p_stake_change (
  network int not null,
  height bigint not null,
  tx_ids bytea[] not null,
  primary key (network, height)
);

-- The state of an auto-renewed validator (ACP-236) for each height that changed it: pages of a listing go on
-- seeing the chain as the first one did.
create table p_renewal (
  network int not null,
  compound_shares int not null,
  height bigint not null,
  start_time bigint not null,
  end_time bigint not null,
  next_period bigint not null,
  tx_id bytea not null,
  weight numeric(20) not null,
  potential_reward numeric(20) not null,
  cycle_fees numeric(20) not null,
  accrued_reward numeric(20) not null,
  accrued_fees numeric(20) not null,
  paid_reward numeric(20) not null,
  paid_fees numeric(20) not null,
  primary key (network, tx_id, height)
);

create table p_poll (
  network int not null,
  poll bigint not null,
  time bigint not null,
  primary key (network, poll)
);

create table p_uptime (
  network int not null,
  node_id bytea not null,
  poll bigint not null,
  uptime numeric(7, 4) not null,
  connected boolean not null,
  primary key (network, node_id, poll)
);
create index p_uptime_poll on p_uptime (network, poll);

-- Rewards that were paid, by who got them; an address without bytes for an output without owners.
create table p_reward (
  network int not null,
  height bigint not null,
  address bytea not null,
  node_id bytea not null,
  utxo_id bytea not null,
  staking_tx bytea not null,
  primary key (network, address, node_id, height, utxo_id)
);
create index p_reward_address on p_reward (network, address, height, utxo_id);
create index p_reward_node on p_reward (network, node_id, height, utxo_id);
`;

const L1 = `
create table p_l1_validation (
  network int not null,
  refund_threshold int not null,
  validation_id bytea not null,
  subnet_id bytea not null,
  node_id bytea not null,
  weight numeric(20) not null,
  -- The cumulative fee since 1970, in nAVAX, at which the balance is used up; 0 when it is.
  paid_until numeric(40) not null,
  bls_public_key bytea not null,
  bls_proof bytea not null,
  refund_addresses bytea[] not null,
  height bigint not null,
  time bigint not null,
  disable_threshold int not null,
  disable_addresses bytea[] not null,
  primary key (network, validation_id)
);
create index p_l1_validation_height on p_l1_validation (network, height, validation_id);
create index p_l1_validation_paid on p_l1_validation (network, height, validation_id) include (paid_until)
  where paid_until > 0;
create index p_l1_validation_subnet on p_l1_validation (network, subnet_id, height, validation_id);
create index p_l1_validation_node on p_l1_validation (network, node_id, height, validation_id);

-- Each state of a validation: pages of a listing go on seeing the one of their snapshot.
create table p_l1_state (
  network int not null,
  idx int not null,
  height bigint not null,
  validation_id bytea not null,
  weight numeric(20) not null,
  paid_until numeric(40) not null,
  primary key (network, validation_id, height, idx)
);
create index p_l1_state_height on p_l1_state (network, height);
`;

/** Tables and indexes of validators. */
export const pValidators: string = STAKERS + L1;
