/** Lets deleted transfers be replicated: their table has had no primary key since migration 0057. */

// Citus moves a chain to another worker by logical replication, and refuses a table of which it could not replicate a `delete`; so does
// PostgreSQL refuse the `delete` on a table that is published. A row is then known by all of its columns. That costs nothing where no
// logical replication is configured, and bytes of the log for each transfer of a block that is taken back where it is.
export const replicaIdentity = `
alter table evm_transfer replica identity full;
`;
