-- $1 network
-- $2 above
-- $3 height
-- -> validationId bytea
-- -> time int8
-- -> paidUntil text

select
  s.validation_id as "validationId",
  b.time,
  s.paid_until::text as "paidUntil"
from
  (
    select
      l.*
    from
      p_l1_state l
    where
      l.network = $1::int
      and l.height > $2::bigint
      and l.height <= $3::bigint
    offset
      0
  ) s
  join p_block b on b.network = $1::int
  and b.height = s.height
order by
  s.height,
  s.idx;
