-- $1 chain
-- $2 height
-- $3 to
-- $4 hash
-- -> number int8
-- -> hash bytea
-- -> parent bytea
-- -> time int8
-- -> timeMs int8
-- -> delayExcess numeric
-- -> baseFee numeric
-- -> txCount int4
-- -> gasLimit numeric
-- -> gasUsed numeric
-- -> gasCost numeric
-- -> fees numeric
-- -> txs int8

with
  h as materialized (
    select
      least(
        coalesce(
          $2::bigint,
          (
            select
              number
            from
              evm_checkpoint
            where
              chain = $1::bigint
          ),
          -1
        ),
        $3::bigint
      ) as last
  ),
  p as materialized (
    select
      *
    from
      evm_block b
    where
      b.chain = $1::bigint
      and substr(b.hash, 1, 7) = substr($4::text::bytea, 1, 7)
      and b.hash = $4::text::bytea
      and case
        when b.number <= (
          select
            last
          from
            h
        ) then true
      end
  )
select
  p.number,
  p.hash,
  p.parent,
  p.time,
  p.time_ms as "timeMs",
  p.delay_excess as "delayExcess",
  p.base_fee as "baseFee",
  p.tx_count as "txCount",
  p.gas_limit as "gasLimit",
  p.gas_used as "gasUsed",
  p.gas_cost as "gasCost",
  p.fees,
  (
    (
      select
        coalesce(
          (
            select
              txs
            from
              evm_tx_total t
            where
              t.chain = $1::bigint
              and t.number = lowest - lowest % 256
          ),
          0
        ) + coalesce(
          (
            select
              sum(tx_count)
            from
              evm_block b
            where
              b.chain = $1::bigint
              and b.number >= lowest - lowest % 256
              and b.number < lowest
          ),
          0
        )
      from
        (
          select
            min(number) as lowest
          from
            p
        ) l
    ) + sum(p.tx_count) over (
      order by
        p.number
    )
  )::bigint as "txs"
from
  p
order by
  p.number desc;
