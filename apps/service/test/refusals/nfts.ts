/** Refusals of the re-reading of NFT metadata. */

import { anyPath, evmAddress } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const reindexNft: Refusals = {
  path: { chainId: "43113", address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", tokenId: "7" },
  refused: { chainId: anyPath, address: evmAddress, tokenId: anyPath },
};
