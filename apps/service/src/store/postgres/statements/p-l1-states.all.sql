-- $1 network
-- $2 above
-- $3 height
-- -> validation_id bytea
-- -> time int8
-- -> paid_until text

select
  s.validation_id,
  b.time,
  s.paid_until::text
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
