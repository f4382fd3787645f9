/** Chains that addresses have interacted with. */

import { toAddresses, toCb58 } from "../../domain/id-text.ts";
import { CHAIN_ALIASES, type ChainAlias, chainIds, type ServedName } from "../../domain/network.ts";
import { operation } from "../request/operation.ts";
import { readAddresses } from "./address-list.ts";
import { findNetwork, requireIndexed } from "./served-network.ts";

/** cb58 ids of the public networks' chains: the hosted service's official clients accept no others. */
const PUBLIC_IDS: { readonly [name in ServedName]: { readonly [alias in ChainAlias]?: string } } = {
  mainnet: {
    "x-chain": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
    "c-chain": "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
  },
  fuji: {
    "x-chain": "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
    "c-chain": "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
  },
};

/** All three chains must be available: a missing one would look as if the address had never used it. */
export const listChainIds = operation("listChainIds", { basis: "network" }, async (params, context) => {
  const network = findNetwork(context, params.network);
  const { identity, name } = network;
  const addresses = readAddresses(identity, "addresses", params.addresses) ?? [];
  for (const alias of CHAIN_ALIASES) requireIndexed(network, alias);
  const ids = chainIds(identity);
  const idOf = (alias: ChainAlias) => (context.compat && PUBLIC_IDS[name][alias]) || toCb58(ids[alias]);
  const chains = await context.store.addresses.findChains(identity.networkId, addresses);
  return {
    addresses: addresses.map((key) => ({
      address: toAddresses(identity, [key]).join(),
      blockchainIds: CHAIN_ALIASES.filter((alias) => chains.get(key)?.has(alias)).map(idOf),
    })),
  };
});
