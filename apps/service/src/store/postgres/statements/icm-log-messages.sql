-- $1 chains
-- $2 heights
-- $3 ids
-- -> message_id bytea
-- -> time int8
-- -> coalesce bytea
-- -> coalesce bytea
-- -> coalesce bytea
-- -> coalesce numeric
-- -> coalesce bytea
-- -> coalesce bytea
-- -> coalesce bytea
-- -> coalesce text
-- -> coalesce bool
-- -> coalesce bool
-- -> chain int8
-- -> fee_token bytea
-- -> coalesce numeric
-- -> hash bytea
-- -> time int8
-- -> gas_used numeric
-- -> hash bytea
-- -> time int8
-- -> gas_used numeric
-- -> deliverer bytea
-- -> redeemer bytea
-- -> text text

with
  h as materialized (
    select
      *
    from
      unnest($1::text::bigint[], $2::text::bigint[]) h (chain, height)
  ),
  p as materialized (
    select
      min(i.time) as time,
      i.message_id
    from
      icm_side i
      join h on h.chain = i.chain
      and i.number <= h.height
    where
      i.message_id = any ($3::text::bytea[])
    group by
      i.message_id
  )
select
  p.message_id,
  p.time,
  coalesce(s.contract, d.contract),
  coalesce(s.source, d.source),
  coalesce(s.destination, d.destination),
  coalesce(s.nonce, d.nonce),
  coalesce(s.sender, d.sender),
  coalesce(s.recipient, d.recipient),
  coalesce(s.data, d.data),
  coalesce(s.receipts, d.receipts),
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
  ),
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
  ),
  s.chain,
  s.fee_token,
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
  ),
  /*plain*/
  sx.hash /*cluster null */,
  s.time,
  /*plain*/
  sx.gas_used /*cluster null */,
  /*plain*/
  dx.hash /*cluster null */,
  d.time,
  /*plain*/
  dx.gas_used /*cluster null */,
  d.deliverer,
  d.redeemer,
  /*plain*/
  null::text /*cluster json_build_array(s.chain, s.number, s.idx, d.chain, d.number, d.idx)::text */
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
  /*plain*/
  left join evm_tx sx on sx.chain = s.chain
  and sx.number = s.number
  and sx.idx = s.idx /*cluster  */
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
  /*plain*/
  left join evm_tx dx on dx.chain = d.chain
  and dx.number = d.number
  and dx.idx = d.idx /*cluster  */
order by
  p.time desc,
  p.message_id desc;
