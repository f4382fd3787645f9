/** Refusals of EVM blocks and transactions: single ones, those of a chain, of all chains, and of an address. */

import {
  anyPath,
  boolean,
  checkedEvmAddress,
  evmChain,
  natural,
  networkQuery,
  oneOf,
  page,
  sortOrder,
} from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const ADDRESS = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";
const HASH = `0x${"1".repeat(64)}`;

const NEITHER = '$: "…" is neither a block number nor a hash: 0x and 64 hexadecimal digits';

const blockId: readonly Refusal[] = [
  ...anyPath,
  ...[
    "x",
    "latest",
    "-1",
    "+1",
    "01",
    "1.0",
    "1e3",
    "%201",
    "1%27--",
    "%D9%A1",
    "%E2%80%AE1",
    "0x",
    "0x1",
  ].map((given): Refusal => [given, NEITHER]),
  ["1".repeat(16), NEITHER],
  [HASH.slice(0, -1), NEITHER],
  [`${HASH}1`, NEITHER],
  [HASH.slice(2), NEITHER],
  [HASH.replace("x", "X"), NEITHER],
  [`0x${"g".repeat(64)}`, NEITHER],
  [HASH, "block … of chain 43112 is not indexed", 404],
  ["9".repeat(15), "block 999999999999999 of chain 43112 is not indexed", 404],
];

const status = oneOf("failed", "success");

export const getEvmChain: Refusals = { path: { chainId: "43112" }, refused: { chainId: evmChain } };

export const listAddressChains: Refusals = {
  path: { address: ADDRESS },
  refused: { address: checkedEvmAddress },
};

export const getAddressChains = listAddressChains;

export const getEvmBlock: Refusals = {
  path: { chainId: "43112", blockId: "1" },
  refused: { chainId: evmChain, blockId },
};

export const listEvmBlockTransactions: Refusals = {
  path: { chainId: "43112", blockId: "1" },
  refused: {
    chainId: evmChain,
    blockId,
    ...page,
    // 0 is every transaction of the block.
    pageSize: [...natural, ["101", "$ must be <= 100"], ["9".repeat(400), "$ must be <= 100"]],
  },
};

export const listEvmBlocks: Refusals = {
  path: { chainId: "43112" },
  refused: { chainId: evmChain, ...page },
};

export const listEvmTransactions: Refusals = {
  path: { chainId: "43112" },
  refused: { chainId: evmChain, status, ...page },
};

export const listLatestBlocksAllChains: Refusals = { refused: { network: networkQuery, ...page } };
export const listAllLatestBlocks = listLatestBlocksAllChains;

export const listLatestTransactionsAllChains: Refusals = {
  refused: { network: networkQuery, status, ...page },
};
export const listAllLatestTransactions = listLatestTransactionsAllChains;

const path = { chainId: "43112", address: ADDRESS };
const ofAddress = {
  chainId: evmChain,
  address: checkedEvmAddress,
  startBlock: natural,
  endBlock: natural,
  ...page,
};

export const listAddressTransactions: Refusals = { path, refused: { ...ofAddress, sortOrder } };

export const listAddressTransactionsV2: Refusals = {
  path,
  refused: { ...ofAddress, sortOrder, filterSpamTokens: boolean },
};

export const listNativeTransactions: Refusals = { path, refused: ofAddress };
export const listInternalTransactions = listNativeTransactions;
