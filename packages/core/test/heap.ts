/** The memory of the process, for tests of what is kept. */
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Collects what nothing refers to: everything, or only young objects. */
export const collect: (options?: { readonly type: "minor" }) => void = runInNewContext("gc");

/** Bytes of all objects, those to be collected included. */
export const usedBytes = (): number =>
  getHeapSpaceStatistics().reduce((sum, space) => sum + space.space_used_size, 0);
