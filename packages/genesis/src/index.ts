/** The entry point: the genesis of each public network, loaded when it is asked for. */
import { fromColumns } from "./columns.ts";
import type { GenesisFile } from "./genesis-file.ts";

export type { GenesisAllocation, GenesisFile, GenesisOutput, GenesisStaker } from "./genesis-file.ts";

/**
 * The genesis of mainnet, network 1: 5,390 allocations and 75 validators. It is a large module of its own, which is loaded
 * by the first call.
 *
 * @returns a new object at each call, in the format of a node's genesis file
 * @example
 * const { allocations, startTime } = await mainnet();
 */
export async function mainnet(): Promise<GenesisFile> {
  const { columns } = await import("./gen/mainnet.ts");
  return fromColumns(columns);
}

/**
 * The genesis of fuji, the public test network, network 5: 11 allocations and 20 validators. It is a small module of its
 * own, which is loaded by the first call.
 *
 * @returns a new object at each call, in the format of a node's genesis file
 * @example
 * const { networkID, initialStakers } = await fuji();
 */
export async function fuji(): Promise<GenesisFile> {
  const { file } = await import("./gen/fuji.ts");
  return structuredClone(file);
}
