/** The node's HTTP interface: which path answers what. */
import { type OperationId, operations } from "@primary-network/pchain-rpc/spec";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Network } from "../network.ts";
import { avaxMethods } from "./avax-methods.ts";
import { indexMethods } from "./index-methods.ts";
import { infoMethods } from "./info-methods.ts";
import { createJson2Handler } from "./json2.ts";
import type { Method } from "./method.ts";
import { balanceMethods } from "./platform/balance-methods.ts";
import { blockMethods } from "./platform/block-methods.ts";
import { blockchainMethods } from "./platform/blockchain-methods.ts";
import { heightMethods } from "./platform/height-methods.ts";
import { stakingMethods } from "./platform/staking-methods.ts";
import { subnetMethods } from "./platform/subnet-methods.ts";
import { txMethods } from "./platform/tx-methods.ts";
import { validatorMethods } from "./platform/validator-methods.ts";
import { id, rfc3339 } from "./text.ts";
import { warpMethods } from "./warp-methods.ts";

/** The indexes of the X- and C-Chain, beside that of the P-Chain which the interface names. */
const X_INDEX = "/ext/index/X/block";
export const C_INDEX = "/ext/index/C/block";

const C_AVAX = "/ext/bc/C/avax";

/** Methods of the interface that have nothing true to answer: no transaction pays a fee that follows the load. */
type NotOffered = "getFeeConfig" | "getFeeState";

/** Every method of the interface except those; the compiler insists that none is forgotten. */
type PlatformTable = { readonly [name in Exclude<OperationId, `index${string}` | NotOffered>]: Method };

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
  // The node's default allows every origin, so that wallets in browsers can ask it.
  app.use(cors());
  const endpoints: { readonly [path: string]: Parameters<typeof createJson2Handler>[0] } = {
    [operations.getHeight.path]: { platform: platformMethods(network) },
    [operations.indexGetIndex.path]: { index: indexMethods(network.chain) },
    [X_INDEX]: { index: indexMethods(network.xChain) },
    [C_INDEX]: { index: indexMethods(network.cChain) },
    [C_AVAX]: { avax: avaxMethods(network) },
    [`/ext/bc/${id(network.genesis.cChainId)}/avax`]: { avax: avaxMethods(network) },
    "/ext/info": { info: infoMethods(network) },
    "/ext/warp": { warp: warpMethods(network) },
  };
  for (const [path, services] of Object.entries(endpoints)) {
    const handle = createJson2Handler(services, (method, params, run) =>
      // Users change the world by transactions, which every chain's endpoint names the same, and by messages they send.
      /\.issueTx$|^warp\.send$/.test(method)
        ? network.journal.act({ type: "call", path, method, params }, run)
        : run(),
    );
    app.all(path, (context) => {
      network.catchUp();
      return handle(context.req.raw);
    });
  }
  app.get("/ext/health", (context) => {
    const { last } = network.chain;
    const message = { lastAcceptedHeight: Number(last.height), lastAcceptedID: id(last.blockId) };
    const check = { message, timestamp: rfc3339(Math.floor(network.settings.clock.now())), duration: 0 };
    return context.json({ checks: { P: check }, healthy: true });
  });
  app.notFound((context) => context.text("404 page not found\n", 404));
  return async (request) => app.fetch(request);
}
