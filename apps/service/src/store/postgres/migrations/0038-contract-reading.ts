/** Counts what was read of a chain's contracts after their blocks: names of tokens, and metadata of NFTs. */

// What a block says changes with the checkpoint or a row of evm_rewind; this is all else that changes what an EVM chain's lists show.
export const contractReading = `
create table contract_reading (
  chain bigint primary key,
  edition bigint not null
);
`;
