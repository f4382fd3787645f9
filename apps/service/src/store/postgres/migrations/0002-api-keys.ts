/** API keys, and what callers have used of their rate limits. */

// Usage is not worth a write-ahead log: after a crash of the server it begins at nothing.
export const apiKeys = `
create table api_key (
  id text primary key,
  hash text not null unique,
  name text not null,
  tier text not null,
  privileges text[] not null,
  created_at bigint not null,
  revoked_at bigint
);

create unlogged table rate_usage (
  subject text primary key,
  minute_slot bigint not null,
  minute_units int[] not null,
  day_slot bigint not null,
  day_units int[] not null,
  granted boolean not null
) with (fillfactor = 50)
`;
