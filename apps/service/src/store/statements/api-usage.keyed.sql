-- $1 length
-- $2 offset
-- $3 by
-- $4 key
-- $5 span
-- $6 from
-- $7 to
-- $8 chainId
-- $9 status
-- $10 path
-- $11 limit
-- -> start int8
-- -> group text
-- -> requests int8
-- -> failed int8
-- -> invalid int8
-- -> credits int8
-- -> wasted int8
-- -> bucket int4

with
  r as materialized (
    select
      case
        when $1::bigint = 0 then extract(
          epoch
          from
            date_trunc('month', to_timestamp(u.at) at time zone 'UTC')
        )::bigint
        else u.at - (u.at + $2::bigint) % nullif($1::bigint, 0)
      end as start,
      case $3::text
        when 'path' then u.path
        when 'status' then u.status::text
        when 'chainId' then u.chain_id
        when 'key' then u.key
        else ''
      end as part,
      u.bucket,
      sum(u.requests) as requests,
      coalesce(
        sum(u.requests) filter (
          where
            u.status >= 400
        ),
        0
      ) as failed,
      coalesce(
        sum(u.requests) filter (
          where
            u.status between 400 and 499
        ),
        0
      ) as invalid,
      sum(u.credits) as credits,
      coalesce(
        sum(u.credits) filter (
          where
            u.status between 400 and 499
        ),
        0
      ) as wasted
    from
      api_usage u
    where
      u.key = $4::text
      and u.span = $5::int
      and u.at >= $6::bigint
      and u.at < $7::bigint
      and (
        $8::text is null
        or u.chain_id = $8::text
      )
      and (
        $9::int is null
        or u.status = $9::int
      )
      and (
        $10::text is null
        or u.path = $10::text
      )
    group by
      1,
      2,
      3
  ),
  c as (
    select
      r.*,
      sum(requests) over (
        partition by
          start,
          part
        order by
          bucket
      ) as upto,
      sum(requests) over (
        partition by
          start,
          part
      ) as total
    from
      r
  )
select
  start,
  part as "group",
  sum(requests)::bigint as "requests",
  sum(failed)::bigint as "failed",
  sum(invalid)::bigint as "invalid",
  sum(credits)::bigint as "credits",
  sum(wasted)::bigint as "wasted",
  min(bucket) filter (
    where
      2 * upto >= total
  ) as "bucket"
from
  c
group by
  start,
  part
order by
  start,
  part
limit
  $11::int;
