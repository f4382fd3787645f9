-- $1 network
-- $2 interval
-- $3 after
-- $4 batch
-- -> address bytea
-- -> isDue bool

with recursive
  known (address, number) as (
    select
      (
        select
          a.address
        from
          x_utxo_address a
        where
          a.network = $1::int
          and a.address > $3::text::bytea
        order by
          a.address
        limit
          1
      ),
      1
    union all
    select
      (
        select
          a.address
        from
          x_utxo_address a
        where
          a.network = $1::int
          and a.address > k.address
        order by
          a.address
        limit
          1
      ),
      k.number + 1
    from
      known k
    where
      k.address is not null
      and k.number < $4::int
  )
select
  k.address,
  (
    select
      count(*)
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
                    x_tx_address n
                  where
                    n.network = $1::int
                    and n.address = k.address
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
                      x_tx_address n
                    where
                      n.network = $1::int
                      and n.address = k.address
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
              x_tx_address a
            where
              a.network = $1::int
              and a.address = k.address
              and a.type = o.type
              and (a.height, a.idx) > (coalesce(s.height, -1), coalesce(s.idx, -1))
            order by
              a.height,
              a.idx
            limit
              greatest($2::int, s.listed)
          ) a
      ) a
  ) >= greatest($2::int, s.listed) as "isDue"
from
  known k
  left join lateral (
    select
      s.height,
      s.idx as idx,
      cardinality(s.utxo_ids) + octet_length(s.sums) / 150 as listed
    from
      x_balance_sum s
    where
      s.network = $1::int
      and s.address = k.address
    order by
      s.time desc
    limit
      1
  ) s on true
where
  k.address is not null
order by
  k.address;
