/** Refusals of what is asked of EVM chains. */

import {
  checkedEvmAddress,
  currency,
  evmChain,
  hashPath,
  natural,
  networkQuery,
  oneOf,
  page,
} from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

const ADDRESS = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";

export const getTransaction: Refusals = {
  path: { chainId: "43112", txHash: `0x${"1".repeat(64)}` },
  refused: { chainId: evmChain, txHash: hashPath },
};

export const getDeploymentTransaction: Refusals = {
  path: { chainId: "43112", address: ADDRESS },
  refused: {
    chainId: evmChain,
    address: checkedEvmAddress,
    currency,
  },
};

const transfers: Refusals = {
  path: { chainId: "43112", address: ADDRESS },
  refused: { chainId: evmChain, address: checkedEvmAddress, startBlock: natural, endBlock: natural, ...page },
};

export const listErc20Transfers = transfers;
export const listErc721Transfers = transfers;
export const listErc1155Transfers = transfers;

export const listChains: Refusals = {
  path: {},
  refused: { network: networkQuery, feature: oneOf("nftIndexing", "webhooks", "teleporter") },
};
