/** Ranges of blocks that a back-fill has written above the checkpoint of an EVM chain. */

// `ordered` is JSON: the facts that are written when the checkpoint passes the range.
export const evmRanges = `
create table evm_range (
  chain bigint not null,
  first bigint not null,
  last bigint not null,
  parent bytea not null,
  hash bytea not null,
  time bigint not null,
  ordered text not null,
  primary key (chain, first)
);
`;
