/** Page tokens carry what they stand for, sealed with these keys; nothing is kept of each token any more. */

// No key is made here: a database that is packed ready for use would give everybody the same one.
export const pageTokenKeys = `
create table page_token_key (
  id int generated always as identity primary key,
  secret bytea not null,
  created_at bigint not null
);
drop table page_token;
`;
