/** What addresses of the X- and C-Chain held at some of their transactions, as migration 0060 has it of the P-Chain. */

// Transactions from before the X-Chain had blocks are all at height 0: `idx` is that of the last one among the sums, or the largest number
// where all of the block are among them. Both tables are empty at first and filled in the background: no row is read to make them.
export const xAndCSums = `
create table x_balance_sum (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  address bytea not null,
  sums text not null,
  utxo_ids bytea[] not null,
  primary key (network, address, time)
);

create table c_balance_sum (like p_balance_sum including all);
`;
