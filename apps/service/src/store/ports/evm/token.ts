/** The port of tokens and their metadata. */

import type { TokenMetadataFact } from "../../../domain/evm/facts.ts";

/** A token's metadata, as its contract reports it. */
export type TokenMetadata = Readonly<TokenMetadataFact>;

export interface EvmTokenStore {
  /** Tokens by address; addresses that are no tokens are missing. */
  find(chain: number, addresses: readonly string[]): Promise<ReadonlyMap<string, TokenMetadata>>;
  /**
   * Addresses of tokens whose metadata has not been read, first seen first.
   *
   * @param upTo only tokens seen up to this block
   */
  listUnread(chain: number, limit: number, upTo?: number): Promise<string[]>;
  /** Stores metadata of tokens. */
  save(chain: number, tokens: readonly TokenMetadata[], at: number): Promise<void>;
}
