/** A process that acquires and releases locks of data directories, controlled by lines on its standard input. */

import { closeSync, openSync, rmSync } from "node:fs";
import { pid, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { type DataDirLock, lockDataDir } from "../../src/store/node/data-dir-lock.ts";

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

async function obey(command: string, dataDir: string, wins: number): Promise<string> {
  if (command === "race") return race(dataDir, wins);
  held = await lockDataDir(dataDir);
  return `held ${pid}`;
}

for await (const line of createInterface({ input: stdin })) {
  const [command = "", dataDir = "", wins = "0"] = line.split(" ");
  stdout.write(`${await obey(command, dataDir, Number(wins)).catch(String)}\n`);
}
held?.release();
