-- $1 network
-- -> utxoId bytea
-- -> txId bytea
-- -> outputIndex int4
-- -> height int8
-- -> time int8
-- -> assetId bytea
-- -> amount numeric
-- -> locktime numeric
-- -> threshold int4
-- -> addresses bytea[]
-- -> consumedOn bytea
-- -> txType text
-- -> emittingTx bytea
-- -> stakeableLocktime numeric
-- -> kind text
-- -> rewardType text
-- -> stakeStart int8
-- -> stakeEnd int8
-- -> outputType text
-- -> groupId int8
-- -> payload bytea

select
  u.utxo_id as "utxoId",
  u.tx_id as "txId",
  u.output_index as "outputIndex",
  u.height,
  u.time,
  u.asset_id as "assetId",
  u.amount,
  u.locktime,
  u.threshold,
  u.addresses,
  u.consumed_on as "consumedOn",
  null::text as "txType",
  u.emitting_tx as "emittingTx",
  u.stakeable_locktime as "stakeableLocktime",
  u.kind,
  u.reward_type as "rewardType",
  u.stake_start as "stakeStart",
  u.stake_end as "stakeEnd",
  null::text as "outputType",
  null::bigint as "groupId",
  null::bytea as "payload"
from
  p_utxo u
where
  u.network = $1::int
  and u.height = 0
  and u.created_on is null
  and not exists (
    select
    from
      p_tx t
    where
      t.network = u.network
      and t.height = 0
      and t.tx_id = coalesce(u.emitting_tx, u.tx_id)
  )
order by
  u.tx_id,
  u.output_index;
