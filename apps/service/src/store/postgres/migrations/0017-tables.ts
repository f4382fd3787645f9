/** The tables of the P-, X- and C-Chain with ids as bytes: columns of fixed length first, in an order that needs no padding. */

/** Tables that get a new layout. */
export const MOVED = [
  "p_block",
  "p_tx",
  "p_tx_address",
  "p_tx_validation",
  "p_utxo",
  "p_utxo_address",
  "p_staker",
  "p_uptime",
  "p_subnet",
  "p_subnet_owner",
  "p_blockchain",
  "p_l1_validation",
  "p_renewal",
  "x_block",
  "x_tx",
  "x_tx_address",
  "x_asset",
  "x_utxo",
  "x_utxo_address",
  "c_block",
  "c_tx",
  "c_tx_address",
  "c_utxo",
  "c_utxo_address",
  "c_former_import",
] as const;

// An id takes 33 bytes, an address 21. Null stands for what nearly every row has: AVAX as the asset, the chain itself as the one
// that creates and spends, no stake, the creating transaction as the one that emits.
const P_TABLES = `
create table p_block (
  network int not null,
  size int not null,
  height bigint not null,
  time bigint not null,
  proposer_height bigint,
  proposer_time bigint,
  block_id bytea not null,
  parent_id bytea not null,
  type text not null,
  supply numeric(20) not null,
  container_id bytea,
  container_parent bytea,
  proposer bytea,
  primary key (network, height)
);

create table p_tx (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  tx_id bytea not null,
  type text not null,
  consumed bytea[] not null default '{}',
  detail text not null,
  primary key (network, height, idx)
);

create table p_tx_address (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  address bytea not null,
  type text not null,
  primary key (network, address, height, idx)
);

create table p_tx_validation (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  validation_id bytea not null,
  type text not null,
  primary key (network, validation_id, height, idx)
);

create table p_utxo (
  network int not null,
  output_index int not null,
  height bigint not null,
  time bigint not null,
  stake_start bigint,
  stake_end bigint,
  returned_height bigint,
  consumed_height bigint,
  consumed_time bigint,
  threshold int not null,
  utxo_id bytea not null,
  tx_id bytea not null,
  asset_id bytea,
  amount numeric(20) not null,
  locktime numeric(20) not null,
  stakeable_locktime numeric(20) not null,
  addresses bytea[] not null,
  kind text,
  reward_type text,
  created_on bytea,
  consumed_on bytea,
  emitting_tx bytea,
  consuming_tx bytea,
  primary key (network, utxo_id)
) with (fillfactor = 85);

create table p_utxo_address (
  network int not null,
  time bigint not null,
  address bytea not null,
  utxo_id bytea not null,
  amount numeric(20) not null
);

create table p_staker (
  network int not null,
  idx int not null,
  height bigint not null,
  start_time bigint not null,
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
  primary key (network, tx_id)
);

create table p_uptime (
  network int not null,
  node_id bytea not null,
  poll bigint not null,
  uptime numeric(7, 4) not null,
  connected boolean not null,
  primary key (network, node_id, poll)
);

create table p_subnet (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  conversion_height bigint,
  subnet_id bytea not null,
  conversion_tx bytea,
  manager_chain bytea,
  manager_address bytea,
  primary key (network, subnet_id)
);

create table p_subnet_owner (
  network int not null,
  idx int not null,
  height bigint not null,
  threshold int not null,
  subnet_id bytea not null,
  locktime numeric(20) not null,
  addresses bytea[] not null,
  primary key (network, subnet_id, height, idx)
);

create table p_blockchain (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  is_evm boolean not null,
  blockchain_id bytea not null,
  subnet_id bytea not null,
  name text not null,
  vm_id bytea not null,
  genesis text not null,
  evm_chain_id numeric(20),
  primary key (network, blockchain_id)
);

create table p_l1_validation (
  network int not null,
  refund_threshold int not null,
  validation_id bytea not null,
  subnet_id bytea not null,
  node_id bytea not null,
  weight numeric(20) not null,
  paid_until numeric(40) not null,
  bls_public_key bytea not null,
  bls_proof bytea not null,
  refund_addresses bytea[] not null,
  primary key (network, validation_id)
);

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
`;

const xTables = (x: "x" | "c"): string => `
create table ${x}_tx (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  tx_id bytea not null,
  type text not null,
  memo bytea not null,
  source_chain bytea,
  destination_chain bytea,${x === "c" ? "\n  accounts text not null," : ""}
  primary key (network, height, idx)
);

create table ${x}_tx_address (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  address bytea not null,
  type text not null,
  primary key (network, address, height, idx)
);

create table ${x}_utxo (
  network int not null,
  output_index int not null,
  height bigint not null,
  time bigint not null,
  consumed_height bigint,
  consumed_time bigint,
  group_id bigint,
  threshold int not null,
  utxo_id bytea not null,
  tx_id bytea not null,
  asset_id bytea,
  amount numeric(20) not null,
  locktime numeric(20) not null,
  addresses bytea[] not null,
  type text not null,
  payload bytea,
  created_on bytea,
  consumed_on bytea,
  consuming_tx bytea,
  signatures bytea,
  primary key (network, utxo_id)
);

create table ${x}_utxo_address (
  network int not null,
  time bigint not null,
  address bytea not null,
  utxo_id bytea not null,
  amount numeric(20) not null,
  primary key (network, address, utxo_id)
);
`;

const X_TABLES = `
create table x_block (
  network int not null,
  size int not null,
  height bigint not null,
  time bigint not null,
  proposer_height bigint,
  proposer_time bigint,
  block_id bytea not null,
  parent_id bytea not null,
  type text not null,
  container_id bytea,
  container_parent bytea,
  proposer bytea,
  primary key (network, height)
);

create table x_asset (
  network int not null,
  denomination int not null,
  height bigint not null,
  asset_id bytea not null,
  name text not null,
  symbol text not null,
  primary key (network, asset_id)
);
${xTables("x")}
create table c_block (
  network int not null,
  height bigint not null,
  time bigint not null,
  block_id bytea not null,
  parent_id bytea not null,
  primary key (network, height)
);
${xTables("c")}
create table c_former_import (
  network int not null,
  consumed_height bigint not null,
  consumed_time bigint not null,
  consuming_tx bytea not null,
  utxo_id bytea not null,
  signatures bytea not null,
  primary key (network, consuming_tx, utxo_id)
);
`;

// The former tables' indexes have the names of the new ones, and are not needed: rows are read by primary keys.
const FORMER_INDEXES = `
drop index p_block_proposer;
alter table p_tx drop constraint p_tx_network_tx_id_key;
drop index p_utxo_staked;
drop index p_utxo_time;
drop index p_utxo_amount;
drop index p_utxo_exported;
drop index p_utxo_exported_owner;
drop index p_utxo_address_time;
drop index p_utxo_address_amount;
drop index p_staker_height;
drop index p_staker_node;
drop index p_staker_end;
drop index p_staker_delegations;
drop index p_staker_reward_address;
drop index p_staker_own_address;
drop index p_staker_fee_address;
drop index p_staker_renewed;
drop index p_subnet_height;
drop index p_blockchain_subnet;
drop index x_block_proposer;
alter table x_tx drop constraint x_tx_network_tx_id_key;
drop index x_utxo_made;
drop index x_utxo_consumed;
drop index x_utxo_time;
drop index x_utxo_amount;
drop index x_utxo_exported;
drop index x_utxo_exported_owner;
drop index x_utxo_address_time;
drop index x_utxo_address_amount;
alter table c_tx drop constraint c_tx_network_tx_id_key;
alter index p_utxo_height rename to former_p_utxo_height;
`;

const toFormer = (table: string): string => `
alter table ${table} rename to former_${table};
${table === "p_utxo_address" ? "" : `alter index ${table}_pkey rename to former_${table}_pkey;`}`;

export const begin: string = [FORMER_INDEXES, ...MOVED.map(toFormer), P_TABLES, X_TABLES].join("");

const xIndexes = (x: "x" | "c"): string => `
alter table ${x}_tx add unique (network, tx_id);
create index ${x}_utxo_made on ${x}_utxo (network, tx_id);
create index ${x}_utxo_consumed on ${x}_utxo (network, consuming_tx) where consuming_tx is not null;
create index ${x}_utxo_time on ${x}_utxo (network, time, utxo_id);
create index ${x}_utxo_amount on ${x}_utxo (network, amount, utxo_id);
create index ${x}_utxo_exported on ${x}_utxo (network, consumed_on, time, utxo_id) where consumed_on is not null;
create index ${x}_utxo_exported_owner on ${x}_utxo using gin (addresses) where consumed_on is not null;
create index ${x}_utxo_address_time on ${x}_utxo_address (network, address, time, utxo_id);
create index ${x}_utxo_address_amount on ${x}_utxo_address (network, address, amount, utxo_id);
`;

const INDEXES = `
create index p_block_proposer on p_block (network, proposer, height) where proposer is not null;
alter table p_tx add unique (network, tx_id);
create index p_utxo_staked on p_utxo (network, tx_id) where kind = 'STAKE';
create index p_utxo_time on p_utxo (network, time, utxo_id);
create index p_utxo_amount on p_utxo (network, amount, utxo_id);
create index p_utxo_height on p_utxo (network, height);
create index p_utxo_exported on p_utxo (network, consumed_on, time, utxo_id) where consumed_on is not null;
create index p_utxo_exported_owner on p_utxo using gin (addresses) where consumed_on is not null;
create index p_utxo_address_time on p_utxo_address (network, address, time, utxo_id);
create index p_utxo_address_amount on p_utxo_address (network, address, amount, utxo_id);
create index p_staker_height on p_staker (network, kind, height, tx_id);
create index p_staker_node on p_staker (network, node_id, kind, height);
create index p_staker_end on p_staker (network, kind, end_time);
create index p_staker_delegations on p_staker (network, validator_tx) where validator_tx is not null;
create index p_staker_reward_address on p_staker using gin (reward_addresses) where kind = 'delegator';
create index p_staker_own_address on p_staker using gin (own_addresses);
create index p_staker_fee_address on p_staker using gin (fee_addresses) where kind = 'validator';
create index p_staker_renewed on p_staker (network, kind, reward_height) where renews;
create index p_subnet_height on p_subnet (network, height, idx);
create index p_blockchain_subnet on p_blockchain (network, subnet_id, height, idx);
create index x_block_proposer on x_block (network, proposer, height) where proposer is not null;
`;

export const end: string = [
  ...MOVED.map((table) => `drop table former_${table};\n`),
  INDEXES,
  xIndexes("x"),
  xIndexes("c"),
].join("");
