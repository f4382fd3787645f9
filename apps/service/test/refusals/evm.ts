/** Refusals of what is asked of EVM chains. */

import {
  blockNumber,
  boolean,
  checkedEvmAddress,
  currency,
  evmAddresses,
  evmAddressQuery,
  evmChain,
  hashPath,
  natural,
  networkQuery,
  oneOf,
  page,
  pageOfAtMost,
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

export const listTokenTransfers = transfers;

export const getContractMetadata: Refusals = {
  path: { chainId: "43112", address: ADDRESS },
  refused: { chainId: evmChain, address: checkedEvmAddress },
};

export const listContractDeployments: Refusals = {
  path: { chainId: "43112", address: ADDRESS },
  refused: { chainId: evmChain, address: checkedEvmAddress, ...page },
};

const account = { path: { chainId: "43112", address: ADDRESS } };
const ofAccount = { chainId: evmChain, address: checkedEvmAddress };
const balances = { ...ofAccount, ...pageOfAtMost(500) };

export const getNativeBalance: Refusals = { ...account, refused: { ...ofAccount, blockNumber, currency } };

export const listErc20Balances: Refusals = {
  ...account,
  refused: {
    ...balances,
    blockNumber,
    currency,
    filterSpamTokens: boolean,
    contractAddresses: evmAddresses,
  },
};

export const listErc721Balances: Refusals = {
  ...account,
  refused: { ...balances, contractAddress: evmAddressQuery },
};

export const listErc1155Balances: Refusals = {
  ...account,
  refused: { ...balances, blockNumber, contractAddress: evmAddressQuery },
};

export const listCollectibleBalances: Refusals = {
  ...account,
  refused: { ...balances, contractAddress: evmAddressQuery },
};

export const listChains: Refusals = {
  path: {},
  refused: { network: networkQuery, feature: oneOf("nftIndexing", "webhooks", "teleporter") },
};
