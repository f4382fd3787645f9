/**
 * Options with which tests start the command's network: free ports, memory, and a fixed clock and history.
 */
import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_NOW } from "@primary-network/localnet";
import type { DevOptions } from "../src/index.ts";
import { processExists } from "./process-exists.ts";

const CACHES = "primary-network-tests-";

/**
 * Networks that this run has built, in either of its processes: a start of one takes a quarter of the
 * processor time. The first start of each network builds it, so both ways are taken in every run.
 */
export const cacheDir = join(tmpdir(), `${CACHES}${process.ppid}`);

// The processes of a run may be killed at its end, so what it leaves is removed by the next one.
for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(CACHES)))
  if (!processExists(Number(name.slice(CACHES.length))))
    rmSync(join(tmpdir(), name), { recursive: true, force: true });

export const DEV_OPTIONS: DevOptions = {
  host: "127.0.0.1",
  nodePort: 0,
  port: 0,
  adminPort: 0,
  seed: "primary-network",
  startTime: DEFAULT_NOW,
  dataDir: "memory",
  cacheDir,
  logLevel: "silent",
};

/** For tests in which nothing depends on how much happened before: such a network starts in half the time. */
export const SMALL_HISTORY = { weeks: 2, validators: 4, delegators: 4 };
