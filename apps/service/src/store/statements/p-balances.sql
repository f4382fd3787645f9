-- $1 network
-- $2 addresses
-- $3 time
-- -> kind text
-- -> assetId bytea
-- -> type text
-- -> sharedWith bytea
-- -> amount text
-- -> outputs int4
-- -> name text
-- -> symbol text
-- -> denomination int4

with
  owned as materialized (
    select distinct
      a.utxo_id
    from
      p_unspent a
    where
      a.network = $1::int
      and a.address = any ($2::text::bytea[])
  ),
  sums as (
    select
      case
        when u.consumed_on is not null then case
          when greatest(u.locktime, u.stakeable_locktime) > $3::bigint then 'atomicMemoryLocked'
          else 'atomicMemoryUnlocked'
        end
        when u.kind is not null
        and u.returned_height is null then case
          when coalesce(
            (
              select
                r.start_time
              from
                p_renewal r
              where
                r.network = u.network
                and r.tx_id = u.tx_id
              order by
                r.height desc
              limit
                1
            ),
            u.stake_start
          ) > $3::bigint then 'pendingStaked'
          when greatest(u.locktime, u.stakeable_locktime) > coalesce(
            (
              select
                r.end_time
              from
                p_renewal r
              where
                r.network = u.network
                and r.tx_id = u.tx_id
              order by
                r.height desc
              limit
                1
            ),
            u.stake_end
          ) then 'lockedStaked'
          else 'unlockedStaked'
        end
        when u.locktime > $3::bigint then 'lockedPlatform'
        when u.stakeable_locktime > $3::bigint then 'lockedStakeable'
        else 'unlockedUnstaked'
      end as kind,
      u.asset_id,
      'TransferOutput' as type,
      u.consumed_on,
      sum(u.amount) as amount,
      count(*)::int as outputs
    from
      owned o
      join p_utxo u on u.network = $1::int
      and u.utxo_id = o.utxo_id
      and u.consumed_time is null
    where
      u.amount > 0
      and (
        u.consumed_on is null
        or not (
          exists (
            select
            from
              x_utxo t
            where
              t.network = u.network
              and t.utxo_id = u.utxo_id
          )
          or exists (
            select
            from
              c_utxo t
            where
              t.network = u.network
              and t.utxo_id = u.utxo_id
          )
        )
      )
      and (
        u.threshold <= 1
        or (
          select
            count(*)
          from
            unnest(u.addresses) owner
          where
            owner = any (
              (
                select
                  $2::text::bytea[]
              )::bytea[]
            )
        ) >= u.threshold
      )
    group by
      1,
      2,
      3,
      4
  )
select
  b.kind,
  b.asset_id as "assetId",
  b.type,
  b.consumed_on as "sharedWith",
  b.amount::text as "amount",
  b.outputs,
  s.name,
  s.symbol,
  s.denomination
from
  sums b
  left join x_asset s on s.network = $1::int
  and s.asset_id = b.asset_id
order by
  b.asset_id nulls first,
  b.type collate "C",
  b.consumed_on;
