/** Checks that the native parts of a service load on this machine. */

import { loadNative } from "../store/node/data-dir-lock.ts";
import { loadBlst } from "../warp/node/blst.ts";

/** The native parts. */
export interface NativeParts {
  /** The lock of data directories, which the embedded database needs. */
  readonly lock: boolean;
  /** blst, with which signatures are verified some ten times as fast. */
  readonly blst: boolean;
}

/** Loads each part; never rejects. */
export const inspectNativeParts = async (): Promise<NativeParts> => ({
  lock: await loadNative().then(
    () => true,
    () => false,
  ),
  blst: (await loadBlst()) !== undefined,
});
