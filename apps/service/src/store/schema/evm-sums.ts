/** The tables of EVM chains with sums over blocks: balances and time series. */

import { storedOwner, tokenKey } from "./keys.ts";

const OWNER = storedOwner("evm_holding");

const BALANCES = `
-- What accounts hold of tokens. Sums of values that a contract may invent have no largest number of digits. A
-- holding's earlier balances are in evm_balance, without its key, which is most of a row.
create table evm_holding (
  chain bigint not null,
  id bigint not null,
  owner bytea not null,
  kind smallint not null,
  token bytea not null,
  token_id numeric(78) not null,
  first bigint not null,
  changed bigint not null,
  balance numeric not null,
  -- The block from which on the balance is 0. Indexes depend on this and not on the balance, so that most
  -- changes of a balance touch no index.
  emptied bigint,
  primary key (chain, id)
) with (fillfactor = 90);
-- Finds a holding, and lists what an account holds: 28 bytes an entry, in place of 68 and 20 of two indexes.
-- It is not unique: whoever adds holdings of a chain holds the lock on its checkpoint, and looks for them
-- first.
create index evm_holding_owner on evm_holding (${OWNER}, ${tokenKey("token")});
-- An account may hold many NFTs of a collection.
create index evm_holding_nft on evm_holding (${OWNER}, token, token_id) where kind <> 20;
create index evm_holding_emptied on evm_holding (chain, owner, kind, emptied) where emptied is not null;

create table evm_balance (
  chain bigint not null,
  holding bigint not null,
  number bigint not null,
  balance numeric not null,
  primary key (chain, holding, number)
);
`;

const SERIES = `
create table evm_day (
  chain bigint not null,
  day int not null,
  txs bigint not null,
  primary key (chain, day)
);

-- What a chain did in each hour, day, week and month (unit 0 to 3), from the start of it in Unix seconds on.
-- The genesis block, whose time is a constant of the chain, belongs to none.
create table evm_period (
  chain bigint not null,
  unit smallint not null,
  start bigint not null,
  txs bigint not null,
  gas numeric not null,
  fees numeric not null,
  prices numeric not null,
  max_price numeric not null,
  max_txs bigint not null,
  max_gas numeric not null,
  contracts bigint not null,
  addresses bigint not null,
  senders bigint not null,
  deployers bigint not null,
  total_txs bigint not null,
  total_contracts bigint not null,
  total_addresses bigint not null,
  total_senders bigint not null,
  total_deployers bigint not null,
  second bigint not null,
  second_txs bigint not null,
  second_gas numeric not null,
  -- How many addresses were last active in this hour, so that a window up to now is a sum.
  last_addresses bigint not null default 0,
  last_senders bigint not null default 0,
  last_deployers bigint not null default 0,
  primary key (chain, unit, start)
);

-- The hour in which each address was last active. One row an address, not one for each interval: an address
-- that was last seen before an interval begins is a new one of that interval.
create table evm_party (
  chain bigint not null,
  address bytea not null,
  seen int not null,
  sent int,
  deployed int,
  primary key (chain, address)
) with (fillfactor = 80);
`;

/** Tables and indexes of sums. */
export const evmSums: string = BALANCES + SERIES;
