/** Puts the EVM chains' JSON-RPC beside the node's other paths. */
import { encodeCb58 } from "@primary-network/codec";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Network } from "../network.ts";
import { type EvmAbsence, EvmChains } from "./evm-chains.ts";

/**
 * Answers the paths of EVM chains, and leaves all others to the node.
 *
 * @param evm the chains, or why there are none
 */
export function withEvmRoutes(
  evm: EvmChains | EvmAbsence,
  network: () => Network,
  node: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  const exists = (name: string) =>
    name === "C" ||
    [...network().chain.state.blockchains.values()].some(({ chainId }) => encodeCb58(chainId) === name);
  // As the node's other paths: every origin may ask.
  app.use("/ext/bc/:chain/rpc", cors());
  app.all("/ext/bc/:chain/rpc", async (context) => {
    const name = context.req.param("chain");
    if (evm instanceof EvmChains) return (await evm.answer(name, context.req.raw)) ?? node(context.req.raw);
    return exists(name) ? context.text(`no EVM chain runs: ${evm.reason}\n`, 503) : node(context.req.raw);
  });
  app.notFound((context) => node(context.req.raw));
  return async (request) => app.fetch(request);
}
