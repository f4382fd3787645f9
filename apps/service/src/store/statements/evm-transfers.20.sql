-- $1 chain
-- $2 number
-- $3 height
-- $4 to
-- $5 address
-- $6 log
-- $7 from
-- $8 idx
-- $9 part
-- $10 limit
-- -> number int8
-- -> logIndex int4
-- -> sender bytea
-- -> recipient bytea
-- -> token bytea
-- -> tokenId numeric
-- -> value numeric
-- -> txHash bytea
-- -> blockHash bytea
-- -> time int8
-- -> timeMs int8
-- -> senderName text
-- -> senderSymbol text
-- -> senderDecimals int2
-- -> recipientName text
-- -> recipientSymbol text
-- -> recipientDecimals int2
-- -> tokenName text
-- -> tokenSymbol text
-- -> tokenDecimals int2
-- -> uri text
-- -> status text
-- -> metadata text
-- -> updatedAt int8
-- -> owner bytea
-- -> idx int4
-- -> part int4

with
  h as materialized (
    select
      coalesce($2::bigint, least($3::bigint, $4::bigint)) as last
  ),
  p as materialized (
    select
      s.*
    from
      (
        select
          *
        from
          (
            (
              select
                t.*
              from
                evm_transfer t
              where
                substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($5::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
                and t.number >= $7::bigint
                and (t.number, t.idx, t.log_index) <= (
                  (
                    select
                      last
                    from
                      h
                  ),
                  $8::int,
                  $6::int
                )
                and case
                  when t.sender = $5::text::bytea
                  and t.chain = $1::bigint
                  and t.kind = 20 then (t.number, t.log_index, t.part) < (
                    (
                      select
                        last
                      from
                        h
                    ),
                    $6::int,
                    $9::int
                  )
                end
              order by
                number desc,
                idx desc,
                log_index desc
              fetch first
                ($10::int) rows
              with
                ties
            )
            union all
            (
              select
                t.*
              from
                evm_transfer t
              where
                substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($5::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
                and t.number >= $7::bigint
                and (t.number, t.idx, t.log_index) <= (
                  (
                    select
                      last
                    from
                      h
                  ),
                  $8::int,
                  $6::int
                )
                and case
                  when t.recipient = $5::text::bytea
                  and t.chain = $1::bigint
                  and t.kind = 20
                  and t.sender <> $5::text::bytea then (t.number, t.log_index, t.part) < (
                    (
                      select
                        last
                      from
                        h
                    ),
                    $6::int,
                    $9::int
                  )
                end
              order by
                number desc,
                idx desc,
                log_index desc
              fetch first
                ($10::int) rows
              with
                ties
            )
          ) s
        order by
          number desc,
          idx desc,
          log_index desc,
          part desc
        limit
          $10::int
      ) s
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
          recipient
        from
          p
        union
        select
          token
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
  p.log_index as "logIndex",
  p.sender,
  p.recipient,
  p.token,
  p.token_id as "tokenId",
  p.value,
  x.hash as "txHash",
  b.hash as "blockHash",
  b.time,
  b.time_ms as "timeMs",
  s.name as "senderName",
  s.symbol as "senderSymbol",
  s.decimals as "senderDecimals",
  r.name as "recipientName",
  r.symbol as "recipientSymbol",
  r.decimals as "recipientDecimals",
  t.name as "tokenName",
  t.symbol as "tokenSymbol",
  t.decimals as "tokenDecimals",
  null::text as "uri",
  null::text as "status",
  null::text as "metadata",
  null::bigint as "updatedAt",
  null::bytea as "owner",
  p.idx,
  p.part
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
  left join k s on s.address = p.sender
  left join k r on r.address = p.recipient
  left join k t on t.address = p.token
order by
  p.number desc,
  p.idx desc,
  p.log_index desc,
  p.part desc;
