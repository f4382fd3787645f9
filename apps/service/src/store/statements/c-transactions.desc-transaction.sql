-- $1 network
-- $2 limit
-- $3 txId
-- $4 height
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
  t.accounts
from
  (
    select distinct
      p.height,
      p.idx
    from
      (
        select
          t.height,
          t.idx
        from
          c_tx t
        where
          t.tx_id = $3::text::bytea
          and t.network = $1::int
          and t.height <= $4::bigint
        order by
          t.height desc,
          t.idx desc
        limit
          101
      ) p
    order by
      p.height desc,
      p.idx desc
    limit
      $2::int
  ) p
  join c_tx t on t.network = $1::int
  and t.height = p.height
  and t.idx = p.idx
  left join c_block b on b.network = $1::int
  and b.height = t.height
order by
  t.height desc,
  t.idx desc;
