/** Converts blockchain ids from the hex of EVM chains to the interface's forms. */

import { toCb58 } from "../../domain/id-text.ts";
import type { Context } from "../request/handler.ts";

export interface BlockchainName {
  /** cb58. */
  readonly blockchainId: string;
  /** Decimal; undefined for a chain that this service does not index. */
  readonly evmChainId: string | undefined;
}

/** @param hex 32 bytes with 0x */
export function blockchainName({ evmChains }: Pick<Context, "evmChains">, hex: string): BlockchainName {
  const blockchainId = toCb58(hex);
  const chain = [...evmChains.values()].find(({ source }) => source.blockchainId === blockchainId);
  return { blockchainId, evmChainId: chain && String(chain.source.evmChainId) };
}
