-- $1 pHeight
-- $2 cHeight
-- $3 height
-- $4 network
-- $5 lastSort
-- $6 lastTie
-- $7 limit
-- $8 pChain
-- $9 xChain
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
-- -> createdOn bytea
-- -> consumedOn bytea
-- -> type text
-- -> groupId int8
-- -> payload bytea
-- -> locktime numeric
-- -> threshold int4
-- -> addresses bytea[]
-- -> height int8
-- -> time int8
-- -> ownersKnown bool
-- -> consumingTx bytea
-- -> consumedTime int8
-- -> signatures bytea
-- -> name text
-- -> symbol text
-- -> denomination int4

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
                  "a"."amount" as sort
                from
                  "x_unspent" a
                where
                  a.network = $4::int
                  and a.address = asked
                  and ("a"."amount", "a"."utxo_id") < ($5::numeric, $6::text::bytea)
                order by
                  "a"."amount" desc,
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
      u.created_on as "createdOn",
      u.consumed_on as "consumedOn",
      u.type,
      u.group_id as "groupId",
      u.payload,
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
        when u.consumed_height <= $3::bigint::bigint then "u"."consuming_tx"
        else "k"."consuming_tx"
      end as "consumingTx",
      case
        when u.consumed_height <= $3::bigint::bigint then "u"."consumed_time"
        else "k"."consumed_time"
      end as "consumedTime",
      case
        when u.consumed_height <= $3::bigint::bigint then "u"."signatures"
        else "k"."signatures"
      end as "signatures",
      s.name,
      s.symbol,
      s.denomination
    from
      nearest a
      join "x_utxo" u on u.network = $4::int
      and u.utxo_id = a.utxo_id
      left join lateral (
        select
          t.locktime,
          t.threshold,
          t.addresses,
          t.height,
          t.time
        from
          "p_utxo" t
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
          null::bytea as signatures
        from
          "p_utxo" t
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
      left join x_asset s on s.network = "u"."network"
      and s.asset_id = "u"."asset_id"
      and s.height <= $3::bigint::bigint
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
      ("o"."amount")::text as sort,
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
            u.created_on as "createdOn",
            u.consumed_on as "consumedOn",
            u.type,
            u.group_id as "groupId",
            u.payload,
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
              when u.consumed_height <= $3::bigint::bigint then "u"."consuming_tx"
              else "k"."consuming_tx"
            end as "consumingTx",
            case
              when u.consumed_height <= $3::bigint::bigint then "u"."consumed_time"
              else "k"."consumed_time"
            end as "consumedTime",
            case
              when u.consumed_height <= $3::bigint::bigint then "u"."signatures"
              else "k"."signatures"
            end as "signatures",
            s.name,
            s.symbol,
            s.denomination
          from
            (
              select
                t.*
              from
                "x_tx" t
              where
                t.network = $4::int
                and t.height > $3::bigint
                and t.height < $3::bigint + 1000000000000
              offset
                0
            ) t
            cross join lateral (
              select
                u.*
              from
                "x_utxo" u
              where
                u.network = $4::int
                and u.consuming_tx = t.tx_id
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
                "p_utxo" t
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
                null::bytea as signatures
              from
                "p_utxo" t
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
            left join x_asset s on s.network = "u"."network"
            and s.asset_id = "u"."asset_id"
            and s.height <= $3::bigint::bigint
          where
            u.consumed_height > $3::bigint
            and k.consuming_tx is null
            and (
              u.created_on is null
              or m.time is null
            )
            and "u"."height" <= $3::bigint
            and ("u"."amount", "u"."utxo_id") < ($5::numeric, $6::text::bytea)
          order by
            "u"."amount" desc,
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
            $8::text::bytea as "createdOn",
            null::bytea as "consumedOn",
            'TransferOutput' as "type",
            null::bigint as "groupId",
            null::bytea as "payload",
            f.locktime,
            f.threshold,
            f.addresses,
            f.height,
            f.time,
            true as "ownersKnown",
            u.consuming_tx as "consumingTx",
            u.consumed_time as "consumedTime",
            u.signatures,
            s.name,
            s.symbol,
            s.denomination
          from
            "p_utxo" f
            left join "x_utxo" u on u.network = f.network
            and u.utxo_id = f.utxo_id
            and u.consumed_height <= $3::bigint
            left join x_asset s on s.network = "f"."network"
            and s.asset_id = "f"."asset_id"
            and s.height <= $3::bigint::bigint
          where
            f.network = $4::int
            and f.consumed_on = $9::text::bytea
            and "f"."height" <= $1::bigint
            and u.utxo_id is null
            and ("f"."amount", "f"."utxo_id") < ($5::numeric, $6::text::bytea)
          order by
            "f"."amount" desc,
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
            $10::text::bytea as "createdOn",
            null::bytea as "consumedOn",
            'TransferOutput' as "type",
            null::bigint as "groupId",
            null::bytea as "payload",
            f.locktime,
            f.threshold,
            f.addresses,
            f.height,
            f.time,
            true as "ownersKnown",
            u.consuming_tx as "consumingTx",
            u.consumed_time as "consumedTime",
            u.signatures,
            s.name,
            s.symbol,
            s.denomination
          from
            "c_utxo" f
            left join "x_utxo" u on u.network = f.network
            and u.utxo_id = f.utxo_id
            and u.consumed_height <= $3::bigint
            left join x_asset s on s.network = "f"."network"
            and s.asset_id = "f"."asset_id"
            and s.height <= $3::bigint::bigint
          where
            f.network = $4::int
            and f.consumed_on = $9::text::bytea
            and "f"."height" <= $2::bigint
            and u.utxo_id is null
            and ("f"."amount", "f"."utxo_id") < ($5::numeric, $6::text::bytea)
          order by
            "f"."amount" desc,
            "f"."utxo_id" desc
          limit
            $7::int
        )
      ) o
    order by
      "o"."amount" desc,
      "o"."utxoId" desc
    limit
      $7::int
  ) p on true
order by
  "p"."amount" desc,
  "p"."utxoId" desc;
