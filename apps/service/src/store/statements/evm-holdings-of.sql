-- $1 chain
-- $2 height
-- $3 owner
-- $4 contracts
-- $5 afterToken
-- $6 limit
-- -> kind int4
-- -> token bytea
-- -> tokenId numeric
-- -> balance numeric
-- -> tokenName text
-- -> tokenSymbol text
-- -> tokenDecimals int2
-- -> uri text
-- -> status text
-- -> metadata text
-- -> updatedAt int8

with
  p as materialized (
    select
      20 as kind,
      c.token,
      0::numeric as token_id,
      coalesce(h.balance, 0) as balance
    from
      (
        select distinct
          unnest($4::text::bytea[]) as token
      ) c
      left join lateral (
        select
          case
            when h.changed <= $2::bigint then h.balance
            else v.balance
          end as balance
        from
          lateral (
            select
              h.*
            from
              evm_holding h
            where
              substr(
                sha256(h.owner || int8send (h.chain) || int2send (h.kind) || boolsend (h.emptied is null)),
                1,
                7
              ) = any (
                array[
                  substr(
                    sha256($3::text::bytea || int8send ($1::bigint) || int2send (20::smallint) || boolsend (true)),
                    1,
                    7
                  ),
                  substr(
                    sha256($3::text::bytea || int8send ($1::bigint) || int2send (20::smallint) || boolsend (false)),
                    1,
                    7
                  )
                ]
              )
              and substr(h.token, 1, 7) = substr(c.token, 1, 7)
              and h.chain = $1::bigint
              and h.owner = $3::text::bytea
              and h.token = c.token
              and h.token_id = 0::numeric
              and h.kind = 20::smallint
              and h.kind = 20
              and 20::smallint = 20
            union all
            select
              h.*
            from
              evm_holding h
            where
              substr(
                sha256(h.owner || int8send (h.chain) || int2send (h.kind) || boolsend (h.emptied is null)),
                1,
                7
              ) = any (
                array[
                  substr(
                    sha256($3::text::bytea || int8send ($1::bigint) || int2send (20::smallint) || boolsend (true)),
                    1,
                    7
                  ),
                  substr(
                    sha256($3::text::bytea || int8send ($1::bigint) || int2send (20::smallint) || boolsend (false)),
                    1,
                    7
                  )
                ]
              )
              and h.chain = $1::bigint
              and h.owner = $3::text::bytea
              and h.token = c.token
              and h.token_id = 0::numeric
              and h.kind = 20::smallint
              and h.kind <> 20
              and 20::smallint <> 20
          ) h
          left join lateral (
            select
              b.balance
            from
              evm_balance b
            where
              b.chain = $1::bigint
              and b.holding = h.id
              and b.number <= $2::bigint
              and h.changed > $2::bigint
            order by
              b.number desc
            limit
              1
          ) v on true
        where
          h.first <= $2::bigint
        offset
          0
      ) h on true
    where
      c.token > $5::text::bytea
      and exists (
        select
        from
          evm_token t
        where
          t.chain = $1::bigint
          and t.address = c.token
          and t.number <= $2::bigint
      )
      and not exists (
        select
        from
          nft_token n
        where
          n.chain = $1::bigint
          and n.address = c.token
      )
    order by
      c.token
    limit
      $6::int
  )
select
  p.kind,
  p.token,
  p.token_id as "tokenId",
  p.balance,
  t.name as "tokenName",
  t.symbol as "tokenSymbol",
  t.decimals as "tokenDecimals",
  n.uri,
  n.status,
  n.metadata,
  n.updated_at as "updatedAt"
from
  p
  left join lateral (
    select
      name,
      symbol,
      decimals
    from
      evm_token t
    where
      t.chain = $1::bigint
      and t.address = p.token
    offset
      0
  ) t on true
  left join lateral (
    select
      uri,
      status,
      metadata,
      updated_at
    from
      nft_token n
    where
      n.chain = $1::bigint
      and n.address = p.token
      and n.token_id = p.token_id
      and p.kind <> 20
    offset
      0
  ) n on true
order by
  p.kind,
  p.token,
  p.token_id;
