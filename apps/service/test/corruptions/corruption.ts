/**
 * Damage to an index: a statement that changes rows of one table, with the comparison that must find it. The
 * recorded network of real nodes and the local network both have rows for each.
 */

/** One damage. */
export interface Corruption {
  readonly name: string;
  readonly table: string;
  readonly sql: string;
  /** Name in the service's status. */
  readonly chain: string;
  /** Beginning of the name of a comparison that finds it. */
  readonly found: string;
}

/** An id or hash that no history has. */
export const OTHER = "decode(repeat('ab', 32), 'hex')";
/** A node or account that no history has. */
export const STRANGER = "decode(repeat('ab', 20), 'hex')";

/** The first row in an order, by its place in the table. */
export const one = (table: string, where = "true", order = "1"): string =>
  `ctid = (select ctid from ${table} where ${where} order by ${order} limit 1)`;

/** Makes the damages of a chain. */
export const of =
  (chain: string) =>
  (name: string, table: string, found: string, sql: string): Corruption => ({
    name,
    table,
    sql,
    chain,
    found,
  });
