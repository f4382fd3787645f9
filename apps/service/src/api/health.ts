/** Health of the service, as the data interface has it. */

import type { HealthReport } from "@primary-network/data/spec";
import type { Context, ServedChainState } from "./request/handler.ts";
import { HttpError } from "./request/http-error.ts";
import { operation } from "./request/operation.ts";

type Parts = NonNullable<HealthReport["details"]>;

const chainsOf = ({ evmChains, networks }: Context): (readonly [name: string, chain: ServedChainState])[] => [
  ...[...evmChains].map(([id, chain]) => [`evm-${id}`, chain] as const),
  ...[...networks].flatMap(([name, network]) =>
    Object.entries(network.chains).map(([alias, chain]) => [`${name}/${alias}`, chain] as const),
  ),
];

export const getHealth = operation("getHealth", { basis: "node" }, async (_, context) => {
  const { database, apiPool, draining } = await context.status.health();
  if (!database.ready || !apiPool.ready)
    throw new HttpError(503, "the database cannot be used now", { "retry-after": "1" });
  const [info, error]: [Parts, Parts] = [{ database: { status: "up" } }, {}];
  for (const [name, chain] of chainsOf(context)) {
    if (chain.unavailable()) error[name] = { status: "down" };
    else info[name] = { status: "up" };
  }
  const status = draining ? "shutting_down" : Object.keys(error).length > 0 ? "error" : "ok";
  return { status, info, error, details: { ...info, ...error } };
});

export const getLiveness = operation("getLiveness", { basis: "node" }, async () => ({
  status: "ok",
  info: {},
  error: {},
  details: {},
}));
