-- $1 network
-- $2 id
-- $3 above
-- $4 height
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
      p_l1_validation v
      join p_l1_state l on l.network = v.network
      and l.validation_id = v.validation_id
    where
      v.network = $1::int
      and v.subnet_id = $2::text::bytea
      and l.height > $3::bigint
      and l.height <= $4::bigint
    offset
      0
  ) s
  join p_block b on b.network = $1::int
  and b.height = s.height
order by
  s.height,
  s.idx;
