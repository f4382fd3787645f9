/** Puts the metrics client together. */
import type { ClientOptions, Middleware } from "@primary-network/core";
import { averageTps } from "./average-tps.ts";
import { bridge } from "./bridge.ts";
import { chains } from "./chains.ts";
import type { Network } from "./gen/operations.ts";
import { health } from "./health.ts";
import { createHttpTransport, type Http } from "./http.ts";
import { icm } from "./icm.ts";
import { staking } from "./staking.ts";
import { l1Validators } from "./validator-fees.ts";

/** Options of {@link createMetricsClient}: those of every client but the key, which the metrics service does not take. */
export interface MetricsClientOptions extends Omit<ClientOptions, "apiKey" | "apiKeyHeader"> {
  /**
   * Network of every call that can name one and does not: mainnet, fuji or testnet.
   * @default none: lists cover all networks, and each call that needs one must name it
   */
  readonly network?: Network | undefined;
}

/** The metrics client. */
export interface MetricsClient {
  /** Average transactions per second of a chain over time. */
  readonly averageTps: ReturnType<typeof averageTps>;
  /** The EVM chains that have metrics. */
  readonly chains: ReturnType<typeof chains>;
  /** Interchain messages over time. */
  readonly icm: ReturnType<typeof icm>;
  /** Stakes over time. */
  readonly staking: ReturnType<typeof staking>;
  /** Fees of L1 validators over time. */
  readonly l1Validators: ReturnType<typeof l1Validators>;
  /** Addresses that bridged tokens. */
  readonly bridge: ReturnType<typeof bridge>;
  /** Health of the service. */
  readonly health: ReturnType<typeof health>;
  /** The raw typed openapi-fetch client over the same pipeline. */
  readonly http: Http;
  /** Adds a middleware around the sending of every later attempt; the first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes a client of the metrics service. Nothing is sent until a method is called.
 *
 * @throws ValidationError naming the option that is wrong.
 * @example
 * ```ts
 * const metrics = createMetricsClient({ baseUrl: "http://127.0.0.1:8080" });
 * for await (const point of metrics.averageTps.list({ chainId: "43114" })) console.log(point.value);
 * ```
 */
export function createMetricsClient(options: MetricsClientOptions): MetricsClient {
  const transport = createHttpTransport(options);
  return {
    averageTps: averageTps(transport),
    chains: chains(transport),
    icm: icm(transport),
    staking: staking(transport),
    l1Validators: l1Validators(transport),
    bridge: bridge(transport),
    health: health(transport),
    get http() {
      return transport.http;
    },
    use: transport.use,
  };
}
