-- $1 chain
-- -> start int8

select
  start
from
  evm_period
where
  chain = $1::bigint
  and unit = 0
order by
  start
limit
  1;
