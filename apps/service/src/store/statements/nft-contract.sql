-- $1 chain
-- $2 address
-- -> nftKind int2
-- -> isToken bool
-- -> name text
-- -> symbol text
-- -> decimals int2
-- -> txHash bytea
-- -> deployer bytea
-- -> creator bytea

select
  (
    select
      n.kind
    from
      nft_token n
    where
      n.chain = $1::bigint
      and n.address = $2::text::bytea
    limit
      1
  ) as "nftKind",
  t.address is not null as "isToken",
  t.name,
  t.symbol,
  t.decimals,
  d.hash as "txHash",
  d.sender as "deployer",
  d.creator
from
  (
    select
      1
  ) one
  left join lateral (
    select
      address,
      name,
      symbol,
      decimals
    from
      evm_token t
    where
      t.chain = $1::bigint
      and t.address = $2::text::bytea
  ) t on true
  left join lateral (
    select
      x.hash,
      x.sender,
      c.creator
    from
      (
        select
          number,
          idx,
          creator
        from
          evm_contract c
        where
          c.chain = $1::bigint
          and c.address = $2::text::bytea
          and c.number <= (
            select
              number
            from
              evm_checkpoint
            where
              chain = $1::bigint
          )
        order by
          number desc,
          idx desc,
          seq desc
        limit
          1
      ) c
      join evm_tx x on x.chain = $1::bigint
      and x.number = c.number
      and x.idx = c.idx
  ) d on true;
