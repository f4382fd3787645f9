/** Forms of SQL that make up for gaps in the knowledge of PostgreSQL's planner, each with its reason. */

import type { Dialect } from "../session/connection.ts";

/**
 * Ends a subquery that stays as it is written. The planner does not know how few rows a page has, or a part of
 * a statement: where it may merge the subquery, it reads whole tables, or reads by another index.
 */
export const AS_WRITTEN = "offset 0";

/**
 * Writes a condition in a form that the planner takes for true of nearly every row. From the plain one it
 * concludes that few rows are left, and sorts all of them in place of following an index to a page's end.
 */
export const unestimated = (condition: string): string => `case when ${condition} then true end`;

/**
 * More blocks than a chain has. The planner believes that a third of all rows is above a height that it does not
 * know; with a second bound, so much above the first, it believes that few are.
 */
export const BEYOND = "1000000000000";

/**
 * Ends an order that is an index's, and not all of the page's: rows that tie with the last one come with it,
 * and are put in the page's order afterwards. In the whole order the planner would sort all rows.
 */
export const firstTied = (limit: string): string => `fetch first (${limit}) rows with ties`;

/**
 * Names the chain in a form by which a cluster finds the one worker that has its rows `t`, for conditions
 * that hide it from the planner. A list of one: by an equality the planner would know that the primary key
 * has the order of the page, and walk the chain.
 */
export const ofOneWorker = (chain: string, dialect: Dialect): string =>
  dialect === "cluster" ? `and t.chain = any(array[${chain}])` : "";
