/** The names of EVM chains' tables in a statement. */

import { LOCAL } from "../src/store/cluster/placement.ts";
import { columnTypes } from "../src/store/gen/database.ts";
import type { Target } from "../src/store/session/connection.ts";

const TABLES = Object.entries(columnTypes).flatMap(([name, columns]) =>
  "chain" in columns && !LOCAL.includes(name) ? [name] : [],
);
const NAMES = new RegExp(`\\b(?:${TABLES.join("|")})\\b`, "g");

/** A worker of a cluster, whose tables have names of their own. */
export const worker: Target = { dialect: "plain", table: (name) => `${name}_7` };

/** The tables that a statement does not name as the worker does. */
export const bareNames = (text: string): string[] => text.match(NAMES) ?? [];
