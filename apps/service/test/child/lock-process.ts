/** A process that takes and gives back the locks of data directories, as it is told line by line. */

import { closeSync, openSync, rmSync } from "node:fs";
import { pid, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { type DataDirLock, lockDataDir } from "../../src/store/postgres/node/data-dir-lock.ts";

let held: DataDirLock | undefined;

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

async function obey(order: string, dataDir: string, wins: number): Promise<string> {
  if (order === "race") return race(dataDir, wins);
  held = await lockDataDir(dataDir);
  return `held ${pid}`;
}

for await (const line of createInterface({ input: stdin })) {
  const [order = "", dataDir = "", wins = "0"] = line.split(" ");
  stdout.write(`${await obey(order, dataDir, Number(wins)).catch(String)}\n`);
}
held?.release();
