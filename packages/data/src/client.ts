/** Builds the data client: the generated resources over one transport, and the methods written by hand. */
import type { Middleware } from "@primary-network/core";
import type { DataClientOptions } from "./client-options.ts";
import { resources } from "./gen/makers.ts";
import type { DataResources, OperationsResource } from "./gen/resources.ts";
import { operations } from "./resources.ts";
import { createDataTransport } from "./transport.ts";
import type { WaitForOperation } from "./wait.ts";

/** The data client. */
export interface DataClient extends Omit<DataResources, "operations"> {
  /** Background operations, such as exports. */
  readonly operations: OperationsResource & WaitForOperation;
  /** Adds middleware around the sending of every later attempt. The first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes a client of the data service. Nothing is sent until a method is called.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
 * for await (const validator of data.validators.list()) console.log(validator.nodeId);
 * ```
 */
export function createDataClient(options: DataClientOptions): DataClient {
  const transport = createDataTransport(options);
  return { ...resources(transport), operations: operations(transport), use: transport.use };
}
