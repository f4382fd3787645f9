/** Keeps of each X-Chain block its size and who proposed it. */

// Rows that exist lack this and only the node has it, so the X-Chain's index begins anew.
export const xProposers = `
truncate x_checkpoint, x_block, x_tx, x_tx_address, x_asset, x_utxo, x_utxo_address, page_token;

alter table x_block add column type text not null, add column size int not null,
  add column container_id text, add column container_parent text,
  add column proposer text collate "C", add column proposer_height bigint, add column proposer_time bigint;
create index x_block_proposer on x_block (network, proposer, height) where proposer is not null;
`;
