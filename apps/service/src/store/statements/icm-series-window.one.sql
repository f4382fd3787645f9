-- $1 chains
-- $2 to
-- $3 hours
-- $4 days
-- $5 months
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
        and p.destination = $2::text::bytea
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
        and p.destination = $2::text::bytea
    ) + (
      select
        coalesce(sum(p.messages), 0)
      from
        icm_period p
      where
        p.chain = any ($1::text::bigint[])
        and p.unit = 3
        and p.start >= w.month
        and p.destination = $2::text::bytea
    )
  )::bigint as "messages"
from
  unnest($3::text::bigint[], $4::text::bigint[], $5::text::bigint[]) with ordinality w (hour, day, month, position)
order by
  w.position;
