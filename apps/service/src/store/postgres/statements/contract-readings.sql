-- $1 chains
-- -> chain int8
-- -> number int8
-- -> hash bytea
-- -> coalesce int4
-- -> coalesce int8

select
  c.chain,
  c.number,
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
  ),
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
  )
from
  evm_checkpoint c
where
  c.chain = any ($1::text::bigint[]);
