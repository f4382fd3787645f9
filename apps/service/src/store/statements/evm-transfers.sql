-- $1 chain
-- $2 number
-- $3 height
-- $4 to
-- $5 address
-- $6 log
-- $7 from
-- $8 part
-- $9 limit
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
      s.*,
      row_number() over (
        partition by
          token,
          token_id
        order by
          number desc,
          idx desc,
          log_index desc,
          part desc
      ) = 1 as first
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
                substr(sha256(t.token || int8send (t.chain)), 1, 7) = substr(sha256($5::text::bytea || int8send ($1::bigint)), 1, 7)
                and (t.number << 24 | t.log_index) >= ($7::bigint << 24 | 0)
                and ((t.number << 24 | t.log_index), t.part) < (
                  (
                    (
                      select
                        last
                      from
                        h
                    ) << 24 | $6::int
                  ),
                  $8::int
                )
                and case
                  when t.token = $5::text::bytea
                  and t.chain = $1::bigint then true
                end
              order by
                (t.number << 24 | t.log_index) desc
              fetch first
                ($9::int) rows
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
          $9::int
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
  n.uri,
  n.status,
  n.metadata,
  n.updated_at as "updatedAt",
  o.owner,
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
  left join lateral (
    select
      uri,
      status,
      updated_at,
      case
        when p.first then metadata
      end as metadata
    from
      nft_token n
    where
      n.chain = $1::bigint
      and n.address = p.token
      and n.token_id = p.token_id
    offset
      0
  ) n on true
  left join lateral (
    select
      recipient as owner
    from
      evm_transfer o
    where
      o.chain = $1::bigint
      and o.kind = 721
      and o.token = p.token
      and o.token_id = p.token_id
      and o.number <= (
        select
          number
        from
          evm_checkpoint
        where
          chain = $1::bigint
      )
    order by
      o.number desc,
      o.log_index desc
    limit
      1
  ) o on true
order by
  p.number desc,
  p.idx desc,
  p.log_index desc,
  p.part desc;
