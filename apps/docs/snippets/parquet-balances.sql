-- What each address holds on the P- and X-Chain, as platform.getBalance and avm.getBalance add it up.
with utxos as (
  from read_parquet('archive/utxos/*/*/*/*.parquet', hive_partitioning = true)
),
spends as (
  from read_parquet('archive/spends/*/*/*.parquet', hive_partitioning = true)
),
stakers as (
  from read_parquet('archive/stakers/*/*.parquet', hive_partitioning = true)
)
select u.network, u.chain, u.address, u.asset_id, sum(u.amount) as balance
from utxos u
-- An output that was exported and not imported is on neither chain.
where u.created_on = u.consumed_on
  -- Outputs of the genesis have the same ids on all networks.
  and not exists (from spends s where s.network = u.network and s.utxo_id = u.utxo_id)
  -- A stake is locked until its term has ended.
  and not (u.staked and exists (
    from stakers t
    where t.network = u.network and t.transaction_hash = u.transaction_hash and t.reward_block_index is null
  ))
  -- The X-Chain's node counts what the address owns alone, and no NFTs.
  and (u.chain = 'p' or (u.output_type = 'TransferOutput' and u.address_count = 1 and u.locktime <= epoch(now())))
group by all;
