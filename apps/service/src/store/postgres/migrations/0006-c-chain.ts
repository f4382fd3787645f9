/** The C-Chain's tables, laid out as the X-Chain's; outputs that X sends elsewhere; the heights of all chains in page tokens. */

// A listing that was begun without knowing the heights of the other chains cannot be gone on with.
export const cChain = `
create index x_utxo_exported on x_utxo (network, consumed_on, time, utxo_id) where created_on <> consumed_on;
create index x_utxo_exported_owner on x_utxo using gin (addresses) where created_on <> consumed_on;

create table c_checkpoint (like x_checkpoint including all);
create table c_block (like x_block including all);
create table c_tx (like x_tx including all);
alter table c_tx add column accounts text not null;
create table c_tx_address (like x_tx_address including all);
create table c_utxo (like x_utxo including all);
create table c_utxo_address (like x_utxo_address including all);

delete from page_token;
alter table page_token add column heights text not null;
`;
