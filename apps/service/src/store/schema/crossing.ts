/** The tables that P-, X- and C-Chain have alike: unspent outputs, sums of balances, owners of imports. */

/** The chains, by the first words of their tables' names. */
type Chain = "p" | "x" | "c";

/**
 * The unspent outputs of each address, and of the whole chain, whose address is empty bytes.
 *
 * An address that spent everything has many outputs, all of which were read to find none unspent (4.8 s of a
 * million). A column of the outputs' own table would change an index of theirs with each spend; here a spend
 * deletes rows of a small table.
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
 * Sums of what an address held at some of its transactions, so that a balance at a past time adds only what
 * came after. They are made in the background (balances/sums.ts) of other rows alone: whoever deletes or
 * changes those has to delete these.
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
 * Owners of imported outputs who did not sign for them. An import's inputs name no owners: those who signed
 * are in the output's row (signers), the others are known from the chain that created it, which may be
 * indexed before the import or after it. Whichever of the two comes last writes these rows
 * (import-owners.ts), and a listing shows them once its snapshot has both.
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
