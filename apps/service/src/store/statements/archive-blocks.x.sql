-- $1 network
-- $2 height
-- $3 upTo
-- $4 limit
-- -> height int8
-- -> blockId bytea
-- -> parentId bytea
-- -> type text
-- -> time int8
-- -> size int4
-- -> proposer bytea
-- -> proposerHeight int8
-- -> proposerTime int8
-- -> supply numeric

select
  b.height,
  b.block_id as "blockId",
  b.parent_id as "parentId",
  b.type,
  b.time,
  b.size,
  b.proposer,
  b.proposer_height as "proposerHeight",
  b.proposer_time as "proposerTime",
  null::numeric as "supply"
from
  x_block b
where
  b.network = $1::int
  and b.height > $2::bigint
  and b.height <= $3::bigint
order by
  b.height
limit
  $4::int;
