-- $1 starts
-- $2 chain
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric
-- -> coalesce numeric

select
  coalesce(sum(p.txs), 0)::numeric,
  coalesce(sum(p.gas), 0)::numeric,
  coalesce(sum(p.fees), 0)::numeric,
  coalesce(sum(p.prices), 0)::numeric,
  coalesce(max(p.max_price), 0)::numeric,
  coalesce(max(p.max_txs), 0)::numeric,
  coalesce(max(p.max_gas), 0)::numeric,
  coalesce(sum(p.contracts), 0)::numeric,
  coalesce(sum(p.last_addresses), 0)::numeric,
  coalesce(sum(p.last_senders), 0)::numeric,
  coalesce(sum(p.last_deployers), 0)::numeric
from
  unnest($1::text::bigint[]) with ordinality w (start, position)
  left join evm_period p on p.chain = $2::bigint
  and p.unit = 0
  and p.start >= w.start
group by
  w.position
order by
  w.position;
