/** From the names in a path to a network and chain that this service has. */

import { type ChainAlias, chainAlias, type NetworkName, PRIMARY_ID, servedName } from "../domain/network.ts";
import { HttpError } from "../http/http-error.ts";
import type { Context, ServedNetwork } from "./handler.ts";

/** @throws HttpError 404 when the network is not served, 502 or 503 while there is nothing to answer with */
export function networkOf({ networks }: Context, name: NetworkName | undefined): ServedNetwork {
  const network = name === undefined ? undefined : networks.get(servedName(name));
  if (!network) {
    const names = [...networks.keys()].flatMap((served) =>
      served === "fuji" ? ["fuji", "testnet"] : [served],
    );
    throw new HttpError(404, `network ${name} is not served here; there is ${names.join(", ") || "none"}`);
  }
  const fault = network.unavailable();
  if (fault) throw new HttpError(fault.status, fault.reason);
  return network;
}

/** @throws HttpError 404 for a chain of another network, 501 for chains that are not indexed yet */
export function requirePChain({ identity, name }: ServedNetwork, blockchainId: string): void {
  const alias = chainAlias(identity, blockchainId);
  if (alias === undefined) {
    const { xChainId, cChainId } = identity;
    const known = ["p-chain", "x-chain", "c-chain", PRIMARY_ID, xChainId, cChainId].join(", ");
    throw new HttpError(404, `blockchainId ${blockchainId} is not a chain of ${name}; there is ${known}`);
  }
  if (alias !== "p-chain")
    throw new HttpError(501, `the ${chainTitle[alias]} is not indexed by this version yet`);
}

const chainTitle: { readonly [alias in ChainAlias]: string } = {
  "p-chain": "P-Chain",
  "x-chain": "X-Chain",
  "c-chain": "C-Chain",
};
