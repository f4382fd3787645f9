-- $1 chains
-- $2 heights
-- $3 first
-- $4 last
-- -> start int8
-- -> chain int8
-- -> destination bytea
-- -> messages int8

with
  h as materialized (
    select
      *
    from
      unnest($1::text::bigint[], $2::text::bigint[]) h (chain, height)
  ),
  later as materialized (
    select
      s.chain,
      s.destination,
      s.time / 86400 * 86400 as start,
      count(*) as messages
    from
      h
      cross join lateral (
        select
          *
        from
          icm_side i
        where
          i.chain = h.chain
          and i.number > h.height
        order by
          i.number
        offset
          0
      ) s
    where
      s.side = 'source'
    group by
      1,
      2,
      3
  )
select
  p.start,
  null::bigint as "chain",
  null::bytea as "destination",
  sum(p.messages - coalesce(l.messages, 0))::bigint as "messages"
from
  h
  join icm_period p on p.chain = h.chain
  and p.unit = 1
  and p.start between $3::bigint and $4::bigint
  left join later l on l.chain = p.chain
  and l.destination = p.destination
  and l.start = p.start
group by
  1,
  2,
  3
having
  sum(p.messages - coalesce(l.messages, 0)) > 0;
