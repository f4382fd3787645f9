/** Finds blocks by id, and blockchains in the order in which they were created. */

// Every id occurs once on a chain, and few indexes are as small as one of hashes.
export const primaryReads = `
create index p_block_id on p_block using hash (block_id);
create index x_block_id on x_block using hash (block_id);
create index p_blockchain_height on p_blockchain (network, height, idx);
`;
