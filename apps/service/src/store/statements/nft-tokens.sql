-- $1 chain
-- $2 address
-- $3 height
-- $4 from
-- $5 limit
-- -> tokenId numeric
-- -> kind int2
-- -> uri text
-- -> status text
-- -> metadata text
-- -> updatedAt int8
-- -> name text
-- -> symbol text
-- -> owner bytea

with
  h as materialized (
    select
      coalesce(
        $3::bigint,
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
  p as materialized (
    select
      token_id,
      kind,
      uri,
      status,
      metadata,
      updated_at
    from
      nft_token n
    where
      n.chain = $1::bigint
      and n.address = $2::text::bytea
      and n.token_id >= $4::numeric
      and n.number <= (
        select
          height
        from
          h
      )
    order by
      n.token_id
    limit
      $5::int
  )
select
  p.token_id as "tokenId",
  p.kind,
  p.uri,
  p.status,
  p.metadata,
  p.updated_at as "updatedAt",
  t.name,
  t.symbol,
  o.recipient as "owner"
from
  p
  left join evm_token t on t.chain = $1::bigint
  and t.address = $2::text::bytea
  left join lateral (
    select
      recipient
    from
      evm_transfer o
    where
      p.kind = 721
      and o.chain = $1::bigint
      and o.kind = 721
      and o.token = $2::text::bytea
      and o.token_id = p.token_id
      and o.number <= (
        select
          height
        from
          h
      )
    order by
      o.number desc,
      o.log_index desc
    limit
      1
    offset
      0
  ) o on true
order by
  p.token_id;
