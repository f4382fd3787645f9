/** Routes the EVM chains' paths beside the node's other ones. */
import { encodeCb58, formatNodeId } from "@primary-network/codec";
import { type Context, Hono } from "hono";
import type { Network } from "../network/network.ts";
import { Arguments } from "../rpc/arguments.ts";
import { readAtomicTx } from "../rpc/avax-methods.ts";
import { BodyTooLongError, MAX_BODY, readText, tooLong } from "../rpc/body.ts";
import { indexMethods } from "../rpc/index-methods.ts";
import { createJson2Handler } from "../rpc/json2.ts";
import { nodeHeaders } from "../rpc/node-headers.ts";
import { plainText } from "../rpc/plain-text.ts";
import { proposerMethods } from "../rpc/proposer-methods.ts";
import { C_INDEX } from "../rpc/server.ts";
import { EvmDownError } from "./chain/node.ts";
import { type EvmAbsence, EvmChains } from "./chains.ts";

/** The accounts that a request to issue an atomic transaction exports from; none for other requests. */
function exportersOf(text: string): Uint8Array[] {
  try {
    const { method, params } = JSON.parse(text);
    if (method !== "avax.issueTx") return [];
    const args = new Arguments(Array.isArray(params) ? params[0] : params);
    const { unsignedTx } = readAtomicTx(args.string("tx"), args.encoding());
    return unsignedTx.type === "ExportTx" ? unsignedTx.inputs.map(({ address }) => address) : [];
  } catch {
    // The handler of the request reports the error.
    return [];
  }
}

/**
 * Serves the paths of EVM chains, and leaves all others to the node.
 *
 * @param evm the chains, or why none run
 */
export function withEvmRoutes(
  evm: EvmChains | EvmAbsence,
  network: () => Network,
  node: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  const isC = (name: string) => name === "C" || name === encodeCb58(network().genesis.cChainId);
  const exists = (name: string) =>
    name === "C" ||
    [...network().chain.state.blockchains.values()].some(({ chainId }) => encodeCb58(chainId) === name);
  // Like the node's other paths, every origin is allowed.
  const headers = nodeHeaders(() => formatNodeId(network().nodeId));
  app.use("/ext/bc/:chain/rpc", headers);
  app.all("/ext/bc/:chain/rpc", async (context) => {
    const name = context.req.param("chain");
    if (evm instanceof EvmChains) return (await evm.handle(name, context.req.raw)) ?? node(context.req.raw);
    return exists(name) ? context.text(`no EVM chain runs: ${evm.reason}\n`, 404) : node(context.req.raw);
  });
  if (evm instanceof EvmChains) {
    // A request here is no WebSocket; an earlier handler takes these.
    app.use("/ext/bc/:chain/ws", headers);
    app.all("/ext/bc/:chain/ws", ({ req }) => {
      if (!evm.has(req.param("chain"))) return node(req.raw);
      const refusal = plainText(400, "Bad Request");
      refusal.headers.set("sec-websocket-version", "13");
      return refusal;
    });
    app.use(C_INDEX, headers);
    app.all(C_INDEX, async ({ req }) =>
      createJson2Handler({ index: indexMethods((await evm.cChainBlocks()).blocks) })(req.raw),
    );
    app.use("/ext/bc/:chain/proposervm", headers);
    app.all("/ext/bc/:chain/proposervm", async ({ req }) => {
      if (!isC(req.param("chain"))) return node(req.raw);
      const { blocks } = await evm.cChainBlocks();
      return createJson2Handler({ proposervm: proposerMethods(blocks, network()) })(req.raw);
    });
    // Its CORS headers come from the node.
    app.post("/ext/bc/:chain/avax", ({ req }) =>
      isC(req.param("chain")) ? handleAvax(evm, req.raw, node) : node(req.raw),
    );
  }
  app.onError((error, context: Context) => {
    if (error instanceof EvmDownError) return context.text(`${error.message}\n`, 503);
    throw error;
  });
  app.notFound((context) => node(context.req.raw));
  return async (request) => app.fetch(request);
}

/** Handles atomic transactions of the C-Chain with the balances of its EVM. */
async function handleAvax(
  evm: EvmChains,
  request: Request,
  node: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { url, method, headers } = request;
  try {
    const text = await readText(request, MAX_BODY);
    // As bytes: a string would add a content type where the request has none.
    const body = new TextEncoder().encode(text);
    return await evm.withAccounts(exportersOf(text), () => node(new Request(url, { method, headers, body })));
  } catch (error) {
    if (!(error instanceof BodyTooLongError)) throw error;
    return tooLong(error);
  }
}
