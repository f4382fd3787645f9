/** The tables of interchain messages, with the facts from each of the two chains. */

const DESTINATION = "side = 'destination' and not sourced";

/** Tables and indexes of messages. */
export const icm: string = `
-- A message as one chain logged it. Its place in a listing is that of its source, once that is visible.
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
  -- Whether the source of a destination is stored: the walk over destinations leaves these out.
  sourced boolean not null default false,
  -- The source of a destination, where it was stored later. A listing reads the heights of all chains at one
  -- instant, so that only such a source can be invisible while the destination is visible.
  late_chain bigint,
  late_number bigint,
  primary key (message_id, side, chain)
);
create index icm_side_number on icm_side (chain, number);

-- A listing sees each chain up to a height, so that it walks each chain's messages on their own, from the
-- time of that height on. A source's side says where the message goes, a destination's where it comes from.
create index icm_side_sent on icm_side (chain, time, message_id) where side = 'source';
create index icm_side_sent_into on icm_side (destination, chain, time, message_id) where side = 'source';
create index icm_side_sent_by on icm_side (sender, chain, time, message_id) where side = 'source';
create index icm_side_sent_to on icm_side (recipient, chain, time, message_id) where side = 'source';
create index icm_side_received on icm_side (chain, time, message_id) where ${DESTINATION};
create index icm_side_received_from on icm_side (source, chain, time, message_id) where ${DESTINATION};
create index icm_side_received_by on icm_side (sender, chain, time, message_id) where ${DESTINATION};
create index icm_side_received_at on icm_side (recipient, chain, time, message_id) where ${DESTINATION};
create index icm_side_late on icm_side (late_chain, late_number) where late_chain is not null;
create index icm_side_late_by on icm_side (sender, late_chain, late_number) where late_chain is not null;
create index icm_side_late_at on icm_side (recipient, late_chain, late_number) where late_chain is not null;

-- The later events of a message.
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

-- How many messages a chain sent to a blockchain in each hour, day, week and month, as in evm_period. A
-- message that is sent again counts where it was sent first.
create table icm_period (
  chain bigint not null,
  unit smallint not null,
  start bigint not null,
  destination bytea not null,
  messages bigint not null,
  primary key (chain, unit, start, destination)
);
`;
