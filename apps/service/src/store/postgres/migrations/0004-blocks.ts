/** Tells a staker's two owners apart, and keeps of each block its size, its supply and who proposed it. */

// Rows that exist lack all of this and only the node has it, so the P-Chain's index begins anew.
export const blocks = `
truncate p_checkpoint, p_block, p_tx, p_tx_address, p_tx_validation, p_utxo, p_utxo_address, p_staker, p_subnet,
  p_subnet_owner, p_blockchain, p_l1_validation, page_token;

alter table p_staker add column own_addresses text[] not null, add column fee_addresses text[];
create index p_staker_own_address on p_staker using gin (own_addresses);
create index p_staker_fee_address on p_staker using gin (fee_addresses) where kind = 'validator';

alter table p_block add column size int not null, add column supply numeric(20) not null,
  add column container_id text, add column container_parent text,
  add column proposer text collate "C", add column proposer_height bigint, add column proposer_time bigint;
create index p_block_proposer on p_block (network, proposer, height) where proposer is not null;
`;
