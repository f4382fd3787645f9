/** Finds what an account holds of a token by a short key: the index repeated the addresses of both, and took 87 bytes a holding. */

// As in migration 0024: nobody finds a holding with the key of a given one by less than 2^56 hashes, and readers compare the columns too.
// The index is not unique: whoever adds holdings of a chain holds the lock on its checkpoint, and looks for them first.
export const holdingKeys = `
drop index evm_holding_key;
create index evm_holding_key on evm_holding
  (substr(sha256(owner || token || int8send(chain) || int2send(kind) || numeric_send(token_id)), 1, 7));
`;
