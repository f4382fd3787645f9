/** The table that says where an index begins that was restored without its history. */

/** Tables of the window. */
export const indexWindow: string = `
-- The chains whose history an index lacks, each with the last block of the snapshot that began it: its rows are the
-- state at that block, and all of later ones. A chain of EVM has network 0.
create table index_window (
  network int not null,
  height bigint not null,
  alias text not null,
  primary key (network, alias)
);
`;
