-- $1 chain
-- -> time int8
-- -> fees numeric

select
  c.time,
  (
    coalesce(
      (
        select
          t.fees
        from
          evm_tx_total t
        where
          t.chain = c.chain
          and t.number = c.number - c.number % 256
      ),
      0
    ) + coalesce(
      (
        select
          sum(b.fees)
        from
          evm_block b
        where
          b.chain = c.chain
          and b.number >= c.number - c.number % 256
          and b.number <= c.number
      ),
      0
    )
  ) as "fees"
from
  evm_checkpoint c
where
  c.chain = $1::bigint;
