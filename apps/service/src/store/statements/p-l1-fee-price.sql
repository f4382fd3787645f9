-- $1 network
-- -> height int8
-- -> time int8
-- -> price text

select
  height,
  time,
  supply::jsonb ->> 'l1FeePrice' as "price"
from
  p_checkpoint
where
  network = $1::int;
