/** Metadata of NFTs, and which are to be read. */

// A token waits to be read from `due_at` on; null when it does not. Whoever reads it holds it by moving `due_at`.
export const nft = `
create table nft_token (
  chain bigint not null,
  address bytea not null,
  token_id numeric(78) not null,
  number bigint not null,
  kind smallint not null,
  uri text,
  status text not null default 'UNINDEXED',
  metadata text not null default '{}',
  updated_at bigint,
  reindexed_at bigint,
  due_at bigint,
  fence int not null default 0,
  primary key (chain, address, token_id)
);
create index nft_token_due on nft_token (due_at) where due_at is not null;
create index nft_token_number on nft_token (chain, number);
`;
