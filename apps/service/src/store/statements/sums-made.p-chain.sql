-- $1 network
-- $2 time
-- $3 addresses
-- -> time int8

with
  seen as materialized (
    select
      l.height
    from
      p_block l
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
              p_block l
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
          p_balance_sum s
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
          p_balance_sum s
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
          b.address as holder,
          u.*
        from
          bases b
          cross join lateral (
            select
              u.*
            from
              p_utxo u
            where
              u.network = $1::int
              and cardinality(u.addresses) = 1
              and substr(u.addresses[1], 1, 8) = substr(b.address, 1, 8)
              and u.addresses[1] = b.address
              and u.time > b.time
              and u.time <= $2::bigint
              and (
                u.consumed_time is null
                or u.consumed_time > $2::bigint
              )
            order by
              u.time
            offset
              0
          ) u
        union all
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
                  p_utxo_address a
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
              p_utxo u
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
              x_utxo t
            where
              t.network = u.network
              and t.utxo_id = u.utxo_id
              and t.consumed_time <= $2::bigint
          )
          or exists (
            select
            from
              c_utxo t
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
      s.amount,
      s.outputs
    from
      bases b
      cross join lateral json_to_recordset(b.sums::json) as s (asset_id bytea, addresses bytea[], threshold int, amount numeric, outputs bigint)
    union all
    select
      b.address,
      s.asset_id,
      s.addresses,
      s.threshold,
      - s.amount,
      -1
    from
      bases b
      cross join lateral (
        select
          a.height,
          a.idx
        from
          (
            with recursive
              own (type) as (
                (
                  select
                    n.type
                  from
                    p_tx_address n
                  where
                    n.network = $1::int
                    and n.address = b.address
                  order by
                    n.type
                  limit
                    1
                )
                union all
                select
                  (
                    select
                      n.type
                    from
                      p_tx_address n
                    where
                      n.network = $1::int
                      and n.address = b.address
                      and n.type > own.type
                    order by
                      n.type
                    limit
                      1
                  )
                from
                  own
                where
                  own.type is not null
              )
            select
              own.type
            from
              own
            where
              own.type is not null
          ) o
          cross join lateral (
            select
              a.height,
              a.idx
            from
              p_tx_address a
            where
              a.network = $1::int
              and a.address = b.address
              and a.type = o.type
              and (a.height, a.idx) > (b.height, b.idx)
              and (a.height, a.idx) <= (b.last_height, b.last_idx)
            order by
              a.height,
              a.idx
            limit
              all
          ) a
      ) a
      cross join lateral (
        select
          t.consumed,
          t.inputs
        from
          p_tx t
        where
          t.network = $1::int
          and t.height = a.height
          and t.idx = a.idx
          and t.time > b.time
          and t.time <= $2::bigint
        offset
          0
      ) t
      cross join lateral (
        select
          null::bytea as asset_id,
          null::bytea[] as addresses,
          1 as threshold,
          i.amount
        from
          (
            select
              substr(input, 53, 20) as owner,
              ('x' || encode(substr(input, 37, 4), 'hex'))::bit(32)::bigint::numeric * 4294967296 + ('x' || encode(substr(input, 41, 4), 'hex'))::bit(32)::bigint as amount,
              ('x' || encode(substr(input, 49, 4), 'hex'))::bit(32)::bigint as time
            from
              generate_series(0, octet_length(t.inputs) / 72 - 1) at
              cross join lateral (
                select
                  substr(t.inputs, at * 72 + 1, 72) as input
              ) packed
          ) i
        where
          i.owner = b.address
          and i.time <= b.time
          and i.amount > 0
        union all
        select
          u.asset_id as asset_id,
          case
            when cardinality(u.addresses) = 1
            and u.threshold <= 1 then null
            else u.addresses
          end as addresses,
          u.threshold as threshold,
          u.amount
        from
          unnest(t.consumed) i (utxo_id)
          cross join lateral (
            select
              u.*
            from
              p_utxo u
            where
              u.network = $1::int
              and u.utxo_id = i.utxo_id
            offset
              0
          ) u
        where
          u.time <= b.time
          and u.amount > 0
          and b.address = any (u.addresses)
          and u.consumed_on is null
          and (
            u.kind is null
            or coalesce(u.returned_height <= b.height, false)
          )
          and u.locktime <= b.time
          and u.stakeable_locktime <= b.time
      ) s
    where
      b.height is not null
  )
insert into
  p_balance_sum (network, height, time, address, sums, utxo_ids)
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
            g.threshold
        ),
        '[]'
      )::text
    from
      (
        select
          s.asset_id,
          s.addresses,
          s.threshold,
          sum(s.amount) as amount,
          sum(s.outputs) as outputs
        from
          (
            select
              c.asset_id,
              c.addresses,
              c.threshold,
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
              u.amount,
              1
            from
              held u
            where
              u.consumed_on is null
              and (
                u.kind is null
                or coalesce(
                  u.returned_height <= (
                    select
                      height
                    from
                      seen
                  ),
                  false
                )
              )
              and u.locktime <= $2::bigint
              and u.stakeable_locktime <= $2::bigint
          ) s
        group by
          s.asset_id,
          s.addresses,
          s.threshold
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
        and (
          u.kind is null
          or coalesce(
            u.returned_height <= (
              select
                height
              from
                seen
            ),
            false
          )
        )
        and u.locktime <= $2::bigint
        and u.stakeable_locktime <= $2::bigint
      )
    order by
      u.utxo_id
  )
from
  bases b
on conflict do nothing
returning
  time;
