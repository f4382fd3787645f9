-- $1 network
-- $2 upTo
-- $3 height
-- $4 idx
-- $5 limit
-- -> height int8
-- -> idx int4
-- -> txId bytea
-- -> type text
-- -> time int8
-- -> blockId bytea
-- -> detail text

select
  t.height,
  t.idx,
  t.tx_id as "txId",
  t.type,
  t.time,
  b.block_id as "blockId",
  t.detail
from
  (
    select
      *
    from
      (
        select
          *
        from
          p_tx
        where
          network = $1::int
          and height <= $2::bigint
          and (height, idx) > ($3::bigint, $4::int)
        order by
          height,
          idx
        limit
          1000
      ) f
    order by
      height,
      idx
    limit
      $5::int
  ) t
  join p_block b on b.network = t.network
  and b.height = t.height
order by
  t.height,
  t.idx;
