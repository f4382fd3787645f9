-- $1 key
-- $2 from
-- $3 to
-- $4 before
-- $5 id
-- $6 chainId
-- $7 status
-- $8 path
-- $9 limit
-- -> read int8
-- -> lastAt int8
-- -> lastId text
-- -> id text
-- -> key text
-- -> at int8
-- -> path text
-- -> chainId text
-- -> status int4
-- -> duration int4
-- -> credits int4
-- -> address text
-- -> host text
-- -> userAgent text
-- -> name text

with
  s as materialized (
    select
      l.*
    from
      api_log l
    where
      $1::text is null
      and l.at >= $2::bigint * 1000
      and l.at < $3::bigint * 1000
      and (l.at, l.id) < ($4::bigint, $5::text::uuid)
    order by
      l.at desc,
      l.id desc
    limit
      2000
  ),
  f as (
    select
      *
    from
      s
    where
      (
        $6::text is null
        or s.chain_id = $6::text
      )
      and (
        $7::int is null
        or s.status = $7::int
      )
      and (
        $8::text is null
        or s.path = $8::text
      )
    order by
      at desc,
      id desc
    limit
      $9::int
  ),
  e as (
    select
      at,
      id
    from
      s
    order by
      at,
      id
    limit
      1
  )
select
  (
    select
      count(*)
    from
      s
  ) as "read",
  e.at as "lastAt",
  e.id::text as "lastId",
  f.id::text as "id",
  f.key,
  f.at,
  f.path,
  f.chain_id as "chainId",
  f.status,
  f.duration,
  f.credits,
  f.address,
  f.host,
  f.user_agent as "userAgent",
  coalesce(k.name, '') as "name"
from
  (
    select
      1
  ) one
  left join e on true
  left join f on true
  left join api_key k on k.id = f.key
order by
  f.at desc,
  f.id desc;
