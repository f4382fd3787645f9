-- $1 network
-- $2 lastHeight
-- $3 lastUtxo
-- $4 addresses
-- $5 height
-- $6 limit
-- -> height int8
-- -> utxoId bytea
-- -> outputIndex int4
-- -> type text
-- -> txId bytea
-- -> nodeId bytea
-- -> weight numeric
-- -> startTime int8
-- -> endTime int8
-- -> addresses bytea[]
-- -> amount numeric
-- -> rewardTx bytea
-- -> time int8

with
  page as (
    select distinct
      r.height,
      r.utxo_id,
      r.node_id,
      r.staking_tx
    from
      unnest($4::text::bytea[]) k (address)
      cross join lateral (
        select
          r.height,
          r.utxo_id,
          r.node_id,
          r.staking_tx
        from
          p_reward r
        where
          r.network = $1::int
          and r.height <= $5::bigint
          and r.address = k.address
          and (r.height, r.utxo_id) < ($2::bigint, $3::text::bytea)
        order by
          r.height desc,
          r.utxo_id desc
        limit
          101
      ) r
    order by
      r.height desc,
      r.utxo_id desc
    limit
      $6::int
  )
select
  p.height,
  p.utxo_id as "utxoId",
  u.output_index as "outputIndex",
  u.reward_type as "type",
  p.staking_tx as "txId",
  p.node_id as "nodeId",
  coalesce(c.weight, s.weight) as "weight",
  coalesce(c.start_time, t.time) as "startTime",
  coalesce(c.end_time, s.end_time) as "endTime",
  u.addresses,
  u.amount,
  coalesce(u.emitting_tx, u.tx_id) as "rewardTx",
  u.time
from
  page p
  join p_utxo u on u.network = $1::int
  and u.utxo_id = p.utxo_id
  join p_staker s on s.network = $1::int
  and s.tx_id = p.staking_tx
  join p_tx t on t.network = $1::int
  and t.tx_id = p.staking_tx
  left join lateral (
    select
      r.weight,
      r.start_time,
      r.end_time
    from
      p_renewal r
    where
      s.renews
      and r.network = $1::int
      and r.tx_id = p.staking_tx
      and r.height < p.height
    order by
      r.height desc
    limit
      1
  ) c on true
order by
  p.height desc,
  p.utxo_id desc;
