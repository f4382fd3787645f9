-- $1 sourceChain
-- $2 source
-- $3 to
-- $4 limit
-- $5 time
-- $6 id
-- $7 chains
-- $8 heights
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
      *,
      case
        when later then b_time + 1
        else $5::bigint
      end as from_time,
      case
        when later then '\x'::bytea
        else $6::text::bytea
      end as from_id
    from
      (
        select
          h.*,
          /*plain*/
          coalesce(b.time, 0) /*cluster 9007199254740991::bigint */ as b_time,
          coalesce($5::bigint > /*plain*/ coalesce(b.time, 0) /*cluster 9007199254740991::bigint */, true) as later
        from
          unnest($7::text::bigint[], $8::text::bigint[]) h (chain, height)
          /*plain*/
          left join evm_block b on b.chain = h.chain
          and b.number = h.height /*cluster  */
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
            and i.recipient = $3::text::bytea
            and (i.time, i.message_id) < (h.from_time, h.from_id)
            and i.number <= h.height
          order by
            time desc,
            message_id desc
          limit
            $4::int
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
            and i.source = $2::text::bytea
            and i.recipient = $3::text::bytea
            and (i.time, i.message_id) < (h.from_time, h.from_id)
            and i.number <= h.height
          order by
            time desc,
            message_id desc
          limit
            $4::int
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
                and i.recipient = $3::text::bytea
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
            $4::int
        )
      ) i
    order by
      time desc,
      message_id desc
    limit
      $4::int
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
