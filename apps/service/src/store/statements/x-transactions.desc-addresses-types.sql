-- $1 network
-- $2 limit
-- $3 addresses
-- $4 types
-- $5 height
-- $6 pHeight
-- $7 xHeight
-- $8 cHeight
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
          unnest($3::text::bytea[]) one_key
          cross join lateral unnest($4::text::text[]) as of_type (one_type)
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
                  x_tx_address a
                where
                  a.address = one_key
                  and a.type = one_type
                  and a.network = $1::int
                  and a.height <= $5::bigint
                order by
                  a.height desc,
                  a.idx desc
                limit
                  101
              ) k
            limit
              $2::int
          ) c
        union all
        select
          c.height,
          c.idx
        from
          unnest($3::text::bytea[]) one_key
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
                  x_import_owner a
                where
                  a.address = one_key
                  and a.network = $1::int
                  and a.height <= $5::bigint
                  and a.source_height <= case a.source
                    when 'p' then $6::bigint
                    when 'x' then $7::bigint
                    else $8::bigint
                  end
                  and 'ImportTx' = any ($4::text::text[])
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
