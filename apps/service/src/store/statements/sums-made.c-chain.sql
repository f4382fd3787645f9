-- $1 network
-- $2 time
-- $3 addresses
-- -> time int8

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
  )
insert into
  c_balance_sum (network, height, time, address, sums, utxo_ids)
select
  $1::int,
  coalesce(
    (
      select
        height
      from
        seen
    ),
    0
  ),
  $2::bigint,
  b.address,
  (
    select
      coalesce(
        json_agg(
          g
          order by
            g.asset_id,
            g.addresses,
            g.threshold,
            g.type
        ),
        '[]'
      )::text
    from
      (
        select
          s.asset_id,
          s.addresses,
          s.threshold,
          s.type,
          sum(s.amount) as amount,
          sum(s.outputs) as outputs
        from
          (
            select
              c.asset_id,
              c.addresses,
              c.threshold,
              c.type,
              c.amount,
              c.outputs
            from
              changed c
            union all
            select
              u.asset_id as asset_id,
              case
                when cardinality(u.addresses) = 1
                and u.threshold <= 1 then null
                else u.addresses
              end as addresses,
              u.threshold as threshold,
              case
                when u.type like 'Nft%' then 'NftTransferOutput'
                when u.type like 'Property%' then 'PropertyOwnedOutput'
                else 'TransferOutput'
              end as type,
              u.amount,
              1
            from
              held u
            where
              u.consumed_on is null
              and u.locktime <= $2::bigint
          ) s
        group by
          s.asset_id,
          s.addresses,
          s.threshold,
          s.type
        having
          sum(s.outputs) > 0
      ) g
  ),
  array(
    select
      u.utxo_id
    from
      held u
    where
      not (
        u.consumed_on is null
        and u.locktime <= $2::bigint
      )
    order by
      u.utxo_id
  )
from
  bases b
on conflict do nothing
returning
  time;
