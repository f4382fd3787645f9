/** The node's HTTP interface: routes each path. */
import { formatNodeId, stringifyJson } from "@primary-network/codec";
import { type OperationId, operations } from "@primary-network/pchain-rpc/spec";
import { type Context, Hono } from "hono";
import { BlockLog } from "../chains/p/block-log.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import type { Network } from "../network/network.ts";
import { avaxMethods } from "./avax-methods.ts";
import { assetMethods } from "./avm/asset-methods.ts";
import { xTxMethods } from "./avm/tx-methods.ts";
import { HEALTH_CHECKS, type HealthCheck, healthMethods } from "./health-methods.ts";
import { indexMethods } from "./index-methods.ts";
import { infoMethods } from "./info-methods.ts";
import { createJson2Handler } from "./json2.ts";
import type { Method } from "./method.ts";
import { nodeHeaders } from "./node-headers.ts";
import { plainText } from "./plain-text.ts";
import { balanceMethods } from "./platform/balance-methods.ts";
import { blockMethods } from "./platform/block-methods.ts";
import { blockchainMethods } from "./platform/blockchain-methods.ts";
import { heightMethods } from "./platform/height-methods.ts";
import { stakingMethods } from "./platform/staking-methods.ts";
import { subnetMethods } from "./platform/subnet-methods.ts";
import { txMethods } from "./platform/tx-methods.ts";
import { validatorMethods } from "./platform/validator-methods.ts";
import { proposerMethods } from "./proposer-methods.ts";
import { id } from "./text.ts";
import { warpMethods } from "./warp-methods.ts";

/** The indexes of the X- and C-Chain, beside that of the P-Chain which the interface names. */
const X_INDEX = "/ext/index/X/block";
export const C_INDEX = "/ext/index/C/block";

const C_AVAX = "/ext/bc/C/avax";

/** Paths that other programs use in their configuration, and the node's aliases of them. */
const X_CHAIN = "/ext/bc/X";
const HEALTH = "/ext/health";
const aliasesOf = ({ genesis: { xChainId } }: Network): { readonly [path: string]: readonly string[] } => ({
  [operations.getHeight.path]: ["/ext/P", "/ext/platform", "/ext/bc/platform", `/ext/bc/${id(EMPTY_ID)}`],
  [X_CHAIN]: ["/ext/X", "/ext/avm", "/ext/bc/avm", `/ext/bc/${id(xChainId)}`],
});

/** Every method of the interface; the compiler checks that none is missing. */
type PlatformTable = { readonly [name in Exclude<OperationId, `index${string}`>]: Method };

/** Every method of the P-Chain endpoint. */
function platformMethods(network: Network): PlatformTable {
  return {
    ...blockMethods(network),
    ...balanceMethods(network),
    ...blockchainMethods(network),
    ...subnetMethods(network),
    ...stakingMethods(network),
    ...heightMethods(network),
    ...txMethods(network),
    ...validatorMethods(network),
  };
}

/** Builds the server of a network; web-standard, so any runtime can bind it to a port. */
export function createServer(network: Network): (request: Request) => Promise<Response> {
  const app = new Hono();
  // The node's default allows every origin, so that wallets in browsers can call it.
  app.use(nodeHeaders(() => formatNodeId(network.nodeId)));
  const health = healthMethods(network);
  const well = (check: HealthCheck) => {
    network.catchUp();
    const headers = { "content-type": "application/json" };
    return new Response(`${stringifyJson(health[check]())}\n`, { headers });
  };
  const aliases = aliasesOf(network);
  // The X-Chain's transactions and vertices from before it had blocks: there are none.
  const noBlocks = new BlockLog(network.genesis.xChainId);
  const { issueTx } = xTxMethods(network);
  const chains = [
    [["P", id(EMPTY_ID)], network.chain.blocks],
    [["X", id(network.genesis.xChainId)], network.xChain.blocks],
    [["C", id(network.genesis.cChainId)], network.cChain.blocks],
  ] as const;
  const proposers = chains.flatMap(([names, blocks]) =>
    names.map((name) => [`/ext/bc/${name}/proposervm`, { proposervm: proposerMethods(blocks, network) }]),
  );
  const endpoints: { readonly [path: string]: Parameters<typeof createJson2Handler>[0] } = {
    [operations.getHeight.path]: { platform: platformMethods(network) },
    [operations.indexGetIndex.path]: { index: indexMethods(network.chain.blocks) },
    [X_INDEX]: { index: indexMethods(network.xChain.blocks) },
    "/ext/index/X/tx": { index: indexMethods(noBlocks) },
    "/ext/index/X/vtx": { index: indexMethods(noBlocks) },
    [C_INDEX]: { index: indexMethods(network.cChain.blocks) },
    [C_AVAX]: { avax: avaxMethods(network) },
    [`/ext/bc/${id(network.genesis.cChainId)}/avax`]: { avax: avaxMethods(network) },
    [X_CHAIN]: { avm: { ...xTxMethods(network), ...assetMethods(network) } },
    [`${X_CHAIN}/wallet`]: { wallet: { issueTx } },
    "/ext/info": { info: infoMethods(network) },
    [HEALTH]: { health: { ...health } },
    "/ext/warp": { warp: warpMethods(network) },
    ...Object.fromEntries(proposers),
  };
  for (const [path, services] of Object.entries(endpoints)) {
    const handle = createJson2Handler(services, (method, params, run) =>
      // Users change the world by transactions, under the same method name at every chain's endpoint, and by messages they send.
      /\.issueTx$|^warp\.send$/.test(method)
        ? network.journal.act({ type: "call", path, method, params }, run)
        : run(),
    );
    const serve = (context: Context) => {
      network.catchUp();
      return handle(context.req.raw);
    };
    if (path === HEALTH) {
      // A GET returns the same for load balancers, with one path per check.
      for (const check of HEALTH_CHECKS) app.get(`${HEALTH}/${check}`, () => well(check));
      // Hono routes a HEAD to the handler of GET; the node has no HEAD here.
      app.get(HEALTH, (context) => (context.req.method === "HEAD" ? serve(context) : well("health")));
    }
    for (const name of [path, ...(aliases[path] ?? [])]) app.all(name, serve);
  }
  app.notFound(() => plainText(404, "404 page not found"));
  return async (request) => app.fetch(request);
}
