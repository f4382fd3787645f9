-- $1 chains
-- $2 hours
-- $3 days
-- $4 months
-- -> messages int8

select
  (
    (
      select
        coalesce(sum(p.messages), 0)
      from
        icm_period p
      where
        p.chain = any ($1::text::bigint[])
        and p.unit = 0
        and p.start >= w.hour
        and p.start < w.day
    ) + (
      select
        coalesce(sum(p.messages), 0)
      from
        icm_period p
      where
        p.chain = any ($1::text::bigint[])
        and p.unit = 1
        and p.start >= w.day
        and p.start < w.month
    ) + (
      select
        coalesce(sum(p.messages), 0)
      from
        icm_period p
      where
        p.chain = any ($1::text::bigint[])
        and p.unit = 3
        and p.start >= w.month
    )
  )::bigint as "messages"
from
  unnest($2::text::bigint[], $3::text::bigint[], $4::text::bigint[]) with ordinality w (hour, day, month, position)
order by
  w.position;
