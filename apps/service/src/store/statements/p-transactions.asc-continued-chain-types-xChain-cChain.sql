-- $1 network
-- $2 height
-- $3 xHeight
-- $4 cHeight
-- $5 limit
-- $6 lastHeight
-- $7 lastIdx
-- $8 types
-- -> part text
-- -> height int8
-- -> idx int4
-- -> txId bytea
-- -> blockId bytea
-- -> type text
-- -> time int8
-- -> detail text
-- -> packed bytea
-- -> potentialReward numeric
-- -> rewardTx bytea
-- -> utxoId bytea
-- -> txId bytea
-- -> outputIndex int4
-- -> assetId bytea
-- -> amount numeric
-- -> stakeableLocktime numeric
-- -> kind text
-- -> rewardType text
-- -> createdOn bytea
-- -> consumedOn bytea
-- -> emittingTx bytea
-- -> locktime numeric
-- -> threshold int4
-- -> addresses bytea[]
-- -> height int8
-- -> time int8
-- -> ownersKnown bool
-- -> stakeStart int8
-- -> stakeEnd int8
-- -> consumingTx bytea
-- -> consumedHeight int8
-- -> consumedTime int8
-- -> staked bool

with
  page as materialized (
    select
      t.height,
      t.idx,
      t.tx_id,
      t.type,
      t.time,
      t.detail,
      t.consumed,
      t.inputs
    from
      (
        select distinct
          p.height,
          p.idx
        from
          (
            select
              t.height,
              t.idx
            from
              p_tx t
            where
              t.network = $1::int
              and t.height <= $2::bigint
              and (t.height, t.idx) > ($6::bigint, $7::int)
              and t.type = any ($8::text::text[])
            order by
              t.height asc,
              t.idx asc
            limit
              101
          ) p
        order by
          p.height asc,
          p.idx asc
        limit
          $5::int
      ) p
      join p_tx t on t.network = $1::int
      and t.height = p.height
      and t.idx = p.idx
  ),
  emitted as materialized (
    select
      t.height as page_height,
      t.idx as page_idx,
      (
        (
          u.asset_id is null
          and u.locktime = 0
          and u.stakeable_locktime = 0
          and u.threshold = 1
          and cardinality(u.addresses) = 1
          and u.kind is null
          and u.reward_type is null
          and u.created_on is null
          and u.consumed_on is null
          and u.emitting_tx is null
        )
        and octet_length(u.addresses[1]) = 20
        and u.amount <= 9223372036854775807
      ) as packs,
      u.*
    from
      page t
      join p_utxo u on u.network = $1::int
      and u.height = t.height
      and coalesce(u.emitting_tx, u.tx_id) = t.tx_id
  )
select
  'tx' as "part",
  t.height,
  t.idx,
  t.tx_id as "txId",
  b.block_id as "blockId",
  t.type,
  t.time,
  t.detail,
  t.inputs as "packed",
  case
    when t.type like 'Add%' then (
      select
        case
          when coalesce("s"."promoted_height", "s"."height") <= $2::bigint::bigint then "s"."potential_reward"
        end
      from
        p_staker s
      where
        s.network = $1::int
        and s.tx_id = t.tx_id
    )
  end as "potentialReward",
  case
    when t.type like 'Add%' then (
      select
        case
          when s.reward_height <= $2::bigint then s.reward_tx
        end
      from
        p_staker s
      where
        s.network = $1::int
        and s.tx_id = t.tx_id
    )
  end as "rewardTx",
  null::bytea as "utxoId",
  null::bytea as "txId",
  null::int as "outputIndex",
  null::bytea as "assetId",
  null::numeric as "amount",
  null::numeric as "stakeableLocktime",
  null::text as "kind",
  null::text as "rewardType",
  null::bytea as "createdOn",
  null::bytea as "consumedOn",
  null::bytea as "emittingTx",
  null::numeric as "locktime",
  null::int as "threshold",
  null::bytea[] as "addresses",
  null::bigint as "height",
  null::bigint as "time",
  null::boolean as "ownersKnown",
  null::bigint as "stakeStart",
  null::bigint as "stakeEnd",
  null::bytea as "consumingTx",
  null::bigint as "consumedHeight",
  null::bigint as "consumedTime",
  null::boolean as "staked"
from
  page t
  join p_block b on b.network = $1::int
  and b.height = t.height
union all
select
  'packed' as "part",
  u.page_height as "height",
  u.page_idx as "idx",
  null::bytea as "txId",
  null::bytea as "blockId",
  null::text as "type",
  null::bigint as "time",
  null::text as "detail",
  string_agg(
    int4send (u.output_index) || u.utxo_id || int8send (u.amount::bigint) || u.addresses[1] || case
      when u.consumed_height <= $2::bigint then '\x01'::bytea || u.consuming_tx || int8send (u.consumed_height) || int8send (u.consumed_time)
      else '\x00'::bytea
    end,
    '\x'::bytea
    order by
      u.output_index
  ) as "packed",
  null::numeric as "potentialReward",
  null::bytea as "rewardTx",
  null::bytea as "utxoId",
  null::bytea as "txId",
  null::int as "outputIndex",
  null::bytea as "assetId",
  null::numeric as "amount",
  null::numeric as "stakeableLocktime",
  null::text as "kind",
  null::text as "rewardType",
  null::bytea as "createdOn",
  null::bytea as "consumedOn",
  null::bytea as "emittingTx",
  null::numeric as "locktime",
  null::int as "threshold",
  null::bytea[] as "addresses",
  null::bigint as "height",
  null::bigint as "time",
  null::boolean as "ownersKnown",
  null::bigint as "stakeStart",
  null::bigint as "stakeEnd",
  null::bytea as "consumingTx",
  null::bigint as "consumedHeight",
  null::bigint as "consumedTime",
  null::boolean as "staked"
from
  emitted u
where
  u.packs
group by
  u.page_height,
  u.page_idx
union all
select
  'emitted' as "part",
  u.page_height as "height",
  u.page_idx as "idx",
  null::bytea as "txId",
  null::bytea as "blockId",
  null::text as "type",
  null::bigint as "time",
  null::text as "detail",
  null::bytea as "packed",
  null::numeric as "potentialReward",
  null::bytea as "rewardTx",
  u.utxo_id as "utxoId",
  u.tx_id as "txId",
  u.output_index as "outputIndex",
  u.asset_id as "assetId",
  u.amount,
  u.stakeable_locktime as "stakeableLocktime",
  u.kind,
  u.reward_type as "rewardType",
  u.created_on as "createdOn",
  u.consumed_on as "consumedOn",
  u.emitting_tx as "emittingTx",
  case
    when m.time is null then "u"."locktime"
    else "m"."locktime"
  end as "locktime",
  case
    when m.time is null then "u"."threshold"
    else "m"."threshold"
  end as "threshold",
  case
    when m.time is null then coalesce(u.signers, u.addresses)
    else "m"."addresses"
  end as "addresses",
  case
    when m.time is null then "u"."height"
    else "m"."height"
  end as "height",
  case
    when m.time is null then "u"."time"
    else "m"."time"
  end as "time",
  u.signers is null
  or m.time is not null as "ownersKnown",
  case
    when u.kind = 'STAKE' then coalesce(
      (
        select
          "r"."start_time"
        from
          p_renewal r
        where
          r.network = u.network
          and r.tx_id = u.tx_id
          and r.height <= $2::bigint::bigint
        order by
          r.height desc
        limit
          1
      ),
      "u"."stake_start"
    )
  end as "stakeStart",
  case
    when u.kind = 'STAKE' then coalesce(
      (
        select
          "r"."end_time"
        from
          p_renewal r
        where
          r.network = u.network
          and r.tx_id = u.tx_id
          and r.height <= $2::bigint::bigint
        order by
          r.height desc
        limit
          1
      ),
      "u"."stake_end"
    )
  end as "stakeEnd",
  case
    when u.consumed_height <= $2::bigint::bigint then "u"."consuming_tx"
    else "k"."consuming_tx"
  end as "consumingTx",
  case
    when u.consumed_height <= $2::bigint::bigint then "u"."consumed_height"
    else "k"."consumed_height"
  end as "consumedHeight",
  case
    when u.consumed_height <= $2::bigint::bigint then "u"."consumed_time"
    else "k"."consumed_time"
  end as "consumedTime",
  (
    u.kind is not null
    and coalesce(u.returned_height > $2::bigint::bigint, true)
  ) as "staked"
from
  (
    select
      *
    from
      emitted
    where
      not packs
  ) u
  left join lateral (
    select
      t.locktime,
      t.threshold,
      t.addresses,
      t.height,
      t.time
    from
      "x_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."created_on" is not null
      and t.height <= $3::bigint::bigint
    union all
    select
      t.locktime,
      t.threshold,
      t.addresses,
      t.height,
      t.time
    from
      "c_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."created_on" is not null
      and t.height <= $4::bigint::bigint
  ) m on true
  left join lateral (
    select
      t.consuming_tx,
      t.consumed_height,
      t.consumed_time,
      "t"."signatures" as signatures
    from
      "x_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."consumed_on" is not null
      and t.consumed_height <= $3::bigint::bigint
    union all
    select
      t.consuming_tx,
      t.consumed_height,
      t.consumed_time,
      "t"."signatures" as signatures
    from
      "c_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."consumed_on" is not null
      and t.consumed_height <= $4::bigint::bigint
  ) k on true
union all
select
  'consumed' as "part",
  u.page_height as "height",
  u.page_idx as "idx",
  null::bytea as "txId",
  null::bytea as "blockId",
  null::text as "type",
  null::bigint as "time",
  null::text as "detail",
  null::bytea as "packed",
  null::numeric as "potentialReward",
  null::bytea as "rewardTx",
  u.utxo_id as "utxoId",
  u.tx_id as "txId",
  u.output_index as "outputIndex",
  u.asset_id as "assetId",
  u.amount,
  u.stakeable_locktime as "stakeableLocktime",
  u.kind,
  u.reward_type as "rewardType",
  u.created_on as "createdOn",
  u.consumed_on as "consumedOn",
  u.emitting_tx as "emittingTx",
  case
    when m.time is null then "u"."locktime"
    else "m"."locktime"
  end as "locktime",
  case
    when m.time is null then "u"."threshold"
    else "m"."threshold"
  end as "threshold",
  case
    when m.time is null then coalesce(u.signers, u.addresses)
    else "m"."addresses"
  end as "addresses",
  case
    when m.time is null then "u"."height"
    else "m"."height"
  end as "height",
  case
    when m.time is null then "u"."time"
    else "m"."time"
  end as "time",
  u.signers is null
  or m.time is not null as "ownersKnown",
  case
    when u.kind = 'STAKE' then coalesce(
      (
        select
          "r"."start_time"
        from
          p_renewal r
        where
          r.network = u.network
          and r.tx_id = u.tx_id
          and r.height <= $2::bigint::bigint
        order by
          r.height desc
        limit
          1
      ),
      "u"."stake_start"
    )
  end as "stakeStart",
  case
    when u.kind = 'STAKE' then coalesce(
      (
        select
          "r"."end_time"
        from
          p_renewal r
        where
          r.network = u.network
          and r.tx_id = u.tx_id
          and r.height <= $2::bigint::bigint
        order by
          r.height desc
        limit
          1
      ),
      "u"."stake_end"
    )
  end as "stakeEnd",
  case
    when u.consumed_height <= $2::bigint::bigint then "u"."consuming_tx"
    else "k"."consuming_tx"
  end as "consumingTx",
  case
    when u.consumed_height <= $2::bigint::bigint then "u"."consumed_height"
    else "k"."consumed_height"
  end as "consumedHeight",
  case
    when u.consumed_height <= $2::bigint::bigint then "u"."consumed_time"
    else "k"."consumed_time"
  end as "consumedTime",
  (
    u.kind is not null
    and coalesce(u.returned_height > $2::bigint::bigint, true)
  ) as "staked"
from
  (
    select
      t.height as page_height,
      t.idx as page_idx,
      o.*
    from
      page t
      join p_utxo o on o.network = $1::int
      and o.utxo_id = any (t.consumed)
  ) u
  left join lateral (
    select
      t.locktime,
      t.threshold,
      t.addresses,
      t.height,
      t.time
    from
      "x_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."created_on" is not null
      and t.height <= $3::bigint::bigint
    union all
    select
      t.locktime,
      t.threshold,
      t.addresses,
      t.height,
      t.time
    from
      "c_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."created_on" is not null
      and t.height <= $4::bigint::bigint
  ) m on true
  left join lateral (
    select
      t.consuming_tx,
      t.consumed_height,
      t.consumed_time,
      "t"."signatures" as signatures
    from
      "x_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."consumed_on" is not null
      and t.consumed_height <= $3::bigint::bigint
    union all
    select
      t.consuming_tx,
      t.consumed_height,
      t.consumed_time,
      "t"."signatures" as signatures
    from
      "c_utxo" t
    where
      t.network = u.network
      and t.utxo_id = u.utxo_id
      and "u"."consumed_on" is not null
      and t.consumed_height <= $4::bigint::bigint
  ) k on true;
