/** Keeps each state of an L1 validation, where validations began, and the rewards that were paid by who got them. */

// A transaction's detail says what is left of a validation's balance after it, so the states follow from the transactions. Who may
// deactivate a validation does not: it is null in rows that exist. All balances are relative to the fee a second that the checkpoint
// holds, or in older ones to 512 nAVAX.
const L1_STATES = `
create table p_l1_state (
  network int not null,
  idx int not null,
  height bigint not null,
  validation_id bytea not null,
  weight numeric(20) not null,
  paid_until numeric(40) not null,
  primary key (network, validation_id, height, idx)
);

insert into p_l1_state (network, idx, height, validation_id, weight, paid_until)
  select v.network, v.idx, v.height, v.validation_id, (d.said->>'weight')::numeric,
    case when (d.said->>'remainingBalance')::numeric = 0 then 0
      else (d.said->>'remainingBalance')::numeric + t.time * coalesce(c.price, 512) end
  from p_tx_validation v
  join p_tx t on t.network = v.network and t.height = v.height and t.idx = v.idx
  cross join lateral jsonb_array_elements(t.detail::jsonb->'l1ValidatorDetails') as d (said)
  left join lateral (
    select (supply::jsonb->>'l1FeePrice')::numeric as price from p_checkpoint where network = v.network) c on true
  where d.said->>'validationId' = '0x' || encode(v.validation_id, 'hex');
create index p_l1_state_height on p_l1_state (network, height);

alter table p_l1_validation add column height bigint, add column time bigint,
  add column disable_threshold int, add column disable_addresses bytea[];
update p_l1_validation l set height = b.height, time = t.time
  from (select network, validation_id, min(height) as height from p_tx_validation group by network, validation_id) b
  join p_block t on t.network = b.network and t.height = b.height
  where l.network = b.network and l.validation_id = b.validation_id;
alter table p_l1_validation alter column height set not null, alter column time set not null;
create index p_l1_validation_height on p_l1_validation (network, height, validation_id);
create index p_l1_validation_paid on p_l1_validation (network, height, validation_id) include (paid_until) where paid_until > 0;
create index p_l1_validation_subnet on p_l1_validation (network, subnet_id, height, validation_id);
create index p_l1_validation_node on p_l1_validation (network, node_id, height, validation_id);
`;

// The outputs of a RewardAutoRenewedValidatorTx have its own id, those of a RewardValidatorTx the staking transaction's.
const REWARDS = String.raw`
create table p_reward (
  network int not null,
  height bigint not null,
  address bytea not null,
  node_id bytea not null,
  utxo_id bytea not null,
  staking_tx bytea not null,
  primary key (network, address, node_id, height, utxo_id)
);

insert into p_reward (network, height, address, node_id, utxo_id, staking_tx)
  select u.network, u.height, a.address, s.node_id, u.utxo_id, s.tx_id
  from p_utxo u
  cross join lateral (
    select case when u.emitting_tx is distinct from u.tx_id and u.emitting_tx is not null then u.tx_id else (
      select decode(substr(r.detail::jsonb->>'stakingTxHash', 3), 'hex') from p_tx r
      where r.network = u.network and r.tx_id = u.tx_id) end as tx_id) r
  join p_staker s on s.network = u.network and s.tx_id = r.tx_id
  cross join lateral (
    select distinct unnest(u.addresses) as address union all select '\x'::bytea where cardinality(u.addresses) = 0) a
  where u.reward_type is not null and s.subnet_id = '\x${"00".repeat(32)}'::bytea;
create index p_reward_address on p_reward (network, address, height, utxo_id);
create index p_reward_node on p_reward (network, node_id, height, utxo_id);
`;

export const l1StatesAndRewards: string = L1_STATES + REWARDS;
