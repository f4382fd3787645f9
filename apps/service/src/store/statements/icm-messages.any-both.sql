-- $1 sourceChain
-- $2 destination
-- $3 source
-- $4 destinationChain
-- $5 limit
-- $6 time
-- $7 id
-- $8 chains
-- $9 heights
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
      *,
      case
        when later then b_time + 1
        else $6::bigint
      end as from_time,
      case
        when later then '\x'::bytea
        else $7::text::bytea
      end as from_id
    from
      (
        select
          h.*,
          coalesce(b.time, 0) as b_time,
          coalesce($6::bigint > coalesce(b.time, 0), true) as later
        from
          unnest($8::text::bigint[], $9::text::bigint[]) h (chain, height)
          left join evm_block b on b.chain = h.chain
          and b.number = h.height
      ) h
  ),
  p as materialized (
    select distinct
      i.time,
      i.message_id
    from
      h
      cross join lateral (
        (
          select
            i.time,
            i.message_id
          from
            icm_side i
          where
            i.chain = h.chain
            and side = 'source'
            and h.chain = $1::bigint
            and i.destination = $2::text::bytea
            and (i.time, i.message_id) < (h.from_time, h.from_id)
            and i.number <= h.height
          order by
            time desc,
            message_id desc
          limit
            $5::int
        )
        union all
        (
          select
            i.time,
            i.message_id
          from
            icm_side i
          where
            i.chain = h.chain
            and side = 'destination'
            and not sourced
            and i.source = $3::text::bytea
            and h.chain = $4::bigint
            and (i.time, i.message_id) < (h.from_time, h.from_id)
            and i.number <= h.height
          order by
            time desc,
            message_id desc
          limit
            $5::int
        )
        union all
        (
          select
            i.time,
            i.message_id
          from
            (
              select
                i.chain,
                i.number,
                i.time,
                i.message_id
              from
                icm_side i
              where
                i.late_chain = h.chain
                and i.late_number > h.height
                and h.chain = $1::bigint
                and i.chain = $4::bigint
              offset
                0
            ) i
            join h v on v.chain = i.chain
            and i.number <= v.height
          where
            (i.time, i.message_id) < (v.from_time, v.from_id)
          order by
            time desc,
            message_id desc
          limit
            $5::int
        )
      ) i
    order by
      time desc,
      message_id desc
    limit
      $5::int
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
