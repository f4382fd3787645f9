-- $1 height
-- $2 network
-- $3 after
-- $4 limit
-- -> asOfHeight int8
-- -> asOfTime int8
-- -> txId bytea
-- -> kind text
-- -> nodeId bytea
-- -> subnetId bytea
-- -> renews bool
-- -> weight numeric
-- -> startTime int8
-- -> endTime int8
-- -> height int8
-- -> feeShares int4
-- -> rewardAddresses bytea[]
-- -> blsPublicKey bytea
-- -> validatorTx bytea
-- -> potentialReward numeric
-- -> cycleFees numeric
-- -> accruedReward numeric
-- -> accruedFees numeric
-- -> rewardTx bytea
-- -> rewardHeight int8
-- -> rewardTime int8
-- -> rewardAmount numeric
-- -> feeAmount numeric
-- -> removedTx bytea
-- -> removedHeight int8
-- -> removedTime int8

select
  a.height as "asOfHeight",
  a.time as "asOfTime",
  s.tx_id as "txId",
  s.kind,
  s.node_id as "nodeId",
  s.subnet_id as "subnetId",
  s.renews,
  coalesce(r.weight, s.weight) as "weight",
  coalesce(r.start_time, s.start_time) as "startTime",
  nullif(coalesce(r.end_time, s.end_time), 9007199254740991) as "endTime",
  s.height,
  s.fee_shares as "feeShares",
  s.reward_addresses as "rewardAddresses",
  s.bls_public_key as "blsPublicKey",
  s.validator_tx as "validatorTx",
  coalesce(
    r.potential_reward,
    case
      when coalesce("s"."promoted_height", "s"."height") <= $1::bigint::bigint then "s"."potential_reward"
    end
  ) as "potentialReward",
  r.cycle_fees as "cycleFees",
  r.accrued_reward as "accruedReward",
  r.accrued_fees as "accruedFees",
  case
    when s.reward_height <= $1::bigint then s.reward_tx
  end as "rewardTx",
  case
    when s.reward_height <= $1::bigint then s.reward_height
  end as "rewardHeight",
  case
    when s.reward_height <= $1::bigint then s.reward_time
  end as "rewardTime",
  case
    when s.reward_height <= $1::bigint then s.reward_amount
  end as "rewardAmount",
  case
    when s.reward_height <= $1::bigint then s.fee_amount
  end as "feeAmount",
  case
    when s.removed_height <= $1::bigint then s.removed_tx
  end as "removedTx",
  case
    when s.removed_height <= $1::bigint then s.removed_height
  end as "removedHeight",
  case
    when s.removed_height <= $1::bigint then s.removed_time
  end as "removedTime"
from
  (
    select
      *
    from
      p_staker
    where
      network = $2::int
      and tx_id > $3::text::bytea
      and height <= $1::bigint
    order by
      tx_id
    limit
      $4::int
  ) s
  join p_block a on a.network = s.network
  and a.height = $1::bigint
  left join lateral (
    select
      *
    from
      p_renewal r
    where
      s.renews
      and r.network = s.network
      and r.tx_id = s.tx_id
      and r.height <= $1::bigint
    order by
      r.height desc
    limit
      1
  ) r on true
order by
  s.tx_id;
