/** The X-Chain's tables, and the P-Chain outputs that another chain makes or spends. */

export const xChain = `
create table x_checkpoint (
  network int primary key,
  height bigint not null,
  block_id text not null
);

create table x_block (
  network int not null,
  height bigint not null,
  block_id text not null,
  parent_id text not null,
  time bigint not null,
  primary key (network, height)
);

create table x_tx (
  network int not null,
  height bigint not null,
  idx int not null,
  tx_id text collate "C" not null,
  type text not null,
  time bigint not null,
  memo text not null,
  source_chain text,
  destination_chain text,
  primary key (network, height, idx),
  unique (network, tx_id)
);

create table x_tx_address (
  network int not null,
  address text collate "C" not null,
  height bigint not null,
  idx int not null,
  type text not null,
  time bigint not null,
  primary key (network, address, height, idx)
);

create table x_asset (
  network int not null,
  asset_id text collate "C" not null,
  name text not null,
  symbol text not null,
  denomination int not null,
  height bigint not null,
  primary key (network, asset_id)
);

create table x_utxo (
  network int not null,
  utxo_id text collate "C" not null,
  tx_id text collate "C" not null,
  output_index bigint not null,
  asset_id text collate "C" not null,
  amount numeric(20) not null,
  locktime numeric(20) not null,
  threshold bigint not null,
  addresses text[] not null,
  type text not null,
  group_id bigint,
  payload text,
  bytes text,
  created_on text not null,
  consumed_on text not null,
  height bigint not null,
  time bigint not null,
  consuming_tx text collate "C",
  consumed_height bigint,
  consumed_time bigint,
  signatures text,
  primary key (network, utxo_id)
);
create index x_utxo_made on x_utxo (network, tx_id);
create index x_utxo_consumed on x_utxo (network, consuming_tx) where consuming_tx is not null;
create index x_utxo_time on x_utxo (network, time, utxo_id);
create index x_utxo_amount on x_utxo (network, amount, utxo_id);

create table x_utxo_address (
  network int not null,
  address text collate "C" not null,
  utxo_id text collate "C" not null,
  time bigint not null,
  amount numeric(20) not null,
  primary key (network, address, utxo_id)
);
create index x_utxo_address_time on x_utxo_address (network, address, time, utxo_id);
create index x_utxo_address_amount on x_utxo_address (network, address, amount, utxo_id);

create index p_utxo_exported on p_utxo (network, consumed_on, time, utxo_id) where created_on <> consumed_on;
create index p_utxo_exported_owner on p_utxo using gin (addresses) where created_on <> consumed_on;
`;
