-- $1 xHeight
-- $2 cHeight
-- $3 height
-- $4 network
-- $5 lastSort
-- $6 lastTie
-- $7 limit
-- $8 xChain
-- $9 pChain
-- $10 cChain
-- $11 owners
-- $12 few
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

with
  nearest as materialized (
    select
      c.utxo_id
    from
      (
        select distinct
          c.utxo_id,
          c.sort
        from
          unnest($11::text::bytea[]) asked
          cross join lateral (
            select
              n.*
            from
              (
                select
                  a.utxo_id,
                  "a"."time" as sort
                from
                  "p_unspent" a
                where
                  a.network = $4::int
                  and a.address = asked
                  and ("a"."time", "a"."utxo_id") < ($5::bigint, $6::text::bytea)
                order by
                  "a"."time" desc,
                  "a"."utxo_id" desc
                limit
                  133
              ) n
            limit
              $12::int
          ) c
      ) c
    order by
      c.sort desc,
      c.utxo_id desc
    limit
      $12::int
  ),
  fitting as materialized (
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
      nearest a
      join "p_utxo" u on u.network = $4::int
      and u.utxo_id = a.utxo_id
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
      "u"."height" <= $3::bigint
      and (
        u.created_on is null
        or m.time is null
      )
      and coalesce(u.consumed_height > $3::bigint, true)
      and k.consuming_tx is null
  )
select
  n.looked::int as "looked",
  n.fitting::int as "fitting",
  p.*
from
  (
    select
      (
        select
          count(*)
        from
          nearest
      ) as looked,
      (
        select
          count(*)
        from
          fitting
      ) as fitting
  ) n
  left join (
    select
      ("o"."time")::text as sort,
      "o"."utxoId" as tie,
      o.*
    from
      (
        (
          select
            *
          from
            fitting
        )
        union all
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
            (
              select
                unnest(
                  (
                    t.consumed || array(
                      select
                        sha256('\x00000000'::bytea || substr(input, 1, 36))
                      from
                        generate_series(0, octet_length(t.inputs) / 72 - 1) at
                        cross join lateral (
                          select
                            substr(t.inputs, at * 72 + 1, 72) as input
                        ) packed
                    )
                  )
                ) as utxo_id
              from
                (
                  select
                    t.*
                  from
                    "p_tx" t
                  where
                    t.network = $4::int
                    and t.height > $3::bigint
                    and t.height < $3::bigint + 1000000000000
                  offset
                    0
                ) t
              offset
                0
            ) s
            cross join lateral (
              select
                u.*
              from
                "p_utxo" u
              where
                u.network = $4::int
                and u.utxo_id = s.utxo_id
              offset
                0
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
            u.consumed_height > $3::bigint
            and k.consuming_tx is null
            and (
              u.created_on is null
              or m.time is null
            )
            and "u"."height" <= $3::bigint
            and ("u"."time", "u"."utxo_id") < ($5::bigint, $6::text::bytea)
          order by
            "u"."time" desc,
            "u"."utxo_id" desc
          limit
            $7::int
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
            $8::text::bytea as "createdOn",
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
            f.network = $4::int
            and f.consumed_on = $9::text::bytea
            and "f"."height" <= $1::bigint
            and u.utxo_id is null
            and ("f"."time", "f"."utxo_id") < ($5::bigint, $6::text::bytea)
          order by
            "f"."time" desc,
            "f"."utxo_id" desc
          limit
            $7::int
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
            f.network = $4::int
            and f.consumed_on = $9::text::bytea
            and "f"."height" <= $2::bigint
            and u.utxo_id is null
            and ("f"."time", "f"."utxo_id") < ($5::bigint, $6::text::bytea)
          order by
            "f"."time" desc,
            "f"."utxo_id" desc
          limit
            $7::int
        )
      ) o
    order by
      "o"."time" desc,
      "o"."utxoId" desc
    limit
      $7::int
  ) p on true
order by
  "p"."time" desc,
  "p"."utxoId" desc;
