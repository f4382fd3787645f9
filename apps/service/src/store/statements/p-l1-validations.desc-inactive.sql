-- $1 network
-- $2 height
-- $3 limit
-- $4 paid
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
  v."validationId" desc
limit
  $3::int;
