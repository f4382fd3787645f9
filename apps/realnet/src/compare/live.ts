/** Services that index a network while it is driven, killed and started again meanwhile. */
import { setTimeout as delay } from "node:timers/promises";
import type { RunningNode } from "@primary-network/devnet/avalanchego";
import { type Call, CallError } from "../questions/exchange.ts";
import type { ServeProcess } from "./serve-process.ts";

/** How often the services are ended while the work goes on. */
const EVERY_MS = 4_000;

/** What was done to the services and their node. */
export interface Disturbances {
  readonly kills: number;
  readonly stops: number;
  readonly nodeRestarts: number;
}

/**
 * Ends the services in turn until the work is done, mostly as a crash would, and once restarts the node that they index.
 *
 * @param node the one that the services ask, and nobody else
 */
export async function disturb(
  services: readonly ServeProcess[],
  node: RunningNode,
  work: Promise<unknown>,
): Promise<Disturbances> {
  let [kills, stops, nodeRestarts] = [0, 0, 0];
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  for (let turn = 0; !done; turn++) {
    await Promise.race([delay(EVERY_MS), finished.catch(() => {})]);
    if (done) break;
    if (turn === 3) {
      await node.restart();
      nodeRestarts++;
    }
    const service = services[turn % services.length];
    if (service === undefined) break;
    const inOrder = turn % 5 === 4;
    await service.end(inOrder ? "SIGTERM" : "SIGKILL");
    if (inOrder) stops++;
    else kills++;
    await service.start();
  }
  await finished;
  return { kills, stops, nodeRestarts };
}

/** Height of each chain that a service names. */
export async function tipsOf(call: Call, evmChainId: string): Promise<{ readonly [chain: string]: number }> {
  const last = async (chain: string): Promise<number> => {
    try {
      const said = await call(`/ext/index/${chain}/block`, "index.getLastAccepted", { encoding: "hex" });
      return Number(said.index) + 1;
    } catch (error) {
      if (error instanceof CallError && /no containers/.test(error.message)) return 0;
      throw error;
    }
  };
  return {
    "p-chain": await last("P"),
    "x-chain": await last("X"),
    "c-chain": await last("C"),
    [`evm-${evmChainId}`]: Number(await call("/ext/bc/C/rpc", "eth_blockNumber", [])),
  };
}
