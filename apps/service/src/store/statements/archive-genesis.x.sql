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
  null::bytea as "emittingTx",
  0::numeric as "stakeableLocktime",
  null::text as "kind",
  null::text as "rewardType",
  null::bigint as "stakeStart",
  null::bigint as "stakeEnd",
  u.type as "outputType",
  u.group_id as "groupId",
  u.payload
from
  x_utxo u
where
  u.network = $1::int
  and u.height = 0
  and u.created_on is null
  and u.time = (
    select
      b.time
    from
      p_block b
    where
      b.network = $1::int
      and b.height = 0
  )
  and not exists (
    select
    from
      x_tx t
    where
      t.network = u.network
      and t.height = 0
      and t.tx_id = u.tx_id
  )
order by
  u.tx_id,
  u.output_index;
