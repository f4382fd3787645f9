/** Entry point: the genesis of each public network, loaded on demand. */
import { fromColumns } from "./columns.ts";
import type { GenesisFile } from "./genesis-file.ts";

export type { GenesisAllocation, GenesisFile, GenesisOutput, GenesisStaker } from "./genesis-file.ts";

/**
 * Returns the genesis of mainnet (network 1), with 5,390 allocations and 75 validators. The first call loads
 * it from a large module.
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
 * Returns the genesis of the fuji test network (network 5), with 11 allocations and 20 validators. The first
 * call loads it from a small module.
 *
 * @returns a new object at each call, in the format of a node's genesis file
 * @example
 * const { networkID, initialStakers } = await fuji();
 */
export async function fuji(): Promise<GenesisFile> {
  const { file } = await import("./gen/fuji.ts");
  return structuredClone(file);
}
