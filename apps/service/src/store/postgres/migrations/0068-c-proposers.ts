/** Keeps every block of the C-Chain, its size and who proposed it. */

// Rows that exist are of blocks with atomic transactions alone, and only the node has the others: the C-Chain's index begins anew. Null
// stands for what nearly every row has: the block before, and its container, as parents, and the block's own time as the container's.
export const cProposers = `
truncate c_checkpoint, c_block, c_tx, c_tx_address, c_utxo, c_utxo_address, c_unspent, c_former_import, c_balance_sum;

alter table c_block alter column parent_id drop not null, add column size int not null,
  add column proposer_height int, add column proposer_time bigint,
  add column container_id bytea, add column container_parent bytea, add column proposer bytea;
create index c_block_id on c_block using hash (block_id);
create index c_block_proposer on c_block (network, proposer, height) where proposer is not null;
`;
