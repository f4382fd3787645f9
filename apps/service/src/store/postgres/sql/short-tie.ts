/**
 * What indexes of `p_utxo` by time and by amount have of an output's id, which puts outputs of the same time or amount in order: the whole id
 * would take two fifths of them.
 */

import { type RawBuilder, sql } from "kysely";

/** The first bytes of an id. With seven, and the byte of their length, an entry needs no padding. */
export const shortTie = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`substr(${id}, 1, 7)`;

/**
 * As many outputs may have the same time or amount, and the same first bytes of their ids, beside one of a page's end: for each of them somebody
 * would have to find one more collision of 56 bits for an output of the same owner.
 */
export const SAME_TIES = 4;
