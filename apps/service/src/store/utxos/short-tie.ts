/**
 * The part of an output's id that indexes of `p_utxo` by time and by amount have: it puts outputs of the same
 * time or amount in order. An entry takes 36 to 44 bytes in place of 60 to 76, and there are four for each
 * output.
 */

import { type RawBuilder, sql } from "kysely";

/** The first bytes of an id: with these, and the byte of their length, an entry needs no padding. */
const BYTES = 7;

/** The part of an id, as text of SQL. */
export const shortTieOf = (id: string): string => `substr(${id}, 1, ${BYTES})`;

/** The part of an id in a statement. */
export const shortTie = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`substr(${id}, 1, ${sql.lit(BYTES)})`;

/**
 * The number of outputs that may share the time or amount, and the first bytes of their ids, with the last
 * one of a page. Each would take an attacker one more collision of 56 bits for an output of the same owner.
 */
export const SAME_TIES = 4;
