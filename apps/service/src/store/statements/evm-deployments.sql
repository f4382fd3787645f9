-- $1 chain
-- $2 height
-- $3 to
-- $4 address
-- $5 number
-- $6 from
-- $7 idx
-- $8 seq
-- $9 limit
-- -> number int8
-- -> idx int4
-- -> seq int4
-- -> address bytea
-- -> creator bytea
-- -> deployer bytea
-- -> txHash bytea
-- -> nftKind int2
-- -> isToken bool
-- -> name text
-- -> symbol text
-- -> decimals int2

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
    select
      *
    from
      (
        (
          select
            t.*
          from
            evm_contract t
          where
            substr(sha256(t.creator || int8send (t.chain)), 1, 7) = substr(sha256($4::text::bytea || int8send ($1::bigint)), 1, 7)
            and t.number >= $6::bigint
            and (t.number, t.idx, t.seq) < (
              coalesce(
                $5::bigint,
                (
                  select
                    last
                  from
                    h
                )
              ),
              $7::int,
              $8::int
            )
            and case
              when t.creator = $4::text::bytea
              and t.chain = $1::bigint then true
            end
          order by
            number desc,
            idx desc,
            seq desc
          limit
            $9::int
        )
        union all
        (
          select
            t.*
          from
            evm_contract t
          where
            substr(sha256(t.deployer || int8send (t.chain)), 1, 7) = substr(sha256($4::text::bytea || int8send ($1::bigint)), 1, 7)
            and t.deployer <> t.creator
            and t.number >= $6::bigint
            and (t.number, t.idx, t.seq) < (
              coalesce(
                $5::bigint,
                (
                  select
                    last
                  from
                    h
                )
              ),
              $7::int,
              $8::int
            )
            and case
              when t.deployer = $4::text::bytea
              and t.chain = $1::bigint then true
            end
          order by
            number desc,
            idx desc,
            seq desc
          limit
            $9::int
        )
      ) s
    order by
      number desc,
      idx desc,
      seq desc
    limit
      $9::int
  )
select
  p.number,
  p.idx,
  p.seq,
  p.address,
  p.creator,
  p.deployer,
  x.hash as "txHash",
  (
    select
      n.kind
    from
      nft_token n
    where
      n.chain = $1::bigint
      and n.address = p.address
    limit
      1
  ) as "nftKind",
  k.address is not null as "isToken",
  k.name,
  k.symbol,
  k.decimals
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
  left join lateral (
    select
      address,
      name,
      symbol,
      decimals
    from
      evm_token k
    where
      k.chain = $1::bigint
      and k.address = p.address
    offset
      0
  ) k on true
order by
  p.number desc,
  p.idx desc,
  p.seq desc;
