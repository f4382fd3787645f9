-- $1 network
-- -> height int8
-- -> time int8
-- -> ?column? text

select
  height,
  time,
  supply::jsonb ->> 'l1FeePrice'
from
  p_checkpoint
where
  network = $1::int;
