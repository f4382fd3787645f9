-- $1 network
-- $2 address
-- $3 interval
-- -> time int8

select
  a.time
from
  (
    values
      (1)
  ) one
  left join lateral (
    select
      s.height,
      2147483647 as idx,
      cardinality(s.utxo_ids) + octet_length(s.sums) / 150 as listed
    from
      c_balance_sum s
    where
      s.network = $1::int
      and s.address = $2::text::bytea
    order by
      s.time desc
    limit
      1
  ) s on true
  cross join lateral (
    select
      t.time
    from
      (
        select
          a.height,
          a.idx
        from
          (
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
                        c_tx_address n
                      where
                        n.network = $1::int
                        and n.address = $2::text::bytea
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
                          c_tx_address n
                        where
                          n.network = $1::int
                          and n.address = $2::text::bytea
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
                  c_tx_address a
                where
                  a.network = $1::int
                  and a.address = $2::text::bytea
                  and a.type = o.type
                  and (a.height, a.idx) > (coalesce(s.height, -1), coalesce(s.idx, -1))
                order by
                  a.height,
                  a.idx
                limit
                  greatest($3::int, s.listed) + 1000
              ) a
          ) a
        order by
          a.height,
          a.idx
        offset
          greatest($3::int, s.listed) - 1
        limit
          1000
      ) a
      cross join lateral (
        select
          t.time
        from
          c_tx t
        where
          t.network = $1::int
          and t.height = a.height
          and t.idx = a.idx
        offset
          0
      ) t
      cross join lateral (
        select
          (
            select
              l.height
            from
              c_block l
            where
              l.network = $1::int
              and l.time <= t.time
            order by
              l.time desc,
              l.height desc
            limit
              1
          ) as height
        offset
          0
      ) b
    where
      exists (
        select
        from
          c_block o
        where
          o.network = $1::int
          and o.time > t.time
      )
      and not exists (
        select
        from
          c_block o
        where
          o.network = $1::int
          and o.time > t.time
          and o.time <= t.time + 86400
          and o.height < b.height
      )
      and not exists (
        select
        from
          c_block o
        where
          o.network = $1::int
          and o.time >= t.time - 86400
          and o.time <= t.time
          and o.height > b.height
      )
    order by
      a.height,
      a.idx
    limit
      1
  ) a;
