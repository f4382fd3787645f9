/** Builds the metrics client: its generated resources over one transport. */
import type { Middleware } from "@primary-network/core";
import type { MetricsClientOptions } from "./client-options.ts";
import { resources } from "./gen/makers.ts";
import type { MetricsResources } from "./gen/resources.ts";
import { createMetricsTransport } from "./transport.ts";

/** The metrics client. */
export interface MetricsClient extends MetricsResources {
  /** Adds middleware around the sending of every later attempt. The first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes a client of the metrics service. Nothing is sent until a method is called.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * const metrics = createMetricsClient({ baseUrl: "http://127.0.0.1:8080" });
 * for await (const point of metrics.averageTps.list({ chainId: "43114" })) console.log(point.value);
 * ```
 */
export function createMetricsClient(options: MetricsClientOptions): MetricsClient {
  const transport = createMetricsTransport(options);
  return { ...resources(transport), use: transport.use };
}
