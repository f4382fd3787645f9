/** The P-Chain's tables of blocks, transactions, outputs, subnets and blockchains. */

import { shortTieOf } from "../utxos/short-tie.ts";
import { hasSoleOwner, ownerKeyOf } from "../utxos/sole-owner.ts";
import { crossing } from "./crossing.ts";

const OWNER = ownerKeyOf("p_utxo");
const SOLE = hasSoleOwner("p_utxo");
const TIE = shortTieOf("utxo_id");

// Tables of the Primary Network store ids, hashes and addresses as bytes, in less than two thirds of the size
// of text: 33 bytes an id, 21 an address. Columns of fixed length come first, in an order that needs no
// padding. Null stands for the value of nearly every row: AVAX as the asset, the chain itself as creator and
// spender, no stake, the creating transaction as emitter.
//
// An index of hashes takes a third of one of ids. No id needs to be unique in a table: each block is written
// once, since its commit moves the checkpoint from the height before it.

const BLOCKS = `
create table p_checkpoint (
  network int primary key,
  height bigint not null,
  block_id text not null,
  time bigint not null,
  -- JSON: the state that the chain's rules carry from block to block.
  supply text not null,
  -- nAVAX: what the genesis created, and what transactions up to the checkpoint have burned, were paid as rewards
  -- and put into balances of L1 validations, without what was refunded of these.
  created numeric(20) not null default 0,
  burned numeric(20) not null default 0,
  rewarded numeric(20) not null default 0,
  l1_balance numeric(20) not null default 0
);

-- nAVAX that is locked until a time, staked or not. A time that has passed counts no longer.
create table p_lock (
  network int not null,
  locktime numeric(20) not null,
  amount numeric(20) not null,
  primary key (network, locktime)
);

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
create index p_block_id on p_block using hash (block_id);
create index p_block_proposer on p_block (network, proposer, height) where proposer is not null;
-- A span of time becomes a range of heights.
create index p_block_time on p_block (network, time, height);
`;

const TXS = String.raw`
create table p_tx (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  tx_id bytea not null,
  type text not null,
  -- The outputs that the transaction spent: the plain ones, packed with what is listed of them
  -- (packed/inputs.ts), and the ids of the others. What it made is found by its block's height.
  consumed bytea[] not null default '{}',
  inputs bytea not null default '\x',
  -- JSON: packed/detail.ts.
  detail text not null,
  -- Whether the term of a stake that the transaction locked has not ended.
  staked boolean not null default false,
  primary key (network, height, idx)
);
create index p_tx_id on p_tx using hash (tx_id);
create index p_tx_staked on p_tx (network, height, idx) where staked;

-- An address' transactions by type: a listing of all types joins the few that an address has.
create table p_tx_address (
  network int not null,
  idx int not null,
  height bigint not null,
  address bytea not null,
  type text not null,
  staked boolean not null default false,
  primary key (network, address, type, height, idx)
);
create index p_tx_address_staked on p_tx_address (network, address, height, idx) where staked;

-- The transactions of each L1 validation, as p_tx_address has the transactions of each address.
create table p_tx_validation (
  network int not null,
  idx int not null,
  height bigint not null,
  validation_id bytea not null,
  type text not null,
  primary key (network, validation_id, type, height, idx)
);
`;

const UTXOS = `
-- A spend changes no indexed column, and pages have room for a row's next version: then PostgreSQL writes to
-- no index of it (heap-only tuples).
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
  signers bytea[]
) with (fillfactor = 85);
create index p_utxo_id on p_utxo using hash (utxo_id);
create index p_utxo_height on p_utxo (network, height);
create index p_utxo_staked on p_utxo (network, tx_id) where kind = 'STAKE';
create index p_utxo_time on p_utxo (network, time, ${TIE});
create index p_utxo_amount on p_utxo (network, amount, ${TIE});
create index p_utxo_owner_time on p_utxo (network, ${OWNER}, time, ${TIE}) where ${SOLE};
create index p_utxo_owner_amount on p_utxo (network, ${OWNER}, amount, ${TIE}) where ${SOLE};
create index p_utxo_exported on p_utxo (network, consumed_on, time, utxo_id) where consumed_on is not null;
create index p_utxo_exported_owner on p_utxo using gin (addresses) where consumed_on is not null;

-- The owners of outputs that have several; sql/sole-owner.ts says where the others are.
create table p_utxo_address (
  network int not null,
  time bigint not null,
  address bytea not null,
  utxo_id bytea not null,
  amount numeric(20) not null
);
create index p_utxo_address_time on p_utxo_address (network, address, time, utxo_id);
create index p_utxo_address_amount on p_utxo_address (network, address, amount, utxo_id);
`;

const SUBNETS = `
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
create index p_subnet_height on p_subnet (network, height, idx);

-- The owner of a subnet from each position on that changed it.
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
create index p_blockchain_subnet on p_blockchain (network, subnet_id, height, idx);
create index p_blockchain_height on p_blockchain (network, height, idx);
`;

/** Tables and indexes of the P-Chain, without the tables of its validators. */
export const pChain: string = BLOCKS + TXS + UTXOS + crossing("p") + SUBNETS;
