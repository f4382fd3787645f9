-- $1 chain
-- $2 number
-- $3 to
-- $4 log
-- $5 limit
-- -> number int8
-- -> logIndex int4
-- -> messageId bytea

select distinct
  number,
  log_index as "logIndex",
  message_id as "messageId"
from
  (
    (
      select
        t.number,
        t.log_index,
        t.message_id
      from
        icm_side t
      where
        t.chain = $1::bigint
        and t.number >= $2::bigint
        and t.number <= $3::bigint
        and (t.number, t.log_index) > ($2::bigint, $4::int)
      order by
        t.number,
        t.log_index
      limit
        $5::int
    )
    union all
    (
      select
        t.number,
        t.log_index,
        t.message_id
      from
        icm_change t
      where
        t.chain = $1::bigint
        and t.number >= $2::bigint
        and t.number <= $3::bigint
        and (t.number, t.log_index) > ($2::bigint, $4::int)
      order by
        t.number,
        t.log_index
      limit
        $5::int
    )
  ) e
order by
  number,
  log_index,
  message_id
limit
  $5::int;
