/** Finds the outputs of one owner by the table of outputs itself, and outputs and transactions of the P-Chain by a hash of their id. */

// Nearly all outputs have one owner: a row of a table of owners and its entries of two indexes took 350 bytes an output, and to list them
// each was looked up by its id. An index by a part of the address is shorter, and no two owners have the same part unless somebody spends
// 2^64 hashes on it: the whole address is compared, too.
//
// An index of hashes takes a third of what one of ids takes. That no id comes twice follows from the heights: each block is written once.
const owners = `
drop table p_utxo_address;
create table p_utxo_address (
  network int not null,
  time bigint not null,
  address bytea not null,
  utxo_id bytea not null,
  amount numeric(20) not null
);
insert into p_utxo_address (network, time, address, utxo_id, amount)
  select u.network, u.time, o.address, u.utxo_id, u.amount
  from p_utxo u cross join lateral (select distinct unnest(u.addresses)) as o (address) where cardinality(u.addresses) > 1;
create index p_utxo_address_time on p_utxo_address (network, address, time, utxo_id);
create index p_utxo_address_amount on p_utxo_address (network, address, amount, utxo_id);
create index p_utxo_owner_time on p_utxo (network, substr(addresses[1], 1, 8), time, utxo_id) where cardinality(addresses) = 1;
create index p_utxo_owner_amount on p_utxo (network, substr(addresses[1], 1, 8), amount, utxo_id) where cardinality(addresses) = 1;
`;

const ids = `
alter table p_utxo drop constraint p_utxo_pkey;
create index p_utxo_id on p_utxo using hash (utxo_id);
`;

export const soleOwners: string = owners + ids;
