/** How tests start the command's network: on free ports, in memory, with a clock and history that are always the same. */
import { DEFAULT_NOW } from "@primary-network/localnet";
import type { DevOptions } from "../src/dev/dev.ts";

export const DEV_OPTIONS: DevOptions = {
  host: "127.0.0.1",
  nodePort: 0,
  port: 0,
  adminPort: 0,
  seed: "primary-network",
  startTime: DEFAULT_NOW,
  dataDir: "memory",
  cacheDir: "none",
  logLevel: "silent",
};

/** For tests in which nothing depends on how much happened before: such a network starts in half the time. */
export const SMALL_HISTORY = { weeks: 2, validators: 4, delegators: 4 };
