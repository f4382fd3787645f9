-- $1 chains
-- $2 heights
-- $3 messageId
-- -> messageId bytea
-- -> time int8
-- -> contract bytea
-- -> source bytea
-- -> destination bytea
-- -> nonce numeric
-- -> sender bytea
-- -> recipient bytea
-- -> data bytea
-- -> receipts text
-- -> executed bool
-- -> receiptDelivered bool
-- -> sourceChain int8
-- -> feeToken bytea
-- -> fee numeric
-- -> sourceTx bytea
-- -> sourceTime int8
-- -> sourceGas numeric
-- -> destinationTx bytea
-- -> destinationTime int8
-- -> destinationGas numeric
-- -> deliverer bytea
-- -> redeemer bytea
-- -> positions text

with
  h as materialized (
    select
      *
    from
      unnest($1::text::bigint[], $2::text::bigint[]) h (chain, height)
  ),
  p as materialized (
    select
      i.time,
      i.message_id
    from
      icm_side i
      join h on h.chain = i.chain
      and i.number <= h.height
    where
      i.message_id = $3::text::bytea
    limit
      1
  )
select
  p.message_id as "messageId",
  p.time,
  coalesce(s.contract, d.contract) as "contract",
  coalesce(s.source, d.source) as "source",
  coalesce(s.destination, d.destination) as "destination",
  coalesce(s.nonce, d.nonce) as "nonce",
  coalesce(s.sender, d.sender) as "sender",
  coalesce(s.recipient, d.recipient) as "recipient",
  coalesce(s.data, d.data) as "data",
  coalesce(s.receipts, d.receipts) as "receipts",
  coalesce(
    (
      select
        true
      from
        icm_change c
        join h on h.chain = c.chain
        and c.number <= h.height
      where
        c.message_id = p.message_id
        and c.kind = 'executed'
        and c.chain = d.chain
      order by
        c.number desc,
        c.log_index desc
      limit
        1
    ),
    false
  ) as "executed",
  coalesce(
    (
      select
        true
      from
        icm_change c
        join h on h.chain = c.chain
        and c.number <= h.height
      where
        c.message_id = p.message_id
        and c.kind = 'receipt'
        and c.chain = s.chain
      order by
        c.number desc,
        c.log_index desc
      limit
        1
    ),
    false
  ) as "receiptDelivered",
  s.chain as "sourceChain",
  s.fee_token as "feeToken",
  coalesce(
    (
      select
        c.fee
      from
        icm_change c
        join h on h.chain = c.chain
        and c.number <= h.height
      where
        c.message_id = p.message_id
        and c.kind = 'fee'
        and c.chain = s.chain
      order by
        c.number desc,
        c.log_index desc
      limit
        1
    ),
    s.fee
  ) as "fee",
  sx.hash as "sourceTx",
  s.time as "sourceTime",
  sx.gas_used as "sourceGas",
  dx.hash as "destinationTx",
  d.time as "destinationTime",
  dx.gas_used as "destinationGas",
  d.deliverer,
  d.redeemer,
  null::text as "positions"
from
  p
  left join lateral (
    select
      i.*
    from
      icm_side i
      join h on h.chain = i.chain
      and i.number <= h.height
    where
      i.message_id = p.message_id
      and i.side = 'source'
    limit
      1
  ) s on true
  left join evm_tx sx on sx.chain = s.chain
  and sx.number = s.number
  and sx.idx = s.idx
  left join lateral (
    select
      i.*
    from
      icm_side i
      join h on h.chain = i.chain
      and i.number <= h.height
    where
      i.message_id = p.message_id
      and i.side = 'destination'
    limit
      1
  ) d on true
  left join evm_tx dx on dx.chain = d.chain
  and dx.number = d.number
  and dx.idx = d.idx
order by
  p.time desc,
  p.message_id desc;
