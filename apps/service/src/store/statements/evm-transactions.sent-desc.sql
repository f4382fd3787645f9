-- $1 chain
-- $2 height
-- $3 to
-- $4 address
-- $5 number
-- $6 idx
-- $7 from
-- $8 limit
-- -> number int8
-- -> idx int4
-- -> hash bytea
-- -> type int2
-- -> succeeded bool
-- -> sender bytea
-- -> target bytea
-- -> creates bool
-- -> nonce numeric
-- -> value numeric
-- -> input bytea
-- -> gasLimit numeric
-- -> gasUsed numeric
-- -> gasPrice numeric
-- -> maxFee numeric
-- -> maxTip numeric
-- -> blockHash bytea
-- -> time int8
-- -> timeMs int8
-- -> delayExcess numeric
-- -> baseFee numeric
-- -> tokens json
-- -> internals json
-- -> transfers json

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
    select distinct
      number,
      idx
    from
      (
        (
          select
            t.number,
            t.idx
          from
            evm_tx t
          where
            substr(sha256(t.sender || int8send (t.chain)), 1, 7) = substr(sha256($4::text::bytea || int8send ($1::bigint)), 1, 7)
            and case
              when t.sender = $4::text::bytea
              and t.chain = $1::bigint then true
            end
            and ((t.number << 24) + t.idx) >= (($7::bigint << 24) + 0)
            and (((t.number << 24) + t.idx), 0) < (
              (
                (
                  coalesce(
                    $5::bigint,
                    (
                      select
                        last
                      from
                        h
                    )
                  ) << 24
                ) + least($6::int, 16777215)
              ),
              0
            )
          order by
            ((t.number << 24) + t.idx) desc
          limit
            $8::int
        )
        union all
        (
          select
            t.number,
            t.idx
          from
            evm_tx t
          where
            substr(sha256(coalesce(t.recipient, t.created) || int8send (t.chain)), 1, 7) = substr(sha256($4::text::bytea || int8send ($1::bigint)), 1, 7)
            and case
              when coalesce(t.recipient, t.created) = $4::text::bytea
              and t.chain = $1::bigint then true
            end
            and ((t.number << 24) + t.idx) >= (($7::bigint << 24) + 0)
            and (((t.number << 24) + t.idx), 0) < (
              (
                (
                  coalesce(
                    $5::bigint,
                    (
                      select
                        last
                      from
                        h
                    )
                  ) << 24
                ) + least($6::int, 16777215)
              ),
              0
            )
          order by
            ((t.number << 24) + t.idx) desc
          limit
            $8::int
        )
      ) w
    order by
      number desc,
      idx desc
    limit
      $8::int
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
  coalesce(x.recipient, x.created) as "target",
  x.recipient is null as "creates",
  x.nonce,
  x.value,
  substr(x.input, 1, 4) as "input",
  x.gas_limit as "gasLimit",
  x.gas_used as "gasUsed",
  x.gas_price as "gasPrice",
  x.max_fee as "maxFee",
  x.max_tip as "maxTip",
  x.block_hash as "blockHash",
  x.time,
  x.time_ms as "timeMs",
  x.delay_excess as "delayExcess",
  x.base_fee as "baseFee",
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
  end as "tokens",
  case
    when row_number() over (
      order by
        x.number desc,
        x.idx desc
    ) = 1 then null::json
  end as "internals",
  case
    when row_number() over (
      order by
        x.number desc,
        x.idx desc
    ) = 1 then null::json
  end as "transfers"
from
  x
order by
  x.number desc,
  x.idx desc;
