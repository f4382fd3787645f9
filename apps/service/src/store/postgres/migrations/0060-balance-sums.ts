/** What addresses of the P-Chain held at some of their transactions, so that a balance at a past time adds only what came after. */

// A row of an address stands for all blocks up to its time, of which its height is the last. `sums` is JSON: of outputs without condition,
// their number and amount by asset and owners. Outputs whose kind depends on the time or on other chains are listed by their ids. Rows are
// made in the background (balances/sums.ts) of other rows alone: whoever deletes or changes those has to delete these.
export const balanceSums = `
create table p_balance_sum (
  network int not null,
  height bigint not null,
  time bigint not null,
  address bytea not null,
  sums text not null,
  utxo_ids bytea[] not null,
  primary key (network, address, time)
);
`;
