-- $1 chains
-- -> chain int8
-- -> height int8
-- -> hash bytea
-- -> rewinds int4
-- -> readings int8

select
  c.chain,
  c.number as "height",
  c.hash,
  coalesce(
    (
      select
        max(r.seq)
      from
        evm_rewind r
      where
        r.chain = c.chain
    ),
    0
  ) as "rewinds",
  coalesce(
    (
      select
        n.edition
      from
        contract_reading n
      where
        n.chain = c.chain
    ),
    0
  ) as "readings"
from
  evm_checkpoint c
where
  c.chain = any ($1::text::bigint[]);
