/** Imports of outputs that a later import took again: mainnet's bonus blocks left them in the atomic memory. */

// The output's own row names the import that took it out of the atomic memory, which is the last one.
export const formerImports = `
create table c_former_import (
  network int not null,
  consuming_tx text collate "C" not null,
  utxo_id text collate "C" not null,
  consumed_height bigint not null,
  consumed_time bigint not null,
  signatures text not null,
  primary key (network, consuming_tx, utxo_id)
);
`;
