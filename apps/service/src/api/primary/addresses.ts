/** Chains that addresses have interacted with. */

import { toAddresses, toCb58 } from "../../domain/id-text.ts";
import { CHAIN_ALIASES, chainIds } from "../../domain/network.ts";
import { operation } from "../request/operation.ts";
import { readAddresses } from "./address-list.ts";
import { findNetwork, requireIndexed } from "./served-network.ts";

/** All three chains must be available: a missing one would look as if the address had never used it. */
export const listChainIds = operation("listChainIds", { basis: "network" }, async (params, context) => {
  const network = findNetwork(context, params.network);
  const { identity } = network;
  const addresses = readAddresses(identity, "addresses", params.addresses) ?? [];
  for (const alias of CHAIN_ALIASES) requireIndexed(network, alias);
  const ids = chainIds(identity);
  const chains = await context.store.addresses.findChains(identity.networkId, addresses);
  return {
    addresses: addresses.map((key) => ({
      address: toAddresses(identity, [key]).join(),
      blockchainIds: CHAIN_ALIASES.filter((alias) => chains.get(key)?.has(alias)).map((alias) =>
        toCb58(ids[alias]),
      ),
    })),
  };
});
