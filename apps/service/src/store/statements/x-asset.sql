-- $1 network
-- $2 asset
-- -> name text
-- -> symbol text
-- -> denomination int4
-- -> height int8
-- -> time int8
-- -> type text
-- -> isMintable bool

select
  s.name,
  s.symbol,
  s.denomination,
  s.height,
  coalesce(t.time, f.time, 0) as "time",
  coalesce(f.type, 'TransferOutput') as "type",
  exists (
    select
    from
      x_utxo u
    where
      u.network = $1::int
      and u.tx_id = $2::text::bytea
      and u.type like '%MintOutput'
  ) as "isMintable"
from
  x_asset s
  left join x_tx t on t.network = $1::int
  and t.tx_id = s.asset_id
  left join lateral (
    select
      u.time,
      u.type
    from
      x_utxo u
    where
      u.network = $1::int
      and u.tx_id = $2::text::bytea
    order by
      u.output_index
    limit
      1
  ) f on true
where
  s.network = $1::int
  and s.asset_id = $2::text::bytea;
