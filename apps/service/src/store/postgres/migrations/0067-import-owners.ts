/** Keeps who signed for outputs that came from another chain, and who else owned them. */

// An import's inputs name no owners. Those who signed stand in the output's row (`signers`), and among the addresses that the
// transaction concerns. Owners who did not sign are known from the chain that created the output, which may be indexed before the import
// or after it: whichever of the two comes last writes `<chain>_import_owner` (import-owners.ts). A listing shows such a row once its
// snapshot has both; `source` is the first letter of the creating chain, and `source_height` where it created the first of the outputs.
// An index from before has neither of them for its imports, so it has to be built again.
const owners = (chain: string): string => `
create table ${chain}_import_owner (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  source_height bigint not null,
  source text not null,
  address bytea not null,
  primary key (network, address, height, idx)
);
alter table ${chain}_utxo add column signers bytea[];
`;

export const importOwners: string = ["p", "x", "c"].map(owners).join("");
