-- $1 height
-- $2 owner
-- $3 chain
-- $4 afterKind
-- $5 afterToken
-- $6 afterId
-- $7 limit
-- -> kind int2
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
      *
    from
      (
        (
          select
            h.kind,
            h.token,
            h.token_id,
            case
              when h.changed <= $1::bigint then h.balance
              else v.balance
            end as balance
          from
            (
              select
                *
              from
                evm_holding t
              where
                substr(
                  sha256(t.owner || int8send (t.chain) || int2send (t.kind) || boolsend (t.emptied is null)),
                  1,
                  7
                ) = substr(
                  sha256($2::text::bytea || int8send ($3::bigint) || int2send (20::smallint) || boolsend (true)),
                  1,
                  7
                )
                and case
                  when chain = $3::bigint
                  and owner = $2::text::bytea
                  and kind = 20
                  and emptied is null
                  and first <= $1::bigint then true
                end is not null
            ) h
            left join lateral (
              select
                b.balance
              from
                evm_balance b
              where
                b.chain = $3::bigint
                and b.holding = h.id
                and b.number <= $1::bigint
                and h.changed > $1::bigint
              order by
                b.number desc
              limit
                1
            ) v on true
          where
            $4::int <= 20
            and (substr(h.token, 1, 7), h.token) >= (
              substr(
                case
                  when $4::int < 20 then '\x'::bytea
                  else $5::text::bytea
                end,
                1,
                7
              ),
              case
                when $4::int < 20 then '\x'::bytea
                else $5::text::bytea
              end
            )
            and case
              when (h.token, h.token_id) > (
                case
                  when $4::int < 20 then '\x'::bytea
                  else $5::text::bytea
                end,
                case
                  when $4::int < 20 then -1
                  else $6::numeric
                end
              )
              and case
                when h.changed <= $1::bigint then h.balance
                else v.balance
              end <> 0 then true
            end is not null
          order by
            substr(h.token, 1, 7)
          fetch first
            ($7::int) rows
          with
            ties
        )
        union all
        (
          select
            h.kind,
            h.token,
            h.token_id,
            case
              when h.changed <= $1::bigint then h.balance
              else v.balance
            end as balance
          from
            (
              select
                *
              from
                evm_holding
              where
                chain = $3::bigint
                and owner = $2::text::bytea
                and kind = 20
                and emptied > $1::bigint
                and first <= $1::bigint
              offset
                0
            ) h
            left join lateral (
              select
                b.balance
              from
                evm_balance b
              where
                b.chain = $3::bigint
                and b.holding = h.id
                and b.number <= $1::bigint
                and h.changed > $1::bigint
              order by
                b.number desc
              limit
                1
            ) v on true
          where
            $4::int <= 20
            and (h.token, h.token_id) > (
              case
                when $4::int < 20 then '\x'::bytea
                else $5::text::bytea
              end,
              case
                when $4::int < 20 then -1
                else $6::numeric
              end
            )
            and case
              when case
                when h.changed <= $1::bigint then h.balance
                else v.balance
              end <> 0 then true
            end is not null
          order by
            h.token,
            h.token_id
          limit
            $7::int
        )
      ) s
    order by
      kind,
      token,
      token_id
    limit
      $7::int
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
      t.chain = $3::bigint
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
      n.chain = $3::bigint
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
