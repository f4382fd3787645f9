-- $1 subnet
-- $2 network
-- $3 height
-- -> until int8
-- -> day int4
-- -> validators int8
-- -> delegators int8
-- -> validatorWeight numeric
-- -> delegatorWeight numeric

select
  b.time as "until",
  d.day,
  (sum(d.validators) over w)::bigint as "validators",
  (sum(d.delegators) over w)::bigint as "delegators",
  sum(d.validator_weight) over w as "validatorWeight",
  sum(d.delegator_weight) over w as "delegatorWeight"
from
  p_block b
  join p_stake_day d on d.network = b.network
  and d.subnet_id = $1::text::bytea
  and d.day < b.time / 86400
where
  b.network = $2::int
  and b.height = $3::bigint
window
  w as (
    order by
      d.day
  )
order by
  d.day;
