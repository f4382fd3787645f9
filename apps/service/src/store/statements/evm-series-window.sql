-- $1 starts
-- $2 chain
-- -> txs numeric
-- -> gas numeric
-- -> fees numeric
-- -> prices numeric
-- -> maxPrice numeric
-- -> maxTxs numeric
-- -> maxGas numeric
-- -> contracts numeric
-- -> addresses numeric
-- -> senders numeric
-- -> deployers numeric

select
  coalesce(sum(p.txs), 0)::numeric as "txs",
  coalesce(sum(p.gas), 0)::numeric as "gas",
  coalesce(sum(p.fees), 0)::numeric as "fees",
  coalesce(sum(p.prices), 0)::numeric as "prices",
  coalesce(max(p.max_price), 0)::numeric as "maxPrice",
  coalesce(max(p.max_txs), 0)::numeric as "maxTxs",
  coalesce(max(p.max_gas), 0)::numeric as "maxGas",
  coalesce(sum(p.contracts), 0)::numeric as "contracts",
  coalesce(sum(p.last_addresses), 0)::numeric as "addresses",
  coalesce(sum(p.last_senders), 0)::numeric as "senders",
  coalesce(sum(p.last_deployers), 0)::numeric as "deployers"
from
  unnest($1::text::bigint[]) with ordinality w (start, position)
  left join evm_period p on p.chain = $2::bigint
  and p.unit = 0
  and p.start >= w.start
group by
  w.position
order by
  w.position;
