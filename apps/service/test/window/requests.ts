/** For each operation that needs a window: requests that lie within one, before it, and across its beginning. */

import type { NEEDS, WindowId } from "../../src/api/needs.ts";
import type { OperationId } from "../../src/api/request/handler.ts";
import { evmChecks } from "./evm-requests.ts";
import { readFacts, type WindowedServices } from "./facts.ts";
import { primaryChecks } from "./primary-requests.ts";

/** The operations with a parameter that asks for a window. */
type WindowedParameterId = {
  [Id in OperationId]: (typeof NEEDS)[Id] extends { readonly [name: string]: "window" } ? Id : never;
}[OperationId];

/** Compares one operation. */
type Check = () => Promise<void>;

/** Reads what the whole service has, and makes the checks of each operation. */
export async function windowChecks(
  services: WindowedServices,
): Promise<{ readonly [Id in WindowId | WindowedParameterId]: Check }> {
  const facts = await readFacts(services);
  return { ...primaryChecks(facts), ...evmChecks(facts) };
}
