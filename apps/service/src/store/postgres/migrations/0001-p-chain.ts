/** The P-Chain's tables. Migrations are only ever added; a released one never changes. */

// Text keys are compared by bytes ("C"), so that the database, JavaScript and every engine agree on the order.
export const pChain = `
create table p_checkpoint (
  network int primary key,
  height bigint not null,
  block_id text not null,
  time bigint not null,
  supply text not null
);

create table p_block (
  network int not null,
  height bigint not null,
  block_id text not null,
  parent_id text not null,
  type text not null,
  time bigint not null,
  primary key (network, height)
);

create table p_tx (
  network int not null,
  height bigint not null,
  idx int not null,
  tx_id text collate "C" not null,
  type text not null,
  time bigint not null,
  detail text not null,
  primary key (network, height, idx),
  unique (network, tx_id)
);

create table p_tx_address (
  network int not null,
  address text collate "C" not null,
  height bigint not null,
  idx int not null,
  type text not null,
  time bigint not null,
  primary key (network, address, height, idx)
);

create table p_tx_validation (
  network int not null,
  validation_id text collate "C" not null,
  height bigint not null,
  idx int not null,
  type text not null,
  time bigint not null,
  primary key (network, validation_id, height, idx)
);

create table p_utxo (
  network int not null,
  utxo_id text collate "C" not null,
  tx_id text collate "C" not null,
  output_index int not null,
  asset_id text not null,
  amount numeric(20) not null,
  locktime numeric(20) not null,
  stakeable_locktime numeric(20) not null,
  threshold bigint not null,
  addresses text[] not null,
  kind text not null,
  reward_type text,
  created_on text not null,
  consumed_on text not null,
  height bigint not null,
  time bigint not null,
  emitting_tx text collate "C",
  stake_start bigint,
  stake_end bigint,
  returned_height bigint,
  consuming_tx text collate "C",
  consumed_height bigint,
  consumed_time bigint,
  primary key (network, utxo_id)
);
create index p_utxo_emitted on p_utxo (network, emitting_tx);
create index p_utxo_consumed on p_utxo (network, consuming_tx) where consuming_tx is not null;
create index p_utxo_staked on p_utxo (network, tx_id) where kind = 'STAKE';
create index p_utxo_time on p_utxo (network, time, utxo_id);
create index p_utxo_amount on p_utxo (network, amount, utxo_id);

create table p_utxo_address (
  network int not null,
  address text collate "C" not null,
  utxo_id text collate "C" not null,
  time bigint not null,
  amount numeric(20) not null,
  primary key (network, address, utxo_id)
);
create index p_utxo_address_time on p_utxo_address (network, address, time, utxo_id);
create index p_utxo_address_amount on p_utxo_address (network, address, amount, utxo_id);

create table p_staker (
  network int not null,
  tx_id text collate "C" not null,
  kind text not null,
  node_id text collate "C" not null,
  subnet_id text not null,
  weight numeric(20) not null,
  start_time bigint not null,
  end_time bigint not null,
  fee_shares int,
  potential_reward numeric(20),
  promoted_height bigint,
  reward_addresses text[] not null,
  bls_public_key text,
  bls_proof text,
  height bigint not null,
  idx int not null,
  validator_tx text collate "C",
  reward_tx text,
  reward_height bigint,
  reward_time bigint,
  reward_amount numeric(20),
  fee_amount numeric(20),
  removed_tx text,
  removed_height bigint,
  removed_time bigint,
  primary key (network, tx_id)
);
create index p_staker_height on p_staker (network, kind, height, tx_id);
create index p_staker_node on p_staker (network, node_id, kind, height);
create index p_staker_end on p_staker (network, kind, end_time);
create index p_staker_delegations on p_staker (network, validator_tx) where validator_tx is not null;
create index p_staker_reward_address on p_staker using gin (reward_addresses) where kind = 'delegator';

create table p_poll (
  network int not null,
  poll bigint not null,
  time bigint not null,
  primary key (network, poll)
);

create table p_uptime (
  network int not null,
  node_id text collate "C" not null,
  poll bigint not null,
  uptime numeric(7, 4) not null,
  connected boolean not null,
  primary key (network, node_id, poll)
);

create table p_subnet (
  network int not null,
  subnet_id text collate "C" not null,
  height bigint not null,
  idx int not null,
  time bigint not null,
  conversion_tx text,
  conversion_height bigint,
  manager_chain text,
  manager_address text,
  primary key (network, subnet_id)
);
create index p_subnet_height on p_subnet (network, height, idx);

create table p_subnet_owner (
  network int not null,
  subnet_id text collate "C" not null,
  height bigint not null,
  idx int not null,
  locktime numeric(20) not null,
  threshold bigint not null,
  addresses text[] not null,
  primary key (network, subnet_id, height, idx)
);

create table p_blockchain (
  network int not null,
  blockchain_id text collate "C" not null,
  subnet_id text collate "C" not null,
  name text not null,
  vm_id text not null,
  genesis text not null,
  is_evm boolean not null,
  evm_chain_id numeric(20),
  height bigint not null,
  idx int not null,
  time bigint not null,
  primary key (network, blockchain_id)
);
create index p_blockchain_subnet on p_blockchain (network, subnet_id, height, idx);

create table p_l1_validation (
  network int not null,
  validation_id text collate "C" not null,
  validation_hex text not null,
  subnet_id text not null,
  node_id text not null,
  weight numeric(20) not null,
  paid_until numeric(40) not null,
  bls_public_key text not null,
  bls_proof text not null,
  refund_threshold bigint not null,
  refund_addresses text[] not null,
  primary key (network, validation_id)
);

create table page_token (
  id uuid primary key,
  operation text not null,
  query text not null,
  height bigint not null,
  time bigint not null,
  poll bigint not null,
  sort text not null,
  tie text not null,
  expires_at bigint not null
);
create index page_token_expiry on page_token (expires_at);
`;
