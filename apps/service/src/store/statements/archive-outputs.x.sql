-- $1 network
-- $2 upTo
-- $3 height
-- $4 idx
-- $5 limit
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
  t.type as "txType",
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
  (
    select
      *
    from
      (
        select
          *
        from
          x_tx
        where
          network = $1::int
          and height <= $2::bigint
          and (height, idx) > ($3::bigint, $4::int)
        order by
          height,
          idx
        limit
          1000
      ) f
    order by
      height,
      idx
    limit
      $5::int
  ) t
  cross join lateral (
    select
      *
    from
      x_utxo u
    where
      u.network = t.network
      and u.created_on is null
      and u.tx_id = t.tx_id
    offset
      0
  ) u
order by
  t.height,
  t.idx,
  u.tx_id,
  u.output_index;
