/** The tables of EVM chains; each row belongs to a chain by its EVM chain id. */

export const evm = `
create table evm_checkpoint (
  chain bigint primary key,
  number bigint not null,
  hash bytea not null,
  time bigint not null,
  indexed_at bigint not null,
  settled_at bigint not null default 0
);

create table evm_block (
  chain bigint not null,
  number bigint not null,
  hash bytea not null,
  parent bytea not null,
  time bigint not null,
  time_ms bigint,
  delay_excess numeric(20),
  base_fee numeric(78),
  tx_count int not null,
  primary key (chain, number)
);
create index evm_block_time on evm_block (chain, time, number);

create table evm_tx (
  chain bigint not null,
  number bigint not null,
  idx int not null,
  hash bytea not null,
  type smallint not null,
  succeeded boolean not null,
  sender bytea not null,
  recipient bytea,
  created bytea,
  nonce numeric(20) not null,
  value numeric(78) not null,
  input bytea not null,
  gas_limit numeric(20) not null,
  gas_used numeric(20) not null,
  gas_price numeric(78) not null,
  max_fee numeric(78),
  max_tip numeric(78),
  primary key (chain, number, idx),
  unique (chain, hash)
);

create table evm_concern (
  chain bigint not null,
  address bytea not null,
  number bigint not null,
  idx int not null,
  primary key (chain, address, number, idx)
);
create index evm_concern_number on evm_concern (chain, number);

create table evm_internal (
  chain bigint not null,
  number bigint not null,
  idx int not null,
  seq int not null,
  type text not null,
  sender bytea not null,
  recipient bytea,
  value numeric(78) not null,
  reverted boolean not null,
  gas_limit numeric(20) not null,
  gas_used numeric(20) not null,
  primary key (chain, number, idx, seq)
);

create table evm_transfer (
  chain bigint not null,
  number bigint not null,
  log_index int not null,
  part int not null,
  idx int not null,
  kind smallint not null,
  token bytea not null,
  sender bytea not null,
  recipient bytea not null,
  token_id numeric(78),
  value numeric(78),
  primary key (chain, number, log_index, part)
);
create index evm_transfer_sender on evm_transfer (chain, sender, kind, number, log_index, part);
create index evm_transfer_recipient on evm_transfer (chain, recipient, kind, number, log_index, part);
create index evm_transfer_nft on evm_transfer (chain, token, token_id, number, log_index) where kind = 721;

create table evm_contract (
  chain bigint not null,
  address bytea not null,
  number bigint not null,
  idx int not null,
  seq int not null,
  creator bytea not null,
  primary key (chain, address, number, idx, seq)
);
create index evm_contract_number on evm_contract (chain, number);

create table evm_token (
  chain bigint not null,
  address bytea not null,
  number bigint not null,
  name text,
  symbol text,
  decimals smallint,
  read_at bigint,
  primary key (chain, address)
);
create index evm_token_unread on evm_token (chain, number) where read_at is null;
create index evm_token_number on evm_token (chain, number);

create table evm_day (
  chain bigint not null,
  day int not null,
  txs bigint not null,
  primary key (chain, day)
);
`;
