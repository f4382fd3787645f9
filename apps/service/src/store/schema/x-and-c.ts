/** The tables of the X-Chain and of the C-Chain's atomic transactions, most of them from one template. */

import { crossing } from "./crossing.ts";

const ACCOUNTS = `
  -- JSON: the accounts that paid into the transaction, or were paid by it.
  accounts text not null,`;

/** Transactions and outputs of a chain; p.ts says why columns are of these types and in this order. */
const alike = (chain: "x" | "c"): string => `
create table ${chain}_tx (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  tx_id bytea not null,
  type text not null,
  memo bytea not null,
  source_chain bytea,
  destination_chain bytea,${chain === "c" ? ACCOUNTS : ""}
  primary key (network, height, idx),
  unique (network, tx_id)
);

-- An address' transactions by type: a listing of all types joins the few that an address has.
create table ${chain}_tx_address (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  address bytea not null,
  type text not null,
  primary key (network, address, type, height, idx)
);

create table ${chain}_utxo (
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
  -- 65 bytes each.
  signatures bytea,
  signers bytea[],
  primary key (network, utxo_id)
);
create index ${chain}_utxo_made on ${chain}_utxo (network, tx_id);
create index ${chain}_utxo_consumed on ${chain}_utxo (network, consuming_tx) where consuming_tx is not null;
create index ${chain}_utxo_time on ${chain}_utxo (network, time, utxo_id);
create index ${chain}_utxo_amount on ${chain}_utxo (network, amount, utxo_id);
create index ${chain}_utxo_exported on ${chain}_utxo (network, consumed_on, time, utxo_id)
  where consumed_on is not null;
create index ${chain}_utxo_exported_owner on ${chain}_utxo using gin (addresses)
  where consumed_on is not null;

create table ${chain}_utxo_address (
  network int not null,
  time bigint not null,
  address bytea not null,
  utxo_id bytea not null,
  amount numeric(20) not null,
  primary key (network, address, utxo_id)
);
create index ${chain}_utxo_address_time on ${chain}_utxo_address (network, address, time, utxo_id);
create index ${chain}_utxo_address_amount on ${chain}_utxo_address (network, address, amount, utxo_id);
${crossing(chain)}`;

const X_CHAIN = `
create table x_checkpoint (
  network int primary key,
  height bigint not null,
  block_id text not null,
  -- How many transactions from before the X-Chain had blocks are indexed: they are at height 0, in the order
  -- in which the node accepted them.
  history bigint not null default 0,
  -- nAVAX that transactions up to the checkpoint have burned.
  burned numeric(20) not null default 0
);

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
create index x_block_id on x_block using hash (block_id);
create index x_block_proposer on x_block (network, proposer, height) where proposer is not null;
create index x_block_time on x_block (network, time, height);

create table x_asset (
  network int not null,
  denomination int not null,
  height bigint not null,
  asset_id bytea not null,
  name text not null,
  symbol text not null,
  primary key (network, asset_id)
);

-- The transactions of each asset, as x_tx_address has the transactions of each address; empty bytes for AVAX.
create table x_tx_asset (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  asset_id bytea not null,
  type text not null,
  primary key (network, asset_id, type, height, idx)
);
${alike("x")}
-- A span of time becomes a range of heights but for transactions from before blocks.
create index x_tx_history on x_tx (network, time) where height = 0;

-- Other assets than AVAX are rare, so that indexes of theirs are small.
create index x_unspent_asset_time on x_unspent (network, address, asset_id, time, utxo_id)
  where asset_id is not null;
create index x_unspent_asset_amount on x_unspent (network, address, asset_id, amount, utxo_id)
  where asset_id is not null;
create index x_utxo_asset_time on x_utxo (network, asset_id, time, utxo_id) where asset_id is not null;
create index x_utxo_asset_amount on x_utxo (network, asset_id, amount, utxo_id) where asset_id is not null;
`;

const C_CHAIN = `
create table c_checkpoint (
  network int primary key,
  height bigint not null,
  block_id text not null,
  -- nAVAX that atomic transactions up to the checkpoint have burned.
  burned numeric(20) not null default 0
);

-- Null stands for what nearly every row has: the block before and its container as parents, and the block's
-- own time as the container's.
create table c_block (
  network int not null,
  height bigint not null,
  time bigint not null,
  block_id bytea not null,
  parent_id bytea,
  size int not null,
  proposer_height int,
  proposer_time bigint,
  container_id bytea,
  container_parent bytea,
  proposer bytea,
  primary key (network, height)
);
create index c_block_id on c_block using hash (block_id);
create index c_block_proposer on c_block (network, proposer, height) where proposer is not null;
create index c_block_time on c_block (network, time, height);
${alike("c")}
-- Imports of outputs that a later import took again: mainnet's bonus blocks left them in the atomic memory.
-- The output's own row names the last import.
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

/** Tables and indexes of both chains. */
export const xAndC: string = X_CHAIN + C_CHAIN;
