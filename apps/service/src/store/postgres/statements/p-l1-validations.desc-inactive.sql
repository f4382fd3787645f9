-- $1 network
-- $2 height
-- $3 limit
-- $4 paid
-- -> validation_id bytea
-- -> subnet_id bytea
-- -> node_id bytea
-- -> weight numeric
-- -> balance numeric
-- -> bls_public_key bytea
-- -> bls_proof bytea
-- -> refund_threshold int4
-- -> refund_addresses bytea[]
-- -> disable_threshold int4
-- -> disable_addresses bytea[]
-- -> height int8
-- -> time int8

select
  *
from
  (
    (
      select
        v.validation_id,
        v.subnet_id,
        v.node_id,
        s.weight,
        s.balance,
        v.bls_public_key,
        v.bls_proof,
        v.refund_threshold,
        v.refund_addresses,
        v.disable_threshold,
        v.disable_addresses,
        v.height,
        v.time
      from
        (
          select
            v.*
          from
            p_l1_validation v
          where
            v.network = $1::int
            and v.height <= $2::bigint
          order by
            v.height desc,
            v.validation_id desc
          limit
            $3::int
        ) v
        join lateral (
          select
            l.weight,
            greatest(l.paid_until - $4::numeric, 0) as balance
          from
            p_l1_state l
          where
            l.network = v.network
            and l.validation_id = v.validation_id
            and l.height <= $2::bigint
          order by
            l.height desc,
            l.idx desc
          limit
            1
        ) s on true
      order by
        v.height desc,
        v.validation_id desc
      limit
        $3::int
    )
  ) v
order by
  v.height desc,
  v.validation_id desc
limit
  $3::int;
