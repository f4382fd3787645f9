/** A process that acquires and releases locks of data directories, as its parent's messages say. */

import { on } from "node:events";
import { closeSync, openSync, rmSync } from "node:fs";
import { pid } from "node:process";
import { type DataDirLock, lockDataDir } from "../../src/store/node/data-dir-lock.ts";
import { say } from "./parent.ts";

/** A message of the parent, which gets a line for it. */
export interface LockOrder {
  readonly dataDir: string;
  /** How often the lock is to be won in a race; without, it is held. */
  readonly wins?: number;
}

/** Kept from the collection of garbage. */
const held: DataDirLock[] = [];

/** Attempts after which a race is given up. */
const MAX_TRIES = 200_000;

/** Tries until the lock was won some times; while it is held nobody else may be inside. */
async function race(dataDir: string, wins: number): Promise<string> {
  let [won, overlaps] = [0, 0];
  for (let tries = 0; won < wins && tries < MAX_TRIES; tries++) {
    const lock = await lockDataDir(dataDir).catch(() => undefined);
    if (lock === undefined) continue;
    won++;
    try {
      closeSync(openSync(`${dataDir}/inside`, "wx"));
      lock.check();
      rmSync(`${dataDir}/inside`);
    } catch {
      overlaps++;
    }
    lock.release();
  }
  return JSON.stringify({ won, overlaps });
}

async function obey({ dataDir, wins }: LockOrder): Promise<string> {
  if (wins !== undefined) return race(dataDir, wins);
  held.push(await lockDataDir(dataDir));
  return `held ${pid}`;
}

for await (const [order] of on(process, "message")) say(await obey(order).catch(String));
