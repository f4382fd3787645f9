/** What lists of EVM blocks, transactions, internal calls and contracts read beyond the rest: gas and fees of blocks, totals of transactions, and indexes. */

// Gas and fees are null in blocks that were indexed before: a node knows their gas limit, no other row does. The used gas and
// the fees follow from a block's transactions where they are asked for.
//
// A row of evm_tx_total has the number of transactions in all blocks below one, for every 256th block: the total up to any
// block follows from it and at most 255 rows of evm_block.
//
// Keys of parties are those of migration 0024. Reverted calls have indexes of their own, so that those of the others, which
// find the transactions of an address, do not lead through them.
export const evmReading = `
alter table evm_block
  add column gas_limit numeric(20),
  add column gas_used numeric(20),
  add column gas_cost numeric(78),
  add column fees numeric(98);
create index evm_block_hash on evm_block using hash (hash);

create index evm_tx_failed on evm_tx (chain, number, idx) where not succeeded;

create index evm_internal_reverted_sender on evm_internal
  (substr(sha256(sender || int8send(chain)), 1, 7), number, idx) where reverted;
create index evm_internal_reverted_recipient on evm_internal
  (substr(sha256(recipient || int8send(chain)), 1, 7), number, idx) where reverted;

alter table evm_contract add column deployer bytea;
update evm_contract c set deployer = t.sender from evm_tx t
  where t.chain = c.chain and t.number = c.number and t.idx = c.idx;
alter table evm_contract alter column deployer set not null;
create index evm_contract_creator on evm_contract
  (substr(sha256(creator || int8send(chain)), 1, 7), number, idx, seq);
create index evm_contract_deployer on evm_contract
  (substr(sha256(deployer || int8send(chain)), 1, 7), number, idx, seq) where deployer <> creator;

create table evm_tx_total (
  chain bigint not null,
  number bigint not null,
  txs bigint not null,
  primary key (chain, number)
);
insert into evm_tx_total (chain, number, txs)
  select chain, number, below from (
    select b.chain, b.number, sum(b.tx_count) over (partition by b.chain order by b.number) - b.tx_count as below
    from evm_block b join evm_checkpoint c on c.chain = b.chain and b.number <= c.number
  ) t where number > 0 and number % 256 = 0;
`;
