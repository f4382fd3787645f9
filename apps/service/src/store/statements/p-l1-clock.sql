-- $1 network
-- $2 height
-- -> time int8
-- -> price text

select
  b.time,
  c.supply::jsonb ->> 'l1FeePrice' as "price"
from
  p_block b
  join p_checkpoint c on c.network = b.network
where
  b.network = $1::int
  and b.height = $2::bigint;
