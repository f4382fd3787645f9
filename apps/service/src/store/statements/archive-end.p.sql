-- $1 network
-- $2 upTo
-- $3 height
-- $4 idx
-- $5 limit
-- -> height int8
-- -> idx int4
-- -> count int4

select
  t.height,
  t.idx,
  (count(*) over ())::int as "count"
from
  (
    select
      *
    from
      (
        select
          *
        from
          p_tx
        where
          network = $1::int
          and height <= $2::bigint
          and (height, idx) > ($3::bigint, $4::int)
        order by
          height,
          idx
        limit
          1000
      ) f
    order by
      height,
      idx
    limit
      $5::int
  ) t
order by
  t.height desc,
  t.idx desc
limit
  1;
