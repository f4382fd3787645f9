/** Interchain messages: what each of the two chains said of them. */

// A message's place in a listing is that of its source, where that is known; `sourced` keeps those that have one out of
// the walk over destinations.
export const icm = `
create table icm_side (
  chain bigint not null,
  side text not null,
  message_id bytea not null,
  number bigint not null,
  idx int not null,
  log_index int not null,
  contract bytea not null,
  source bytea not null,
  destination bytea not null,
  nonce numeric(78) not null,
  sender bytea not null,
  recipient bytea not null,
  data bytea not null,
  receipts text not null,
  time bigint not null,
  fee_token bytea,
  fee numeric(78),
  deliverer bytea,
  redeemer bytea,
  sourced boolean not null default false,
  primary key (message_id, side, chain)
);
create index icm_side_number on icm_side (chain, number);
create index icm_side_sent_by on icm_side (sender, time, message_id) where side = 'source';
create index icm_side_sent_to on icm_side (recipient, time, message_id) where side = 'source';
create index icm_side_received_by on icm_side (sender, time, message_id) where side = 'destination' and not sourced;
create index icm_side_received_at on icm_side (recipient, time, message_id) where side = 'destination' and not sourced;

create table icm_change (
  chain bigint not null,
  message_id bytea not null,
  kind text not null,
  number bigint not null,
  idx int not null,
  log_index int not null,
  fee numeric(78),
  primary key (message_id, kind, chain, number, log_index)
);
create index icm_change_number on icm_change (chain, number);
`;
