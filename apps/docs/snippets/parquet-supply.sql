-- The supply of AVAX, as platform.getCurrentSupply counts it: what the genesis created, the rewards that were paid, and
-- the rewards that are promised to terms which have not ended. The node subtracts no burned fees.
with outputs as (
  from read_parquet('archive/utxos/*/*/*/*.parquet', hive_partitioning = true)
  where address_index = 0 -- each output once
    and network = 1
    and asset_id = 'FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z'
),
stakers as (
  from read_parquet('archive/stakers/*/*.parquet', hive_partitioning = true)
  where network = 1
    and subnet_id = '11111111111111111111111111111111LpoYY'
    and potential_reward is not null -- the term has begun
),
running as (
  from stakers where reward_block_index is null
),
parts as (
  -- The P-Chain's transactions of height 0 are the genesis's; on the X-Chain, transactions from before blocks follow it.
  select 'genesis' as part, sum(amount) as navax
  from outputs
  where block_index = 0 and (chain = 'p' or (chain = 'x' and tx_type is null))
  union all
  select 'paid rewards', sum(amount) from outputs where reward_type is not null
  union all
  select 'promised rewards', sum(potential_reward) from running
  union all
  -- Rewards that auto-renewed validators have earned and not been paid yet.
  select 'accrued rewards', sum(cycle_fees) + sum(accrued_reward) + sum(accrued_fees) from running
  union all
  -- A validator gets its share of a delegation's reward when its own term ends, if it began after Cortina.
  select 'shares of ended delegations', sum(d.potential_reward::hugeint - d.reward_amount - d.fee_amount)
  from stakers d
  join running v on v.transaction_hash = d.validator_transaction_hash
  where d.reward_amount is not null and not v.renews
)
select part, coalesce(navax, 0) as navax from parts
union all
select 'supply', sum(navax) from parts;
