/** One network of `dev` for the tests of a file that only read it, or leave it as it was. */
import { type DevOptions, type SimulatedDev, startDev } from "@primary-network/devnet";
import { DEV_OPTIONS, SMALL_HISTORY } from "../../devnet/test/dev-options.ts";

let started: Promise<SimulatedDev> | undefined;

/** Starts it at the first call. */
export const sharedNetwork = (options: Pick<DevOptions, "blockInterval"> = {}): Promise<SimulatedDev> => {
  started ??= startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, controlPort: 0, ...options });
  return started;
};

/** Ends it. The next test file may run in the same process, and starts another one. */
export async function endSharedNetwork(): Promise<void> {
  const ended = started;
  started = undefined;
  await (await ended)?.close();
}
