/** Refusals of what is asked of collections. */

import { anyPath, checkedEvmAddress, evmChain, page } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const ADDRESS = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";

const path = { chainId: "43112", address: ADDRESS, tokenId: "7" };

const tokenId: readonly Refusal[] = [
  ...["x", "-1", "+1", "1.0", "1e3", "0x1", "00", "07", "%201", "1%27", "%D9%A1", "%E2%80%AE1"].map(
    (given): Refusal => [given, "$ must be a decimal integer from 0 to 2^256 - 1, without leading zeros"],
  ),
  [String(2n ** 256n), "$ must be a decimal integer from 0 to 2^256 - 1, without leading zeros"],
  ["9".repeat(5_000), "$ must be a decimal integer from 0 to 2^256 - 1, without leading zeros"],
  [String(2n ** 256n - 1n), "there is no token …", 404],
];

export const getNft: Refusals = {
  path,
  refused: { chainId: evmChain, address: checkedEvmAddress, tokenId: [...anyPath, ...tokenId] },
};

export const reindexNft: Refusals = {
  path,
  refused: {
    chainId: evmChain,
    address: checkedEvmAddress,
    // Without an id it is the path of another operation, for the token ":reindex".
    tokenId: [
      ...anyPath.filter(([given]) => given !== ""),
      ["", "POST is not allowed at …", 405],
      ...tokenId,
    ],
  },
};

export const listNfts: Refusals = {
  path: { chainId: "43112", address: ADDRESS },
  refused: { chainId: evmChain, address: checkedEvmAddress, ...page },
};
