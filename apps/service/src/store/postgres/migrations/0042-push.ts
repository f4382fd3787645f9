/** Webhooks, their messages, and what reorganisations of EVM chains took back. */

// The blocks themselves tell, in their order up to the checkpoint, what is pushed; only a reorganisation cannot be seen in them.
export const push = `
create table evm_rewind (
  chain bigint not null,
  seq int not null,
  number bigint not null,
  hash bytea not null,
  former bigint not null,
  at bigint not null,
  primary key (chain, seq)
);
create table webhook_secret (
  owner text primary key,
  secret text not null,
  created_at bigint not null
);
create table webhook (
  id uuid primary key,
  owner text not null,
  event_type text not null,
  url text not null,
  name text not null,
  description text not null,
  status text not null,
  network_name text not null,
  chain_id text not null,
  filter text not null,
  include_internal_txs boolean not null,
  include_logs boolean not null,
  created_at bigint not null,
  height bigint not null,
  idx int not null,
  rewinds int not null
);
create index webhook_owner on webhook (owner, created_at, id);
create index webhook_active on webhook (id) where status = 'active';
create table webhook_address (
  webhook_id uuid not null references webhook (id) on delete cascade,
  address bytea not null,
  primary key (webhook_id, address)
);
create table webhook_message (
  webhook_id uuid not null references webhook (id) on delete cascade,
  seq bigint not null,
  message_id uuid not null,
  height bigint,
  lanes bytea[] not null,
  body text not null,
  status text not null,
  attempts int not null,
  created_at bigint not null,
  first_at bigint,
  due_at bigint not null,
  ended_at bigint,
  response_status int,
  error text,
  taken_back boolean not null,
  fence int not null,
  primary key (webhook_id, seq)
);
create unique index webhook_message_id on webhook_message (message_id);
create index webhook_message_due on webhook_message (due_at) where status = 'waiting';
create index webhook_message_waiting on webhook_message (webhook_id, seq) where status = 'waiting';
create index webhook_message_ended on webhook_message (ended_at) where status <> 'waiting';
`;
