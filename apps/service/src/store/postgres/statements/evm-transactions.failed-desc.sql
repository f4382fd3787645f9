-- $1 chain
-- $2 height
-- $3 to
-- $4 number
-- $5 idx
-- $6 from
-- $7 limit
-- -> number int8
-- -> idx int4
-- -> hash bytea
-- -> type int2
-- -> succeeded bool
-- -> sender bytea
-- -> coalesce bytea
-- -> ?column? bool
-- -> nonce numeric
-- -> value numeric
-- -> substr bytea
-- -> gas_limit numeric
-- -> gas_used numeric
-- -> gas_price numeric
-- -> max_fee numeric
-- -> max_tip numeric
-- -> block_hash bytea
-- -> time int8
-- -> time_ms int8
-- -> delay_excess numeric
-- -> base_fee numeric
-- -> height int8
-- -> case json
-- -> case json
-- -> case json

with
  c as materialized (
    select
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
      ) as height
  ),
  h as materialized (
    select
      height,
      least(height, $3::bigint) as last
    from
      c
  ),
  p as materialized (
    select
      t.number,
      t.idx
    from
      evm_tx t
    where
      t.chain = $1::bigint
      and not t.succeeded
      and t.number >= $6::bigint
      and (t.number, t.idx) < (
        coalesce(
          $4::bigint,
          (
            select
              last
            from
              h
          )
        ),
        $5::int
      )
    order by
      t.number desc,
      t.idx desc
    limit
      $7::int
  ),
  x as materialized (
    select
      t.*,
      b.*
    from
      p
      cross join lateral (
        select
          *
        from
          evm_tx t
        where
          t.chain = $1::bigint
          and t.number = p.number
          and t.idx = p.idx
        offset
          0
      ) t
      cross join lateral (
        select
          hash as block_hash,
          time,
          time_ms,
          delay_excess,
          base_fee
        from
          evm_block b
        where
          b.chain = $1::bigint
          and b.number = p.number
        offset
          0
      ) b
  ),
  k as materialized (
    select
      a.address,
      t.*
    from
      (
        select
          x.sender as address
        from
          x
        union
        select
          coalesce(x.recipient, x.created) as address
        from
          x
      ) a
      cross join lateral (
        select
          name,
          symbol,
          decimals
        from
          evm_token t
        where
          t.chain = $1::bigint
          and t.address = a.address
        offset
          0
      ) t
  )
select
  x.number,
  x.idx,
  x.hash,
  x.type,
  x.succeeded,
  x.sender,
  coalesce(x.recipient, x.created),
  x.recipient is null,
  x.nonce,
  x.value,
  substr(x.input, 1, 4),
  x.gas_limit,
  x.gas_used,
  x.gas_price,
  x.max_fee,
  x.max_tip,
  x.block_hash,
  x.time,
  x.time_ms,
  x.delay_excess,
  x.base_fee,
  (
    select
      height
    from
      h
  ),
  case
    when row_number() over (
      order by
        x.number desc,
        x.idx desc
    ) = 1 then (
      select
        json_agg(json_build_array('0x' || encode(address, 'hex'), name, symbol, decimals))
      from
        k
    )
  end,
  case
    when row_number() over (
      order by
        x.number desc,
        x.idx desc
    ) = 1 then null::json
  end,
  case
    when row_number() over (
      order by
        x.number desc,
        x.idx desc
    ) = 1 then null::json
  end
from
  x
order by
  x.number desc,
  x.idx desc;
