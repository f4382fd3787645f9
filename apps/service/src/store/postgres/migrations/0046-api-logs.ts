/** Requests with API keys: each for some days, and their counts by minute and hour for longer. */

// `span` is 60 or 3600 seconds, `at` its beginning in Unix seconds. `bucket` is the time to the response: 4 times the binary logarithm of
// the milliseconds, rounded down, so that a median is known to a tenth. Of a log, `at` is in milliseconds. Texts of what is not known,
// or not kept, are empty: they are parts of keys.
export const apiLogs = `
create table api_usage (
  key text not null,
  span int not null,
  at bigint not null,
  path text not null,
  chain_id text not null,
  status int not null,
  bucket int not null,
  requests bigint not null,
  credits bigint not null,
  primary key (key, span, at, path, chain_id, status, bucket)
);
create index api_usage_at on api_usage (span, at);
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
`;
