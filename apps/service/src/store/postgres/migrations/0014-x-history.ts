/** How many transactions of the time before the X-Chain had blocks are indexed. */

// They stand at height 0, in the order in which the node accepted them.
export const xHistory = `
alter table x_checkpoint add column history bigint not null default 0;
`;
