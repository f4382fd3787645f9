-- $1 network
-- $2 limit
-- $3 asset
-- $4 height
-- $5 after
-- $6 before
-- -> height int8
-- -> idx int4
-- -> txId bytea
-- -> type text
-- -> time int8
-- -> memo bytea
-- -> sourceChain bytea
-- -> destinationChain bytea
-- -> blockId bytea
-- -> accounts text

select
  t.height,
  t.idx,
  t.tx_id as "txId",
  t.type,
  t.time,
  t.memo,
  t.source_chain as "sourceChain",
  t.destination_chain as "destinationChain",
  b.block_id as "blockId",
  null::text as "accounts"
from
  (
    select distinct
      p.height,
      p.idx
    from
      (
        select
          c.height,
          c.idx
        from
          unnest(array[$3::text::bytea]) one_key
          cross join lateral (
            with recursive
              own (one_type) as (
                (
                  select
                    n.type
                  from
                    x_tx_asset n
                  where
                    n.network = $1::int
                    and n.asset_id = one_key
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
                      x_tx_asset n
                    where
                      n.network = $1::int
                      and n.asset_id = one_key
                      and n.type > own.one_type
                    order by
                      n.type
                    limit
                      1
                  )
                from
                  own
                where
                  own.one_type is not null
              )
            select
              one_type
            from
              own
            where
              one_type is not null
          ) as of_type (one_type)
          cross join lateral (
            select
              k.height,
              k.idx
            from
              (
                select
                  a.height,
                  a.idx
                from
                  x_tx_asset a
                where
                  a.asset_id = one_key
                  and a.type = one_type
                  and a.network = $1::int
                  and a.height <= $4::bigint
                  and a.height >= (
                    case
                      when exists (
                        select
                        from
                          x_tx h
                        where
                          h.network = $1::int
                          and h.height = 0
                          and h.time > $5::bigint
                      ) then 0
                      else (
                        select
                          b.height
                        from
                          x_block b
                        where
                          b.network = $1::int
                          and b.time > $5::bigint
                        order by
                          b.time,
                          b.height
                        limit
                          1
                      )
                    end
                  )
                  and a.height <= coalesce(
                    (
                      select
                        b.height
                      from
                        x_block b
                      where
                        b.network = $1::int
                        and b.time < $6::bigint
                      order by
                        b.time desc,
                        b.height desc
                      limit
                        1
                    ),
                    0
                  )
                  and a.time > $5::bigint
                  and a.time < $6::bigint
                order by
                  a.height desc,
                  a.idx desc
                limit
                  101
              ) k
            limit
              $2::int
          ) c
      ) p
    order by
      p.height desc,
      p.idx desc
    limit
      $2::int
  ) p
  join x_tx t on t.network = $1::int
  and t.height = p.height
  and t.idx = p.idx
  left join x_block b on b.network = $1::int
  and b.height = t.height
order by
  t.height desc,
  t.idx desc;
