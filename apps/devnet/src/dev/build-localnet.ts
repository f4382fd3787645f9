/** Builds the simulated network from the options of `dev`. */
import { createLocalnet, type GenesisFile, type Localnet } from "@primary-network/localnet";
import { CliError } from "../terminal/cli-error.ts";
import type { DevOptions } from "./dev-options.ts";

/**
 * Unix seconds of a clock that is fixed at the end of the history until it is started, so that a seed always
 * gives the same blocks.
 */
export interface DevClock {
  now(): number;
  start(): void;
}

/** @param end Unix seconds of the history's end */
export function createClock(end: number): DevClock {
  let startedAt: number | undefined;
  return {
    now: () => (startedAt === undefined ? end : end + (Date.now() - startedAt) / 1000),
    start: () => {
      startedAt = Date.now();
    },
  };
}

/**
 * Builds it.
 *
 * @param prepared of an equal network, from the cache
 * @throws CliError when the file of --genesis cannot be used, or EVM chains are required and cannot run
 */
export async function buildLocalnet(
  { seed, history, blockInterval, heliconTime, evm, evmDevMethods = false, relayer = true }: DevOptions,
  genesis: GenesisFile | undefined,
  now: () => number,
  prepared?: Uint8Array,
  create: typeof createLocalnet = createLocalnet,
): Promise<Localnet> {
  try {
    const localnet = await create({
      ...history,
      seed,
      evm: evm ?? true,
      evmDevMethods,
      relayer,
      clock: { now },
      ...(blockInterval !== undefined && { blockIntervalSeconds: blockInterval }),
      ...(heliconTime !== undefined && { heliconTime }),
      ...(genesis && { genesis }),
      ...(prepared && { prepared }),
    });
    if (localnet.evmUnavailable === undefined || (!evm && !evmDevMethods)) return localnet;
    await localnet.close();
    throw new CliError(
      `The EVM chains cannot run: ${localnet.evmUnavailable}. Without ${evm ? "--evm" : "--evm-dev-methods"} the network starts without them.`,
    );
  } catch (error) {
    if (!genesis || !(error instanceof RangeError)) throw error;
    throw new CliError(`The file of --genesis cannot be used: ${error.message}.`);
  }
}
