-- $1 height
-- $2 owner
-- $3 chain
-- $4 afterKind
-- $5 contract
-- $6 afterToken
-- $7 afterId
-- $8 limit
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
                  sha256($2::text::bytea || int8send ($3::bigint) || int2send (721::smallint) || boolsend (true)),
                  1,
                  7
                )
                and kind <> 20
                and case
                  when chain = $3::bigint
                  and owner = $2::text::bytea
                  and kind = 721
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
            $4::int <= 721
            and h.token = $5::text::bytea
            and (h.token, h.token_id) > (
              case
                when $4::int < 721 then '\x'::bytea
                else $6::text::bytea
              end,
              case
                when $4::int < 721 then -1
                else $7::numeric
              end
            )
            and case
              when case
                when h.changed <= $1::bigint then h.balance
                else v.balance
              end > 0
              and $2::text::bytea = (
                select
                  o.recipient
                from
                  evm_transfer o
                where
                  o.chain = $3::bigint
                  and o.kind = 721
                  and o.token = h.token
                  and o.token_id = h.token_id
                  and o.number <= $1::bigint
                order by
                  o.number desc,
                  o.log_index desc
                limit
                  1
              ) then true
            end is not null
          order by
            h.token,
            h.token_id
          limit
            $8::int
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
                and kind = 721
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
            $4::int <= 721
            and h.token = $5::text::bytea
            and (h.token, h.token_id) > (
              case
                when $4::int < 721 then '\x'::bytea
                else $6::text::bytea
              end,
              case
                when $4::int < 721 then -1
                else $7::numeric
              end
            )
            and case
              when case
                when h.changed <= $1::bigint then h.balance
                else v.balance
              end > 0
              and $2::text::bytea = (
                select
                  o.recipient
                from
                  evm_transfer o
                where
                  o.chain = $3::bigint
                  and o.kind = 721
                  and o.token = h.token
                  and o.token_id = h.token_id
                  and o.number <= $1::bigint
                order by
                  o.number desc,
                  o.log_index desc
                limit
                  1
              ) then true
            end is not null
          order by
            h.token,
            h.token_id
          limit
            $8::int
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
                evm_holding t
              where
                substr(
                  sha256(t.owner || int8send (t.chain) || int2send (t.kind) || boolsend (t.emptied is null)),
                  1,
                  7
                ) = substr(
                  sha256($2::text::bytea || int8send ($3::bigint) || int2send (1155::smallint) || boolsend (true)),
                  1,
                  7
                )
                and kind <> 20
                and case
                  when chain = $3::bigint
                  and owner = $2::text::bytea
                  and kind = 1155
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
            $4::int <= 1155
            and h.token = $5::text::bytea
            and (h.token, h.token_id) > (
              case
                when $4::int < 1155 then '\x'::bytea
                else $6::text::bytea
              end,
              case
                when $4::int < 1155 then -1
                else $7::numeric
              end
            )
            and case
              when case
                when h.changed <= $1::bigint then h.balance
                else v.balance
              end > 0 then true
            end is not null
          order by
            h.token,
            h.token_id
          limit
            $8::int
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
                and kind = 1155
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
            $4::int <= 1155
            and h.token = $5::text::bytea
            and (h.token, h.token_id) > (
              case
                when $4::int < 1155 then '\x'::bytea
                else $6::text::bytea
              end,
              case
                when $4::int < 1155 then -1
                else $7::numeric
              end
            )
            and case
              when case
                when h.changed <= $1::bigint then h.balance
                else v.balance
              end > 0 then true
            end is not null
          order by
            h.token,
            h.token_id
          limit
            $8::int
        )
      ) s
    order by
      kind,
      token,
      token_id
    limit
      $8::int
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
