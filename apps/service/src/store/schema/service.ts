/** The tables of the service itself: keys and their usage, jobs, leases, webhooks, keys of page tokens. */

const KEYS = `
create table api_key (
  id text primary key,
  hash text not null unique,
  name text not null,
  tier text not null,
  privileges text[] not null,
  created_at bigint not null,
  revoked_at bigint
);

-- What callers have used of their rate limits. It is not worth a write-ahead log: after a crash of the server
-- it begins at nothing.
create unlogged table rate_usage (
  subject text primary key,
  minute_slot bigint not null,
  minute_units int[] not null,
  day_slot bigint not null,
  day_units int[] not null,
  granted boolean not null
) with (fillfactor = 50);

-- Requests of each API key by minute and hour. Texts that are not known, or not kept, are empty, since they
-- are parts of the key.
create table api_usage (
  key text not null,
  -- 60 or 3600 seconds, from Unix seconds on.
  span int not null,
  at bigint not null,
  path text not null,
  chain_id text not null,
  status int not null,
  -- The time to the response: 4 times the binary logarithm of the milliseconds, rounded down, so that a
  -- median is known to a tenth.
  bucket int not null,
  requests bigint not null,
  credits bigint not null,
  primary key (key, span, at, path, chain_id, status, bucket)
);
create index api_usage_at on api_usage (span, at);

-- Single requests of each API key, for some days; times are in milliseconds.
create table api_log (
  key text not null,
  at bigint not null,
  id uuid not null,
  path text not null,
  chain_id text not null,
  status int not null,
  duration int not null,
  credits int not null,
  address text not null,
  host text not null,
  user_agent text not null,
  primary key (key, at, id)
);
create index api_log_at on api_log (at, id);

-- Keys that seal page tokens. None is made with the table: a database that is packed ready for use would give
-- everybody the same one.
create table page_token_key (
  id int generated always as identity primary key,
  secret bytea not null,
  created_at bigint not null
);
`;

const JOBS = `
create table export_job (
  id uuid primary key,
  caller text not null,
  type text not null,
  network int not null,
  request text not null,
  height bigint not null,
  time bigint not null,
  status text not null,
  code text,
  message text,
  next_date text,
  fence int not null,
  lease_until bigint not null,
  attempts int not null,
  progress text,
  file_fence int,
  created_at bigint not null,
  updated_at bigint not null
);
create index export_job_running on export_job (created_at, id) where status = 'RUNNING';
create index export_job_caller on export_job (caller) where status = 'RUNNING';
create index export_job_ended on export_job (updated_at) where status <> 'RUNNING';

-- The process that indexes each chain, and its last report of it. Times are milliseconds since 1970 by the
-- database's clock; the session is the one that renews the lease.
create table indexer_lease (
  chain text primary key,
  holder text not null,
  fence bigint not null,
  session_pid int not null,
  session_start bigint not null,
  expires_at bigint not null,
  reported_at bigint not null,
  report text,
  -- Whether the indexes of the chain's tables were packed, which is done once it has reached its tip.
  packed boolean not null default false,
  -- A transaction's FOR KEY SHARE holds up what changes a column of a unique key: a takeover, which changes
  -- the fence, but no renewal of the lease (PostgreSQL's manual, 13.3.2).
  unique (chain, fence)
);
`;

const WEBHOOKS = `
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
  -- The cursor: blocks tell, in their order up to the checkpoint, which events there are.
  height bigint not null,
  idx int not null,
  rewinds int not null,
  host text not null generated always as (split_part(url, '/', 3)) stored
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
-- The first due messages of each webhook.
create index webhook_message_due on webhook_message (webhook_id, due_at, seq) where status = 'waiting';
create index webhook_message_waiting on webhook_message (webhook_id, seq) where status = 'waiting';
create index webhook_message_ended on webhook_message (ended_at) where status <> 'waiting';
`;

/** Tables and indexes of the service. */
export const service: string = KEYS + JOBS + WEBHOOKS;
