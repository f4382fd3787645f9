/** Which process indexes each chain, and what it last reported of it. */

// Times are milliseconds since 1970 by the database's clock; the session is the one that renews the lease. The fence is part of a unique index, so that a transaction's
// FOR KEY SHARE holds up a takeover, which changes the fence, but not the renewals of the lease, which change other columns
// (PostgreSQL's manual, 13.3.2).
export const indexerLease = `
create table indexer_lease (
  chain text primary key,
  holder text not null,
  fence bigint not null,
  session_pid int not null,
  session_start bigint not null,
  expires_at bigint not null,
  reported_at bigint not null,
  report text,
  unique (chain, fence)
);
`;
