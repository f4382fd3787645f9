/** Reads a whole index of a node, range after range. */
import { type Call, CallError } from "./exchange.ts";

/** A container as the index shows it. */
export interface IndexedContainer {
  readonly id: string;
  /** 0x hex with checksum. */
  readonly bytes: string;
  readonly timestamp: string;
  readonly encoding: string;
  readonly index: string;
}

const MAX_RANGE = 1_024;

/** Every container of `/ext/index/<chain>/<kind>`; none while the index is empty. */
export async function readIndex(call: Call, path: string): Promise<readonly IndexedContainer[]> {
  let last: number;
  try {
    last = Number((await call(path, "index.getLastAccepted", { encoding: "hex" })).index);
  } catch (error) {
    if (error instanceof CallError && /no containers/.test(error.message)) return [];
    throw error;
  }
  const containers: IndexedContainer[] = [];
  while (containers.length <= last) {
    const range = { startIndex: containers.length, numToFetch: MAX_RANGE, encoding: "hex" };
    const { containers: read } = await call(path, "index.getContainerRange", range);
    if (read.length === 0) throw new CallError(`${path}: no containers from ${containers.length} on`);
    containers.push(...read);
  }
  return containers;
}
