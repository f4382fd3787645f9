-- $1 network
-- $2 upTo
-- $3 height
-- $4 idx
-- $5 limit
-- -> utxoId bytea
-- -> txId bytea
-- -> height int8
-- -> time int8

select
  s.utxo_id as "utxoId",
  t.tx_id as "txId",
  t.height,
  t.time
from
  (
    select
      *
    from
      (
        select
          *
        from
          x_tx
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
  cross join lateral (
    select
      u.utxo_id
    from
      x_utxo u
    where
      u.network = t.network
      and u.consuming_tx = t.tx_id
    offset
      0
  ) s
order by
  t.height,
  t.idx,
  s.utxo_id;
