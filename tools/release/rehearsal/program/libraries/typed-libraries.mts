/** A typed program with the libraries: compiling it shows that their declarations are whole, and say no less than they should. */

import { type DevOptions, startDev } from "@primary-network/devnet";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { createService, type Service } from "@primary-network/service";
import type { createClients } from "@primary-network/testing";

type IsAny<T> = 0 extends 1 & T ? true : false;
type Not<T extends false> = T;

export type Precise = [
  Not<IsAny<Localnet["blocks"][number]>>,
  Not<IsAny<Localnet["accounts"]>>,
  Not<IsAny<Parameters<typeof createService>[0]["networks"]>>,
  Not<IsAny<Service["status"]>>,
  Not<IsAny<Awaited<ReturnType<typeof startDev>>["node"]>>,
  Not<IsAny<ReturnType<typeof createClients>["data"]>>,
  Not<IsAny<DevOptions["host"]>>,
];

/** Never called: compiling it is the test. */
export async function compiles(): Promise<Service> {
  // @ts-expect-error a number of weeks
  await createLocalnet({ weeks: "2" });
  // @ts-expect-error a service has networks
  await createService({});
  // @ts-expect-error a port is a number
  await startDev({ port: "8080" });
  return createService({ networks: {} });
}
