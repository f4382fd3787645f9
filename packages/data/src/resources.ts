/** Public surface of `/resources`: a client with single resources, for pages where each kilobyte counts. */
import type { Middleware } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { DataClientOptions } from "./client-options.ts";
import { operations as callsOnly } from "./gen/makers.ts";
import type { OperationsResource } from "./gen/resources.ts";
import { createDataTransport } from "./transport.ts";
import { type WaitForOperation, waitForOperation } from "./wait.ts";

export * from "./gen/makers.ts";

/** Makes `data.operations` over a transport. */
export const operations = (transport: Transport): OperationsResource & WaitForOperation => {
  const calls = callsOnly(transport);
  return { ...calls, ...waitForOperation(calls, transport.pipeline.settings.clock) };
};

/** A function that makes the methods of a resource, such as `validators`. */
export type ResourceMaker = (transport: Transport) => object;

/** A client with the resources of `Makers`, each under its name. */
export type DataClientWith<Makers extends Readonly<Record<string, ResourceMaker>>> = {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
} & {
  /** Adds middleware around the sending of every later attempt. The first added is the outermost. */
  use(middleware: Middleware): void;
};

/**
 * Makes a client with some resources of the data service. A bundle contains only their methods. With one
 * resource, it has two thirds of the bytes of a whole client.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * import { createDataClientWith, validators } from "@primary-network/data/resources";
 * const data = createDataClientWith({ baseUrl, network: "fuji" }, { validators });
 * const { items } = await data.validators.list({ pageSize: 10 });
 * ```
 */
export function createDataClientWith<const Makers extends Readonly<Record<string, ResourceMaker>>>(
  options: DataClientOptions,
  makers: Makers,
): DataClientWith<Makers> {
  const transport = createDataTransport(options);
  const made = Object.entries(makers).map(([name, make]) => [name, make(transport)]);
  return { ...Object.fromEntries(made), use: transport.use };
}
