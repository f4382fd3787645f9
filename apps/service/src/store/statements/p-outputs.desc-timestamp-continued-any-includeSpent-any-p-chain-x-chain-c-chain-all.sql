-- $1 xHeight
-- $2 cHeight
-- $3 height
-- $4 xChain
-- $5 pChain
-- $6 network
-- $7 lastSort
-- $8 lastTie
-- $9 limit
-- $10 cChain
-- -> looked int4
-- -> fitting int4
-- -> sort text
-- -> tie bytea
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

select
  0 as "looked",
  0 as "fitting",
  p.*
from
  (
    select
      ("o"."time")::text as sort,
      "o"."utxoId" as tie,
      o.*
    from
      (
        (
          select
            n.*
          from
            (
              select
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
                        and r.height <= $3::bigint::bigint
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
                        and r.height <= $3::bigint::bigint
                      order by
                        r.height desc
                      limit
                        1
                    ),
                    "u"."stake_end"
                  )
                end as "stakeEnd",
                case
                  when u.consumed_height <= $3::bigint::bigint then "u"."consuming_tx"
                  else "k"."consuming_tx"
                end as "consumingTx",
                case
                  when u.consumed_height <= $3::bigint::bigint then "u"."consumed_height"
                  else "k"."consumed_height"
                end as "consumedHeight",
                case
                  when u.consumed_height <= $3::bigint::bigint then "u"."consumed_time"
                  else "k"."consumed_time"
                end as "consumedTime",
                (
                  u.kind is not null
                  and coalesce(u.returned_height > $3::bigint::bigint, true)
                ) as "staked"
              from
                "p_utxo" u
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
                    and t.height <= $1::bigint::bigint
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
                    and t.height <= $2::bigint::bigint
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
                    and t.consumed_height <= $1::bigint::bigint
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
                    and t.consumed_height <= $2::bigint::bigint
                ) k on true
              where
                u.network = $6::int
                and "u"."height" <= $3::bigint
                and (
                  u.created_on is null
                  or m.time is null
                )
                and ("u"."time", substr("u"."utxo_id", 1, 7), "u"."utxo_id") < ($7::bigint, substr($8::text::bytea, 1, 7), $8::text::bytea)
              order by
                "u"."time" desc,
                substr("u"."utxo_id", 1, 7) desc
              limit
                105
            ) n
          limit
            $9::int + 4
        )
        union all
        (
          select
            f.utxo_id as "utxoId",
            f.tx_id as "txId",
            f.output_index as "outputIndex",
            f.asset_id as "assetId",
            f.amount,
            0::numeric as "stakeableLocktime",
            null::text as "kind",
            null::text as "rewardType",
            $4::text::bytea as "createdOn",
            null::bytea as "consumedOn",
            null::bytea as "emittingTx",
            f.locktime,
            f.threshold,
            f.addresses,
            f.height,
            f.time,
            true as "ownersKnown",
            null::bigint as "stakeStart",
            null::bigint as "stakeEnd",
            u.consuming_tx as "consumingTx",
            u.consumed_height as "consumedHeight",
            u.consumed_time as "consumedTime",
            false as "staked"
          from
            "x_utxo" f
            left join "p_utxo" u on u.network = f.network
            and u.utxo_id = f.utxo_id
            and u.consumed_height <= $3::bigint
          where
            f.network = $6::int
            and f.consumed_on = $5::text::bytea
            and "f"."height" <= $1::bigint
            and ("f"."time", "f"."utxo_id") < ($7::bigint, $8::text::bytea)
          order by
            "f"."time" desc,
            "f"."utxo_id" desc
          limit
            $9::int
        )
        union all
        (
          select
            f.utxo_id as "utxoId",
            f.tx_id as "txId",
            f.output_index as "outputIndex",
            f.asset_id as "assetId",
            f.amount,
            0::numeric as "stakeableLocktime",
            null::text as "kind",
            null::text as "rewardType",
            $10::text::bytea as "createdOn",
            null::bytea as "consumedOn",
            null::bytea as "emittingTx",
            f.locktime,
            f.threshold,
            f.addresses,
            f.height,
            f.time,
            true as "ownersKnown",
            null::bigint as "stakeStart",
            null::bigint as "stakeEnd",
            u.consuming_tx as "consumingTx",
            u.consumed_height as "consumedHeight",
            u.consumed_time as "consumedTime",
            false as "staked"
          from
            "c_utxo" f
            left join "p_utxo" u on u.network = f.network
            and u.utxo_id = f.utxo_id
            and u.consumed_height <= $3::bigint
          where
            f.network = $6::int
            and f.consumed_on = $5::text::bytea
            and "f"."height" <= $2::bigint
            and ("f"."time", "f"."utxo_id") < ($7::bigint, $8::text::bytea)
          order by
            "f"."time" desc,
            "f"."utxo_id" desc
          limit
            $9::int
        )
      ) o
    order by
      "o"."time" desc,
      "o"."utxoId" desc
    limit
      $9::int
  ) p
order by
  "p"."time" desc,
  "p"."utxoId" desc;
