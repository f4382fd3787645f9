/** The table that says where an index begins that was restored without all of its history. */

/** Tables of the window. */
export const indexWindow: string = `
-- The chains whose history an index lacks in part. A chain of EVM has network 0.
create table index_window (
  network int not null,
  -- The last block of the snapshot: balances of tokens before it are not known at all heights.
  height bigint not null,
  -- The first block from which on all rows are there; of earlier blocks only what the state at that block needs.
  first bigint not null,
  -- Unix seconds from which on no block is missing.
  time bigint not null,
  alias text not null,
  primary key (network, alias)
);
`;
