/** The tables that P-, X- and C-Chain have alike: unspent outputs, sums of balances, owners of imports. */

/** The chains, by the first words of their tables' names. */
type Chain = "p" | "x" | "c";

/**
 * The unspent outputs of each address, and of the whole chain, whose address is empty bytes.
 *
 * An address may have spent all of its many outputs: reading a million of them to find none unspent took 4.8
 * s. With a column in the outputs' own table, each spend would change an index; here a spend deletes rows of
 * a small table.
 */
const unspent = (chain: Chain): string => `
create table ${chain}_unspent (
  network int not null,
  time bigint not null,
  utxo_id bytea not null,
  address bytea not null,
  asset_id bytea,
  amount numeric(20) not null,
  primary key (network, utxo_id, address)
);
create index ${chain}_unspent_time on ${chain}_unspent (network, address, time, utxo_id);
create index ${chain}_unspent_amount on ${chain}_unspent (network, address, amount, utxo_id);
`;

/** The X-Chain's transactions from before it had blocks are all at height 0. */
const UP_TO = `
  -- The last transaction that is in the sums; the largest number where the whole block is.
  idx int not null,`;

/**
 * Sums of an address's holdings at some of its transactions, so a balance at a past time adds only the
 * changes since. A background task (balances/sums.ts) makes them from other rows alone: code that deletes or
 * changes those rows must delete these.
 */
const balanceSums = (chain: Chain): string => `
create table ${chain}_balance_sum (
  network int not null,${chain === "x" ? UP_TO : ""}
  -- A row stands for all blocks up to its time; this is the last of them.
  height bigint not null,
  time bigint not null,
  address bytea not null,
  -- JSON: number and amount of the outputs without condition, by asset and owners.
  sums text not null,
  -- Outputs whose kind depends on the time or on other chains.
  utxo_ids bytea[] not null,
  primary key (network, address, time)
);
`;

/**
 * Owners of imported outputs who did not sign for them. An import's inputs name no owners. The signers are in
 * the output's row; the other owners are known from the chain that created it, which may be indexed before or
 * after the import. The later of the two writes these rows (import-owners.ts), and a listing shows them once
 * its snapshot has both.
 */
const importOwners = (chain: Chain): string => `
create table ${chain}_import_owner (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  -- Where the creating chain made the first of the owner's outputs, and the first letter of its alias.
  source_height bigint not null,
  source text not null,
  address bytea not null,
  primary key (network, address, height, idx)
);
`;

/** The tables of a chain above, with their indexes. */
export const crossing = (chain: Chain): string => unspent(chain) + balanceSums(chain) + importOwners(chain);
