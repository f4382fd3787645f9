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
  cross join lateral unnest(
    (
      t.consumed || array(
        select
          sha256('\x00000000'::bytea || substr(input, 1, 36))
        from
          generate_series(0, octet_length(t.inputs) / 72 - 1) at
          cross join lateral (
            select
              substr(t.inputs, at * 72 + 1, 72) as input
          ) packed
      )
    )
  ) as s (utxo_id)
order by
  t.height,
  t.idx,
  s.utxo_id;
