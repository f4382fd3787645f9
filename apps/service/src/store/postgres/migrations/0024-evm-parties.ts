/** Finds the transactions of an address by those who took part in them, with small indexes, instead of a table that repeats every address. */

// A key of 7 bytes stands for chain, address and kind: 36 bytes an entry instead of 60. Nobody finds another address with
// the key of a given one by less than 2^56 hashes, and readers compare the address itself, so that one who does only makes
// them skip rows. No table needs a unique key beyond its primary key: the row of evm_checkpoint alone guards against facts
// that are written twice.
export const evmParties = `
create index evm_tx_sender on evm_tx
  (substr(sha256(sender || int8send(chain)), 1, 7), number, idx);
create index evm_tx_target on evm_tx
  (substr(sha256(coalesce(recipient, created) || int8send(chain)), 1, 7), number, idx);
create index evm_internal_sender on evm_internal
  (substr(sha256(sender || int8send(chain)), 1, 7), number, idx) where not reverted;
create index evm_internal_recipient on evm_internal
  (substr(sha256(recipient || int8send(chain)), 1, 7), number, idx) where not reverted;
drop table evm_concern;

drop index evm_transfer_sender;
drop index evm_transfer_recipient;
create index evm_transfer_sender on evm_transfer
  (substr(sha256(sender || int8send(chain) || int2send(kind)), 1, 7), number, idx, log_index);
create index evm_transfer_recipient on evm_transfer
  (substr(sha256(recipient || int8send(chain) || int2send(kind)), 1, 7), number, idx, log_index);

create index evm_tx_hash on evm_tx using hash (hash);
alter table evm_tx drop constraint evm_tx_chain_hash_key;
`;
