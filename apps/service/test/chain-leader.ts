/** The status of a chain that a process leads and has indexed to its tip, for tests of what it does then. */
import type { ChainStatus } from "../src/domain/chain-status.ts";

export const leader: ChainStatus = {
  network: "fuji",
  chain: "p-chain",
  phase: "following",
  role: "leader",
  height: 9,
  tipHeight: 9,
  blocksBehind: 0,
  blocksPerSecond: undefined,
  secondsLeft: undefined,
  ready: true,
  polledAt: 1,
  secondsBehind: 0,
  broken: false,
  fault: undefined,
};
