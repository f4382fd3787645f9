/** Finds the moments of this process at which a kill may hurt: around each statement that writes, and at each write to a file. */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** Statements that change something, or begin or end what belongs together. */
const WRITES = /^\s*(begin|commit|rollback|insert|update|delete|create|alter|with)\b/i;

export type PointKind = "statement" | "write";

/** The one method of both drivers that is used, in the one form in which it is. */
interface Driver {
  query(text: string, parameters?: unknown[]): Promise<unknown>;
}

function around(prototype: Driver, reached: () => void): void {
  const { query } = prototype;
  prototype.query = async function (this: Driver, text, parameters) {
    if (!WRITES.test(text)) return query.call(this, text, parameters);
    reached();
    const answer = query.call(this, text, parameters);
    reached(); // on its way, and perhaps done, without anybody here knowing
    const result = await answer;
    reached();
    return result;
  };
}

/** Tells of every point, at once and before the process goes on. */
export function watchPoints(reached: (kind: PointKind) => void): void {
  const statement = () => reached("statement");
  // Overloads and generics of the drivers' types do not matter here.
  around(PGlite.prototype as Driver, statement);
  around(pg.Client.prototype as Driver, statement);
  const { writeSync } = fs;
  // The embedded database keeps its files by this function.
  fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
    if (args[0] !== 1) reached("write");
    return writeSync(...args);
  }) as typeof writeSync; // the same overloads
  syncBuiltinESMExports();
}
