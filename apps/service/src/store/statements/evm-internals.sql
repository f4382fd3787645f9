-- $1 chain
-- $2 address
-- $3 number
-- $4 idx
-- $5 from
-- $6 seq
-- $7 limit
-- $8 height
-- $9 to
-- -> number int8
-- -> idx int4
-- -> seq int4
-- -> type text
-- -> sender bytea
-- -> recipient bytea
-- -> value numeric
-- -> reverted bool
-- -> gasLimit numeric
-- -> gasUsed numeric
-- -> txHash bytea
-- -> blockHash bytea
-- -> time int8
-- -> timeMs int8
-- -> tokens json

with
  h as materialized (
    select
      least(
        coalesce(
          $8::bigint,
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
        $9::bigint
      ) as last
  ),
  p as materialized (
    select
      *
    from
      (
        (
          select
            t.*
          from
            evm_internal t
          where
            substr(sha256(t.sender || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and not t.reverted
            and t.number >= $5::bigint
            and (t.number, t.idx) <= (
              coalesce(
                $3::bigint,
                (
                  select
                    last
                  from
                    h
                )
              ),
              $4::int
            )
            and case
              when t.sender = $2::text::bytea
              and t.chain = $1::bigint then (t.number, t.idx, t.seq) < (
                coalesce(
                  $3::bigint,
                  (
                    select
                      last
                    from
                      h
                  )
                ),
                $4::int,
                $6::int
              )
            end
          order by
            number desc,
            idx desc
          fetch first
            ($7::int) rows
          with
            ties
        )
        union all
        (
          select
            t.*
          from
            evm_internal t
          where
            substr(sha256(t.sender || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and t.reverted
            and t.number >= $5::bigint
            and (t.number, t.idx) <= (
              coalesce(
                $3::bigint,
                (
                  select
                    last
                  from
                    h
                )
              ),
              $4::int
            )
            and case
              when t.sender = $2::text::bytea
              and t.chain = $1::bigint then (t.number, t.idx, t.seq) < (
                coalesce(
                  $3::bigint,
                  (
                    select
                      last
                    from
                      h
                  )
                ),
                $4::int,
                $6::int
              )
            end
          order by
            number desc,
            idx desc
          fetch first
            ($7::int) rows
          with
            ties
        )
        union all
        (
          select
            t.*
          from
            evm_internal t
          where
            substr(sha256(t.recipient || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and not t.reverted
            and t.number >= $5::bigint
            and (t.number, t.idx) <= (
              coalesce(
                $3::bigint,
                (
                  select
                    last
                  from
                    h
                )
              ),
              $4::int
            )
            and case
              when t.recipient = $2::text::bytea
              and t.chain = $1::bigint
              and t.sender <> $2::text::bytea then (t.number, t.idx, t.seq) < (
                coalesce(
                  $3::bigint,
                  (
                    select
                      last
                    from
                      h
                  )
                ),
                $4::int,
                $6::int
              )
            end
          order by
            number desc,
            idx desc
          fetch first
            ($7::int) rows
          with
            ties
        )
        union all
        (
          select
            t.*
          from
            evm_internal t
          where
            substr(sha256(t.recipient || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and t.reverted
            and t.number >= $5::bigint
            and (t.number, t.idx) <= (
              coalesce(
                $3::bigint,
                (
                  select
                    last
                  from
                    h
                )
              ),
              $4::int
            )
            and case
              when t.recipient = $2::text::bytea
              and t.chain = $1::bigint
              and t.sender <> $2::text::bytea then (t.number, t.idx, t.seq) < (
                coalesce(
                  $3::bigint,
                  (
                    select
                      last
                    from
                      h
                  )
                ),
                $4::int,
                $6::int
              )
            end
          order by
            number desc,
            idx desc
          fetch first
            ($7::int) rows
          with
            ties
        )
      ) s
    order by
      number desc,
      idx desc,
      seq desc
    limit
      $7::int
  ),
  k as materialized (
    select
      a.address,
      t.*
    from
      (
        select
          sender as address
        from
          p
        union
        select
          recipient as address
        from
          p
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
  p.number,
  p.idx,
  p.seq,
  p.type,
  p.sender,
  p.recipient,
  p.value,
  p.reverted,
  p.gas_limit as "gasLimit",
  p.gas_used as "gasUsed",
  x.hash as "txHash",
  b.hash as "blockHash",
  b.time,
  b.time_ms as "timeMs",
  case
    when row_number() over (
      order by
        p.number desc,
        p.idx desc,
        p.seq desc
    ) = 1 then (
      select
        json_agg(json_build_array('0x' || encode(address, 'hex'), name, symbol, decimals))
      from
        k
    )
  end as "tokens"
from
  p
  cross join lateral (
    select
      hash
    from
      evm_tx x
    where
      x.chain = $1::bigint
      and x.number = p.number
      and x.idx = p.idx
    offset
      0
  ) x
  cross join lateral (
    select
      hash,
      time,
      time_ms
    from
      evm_block b
    where
      b.chain = $1::bigint
      and b.number = p.number
    offset
      0
  ) b
order by
  p.number desc,
  p.idx desc,
  p.seq desc;
