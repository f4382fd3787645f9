-- $1 paid
-- $2 network
-- $3 height
-- $4 lastHeight
-- $5 lastId
-- $6 subnet
-- $7 limit
-- -> validationId bytea
-- -> subnetId bytea
-- -> nodeId bytea
-- -> weight numeric
-- -> balance numeric
-- -> blsPublicKey bytea
-- -> blsProof bytea
-- -> refundThreshold int4
-- -> refundAddresses bytea[]
-- -> disableThreshold int4
-- -> disableAddresses bytea[]
-- -> height int8
-- -> time int8

select
  *
from
  (
    (
      select
        v.validation_id as "validationId",
        v.subnet_id as "subnetId",
        v.node_id as "nodeId",
        s.weight,
        s.balance,
        v.bls_public_key as "blsPublicKey",
        v.bls_proof as "blsProof",
        v.refund_threshold as "refundThreshold",
        v.refund_addresses as "refundAddresses",
        v.disable_threshold as "disableThreshold",
        v.disable_addresses as "disableAddresses",
        v.height,
        v.time
      from
        p_l1_validation v
        join lateral (
          select
            l.weight,
            greatest(l.paid_until - $1::numeric, 0) as balance
          from
            p_l1_state l
          where
            l.network = v.network
            and l.validation_id = v.validation_id
            and l.height <= $3::bigint
          order by
            l.height desc,
            l.idx desc
          limit
            1
        ) s on true
      where
        v.network = $2::int
        and v.height <= $3::bigint
        and (v.height, v.validation_id) < ($4::bigint, $5::text::bytea)
        and v.subnet_id = $6::text::bytea
        and v.paid_until > 0
        and v.paid_until > $1::numeric
        and s.balance > 0
      order by
        v.height desc,
        v.validation_id desc
      limit
        $7::int
    )
    union all
    (
      select
        v.validation_id as "validationId",
        v.subnet_id as "subnetId",
        v.node_id as "nodeId",
        s.weight,
        s.balance,
        v.bls_public_key as "blsPublicKey",
        v.bls_proof as "blsProof",
        v.refund_threshold as "refundThreshold",
        v.refund_addresses as "refundAddresses",
        v.disable_threshold as "disableThreshold",
        v.disable_addresses as "disableAddresses",
        v.height,
        v.time
      from
        (
          select distinct
            l.validation_id
          from
            p_l1_state l
          where
            l.network = $2::int
            and l.height > $3::bigint
        ) c
        cross join lateral (
          select
            *
          from
            p_l1_validation w
          where
            w.network = $2::int
            and w.validation_id = c.validation_id
          offset
            0
        ) v
        join lateral (
          select
            l.weight,
            greatest(l.paid_until - $1::numeric, 0) as balance
          from
            p_l1_state l
          where
            l.network = v.network
            and l.validation_id = v.validation_id
            and l.height <= $3::bigint
          order by
            l.height desc,
            l.idx desc
          limit
            1
        ) s on true
      where
        v.network = $2::int
        and v.height <= $3::bigint
        and (v.height, v.validation_id) < ($4::bigint, $5::text::bytea)
        and v.subnet_id = $6::text::bytea
        and v.paid_until = 0
        and s.balance > 0
      order by
        v.height desc,
        v.validation_id desc
      limit
        $7::int
    )
  ) v
order by
  v.height desc,
  v."validationId" desc
limit
  $7::int;
