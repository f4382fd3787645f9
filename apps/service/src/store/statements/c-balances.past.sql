-- $1 network
-- $2 time
-- $3 addresses
-- -> kind text
-- -> assetId bytea
-- -> type text
-- -> sharedWith bytea
-- -> amount text
-- -> outputs int4
-- -> name text
-- -> symbol text
-- -> denomination int4

with
  seen as materialized (
    select
      l.height
    from
      c_block l
    where
      l.network = $1::int
      and l.time <= $2::bigint
    order by
      l.time desc,
      l.height desc
    limit
      1
  ),
  bases as materialized (
    select
      p.address,
      coalesce(b.time, '-9223372036854775808'::bigint) as time,
      b.height,
      b.idx,
      b.sums,
      b.utxo_ids,
      case
        when b.height is not null then coalesce(
          n.height,
          (
            select
              l.height
            from
              c_block l
            where
              l.network = $1::int
              and l.time <= $2::bigint + 86400
            order by
              l.time desc,
              l.height desc
            limit
              1
          ),
          0
        )
      end as last_height,
      coalesce(n.idx, 2147483647) as last_idx
    from
      (
        select distinct
          $1::int as network,
          unnest($3::text::bytea[]) as address
      ) p
      left join lateral (
        select
          s.time,
          s.height,
          2147483647 as idx,
          s.sums,
          s.utxo_ids
        from
          c_balance_sum s
        where
          s.network = p.network
          and s.address = p.address
          and s.time <= $2::bigint
        order by
          s.time desc
        limit
          1
      ) b on true
      left join lateral (
        select
          s.height,
          2147483647 as idx
        from
          c_balance_sum s
        where
          s.network = p.network
          and s.address = p.address
          and s.time > $2::bigint
        order by
          s.time
        limit
          1
      ) n on b.height is not null
  ),
  held as (
    select
      u.*
    from
      (
        select
          i.holder,
          u.*
        from
          (
            select
              b.address as holder,
              o.utxo_id
            from
              bases b
              cross join lateral (
                select
                  a.utxo_id
                from
                  c_utxo_address a
                where
                  a.network = $1::int
                  and a.address = b.address
                  and a.time > b.time
                  and a.time <= $2::bigint
                order by
                  a.time
                offset
                  0
              ) o
            union all
            select
              b.address,
              unnest(b.utxo_ids)
            from
              bases b
          ) i
          cross join lateral (
            select
              u.*
            from
              c_utxo u
            where
              u.network = $1::int
              and u.utxo_id = i.utxo_id
              and (
                u.consumed_time is null
                or u.consumed_time > $2::bigint
              )
            offset
              0
          ) u
      ) u
    where
      u.amount > 0
      and (
        u.consumed_on is null
        or not (
          exists (
            select
            from
              p_utxo t
            where
              t.network = u.network
              and t.utxo_id = u.utxo_id
              and t.consumed_time <= $2::bigint
          )
          or exists (
            select
            from
              x_utxo t
            where
              t.network = u.network
              and t.utxo_id = u.utxo_id
              and t.consumed_time <= $2::bigint
          )
        )
      )
  ),
  changed as (
    select
      b.address as holder,
      s.asset_id,
      s.addresses,
      s.threshold,
      s.type,
      s.amount,
      s.outputs
    from
      bases b
      cross join lateral json_to_recordset(b.sums::json) as s (
        asset_id bytea,
        addresses bytea[],
        threshold int,
        type text,
        amount numeric,
        outputs bigint
      )
  ),
  sums as (
    select
      kind,
      asset_id,
      type,
      consumed_on,
      sum(amount) as amount,
      sum(outputs)::int as outputs
    from
      (
        select
          case
            when u.consumed_on is null then case
              when u.locktime > $2::bigint then 'locked'
              else 'unlocked'
            end
            when u.locktime > $2::bigint then 'atomicMemoryLocked'
            else 'atomicMemoryUnlocked'
          end as kind,
          u.asset_id,
          case
            when u.type like 'Nft%' then 'NftTransferOutput'
            when u.type like 'Property%' then 'PropertyOwnedOutput'
            else 'TransferOutput'
          end as type,
          u.consumed_on,
          u.amount,
          1 as outputs
        from
          held u
        where
          (
            u.threshold <= 1
            or (
              select
                count(*)
              from
                unnest(u.addresses) owner
              where
                owner = any (
                  (
                    select
                      $3::text::bytea[]
                  )::bytea[]
                )
            ) >= u.threshold
          )
          and (
            cardinality(u.addresses) = 1
            or u.holder = (
              select
                owner
              from
                unnest(u.addresses) owner
              where
                owner = any (
                  (
                    select
                      $3::text::bytea[]
                  )::bytea[]
                )
              order by
                owner
              limit
                1
            )
          )
        union all
        select
          'unlocked',
          c.asset_id,
          case
            when c.type like 'Nft%' then 'NftTransferOutput'
            when c.type like 'Property%' then 'PropertyOwnedOutput'
            else 'TransferOutput'
          end,
          null,
          c.amount,
          c.outputs
        from
          changed c
        where
          (
            c.threshold <= 1
            or (
              select
                count(*)
              from
                unnest(c.addresses) owner
              where
                owner = any (
                  (
                    select
                      $3::text::bytea[]
                  )::bytea[]
                )
            ) >= c.threshold
          )
          and (
            c.addresses is null
            or c.holder = (
              select
                owner
              from
                unnest(c.addresses) owner
              where
                owner = any (
                  (
                    select
                      $3::text::bytea[]
                  )::bytea[]
                )
              order by
                owner
              limit
                1
            )
          )
      ) s
    group by
      1,
      2,
      3,
      4
    having
      sum(outputs) > 0
  )
select
  b.kind,
  b.asset_id as "assetId",
  b.type,
  b.consumed_on as "sharedWith",
  b.amount::text as "amount",
  b.outputs,
  s.name,
  s.symbol,
  s.denomination
from
  sums b
  left join x_asset s on s.network = $1::int
  and s.asset_id = b.asset_id
order by
  b.asset_id nulls first,
  b.type collate "C",
  b.consumed_on;
