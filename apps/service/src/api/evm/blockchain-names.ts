/** Ids of blockchains that EVM chains name in hex, as the interface shows them. */

import { decodeHex, encodeCb58 } from "@primary-network/codec";
import type { Context } from "../request/handler.ts";

export interface BlockchainName {
  /** cb58. */
  readonly blockchainId: string;
  /** Decimal; undefined of a chain that is not served here. */
  readonly evmChainId: string | undefined;
}

/** @param hex 32 bytes with 0x */
export function blockchainName({ evmChains }: Pick<Context, "evmChains">, hex: string): BlockchainName {
  const blockchainId = encodeCb58(decodeHex(hex, { checksum: false }));
  const chain = [...evmChains.values()].find(({ source }) => source.blockchainId === blockchainId);
  return { blockchainId, evmChainId: chain && String(chain.source.evmChainId) };
}
