/** Health of the service, as the metrics interface has it. */

import type { HealthReport } from "@primary-network/metrics/spec";
import type { ServedChainState } from "../request/handler.ts";
import { operation } from "../request/operation.ts";

type Parts = NonNullable<HealthReport["details"]>;

/** Includes the database: the status is 503 when it cannot be used. */
export const getMetricsHealth = operation(
  "getMetricsHealth",
  { basis: "node" },
  async (_, { store, evmChains, networks }) => {
    await store.evm.chains.heights([...evmChains.keys()]);
    const chains: (readonly [name: string, chain: ServedChainState])[] = [
      ...[...evmChains].map(([id, chain]) => [String(id), chain] as const),
      ...[...networks].flatMap(([name, network]) =>
        Object.entries(network.chains).map(([alias, chain]) => [`${name}/${alias}`, chain] as const),
      ),
    ];
    const [info, error]: [Parts, Parts] = [{}, {}];
    for (const [name, chain] of chains) {
      if (chain.unavailable()) error[name] = { status: "down" };
      else info[name] = { status: "up" };
    }
    const status = Object.keys(error).length > 0 ? "error" : "ok";
    return { status, info, error, details: { ...info, ...error } };
  },
);

export const getMetricsLiveness = operation("getMetricsLiveness", { basis: "node" }, async () => ({
  status: "ok",
  info: {},
  error: {},
  details: {},
}));
