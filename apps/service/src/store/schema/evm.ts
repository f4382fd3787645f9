/** The tables of EVM chains with the facts of their blocks. Each row names its chain by the EVM chain id. */

import { hashKey, logPosition, partyKey, txPosition } from "./keys.ts";

const keyOf = (address: string): string => partyKey({ address, chain: "chain" });
const kindKeyOf = (address: string): string => partyKey({ address, chain: "chain", kind: "kind" });
const TX = txPosition("number", "idx");

// No table needs a unique key beyond its primary key: the row of evm_checkpoint alone, which each commit
// moves from the block before, guards against facts that are written twice.

const BLOCKS = `
create table evm_checkpoint (
  chain bigint primary key,
  number bigint not null,
  hash bytea not null,
  time bigint not null,
  indexed_at bigint not null,
  settled_at bigint not null default 0
);

-- Ranges of blocks that a back-fill has written above the checkpoint.
create table evm_range (
  chain bigint not null,
  first bigint not null,
  last bigint not null,
  parent bytea not null,
  hash bytea not null,
  time bigint not null,
  -- JSON: the facts that are written when the checkpoint passes the range.
  ordered text not null,
  primary key (chain, first)
);

-- The blocks that reorganisations took back: nothing else that is stored tells of them.
create table evm_rewind (
  chain bigint not null,
  seq int not null,
  number bigint not null,
  hash bytea not null,
  former bigint not null,
  at bigint not null,
  primary key (chain, seq)
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
  gas_limit numeric(20) not null,
  gas_used numeric(20) not null,
  -- Null on chains whose blocks pay for no gas.
  gas_cost numeric(78),
  fees numeric(98) not null,
  primary key (chain, number)
);
create index evm_block_time on evm_block (chain, time, number);
create index evm_block_hash on evm_block (${hashKey("hash")});

-- The transactions in all blocks below one, and wei that they paid for gas, for every 256th block: the totals up to
-- any block follow from these and at most 255 rows of evm_block.
create table evm_tx_total (
  chain bigint not null,
  number bigint not null,
  txs bigint not null,
  fees numeric(98) not null,
  primary key (chain, number)
);
`;

const TXS = `
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
  primary key (chain, number, idx)
);
create index evm_tx_hash on evm_tx (${hashKey("hash")});
create index evm_tx_sender on evm_tx (${keyOf("sender")}, ${TX});
create index evm_tx_target on evm_tx (${keyOf("coalesce(recipient, created)")}, ${TX});
create index evm_tx_failed on evm_tx (chain, number, idx) where not succeeded;

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
create index evm_internal_sender on evm_internal (${keyOf("sender")}, number, idx) where not reverted;
create index evm_internal_recipient on evm_internal (${keyOf("recipient")}, number, idx) where not reverted;
-- Reverted calls have indexes of their own: the others find the transactions of an address, which reverted
-- calls do not concern.
create index evm_internal_reverted_sender on evm_internal (${keyOf("sender")}, number, idx) where reverted;
create index evm_internal_reverted_recipient on evm_internal (${keyOf("recipient")}, number, idx)
  where reverted;

create table evm_contract (
  chain bigint not null,
  address bytea not null,
  number bigint not null,
  idx int not null,
  seq int not null,
  creator bytea not null,
  deployer bytea not null,
  primary key (chain, address, number, idx, seq)
);
create index evm_contract_number on evm_contract (chain, number);
create index evm_contract_creator on evm_contract (${keyOf("creator")}, number, idx, seq);
create index evm_contract_deployer on evm_contract (${keyOf("deployer")}, number, idx, seq)
  where deployer <> creator;
`;

const TRANSFERS = `
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
  value numeric(78)
);
-- A transfer is found by its block, whose transfers readers put in order or look through. Entries of one
-- block are merged, so that each takes some 10 bytes, in place of 36 in a primary key.
create index evm_transfer_number on evm_transfer (chain, number);
create index evm_transfer_sender on evm_transfer (${kindKeyOf("sender")}, number, idx, log_index);
create index evm_transfer_recipient on evm_transfer (${kindKeyOf("recipient")}, number, idx, log_index);
create index evm_transfer_token on evm_transfer (${keyOf("token")}, ${logPosition("number", "log_index")});
create index evm_transfer_nft on evm_transfer (chain, token, token_id, number, log_index) where kind = 721;
-- Citus moves a chain to another worker by logical replication, and refuses a table without a primary key of
-- which it could not replicate a delete; so does PostgreSQL refuse the delete where the table is published. A
-- row is then known by all of its columns, which costs nothing where no logical replication is configured.
alter table evm_transfer replica identity full;
`;

const TOKENS = `
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

create table nft_token (
  chain bigint not null,
  address bytea not null,
  token_id numeric(78) not null,
  number bigint not null,
  kind smallint not null,
  uri text,
  status text not null default 'UNINDEXED',
  metadata text not null default '{}',
  updated_at bigint,
  reindexed_at bigint,
  -- The time from which on the token waits to be read; null when it does not. A reader holds the token by
  -- moving this time.
  due_at bigint,
  fence int not null default 0,
  primary key (chain, address, token_id)
);
create index nft_token_due on nft_token (due_at) where due_at is not null;
create index nft_token_number on nft_token (chain, number);

-- How often contracts were read after their blocks: names of tokens, and metadata of NFTs. All else that a
-- chain's lists show changes with evm_checkpoint or evm_rewind.
create table contract_reading (
  chain bigint primary key,
  edition bigint not null
);
`;

/** Tables and indexes of facts from blocks, and of facts read from contracts. */
export const evm: string = BLOCKS + TXS + TRANSFERS + TOKENS;
