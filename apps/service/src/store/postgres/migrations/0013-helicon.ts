/** Auto-renewed validators (ACP-236): what they are from which height on. */

// The end_time of p_staker is beyond every time while such a validator goes on; its cycles are in p_renewal. A state is kept
// for each height that changed it, because pages of a listing go on seeing the chain as their first one did.
export const helicon = `
alter table p_staker add column renews boolean not null default false;
create index p_staker_renewed on p_staker (network, kind, reward_height) where renews;

create table p_renewal (
  network int not null,
  tx_id text collate "C" not null,
  height bigint not null,
  start_time bigint not null,
  end_time bigint not null,
  weight numeric(20) not null,
  potential_reward numeric(20) not null,
  compound_shares int not null,
  next_period bigint not null,
  cycle_fees numeric(20) not null,
  accrued_reward numeric(20) not null,
  accrued_fees numeric(20) not null,
  paid_reward numeric(20) not null,
  paid_fees numeric(20) not null,
  primary key (network, tx_id, height)
);
`;
